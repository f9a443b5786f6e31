### Frasi comuni a tutti i giochi.

## Elenchi

list-and =
    { $sound ->
        [e] { $rest } ed { $last }
       *[other] { $rest } e { $last }
    }
list-or = { $rest } o { $last }
list-empty = nessuno

## I tipi di valore di JSON

word-object = un oggetto
word-array = un elenco
word-string = un testo
word-integer = un numero intero
word-number = un numero con decimali
word-boolean = true o false
word-null = null

## Che ne è stato di una partita registrata, dei fogli o di un risultato dichiarato

status-confirmed = confermato
status-disputed = contestato
status-unclaimed = nessun risultato dichiarato
status-incomplete = la partita non è finita
status-illegal = c’è una mossa non consentita
status-invalid = illeggibile
claim-confirmed = Il risultato dichiarato è corretto.
claim-disputed = Il risultato dichiarato non corrisponde al conteggio dell’arbitro.
claim-premature = Il risultato è stato dichiarato prima della fine della partita.
claim-absent = Nessun risultato è stato dichiarato.
severity-error = errore
severity-warning = avviso

## Tabelle della riga di comando

table-player = Giocatore
table-rank = Posizione
table-section = Sezione
table-item = Voce
table-points = Punti
table-rule = Regola
table-moves = Mosse
table-total = Totale
table-winner =
    { COUNT($winners) ->
        [0] Non vince nessuno
        [one] Vince { NAMES($winners) }
       *[other] Vincono { NAMES($winners) }
    }
table-winners = Vincitori
table-status = Esito
table-claimed = Dichiarato
table-computed = Contato
table-findings = Da ricontrollare
table-alternatives = Si può invece
table-accepted =
    { $accepted ->
        [one] { $accepted } mossa accettata
       *[other] { $accepted } mosse accettate
    }
table-move = Mossa { $move } ({ $pointer })
table-setup = Preparazione
table-refused = { $place }: non accettata.
table-no-events = non cambia nulla
table-next = Che cosa tocca adesso
table-types = { WORDS($types, join: "or") }
table-rulings = Dubbi del regolamento che hanno contato, e come sono stati letti
table-tie-break = Spareggio
table-provisional = La partita non è finita; questi sono i punti finora.
table-target-exceeded =
    { $above ->
        [one] Da superare: { $target } punti; superati di uno.
       *[other] Da superare: { $target } punti; superati di { $above }.
    }
table-target-short =
    { $short ->
        [one] Da superare: { $target } punti; ne manca uno.
       *[other] Da superare: { $target } punti; ne mancano { $short }.
    }
table-excellent = Il regolamento lo considera un punteggio eccellente.
tie-break-abilities_used =
    { $count ->
        [one] { $count } abilità usata
       *[other] { $count } abilità usate
    }
objective-met = Obiettivo raggiunto.
objective-missed = Obiettivo mancato.

## Una decisione arbitrale, per il tavolo che confronta le letture

effect-none = non cambia nulla
effect-totals = cambiano i totali
effect-winners = cambia chi vince
effect-illegal = una mossa non è più consentita
settle-winners = { $ruling } decide chi vince: { $question }
settle-totals = { $ruling } cambia un totale: { $question }
settle-illegal = { $ruling } decide se una mossa è consentita: { $question }
table-settle = Da chiarire prima di giocare
table-ends-before = la partita finisce prima di { $place }
table-ruling = Decisione
table-reading = Lettura
table-effect = Effetto
table-as-judged = come giudicata
table-no-readings = Nessuna decisione con un’altra lettura ha contato in questa partita.
table-incomplete = Le combinazioni di letture sono più di quelle provate.
same-winners-yes = Con qualsiasi altra lettura chi vince resta lo stesso.
same-winners-no = Con un’altra lettura vince qualcun altro.
same-winners-unknown = Con un’altra lettura una mossa non è consentita, perciò non si può sapere chi avrebbe vinto.

## Due registrazioni della stessa partita

table-same = Le due registrazioni raccontano la stessa partita.
table-part = Le registrazioni si separano qui: { $place }.
table-setups-differ = Le preparazioni sono diverse: { NAMES($pointers) }.
table-no-move = La registrazione finisce prima di questa mossa.
table-after = Dopo questa mossa
table-at-the-end = Alla fine

## Par: il miglior seguito trovato

par-best =
    { $moves ->
        [0] La partita è finita: { $total ->
            [one] un punto.
           *[other] { $total } punti.
        }
        [one] Il miglior seguito trovato è di una mossa e finisce con { $total ->
            [one] un punto.
           *[other] { $total } punti.
        }
       *[other] Il miglior seguito trovato è di { $moves } mosse e finisce con { $total ->
            [one] un punto.
           *[other] { $total } punti.
        }
    }
par-proven = Niente di meglio è possibile.
par-bound =
    { $bound ->
        [one] Nessun seguito dà più di un punto.
       *[other] Nessun seguito dà più di { $bound } punti.
    }
par-tried =
    { $nodes ->
        [0] Non è servito provare nessuna mossa.
        [one] È stata provata una mossa.
       *[other] Sono state provate { $nodes } mosse.
    }

## Che cosa non va in un campo di un documento

fault-type = Qui va { WORDS($expected, join: "or") }; trovato: { WORD($sent) }.
fault-enum = Il valore non è tra quelli ammessi da questo campo.
fault-const = Questo campo ammette un solo valore.
fault-required = Qui manca il campo «{ $field }».
fault-unknown-field = Qui il campo «{ $field }» non esiste; toglilo o controlla come è scritto.
fault-pattern = Il testo non è scritto nella forma richiesta da questo campo, che è per esempio { NAMES($examples, join: "or") }.
fault-min-length =
    { $limit ->
        [one] Il testo è vuoto; serve almeno un carattere.
       *[other] Il testo è troppo corto; servono almeno { $limit } caratteri.
    }
fault-max-length =
    { $limit ->
        [one] Il testo è troppo lungo; è ammesso un solo carattere.
       *[other] Il testo è troppo lungo; sono ammessi al massimo { $limit } caratteri.
    }
fault-min-items =
    { $limit ->
        [one] L’elenco è vuoto; serve almeno un elemento.
       *[other] L’elenco è troppo corto; servono almeno { $limit } elementi.
    }
fault-max-items =
    { $limit ->
        [one] L’elenco è troppo lungo; è ammesso un solo elemento.
       *[other] L’elenco è troppo lungo; sono ammessi al massimo { $limit } elementi.
    }
fault-minimum = Il numero è troppo piccolo; il più piccolo ammesso è { $limit }.
fault-maximum = Il numero è troppo grande; il più grande ammesso è { $limit }.
fault-min-properties =
    { $limit ->
        [one] L’oggetto è vuoto; serve almeno un campo.
       *[other] L’oggetto ha troppo pochi campi; ne servono almeno { $limit }.
    }
fault-max-properties =
    { $limit ->
        [one] L’oggetto ha troppi campi; ne è ammesso uno solo.
       *[other] L’oggetto ha troppi campi; ne sono ammessi al massimo { $limit }.
    }
fault-property-names = Il nome di questo campo non è tra quelli che l’oggetto può contenere.
fault-unreadable = Questa parte del documento non si può leggere.
fault-not-json = Questo non è un documento JSON completo in UTF-8.
fault-too-deep = Qui elenchi e oggetti sono annidati per troppi livelli.
fault-shape = Qui c’è qualcosa che non ha la forma che il documento deve avere.
fault-unknown-player = Tra i giocatori della preparazione non c’è nessuno che si chiami «{ $player }».
fault-duplicate-player = Il nome «{ $player }» compare qui due volte; ognuno può comparire una volta sola.
fault-missing-player = Qui manca il foglio di «{ $player }», che è nella preparazione.
fault-blank-around = Il testo ha spazi prima o dopo; toglili.
fault-control-character = Il testo contiene un carattere di controllo o un carattere Unicode incompleto; scrivilo senza.
fault-unknown-preset = Non esiste un modello con questo identificativo; scegline uno esistente o scrivi il foglio per intero.
fault-unknown-version = Questa versione delle regole non è disponibile.
fault-wrong-game = Il documento riguarda un altro gioco, non quello a cui è stato inviato.
fault-one-of-moves-and-sheets = Un documento contiene mosse oppure fogli: o le une o gli altri, non entrambi.
fault-objective-solo-only = Solo la modalità in solitario ha un obiettivo; toglilo o lascialo a null.
fault-objective-missing = In solitario serve un obiettivo.
fault-other-mode = In questa modalità il conteggio «{ $field }» non esiste; toglilo.
fault-missing-in-mode = In questa modalità serve il conteggio «{ $field }».
fault-par-of-memory = Memory non ha un par: chi conosce il mazzo trova ogni coppia al primo colpo, in dieci tentativi.
fault-unknown-section = Il punteggio di questo gioco non ha questa sezione.

## Risposte a richieste che non sono arrivate all’arbitro

problem-not-json =
    .title = Non è JSON
    .detail = Il corpo non è un documento JSON completo in UTF-8.
problem-duplicate-key =
    .title = Chiave ripetuta
    .detail = Un oggetto del corpo ripete una chiave, perciò non è chiaro quale valore conti.
problem-too-deep =
    .title = Troppi livelli
    .detail = Gli elenchi e gli oggetti del corpo sono annidati per più di 32 livelli.
problem-integer-too-large =
    .title = Numero troppo grande
    .detail = Un numero intero del corpo non sta in 53 bit, e non tutti i programmi lo leggerebbero allo stesso modo.
problem-not-finite =
    .title = Non è un numero
    .detail = NaN e Infinity non sono numeri in JSON.
problem-media-type =
    .title = Tipo di contenuto non ammesso
    .detail = Invia il corpo come application/json.
problem-content-encoding =
    .title = Corpo codificato
    .detail = Invia il corpo così com’è, senza Content-Encoding.
problem-body-too-slow =
    .title = Corpo troppo lento
    .detail = Il corpo ha impiegato troppo tempo ad arrivare. Invialo di nuovo: ha qualche secondo per arrivare per intero.
problem-body-too-large =
    .title = Corpo troppo grande
    .detail = Il corpo supera la dimensione ammessa da questa chiamata.
problem-too-many-moves =
    .title = Troppe mosse
    .detail = Una partita registrata contiene al massimo 5000 mosse.
problem-shape =
    .title = Non ha la forma del documento
    .detail = Il JSON è ben formato, ma contiene dati non validi; gli errori dicono dove e che cosa.
problem-query =
    .title = Parametri non validi
    .detail = Questa chiamata non ammette uno dei parametri dell’indirizzo; gli errori dicono quale.
problem-unknown-game =
    .title = Gioco sconosciuto
    .detail = Qui non si arbitra nessun gioco con questo identificativo.
problem-unknown-preset =
    .title = Modello sconosciuto
    .detail = Questo gioco non ha un modello con questo identificativo.
problem-unknown-version =
    .title = Versione delle regole sconosciuta
    .detail = Questa versione delle regole non è disponibile; gli errori indicano quelle disponibili.
problem-not-found =
    .title = Non trovato
    .detail = A questo indirizzo non c’è nulla.
problem-method =
    .title = Metodo non consentito
    .detail = Questo indirizzo non risponde a quel metodo; l’intestazione Allow indica quelli ammessi.
problem-bad-request =
    .title = Richiesta non valida
    .detail = La richiesta non è comprensibile.
problem-internal =
    .title = Errore interno
    .detail = Si è verificato un errore da parte nostra; non dipende da ciò che hai inviato.

## Il corpus di conformità

corpus-file =
    { $differ ->
        [0] { $file }: { $documents } documenti ({ $kinds }), tutti come previsto
        [one] { $file }: { $documents } documenti ({ $kinds }), uno non come previsto
       *[other] { $file }: { $documents } documenti ({ $kinds }), { $differ } non come previsto
    }
corpus-done = { $documents } documenti in { $seconds } s
