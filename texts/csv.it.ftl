# Verifiche in CSV: ciò che si rifiuta di un file e ciò che di una riga non si può leggere.

problem-csv-encoding =
    .title = Non è in UTF-8
    .detail = Un file CSV si legge in UTF-8, con o senza indicatore dell’ordine dei byte. Salvalo come «CSV UTF-8» e invialo di nuovo.
problem-csv-header =
    .title = L’intestazione non è utilizzabile
    .detail = La prima riga di un file CSV dà il nome alle colonne. Gli errori dicono quali non vanno bene e perché.

fault-csv-other-encoding = Il file sembra essere in { $encoding }, come mostra la riga { $line }; salvalo in UTF-8.
fault-csv-not-utf-8 = La riga { $line } non è in UTF-8.
fault-csv-delimiter = Il «sep=» della riga { $line } non indica nessuno dei separatori ammessi: virgola, punto e virgola, tabulazione.
fault-csv-column-unknown = Nessuna colonna si chiama «{ $column }»; toglila o controlla come è scritta.
fault-csv-column-twice = La colonna «{ $column }» compare qui due volte.
fault-csv-column-missing = Manca la colonna «{ $column }».
fault-csv-broken = La riga { $line } non è in formato CSV: c’è del testo dopo le virgolette di chiusura o un’interruzione di riga fuori dalle virgolette.
fault-csv-quote-open = Nella riga { $line } si aprono delle virgolette che non si chiudono o che si chiudono nel mezzo di una cella.
fault-csv-cut = La riga { $line } si interrompe nel mezzo di una lettera; manca la fine del file.
fault-csv-cells =
    { $cells ->
        [one] La riga { $line } ha { $cells } cella e l’intestazione { $columns }.
       *[other] La riga { $line } ha { $cells } celle e l’intestazione { $columns }.
    }
fault-csv-no-column = Nella riga { $line } è compilata una cella la cui colonna non ha nome.
fault-csv-game-too-long = Le righe di questa partita hanno in tutto più di { $limit } byte e non sono state lette.
fault-csv-game-returns = La partita «{ $game }» era già alla riga { $line } e poi ne sono venute altre; le sue righe devono essere consecutive.
fault-csv-nameless-before = La riga { $line }, subito prima di questa partita, non dice a quale partita appartiene; potrebbe essere questa.
fault-csv-differs = «{ $column }» alla riga { $line } non coincide con la prima riga della partita; scrivilo solo in quella, oppure uguale in tutte.
fault-csv-other-game = Riga { $line }: la colonna «{ $column }» è di un altro gioco; lascia vuota la cella.
fault-csv-both = La riga { $line } compila insieme { NAMES($columns, join: "and") }; compilane una sola.
fault-csv-number = Riga { $line }: «{ $sent }», nella colonna «{ $column }», non è un numero intero scritto in sole cifre.
fault-csv-numbers = Riga { $line }: «{ $sent }», nella colonna «{ $column }», non è un elenco di numeri interi separati da spazi.
fault-csv-rounds = Riga { $line }: «{ $sent }», nella colonna «{ $column }», non è un elenco di turni da 1 a 100 separati da spazi.
fault-csv-days = Riga { $line }: «{ $sent }», nella colonna «{ $column }», non è un elenco di giorni della settimana in inglese separati da spazi.
fault-csv-players = I giocatori stanno nelle righe; non metterli nella preparazione.
