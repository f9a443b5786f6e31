### Smile Rush: rifiuti, rilievi, voci del punteggio, eventi, parole, citazioni e interpretazioni.

## Parole

word-take = una coppia o un tris da prendere
word-place = una carta da posizionare
word-penalty = una carta penalità da prendere
word-flip = due carte da girare
word-stop = la fine
mode-rush = «Rush»
mode-classic = «Solitario classico»
mode-memory = «Memory»
shape-connected = essere collegate: almeno una deve toccare le altre due
shape-line = stare di seguito in riga, in colonna o in diagonale
shape-mutual = toccarsi tutte fra loro

## Rifiuti

smile-rush-deck-count =
    In questa modalità si gioca con { $cards } carte; il mazzo ne ha { $sent ->
        [0] nessuna
        [one] una
       *[other] { $sent }
    }.
    .meaning = Il mazzo ha più o meno carte di quelle con cui si gioca la modalità.
smile-rush-deck-kinds = Il mazzo deve avere { $each } carte di ogni tipo da 1 a 10; non è così per { NAMES($kinds) }.
    .meaning = Un tipo c’è troppe o troppo poche volte, oppure la carta non esiste; 3/7 c’è solo dove colore e smile sono indipendenti.
smile-rush-game-over = La partita è finita, quindi nessun’altra mossa conta.
    .meaning = È stata inviata una mossa dopo la fine.
smile-rush-mode = Nella modalità { WORD($mode, of: "mode") } questa mossa ({ WORD($sent) }) non esiste. Che cosa viene ora: { WORDS($expected, join: "or") }.
    .meaning = La modalità giocata non ha questo tipo di mossa.
smile-rush-not-now = Non è il momento per questo ({ WORD($sent) }). Che cosa viene ora: { WORDS($expected, join: "or") }.
    .meaning = La modalità ha questo tipo di mossa, ma ora ne serve un altro.
smile-rush-place-first =
    { COUNT($holes) ->
        [one] La casella { NAMES($holes) } è vuota e va prima riempita dal mazzo.
       *[other] Le caselle { NAMES($holes) } sono vuote e vanno prima riempite dal mazzo.
    }
    .meaning = Prima di tutto il resto vanno riempiti i buchi.
smile-rush-cells-count =
    { $mode ->
        [memory] Si girano due carte alla volta
       *[other] Due carte sono una coppia e tre un tris
    }; { $sent ->
        [0] non è stata indicata nessuna casella.
        [one] è stata indicata una casella.
       *[other] sono state indicate { $sent } caselle.
    }
    .meaning = Le caselle non sono due o, in Rush e nel Solitario, due o tre.
smile-rush-cell-unknown = La casella { $cell } non esiste; sono numerate da 0 a { $last }, riga per riga.
    .meaning = La griglia non ha questa casella.
smile-rush-cell-empty = Nella casella { $cell } non c’è nessuna carta.
    .meaning = È stata indicata una casella senza carta.
smile-rush-cells-repeated = La casella { $cell } è indicata due volte.
    .meaning = La stessa casella è indicata due volte.
smile-rush-not-equal = Le carte nelle caselle { NAMES($cells) } non sono uguali: { NAMES($cards) }.
    .meaning = Le carte non hanno in comune né il colore né lo smile.
smile-rush-not-adjacent = Le caselle { NAMES($cells) } non sono vicine; una coppia si tocca in verticale, in orizzontale o in diagonale.
    .meaning = Le due carte di una coppia non si toccano.
smile-rush-tris-shape = Le caselle { NAMES($cells) } non formano un tris; a questo tavolo tre carte devono { WORD($shape, of: "shape") }.
    .meaning = Le tre carte non sono disposte come vuole un tris a questo tavolo.
smile-rush-tris-after-pile = Il mazzo è finito, e a questo tavolo ora si possono prendere solo coppie.
    .meaning = Si prende un tris a mazzo finito, e il tavolo gioca che si prendono solo coppie.
smile-rush-hole-taken =
    { COUNT($holes) ->
        [one] Nella casella { $cell } c’è già una carta; la casella vuota è { NAMES($holes) }.
       *[other] Nella casella { $cell } c’è già una carta; le caselle vuote sono { NAMES($holes) }.
    }
    .meaning = Si posiziona una carta dove ce n’è già una.
smile-rush-penalty-pair-left = Nelle caselle { NAMES($cells) } c’è ancora una coppia, quindi non si può prendere una carta penalità.
    .meaning = Si prende una carta penalità anche se si può prendere una coppia.
smile-rush-penalty-pile-empty = Il mazzo è finito, quindi nessuna carta può rimpiazzare una carta penalità.
    .meaning = Si prende una carta penalità che nulla può rimpiazzare.
smile-rush-stop-pile-left =
    { $pile ->
        [one] Nel mazzo c’è ancora una carta, quindi la partita continua.
       *[other] Nel mazzo ci sono ancora { $pile } carte, quindi la partita continua.
    }
    .meaning = Il giocatore si ferma prima che il mazzo sia finito.

## Rilievi sui conteggi finali

setup-deck-count = In questa modalità si gioca con { $cards } carte; il mazzo ne ha { $sent }.
    .meaning = Il mazzo indicato con i conteggi ha più o meno carte di quelle con cui si gioca la modalità.
setup-deck-kinds = Il mazzo deve avere { $each } carte di ogni tipo da 1 a 10; non è così per { NAMES($kinds) }.
    .meaning = Il mazzo indicato con i conteggi non è uno con cui si gioca la modalità.
sheet-cards-too-many = Questi conteggi fanno { $cards } carte, e il mazzo ne ha { $most }.
    .meaning = Sono contate più carte di quante ne ha il mazzo.
sheet-cards-too-few =
    { $cards ->
        [one] Questi conteggi fanno una carta; una partita finita ne ha prese almeno { $least }.
       *[other] Questi conteggi fanno { $cards } carte; una partita finita ne ha prese almeno { $least }.
    }
    .meaning = Sono contate meno carte di quante se ne prendono prima che il mazzo finisca.
sheet-tris-too-many =
    { $pairs ->
        [0] Non ci possono essere { $tris } tris: al massimo sono { $most }.
        [one] Accanto a una coppia non ci possono essere { $tris } tris: al massimo sono { $most }.
       *[other] Accanto a { $pairs } coppie non ci possono essere { $tris } tris: al massimo sono { $most }.
    }
    .meaning = Sono contati più tris di quanti ne può dare il mazzo.
sheet-penalties-too-many = Non ci possono essere { $penalties } carte penalità: ognuna è rimpiazzata dal mazzo, che ne ha { $most }.
    .meaning = Sono contate più carte penalità di quante carte ha il mazzo.
sheet-attempts-too-few =
    { $attempts ->
        [0] Nessun tentativo è troppo poco: ci sono { $least } coppie da trovare.
        [one] Un tentativo è troppo poco: ci sono { $least } coppie da trovare.
       *[other] { $attempts } tentativi sono troppo pochi: ci sono { $least } coppie da trovare.
    }
    .meaning = Sono contati meno tentativi di quante sono le coppie.

## Voci del punteggio

section-smile-rush-pairs = Coppie
section-smile-rush-tris = Tris
section-smile-rush-penalties = Carte penalità
section-smile-rush-attempts = Tentativi
item-smile-rush-pairs-counted =
    { $count ->
        [0] Nessuna coppia
        [one] Una coppia
       *[other] { $count } coppie
    }
item-smile-rush-tris-counted =
    { $count ->
        [0] Nessun tris
        [one] Un tris
       *[other] { $count } tris
    }
item-smile-rush-penalties-counted =
    { $count ->
        [0] Nessuna carta penalità
        [one] Una carta penalità
       *[other] { $count } carte penalità
    }
item-smile-rush-attempts-counted =
    { $count ->
        [0] Nessun tentativo
        [one] Due carte girate una volta
       *[other] Due carte girate { $count } volte
    }

## Che cosa ha fatto una mossa

event-smile-rush-pair_taken = { $player } prende una coppia, { NAMES($cards) }, dalle caselle { NAMES($cells) }.
event-smile-rush-tris_taken = { $player } prende un tris, { NAMES($cards) }, dalle caselle { NAMES($cells) }.
event-smile-rush-penalty_taken = { $player } prende { NAMES($cards) } dalla casella { NAMES($cells) } come carta penalità.
event-smile-rush-placed = { $card } passa dal mazzo alla casella { $cell }.
event-smile-rush-refilled =
    { $cards ->
        [one] Un buco è riempito dal mazzo.
       *[other] { $cards } buchi sono riempiti dal mazzo, riga per riga.
    }
event-smile-rush-flipped_equal = { $player } gira { NAMES($cards) } nelle caselle { NAMES($cells) }: sono uguali e si tolgono.
event-smile-rush-flipped_different = { $player } gira { NAMES($cards) } nelle caselle { NAMES($cells) }: non sono uguali.
event-smile-rush-stopped = { $player } lascia quello che c’è.
event-smile-rush-ended =
    { $left ->
        [0] La partita è finita; non resta nessuna carta.
        [one] La partita è finita; resta una carta.
       *[other] La partita è finita; restano { $left } carte.
    }

## Citazioni

cite-SR-L5 = Le modalità sono tre: Rush, Solitario classico e Memory.
    .section = Di che cosa si tratta
cite-SR-L8 = Le carte penalità servono quando non c’è nessuna coppia da prendere.
    .section = Rush: il gioco
cite-SR-L9 = Allora si può prendere una carta qualsiasi come penalità; una dal mazzo ne prende il posto.
    .section = Rush: il gioco
cite-SR-L11 = Si va avanti finché il mazzo è finito.
    .section = Rush: il gioco
cite-SR-L12 = Le ultime coppie che si sono formate si possono ancora prendere.
    .section = Rush: il gioco
cite-SR-L17 = Le carte sono sessanta, in dieci colori e smile.
    .section = Componenti
cite-SR-L19 = La prima modalità si chiama «rush game».
    .section = Il «rush game»
cite-SR-L21 = Si mescolano tutte le sessanta carte.
    .section = Rush: preparazione
cite-SR-L22 = Sedici carte si dispongono in quattro righe da quattro, da sinistra a destra e dall’alto in basso.
    .section = Rush: preparazione
cite-SR-L26 = La prossima carta del mazzo è scoperta.
    .section = Rush: preparazione
cite-SR-L34 = Due carte vicine dello stesso colore o smile sono una coppia e si possono prendere.
    .section = Rush: il gioco
cite-SR-L35 = Si è vicini in verticale, in orizzontale e in diagonale.
    .section = Rush: il gioco
cite-SR-L37 = Si possono prendere anche tre carte uguali: un tris.
    .section = Rush: il gioco
cite-SR-L39 = Si prende una coppia o un tris, e le sue carte si rimpiazzano subito.
    .section = Rush: il gioco
cite-SR-L40 = Non serve prendere tutte le coppie.
    .section = Rush: il gioco
cite-SR-L41 = La carta del mazzo va dove il giocatore preferisce.
    .section = Rush: il gioco
cite-SR-L43 = Se non si possono prendere altre carte, entrano in gioco le penalità.
    .section = Rush: il gioco
cite-SR-L48 = Ogni coppia vale 1 punto e ogni tris 3.
    .section = Rush: punteggio
cite-SR-L49 = Ogni carta penalità costa 3 punti.
    .section = Rush: punteggio
cite-SR-L50 = Trenta punti sono un punteggio eccellente.
    .section = Rush: punteggio
cite-SR-L54 = A Memory si gioca con due carte per colore.
    .section = Memory: preparazione
cite-SR-L55 = Così il mazzo è di venti carte.
    .section = Memory: preparazione
cite-SR-L56 = Si dispongono coperte in quattro righe da cinque.
    .section = Memory: preparazione
cite-SR-L60 = Al Solitario classico si gioca con quattro carte per colore.
    .section = Solitario: preparazione
cite-SR-L61 = Così il mazzo è di quaranta carte.
    .section = Solitario: preparazione
cite-SR-L62 = Sedici carte si dispongono in quattro righe da quattro, da sinistra a destra e dall’alto in basso.
    .section = Solitario: preparazione
cite-SR-L65 = Il resto del mazzo sta a portata di mano, coperto.
    .section = Solitario: preparazione
cite-SR-L67 = Si girano due carte alla volta; se sono uguali per colore o smile, si tolgono.
    .section = Memory: il gioco
cite-SR-L69 = Si continua finché tutte le carte sono state prese.
    .section = Memory: il gioco
cite-SR-L73 = Si girano tutte le carte e si prendono tutte le coppie.
    .section = Solitario: il gioco
cite-SR-L74 = Due carte vicine dello stesso colore o smile sono una coppia.
    .section = Solitario: il gioco
cite-SR-L75 = Si è vicini in verticale, in orizzontale e in diagonale.
    .section = Solitario: il gioco
cite-SR-L77 = Prese tutte le coppie che ci sono, si rimpiazzano le carte che mancano.
    .section = Solitario: il gioco
cite-SR-L78 = La griglia si riempie dal mazzo.
    .section = Solitario: il gioco
cite-SR-L79 = Si riempie da sinistra a destra e dall’alto in basso.
    .section = Solitario: il gioco
cite-SR-L82 = Le carte penalità servono quando non si possono prendere altre carte.
    .section = Solitario: il gioco
cite-SR-L83 = Allora si può prendere una carta qualsiasi come penalità; una dal mazzo ne prende il posto.
    .section = Solitario: il gioco
cite-SR-L85 = Si va avanti finché il mazzo è finito.
    .section = Solitario: il gioco
cite-SR-L86 = Si prendono le ultime coppie, se ce ne sono.
    .section = Solitario: il gioco
cite-SR-L88 = Ogni volta che si girano due carte conta, che siano uguali o no.
    .section = Memory: punteggio
cite-SR-L96 = Ogni coppia vale 1 punto e ogni tris 3.
    .section = Solitario: punteggio
cite-SR-L97 = Ogni carta penalità costa 3 punti.
    .section = Solitario: punteggio
cite-SR-L98 = Quindici punti sono un punteggio eccellente.
    .section = Solitario: punteggio

## Interpretazioni

ruling-SR-00 = Ogni colore ha il suo smile: dieci tipi di sei carte.
    .question = Colore e smile vanno sempre insieme?
    .reading-one = Sì; carte uguali lo sono in entrambi.
    .reading-independent = No; due carte sono uguali per colore o per smile, e un tris ha in comune uno dei due.
ruling-SR-01 = La griglia è scoperta fin dall’inizio.
    .question = In Rush le carte sono coperte?
    .other = Si dispongono coperte e poi si girano tutte, il che è lo stesso.
ruling-SR-02 = Ogni casella ha fino a otto vicine; non ci si tocca oltre il bordo né attraverso un buco.
    .question = Quali caselle sono vicine?
ruling-SR-03 = Le tre carte di un tris sono collegate: una tocca le altre due, anche ad angolo.
    .question = Come devono stare le carte di un tris?
    .reading-connected = Una di loro tocca le altre due.
    .reading-line = Di seguito in riga, in colonna o in diagonale.
    .reading-mutual = Ognuna tocca le altre due, come in un quadrato di quattro caselle.
ruling-SR-04 = Se ne prendono due o tre, come vuole il giocatore.
    .question = E se sono vicine quattro o più carte uguali?
ruling-SR-05 = Una carta penalità si può prendere solo se non c’è nessuna coppia.
    .question = Quando si può prendere una carta penalità in Rush?
    .reading-no-pair = Solo se non c’è nessuna coppia.
    .reading-any-time = Quando vuole il giocatore, dato che le coppie non vanno prese per forza.
ruling-SR-06 = Una carta qualsiasi della griglia; la prossima del mazzo va subito nella sua casella, e si perdono 3 punti.
    .question = Quale carta diventa penalità, e che cosa ne prende il posto?
ruling-SR-07 = Tutti i buchi si riempiono prima della presa seguente, carta per carta, ognuna nel buco scelto dal giocatore.
    .question = Come si rimpiazzano le carte prese in Rush?
    .other = Ogni carta va nella casella che si è liberata.
ruling-SR-08 = Si possono lasciare delle coppie, purché si prenda altro.
    .question = In Rush si possono lasciare delle coppie?
ruling-SR-09 = La griglia si riempie solo quando non c’è più nessuna coppia; quali coppie e tris prendere lo sceglie il giocatore.
    .question = Nel Solitario vanno prese tutte le coppie?
ruling-SR-10 = I buchi si riempiono nell’ordine di lettura dal mazzo, che è coperto.
    .question = In che ordine si riempie la griglia del Solitario?
ruling-SR-11 = I buchi si riempiono finché ci sono carte; gli altri restano vuoti.
    .question = E se il mazzo non basta per tutti i buchi?
ruling-SR-12 = A mazzo finito si possono ancora prendere coppie e tris, senza rimpiazzarli; carte penalità no.
    .question = Che cosa si può prendere a mazzo finito?
    .reading-pairs-and-tris = Coppie e tris.
    .reading-pairs-only = Solo coppie.
ruling-SR-13 = Le carte che restano sulla griglia non contano nulla.
    .question = Quanto contano le carte che restano?
ruling-SR-14 = Le coppie, più tre volte i tris, meno tre volte le carte penalità.
    .question = Quanti punti fa una partita di Rush o di Solitario?
ruling-SR-15 = È un giudizio sulla partita: non fa vincere né perdere.
    .question = A che cosa serve un ottimo punteggio?
    .other = È l’obiettivo da raggiungere.
ruling-SR-16 = Ogni volta che si girano due carte è un tentativo, anche quando sono uguali; meno sono, meglio è.
    .question = Che cosa si conta in Memory?
ruling-SR-17 = Come nelle altre modalità: uguali in entrambi dove colore e smile vanno insieme, altrimenti basta uno.
    .question = Quando due carte sono uguali in Memory?
ruling-SR-18 = Nessuno gioca contro il tempo.
    .question = «Rush» vuol dire che c’è un limite di tempo?
    .other = Un tavolo può fissarne uno.
