### SMARTish: rifiuti, rilievi, righe di punteggio, eventi, parole, citazioni e decisioni.

## Parole

word-assign = disposizione delle tessere
word-swap = scambio
word-question = domanda
word-tie_break = domanda di spareggio
word-advance = avanzare
word-push_back = far arretrare
word-before = prima della lettura della domanda
word-after = dopo la lettura della domanda
tile-geography = Geografia
tile-film = Cinema
tile-language = Lingua
tile-food-drink = Cibo e bevande
tile-design = Design
tile-art-stage = Arte e spettacolo
tile-architecture = Architettura
tile-nature = Natura
tile-tv = TV
tile-sports-games = Sport e giochi
tile-communities = Comunità
tile-technology = Tecnologia
tile-science = Scienza
tile-music = Musica
tile-politics = Politica
tile-traditions-beliefs = Tradizioni e credenze
tile-business = Affari
tile-humans = Esseri umani
tile-literature = Letteratura
tile-history = Storia
tile-circle = cerchio
tile-plus = croce
tile-square = quadrato
tile-star = stella
tile-triangle = triangolo
tile-diamond = rombo
tile-four-squares = quattro quadrati
tile-three-dots = tre punti

## Rifiuti

smartish-game-over = La corsa è finita: nessun’altra mossa conta più.
    .meaning = È arrivata una mossa dopo che la corsa era stata vinta.
smartish-out-of-turn = { $player } non può muovere ora; tocca a { NAMES($expected, join: "or") }.
    .meaning = Ha mosso una squadra che non è di turno.
smartish-not-now = Non è il momento di questa mossa ({ WORD($sent) }). Ora si attende: { WORDS($expected, join: "or") } ({ NAMES($waiting, join: "or") }).
    .meaning = Si attende un altro tipo di mossa, o la squadra ha già messo le sue tessere.
smartish-tile-count =
    Ogni squadra mette { $slots } tessere sui suoi spazi; { $sent ->
        [0] non ne è arrivata nessuna.
        [one] ne è arrivata una.
       *[other] ne sono arrivate { $sent }.
    }
    .meaning = Le tessere non sono esattamente quattro.
smartish-tile-unknown = Nella scatola non c’è nessuna tessera «{ $tile }».
    .meaning = La tessera non è tra quelle della scatola; le figure ci sono solo con app_tiles.
smartish-tile-repeated = La tessera { WORD($tile, of: "tile") } sta su due spazi; di ogni tessera ce n’è una sola.
    .meaning = La stessa tessera è stata messa su due spazi.
smartish-tile-taken = La tessera { WORD($tile, of: "tile") } ce l’ha già { $player }.
    .meaning = In questo giro la tessera è stata pescata da un’altra squadra.
smartish-swap-spent = { $player } ha già giocato la sua tessera SWAP in questo giro.
    .meaning = La tessera SWAP si può giocare una volta per giro.
smartish-swap-same = Lo spazio { $slot } di { $player } non si può scambiare con sé stesso; indica due tessere diverse.
    .meaning = Le due tessere da scambiare sono la stessa.
smartish-swap-face-down = La tessera sullo spazio { $slot } di { $player } è coperta; si scambiano solo tessere scoperte.
    .meaning = Una delle tessere da scambiare è già stata usata.
smartish-steal-own-question = { $player } non può rubare la propria domanda.
    .meaning = Una squadra gioca una tessera STEAL sulla propria domanda.
smartish-steal-twice = { $player } tenta già di rubare questa domanda; una squadra lo fa una volta sola.
    .meaning = Una squadra gioca due tessere STEAL sulla stessa domanda.
smartish-steal-second-attacker = { $player } tenta già di rubare questa domanda, e a questo tavolo può farlo una sola squadra.
    .meaning = Una seconda squadra tenta di rubare, e a questo tavolo può solo la prima.
smartish-no-steal-tile = A { $player } non resta nessuna tessera STEAL in questo giro.
    .meaning = In questo giro la squadra ha perso entrambe le tessere STEAL.
smartish-steal-order = I furti vanno in senso orario a partire dalla squadra che risponde: { NAMES($order) }.
    .meaning = I furti non seguono l’ordine dei posti.
smartish-steal-reader-after = { $player } legge questa domanda e l’ha vista, quindi può rubare solo prima che sia letta.
    .meaning = La squadra che legge la domanda gioca la sua tessera STEAL dopo averla letta.
smartish-push-nothing-won = { $player } non guadagna punti con questo furto, quindi non ne ha per far arretrare qualcuno né da dividere.
    .meaning = Una squadra che non ha guadagnato nulla vuole farne arretrare un’altra o dividere i punti.
smartish-push-not-home-stretch = { $player } è sulla casella { $position }, fuori dal rettilineo finale (da { $from } a { $to }), e non si può far arretrare.
    .meaning = La squadra che rispondeva non è nel rettilineo finale.
smartish-push-split =
    Il furto { $won ->
        [0] non frutta punti
        [one] frutta un punto
       *[other] frutta { $won } punti
    }; qui non vale usarne { $advance } per avanzare e { $push_back } per far arretrare.
    .meaning = I punti sono divisi anche se a questo tavolo non si gioca così, o le parti non danno quanto guadagnato.
smartish-tie-break-not-tied = { $player } non partecipa allo spareggio, che si gioca tra { NAMES($tied) }.
    .meaning = Allo spareggio risponde una squadra che non è in parità.
smartish-tie-break-tile = La tessera { WORD($tile, of: "tile") } non si può pescare ora: è sul tavolo o è già uscita in questo spareggio.
    .meaning = La tessera non è tra quelle rimaste nella scatola.

## Rilievi sulle posizioni finali

sheet-position-negative = { $player } è a { $position }, dietro la partenza, e a questo tavolo non si gioca così.
    .meaning = Una posizione è dietro la partenza senza la lettura che lo permette.
sheet-position-too-far = { $player } non può essere a { $position }: la corsa finisce prima che qualcuno vada oltre { $most }.
    .meaning = Una posizione è più lontana di quanto possa portare l’ultima tornata di domande.
sheet-tie-break-not-tied = { $player } compare nello spareggio, ma se lo giocano solo { NAMES($tied) }.
    .meaning = Lo spareggio nomina una squadra che non vi partecipa.
sheet-tie-break-over = La tornata { $round } dello spareggio non ha più nulla da decidere.
    .meaning = C’è una tornata di spareggio senza parità o dopo che la parità è stata risolta.

## Righe di punteggio

section-smartish-answers = Risposte
section-smartish-steals_won = Furti riusciti
section-smartish-steals_lost = Furti falliti
section-smartish-pushes = Arretramenti
section-smartish-position = Posizione
item-smartish-answers-slot =
    Spazio { $slot }: { $right ->
        [one] { $right } giusta
       *[other] { $right } giuste
    } su { $asked }
item-smartish-steals_won-before =
    { $steals ->
        [one] Un furto prima della domanda
       *[other] { $steals } furti prima della domanda
    }
item-smartish-steals_won-after =
    { $steals ->
        [one] Un furto dopo la domanda
       *[other] { $steals } furti dopo la domanda
    }
item-smartish-steals_lost-failed = Furto fallito, giocato { WORD($when) }
item-smartish-pushes-pushed =
    { $points ->
        [one] Arretramento per un punto di { $by }
       *[other] Arretramento per { $points } punti di { $by }
    }
item-smartish-position-position = È sulla casella { $position }
tie-break-tie_break_won =
    { $count ->
        [0] spareggio perso
       *[other] spareggio vinto
    }

## Che cosa ha fatto una mossa

event-smartish-assigned = { $player } mette { WORDS($tiles, of: "tile") } sui suoi spazi da 1 a 4.
event-smartish-swapped = { $player } scambia { WORD($one, of: "tile") } ({ $one_player }, spazio { $one_slot }) con { WORD($other, of: "tile") } ({ $other_player }, spazio { $other_slot }).
event-smartish-answered_right = { $player } risponde bene alla domanda di { WORD($tile, of: "tile") } (spazio { $slot }): +{ $points }, da { $from } a { $to }.
event-smartish-answered_wrong = { $player } sbaglia la domanda di { WORD($tile, of: "tile") } (spazio { $slot }) e resta su { $from }.
event-smartish-steal_won =
    { $steals ->
        [one] { $player } ruba { WORD($by) }: +{ $points }, da { $from } a { $to }; tiene la sua unica tessera STEAL.
       *[other] { $player } ruba { WORD($by) }: +{ $points }, da { $from } a { $to }; tiene le sue { $steals } tessere STEAL.
    }
event-smartish-steal_failed =
    { $player } fallisce il furto tentato { WORD($by) } { $points ->
        [0] e resta su { $from }
       *[other] e arretra da { $from } a { $to }
    }; { $steals ->
        [0] perde l’ultima tessera STEAL.
        [one] perde una tessera STEAL e gliene resta una.
       *[other] perde una tessera STEAL e gliene restano { $steals }.
    }
event-smartish-steal_blocked =
    { $player } tenta di rubare { WORD($by) }, ma la risposta è giusta; { $steals ->
        [0] perde l’ultima tessera STEAL.
        [one] perde una tessera STEAL e gliene resta una.
       *[other] perde una tessera STEAL e gliene restano { $steals }.
    }
event-smartish-pushed_back =
    { $points ->
        [one] { $by } fa arretrare { $player } con un punto: da { $from } a { $to }.
       *[other] { $by } fa arretrare { $player } con { $points } punti: da { $from } a { $to }.
    }
event-smartish-tied = { NAMES($players) } sono in parità a { $position }; si gioca lo spareggio.
event-smartish-round_ended = Finisce il giro { $round }; tutte le tessere tornano al loro posto.
event-smartish-won = Vince { $player } con { $position }.
event-smartish-tie_break_right = { $player } risponde bene alla domanda di { WORD($tile, of: "tile") }.
event-smartish-tie_break_wrong = { $player } sbaglia la domanda di { WORD($tile, of: "tile") }.
event-smartish-tie_goes_on = Lo spareggio continua tra { NAMES($players) }.

## Citazioni

cite-ST-L8 = Giocano fino a quattro persone ciascuna per sé, o fino a quattro squadre.
    .section = Preparazione
cite-ST-L9 = Ogni squadra prende un colore, un segnapunti, una tessera SWAP e due tessere STEAL.
    .section = Preparazione
cite-ST-L10 = Tutti i segnapunti cominciano sulla partenza, e si sceglie quale squadra inizia.
    .section = Preparazione
cite-ST-L14 = Ci sono venti tessere categoria, da Geografia a Storia.
    .section = Tessere categoria
cite-ST-L16 = Per l’app ci sono altre otto tessere, con figure al posto dei nomi.
    .section = Tessere categoria dell’app
cite-ST-L20 = Ogni squadra pesca quattro tessere categoria e ne mette una su ciascuno dei suoi quattro spazi; i punti segnati sullo spazio dicono quanto vale la domanda.
    .section = Si gioca
cite-ST-L21 = Comincia la prima squadra, e a turno ognuna risponde alla domanda del suo spazio 1.
    .section = Si gioca
cite-ST-L22 = La domanda la legge la squadra a sinistra di quella che risponde.
    .section = Si gioca
cite-ST-L23 = Con una risposta giusta la squadra avanza dei punti di quello spazio; sbagliare non costa nulla.
    .section = Si gioca
cite-ST-L24 = Dopo la domanda la tessera si copre e tocca alla squadra successiva in senso orario.
    .section = Si gioca
cite-ST-L25 = Quando tutte hanno tentato lo spazio 1 si passa al 2, e così via finché tutte le tessere sono coperte.
    .section = Si gioca
cite-ST-L27 = Una tessera STEAL frutta punti con la domanda che un’altra squadra sbaglia; si gioca prima o dopo la lettura.
    .section = Tessere STEAL
cite-ST-L29 = Giocata prima: se chi deve rispondere risponde bene non si guadagna nulla e la tessera è persa; se sbagliano entrambe si perdono un punto e la tessera; se risponde bene solo chi ruba, guadagna 3 punti e tiene la tessera.
    .section = Tessere STEAL
cite-ST-L31 = Giocata dopo la lettura e prima della risposta: lo stesso, ma si guadagna solo 1 punto.
    .section = Tessere STEAL
cite-ST-L32 = Se chi risponde è nel rettilineo finale, i punti rubati possono invece farlo arretrare, una casella per punto.
    .section = Tessere STEAL
cite-ST-L33 = La squadra che legge deve giocare la sua tessera STEAL prima di guardare la domanda.
    .section = Tessere STEAL
cite-ST-L35 = All’inizio del proprio turno, prima che si legga la domanda, una squadra può giocare la tessera SWAP e scambiare due tessere categoria scoperte qualsiasi.
    .section = Tessere SWAP
cite-ST-L36 = La tessera SWAP giocata si copre.
    .section = Tessere SWAP
cite-ST-L38 = Dopo quattro domande a testa il giro è finito: le tessere categoria tornano nella scatola, SWAP e STEAL si scoprono di nuovo e comincia la squadra successiva in senso orario.
    .section = Fine del giro
cite-ST-L40 = Vince la prima squadra che torna alla partenza, quando tutte hanno avuto lo stesso numero di domande.
    .section = Vincere la partita
cite-ST-L41 = Se arrivano in più, vince la squadra che ha superato di più la partenza.
    .section = Vincere la partita
cite-ST-L42 = Le squadre in parità pescano ognuna una nuova tessera dalla scatola e rispondono a una domanda, finché una sola risponde bene.
    .section = Vincere la partita

## Decisioni

ruling-ST-01 = Più squadre possono tentare di rubare la stessa domanda; ogni furto si risolve per conto suo, in senso orario da chi risponde, e tutte le risposte sono fissate prima di dirne una.
    .question = Più squadre possono tentare di rubare la stessa domanda?
    .reading-many = Possono tentare tutte le altre squadre che vogliono.
    .reading-first = Può tentare solo la prima che lo dice.
ruling-ST-02 = Una squadra gioca una sola tessera STEAL per domanda.
    .question = Una squadra può giocare entrambe le tessere STEAL su una domanda?
    .other = Può giocarne una prima e una dopo la lettura.
ruling-ST-03 = Un furto prima della domanda frutta 3 punti, o ne costa 1, o non dà nulla; solo chi riesce a rubare tiene la tessera.
    .question = Che cosa dà un furto prima della domanda?
ruling-ST-04 = Un furto dopo la domanda frutta 1 punto, o ne costa 1, o non dà nulla; solo chi riesce a rubare tiene la tessera.
    .question = Che cosa dà un furto dopo la domanda?
ruling-ST-05 = Una tessera conservata si può giocare di nuovo nello stesso giro.
    .question = Una tessera STEAL conservata si può riusare?
ruling-ST-06 = La squadra che legge può rubare solo prima; allora legge la successiva in senso orario, e se rubano tutte prima, l’ultima di loro.
    .question = Come può rubare la squadra che legge?
ruling-ST-07 = In due squadre legge sempre l’altra, che quindi può rubare solo prima della domanda.
    .question = Come si ruba se le squadre sono due?
ruling-ST-08 = Il punto che si perderebbe sulla partenza non si perde.
    .question = E se perde un punto una squadra che è sulla partenza?
    .reading-floor = Nessuno finisce dietro la partenza.
    .reading-debt = La squadra finisce dietro la partenza e deve recuperare; lì non è nel rettilineo finale.
ruling-ST-09 = Tutti i punti di un furto vanno in un solo verso: avanti per chi ruba o indietro per l’altra squadra.
    .question = I punti di un furto si possono dividere?
    .reading-whole = Si usano tutti allo stesso modo.
    .reading-split = Una parte può far avanzare chi ruba e una parte far arretrare l’altra squadra.
ruling-ST-10 = Chi risponde deve essere nel rettilineo finale nel momento in cui si risolve il furto.
    .question = Chi deve essere nel rettilineo finale per essere fatto arretrare?
    .other = Si può far arretrare qualsiasi squadra nel rettilineo finale.
ruling-ST-11 = Si può far arretrare una squadra fin fuori dal rettilineo finale.
    .question = Fin dove si può far arretrare una squadra?
    .reading-free = Di quanto dicono i punti, ma non dietro la partenza.
    .reading-stop-at-stretch = Non oltre la prima casella del rettilineo finale.
ruling-ST-12 = Una squadra che è arrivata, sulla partenza o oltre, non è nel rettilineo finale e non si può far arretrare.
    .question = Si può far arretrare una squadra che è già arrivata?
    .other = Si può far arretrare anche lei.
ruling-ST-13 = Più arretramenti si sommano, e per ciascuno la squadra deve essere ancora nel rettilineo finale.
    .question = E se più squadre fanno arretrare la stessa?
    .other = Si guarda una volta sola per tutti.
ruling-ST-14 = La tessera SWAP si gioca all’inizio del proprio turno, prima di ogni tessera STEAL.
    .question = Quando si gioca una tessera SWAP?
ruling-ST-15 = Si possono scambiare due tessere scoperte diverse qualsiasi: proprie, di un’altra squadra o di altre due.
    .question = Quali tessere si possono scambiare?
ruling-ST-16 = Tutte le tessere STEAL e SWAP tornano alla fine del giro.
    .question = Quando tornano le tessere STEAL e SWAP?
ruling-ST-17 = Sbagliare la propria domanda non costa nulla.
    .question = Quanto costa sbagliare?
ruling-ST-18 = Si guarda chi è arrivato dopo ogni passata, quando tutte le squadre hanno tentato lo stesso spazio.
    .question = Quando hanno avuto tutte lo stesso numero di domande?
    .reading-each-pass = Dopo ogni spazio.
    .reading-each-round = Solo dopo i quattro spazi di un giro.
ruling-ST-19 = Rispondere per rubare non vale come domanda propria.
    .question = Un furto vale come domanda?
ruling-ST-20 = È arrivato chi sta sulla partenza o oltre quando si guarda; non serve fermarsi proprio lì.
    .question = Quando una squadra è arrivata?
ruling-ST-21 = Conta dove sta la squadra quando si guarda.
    .question = Una squadra che è arrivata può perdere di nuovo un punto?
    .reading-at-test = Sì; un furto fallito la fa arretrare come le altre.
    .reading-locked = No; un furto fallito non la fa più arretrare, anche se può ancora guadagnare.
ruling-ST-22 = Tra più squadre arrivate vince quella con la posizione più alta.
    .question = Chi vince se arrivano in più?
ruling-ST-23 = Nello spareggio vince chi è il solo a rispondere bene; se sono di più continuano loro, e se sbagliano tutti continuano tutti.
    .question = Chi continua dopo una tornata dello spareggio?
    .reading-sudden-death = Chi ha risposto bene, o tutti se hanno sbagliato tutti.
    .reading-all-repeat = Tutte le squadre in parità, finché risponde bene una sola.
ruling-ST-24 = Nello spareggio non si ruba e non si scambia, e nessun segnapunti si muove.
    .question = Ci sono furti e scambi nello spareggio?
ruling-ST-25 = Se nella scatola non resta nessuna tessera, tornano prima quelle delle tornate precedenti dello spareggio.
    .question = E se durante lo spareggio la scatola è vuota?
ruling-ST-26 = Il diritto di cominciare passa a ogni giro alla squadra successiva in senso orario.
    .question = Chi comincia il giro seguente?
ruling-ST-27 = Prima si risolve chi risponde, poi chi ruba in senso orario; ogni arretramento si decide in quel momento.
    .question = In che ordine ha effetto una domanda?
ruling-ST-28 = Se una risposta è giusta lo decide il tavolo; l’arbitro lo annota soltanto.
    .question = Chi decide se una risposta è giusta?
ruling-ST-29 = Giocano da due a quattro squadre.
    .question = Quante squadre giocano?
ruling-ST-30 = Si usano al massimo sedici tessere, quindi venti bastano sempre per un giro.
    .question = E se le tessere categoria non bastano?
