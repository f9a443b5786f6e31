### ¡Relajarse!: rifiuti, avvisi, righe di punteggio, eventi, parole, citazioni e decisioni.

## Parole

word-sow = distribuire
word-take_blueberry = prendere il mirtillo
word-take_all = prendere tutti gli ultimi cubetti
word-steal = rubare
word-pass = passare
word-wild = jolly
word-clockwise = in senso orario
word-counterclockwise = in senso antiorario
word-cup = la propria tazza

## Rifiuti

relajarse-game-over = La partita è finita: nessun’altra mossa conta più.
    .meaning = È arrivata una mossa dopo la fine della partita.
relajarse-out-of-turn = { $player } non può muovere ora; tocca a { NAMES($expected, join: "or") }.
    .meaning = Ha mosso qualcuno che non è di turno.
relajarse-not-now = Non è il momento di questa mossa ({ WORD($sent) }). Ora ci si aspetta: { WORDS($expected, join: "or") }.
    .meaning = È di turno, ma prima va lanciato il dado, oppure è già stato lanciato.
relajarse-face = Il dado non ha nessuna faccia «{ $face }».
    .meaning = Il dado mostra qualcosa che non ha.
relajarse-steal-face = Il dado mostra { WORD($face) }, che non permette questa mossa. Si ruba un cubetto con la faccia del furto, e con nessun’altra.
    .meaning = Si gioca una vaschetta con la faccia del furto, o si ruba un cubetto con un’altra.
relajarse-tray-unknown = Non c’è nessuna vaschetta { $tray }; le vaschette vanno da 0 a { $last }.
    .meaning = Il tabellone non ha nessuna vaschetta con questo numero.
relajarse-tray-colour = La vaschetta { $tray } è di colore { WORD($colour) }, ma il dado mostra { WORD($face) }.
    .meaning = La vaschetta non è del colore del dado.
relajarse-tray-empty = La vaschetta { $tray } ({ WORD($colour) }) non ha cubetti.
    .meaning = La vaschetta da distribuire o da prendere è vuota.
relajarse-direction = «{ $direction }» non è una direzione; i cubetti vanno in senso orario (clockwise) o antiorario (counterclockwise).
    .meaning = La direzione non è nessuna delle due.
relajarse-blueberry-on-wild = Con il jolly non si può prendere nessun mirtillo.
    .meaning = Si prende un mirtillo anche se il dado mostra il jolly.
relajarse-blueberry-tray-not-empty =
    { $cubes ->
        [one] La vaschetta { $tray } ({ WORD($colour) }) ha ancora un cubetto; il suo mirtillo si può prendere quando è vuota.
       *[other] La vaschetta { $tray } ({ WORD($colour) }) ha ancora { $cubes } cubetti; il suo mirtillo si può prendere quando è vuota.
    }
    .meaning = La vaschetta del mirtillo ha ancora dei cubetti.
relajarse-blueberry-gone = Il mirtillo della vaschetta { $tray } ({ WORD($colour) }) è già stato preso.
    .meaning = Il mirtillo di questa vaschetta non è più sul tabellone.
relajarse-berry-first-done = Dopo il mirtillo di questo turno si può solo distribuire l’altra vaschetta del suo colore: la { $tray } ({ WORD($colour) }).
    .meaning = Un secondo mirtillo, o tutti gli ultimi cubetti, dopo un mirtillo preso in più.
relajarse-last-cubes-other-tray =
    { COUNT($others) ->
        [one] La vaschetta { $tray } non è l’ultima con dei cubetti; al dado corrisponde anche la vaschetta { NAMES($others) }, che ne ha.
       *[other] La vaschetta { $tray } non è l’ultima con dei cubetti; al dado corrispondono anche le vaschette { NAMES($others) }, che ne hanno.
    }
    .meaning = Un’altra vaschetta che corrisponde al dado ha ancora dei cubetti.
relajarse-last-cubes-blueberry =
    { COUNT($trays) ->
        [one] Non si possono prendere tutti i cubetti della vaschetta { $tray } finché il mirtillo della vaschetta { NAMES($trays) } è sul tabellone.
       *[other] Non si possono prendere tutti i cubetti della vaschetta { $tray } finché i mirtilli delle vaschette { NAMES($trays) } sono sul tabellone.
    }
    .meaning = Un mirtillo che dev’essere già stato preso è ancora sul tabellone.
relajarse-last-cubes-compulsory =
    { $cubes ->
        [one] A questo tavolo l’ultimo cubetto va preso: quello della vaschetta { $tray } ({ WORD($colour) }).
       *[other] A questo tavolo gli ultimi cubetti vanno presi: tutti e { $cubes } quelli della vaschetta { $tray } ({ WORD($colour) }).
    }
    .meaning = Si distribuisce l’ultima vaschetta, e a questo tavolo i suoi cubetti vanno presi.
relajarse-steal-self = { $player } non può rubare dalla propria tazza.
    .meaning = Qualcuno ruba dalla propria tazza.
relajarse-steal-empty-cup = La tazza di { $player } non ha nessun cubetto da rubare.
    .meaning = La tazza da cui si ruba è vuota.
relajarse-pass-not-allowed = Qui non si può passare, perché si può fare qualcosa: { WORDS($expected, join: "or") }.
    .meaning = Passa qualcuno che deve fare qualcosa.

## Che cosa non può essere in una preparazione

fault-cups-count = Serve un angolo per ognuna delle { $players } persone; angoli indicati qui: { $sent }.
fault-cup-taken = All’angolo { $corner } c’è già la tazza di un’altra persona.
fault-tray-colour-count = Una terza vaschetta è di colore { WORD($colour) }; ogni colore ne ha due.
fault-tray-two-blueberries = La vaschetta { $tray } è già indicata con un mirtillo; ognuna ne ha uno.
fault-blueberry-one-colour = Le vaschette { $one } e { $other } sono tutte e due di colore { WORD($colour) }; le due vaschette di un mirtillo hanno colori diversi.

## Avvisi

sheet-cubes-too-many = Nelle tazze sono stati contati { $counted } cubetti; ce ne sono solo { $exist }.
    .meaning = Nelle tazze ci sono più cubetti di quanti ne esistono.
sheet-blueberries-too-many = Nelle tazze sono stati contati { $counted } mirtilli; ce ne sono solo { $exist }.
    .meaning = Nelle tazze ci sono più mirtilli di quanti ne esistono.
sheet-cubes-missing =
    { $counted ->
        [0] Nelle tazze non è stato contato nessun cubetto; alla fine ci sono tutti e { $exist }.
        [one] Nelle tazze è stato contato un solo cubetto; alla fine ci sono tutti e { $exist }.
       *[other] Nelle tazze sono stati contati solo { $counted } cubetti; alla fine ci sono tutti e { $exist }.
    }
    .meaning = Nelle tazze ci sono meno cubetti di quanti ne esistono.
sheet-blueberries-missing =
    { $counted ->
        [0] Nelle tazze non è stato contato nessun mirtillo; a questo tavolo si gioca finché tutti e { $exist } sono presi.
        [one] Nelle tazze è stato contato un solo mirtillo; a questo tavolo si gioca finché tutti e { $exist } sono presi.
       *[other] Nelle tazze sono stati contati solo { $counted } mirtilli; a questo tavolo si gioca finché tutti e { $exist } sono presi.
    }
    .meaning = Nelle tazze ci sono meno mirtilli di quanti ne esistono.
setup-cups-not-clockwise = Le tazze non seguono in senso orario l’ordine di gioco; di turno in turno sono agli angoli { NAMES($corners) }.
    .meaning = L’ordine di gioco non gira in senso orario intorno al tabellone.
setup-cups-not-neighbours = In due ci si siede ad angoli vicini; qui sono opposti: { NAMES($corners) }.
    .meaning = Due persone sono ad angoli opposti.

## Righe di punteggio

section-relajarse-cubes = Cubetti di ghiaccio
section-relajarse-blueberries = Mirtilli
item-relajarse-cubes-sown =
    { $cubes ->
        [one] Un cubetto finito nella propria tazza distribuendo
       *[other] { $cubes } cubetti finiti nella propria tazza distribuendo
    }
item-relajarse-cubes-last_cubes =
    { $cubes ->
        [one] L’ultimo cubetto di una vaschetta
       *[other] { $cubes } ultimi cubetti di una vaschetta
    }
item-relajarse-cubes-stolen =
    { $cubes ->
        [one] Un cubetto rubato
       *[other] { $cubes } cubetti rubati
    }
item-relajarse-cubes-lost =
    { $cubes ->
        [one] Un cubetto perso per furto
       *[other] { $cubes } cubetti persi per furto
    }
item-relajarse-cubes-counted =
    { $cubes ->
        [0] Nessun cubetto nella tazza
        [one] Un cubetto nella tazza
       *[other] { $cubes } cubetti nella tazza
    }
item-relajarse-blueberries-taken =
    { $blueberries ->
        [one] Un mirtillo preso
       *[other] { $blueberries } mirtilli presi
    }
item-relajarse-blueberries-counted =
    { $blueberries ->
        [0] Nessun mirtillo nella tazza
        [one] Un mirtillo nella tazza
       *[other] { $blueberries } mirtilli nella tazza
    }
tie-break-cubes =
    { $count ->
        [0] nessun cubetto
        [one] un cubetto
       *[other] { $count } cubetti
    }

## Che cosa ha fatto una mossa

event-relajarse-rolled = { $player } lancia il dado: { WORD($item) }.
event-relajarse-nothing_to_do = Non si può fare nulla, quindi il turno di { $player } finisce.
event-relajarse-sown =
    { $cubes ->
        [one] { $player } prende il cubetto della vaschetta { $tray } ({ WORD($colour) }) e lo mette, { WORD($direction) }, qui: { WORDS($places) }.
       *[other] { $player } prende i { $cubes } cubetti della vaschetta { $tray } ({ WORD($colour) }) e ne mette uno per posto, { WORD($direction) }: { WORDS($places) }.
    }
event-relajarse-took_blueberry = { $player } prende il mirtillo della vaschetta vuota { $tray } ({ WORD($colour) }).
event-relajarse-took_all =
    { $cubes ->
        [one] { $player } mette nella tazza l’ultimo cubetto, quello della vaschetta { $tray } ({ WORD($colour) }).
       *[other] { $player } mette nella tazza tutti e { $cubes } i cubetti della vaschetta { $tray } ({ WORD($colour) }).
    }
event-relajarse-stole = { $player } ruba un cubetto a { $by }.
event-relajarse-robbed = { $player } perde un cubetto, rubato da { $by }.
event-relajarse-passed = { $player } passa.
event-relajarse-game_ended = Il tabellone è vuoto; la partita è finita.

## Citazioni

cite-RE-L2 = Si prendono i cubetti di una vaschetta del colore del dado e si distribuiscono sul tabellone e nella propria tazza; una vaschetta vuota dà un mirtillo, e finiti i cubetti si contano le tazze.
    .section = Introduzione
cite-RE-L4 = Ci sono 24 cubetti di ghiaccio.
    .section = Componenti
cite-RE-L5 = Ci sono quattro mirtilli.
    .section = Componenti
cite-RE-L9 = Ognuno sceglie una delle quattro tazze agli angoli del tabellone.
    .section = Preparazione
cite-RE-L11 = In due si scelgono tazze vicine.
    .section = Preparazione
cite-RE-L12 = In ognuna delle otto vaschette vanno tre cubetti, e i quattro mirtilli nei loro cerchi al centro.
    .section = Preparazione
cite-RE-L14 = Il turno passa a sinistra.
    .section = Come si gioca
cite-RE-L15 = Nel proprio turno si lancia il dado e poi si compie una delle azioni che gli corrispondono.
    .section = Come si gioca
cite-RE-L16 = Con un colore si raccolgono tutti i cubetti di una delle sue due vaschette e si sceglie una direzione.
    .section = Come si gioca
cite-RE-L17 = A partire dalla vaschetta o tazza più vicina si mette un cubetto in ogni vaschetta e nella propria tazza, saltando quelle altrui, finché non ne restano.
    .section = Come si gioca
cite-RE-L18 = Se una vaschetta è piena, il cubetto va alla prossima che ha posto.
    .section = Come si gioca
cite-RE-L20 = Il jolly è come un colore con tutte le vaschette a scelta, ma non permette di prendere mirtilli.
    .section = Jolly
cite-RE-L22 = Si sposta nella propria tazza un cubetto dalla tazza di un avversario qualsiasi; i mirtilli non si rubano.
    .section = Furto
cite-RE-L23 = Esempio: con il blu, Lauren raccoglie i tre cubetti della vaschetta blu più vicina alla sua tazza.
    .section = Come si gioca
cite-RE-L24 = Esempio: verso destra, lascia un cubetto nella sua tazza e gli altri due in una vaschetta arancione e in una rosa.
    .section = Come si gioca
cite-RE-L27 = Se una vaschetta del colore del dado non ha cubetti, si può prendere il suo mirtillo, che vale 2 punti.
    .section = Bonus dei mirtilli
cite-RE-L28 = Esempio: con l’arancione, Jonathan trova una vaschetta arancione senza cubetti e mette nella sua tazza il mirtillo che le sta sopra.
    .section = Bonus dei mirtilli
cite-RE-L30 = Se una sola delle vaschette che corrispondono ha ancora cubetti e i mirtilli corrispondenti non ci sono più, si possono mettere subito tutti i suoi cubetti nella propria tazza.
    .section = Gli ultimi cubetti
cite-RE-L31 = Se le vaschette che corrispondono non hanno né cubetti né mirtilli, il turno finisce e basta.
    .section = Gli ultimi cubetti
cite-RE-L32 = Esempio: Julia tira un giallo e vede che una delle vaschette gialle non ha cubetti.
    .section = Gli ultimi cubetti
cite-RE-L33 = Nell’esempio stampato non resta nessun mirtillo accanto a nessuna delle due vaschette del colore.
    .section = Gli ultimi cubetti
cite-RE-L35 = Si gioca finché cubetti e mirtilli non sono più sul tabellone.
    .section = Fine del gioco
cite-RE-L36 = Un cubetto vale 1 punto e un mirtillo 2; vince il totale più alto e, a parità, chi ha più cubetti.
    .section = Fine del gioco

## Decisioni

ruling-RE-01 = Si gioca finché le vaschette e i cerchi dei mirtilli sono vuoti.
    .question = Quando finisce la partita?
    .reading-all = Quando sul tabellone non ci sono più né cubetti né mirtilli.
    .reading-cubes = Con l’ultimo cubetto delle vaschette; i mirtilli rimasti non contano per nessuno.
ruling-RE-02 = Nessun mirtillo resta fuori portata: a vaschette vuote lo prende uno qualsiasi dei suoi due colori.
    .question = Può restare un mirtillo che nessuno può prendere?
ruling-RE-03 = Prendere un mirtillo è l’azione del turno, invece di distribuire.
    .question = Il mirtillo è tutto il turno o qualcosa in più?
    .reading-instead = Si prende invece di distribuire.
    .reading-extra = Si prende prima, e poi si distribuisce l’altra vaschetta del suo colore se ha cubetti.
ruling-RE-04 = Se una vaschetta del colore è vuota con il suo mirtillo e l’altra ha cubetti, si sceglie.
    .question = Il mirtillo va preso per forza?
    .other = Prima va preso il mirtillo.
ruling-RE-05 = Si prende un solo mirtillo, quello che si vuole.
    .question = E se tutte e due le vaschette del colore sono vuote e i due mirtilli ci sono ancora?
ruling-RE-06 = Chi può fare qualcosa deve farlo.
    .question = Dopo un colore o il jolly si può non fare nulla?
    .reading-must = No, va compiuta una delle azioni.
    .reading-may-pass = Sì, passando.
ruling-RE-07 = Il turno finisce da sé.
    .question = E se non si può fare nulla?
ruling-RE-08 = Si comincia dal posto accanto alla vaschetta svuotata.
    .question = Dove va il primo cubetto?
ruling-RE-09 = La propria tazza riceve un cubetto ogni volta che ci si passa; tutte le altre si saltano, anche quelle che nessuno usa.
    .question = Quali tazze ricevono cubetti?
ruling-RE-10 = Una vaschetta piena si salta e il cubetto prosegue in ordine; lo riceve la propria tazza se viene dopo.
    .question = Dove va il cubetto che trova una vaschetta piena?
    .reading-next-place = Al posto successivo, compresa la propria tazza.
    .reading-next-tray = Alla prossima vaschetta che ha posto, saltando la propria tazza, e da lì si prosegue.
ruling-RE-11 = Con nove cubetti o più si torna alla vaschetta da cui vengono, che ne riceve uno come le altre.
    .question = E se i cubetti fanno tutto il giro del tabellone?
    .other = La vaschetta svuotata si salta.
ruling-RE-12 = Non può succedere: in una vaschetta stanno almeno quattro cubetti, e ce ne sono solo 24.
    .question = E se tutte le vaschette sono piene?
ruling-RE-13 = Una vaschetta vuota non si può distribuire.
    .question = Si può scegliere una vaschetta vuota?
ruling-RE-14 = Con il jolly si distribuisce una qualsiasi vaschetta che abbia cubetti, e non si prendono mirtilli.
    .question = Che cosa permette il jolly?
ruling-RE-15 = Si possono prendere tutti i cubetti dell’unica vaschetta del colore che ne ha, quando i mirtilli delle sue due vaschette non ci sono più.
    .question = Quali mirtilli devono essere già presi per gli ultimi cubetti di un colore?
    .reading-both = Quelli di tutte e due le vaschette del colore.
    .reading-empty-tray = Solo quello della vaschetta vuota.
ruling-RE-16 = Con il jolly corrispondono tutte le vaschette: una sola del tabellone può avere cubetti, e tutti e quattro i mirtilli devono essere già presi.
    .question = Quando si possono prendere gli ultimi cubetti con il jolly?
    .reading-all-four = Quando una sola vaschetta ha cubetti e nessuno dei quattro mirtilli c’è più.
    .reading-ignore = Quando una sola vaschetta ha cubetti; i mirtilli non contano, perché il jolly non può prenderli.
    .reading-full-tray = Quando una sola vaschetta ha cubetti e il suo mirtillo non c’è più.
ruling-RE-17 = Gli ultimi cubetti si possono prendere, o distribuire come sempre.
    .question = Gli ultimi cubetti vanno presi per forza?
    .reading-may = Si possono prendere.
    .reading-must = Vanno presi.
ruling-RE-18 = Si ruba un cubetto a un avversario qualsiasi che ne abbia; se nessuno ne ha, il turno finisce. I mirtilli non si toccano.
    .question = A chi si può rubare?
ruling-RE-19 = Un cubetto va rubato, se si può.
    .question = Rubare è obbligatorio?
    .reading-must = Sì, se un avversario ha un cubetto.
    .reading-may = No, si può passare.
ruling-RE-20 = Si ruba fino alla fine della partita.
    .question = Si può rubare quando tutti i cubetti sono nelle tazze e restano mirtilli?
ruling-RE-21 = In due ci si dovrebbe sedere ad angoli vicini; l’arbitro lo segnala e prosegue.
    .question = Dove ci si siede in due?
    .other = Ci si può sedere anche di fronte.
ruling-RE-22 = In tre ci si siede a tre angoli qualsiasi; la quarta tazza non si usa e si salta.
    .question = Dove ci si siede in tre?
ruling-RE-23 = Da due a quattro persone.
    .question = In quanti si gioca?
ruling-RE-24 = A parità di totale vince chi ha più cubetti; se anche quelli sono pari, il posto è condiviso.
    .question = E se c’è ancora parità?
ruling-RE-25 = In senso orario.
    .question = In che ordine si gioca?
