### Smoothie Wars: rechazos, avisos, líneas de puntuación, sucesos, palabras, citas y decisiones.

## Palabras

word-cards = cartas de estrategia
word-loan = préstamo
word-sun = sol
word-rain = lluvia
word-blank = cara vacía
word-chance = azar
word-city = Ciudad
word-residential = Barrio residencial
word-beach = Playa
word-national_park = Parque nacional
the-city = la Ciudad
the-residential = el Barrio residencial
the-beach = la Playa
the-national_park = el Parque nacional
at-city = en la Ciudad
at-residential = en el Barrio residencial
at-beach = en la Playa
at-national_park = en el Parque nacional
word-monday = lunes
word-tuesday = martes
word-wednesday = miércoles
word-thursday = jueves
word-friday = viernes
word-saturday = sábado
word-sunday = domingo

## Rechazos

smoothie-wars-game-over = La semana ha terminado; ya no cuenta ninguna jugada más.
    .meaning = Se ha enviado una jugada después del final de la partida.
smoothie-wars-player-out = { $player } quebró el { WORD($day) } con { $cash } $ y ya no juega.
    .meaning = Ha jugado alguien que ha quebrado.
smoothie-wars-out-of-turn = { $player } no puede jugar ahora; le toca a { NAMES($expected, join: "or") }.
    .meaning = Ha jugado alguien a quien no le toca.
smoothie-wars-not-now = No es el momento de esta jugada ({ WORD($sent) }). Lo que toca ahora: { WORDS($expected, join: "or") }.
    .meaning = Esa persona puede jugar, pero se espera otro tipo de jugada.
smoothie-wars-must-borrow =
    { COUNT($players) ->
        [one] En esta mesa nadie empieza un día por debajo de cero sin el préstamo; todavía tiene que pedirlo { NAMES($players) }.
       *[other] En esta mesa nadie empieza un día por debajo de cero sin el préstamo; todavía tienen que pedirlo { NAMES($players) }.
    }
    .meaning = Empieza un día aunque alguien por debajo de cero no ha pedido el préstamo, y en esta mesa es obligatorio.
smoothie-wars-face = El dado no tiene ninguna cara «{ $sent }»; muestra { WORDS($faces, join: "or") }.
    .meaning = El dado muestra algo que no tiene.
smoothie-wars-card-missing = Si sale azar, hay que decir qué carta de azar se ha descubierto.
    .meaning = El dado muestra azar y no se indica ninguna carta.
smoothie-wars-card-unexpected = Si sale { WORD($face) }, no se descubre ninguna carta de azar.
    .meaning = Se indica una carta de azar aunque el dado no muestra azar.
smoothie-wars-cards-twice = { $player } ya ha puesto sus cartas de hoy, y no se pueden cambiar.
    .meaning = Alguien pone cartas dos veces el mismo día.
smoothie-wars-too-many-cards =
    Se han enviado { $sent } cartas; hoy { $most ->
        [one] solo se puede poner una.
       *[other] se pueden poner { $most }.
    }
    .meaning = Se ponen más cartas que la normal y la extra.
smoothie-wars-extra-card-off = En esta mesa se juega sin cartas extra.
    .meaning = Se pone una segunda carta, pero en esta mesa se juega sin cartas extra.
smoothie-wars-extra-card-day = El { WORD($day) } no hay carta extra; los días para comprarla son { WORDS($days, join: "and") }.
    .meaning = Se pone una segunda carta antes del jueves.
smoothie-wars-extra-card-location = Las dos cartas son para { WORD($location, of: "the") }; en esta mesa la carta extra tiene que ir a otro lugar.
    .meaning = Las dos cartas nombran el mismo lugar, y en esta mesa no se puede.
smoothie-wars-location-unknown =
    { $sent ->
        [none] Una carta con la que se prepara algo, o marcada para madrugar, necesita un lugar
       *[other] No existe el lugar «{ $sent }»
    }; en el tablero están { WORDS($locations, join: "and") }.
    .meaning = El lugar no está en el tablero, o falta.
smoothie-wars-demand-unknown = El tablero de esta partida no da demanda para { WORD($location, of: "the") }, así que allí no se puede vender.
    .meaning = El tablero no da demanda para ese lugar.
smoothie-wars-price = Un batido no puede costar { $sent } $; los precios son 1 $, 2 $, 3 $ y 4 $.
    .meaning = El precio no es ninguno de los cuatro.
smoothie-wars-made-over-cash =
    { $kind ->
        [extra_card] La carta extra cuesta { $extra } $, y con { $cash } $ en mano no alcanza para pagarla.
        [both] Preparar un batido cuesta { $price } $ y la carta extra { $extra } $: con { $cash } $ en mano { $cap ->
            [0] solo se puede pagar la carta.
            [one] se pueden pagar la carta y un batido, no { $made }.
           *[other] se pueden pagar la carta y { $cap } batidos, no { $made }.
        }
       *[smoothies] Preparar un batido cuesta { $price } $: con { $cash } $ en mano { $cap ->
            [0] hoy no se puede preparar ninguno.
            [one] hoy se puede preparar uno, no { $made }.
           *[other] hoy se pueden preparar { $cap }, no { $made }.
        }
    }
    .meaning = Se prepara más, o se compra una carta extra, de lo que paga el dinero en mano.
smoothie-wars-go-early-off = En esta mesa se juega sin madrugar.
    .meaning = Una carta está marcada para madrugar, pero en esta mesa se juega sin ello.
smoothie-wars-go-early-spent = { $player } ya ha madrugado esta semana.
    .meaning = Alguien madruga por segunda vez.
smoothie-wars-go-early-twice = Solo una de las dos cartas puede estar marcada para madrugar.
    .meaning = Las dos cartas de un día están marcadas para madrugar.
smoothie-wars-loan-twice = { $player } ya ha pedido el préstamo.
    .meaning = Alguien pide el préstamo por segunda vez.
smoothie-wars-loan-too-late =
    { $kind ->
        [sunday] Ya es tarde para el préstamo: la semana ha terminado, y en esta mesa no se pide la noche del domingo.
       *[begun] Ya es tarde: el { WORD($day) } ha empezado, y el préstamo se anuncia entre el resultado de un día y el comienzo del siguiente.
    }
    .meaning = El préstamo se anuncia cuando ya ha empezado el día siguiente, o el domingo donde no se juega así.
smoothie-wars-loan-below-limit = { $player } está en { $cash } $; por debajo de -100 $ no hay préstamo.
    .meaning = Pide el préstamo alguien que está por debajo de -100.

## Avisos sobre las hojas y sobre una semana sin ganador

sheet-sum =
    { $player }, { WORD($day) }: { $start } + { $sales } - { $costs }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { $bonus } (madrugar)
    }{ $loan ->
        [0] { "" }
       *[other] { " " }+ { $loan } ({ WORD("loan") })
    } = { $computed }, pero se escribió { $written }{ $carried ->
        [0] .
       *[other] ; corregidos los errores anteriores son { $corrected }.
    }{ $slip ->
        [none] { "" }
       *[other] { " " }{ WORD($slip, of: "slip") }
    }
    .meaning = El dinero de la noche no es lo que suma la fila.
sheet-carry =
    { $player }, { WORD($day) }: la mañana empieza con { $written }, pero la noche anterior acabó con { $computed }{ $slip ->
        [put_right] .
       *[other] { $carried ->
            [0] .
           *[other] ; corregidos los errores anteriores son { $corrected }.
        }
    }{ $slip ->
        [none] { "" }
       *[other] { " " }{ WORD($slip, of: "slip") }
    }
    .meaning = El dinero de la mañana no es el de la noche anterior.
sheet-start = { $player }, { WORD($day) }: la semana empieza con { $computed }, pero se escribió { $written }.
    .meaning = La semana no empieza con el dinero inicial.
sheet-extra-card-day = { $player }, { WORD($day) }: antes del jueves no hay carta extra.
    .meaning = La casilla de la carta extra está marcada antes del jueves.
sheet-extra-card-off = { $player }, { WORD($day) }: está marcada la casilla de la carta extra, pero en esta mesa se juega sin cartas extra.
    .meaning = La casilla de la carta extra está marcada, pero en esta mesa se juega sin cartas extra.
sheet-extra-card-cost = { $player }, { WORD($day) }: está marcada la casilla de la carta extra, así que los costes deben incluir sus { $least }, pero son { $costs }.
    .meaning = Los costes no llegan al precio de la carta extra.
sheet-costs-over-cash = { $player }, { WORD($day) }: los costes son { $costs }, más que los { $cash } que había esa mañana.
    .meaning = Se gastó más que el dinero de la mañana.
sheet-sales-over-stock =
    { $made ->
        [0] { $player }, { WORD($day) }: no se preparó nada, así que no se pudieron ingresar { $sales }.
        [one] { $player }, { WORD($day) }: un batido da como mucho { $most }, así que no se pudieron ingresar { $sales }.
       *[other] { $player }, { WORD($day) }: { $made } batidos dan como mucho { $most }, así que no se pudieron ingresar { $sales }.
    }
    .meaning = Las ventas superan lo que se pudo preparar con esos costes.
sheet-go-early-off = { $player }, { WORD($day) }: la prima por madrugar no cuenta, porque en esta mesa se juega sin ella.
    .meaning = Está escrita la prima por madrugar, pero en esta mesa se juega sin ella.
sheet-go-early-twice = { $player }, { WORD($day) }: la prima por madrugar está escrita por segunda vez y no vuelve a contar.
    .meaning = La prima por madrugar está escrita dos veces en la semana.
sheet-go-early-stock = { $player }, { WORD($day) }: no se preparó nada, y en esta mesa madrugar sin batidos no da prima.
    .meaning = Está escrita la prima por madrugar sin haber preparado nada, y en esta mesa hacen falta batidos.
sheet-must-borrow = { $player }, { WORD($day) }: el día empezó con { $cash } y sin el préstamo, que en esta mesa es obligatorio por debajo de cero.
    .meaning = Un día empezó por debajo de cero sin el préstamo, y en esta mesa hay que pedirlo.
sheet-loan-twice = { $player }, { WORD($day) }: el préstamo está marcado por segunda vez y no vuelve a contar.
    .meaning = El préstamo se pide dos veces en la semana.
sheet-loan-sunday = { $player }: el préstamo está marcado el domingo y no cuenta, porque en esta mesa ese día ya no se pide.
    .meaning = El préstamo se pide el domingo, y en esta mesa no se puede.
sheet-loan-below-limit = { $player }, { WORD($day) }: con { $cash } no hay préstamo, solo a partir de { $limit }, así que no cuenta.
    .meaning = El préstamo se pide por debajo de -100.
sheet-loan-after-end = { $player }, { WORD($day) }: el préstamo no cuenta, porque ese día acabó la semana al no quedar nadie más.
    .meaning = El préstamo se pide después de que quebraran todos los demás.
sheet-out-of-business = { $player } quebró el { WORD($day) } con { $cash }; las filas posteriores no cuentan.
    .meaning = Hay filas después de la quiebra.
sheet-week-over = Tras el { WORD($day) } solo quedaba { $player } y la semana acabó; las filas posteriores no cuentan.
    .meaning = Hay filas después de que quebraran todos los demás.
sheet-days-missing =
    { $days ->
        [0] { $player }: no hay ningún día escrito; hacen falta { $needed } para cerrar la semana.
        [one] { $player }: hay un día escrito; hacen falta { $needed } para cerrar la semana.
       *[other] { $player }: hay { $days } días escritos; hacen falta { $needed } para cerrar la semana.
    }
    .meaning = Faltan días, así que las hojas son provisionales.
table-no-winner = Han quebrado todos, así que no ha ganado nadie; decide la mesa. Con más dinero el último día: { NAMES($players) }.
    .meaning = Han quebrado todos, y el reglamento no dice quién gana.

## Cómo pudo producirse un error al escribir

slip-loan_unmarked = Quizá se pidió el préstamo y no se marcó su casilla, o no la de este día.
slip-loan_not_added = Quizá se marcó el préstamo y no se sumó.
slip-bonus_unmarked = Quizá se sumó la prima por madrugar y no se marcó su casilla.
slip-bonus_not_added = Quizá se marcó la prima por madrugar y no se sumó.
slip-extra_card = Quizá se restaron los 20 $ de la carta extra además de los costes, que ya los incluyen.
slip-repaid_early = Quizá se restaron los 130 $ del préstamo, que se devuelven después de esta suma.
slip-costs_added = Quizá los costes se sumaron en vez de restarse.
slip-swapped = Quizá se cambiaron de sitio dos cifras.
slip-put_right = La mañana está bien; solo la noche está mal.

## Líneas de puntuación

section-smoothie-wars-cash = Dinero
item-smoothie-wars-cash-start = Dinero inicial
item-smoothie-wars-cash-day =
    { $bonus ->
        [0] { WORD($day) }: ventas { $sales }, costes { $costs }; de { $start } a { $end }
       *[other] { WORD($day) }: ventas { $sales }, costes { $costs }, madrugar { $bonus }; de { $start } a { $end }
    }
item-smoothie-wars-cash-loan = Préstamo tras el { WORD($day) }
item-smoothie-wars-cash-repayment = Préstamo devuelto
tie-break-day_of_fall = quebró el día { $count }
offer-smoothie-wars-loan = { $player } puede anunciar ahora el préstamo.

## Tableros imposibles

fault-demand-missing = El tablero no da la demanda de ningún lugar; hace falta al menos uno de estos: { WORDS($locations, join: "or") }.

## Lo que hizo una jugada

event-smoothie-wars-rolled = { $player } tira el dado: { WORD($item) }.
event-smoothie-wars-turned = La carta de azar cambia la demanda { WORD($item, of: "at") } en { $change }.
event-smoothie-wars-placed = { $player } ha decidido en secreto.
event-smoothie-wars-demand = { WORD($item) }: demanda impresa { $printed }, hoy { $demand }.
event-smoothie-wars-tier = { WORD($item) } a { $price } $: demanda { $demand }, oferta { $offered }, vendidos { $sold }, perdidos { $wasted }, demanda sin atender { $unserved }.
event-smoothie-wars-sold = { $player } vende allí { $sold } de { $made } a { $price } $: { $sales } $.
event-smoothie-wars-went_early = Solo { $player } madruga { WORD($item, of: "at") }: { $bonus } $.
event-smoothie-wars-clashed = { $player } madruga { WORD($item, of: "at") }, pero alguien más también: sin prima.
event-smoothie-wars-early_in_vain = { $player } madruga { WORD($item, of: "at") } sin nada que vender: sin prima.
event-smoothie-wars-day =
    { $player }, { WORD($item) }: { $start } + ventas { $sales } - costes { $costs }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ prima { $bonus }
    } = { $end }.
event-smoothie-wars-out = { $player } quiebra con { $cash } $.
event-smoothie-wars-borrowed = { $player } pide el préstamo: de { $before } $ a { $cash } $.
event-smoothie-wars-finished = La semana ha terminado.

## Citas

cite-SW-L69 = Las cartas de azar se barajan y se dejan boca abajo en el tablero.
    .section = Preparación
cite-SW-L74 = El tablero tiene cuatro lugares: Ciudad, Barrio residencial, Playa y Parque nacional.
    .section = Disposición del tablero
cite-SW-L75 = La demanda de un lugar es lo máximo que se puede vender allí en un día; está impresa para cada día.
    .section = Disposición del tablero
cite-SW-L78 = El reglamento solo imprime la demanda de la Playa; la de los demás lugares está en el tablero.
    .section = Disposición del tablero
cite-SW-L86 = El día empieza tirando el dado.
    .section = Juego básico
cite-SW-L87 = Después cada uno rellena una carta de estrategia: el lugar, cuántos y el precio.
    .section = Juego básico
cite-SW-L94 = El lunes tira cualquiera, y luego cada día el siguiente en el sentido de las agujas del reloj; una tirada vale para todos.
    .section = Paso 1: tirar el dado
cite-SW-L96 = El dado trae azar o tiempo: el azar cambia un lugar, el tiempo los cambia todos.
    .section = Paso 1: tirar el dado
cite-SW-L100 = Con el signo de interrogación se descubre la primera carta de azar y se lee en voz alta.
    .section = Azar
cite-SW-L102 = La carta de azar suma o resta a la demanda impresa de su lugar.
    .section = Azar
cite-SW-L104 = Al acabar el día la carta de azar vuelve al fondo del mazo.
    .section = Azar
cite-SW-L110 = Con sol se duplica la demanda de todos los lugares ese día.
    .section = Tiempo
cite-SW-L112 = Con lluvia la demanda de todos los lugares es la mitad ese día.
    .section = Tiempo
cite-SW-L120 = Una carta es para un solo lugar.
    .section = Dónde vender
cite-SW-L124 = Todos empiezan con 100 $.
    .section = Cuántos vender
cite-SW-L126 = Preparar un batido cuesta 1 $, se venda o no.
    .section = Cuántos vender
cite-SW-L128 = El primer día nadie puede preparar más de 100.
    .section = Cuántos vender
cite-SW-L130 = Nadie está obligado a gastar todo su dinero, ni siquiera una parte.
    .section = Cuántos vender
cite-SW-L134 = Un batido se vende a 1 $, 2 $, 3 $ o 4 $, y todos los de una carta al mismo precio.
    .section = Precio
cite-SW-L136 = Ejemplo: una carta que vende 20 batidos a 2 $ en la Playa.
    .section = Precio
cite-SW-L140 = Se puede decir y acordar lo que se quiera; nada de ello obliga.
    .section = Engañar a los demás
cite-SW-L144 = Cuando todos están listos se ponen las cartas a la vez, boca arriba, y ya no se pueden cambiar.
    .section = Paso 3: poner las cartas
cite-SW-L148 = Todos resuelven juntos cada lugar.
    .section = Paso 4: calcular el resultado
cite-SW-L150 = Las ventas son los batidos vendidos por su precio.
    .section = Paso 4: calcular el resultado
cite-SW-L151 = Los costes son los batidos preparados, a 1 $ cada uno.
    .section = Paso 4: calcular el resultado
cite-SW-L152 = La ganancia del día son las ventas menos los costes.
    .section = Paso 4: calcular el resultado
cite-SW-L154 = Ejemplo: Val vende sus 10 batidos a 2 $: ventas 20, costes 10, ganancia 10.
    .section = Paso 4: calcular el resultado
cite-SW-L156 = En un lugar se venden primero los batidos más baratos, luego los siguientes, hasta cubrir la demanda o agotarlos.
    .section = Paso 4: calcular el resultado
cite-SW-L158 = Al mismo precio la demanda se reparte por igual hasta que vende todo quien menos tiene.
    .section = Paso 4: calcular el resultado
cite-SW-L160 = Lo que queda de la demanda es para el último vendedor, hasta donde lleguen la demanda o lo que tiene.
    .section = Paso 4: calcular el resultado
cite-SW-L162 = El batido suelto que no se puede repartir por igual se pierde.
    .section = Paso 4: calcular el resultado
cite-SW-L164 = Por encima de la demanda no se vende nada; lo que sobra se tira, y su coste se ha pagado.
    .section = Paso 4: calcular el resultado
cite-SW-L168 = El dinero de la noche es el de la mañana más la ganancia del día, o menos la pérdida.
    .section = Paso 5: rellenar la hoja
cite-SW-L170 = El dinero de la noche es el de la mañana siguiente.
    .section = Paso 5: rellenar la hoja
cite-SW-L174 = Así se sigue, día tras día, hasta acabar la semana.
    .section = Paso 5: rellenar la hoja
cite-SW-L180 = El préstamo es de 100 $, una vez por partida; al final se devuelven 130 $.
    .section = Pedir un préstamo
cite-SW-L182 = El préstamo se anuncia por la noche y se suma al dinero de esa noche.
    .section = Pedir un préstamo
cite-SW-L184 = A quien está por debajo de cero antes del préstamo le queda lo que sobre de él.
    .section = Pedir un préstamo
cite-SW-L186 = Por debajo de -100 $ no hay préstamo: es la quiebra.
    .section = Pedir un préstamo
cite-SW-L188 = Quien ya tuvo el préstamo y luego queda por debajo de cero quiebra.
    .section = Pedir un préstamo
cite-SW-L192 = Después del domingo gana quien tiene más dinero, devueltos los préstamos.
    .section = Ganar y perder
cite-SW-L194 = Quienes empatan comparten la victoria.
    .section = Ganar y perder
cite-SW-L196 = Si solo queda una persona sin quebrar, gana al momento.
    .section = Ganar y perder
cite-SW-L200 = La mesa acuerda antes qué reglas avanzadas se juegan.
    .section = Juego avanzado
cite-SW-L206 = Con los sucesos tardíos se rellenan y ponen las cartas antes de tirar el dado.
    .section = Azar y tiempo
cite-SW-L212 = De jueves a domingo se puede comprar cada día una carta de estrategia más por 20 $, que entonces faltan para batidos.
    .section = Comprar más lugares
cite-SW-L214 = La carta extra se anuncia antes de rellenar las cartas, y sus 20 $ son costes de ese día.
    .section = Comprar más lugares
cite-SW-L216 = La carta extra puede tener otro lugar, otra cantidad y otro precio.
    .section = Comprar más lugares
cite-SW-L222 = Una vez por partida, y con una sola carta, se puede madrugar en un lugar.
    .section = Madrugar
cite-SW-L224 = Madrugar da 50 $ si nadie más madruga en ese lugar ese día.
    .section = Madrugar
cite-SW-L226 = Si varios madrugan en el mismo lugar el mismo día, ninguno gana nada y para todos queda gastado.
    .section = Madrugar
cite-SW-L232 = La prima se suma a la ganancia del día, que se calcula como siempre.
    .section = Madrugar

## Decisiones

ruling-SW-01 = Lo que se prepara en un día, con la carta extra, se paga con el dinero de esa mañana.
    .question = ¿Cuánto se puede preparar en un día?
    .reading-cash = No más que el dinero de la mañana, menos 20 $ por una carta extra.
    .reading-credit = Desde el martes, cualquier cantidad; lo que no paga el dinero se queda a deber.
ruling-SW-02 = Quien está entre cero y -100 $ sin el préstamo puede seguir sin pedirlo.
    .question = ¿Tiene que pedir el préstamo quien está por debajo de cero?
    .reading-stay = No; hasta -100 $ se sigue en juego.
    .reading-must-borrow = Sí; el día siguiente no empieza hasta que lo pide.
ruling-SW-03 = La mitad de una demanda impar se redondea hacia abajo.
    .question = ¿Cuánto es la mitad de una demanda impar?
    .reading-down = Se redondea hacia abajo.
    .reading-up = Se redondea hacia arriba.
ruling-SW-04 = El azar y el tiempo nunca coinciden, porque una tirada tiene un solo resultado.
    .question = ¿Y si coinciden el azar y el tiempo?
    .other = Primero el tiempo y luego la carta de azar.
ruling-SW-05 = La demanda nunca baja de cero.
    .question = ¿Y si una carta de azar resta más que la demanda?
ruling-SW-06 = Una carta de azar vale solo para su día.
    .question = ¿Cuánto dura una carta de azar?
ruling-SW-07 = A un precio más caro solo le llega la demanda que queda cuando se han vendido todos los batidos más baratos.
    .question = ¿Qué le llega al vendedor más caro?
ruling-SW-08 = Dos vendedores al mismo precio reparten por igual hasta que vende todo el que menos tiene; después sigue el otro solo.
    .question = ¿Cómo reparten dos vendedores al mismo precio?
ruling-SW-09 = Con tres o más vendedores al mismo precio se sigue repartiendo entre los que aún tienen algo.
    .question = ¿Se vuelve a repartir cuando uno de varios lo ha vendido todo?
    .reading-level = Sí, hasta agotar la demanda o lo que hay.
    .reading-one-pass = No; solo sigue un último vendedor que quede solo.
ruling-SW-10 = El batido suelto que no se puede repartir se pierde.
    .question = ¿Qué pasa con un batido que no se puede repartir por igual?
ruling-SW-11 = Dos o más que no se pueden repartir por igual se pierden como si fuera uno.
    .question = ¿Qué pasa con dos o más que no se pueden repartir por igual?
    .reading-wasted = Se pierden todos.
    .reading-clockwise = Se dan de uno en uno en el sentido de las agujas del reloj desde quien tiró el dado; uno suelto se pierde igualmente.
ruling-SW-12 = La demanda que se pierde a un precio no le llega a un vendedor más caro.
    .question = ¿Le llega al vendedor más caro la demanda que se pierde?
    .reading-no = No, se pierde.
    .reading-yes = Sí, la puede cubrir el más caro.
ruling-SW-13 = Si hay menos demanda que vendedores al mismo precio, allí no vende nadie.
    .question = ¿Y si hay menos demanda que vendedores?
ruling-SW-14 = Una carta con la que no se prepara nada no entra en el reparto.
    .question = ¿Cuenta como vendedor una carta sin nada preparado?
ruling-SW-15 = El dado va antes que las cartas; con los sucesos tardíos se ponen antes las cartas.
    .question = ¿Va el dado antes que las cartas?
ruling-SW-16 = Los precios son enteros, de 1 $ a 4 $, uno por carta.
    .question = ¿Qué precios hay?
ruling-SW-17 = Se puede no preparar nada, y entonces no hace falta indicar lugar.
    .question = ¿Se puede no preparar nada?
ruling-SW-18 = Una carta extra al día, de jueves a domingo; sus 20 $ son costes aunque no venda nada.
    .question = ¿Cuándo y cuántas veces se compra una carta extra?
ruling-SW-19 = Para la carta extra hay que tener 20 $ en mano.
    .question = ¿Se puede comprar la carta extra a crédito?
ruling-SW-20 = Las dos cartas de una persona en el mismo lugar y al mismo precio venden juntas, como un solo vendedor.
    .question = ¿Y si las dos cartas de una persona coinciden en lugar y precio?
    .reading-pooled = Son un solo vendedor.
    .reading-separate = Cada una es un vendedor.
    .reading-different-location = La segunda carta tiene que ser para otro lugar.
ruling-SW-21 = Las dos cartas de una persona en el mismo lugar y a distinto precio compiten como las demás.
    .question = ¿Y si coinciden en el lugar con precios distintos?
ruling-SW-22 = Hay choque con cualquiera que también madrugue allí; las marcas que chocan se gastan sin prima.
    .question = ¿Quién choca al madrugar?
ruling-SW-23 = Madrugar no cambia nada de la venta.
    .question = ¿Cambia madrugar quién vende primero?
ruling-SW-24 = Madrugar da su prima aunque no haya nada que vender.
    .question = ¿Hace falta tener batidos para madrugar?
    .reading-any = No; la prima no depende de las ventas.
    .reading-needs-stock = Sí; sin nada preparado se gasta, choca y no da nada.
ruling-SW-25 = La prima cuenta antes de mirar quién quiebra; la marca de quien quiebra ese día choca igualmente.
    .question = ¿Puede la prima por madrugar salvar a alguien?
ruling-SW-26 = La prima no se puede gastar hasta el día siguiente.
    .question = ¿Se puede gastar la prima el mismo día?
ruling-SW-27 = Hay una sola marca para madrugar en toda la partida, en una carta.
    .question = ¿Pueden madrugar las dos cartas?
ruling-SW-28 = El préstamo se pide tras el resultado del día, también con dinero en mano, y se puede gastar al día siguiente.
    .question = ¿Cuándo se puede pedir el préstamo?
ruling-SW-29 = Con -100 $ exactos se sigue en juego y hay préstamo; con -101 $ es la quiebra.
    .question = ¿Y con -100 $ exactos?
ruling-SW-30 = Sin el préstamo se sigue en juego hasta -100 $.
    .question = ¿Sigue en juego quien está por debajo de cero sin el préstamo?
    .other = Quien está por debajo de cero queda fuera, o tiene que pedirlo.
ruling-SW-31 = Después del préstamo cuentan los días siguientes; con cero exacto se sigue en juego.
    .question = ¿Cuándo quiebra por debajo de cero quien pidió el préstamo?
ruling-SW-32 = La devolución puede dejar el dinero final en negativo, pero no hace quebrar a nadie.
    .question = ¿Puede la devolución hacer quebrar a alguien?
    .other = Quien queda por debajo de cero al devolverlo queda fuera de la partida.
ruling-SW-33 = El préstamo se puede pedir también el domingo, y entonces cuesta 30 $.
    .question = ¿Se puede pedir el préstamo el domingo?
    .reading-sunday-ok = Sí.
    .reading-no = No; ya es tarde.
ruling-SW-34 = Si los últimos quiebran el mismo día no gana nadie; se ordenan por su dinero y decide la mesa.
    .question = ¿Quién gana si quiebran todos el mismo día?
    .other = Pierden todos.
ruling-SW-35 = La partida acaba la noche en que solo queda una persona.
    .question = ¿Cuándo gana quien queda solo?
ruling-SW-36 = Quienes empatan comparten la victoria.
    .question = ¿Quién gana un empate?
ruling-SW-37 = Quien ha quebrado ya no tira.
    .question = ¿Quién tira si alguien ha quebrado?
ruling-SW-38 = El día de la quiebra las cartas de esa persona compiten todavía.
    .question = ¿Cuentan las cartas de quien quiebra ese día?
ruling-SW-39 = Los tratos no se anotan.
    .question = ¿Se anotan los tratos?
ruling-SW-40 = Lo que no se vende no se guarda.
    .question = ¿Se guardan batidos para el día siguiente?
