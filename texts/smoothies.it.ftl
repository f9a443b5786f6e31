### Smoothies: rifiuti, rilievi, righe del punteggio, parole, citazioni e decisioni.

## Parole

word-yellow = giallo
word-orange = arancione
word-red = rosso
word-pink = rosa
word-purple = viola
word-blue = blu
word-green = verde
word-round = rotondo
word-square = quadrato
word-both = entrambi
word-roll = lancio
word-reroll = rilancio
word-blend = scelta del frullatore
word-pick = scelta dei dadi
word-extra_die = dado extra
word-colour_change = cambio di colore
word-modifier_1 = modificatore ±1
word-modifier_3 = modificatore ±3
word-round_blender = frullatore rotondo
word-square_blender = frullatore quadrato
word-easy = facile
word-normal = normale
word-difficult = difficile
word-impossible = impossibile
box-yellow = giallo { $number }
box-orange = arancione { $number }
box-red = rosso { $number }
box-pink = rosa { $number }
box-purple = viola { $number }
box-blue = blu { $number }
box-green = verde { $number }
box-round = la casella { $number } del frullatore rotondo
box-square = la casella { $number } del frullatore quadrato
row-of-colour =
    { $colour ->
        [yellow] riga gialla
        [orange] riga arancione
        [red] riga rossa
        [pink] riga rosa
        [purple] riga viola
        [blue] riga blu
        [green] riga verde
       *[other] riga { $colour }
    }
blender-of-kind =
    { $blender ->
        [round] frullatore rotondo
        [square] frullatore quadrato
       *[other] frullatore { $blender }
    }

## Rifiuti

smoothies-game-over = La partita è finita; nessun’altra mossa conta.
    .meaning = È stata inviata una mossa dopo la fine della partita.
smoothies-out-of-turn = { $player } non può giocare adesso; tocca a { NAMES($expected, join: "or") }.
    .meaning = Ha giocato qualcuno che non è di turno.
smoothies-not-now = Non è il momento di questa mossa ({ WORD($sent) }). Adesso serve: { WORDS($expected, join: "or") }.
    .meaning = È il turno di quella persona, ma è attesa una mossa di un altro tipo.
smoothies-dice-set =
    Ognuno dei sette dadi deve stare in un frullatore, e una volta sola.{ COUNT($missing) ->
        [0] { "" }
        [one] { " " }Manca: { WORDS($missing) }.
       *[other] { " " }Mancano: { WORDS($missing) }.
    }{ COUNT($twice) ->
        [0] { "" }
        [one] { " " }Ripetuto: { WORDS($twice) }.
       *[other] { " " }Ripetuti: { WORDS($twice) }.
    }
    .meaning = Il lancio non contiene ciascuno dei sette dadi esattamente una volta.
smoothies-dice-split = Un lancio vale solo con almeno due dadi in ogni frullatore; qui sono { $round } in quello rotondo e { $square } in quello quadrato. Rilancia tutti e sette i dadi.
    .meaning = Dopo il lancio un frullatore contiene meno di due dadi.
smoothies-face = Il dado { WORD($die) } non può mostrare { $face }; le sue facce vanno da 1 a 6.
    .meaning = Un dado mostra una faccia che non va da 1 a 6.
smoothies-reroll-dice =
    { $blender ->
        [both] Il rilancio di entrambi i frullatori deve mostrare i dadi nuovi di tutti e due; mancano quelli di uno.
       *[other]
            { COUNT($expected) ->
                [0] Si rilanciano solo i dadi del frullatore indicato; qui non ne va nessuno del { blender-of-kind }.
               *[other] I dadi che si rilanciano nel { blender-of-kind } sono esattamente questi: { WORDS($expected) }.
            } { COUNT($sent) ->
                [0] Non ne è stato inviato nessuno.
                [1] Inviato: { WORDS($sent) }.
                *[other] Inviati: { WORDS($sent) }.
            }
    }
    .meaning = I dadi rilanciati non sono quelli del frullatore indicato.
smoothies-no-ability =
    { $have ->
        [0] L’abilità «{ WORD($which) }» non è disponibile
        [one] L’abilità «{ WORD($which) }» è disponibile una volta
       *[other] L’abilità «{ WORD($which) }» è disponibile { $have } volte
    }; questa mossa la richiede { $need ->
        [one] una volta
       *[other] { $need } volte
    }.
    .meaning = La mossa spende un’abilità che non è disponibile.
smoothies-blender-full = Il { blender-of-kind } non si può scegliere: tutte le caselle della sua riga sono già barrate.
    .meaning = È stato scelto un frullatore con tutte le caselle della sua riga barrate.
smoothies-save-too-many =
    { $save ->
        [one] Non si può risparmiare una casella
       *[other] Non si possono risparmiare { $save } caselle
    }: nel frullatore { $dice ->
        [one] c’è un solo dado
       *[other] ci sono solo { $dice } dadi
    }, e ogni casella risparmiata corrisponde a uno di essi.
    .meaning = Si risparmiano più caselle di quanti siano i dadi nel frullatore.
smoothies-die-not-there = Il dado { WORD($die) } non è nel { blender-of-kind }. Quelli presenti: { WORDS($there) }.
    .meaning = Un dado scelto non è nel frullatore da cui si sceglie.
smoothies-die-twice = Il dado { WORD($die) } è scelto due volte; ogni dado conta una volta sola.
    .meaning = Lo stesso dado è stato scelto due volte.
smoothies-no-dice = Bisogna scegliere almeno un dado.
    .meaning = Non è stato scelto alcun dado, o una scelta vuota contiene altro (modificatori, stelle, bonus).
smoothies-too-many-dice =
    { $allowed ->
        [one] Qui si può scegliere un solo dado; ne sono stati inviati { $sent }.
       *[other] Qui si possono scegliere al massimo { $allowed } dadi; ne sono stati inviati { $sent }.
    }
    .meaning = Sono stati scelti più dadi di quanti ne siano consentiti.
smoothies-no-column = Il foglio non ha una colonna per un totale di { $total }. A questo tavolo una scelta simile è rifiutata finché un’altra raggiunge una colonna senza usare abilità.
    .meaning = Il totale non ha una colonna, e a questo tavolo non è ammesso.
smoothies-modifier-twice = A questo tavolo ogni scelta ammette un solo modificatore; ne sono stati inviati { $sent }.
    .meaning = Una scelta ha più di un modificatore, e al tavolo se ne gioca uno.
smoothies-star-missing = La stella su { WORD($star) } deve ancora barrare una casella vicina: { WORDS($free, join: "or") }.
    .meaning = Una stella barrata deve ancora barrare una casella vicina.
smoothies-star-not-adjacent = La stella su { WORD($star) } non può barrare { WORD($sent) }, che non le sta accanto. { COUNT($free) ->
        [one] Vicina e libera
       *[other] Vicine e libere
    }: { WORDS($free, join: "or") }.
    .meaning = Una stella barra una casella che non è vicina.
smoothies-star-taken = La stella su { WORD($star) } non può barrare { WORD($sent) }: ha già la sua croce.
    .meaning = Una stella barra una casella che ha già la sua croce.
smoothies-star-passive-blender = La stella su { WORD($star) } non può barrare { WORD($sent) }: un giocatore passivo non barra mai caselle dei frullatori.
    .meaning = La stella di chi è passivo barra una casella di un frullatore.
smoothies-star-extra =
    { $asked ->
        [0] Qui nessuna stella chiede una casella
        [one] Qui le stelle chiedono una casella
       *[other] Qui le stelle chiedono { $asked } caselle
    }; { $sent ->
        [one] ne è stata inviata una.
       *[other] ne sono state inviate { $sent }.
    }
    .meaning = Sono state inviate più caselle di quante ne chiedano le stelle.
smoothies-bonus-not-earned =
    { $total ->
        [7] Questo 7 non dà il bonus: a questo tavolo i dadi devono barrare almeno una casella nuova.
        [14] Questo 14 non dà il bonus: a questo tavolo i dadi devono barrare almeno una casella nuova.
       *[other] Un totale di { $total } non dà il bonus; lo danno solo 7 e 14.
    }
    .meaning = Si prende un bonus che il totale non dà.
smoothies-bonus-too-many =
    Un totale di { $total } dà al massimo { $allowed ->
        [one] una casella
       *[other] { $allowed } caselle
    } di bonus; { $sent ->
        [one] ne è stata inviata una.
       *[other] ne sono state inviate { $sent }.
    }
    .meaning = Il bonus barra più caselle di quante ne dia il totale.
smoothies-bonus-special-box = Il bonus non può barrare { WORD($sent) }: vale solo per caselle di frutta normali, non per stelle, abilità o frullatori.
    .meaning = Il bonus barra una stella, un’abilità o una casella di un frullatore.
smoothies-bonus-taken = Il bonus non può barrare { WORD($sent) }: ha già la sua croce.
    .meaning = Il bonus barra una casella che ha già la sua croce, o due volte la stessa.
smoothies-box-unknown = Su questo foglio non esiste { WORD($sent) }.
    .meaning = È nominata una casella che questo foglio non ha.

## Rilievi sui fogli

sheet-blender-gap = { $player }: risulta barrata { WORD($box) } mentre più a sinistra è libera { WORD($free) }, e nessuna stella lo spiega.
    .meaning = Nella riga di un frullatore una casella è barrata mentre una più a sinistra è libera, e nessuna stella lo spiega.
sheet-abilities-over =
    { $player } dichiara di aver usato { $used ->
        [one] un’abilità
       *[other] { $used } abilità
    }, ma non può averne avute più di { $possible }.
    .meaning = Risultano usate più abilità di quante se ne possano aver avute.
sheet-too-many-crosses =
    { $player } ha { $crosses ->
        [one] una casella di frutta barrata
       *[other] { $crosses } caselle di frutta barrate
    }, ma le croci dei frullatori bastano al massimo per { $possible }.
    .meaning = Ci sono più caselle di frutta barrate di quante ne consentano le croci dei frullatori.
sheet-star-unanswered = { $player }: la stella su { WORD($star) } ha ancora una casella vicina libera, quindi deve averne barrata un’altra, ma non le resta nessuna vicina barrata che possa essere sua.
    .meaning = Una stella ha ancora una casella vicina libera, e non le resta nessuna vicina barrata che possa essere sua.
sheet-black-open = { $player } non ha barrato la casella nera del { blender-of-kind }, quindi la partita non era finita.
    .meaning = Una casella nera non è barrata, quindi la partita non era finita.
sheet-few-crosses =
    { $player } { $crosses ->
        [0] non ha nessuna casella di frutta barrata
        [one] ha una sola casella di frutta barrata
       *[other] ha solo { $crosses } caselle di frutta barrate
    } dopo almeno { $turns ->
        [one] un turno
       *[other] { $turns } turni
    }.
    .meaning = Ci sono meno caselle di frutta barrate dei turni giocati.
sheet-twins = I fogli di { NAMES($players) } sono uguali, casella per casella.
    .meaning = I fogli di due giocatori sono uguali, casella per casella.

## Righe del punteggio

section-smoothies-fruits = Frutti
section-smoothies-customers = Clienti
section-smoothies-blenders = Frullatori
item-smoothies-fruits-row =
    { $boxes ->
        [one] Una casella nella { row-of-colour } (dà punti da { $needed } in su)
       *[other] { $boxes } caselle nella { row-of-colour } (dà punti da { $needed } in su)
    }
item-smoothies-fruits-most = Più caselle di tutti nella { row-of-colour } ({ $boxes })
item-smoothies-customers-complete = Colonna { $column } completa
item-smoothies-customers-empty = Colonna { $column } vuota
item-smoothies-blenders-grey = Penalità (grigia): { WORD($box) }

## Offerte

offer-smoothies-bonus =
    { $count ->
        [one] Il bonus può ancora barrare una casella.
       *[other] Il bonus può ancora barrare { $count } caselle.
    }
offer-smoothies-star = Una stella può ancora barrare una casella vicina.

## Che cosa ha fatto una mossa

event-smoothies-rolled = { $player } lancia i sette dadi.
event-smoothies-rerolled =
    { $item ->
        [both] { $player } rilancia tutti e sette i dadi.
        [round] { $player } rilancia i dadi del frullatore rotondo.
       *[square] { $player } rilancia i dadi del frullatore quadrato.
    }
event-smoothies-crossed =
    { $by ->
        [blend] { $player } barra { WORD($item) } per un dado nel frullatore.
        [star] { $player } barra { WORD($item) } grazie a una stella.
        [bonus] { $player } barra { WORD($item) } come bonus.
       *[die] { $player } barra { WORD($item) } con i dadi.
    }
event-smoothies-gained = { $player } ottiene un’abilità: { WORD($item) }.
event-smoothies-spent = { $player } usa un’abilità: { WORD($item) }.
event-smoothies-lost = { $player } non ha più spazio per un’abilità e la perde: { WORD($item) }.

## Ciò che non può essere in una preparazione o su un foglio

fault-columns-order = La colonna { $right } non può seguire la { $left }: le colonne vanno in ordine crescente, ognuna una volta sola.
fault-column-missing = Ogni foglio ha una colonna { $column }.
fault-column-empty = La colonna { $column } non ha caselle in nessuna riga; toglila.
fault-row-length =
    La { row-of-colour } { $boxes ->
        [one] ha un elemento
       *[other] ha { $boxes } elementi
    }; ne serve uno per colonna ({ $columns }), null dove non c’è casella.
fault-row-repeated = La { row-of-colour } compare due volte; ogni colore ha una sola riga.
fault-row-missing =
    { COUNT($colours) ->
        [one] Ogni colore ha la sua riga; manca: { WORDS($colours) }.
       *[other] Ogni colore ha la sua riga; mancano: { WORDS($colours) }.
    }
fault-blender-shape = La riga del { blender-of-kind } deve avere una sola casella nera, almeno una casella prima di essa e grigie solo dopo.
fault-slots-missing = L’abilità «{ WORD($ability) }» richiede da { $least } a { $most } spazi.
fault-touch-needs-blender = Tra { WORDS($boxes) } almeno una deve essere di un frullatore; le caselle di frutta trovano da sole le loro vicine.
fault-touch-unknown-box = Su questo foglio non esiste { WORD($sent) }, perciò non può essere vicina di nulla.
fault-touch-itself = Una casella non può essere vicina di sé stessa: { WORD($sent) }.
fault-column-unknown = Su questo foglio la riga non ha caselle in quella colonna.
fault-column-twice = Questa colonna compare due volte; una casella si barra una volta sola.
fault-position-unknown = La riga del frullatore non ha caselle in questa posizione.
fault-position-twice = Questa posizione compare due volte; una casella si barra una volta sola.
fault-count-too-large = La riga del frullatore non ha così tante caselle.

## Il regolamento, riga per riga

cite-SM-L6 = Il gioco contiene un blocco di fogli, sette dadi, quattro matite e le regole.
    .section = Componenti
cite-SM-L10 = Ognuno riceve un foglio e qualcosa per scrivere.
    .section = Preparazione
cite-SM-L11 = Ognuno annota quante croci un frutto deve superare per dare punti; dipende da quanti giocano.
    .section = Preparazione
cite-SM-L12 = Un frutto dà punti con più di 6 croci in due, più di 7 in tre, più di 8 in quattro.
    .section = Preparazione
cite-SM-L13 = { cite-SM-L12 }
    .section = Preparazione
cite-SM-L14 = { cite-SM-L12 }
    .section = Preparazione
cite-SM-L16 = Comincia chi ha usato per ultimo un vero frullatore; ogni turno ha una fase attiva e poi una passiva, e si gioca in senso orario.
    .section = Come si gioca
cite-SM-L18 = Il giocatore attivo lancia i dadi, sceglie un frullatore e ne sceglie dei dadi, in quest’ordine.
    .section = Fase 1: giocatore attivo
cite-SM-L20 = Tutti e sette i dadi cadono nei due frullatori; se in uno ce ne sono meno di due, o se uno cade fuori, si rilanciano tutti.
    .section = Fase 1: giocatore attivo, a. Lanciare i dadi
cite-SM-L22 = Per ogni dado del frullatore scelto si barra una casella della sua riga, da sinistra e non oltre la fine; una riga tutta barrata, grigie comprese, non si può scegliere.
    .section = Fase 1: giocatore attivo, b. Scegliere un frullatore
cite-SM-L23 = Anche i dadi che poi non si usano costano la loro casella del frullatore.
    .section = Fase 1: giocatore attivo, b. Scegliere un frullatore
cite-SM-L25 = Si sommano i dadi presi dal frullatore scelto e, nella colonna del totale, si barra la casella di ciascuno dei loro colori.
    .section = Fase 1: giocatore attivo, c. Scegliere dadi da quel frullatore
cite-SM-L26 = Va bene qualsiasi combinazione di dadi; una casella già barrata non dà nulla una seconda volta.
    .section = Fase 1: giocatore attivo, c. Scegliere dadi da quel frullatore
cite-SM-L27 = Esempio: quattro dadi nel frullatore rotondo costano ad Antonio quattro caselle della sua riga; blu, viola e rosa fanno 14, così barra quei colori nella colonna 14.
    .section = Fase 1: giocatore attivo, c. Scegliere dadi da quel frullatore
cite-SM-L29 = Ogni giocatore passivo prende un dado dell’altro frullatore e barra la casella del suo numero e colore; più giocatori possono prendere lo stesso dado.
    .section = Fase 2: giocatori passivi
cite-SM-L30 = I giocatori passivi non ottengono nulla da una casella già barrata.
    .section = Fase 2: giocatori passivi
cite-SM-L31 = Nella fase passiva nessuno barra caselle dei frullatori.
    .section = Fase 2: giocatori passivi
cite-SM-L32 = Esempio: Hannah è passiva, prende il dado rosso che mostra 4 e barra rosso 4.
    .section = Fase 2: giocatori passivi
cite-SM-L33 = Quando tutti gli altri hanno avuto il loro turno passivo, diventa attivo chi siede a sinistra.
    .section = Fase 2: giocatori passivi
cite-SM-L35 = Con un totale di 7 puoi barrare subito un’altra casella a tua scelta, e con 14 altre due, sia in fase attiva sia in fase passiva.
    .section = Bonus 7 e 14
cite-SM-L36 = Il bonus non vale per stelle e abilità, e nelle colonne 7 e 14 non dà un altro bonus.
    .section = Bonus 7 e 14
cite-SM-L37 = Esempio: con un totale di 14 Antonio barra anche arancione 4 e giallo 7, e questo 7 non gli porta altro.
    .section = Bonus 7 e 14
cite-SM-L39 = Ci sono caselle speciali nelle righe dei frutti e in quelle dei frullatori.
    .section = Caselle speciali
cite-SM-L41 = Chi barra una stella barra subito un’altra casella: quella a sinistra, a destra, sopra o sotto di essa.
    .section = Caselle stella
cite-SM-L43 = Chi barra una casella abilità ha subito a disposizione quell’abilità, come mezza croce nel prossimo spazio libero di quel tipo.
    .section = Caselle abilità
cite-SM-L44 = Ognuno comincia con un rilancio, un dado extra e un cambio di colore.
    .section = Caselle abilità
cite-SM-L46 = Quando si usa un’abilità se ne completa la croce; in un turno se ne possono usare diverse, anche dello stesso tipo.
    .section = Abilità
cite-SM-L47 = Rilancio: il giocatore attivo rilancia tutti i dadi, oppure quelli di un frullatore, che vi restano.
    .section = Abilità
cite-SM-L48 = Dado extra: un giocatore passivo prende un altro dado dallo stesso frullatore.
    .section = Abilità
cite-SM-L49 = Cambio di colore: uno dei tuoi dadi vale come un altro colore, in entrambe le fasi.
    .section = Abilità
cite-SM-L50 = Modificatore: il tuo totale sale o scende di 1, oppure di 3, in entrambe le fasi.
    .section = Abilità
cite-SM-L51 = Frullatore rotondo e quadrato: il giocatore attivo barra una casella in meno in quella riga.
    .section = Abilità
cite-SM-L52 = Esempio: Antonio rilancia i tre dadi del frullatore quadrato, barra tre caselle per esso, cambia il rosa in viola per un totale di 11, e la stella che trova gli dà la casella verde accanto.
    .section = Abilità
cite-SM-L54 = Chi ha barrato le caselle nere di entrambi i frullatori non torna più attivo e gioca solo da passivo.
    .section = Fine della partita e punteggio
cite-SM-L55 = Un frullatore oltre la sua casella nera si può ancora scegliere finché ha caselle grigie e l’altra riga non è al limite.
    .section = Fine della partita e punteggio
cite-SM-L56 = Quando tutti hanno barrato entrambe le caselle nere la partita è finita e si contano i punti.
    .section = Fine della partita e punteggio
cite-SM-L57 = Una riga di frutti vale un punto per croce se ha più croci del minimo, altrimenti nulla.
    .section = Fine della partita e punteggio
cite-SM-L58 = Chi ha più croci nel giallo ottiene 3 punti, e lo stesso vale per l’arancione; a pari merito li ottengono tutti.
    .section = Fine della partita e punteggio
cite-SM-L59 = Una riga che non supera il minimo non può ottenere nemmeno questi 3 punti.
    .section = Fine della partita e punteggio
cite-SM-L60 = Una colonna tutta barrata vale 5 punti; una senza neanche una croce ne toglie 2.
    .section = Fine della partita e punteggio
cite-SM-L61 = Ogni casella grigia barrata toglie i punti che vi sono stampati.
    .section = Fine della partita e punteggio
cite-SM-L62 = Vince chi ha più punti; a parità, chi ha usato meno abilità; se la parità resta, la vittoria è condivisa.
    .section = Fine della partita e punteggio
cite-SM-L63 = Esempio: 44 punti per i frutti, 8 per i clienti e 5 in meno per i frullatori danno ad Antonio 47.
    .section = Fine della partita e punteggio
cite-SM-L65 = Da solo sei prima attivo e poi passivo in ogni turno, ti servono più di 6 croci per frutto e ti dai prima un obiettivo.
    .section = Modalità in solitario
cite-SM-L66 = Gli obiettivi sono superare 55 (facile), 60 (normale), 65 (difficile) o 70 punti (impossibile).
    .section = Modalità in solitario
cite-SM-L67 = { cite-SM-L66 }
    .section = Modalità in solitario
cite-SM-L68 = { cite-SM-L66 }
    .section = Modalità in solitario
cite-SM-L69 = In solitario non ci sono i 3 punti di giallo e arancione, e perdi se il totale non supera l’obiettivo.
    .section = Modalità in solitario

## Le decisioni: come leggiamo la regola, la domanda e le letture che un tavolo può scegliere

ruling-SM-01 = Un totale senza colonna è consentito e non barra nulla; le croci nella riga del frullatore restano, e non c’è bonus.
    .question = E se il foglio non ha una colonna per il totale?
    .reading-void = La scelta vale e non barra nulla.
    .reading-illegal = La scelta è rifiutata finché un’altra raggiunge una colonna senza usare abilità; altrimenti vale e non barra nulla.
ruling-SM-02 = Il giocatore attivo sceglie almeno un dado.
    .question = Il giocatore attivo può non scegliere nessun dado?
    .reading-one = Bisogna scegliere almeno un dado.
    .reading-zero = Il giocatore attivo può non sceglierne nessuno, e allora quella scelta non ha modificatori, stelle né bonus.
ruling-SM-03 = Un giocatore passivo deve prendere un dado, anche se non barra nulla.
    .question = Un giocatore passivo è obbligato a prendere un dado?
    .other = Un giocatore passivo può passare.
ruling-SM-04 = Ogni dado extra è un altro dado sul tavolo; più giocatori passivi possono comunque condividerne uno.
    .question = Il dado extra può essere quello che hai già preso?
ruling-SM-05 = I dadi di un giocatore passivo si sommano, e ciascuno dei loro colori si barra nella colonna della somma.
    .question = I dadi extra di un giocatore passivo si sommano?
    .reading-sum = Tutti i dadi si sommano e condividono una colonna.
    .reading-separate = Ogni dado barra nella propria colonna e può dare il proprio bonus; i modificatori cambiano il primo dado.
ruling-SM-06 = In un turno si possono usare più dadi extra, fino ai dadi presenti nel frullatore.
    .question = Si possono usare più dadi extra in un turno?
ruling-SM-07 = Si possono usare quanti modificatori si vuole, anche diversi, verso l’alto o verso il basso; conta solo il totale finale.
    .question = Si possono usare più modificatori sullo stesso totale?
    .reading-stack = In una scelta si possono usare quanti modificatori si vuole.
    .reading-single = Ogni scelta ammette al massimo un modificatore.
ruling-SM-08 = Un 7 o un 14 ottenuto con i modificatori dà il bonus.
    .question = Un 7 o un 14 ottenuto con i modificatori dà il bonus?
ruling-SM-09 = Conta solo il totale finale; un 7 o un 14 toccato di passaggio non dà nulla.
    .question = Un 7 o un 14 dà il bonus se poi altri modificatori lo cambiano?
ruling-SM-10 = Il totale dà il bonus anche se tutte le caselle dei dadi erano già barrate.
    .question = C’è il bonus se tutte le caselle della scelta erano già barrate?
    .reading-always = Per il bonus basta il totale.
    .reading-new-cross = Almeno una casella dei dadi dev’essere libera all’inizio della scelta.
ruling-SM-11 = Il bonus può barrare solo caselle di frutta normali e libere; è facoltativo, e ciò che non si usa è perso.
    .question = Quali caselle può barrare il bonus, ed è obbligatorio?
ruling-SM-12 = Le caselle del bonus nelle colonne 7 e 14 non danno un altro bonus.
    .question = Una casella del bonus nella colonna 7 o 14 dà un altro bonus?
ruling-SM-13 = Solo il totale dei dadi dà il bonus; la casella che una stella barra nella colonna 7 o 14 non lo dà.
    .question = Una casella barrata da una stella nella colonna 7 o 14 dà il bonus?
ruling-SM-14 = Una stella può barrare stelle e abilità, che hanno anch’esse effetto; ogni stella si risolve prima della casella seguente.
    .question = Una stella può barrare un’altra casella speciale, e questa ha effetto?
    .reading-chain = Una stella barrata da una stella barra a sua volta una casella.
    .reading-no-chain = Una stella barrata da una stella non fa nulla; un’abilità barrata così si ottiene comunque.
ruling-SM-15 = Una stella senza caselle vicine libere non fa nulla.
    .question = Che cosa fa una stella se tutte le caselle vicine sono barrate?
    .other = Può barrare la casella libera più vicina.
ruling-SM-16 = La croce in più della stella è obbligatoria; il giocatore sceglie in quale casella vicina libera metterla.
    .question = È obbligatorio barrare la casella in più di una stella?
    .reading-must = La casella va barrata.
    .reading-may = Il giocatore può rinunciare.
ruling-SM-17 = Due caselle sono vicine solo se si toccano; dove il foglio non ha caselle non c’è un ponte.
    .question = Due caselle sono vicine se tra loro il foglio non ha caselle?
ruling-SM-18 = Le caselle dei frullatori sono vicine come stampato, nera e grigie comprese; la stella di un giocatore passivo non ne barra mai.
    .question = Le stelle agiscono nelle righe dei frullatori, e da lì verso i frutti?
    .other = Le stelle di un frullatore barrano solo caselle di frutta, e nessuna stella barra una casella di frullatore.
ruling-SM-19 = Le croci successive di quella riga prendono le caselle libere da sinistra.
    .question = E se una stella ha lasciato un vuoto nella riga di un frullatore?
ruling-SM-20 = Il giocatore decide l’ordine dei dadi, ogni stella e ogni abilità ha effetto subito, e il bonus per 7 o 14 viene per ultimo.
    .question = In che ordine si risolvono caselle, stelle e bonus?
    .reading-bonus-last = Le caselle del bonus si barrano dopo quelle dei dadi.
    .reading-bonus-first = Le caselle del bonus si barrano prima della prima casella dei dadi.
ruling-SM-21 = Ciò che dà la riga del frullatore può già pagare la scelta dei dadi; ciò che dà la scelta stessa si usa dal passo seguente in poi.
    .question = Quando si può usare un’abilità appena ottenuta?
    .reading-next-step = Dal passo seguente del turno in poi.
    .reading-immediate = Subito: un cambio di colore ottenuto con un dado può pagare quello di un dado successivo della stessa scelta.
ruling-SM-22 = Il numero di caselle si fissa prima di barrare la prima, perciò un’abilità ottenuta tra queste arriva tardi.
    .question = Un’abilità frullatore può ridurre le stesse croci che l’hanno data?
ruling-SM-23 = Possono risparmiare fino a una casella per dado, anche tutte; se restano meno caselle, si barrano fin dove lo chiedono i dadi.
    .question = Fin dove le abilità frullatore possono ridurre le croci di una riga?
    .other = Si barra sempre almeno una casella.
ruling-SM-24 = L’abilità è persa, e la sua casella si barra lo stesso.
    .question = E se si ottiene un’abilità che non ha più spazi liberi?
    .reading-lost = È persa.
    .reading-unlimited = Si ottiene; gli spazi non sono un limite.
ruling-SM-25 = Il giocatore attivo può rilanciare prima di scegliere il frullatore, tante volte quante ha l’abilità.
    .question = Quando si può rilanciare?
    .other = In qualsiasi momento prima di scegliere i dadi.
ruling-SM-26 = Si rilanciano solo i dadi di quel frullatore, finché vi restano tutti.
    .question = E se rilanciando un frullatore alcuni dadi cadono fuori?
    .other = Si rilanciano tutti e sette i dadi.
ruling-SM-27 = Un lancio che va ripetuto non costa nessuna abilità.
    .question = Un lancio da ripetere per forza consuma un rilancio?
ruling-SM-28 = In uno qualsiasi dei sette colori, solo per sé e tante volte quante si ha l’abilità.
    .question = In quale colore può cambiare un dado, e per chi?
ruling-SM-29 = Condividono una casella, ed entrambi contano ancora per il totale.
    .question = E se dopo un cambio due dadi scelti hanno lo stesso colore?
ruling-SM-30 = Conta come usata.
    .question = Un’abilità che non ha cambiato nulla conta come usata?
ruling-SM-31 = Una riga piena non si può scegliere; quella oltre la casella nera sì, finché restano caselle grigie.
    .question = Si può scegliere un frullatore la cui riga è già al limite?
ruling-SM-32 = Finisce il turno, dadi compresi, e da lì in poi è passivo.
    .question = E se il giocatore attivo barra in questo turno la sua ultima casella nera?
ruling-SM-33 = Tocca al prossimo in senso orario che non sia a entrambi i limiti; può essere la stessa persona più volte di seguito.
    .question = Chi è attivo quando alcuni hanno già finito?
ruling-SM-34 = Dopo la fase passiva del turno in cui si barra l’ultima casella nera.
    .question = Quando finisce esattamente la partita?
    .reading-after-turn = La fase passiva di quel turno si gioca ancora.
    .reading-at-once = La partita finisce dopo la scelta dei dadi del giocatore attivo.
ruling-SM-35 = Quando la sua casella nera è barrata.
    .question = Quando la riga di un frullatore ha raggiunto il limite?
ruling-SM-36 = Bisogna superarlo: più di 6, 7 o 8 croci.
    .question = Il minimo di un frutto va raggiunto o superato?
    .reading-exceed = Una riga dà punti con più croci del minimo.
    .reading-reach = Una riga dà punti con tante croci quante il minimo, anche per i 3 punti di giallo e arancione.
ruling-SM-37 = Chiunque abbia il conteggio più alto riceve 3 punti, se supera il minimo.
    .question = Chi riceve i 3 punti del giallo e dell’arancione?
ruling-SM-38 = Completa vuol dire tutte le caselle di frutta della colonna, speciali comprese; vuota, nessuna di esse; quelle dei frullatori non appartengono a nessuna colonna.
    .question = Quando una colonna è completa, e quando è vuota?
ruling-SM-39 = Contano le croci completate, comprese quelle delle tre abilità iniziali.
    .question = Quali abilità contano per lo spareggio?
ruling-SM-40 = Il minimo è più di 6, nessuno riceve i 3 punti, il dado passivo viene dall’altro frullatore e la partita finisce dopo la fase passiva; il totale deve superare l’obiettivo.
    .question = Che cosa cambia quando giochi da solo?
ruling-SM-41 = Un rilancio, un dado extra e un cambio di colore, ciascuno nel proprio spazio.
    .question = Con che cosa comincia ciascuno?
ruling-SM-42 = Ogni frullatore deve contenere da due a cinque dadi; qualsiasi altro lancio non conta.
    .question = Quali lanci sono validi?
