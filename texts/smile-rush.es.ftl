### Smile Rush: rechazos, hallazgos, líneas de puntuación, sucesos, palabras, citas e interpretaciones.

## Palabras

word-take = una pareja o un trío que retirar
word-place = una carta que colocar
word-penalty = una carta de penalización que retirar
word-flip = dos cartas que descubrir
word-stop = el final
mode-rush = la modalidad Rush
mode-classic = el solitario clásico
mode-memory = la modalidad Memory
shape-connected = estar unidas: al menos una ha de tocar a las otras dos
shape-line = estar una junto a otra en fila, en columna o en diagonal
shape-mutual = tocarse todas entre sí

## Rechazos

smile-rush-deck-count =
    En esta modalidad se juega con { $cards } cartas; el mazo tiene { $sent ->
        [0] cero
        [one] una
       *[other] { $sent }
    }.
    .meaning = El mazo tiene más o menos cartas de las que pide la modalidad.
smile-rush-deck-kinds = El mazo ha de tener { $each } cartas de cada tipo del 1 al 10; no es así con { NAMES($kinds) }.
    .meaning = Hay un tipo de más o de menos, o esa carta no existe; 3/7 solo existe donde color y cara son independientes.
smile-rush-game-over = La partida ha terminado, así que ninguna otra jugada cuenta.
    .meaning = Se envió una jugada después del final.
smile-rush-mode = En { WORD($mode, of: "mode") } no existe esta jugada ({ WORD($sent) }). Lo que toca ahora: { WORDS($expected, join: "or") }.
    .meaning = La modalidad que se juega no tiene este tipo de jugada.
smile-rush-not-now = No es el momento de esto ({ WORD($sent) }). Lo que toca ahora: { WORDS($expected, join: "or") }.
    .meaning = La modalidad tiene este tipo de jugada, pero ahora toca otro.
smile-rush-place-first =
    { COUNT($holes) ->
        [one] La casilla { NAMES($holes) } está vacía y antes hay que rellenarla con el mazo.
       *[other] Las casillas { NAMES($holes) } están vacías y antes hay que rellenarlas con el mazo.
    }
    .meaning = Antes que nada hay que rellenar los huecos.
smile-rush-cells-count =
    { $mode ->
        [memory] Se descubren dos cartas cada vez
       *[other] Dos cartas son una pareja y tres, un trío
    }; { $sent ->
        [0] no se indicó ninguna casilla.
        [one] se indicó una casilla.
       *[other] se indicaron { $sent } casillas.
    }
    .meaning = Las casillas no son dos o, en Rush y en el clásico, dos o tres.
smile-rush-cell-unknown = No existe la casilla { $cell }; van numeradas del 0 al { $last }, fila por fila.
    .meaning = La cuadrícula no tiene esa casilla.
smile-rush-cell-empty = En la casilla { $cell } no hay ninguna carta.
    .meaning = Se indicó una casilla sin carta.
smile-rush-cells-repeated = La casilla { $cell } se indica dos veces.
    .meaning = Se indica dos veces la misma casilla.
smile-rush-not-equal = Las cartas de las casillas { NAMES($cells) } no coinciden: { NAMES($cards) }.
    .meaning = Las cartas no comparten ni el color ni la cara.
smile-rush-not-adjacent = Las casillas { NAMES($cells) } no son vecinas; una pareja se toca en vertical, en horizontal o en diagonal.
    .meaning = Las dos cartas de una pareja no se tocan.
smile-rush-tris-shape = Las casillas { NAMES($cells) } no forman un trío; en esta mesa tres cartas han de { WORD($shape, of: "shape") }.
    .meaning = Las tres cartas no están como ha de estar un trío en esta mesa.
smile-rush-tris-after-pile = El mazo se ha acabado, y en esta mesa ya solo se pueden retirar parejas.
    .meaning = Se retira un trío con el mazo acabado, y la mesa juega a retirar solo parejas.
smile-rush-hole-taken =
    { COUNT($holes) ->
        [one] En la casilla { $cell } ya hay una carta; la casilla vacía es la { NAMES($holes) }.
       *[other] En la casilla { $cell } ya hay una carta; las casillas vacías son { NAMES($holes) }.
    }
    .meaning = Se coloca una carta donde ya hay otra.
smile-rush-penalty-pair-left = En las casillas { NAMES($cells) } queda una pareja, así que no se puede retirar una carta de penalización.
    .meaning = Se retira una carta de penalización aunque se puede retirar una pareja.
smile-rush-penalty-pile-empty = El mazo se ha acabado, así que ninguna carta puede sustituir a una de penalización.
    .meaning = Se retira una carta de penalización que nada puede sustituir.
smile-rush-stop-pile-left =
    { $pile ->
        [one] Queda una carta en el mazo, así que la partida sigue.
       *[other] Quedan { $pile } cartas en el mazo, así que la partida sigue.
    }
    .meaning = El jugador se planta antes de que se acabe el mazo.

## Hallazgos en los recuentos finales

setup-deck-count = En esta modalidad se juega con { $cards } cartas; el mazo tiene { $sent }.
    .meaning = El mazo indicado junto a los recuentos tiene más o menos cartas de las que pide la modalidad.
setup-deck-kinds = El mazo ha de tener { $each } cartas de cada tipo del 1 al 10; no es así con { NAMES($kinds) }.
    .meaning = El mazo indicado junto a los recuentos no es de los que se usan en la modalidad.
sheet-cards-too-many = Estos recuentos suman { $cards } cartas, y el mazo tiene { $most }.
    .meaning = Se cuentan más cartas de las que tiene el mazo.
sheet-cards-too-few =
    { $cards ->
        [one] Estos recuentos suman una carta; en una partida terminada se han retirado al menos { $least }.
       *[other] Estos recuentos suman { $cards } cartas; en una partida terminada se han retirado al menos { $least }.
    }
    .meaning = Se cuentan menos cartas de las que se retiran hasta que se acaba el mazo.
sheet-tris-too-many =
    { $pairs ->
        [0] No puede haber { $tris } tríos; como mucho son { $most }.
        [one] Junto a una pareja no puede haber { $tris } tríos; como mucho son { $most }.
       *[other] Junto a { $pairs } parejas no puede haber { $tris } tríos; como mucho son { $most }.
    }
    .meaning = Se cuentan más tríos de los que puede dar el mazo.
sheet-penalties-too-many = No puede haber { $penalties } cartas de penalización: cada una se sustituye con el mazo, que tiene { $most }.
    .meaning = Se cuentan más cartas de penalización que cartas tiene el mazo.
sheet-attempts-too-few =
    { $attempts ->
        [0] Ningún intento es demasiado poco: hay que encontrar { $least } parejas.
        [one] Un intento es demasiado poco: hay que encontrar { $least } parejas.
       *[other] { $attempts } intentos son demasiado pocos: hay que encontrar { $least } parejas.
    }
    .meaning = Se cuentan menos intentos que parejas hay.

## Líneas de puntuación

section-smile-rush-pairs = Parejas
section-smile-rush-tris = Tríos
section-smile-rush-penalties = Cartas de penalización
section-smile-rush-attempts = Intentos
item-smile-rush-pairs-counted =
    { $count ->
        [0] Ninguna pareja
        [one] Una pareja
       *[other] { $count } parejas
    }
item-smile-rush-tris-counted =
    { $count ->
        [0] Ningún trío
        [one] Un trío
       *[other] { $count } tríos
    }
item-smile-rush-penalties-counted =
    { $count ->
        [0] Ninguna carta de penalización
        [one] Una carta de penalización
       *[other] { $count } cartas de penalización
    }
item-smile-rush-attempts-counted =
    { $count ->
        [0] Ningún intento
        [one] Dos cartas descubiertas una vez
       *[other] Dos cartas descubiertas { $count } veces
    }

## Lo que hizo una jugada

event-smile-rush-pair_taken = { $player } retira una pareja, { NAMES($cards) }, de las casillas { NAMES($cells) }.
event-smile-rush-tris_taken = { $player } retira un trío, { NAMES($cards) }, de las casillas { NAMES($cells) }.
event-smile-rush-penalty_taken = { $player } retira { NAMES($cards) } de la casilla { NAMES($cells) } como carta de penalización.
event-smile-rush-placed = { $card } pasa del mazo a la casilla { $cell }.
event-smile-rush-refilled =
    { $cards ->
        [one] Un hueco se rellena con el mazo.
       *[other] { $cards } huecos se rellenan con el mazo, fila por fila.
    }
event-smile-rush-flipped_equal = { $player } descubre { NAMES($cards) } en las casillas { NAMES($cells) }: coinciden y se retiran.
event-smile-rush-flipped_different = { $player } descubre { NAMES($cards) } en las casillas { NAMES($cells) }: no coinciden.
event-smile-rush-stopped = { $player } deja lo que hay.
event-smile-rush-ended =
    { $left ->
        [0] La partida termina; no queda ninguna carta.
        [one] La partida termina; queda una carta.
       *[other] La partida termina; quedan { $left } cartas.
    }

## Citas

cite-SR-L5 = Hay tres modalidades: Rush, solitario clásico y Memory.
    .section = De qué se trata
cite-SR-L8 = Las cartas de penalización son para cuando no se puede retirar ninguna pareja.
    .section = Rush: el juego
cite-SR-L9 = Entonces se puede retirar una carta cualquiera como penalización; una del mazo ocupa su lugar.
    .section = Rush: el juego
cite-SR-L11 = Se sigue hasta que se acaba el mazo.
    .section = Rush: el juego
cite-SR-L12 = Las últimas parejas que se han formado todavía se pueden retirar.
    .section = Rush: el juego
cite-SR-L17 = Hay sesenta cartas, en diez colores y caras.
    .section = Componentes
cite-SR-L19 = La primera modalidad se llama «rush game».
    .section = El «rush game»
cite-SR-L21 = Se barajan las sesenta cartas.
    .section = Rush: preparación
cite-SR-L22 = Se disponen dieciséis cartas en cuatro filas de cuatro, de izquierda a derecha y de arriba abajo.
    .section = Rush: preparación
cite-SR-L26 = La siguiente carta del mazo está boca arriba.
    .section = Rush: preparación
cite-SR-L34 = Dos cartas vecinas del mismo color o cara son una pareja y se pueden retirar.
    .section = Rush: el juego
cite-SR-L35 = Son vecinas en vertical, en horizontal y en diagonal.
    .section = Rush: el juego
cite-SR-L37 = También se pueden retirar tres cartas iguales: un trío.
    .section = Rush: el juego
cite-SR-L39 = Se retira una pareja o un trío, y sus cartas se sustituyen enseguida.
    .section = Rush: el juego
cite-SR-L40 = No hace falta retirar todas las parejas.
    .section = Rush: el juego
cite-SR-L41 = La carta del mazo va donde el jugador quiera.
    .section = Rush: el juego
cite-SR-L43 = Cuando no se pueden retirar otras cartas, llegan las penalizaciones.
    .section = Rush: el juego
cite-SR-L48 = Cada pareja vale 1 punto y cada trío, 3.
    .section = Rush: puntuación
cite-SR-L49 = Cada carta de penalización cuesta 3 puntos.
    .section = Rush: puntuación
cite-SR-L50 = Treinta puntos son una puntuación excelente.
    .section = Rush: puntuación
cite-SR-L54 = A Memory se juega con dos cartas de cada color.
    .section = Memory: preparación
cite-SR-L55 = Así el mazo tiene veinte cartas.
    .section = Memory: preparación
cite-SR-L56 = Se disponen boca abajo en cuatro filas de cinco.
    .section = Memory: preparación
cite-SR-L60 = Al solitario clásico se juega con cuatro cartas de cada color.
    .section = Solitario: preparación
cite-SR-L61 = Así el mazo tiene cuarenta cartas.
    .section = Solitario: preparación
cite-SR-L62 = Se disponen dieciséis cartas en cuatro filas de cuatro, de izquierda a derecha y de arriba abajo.
    .section = Solitario: preparación
cite-SR-L65 = El resto del mazo queda a mano, boca abajo.
    .section = Solitario: preparación
cite-SR-L67 = Se descubren dos cartas cada vez; si son iguales en color o cara, se retiran.
    .section = Memory: el juego
cite-SR-L69 = Se sigue hasta haber retirado todas las cartas.
    .section = Memory: el juego
cite-SR-L73 = Se descubren todas las cartas y se retiran todas las parejas.
    .section = Solitario: el juego
cite-SR-L74 = Dos cartas vecinas del mismo color o cara son una pareja.
    .section = Solitario: el juego
cite-SR-L75 = Son vecinas en vertical, en horizontal y en diagonal.
    .section = Solitario: el juego
cite-SR-L77 = Retiradas todas las parejas que hay, se sustituyen las cartas que faltan.
    .section = Solitario: el juego
cite-SR-L78 = La cuadrícula se rellena con el mazo.
    .section = Solitario: el juego
cite-SR-L79 = Se rellena de izquierda a derecha y de arriba abajo.
    .section = Solitario: el juego
cite-SR-L82 = Las cartas de penalización son para cuando no se pueden retirar otras cartas.
    .section = Solitario: el juego
cite-SR-L83 = Entonces se puede retirar una carta cualquiera como penalización; una del mazo ocupa su lugar.
    .section = Solitario: el juego
cite-SR-L85 = Se sigue hasta que se acaba el mazo.
    .section = Solitario: el juego
cite-SR-L86 = Se retiran las últimas parejas, si las hay.
    .section = Solitario: el juego
cite-SR-L88 = Cada vez que se descubren dos cartas cuenta, coincidan o no.
    .section = Memory: puntuación
cite-SR-L96 = Cada pareja vale 1 punto y cada trío, 3.
    .section = Solitario: puntuación
cite-SR-L97 = Cada carta de penalización cuesta 3 puntos.
    .section = Solitario: puntuación
cite-SR-L98 = Quince puntos son una puntuación excelente.
    .section = Solitario: puntuación

## Interpretaciones

ruling-SR-00 = Cada color tiene su cara: diez tipos de seis cartas.
    .question = ¿Van siempre juntos el color y la cara?
    .reading-one = Sí; las cartas iguales lo son en ambos.
    .reading-independent = No; dos cartas coinciden en color o en cara, y un trío comparte uno de los dos.
ruling-SR-01 = La cuadrícula está boca arriba desde el principio.
    .question = ¿Están boca abajo las cartas de Rush?
    .other = Se disponen boca abajo y luego se descubren todas, que viene a ser lo mismo.
ruling-SR-02 = Cada casilla tiene hasta ocho vecinas; nada se toca más allá del borde ni a través de un hueco.
    .question = ¿Qué casillas son vecinas?
ruling-SR-03 = Las tres cartas de un trío están unidas: una toca a las otras dos, también en ángulo.
    .question = ¿Cómo han de estar las cartas de un trío?
    .reading-connected = Una de ellas toca a las otras dos.
    .reading-line = Una junto a otra en fila, en columna o en diagonal.
    .reading-mutual = Cada una toca a las otras dos, como en un cuadrado de cuatro casillas.
ruling-SR-04 = Se retiran dos o tres de ellas, como quiera el jugador.
    .question = ¿Y si hay juntas cuatro o más cartas iguales?
ruling-SR-05 = Una carta de penalización solo se puede retirar donde no hay ninguna pareja.
    .question = ¿Cuándo se puede retirar una carta de penalización en Rush?
    .reading-no-pair = Solo donde no hay ninguna pareja.
    .reading-any-time = Cuando el jugador quiera, ya que no hace falta retirar las parejas.
ruling-SR-06 = Una carta cualquiera de la cuadrícula; la siguiente del mazo pasa enseguida a su casilla, y se pierden 3 puntos.
    .question = ¿Qué carta pasa a ser de penalización y qué ocupa su lugar?
ruling-SR-07 = Todos los huecos se rellenan antes de la siguiente jugada, carta a carta, cada una en el hueco que elija el jugador.
    .question = ¿Cómo se sustituyen las cartas retiradas en Rush?
    .other = Cada carta va a la casilla que quedó libre.
ruling-SR-08 = Se pueden dejar parejas, siempre que se retire otra cosa.
    .question = ¿Se pueden dejar parejas en Rush?
ruling-SR-09 = La cuadrícula solo se rellena cuando no queda ninguna pareja; qué parejas y tríos se retiran lo elige el jugador.
    .question = ¿Hay que retirar todas las parejas en el solitario?
ruling-SR-10 = Los huecos se rellenan en el orden de lectura con el mazo, que está boca abajo.
    .question = ¿En qué orden se rellena la cuadrícula del solitario?
ruling-SR-11 = Los huecos se rellenan mientras haya cartas; los demás quedan vacíos.
    .question = ¿Y si el mazo no alcanza para todos los huecos?
ruling-SR-12 = Acabado el mazo todavía se pueden retirar parejas y tríos, sin sustituirlos; cartas de penalización, no.
    .question = ¿Qué se puede retirar cuando se acaba el mazo?
    .reading-pairs-and-tris = Parejas y tríos.
    .reading-pairs-only = Solo parejas.
ruling-SR-13 = Las cartas que quedan en la cuadrícula no cuentan nada.
    .question = ¿Cuánto cuentan las cartas que quedan?
ruling-SR-14 = Las parejas, más tres veces los tríos, menos tres veces las cartas de penalización.
    .question = ¿Cuántos puntos da una partida de Rush o de solitario?
ruling-SR-15 = Es un juicio sobre la partida: no hace ganar ni perder.
    .question = ¿Para qué sirve una puntuación excelente?
    .other = Es lo que hay que alcanzar.
ruling-SR-16 = Cada vez que se descubren dos cartas es un intento, también cuando coinciden; cuantos menos, mejor.
    .question = ¿Qué se cuenta en Memory?
ruling-SR-17 = Como en las otras modalidades: en ambos donde color y cara van juntos; si no, basta con uno.
    .question = ¿Cuándo coinciden dos cartas en Memory?
ruling-SR-18 = Nadie juega contra el reloj.
    .question = ¿Quiere decir «rush» que hay un límite de tiempo?
    .other = Una mesa puede fijar uno.
