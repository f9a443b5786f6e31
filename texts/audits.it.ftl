# Verifiche: ciò che si rifiuta di un invio e l’esito di una riga.

problem-audits-closed =
    .title = Verifiche chiuse
    .detail = Questo servizio non accetta verifiche. Chi lo gestisce può aprirle con REFEREE_AUDITS=open.
problem-audits-unavailable =
    .title = Verifiche non disponibili
    .detail = L’archivio delle verifiche in questo momento non risponde. Quanto è stato accettato non va perso; riprova tra poco.
problem-audits-full =
    .title = Non c’è posto per la verifica
    .detail = L’archivio delle verifiche non ha posto per questo invio. Elimina le verifiche che non servono più o riprova più tardi.
problem-unknown-audit =
    .title = Verifica sconosciuta
    .detail = Non c’è nessuna verifica con questo identificativo: non è mai iniziata, è stata eliminata o è scaduta.
problem-unknown-line =
    .title = Riga sconosciuta
    .detail = La verifica non ha nulla da giudicare in questa riga.
problem-no-result-yet =
    .title = Ancora nessun risultato
    .detail = Questa riga non è ancora stata giudicata; si potrà correggere quando lo sarà.
problem-audit-differs =
    .title = Un’altra verifica ha questo identificativo
    .detail = Con questo identificativo è già iniziata una verifica di altro contenuto. Scegli un altro identificativo o elimina prima quella.
problem-audit-receiving =
    .title = La verifica è in scrittura
    .detail = In questo momento un’altra richiesta sta scrivendo in questa verifica; riprova tra poco.
problem-audit-too-large =
    .title = Invio troppo grande
    .detail = L’invio ha più byte di quanti ne ammette una verifica; dividilo in più verifiche.
problem-audit-too-many-lines =
    .title = Troppe righe
    .detail = L’invio ha più righe di quante ne ammette una verifica; dividilo in più verifiche.
problem-audit-too-packed =
    .title = Compresso troppo
    .detail = Una volta decompresso, l’invio occupa enormemente più di quanto pesa, cosa insolita per delle partite; invialo non compresso.
problem-broken-gzip =
    .title = Gzip danneggiato
    .detail = Il corpo è dichiarato compresso con gzip, ma è danneggiato o non lo è; invia di nuovo il file intero.
problem-broken-upload =
    .title = Invio interrotto
    .detail = L’invio è terminato prima di arrivare per intero. Non ne è stato conservato nulla; invialo di nuovo.
problem-audit-length =
    .title = Manca la lunghezza
    .detail = Invia il contenuto con la sua lunghezza (Content-Length), perché un invio interrotto non passi per completo.
problem-no-lines =
    .title = Nessuna riga
    .detail = L’invio non contiene nessuna riga con una partita.
problem-audit-media-type =
    .title = Tipo di contenuto non ammesso
    .detail = Invia la verifica come application/x-ndjson (una partita per riga) o come text/csv, in UTF-8.
problem-audit-encoding =
    .title = Codifica non ammessa
    .detail = Invia il contenuto così com’è o compresso con gzip.

fault-limit-lines = Sono ammesse al massimo { $limit } righe.
fault-limit-bytes = Sono ammessi al massimo { $limit } byte, non compressi.
fault-limit-ratio = Ogni byte può diventarne al massimo { $limit }.
fault-line-too-long = La riga ha più di { $limit } byte e non è stata letta.
audit-line-kills-worker = Il giudizio di questa riga ha fatto cadere il processo tre volte, perciò è stata abbandonata. Segnalalo allegando la riga.
audit-line-too-slow = Il giudizio di questa riga ha richiesto più tempo di calcolo di quello concesso a una riga.
audit-line-breaks-referee = L’arbitro ha un errore che questa riga fa emergere; per quanto ne sappiamo, la riga è corretta. Segnalalo, per favore.

status-failed = non è stato possibile giudicarla
audit-line = Riga { $line }
audit-done =
    { $done ->
        [one] È stata giudicata { $done } riga su { $total }.
       *[other] Sono state giudicate { $done } righe su { $total }.
    }

fault-mixed-directions = In alcune di queste partite vince chi ha più punti e in altre chi ne ha meno: scegli un gioco o assegna punti per piazzamento (scheme places).
fault-scheme = Scrivi totals, oppure places= con quanto vale ogni posto a partire dal primo, per esempio places=10,6,3,1.
fault-tag-filter = Scrivi l’etichetta come nome=valore.
audit-duplicate-id = L’identificativo «{ $id }» compare in { $lines } righe; in classifica conta solo la prima.
audit-duplicate-game = La stessa partita compare in { $lines } righe con identificativi diversi.
audit-similar-names = «{ $one }» e «{ $other }» sono quasi lo stesso nome e non giocano mai nella stessa partita; sono la stessa persona?
audit-odd-dice = I dadi di { $player } sono caduti come dadi buoni non fanno quasi mai: { NAMES($faces) } (chi quadrato { $statistic }, dadi lanciati: { $dice }, p = { $p }).

report-title = Verifica { $name }
report-running = La verifica non è ancora finita; questo è quanto c’è finora.
report-counts = Risultati
report-standings = Classifica
report-games = Partite
report-wins = Vittorie
report-findings = Da controllare, su tutte le righe
report-lines = righe
report-line = Riga
report-id = Identificativo
report-doubtful = Righe da controllare
report-nothing = Nessuna.
report-before = Prima della correzione:
report-all = Tutte le righe
report-totals = Punti (vincitori in grassetto)
report-total = { $player }: { $claimed } dichiarati, { $computed } calcolati.
report-section = { $player }, { $section }: { $claimed } dichiarati, { $computed } calcolati.
report-winners = Vincitori: { $claimed } dichiarati, { $computed } calcolati.

fault-duplicate-key = Qui un oggetto ha due volte la chiave «{ $field }», perciò non è chiaro quale valore conti.
fault-integer-too-large = Questo numero intero non sta in 53 bit, perciò non tutti i programmi lo leggerebbero allo stesso modo.
fault-not-finite = NaN e Infinity non sono numeri JSON.
