### Smoothie Wars: rifiuti, rilievi, righe di punteggio, eventi, parole, citazioni e decisioni.

## Parole

word-cards = carte strategia
word-loan = prestito
word-sun = sole
word-rain = pioggia
word-blank = faccia vuota
word-chance = imprevisto
word-city = Città
word-residential = Zona residenziale
word-beach = Spiaggia
word-national_park = Parco nazionale
the-city = la Città
the-residential = la Zona residenziale
the-beach = la Spiaggia
the-national_park = il Parco nazionale
at-city = in Città
at-residential = nella Zona residenziale
at-beach = alla Spiaggia
at-national_park = nel Parco nazionale
word-monday = lunedì
word-tuesday = martedì
word-wednesday = mercoledì
word-thursday = giovedì
word-friday = venerdì
word-saturday = sabato
word-sunday = domenica

## Rifiuti

smoothie-wars-game-over = La settimana è finita: nessun’altra mossa conta più.
    .meaning = È arrivata una mossa dopo la fine della partita.
smoothie-wars-player-out = { $player } ha fatto fallimento { WORD($day) } con { $cash } $ e non gioca più.
    .meaning = Ha mosso chi è fallito.
smoothie-wars-out-of-turn = { $player } non può muovere ora; tocca a { NAMES($expected, join: "or") }.
    .meaning = Ha mosso chi non è di turno.
smoothie-wars-not-now = Non è il momento di questa mossa ({ WORD($sent) }). Ora ci si aspetta: { WORDS($expected, join: "or") }.
    .meaning = Questa persona può muovere, ma ci si aspetta un altro tipo di mossa.
smoothie-wars-must-borrow =
    { COUNT($players) ->
        [one] A questo tavolo nessuno comincia un giorno sotto zero senza prestito; deve ancora chiederlo { NAMES($players) }.
       *[other] A questo tavolo nessuno comincia un giorno sotto zero senza prestito; devono ancora chiederlo { NAMES($players) }.
    }
    .meaning = Comincia un giorno anche se chi è sotto zero non ha chiesto il prestito, e a questo tavolo è obbligatorio.
smoothie-wars-face = Il dado non ha nessuna faccia «{ $sent }»; mostra { WORDS($faces, join: "or") }.
    .meaning = Il dado mostra qualcosa che non ha.
smoothie-wars-card-missing = Se esce l’imprevisto, bisogna dire quale carta è stata scoperta.
    .meaning = Il dado mostra imprevisto e non è indicata nessuna carta.
smoothie-wars-card-unexpected = Se sul dado esce «{ WORD($face) }», non si scopre nessuna carta imprevisto.
    .meaning = È indicata una carta imprevisto anche se il dado non mostra imprevisto.
smoothie-wars-cards-twice = { $player } ha già messo le carte di oggi, e non si possono cambiare.
    .meaning = Qualcuno mette le carte due volte nello stesso giorno.
smoothie-wars-too-many-cards =
    Sono arrivate { $sent } carte; oggi { $most ->
        [one] se ne può mettere una sola.
       *[other] se ne possono mettere { $most }.
    }
    .meaning = Si mettono più carte di quella normale e di quella extra.
smoothie-wars-extra-card-off = A questo tavolo si gioca senza carte extra.
    .meaning = C’è una seconda carta, ma a questo tavolo si gioca senza.
smoothie-wars-extra-card-day = Di { WORD($day) } non c’è carta extra; si può comprare di { WORDS($days, join: "or") }.
    .meaning = C’è una seconda carta prima di giovedì.
smoothie-wars-extra-card-location = Entrambe le carte sono per { WORD($location, of: "the") }; a questo tavolo la carta extra deve andare altrove.
    .meaning = Entrambe le carte nominano lo stesso luogo, e a questo tavolo non si può.
smoothie-wars-location-unknown =
    { $sent ->
        [none] Una carta con cui si prepara qualcosa, o segnata per giocare d’anticipo, ha bisogno di un luogo
       *[other] Il luogo «{ $sent }» non esiste
    }; sul tabellone ci sono { WORDS($locations, join: "and") }.
    .meaning = Il luogo non è sul tabellone, o manca.
smoothie-wars-demand-unknown = Il tabellone di questa partita non dà la domanda per { WORD($location, of: "the") }, quindi lì non si può vendere.
    .meaning = Il tabellone non dà la domanda di quel luogo.
smoothie-wars-price = Un frullato non può costare { $sent } $; i prezzi sono 1 $, 2 $, 3 $ e 4 $.
    .meaning = Il prezzo non è uno dei quattro.
smoothie-wars-made-over-cash =
    { $kind ->
        [extra_card] La carta extra costa { $extra } $, e con { $cash } $ in mano non la si può pagare.
        [both] Preparare un frullato costa { $price } $ e la carta extra { $extra } $: con { $cash } $ in mano { $cap ->
            [0] si può pagare solo la carta.
            [one] si possono pagare la carta e un frullato, non { $made }.
           *[other] si possono pagare la carta e { $cap } frullati, non { $made }.
        }
       *[smoothies] Preparare un frullato costa { $price } $: con { $cash } $ in mano { $cap ->
            [0] oggi non se ne può preparare nessuno.
            [one] oggi se ne può preparare uno, non { $made }.
           *[other] oggi se ne possono preparare { $cap }, non { $made }.
        }
    }
    .meaning = Si prepara più, o si compra una carta extra, di quanto paghi il denaro in mano.
smoothie-wars-go-early-off = A questo tavolo non si gioca d’anticipo.
    .meaning = Una carta è segnata per giocare d’anticipo, ma a questo tavolo si gioca senza.
smoothie-wars-go-early-spent = { $player } ha già giocato d’anticipo questa settimana.
    .meaning = Qualcuno gioca d’anticipo una seconda volta.
smoothie-wars-go-early-twice = Solo una delle due carte può essere segnata per giocare d’anticipo.
    .meaning = Entrambe le carte del giorno sono segnate per giocare d’anticipo.
smoothie-wars-loan-twice = { $player } ha già preso il prestito.
    .meaning = Qualcuno prende il prestito una seconda volta.
smoothie-wars-loan-too-late =
    { $kind ->
        [sunday] È tardi per il prestito: la settimana è finita, e a questo tavolo la sera di domenica non si prende.
       *[begun] È tardi: un nuovo giorno ({ WORD($day) }) è già cominciato, e il prestito si annuncia tra il risultato di un giorno e l’inizio del successivo.
    }
    .meaning = Il prestito si annuncia quando il giorno dopo è già cominciato, o di domenica dove non si gioca così.
smoothie-wars-loan-below-limit = { $player } è a { $cash } $; sotto -100 $ non c’è prestito.
    .meaning = Chiede il prestito chi è sotto -100.

## Rilievi sulle schede e su una settimana senza vincitore

sheet-sum =
    { $player }, { WORD($day) }: { $start } + { $sales } - { $costs }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { $bonus } (premio d’anticipo)
    }{ $loan ->
        [0] { "" }
       *[other] { " " }+ { $loan } ({ WORD("loan") })
    } = { $computed }, ma è scritto { $written }{ $carried ->
        [0] .
       *[other] ; corretti gli errori precedenti è { $corrected }.
    }{ $slip ->
        [none] { "" }
       *[other] { " " }{ WORD($slip, of: "slip") }
    }
    .meaning = Il denaro della sera non è la somma della riga.
sheet-carry =
    { $player }, { WORD($day) }: la mattina comincia con { $written }, ma la sera prima è finita con { $computed }{ $slip ->
        [put_right] .
       *[other] { $carried ->
            [0] .
           *[other] ; corretti gli errori precedenti è { $corrected }.
        }
    }{ $slip ->
        [none] { "" }
       *[other] { " " }{ WORD($slip, of: "slip") }
    }
    .meaning = Il denaro della mattina non è quello della sera prima.
sheet-start = { $player }, { WORD($day) }: la settimana comincia con { $computed }, ma è scritto { $written }.
    .meaning = La settimana non comincia con il denaro iniziale.
sheet-extra-card-day = { $player }, { WORD($day) }: prima di giovedì non c’è carta extra.
    .meaning = La casella della carta extra è segnata prima di giovedì.
sheet-extra-card-off = { $player }, { WORD($day) }: la casella della carta extra è segnata, ma a questo tavolo si gioca senza.
    .meaning = La casella della carta extra è segnata, ma a questo tavolo si gioca senza.
sheet-extra-card-cost = { $player }, { WORD($day) }: la casella della carta extra è segnata, quindi i costi devono comprendere i suoi { $least }, ma sono { $costs }.
    .meaning = I costi sono meno del prezzo della carta extra.
sheet-costs-over-cash = { $player }, { WORD($day) }: i costi sono { $costs }, più dei { $cash } in mano quella mattina.
    .meaning = È stato speso più del denaro della mattina.
sheet-sales-over-stock =
    { $made ->
        [0] { $player }, { WORD($day) }: non è stato preparato nulla, quindi non si possono aver incassati { $sales }.
        [one] { $player }, { WORD($day) }: un frullato dà al massimo { $most }, quindi non si possono aver incassati { $sales }.
       *[other] { $player }, { WORD($day) }: { $made } frullati danno al massimo { $most }, quindi non si possono aver incassati { $sales }.
    }
    .meaning = Le vendite sono più di quanto si sia potuto preparare con quei costi.
sheet-go-early-off = { $player }, { WORD($day) }: il premio d’anticipo non conta, perché a questo tavolo si gioca senza.
    .meaning = È scritto il premio d’anticipo, ma a questo tavolo si gioca senza.
sheet-go-early-twice = { $player }, { WORD($day) }: il premio d’anticipo è scritto una seconda volta e non conta di nuovo.
    .meaning = Il premio d’anticipo è scritto due volte nella settimana.
sheet-go-early-stock = { $player }, { WORD($day) }: non è stato preparato nulla, e a questo tavolo senza frullati il premio d’anticipo non c’è.
    .meaning = È scritto il premio d’anticipo senza aver preparato nulla, e a questo tavolo servono frullati.
sheet-must-borrow = { $player }, { WORD($day) }: il giorno è cominciato con { $cash } e senza il prestito, che a questo tavolo sotto zero è obbligatorio.
    .meaning = Un giorno è cominciato sotto zero senza il prestito, e a questo tavolo bisogna prenderlo.
sheet-loan-twice = { $player }, { WORD($day) }: il prestito è segnato una seconda volta e non conta di nuovo.
    .meaning = Il prestito è preso due volte nella settimana.
sheet-loan-sunday = { $player }: il prestito è segnato domenica e non conta, perché a questo tavolo quel giorno non si prende più.
    .meaning = Il prestito è preso di domenica, e a questo tavolo non si può.
sheet-loan-below-limit = { $player }, { WORD($day) }: con { $cash } non c’è prestito, solo da { $limit } in su, quindi non conta.
    .meaning = Il prestito è preso sotto -100.
sheet-loan-after-end = { $player }, { WORD($day) }: il prestito non conta, perché la settimana è finita quel giorno, quando non restava nessun altro.
    .meaning = Il prestito è preso dopo il fallimento di tutti gli altri.
sheet-out-of-business = { $player } ha fatto fallimento { WORD($day) } con { $cash }; le righe successive non contano.
    .meaning = Ci sono righe dopo il fallimento.
sheet-week-over = Dopo { WORD($day) } restava solo { $player } e la settimana è finita; le righe successive non contano.
    .meaning = Ci sono righe dopo il fallimento di tutti gli altri.
sheet-days-missing =
    { $days ->
        [0] { $player }: non è scritto nessun giorno; per chiudere la settimana ne servono { $needed }.
        [one] { $player }: è scritto un giorno; per chiudere la settimana ne servono { $needed }.
       *[other] { $player }: sono scritti { $days } giorni; per chiudere la settimana ne servono { $needed }.
    }
    .meaning = Mancano dei giorni, quindi le schede sono provvisorie.
table-no-winner = Sono falliti tutti, quindi non ha vinto nessuno; decide il tavolo. Con più denaro l’ultimo giorno: { NAMES($players) }.
    .meaning = Sono falliti tutti, e il regolamento non dice chi vince.

## Come può essere nato un errore di scrittura

slip-loan_unmarked = Forse il prestito è stato preso senza segnare la casella, o non quella di questo giorno.
slip-loan_not_added = Forse il prestito è stato segnato e non aggiunto.
slip-bonus_unmarked = Forse il premio d’anticipo è stato aggiunto senza segnare la casella.
slip-bonus_not_added = Forse il premio d’anticipo è stato segnato e non aggiunto.
slip-extra_card = Forse i 20 $ della carta extra sono stati tolti oltre ai costi, che già li comprendono.
slip-repaid_early = Forse sono stati tolti i 130 $ del prestito, che si restituiscono dopo questa somma.
slip-costs_added = Forse i costi sono stati aggiunti invece che tolti.
slip-swapped = Forse due cifre si sono scambiate di posto.
slip-put_right = La mattina è giusta; è sbagliata solo la sera.

## Righe di punteggio

section-smoothie-wars-cash = Denaro
item-smoothie-wars-cash-start = Denaro iniziale
item-smoothie-wars-cash-day =
    { $bonus ->
        [0] { WORD($day) }: vendite { $sales }, costi { $costs }; da { $start } a { $end }
       *[other] { WORD($day) }: vendite { $sales }, costi { $costs }, premio d’anticipo { $bonus }; da { $start } a { $end }
    }
item-smoothie-wars-cash-loan = Prestito dopo { WORD($day) }
item-smoothie-wars-cash-repayment = Prestito restituito
tie-break-day_of_fall = fallimento il giorno { $count }
offer-smoothie-wars-loan = { $player } può annunciare ora il prestito.

## Tabelloni impossibili

fault-demand-missing = Il tabellone non dà la domanda di nessun luogo; ne serve almeno uno fra questi: { WORDS($locations, join: "or") }.

## Che cosa ha fatto una mossa

event-smoothie-wars-rolled = { $player } lancia il dado: { WORD($item) }.
event-smoothie-wars-turned = La carta imprevisto cambia la domanda { WORD($item, of: "at") } di { $change }.
event-smoothie-wars-placed = { $player } ha deciso in segreto.
event-smoothie-wars-demand = { WORD($item) }: domanda stampata { $printed }, oggi { $demand }.
event-smoothie-wars-tier = { WORD($item) } a { $price } $: domanda { $demand }, offerta { $offered }, venduti { $sold }, persi { $wasted }, domanda scoperta { $unserved }.
event-smoothie-wars-sold = { $player } ne vende lì { $sold } di { $made } a { $price } $: { $sales } $.
event-smoothie-wars-went_early = Solo { $player } gioca d’anticipo { WORD($item, of: "at") }: { $bonus } $.
event-smoothie-wars-clashed = { $player } gioca d’anticipo { WORD($item, of: "at") }, ma anche qualcun altro: nessun premio.
event-smoothie-wars-early_in_vain = { $player } gioca d’anticipo { WORD($item, of: "at") } senza nulla da vendere: nessun premio.
event-smoothie-wars-day =
    { $player }, { WORD($item) }: { $start } + vendite { $sales } - costi { $costs }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ premio { $bonus }
    } = { $end }.
event-smoothie-wars-out = { $player } fa fallimento con { $cash } $.
event-smoothie-wars-borrowed = { $player } prende il prestito: da { $before } $ a { $cash } $.
event-smoothie-wars-finished = La settimana è finita.

## Citazioni

cite-SW-L69 = Le carte imprevisto si mescolano e si mettono coperte sul tabellone.
    .section = Preparazione
cite-SW-L74 = Il tabellone ha quattro luoghi: Città, Zona residenziale, Spiaggia e Parco nazionale.
    .section = Il tabellone
cite-SW-L75 = La domanda di un luogo è il massimo che vi si può vendere in un giorno; è stampata per ogni giorno.
    .section = Il tabellone
cite-SW-L78 = Il regolamento stampa solo la domanda della Spiaggia; quella degli altri luoghi è sul tabellone.
    .section = Il tabellone
cite-SW-L86 = Il giorno comincia con il lancio del dado.
    .section = Gioco base
cite-SW-L87 = Poi ognuno compila una carta strategia: il luogo, quanti e il prezzo.
    .section = Gioco base
cite-SW-L94 = Il lunedì lancia chiunque, poi ogni giorno chi segue in senso orario; un lancio vale per tutti.
    .section = Passo 1: lanciare il dado
cite-SW-L96 = Il dado porta imprevisti o tempo: l’imprevisto cambia un luogo, il tempo li cambia tutti.
    .section = Passo 1: lanciare il dado
cite-SW-L100 = Con il punto interrogativo si scopre la prima carta imprevisto e la si legge ad alta voce.
    .section = Imprevisto
cite-SW-L102 = La carta imprevisto aggiunge o toglie alla domanda stampata del suo luogo.
    .section = Imprevisto
cite-SW-L104 = Alla fine del giorno la carta imprevisto torna in fondo al mazzo.
    .section = Imprevisto
cite-SW-L110 = Con il sole la domanda di tutti i luoghi raddoppia per quel giorno.
    .section = Tempo
cite-SW-L112 = Con la pioggia la domanda di tutti i luoghi si dimezza per quel giorno.
    .section = Tempo
cite-SW-L120 = Una carta è per un solo luogo.
    .section = Dove vendere
cite-SW-L124 = Tutti cominciano con 100 $.
    .section = Quanti venderne
cite-SW-L126 = Preparare un frullato costa 1 $, venduto o no.
    .section = Quanti venderne
cite-SW-L128 = Il primo giorno nessuno può prepararne più di 100.
    .section = Quanti venderne
cite-SW-L130 = Nessuno deve spendere tutto il suo denaro, e nemmeno una parte.
    .section = Quanti venderne
cite-SW-L134 = Un frullato si vende a 1 $, 2 $, 3 $ o 4 $, tutti quelli di una carta allo stesso prezzo.
    .section = Prezzo
cite-SW-L136 = Esempio: una carta che vende 20 frullati a 2 $ alla Spiaggia.
    .section = Prezzo
cite-SW-L140 = Si può dire e pattuire quello che si vuole; nulla vincola.
    .section = Ingannare gli altri
cite-SW-L144 = Quando tutti sono pronti le carte si mettono insieme, scoperte, e non si possono più cambiare.
    .section = Passo 3: mettere le carte
cite-SW-L148 = Ogni luogo si risolve tutti insieme.
    .section = Passo 4: calcolare il risultato
cite-SW-L150 = Le vendite sono i frullati venduti per il loro prezzo.
    .section = Passo 4: calcolare il risultato
cite-SW-L151 = I costi sono i frullati preparati, 1 $ ciascuno.
    .section = Passo 4: calcolare il risultato
cite-SW-L152 = Il guadagno del giorno sono le vendite meno i costi.
    .section = Passo 4: calcolare il risultato
cite-SW-L154 = Esempio: Val vende tutti i suoi 10 frullati a 2 $: vendite 20, costi 10, guadagno 10.
    .section = Passo 4: calcolare il risultato
cite-SW-L156 = In un luogo si vendono prima i frullati meno cari, poi i seguenti, finché la domanda è coperta o non ne restano.
    .section = Passo 4: calcolare il risultato
cite-SW-L158 = Allo stesso prezzo la domanda si divide in parti uguali finché chi ne ha meno ha venduto tutto.
    .section = Passo 4: calcolare il risultato
cite-SW-L160 = Quel che resta della domanda va all’ultimo venditore, fin dove arrivano la domanda o la sua merce.
    .section = Passo 4: calcolare il risultato
cite-SW-L162 = Il frullato singolo che non si può dividere in parti uguali è perso.
    .section = Passo 4: calcolare il risultato
cite-SW-L164 = Oltre la domanda non si vende nulla; l’invenduto si butta, e il suo costo è pagato.
    .section = Passo 4: calcolare il risultato
cite-SW-L168 = Il denaro della sera è quello della mattina più il guadagno del giorno, o meno la perdita.
    .section = Passo 5: compilare la scheda
cite-SW-L170 = Il denaro della sera è quello della mattina dopo.
    .section = Passo 5: compilare la scheda
cite-SW-L174 = Si continua così, giorno dopo giorno, fino alla fine della settimana.
    .section = Passo 5: compilare la scheda
cite-SW-L180 = Il prestito è di 100 $, una volta per partita; alla fine se ne restituiscono 130.
    .section = Prendere un prestito
cite-SW-L182 = Il prestito si annuncia la sera e si aggiunge al denaro di quella sera.
    .section = Prendere un prestito
cite-SW-L184 = A chi è sotto zero prima del prestito resta quello che ne avanza.
    .section = Prendere un prestito
cite-SW-L186 = Sotto -100 $ non c’è prestito: è il fallimento.
    .section = Prendere un prestito
cite-SW-L188 = Chi ha già avuto il prestito e poi scende sotto zero fallisce.
    .section = Prendere un prestito
cite-SW-L192 = Dopo domenica vince chi ha più denaro, restituiti i prestiti.
    .section = Vincere e perdere
cite-SW-L194 = In caso di parità si vince insieme.
    .section = Vincere e perdere
cite-SW-L196 = Chi resta l’unico a non essere fallito vince subito.
    .section = Vincere e perdere
cite-SW-L200 = Il tavolo stabilisce prima quali regole avanzate si giocano.
    .section = Gioco avanzato
cite-SW-L206 = Con gli eventi tardivi le carte si compilano e si mettono prima di lanciare il dado.
    .section = Imprevisti e tempo
cite-SW-L212 = Da giovedì a domenica si può comprare ogni giorno una carta strategia in più per 20 $, che poi mancano per i frullati.
    .section = Comprare altri luoghi
cite-SW-L214 = La carta extra si annuncia prima di compilare le carte, e i suoi 20 $ sono costi di quel giorno.
    .section = Comprare altri luoghi
cite-SW-L216 = La carta extra può avere un altro luogo, un’altra quantità e un altro prezzo.
    .section = Comprare altri luoghi
cite-SW-L222 = Una volta per partita, e con una sola carta, si può giocare d’anticipo in un luogo.
    .section = Giocare d’anticipo
cite-SW-L224 = Giocare d’anticipo dà 50 $ se nessun altro gioca d’anticipo in quel luogo quel giorno.
    .section = Giocare d’anticipo
cite-SW-L226 = Se più persone giocano d’anticipo nello stesso luogo lo stesso giorno, nessuna ci guadagna e per tutte l’occasione è sprecata.
    .section = Giocare d’anticipo
cite-SW-L232 = Il premio si aggiunge al guadagno del giorno, che si calcola come sempre.
    .section = Giocare d’anticipo

## Decisioni

ruling-SW-01 = Quel che si prepara in un giorno, con la carta extra, si paga con il denaro di quella mattina.
    .question = Quanto si può preparare in un giorno?
    .reading-cash = Non più del denaro della mattina, meno 20 $ per una carta extra.
    .reading-credit = Da martedì qualsiasi quantità; quel che il denaro non paga resta a debito.
ruling-SW-02 = Chi è tra zero e -100 $ senza prestito può andare avanti senza.
    .question = Chi è sotto zero deve prendere il prestito?
    .reading-stay = No; fino a -100 $ si resta in gioco.
    .reading-must-borrow = Sì; il giorno dopo comincia solo quando l’ha preso.
ruling-SW-03 = La metà di una domanda dispari si arrotonda per difetto.
    .question = Quant’è la metà di una domanda dispari?
    .reading-down = Si arrotonda per difetto.
    .reading-up = Si arrotonda per eccesso.
ruling-SW-04 = Imprevisto e tempo non capitano mai insieme, perché un lancio ha un solo risultato.
    .question = E se imprevisto e tempo capitano insieme?
    .other = Prima il tempo, poi la carta imprevisto.
ruling-SW-05 = La domanda non scende mai sotto zero.
    .question = E se una carta imprevisto toglie più della domanda?
ruling-SW-06 = Una carta imprevisto vale solo per il suo giorno.
    .question = Quanto dura una carta imprevisto?
ruling-SW-07 = A un prezzo più alto arriva solo la domanda che resta quando tutti i frullati meno cari sono venduti.
    .question = Che cosa arriva al venditore più caro?
ruling-SW-08 = Due venditori allo stesso prezzo dividono in parti uguali finché chi ne ha meno ha venduto tutto; poi l’altro continua da solo.
    .question = Come dividono due venditori allo stesso prezzo?
ruling-SW-09 = Con tre o più venditori allo stesso prezzo si continua a dividere tra chi ha ancora qualcosa.
    .question = Si divide di nuovo quando uno dei venditori ha venduto tutto?
    .reading-level = Sì, finché finiscono la domanda o la merce.
    .reading-one-pass = No; continua solo un ultimo venditore rimasto solo.
ruling-SW-10 = Il frullato singolo che non si può dividere è perso.
    .question = Che ne è di un frullato che non si può dividere in parti uguali?
ruling-SW-11 = Due o più che non si possono dividere in parti uguali sono persi come uno solo.
    .question = Che ne è di due o più che non si possono dividere in parti uguali?
    .reading-wasted = Sono tutti persi.
    .reading-clockwise = Si danno uno alla volta in senso orario da chi ha lanciato il dado; uno solo è comunque perso.
ruling-SW-12 = La domanda persa a un prezzo non arriva a un venditore più caro.
    .question = La domanda persa arriva al venditore più caro?
    .reading-no = No, è persa.
    .reading-yes = Sì, può coprirla il più caro.
ruling-SW-13 = Con meno domanda che venditori allo stesso prezzo lì non vende nessuno.
    .question = E se c’è meno domanda che venditori?
ruling-SW-14 = Una carta con cui non si prepara nulla non partecipa alla divisione.
    .question = Una carta senza nulla di preparato conta come venditore?
ruling-SW-15 = Il dado viene prima delle carte; con gli eventi tardivi si mettono prima le carte.
    .question = Il dado viene prima delle carte?
ruling-SW-16 = I prezzi sono interi, da 1 $ a 4 $, uno per carta.
    .question = Quali prezzi ci sono?
ruling-SW-17 = Si può non preparare nulla, e allora non serve indicare un luogo.
    .question = Si può non preparare nulla?
ruling-SW-18 = Una carta extra al giorno, da giovedì a domenica; i suoi 20 $ sono costi anche se non vende nulla.
    .question = Quando e quante volte si compra una carta extra?
ruling-SW-19 = Per la carta extra bisogna avere 20 $ in mano.
    .question = La carta extra si può comprare a credito?
ruling-SW-20 = Le due carte di una persona nello stesso luogo e allo stesso prezzo vendono insieme, come un solo venditore.
    .question = E se le due carte di una persona coincidono in luogo e prezzo?
    .reading-pooled = Sono un solo venditore.
    .reading-separate = Ognuna è un venditore a sé.
    .reading-different-location = La seconda carta deve essere per un altro luogo.
ruling-SW-21 = Le due carte di una persona nello stesso luogo a prezzi diversi concorrono come le altre.
    .question = E se coincidono nel luogo con prezzi diversi?
ruling-SW-22 = Ci si scontra con chiunque altro giochi d’anticipo lì; i segni che si scontrano sono consumati senza premio.
    .question = Chi si scontra nel giocare d’anticipo?
ruling-SW-23 = Giocare d’anticipo non cambia nulla nella vendita.
    .question = Giocare d’anticipo cambia chi vende per primo?
ruling-SW-24 = Giocare d’anticipo dà il suo premio anche senza nulla da vendere.
    .question = Per giocare d’anticipo servono frullati da vendere?
    .reading-any = No; il premio non dipende dalle vendite.
    .reading-needs-stock = Sì; senza nulla di preparato è consumato, si scontra e non dà nulla.
ruling-SW-25 = Il premio conta prima di guardare chi fallisce; il segno di chi fallisce quel giorno si scontra comunque.
    .question = Il premio d’anticipo può salvare qualcuno?
ruling-SW-26 = Il premio si può spendere solo il giorno dopo.
    .question = Il premio si può spendere lo stesso giorno?
ruling-SW-27 = In tutta la partita c’è un solo segno per giocare d’anticipo, su una carta.
    .question = Possono giocare d’anticipo entrambe le carte?
ruling-SW-28 = Il prestito si prende dopo il risultato del giorno, anche con denaro in mano, e si può spendere il giorno dopo.
    .question = Quando si può prendere il prestito?
ruling-SW-29 = A -100 $ esatti si è ancora in gioco e c’è prestito; a -101 $ è il fallimento.
    .question = E a -100 $ esatti?
ruling-SW-30 = Senza prestito si resta in gioco fino a -100 $.
    .question = Chi è sotto zero senza prestito è ancora in gioco?
    .other = Chi è sotto zero è fuori, o deve prenderlo.
ruling-SW-31 = Dopo il prestito contano i giorni seguenti; a zero esatto si è ancora in gioco.
    .question = Quando fallisce sotto zero chi ha preso il prestito?
ruling-SW-32 = La restituzione può rendere negativo il denaro finale, ma non fa fallire nessuno.
    .question = La restituzione può far fallire qualcuno?
    .other = Chi scende sotto zero restituendo è fuori.
ruling-SW-33 = Il prestito si può prendere anche di domenica, e allora costa 30 $.
    .question = Il prestito si può prendere di domenica?
    .reading-sunday-ok = Sì.
    .reading-no = No; è troppo tardi.
ruling-SW-34 = Se gli ultimi falliscono lo stesso giorno non vince nessuno; si ordinano per denaro e decide il tavolo.
    .question = Chi vince se falliscono tutti lo stesso giorno?
    .other = Perdono tutti.
ruling-SW-35 = La partita finisce la sera in cui resta una sola persona.
    .question = Quando vince chi resta solo?
ruling-SW-36 = Chi è in parità condivide la vittoria.
    .question = Chi vince in caso di parità?
ruling-SW-37 = Chi è fallito non lancia più.
    .question = Chi lancia se qualcuno è fallito?
ruling-SW-38 = Il giorno del fallimento le carte di quella persona concorrono ancora.
    .question = Contano le carte di chi fallisce quel giorno?
ruling-SW-39 = Gli accordi non si annotano.
    .question = Si annotano gli accordi?
ruling-SW-40 = Quel che non si vende non si conserva.
    .question = I frullati si conservano per il giorno dopo?
