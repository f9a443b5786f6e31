### ¡Relajarse!: rechazos, avisos, líneas de puntuación, sucesos, palabras, citas y decisiones.

## Palabras

word-sow = repartir
word-take_blueberry = tomar el arándano
word-take_all = tomar todos los últimos cubitos
word-steal = robar
word-pass = pasar
word-wild = salvaje
word-clockwise = en el sentido de las agujas del reloj
word-counterclockwise = en sentido contrario a las agujas del reloj
word-cup = la propia taza

## Rechazos

relajarse-game-over = La partida ha terminado; ya no cuenta ninguna jugada más.
    .meaning = Se ha enviado una jugada después del final de la partida.
relajarse-out-of-turn = { $player } no puede jugar ahora; le toca a { NAMES($expected, join: "or") }.
    .meaning = Ha jugado alguien a quien no le toca.
relajarse-not-now = No es el momento de esta jugada ({ WORD($sent) }). Lo que toca ahora: { WORDS($expected, join: "or") }.
    .meaning = Le toca a esa persona, pero antes hay que lanzar el dado, o ya se ha lanzado.
relajarse-face = El dado no tiene ninguna cara «{ $face }».
    .meaning = El dado muestra algo que no tiene.
relajarse-steal-face = El dado muestra { WORD($face) }, que no permite esto. Se roba un cubito con la cara de robar, y con ninguna otra.
    .meaning = Se juega una bandeja con la cara de robar, o se roba un cubito con otra.
relajarse-tray-unknown = No hay ninguna bandeja { $tray }; las bandejas van del 0 al { $last }.
    .meaning = El tablero no tiene ninguna bandeja con ese número.
relajarse-tray-colour = La bandeja { $tray } es de color { WORD($colour) }, pero el dado muestra { WORD($face) }.
    .meaning = La bandeja no es del color del dado.
relajarse-tray-empty = La bandeja { $tray } ({ WORD($colour) }) no tiene cubitos.
    .meaning = La bandeja que se quiere repartir o tomar está vacía.
relajarse-direction = «{ $direction }» no es ninguna dirección; los cubitos van en el sentido de las agujas del reloj (clockwise) o al contrario (counterclockwise).
    .meaning = La dirección no es ninguna de las dos.
relajarse-blueberry-on-wild = Con el salvaje no se puede tomar ningún arándano.
    .meaning = Se toma un arándano aunque el dado muestra el salvaje.
relajarse-blueberry-tray-not-empty =
    { $cubes ->
        [one] La bandeja { $tray } ({ WORD($colour) }) todavía tiene un cubito; su arándano se puede tomar cuando está vacía.
       *[other] La bandeja { $tray } ({ WORD($colour) }) todavía tiene { $cubes } cubitos; su arándano se puede tomar cuando está vacía.
    }
    .meaning = La bandeja del arándano todavía tiene cubitos.
relajarse-blueberry-gone = El arándano de la bandeja { $tray } ({ WORD($colour) }) ya se ha tomado.
    .meaning = El arándano de esta bandeja ya no está en el tablero.
relajarse-berry-first-done = Después del arándano de este turno solo se puede repartir la otra bandeja de su color: la { $tray } ({ WORD($colour) }).
    .meaning = Un segundo arándano, o todos los últimos cubitos, después de un arándano tomado como extra.
relajarse-last-cubes-other-tray =
    { COUNT($others) ->
        [one] La bandeja { $tray } no es la última con cubitos; al dado también corresponde la bandeja { NAMES($others) }, que los tiene.
       *[other] La bandeja { $tray } no es la última con cubitos; al dado también corresponden las bandejas { NAMES($others) }, que los tienen.
    }
    .meaning = Otra bandeja que corresponde al dado todavía tiene cubitos.
relajarse-last-cubes-blueberry =
    { COUNT($trays) ->
        [one] No se pueden tomar todos los cubitos de la bandeja { $tray } mientras el arándano de la bandeja { NAMES($trays) } está en el tablero.
       *[other] No se pueden tomar todos los cubitos de la bandeja { $tray } mientras los arándanos de las bandejas { NAMES($trays) } están en el tablero.
    }
    .meaning = Un arándano que tiene que haberse tomado sigue en el tablero.
relajarse-last-cubes-compulsory =
    { $cubes ->
        [one] En esta mesa hay que tomar el último cubito: el de la bandeja { $tray } ({ WORD($colour) }).
       *[other] En esta mesa hay que tomar los últimos cubitos: los { $cubes } de la bandeja { $tray } ({ WORD($colour) }).
    }
    .meaning = Se reparte la última bandeja, y en esta mesa hay que tomar sus cubitos.
relajarse-steal-self = { $player } no puede robar de la propia taza.
    .meaning = Alguien roba de la propia taza.
relajarse-steal-empty-cup = La taza de { $player } no tiene ningún cubito que robar.
    .meaning = La taza de la que se roba está vacía.
relajarse-pass-not-allowed = Aquí no se puede pasar, porque se puede hacer algo: { WORDS($expected, join: "or") }.
    .meaning = Pasa alguien que tiene que hacer algo.

## Lo que no puede ser en una preparación

fault-cups-count = Hace falta una esquina para cada una de las { $players } personas; esquinas indicadas aquí: { $sent }.
fault-cup-taken = En la esquina { $corner } ya está la taza de otra persona.
fault-tray-colour-count = Una tercera bandeja es de color { WORD($colour) }; cada color tiene dos.
fault-tray-two-blueberries = La bandeja { $tray } ya figura con un arándano; cada una tiene uno.
fault-blueberry-one-colour = Las bandejas { $one } y { $other } son las dos de color { WORD($colour) }; las dos bandejas de un arándano son de colores distintos.

## Avisos

sheet-cubes-too-many = Se han contado { $counted } cubitos en las tazas; solo hay { $exist }.
    .meaning = En las tazas hay más cubitos de los que existen.
sheet-blueberries-too-many = Se han contado { $counted } arándanos en las tazas; solo hay { $exist }.
    .meaning = En las tazas hay más arándanos de los que existen.
sheet-cubes-missing =
    { $counted ->
        [0] No se ha contado ningún cubito en las tazas; al final están los { $exist }.
        [one] Solo se ha contado un cubito en las tazas; al final están los { $exist }.
       *[other] Solo se han contado { $counted } cubitos en las tazas; al final están los { $exist }.
    }
    .meaning = En las tazas hay menos cubitos de los que existen.
sheet-blueberries-missing =
    { $counted ->
        [0] No se ha contado ningún arándano en las tazas; en esta mesa se juega hasta tomar los { $exist }.
        [one] Solo se ha contado un arándano en las tazas; en esta mesa se juega hasta tomar los { $exist }.
       *[other] Solo se han contado { $counted } arándanos en las tazas; en esta mesa se juega hasta tomar los { $exist }.
    }
    .meaning = En las tazas hay menos arándanos de los que existen.
setup-cups-not-clockwise = Las tazas no siguen el orden de juego en el sentido de las agujas del reloj; por turnos están en las esquinas { NAMES($corners) }.
    .meaning = El orden de juego no da la vuelta al tablero en el sentido de las agujas del reloj.
setup-cups-not-neighbours = Dos personas se sientan en esquinas contiguas; aquí están enfrente, en la { NAMES($corners) }.
    .meaning = Dos personas están en esquinas opuestas.

## Líneas de puntuación

section-relajarse-cubes = Cubitos de hielo
section-relajarse-blueberries = Arándanos
item-relajarse-cubes-sown =
    { $cubes ->
        [one] Un cubito repartido a la propia taza
       *[other] { $cubes } cubitos repartidos a la propia taza
    }
item-relajarse-cubes-last_cubes =
    { $cubes ->
        [one] El último cubito de una bandeja
       *[other] { $cubes } últimos cubitos de una bandeja
    }
item-relajarse-cubes-stolen =
    { $cubes ->
        [one] Un cubito robado
       *[other] { $cubes } cubitos robados
    }
item-relajarse-cubes-lost =
    { $cubes ->
        [one] Un cubito que le han robado
       *[other] { $cubes } cubitos que le han robado
    }
item-relajarse-cubes-counted =
    { $cubes ->
        [0] Ningún cubito en la taza
        [one] Un cubito en la taza
       *[other] { $cubes } cubitos en la taza
    }
item-relajarse-blueberries-taken =
    { $blueberries ->
        [one] Un arándano tomado
       *[other] { $blueberries } arándanos tomados
    }
item-relajarse-blueberries-counted =
    { $blueberries ->
        [0] Ningún arándano en la taza
        [one] Un arándano en la taza
       *[other] { $blueberries } arándanos en la taza
    }
tie-break-cubes =
    { $count ->
        [0] ningún cubito
        [one] un cubito
       *[other] { $count } cubitos
    }

## Lo que hizo una jugada

event-relajarse-rolled = { $player } saca { WORD($item) }.
event-relajarse-nothing_to_do = No se puede hacer nada, así que termina el turno de { $player }.
event-relajarse-sown =
    { $cubes ->
        [one] { $player } toma el cubito de la bandeja { $tray } ({ WORD($colour) }) y lo deja, { WORD($direction) }, en { WORDS($places) }.
       *[other] { $player } toma los { $cubes } cubitos de la bandeja { $tray } ({ WORD($colour) }) y deja uno, { WORD($direction) }, en cada lugar: { WORDS($places) }.
    }
event-relajarse-took_blueberry = { $player } toma el arándano de la bandeja vacía { $tray } ({ WORD($colour) }).
event-relajarse-took_all =
    { $cubes ->
        [one] { $player } pasa a su taza el último cubito, el de la bandeja { $tray } ({ WORD($colour) }).
       *[other] { $player } pasa a su taza los { $cubes } cubitos de la bandeja { $tray } ({ WORD($colour) }).
    }
event-relajarse-stole = { $player } roba un cubito a { $by }.
event-relajarse-robbed = { $player } pierde un cubito, que se lleva { $by }.
event-relajarse-passed = { $player } pasa.
event-relajarse-game_ended = El tablero está vacío; la partida termina.

## Citas

cite-RE-L2 = Se toman los cubitos de una bandeja del color del dado y se reparten por el tablero y la propia taza; una bandeja vacía da un arándano, y cuando se acaban los cubitos se cuentan las tazas.
    .section = Introducción
cite-RE-L4 = Hay 24 cubitos de hielo.
    .section = Componentes
cite-RE-L5 = Hay cuatro arándanos.
    .section = Componentes
cite-RE-L9 = Cada persona elige una de las cuatro tazas de las esquinas del tablero.
    .section = Preparar
cite-RE-L11 = Si juegan dos, eligen tazas contiguas.
    .section = Preparar
cite-RE-L12 = En cada una de las ocho bandejas se ponen tres cubitos, y los cuatro arándanos en sus círculos del centro.
    .section = Preparar
cite-RE-L14 = El turno pasa hacia la izquierda.
    .section = Cómo se juega
cite-RE-L15 = En el turno se lanza el dado y después se hace una de las acciones que le corresponden.
    .section = Cómo se juega
cite-RE-L16 = Con un color se recogen todos los cubitos de una de sus dos bandejas y se elige una dirección.
    .section = Cómo se juega
cite-RE-L17 = Desde la bandeja o taza más cercana se deja un cubito en cada bandeja y en la propia taza, sin contar las ajenas, hasta que no queda ninguno.
    .section = Cómo se juega
cite-RE-L18 = Si una bandeja está llena, el cubito va a la siguiente que está abierta.
    .section = Cómo se juega
cite-RE-L20 = El salvaje es como un color con todas las bandejas a elegir, pero no permite tomar arándanos.
    .section = Salvaje
cite-RE-L22 = Se pasa a la propia taza un cubito de la taza de cualquier rival; los arándanos no se roban.
    .section = Robar
cite-RE-L23 = Ejemplo: con azul, Lauren recoge los tres cubitos de la bandeja azul más cercana a su taza.
    .section = Cómo se juega
cite-RE-L24 = Ejemplo: hacia la derecha, deja un cubito en su taza y los otros dos en una bandeja naranja y en una rosa.
    .section = Cómo se juega
cite-RE-L27 = Si una bandeja del color del dado no tiene cubitos, se puede tomar su arándano, que vale 2 puntos.
    .section = Bono de arándanos
cite-RE-L28 = Ejemplo: con naranja, Jonathan ve una bandeja naranja sin cubitos y pone en su taza el arándano que está encima.
    .section = Bono de arándanos
cite-RE-L30 = Si solo una de las bandejas que corresponden tiene cubitos y ya no están los arándanos correspondientes, se pueden pasar todos sus cubitos a la propia taza.
    .section = Regla de los últimos cubos
cite-RE-L31 = Si las bandejas que corresponden no tienen ni cubitos ni arándanos, el turno termina sin más.
    .section = Regla de los últimos cubos
cite-RE-L32 = Ejemplo: Julia saca amarillo y ve que una de las bandejas amarillas no tiene cubitos.
    .section = Regla de los últimos cubos
cite-RE-L33 = En el ejemplo impreso no queda ningún arándano junto a ninguna de las dos bandejas del color.
    .section = Regla de los últimos cubos
cite-RE-L35 = Se juega hasta que los cubitos y los arándanos han salido del tablero.
    .section = Fin del juego
cite-RE-L36 = Un cubito vale 1 punto y un arándano 2; gana el total más alto y, en caso de empate, quien tiene más cubitos.
    .section = Fin del juego

## Decisiones

ruling-RE-01 = Se juega hasta que las bandejas y los círculos de los arándanos están vacíos.
    .question = ¿Cuándo termina la partida?
    .reading-all = Cuando ya no quedan ni cubitos ni arándanos en el tablero.
    .reading-cubes = Con el último cubito de las bandejas; los arándanos que quedan no cuentan para nadie.
ruling-RE-02 = Ningún arándano queda fuera de alcance: con las bandejas vacías, cualquiera de sus dos colores lo toma.
    .question = ¿Puede quedar un arándano que nadie pueda tomar?
ruling-RE-03 = Tomar un arándano es la acción del turno, en lugar de repartir.
    .question = ¿Es el arándano todo el turno o un extra?
    .reading-instead = Se toma en lugar de repartir.
    .reading-extra = Se toma primero, y después se reparte la otra bandeja de su color si tiene cubitos.
ruling-RE-04 = Si una bandeja del color está vacía con su arándano y la otra tiene cubitos, se elige.
    .question = ¿Hay que tomar el arándano?
    .other = Primero hay que tomar el arándano.
ruling-RE-05 = Se toma un solo arándano, el que se quiera.
    .question = ¿Y si las dos bandejas del color están vacías y los dos arándanos siguen ahí?
ruling-RE-06 = Quien puede hacer algo tiene que hacerlo.
    .question = ¿Se puede no hacer nada después de un color o del salvaje?
    .reading-must = No, hay que hacer una de las acciones.
    .reading-may-pass = Sí, pasando.
ruling-RE-07 = El turno termina por sí solo.
    .question = ¿Y si no se puede hacer nada?
ruling-RE-08 = Se empieza por el lugar contiguo a la bandeja que se ha vaciado.
    .question = ¿Dónde va el primer cubito?
ruling-RE-09 = La propia taza recibe un cubito cada vez que se pasa por ella; todas las demás se saltan, también las que nadie usa.
    .question = ¿Qué tazas reciben cubitos?
ruling-RE-10 = Una bandeja llena se salta y el cubito sigue en orden; lo recibe la propia taza si viene después.
    .question = ¿Adónde va el cubito que encuentra una bandeja llena?
    .reading-next-place = Al lugar siguiente, incluida la propia taza.
    .reading-next-tray = A la siguiente bandeja abierta, sin contar la propia taza, y desde ahí se sigue.
ruling-RE-11 = Con nueve cubitos o más se vuelve a la bandeja de la que salieron, que recibe uno como las demás.
    .question = ¿Y si los cubitos dan la vuelta entera al tablero?
    .other = La bandeja vaciada se salta.
ruling-RE-12 = No puede ser: en una bandeja caben al menos cuatro cubitos, y solo hay 24.
    .question = ¿Y si todas las bandejas están llenas?
ruling-RE-13 = Una bandeja vacía no se puede repartir.
    .question = ¿Se puede elegir una bandeja vacía?
ruling-RE-14 = Con el salvaje se reparte cualquier bandeja que tenga cubitos, y no se toma ningún arándano.
    .question = ¿Qué permite el salvaje?
ruling-RE-15 = Se pueden tomar todos los cubitos de la única bandeja del color que los tiene cuando ya no están los arándanos de sus dos bandejas.
    .question = ¿Qué arándanos tienen que haberse tomado para los últimos cubitos de un color?
    .reading-both = Los de las dos bandejas del color.
    .reading-empty-tray = Solo el de la bandeja vacía.
ruling-RE-16 = Con el salvaje corresponden todas las bandejas: solo una del tablero puede tener cubitos, y los cuatro arándanos tienen que haberse tomado.
    .question = ¿Cuándo se pueden tomar los últimos cubitos con el salvaje?
    .reading-all-four = Cuando solo una bandeja tiene cubitos y ya no queda ninguno de los cuatro arándanos.
    .reading-ignore = Cuando solo una bandeja tiene cubitos; los arándanos no importan, porque el salvaje no puede tomarlos.
    .reading-full-tray = Cuando solo una bandeja tiene cubitos y ya no está su propio arándano.
ruling-RE-17 = Los últimos cubitos se pueden tomar, o repartir como siempre.
    .question = ¿Hay que tomar los últimos cubitos?
    .reading-may = Se puede.
    .reading-must = Es obligatorio.
ruling-RE-18 = Se roba un cubito a cualquier rival que tenga alguno; si nadie tiene, el turno termina. Los arándanos no se tocan.
    .question = ¿A quién se puede robar?
ruling-RE-19 = Hay que robar un cubito si se puede.
    .question = ¿Es obligatorio robar?
    .reading-must = Sí, si algún rival tiene un cubito.
    .reading-may = No, se puede pasar.
ruling-RE-20 = Se roba hasta el final de la partida.
    .question = ¿Se puede robar cuando todos los cubitos están en las tazas y quedan arándanos?
ruling-RE-21 = Dos personas deberían sentarse en esquinas contiguas; el árbitro lo señala y sigue.
    .question = ¿Dónde se sientan dos personas?
    .other = También pueden sentarse enfrente.
ruling-RE-22 = Tres personas se sientan en tres esquinas cualesquiera; la cuarta taza no se usa y se salta.
    .question = ¿Dónde se sientan tres personas?
ruling-RE-23 = De dos a cuatro personas.
    .question = ¿Cuántas personas pueden jugar?
ruling-RE-24 = A igual total gana quien tiene más cubitos; si también coinciden, comparten el puesto.
    .question = ¿Y si sigue habiendo empate?
ruling-RE-25 = En el sentido de las agujas del reloj.
    .question = ¿En qué orden se juega?
