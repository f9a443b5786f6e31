### Smoothies: rechazos, hallazgos, líneas de puntuación, palabras, citas y criterios.

## Palabras

word-yellow = amarillo
word-orange = naranja
word-red = rojo
word-pink = rosa
word-purple = morado
word-blue = azul
word-green = verde
word-round = redonda
word-square = cuadrada
word-both = ambas
word-roll = tirada
word-reroll = repetición de tirada
word-blend = elección de licuadora
word-pick = elección de dados
word-extra_die = dado extra
word-colour_change = cambio de color
word-modifier_1 = modificador ±1
word-modifier_3 = modificador ±3
word-round_blender = licuadora redonda
word-square_blender = licuadora cuadrada
word-easy = fácil
word-normal = normal
word-difficult = difícil
word-impossible = imposible
box-yellow = amarillo { $number }
box-orange = naranja { $number }
box-red = rojo { $number }
box-pink = rosa { $number }
box-purple = morado { $number }
box-blue = azul { $number }
box-green = verde { $number }
box-round = la casilla { $number } de la licuadora redonda
box-square = la casilla { $number } de la licuadora cuadrada
row-of-colour =
    { $colour ->
        [yellow] fila amarilla
        [orange] fila naranja
        [red] fila roja
        [pink] fila rosa
        [purple] fila morada
        [blue] fila azul
        [green] fila verde
       *[other] fila { $colour }
    }
blender-of-kind =
    { $blender ->
        [round] licuadora redonda
        [square] licuadora cuadrada
       *[other] licuadora { $blender }
    }

## Rechazos

smoothies-game-over = La partida ha terminado; ya no cuenta ninguna jugada más.
    .meaning = Se ha enviado una jugada después del final de la partida.
smoothies-out-of-turn = { $player } no puede jugar ahora; le toca a { NAMES($expected, join: "or") }.
    .meaning = Ha jugado alguien a quien no le toca.
smoothies-not-now = No es el momento de esta jugada ({ WORD($sent) }). Lo que toca ahora: { WORDS($expected, join: "or") }.
    .meaning = Le toca a esa persona, pero se espera otro tipo de jugada.
smoothies-dice-set =
    Cada uno de los siete dados debe estar en una licuadora, y solo una vez.{ COUNT($missing) ->
        [0] { "" }
        [one] { " " }Falta: { WORDS($missing) }.
       *[other] { " " }Faltan: { WORDS($missing) }.
    }{ COUNT($twice) ->
        [0] { "" }
        [one] { " " }Repetido: { WORDS($twice) }.
       *[other] { " " }Repetidos: { WORDS($twice) }.
    }
    .meaning = La tirada no contiene cada uno de los siete dados exactamente una vez.
smoothies-dice-split = Una tirada solo vale con al menos dos dados en cada licuadora; aquí hay { $round } en la redonda y { $square } en la cuadrada. Vuelve a tirar los siete.
    .meaning = Tras la tirada hay menos de dos dados en una licuadora.
smoothies-face = El dado { WORD($die) } no puede mostrar { $face }; sus caras van del 1 al 6.
    .meaning = Un dado muestra una cara que no va del 1 al 6.
smoothies-reroll-dice =
    { $blender ->
        [both] Al repetir la tirada de ambas licuadoras hay que mostrar los dados nuevos de las dos; faltan los de una.
       *[other]
            { COUNT($expected) ->
                [0] Solo se vuelven a tirar los dados de la licuadora indicada; aquí no va ninguno de la { blender-of-kind }.
               *[other] Los dados que se vuelven a tirar en la { blender-of-kind } son exactamente estos: { WORDS($expected) }.
            } { COUNT($sent) ->
                [0] No se envió ninguno.
                *[other] Se envió: { WORDS($sent) }.
            }
    }
    .meaning = Los dados que se vuelven a tirar no son los de la licuadora indicada.
smoothies-no-ability =
    { $have ->
        [0] La habilidad «{ WORD($which) }» no está disponible
        [one] La habilidad «{ WORD($which) }» está disponible una vez
       *[other] La habilidad «{ WORD($which) }» está disponible { $have } veces
    }; esta jugada la necesita { $need ->
        [one] una vez
       *[other] { $need } veces
    }.
    .meaning = La jugada gasta una habilidad que no está disponible.
smoothies-blender-full = No se puede elegir la { blender-of-kind }: todas las casillas de su fila ya están tachadas.
    .meaning = Se ha elegido una licuadora con todas las casillas de su fila tachadas.
smoothies-save-too-many =
    { $save ->
        [one] No se puede ahorrar una casilla
       *[other] No se pueden ahorrar { $save } casillas
    }: en la licuadora { $dice ->
        [one] solo hay un dado
       *[other] solo hay { $dice } dados
    }, y cada casilla ahorrada corresponde a uno de ellos.
    .meaning = Se ahorran más casillas que dados hay en la licuadora.
smoothies-die-not-there = El dado { WORD($die) } no está en la { blender-of-kind }. Los que hay: { WORDS($there) }.
    .meaning = Un dado elegido no está en la licuadora de la que se elige.
smoothies-die-twice = El dado { WORD($die) } está elegido dos veces; cada dado cuenta una sola vez.
    .meaning = Se ha elegido dos veces el mismo dado.
smoothies-no-dice = Hay que elegir al menos un dado.
    .meaning = No se ha elegido ningún dado, o una elección vacía lleva algo más (modificadores, estrellas, bonificación).
smoothies-too-many-dice =
    { $allowed ->
        [one] Aquí solo se puede elegir un dado; se enviaron { $sent }.
       *[other] Aquí se pueden elegir como mucho { $allowed } dados; se enviaron { $sent }.
    }
    .meaning = Se han elegido más dados de los permitidos.
smoothies-no-column = La hoja no tiene columna para un total de { $total }. En esta mesa no se admite una elección así mientras haya otra que llegue a una columna sin usar habilidades.
    .meaning = El total no tiene columna, y en esta mesa no se permite.
smoothies-modifier-twice = En esta mesa cada elección admite un solo modificador; se enviaron { $sent }.
    .meaning = Una elección lleva más de un modificador, y en esta mesa solo se admite uno.
smoothies-star-missing = La estrella de { WORD($star) } todavía tiene que tachar una casilla contigua: { WORDS($free, join: "or") }.
    .meaning = Una estrella tachada todavía tiene que tachar una casilla contigua.
smoothies-star-not-adjacent = La estrella de { WORD($star) } no puede tachar { WORD($sent) }, que no está justo al lado. { COUNT($free) ->
        [one] Contigua y libre
       *[other] Contiguas y libres
    }: { WORDS($free, join: "or") }.
    .meaning = Una estrella tacha una casilla que no es contigua.
smoothies-star-taken = La estrella de { WORD($star) } no puede tachar { WORD($sent) }, que ya tiene su cruz.
    .meaning = Una estrella tacha una casilla que ya tiene su cruz.
smoothies-star-passive-blender = La estrella de { WORD($star) } no puede tachar { WORD($sent) }: un jugador pasivo nunca tacha casillas de las licuadoras.
    .meaning = La estrella de alguien pasivo tacha una casilla de una licuadora.
smoothies-star-extra =
    { $asked ->
        [0] Aquí ninguna estrella pide casilla
        [one] Aquí las estrellas piden una casilla
       *[other] Aquí las estrellas piden { $asked } casillas
    }; { $sent ->
        [one] se envió una.
       *[other] se enviaron { $sent }.
    }
    .meaning = Se han enviado más casillas de las que piden las estrellas.
smoothies-bonus-not-earned =
    { $total ->
        [7] Este 7 no da bonificación: en esta mesa los dados tienen que tachar alguna casilla nueva.
        [14] Este 14 no da bonificación: en esta mesa los dados tienen que tachar alguna casilla nueva.
       *[other] Un total de { $total } no da bonificación; solo la dan el 7 y el 14.
    }
    .meaning = Se toma una bonificación que el total no da.
smoothies-bonus-too-many =
    Un total de { $total } da como mucho { $allowed ->
        [one] una casilla
       *[other] { $allowed } casillas
    } de bonificación; se enviaron { $sent }.
    .meaning = La bonificación tacha más casillas de las que da el total.
smoothies-bonus-special-box = La bonificación no puede tachar { WORD($sent) }: solo vale para casillas de fruta normales, no para estrellas, habilidades ni licuadoras.
    .meaning = La bonificación tacha una estrella, una habilidad o una casilla de una licuadora.
smoothies-bonus-taken = La bonificación no puede tachar { WORD($sent) }: ya tiene su cruz.
    .meaning = La bonificación tacha una casilla que ya tiene su cruz, o dos veces la misma.
smoothies-box-unknown = En esta hoja no existe { WORD($sent) }.
    .meaning = Se nombra una casilla que esta hoja no tiene.

## Hallazgos en las hojas

sheet-blender-gap = { $player }: está tachada { WORD($box) } y más a la izquierda sigue libre { WORD($free) }, sin ninguna estrella que lo explique.
    .meaning = En la fila de una licuadora hay una casilla tachada con otra libre más a la izquierda, y ninguna estrella lo explica.
sheet-abilities-over =
    { $player } dice haber usado { $used ->
        [one] una habilidad
       *[other] { $used } habilidades
    }, pero no pudo tener más de { $possible }.
    .meaning = Se cuentan como usadas más habilidades de las que se pudieron tener.
sheet-too-many-crosses =
    { $player } tiene { $crosses ->
        [one] una casilla de fruta tachada
       *[other] { $crosses } casillas de fruta tachadas
    }, pero las cruces de las licuadoras dan para { $possible } como mucho.
    .meaning = Hay más casillas de fruta tachadas de las que permiten las cruces de las licuadoras.
sheet-star-unanswered = { $player }: la estrella de { WORD($star) } aún tiene una casilla contigua libre, así que tuvo que tachar otra, pero ya no queda ninguna contigua tachada que pueda ser la suya.
    .meaning = Una estrella aún tiene una casilla contigua libre, y no queda ninguna contigua tachada que pueda ser la suya.
sheet-black-open = { $player } no ha tachado la casilla negra de la { blender-of-kind }, así que la partida no había terminado.
    .meaning = Hay una casilla negra sin tachar, así que la partida no había terminado.
sheet-few-crosses =
    { $player } { $crosses ->
        [0] no tiene ninguna casilla de fruta tachada
        [one] solo tiene una casilla de fruta tachada
       *[other] solo tiene { $crosses } casillas de fruta tachadas
    } tras { $turns ->
        [one] un turno como mínimo
       *[other] { $turns } turnos como mínimo
    }.
    .meaning = Hay menos casillas de fruta tachadas que turnos se han jugado.
sheet-twins = Las hojas de { NAMES($players) } son iguales, casilla por casilla.
    .meaning = Las hojas de dos jugadores son iguales, casilla por casilla.

## Líneas de puntuación

section-smoothies-fruits = Frutas
section-smoothies-customers = Clientes
section-smoothies-blenders = Licuadoras
item-smoothies-fruits-row =
    { $boxes ->
        [one] Una casilla en la { row-of-colour } (puntúa a partir de { $needed })
       *[other] { $boxes } casillas en la { row-of-colour } (puntúa a partir de { $needed })
    }
item-smoothies-fruits-most = Más casillas que nadie en la { row-of-colour } ({ $boxes })
item-smoothies-customers-complete = Columna { $column } completa
item-smoothies-customers-empty = Columna { $column } vacía
item-smoothies-blenders-grey = Penalización (gris): { WORD($box) }

## Ofertas

offer-smoothies-bonus =
    { $count ->
        [one] La bonificación todavía puede tachar una casilla.
       *[other] La bonificación todavía puede tachar { $count } casillas.
    }
offer-smoothies-star = Una estrella todavía puede tachar una casilla contigua.

## Qué hizo una jugada

event-smoothies-rolled = { $player } tira los siete dados.
event-smoothies-rerolled =
    { $item ->
        [both] { $player } vuelve a tirar los siete dados.
        [round] { $player } vuelve a tirar los dados de la licuadora redonda.
       *[square] { $player } vuelve a tirar los dados de la licuadora cuadrada.
    }
event-smoothies-crossed =
    { $by ->
        [blend] { $player } tacha { WORD($item) } por un dado de la licuadora.
        [star] { $player } tacha { WORD($item) } gracias a una estrella.
        [bonus] { $player } tacha { WORD($item) } como bonificación.
       *[die] { $player } tacha { WORD($item) } con los dados.
    }
event-smoothies-gained = { $player } gana una habilidad: { WORD($item) }.
event-smoothies-spent = { $player } usa una habilidad: { WORD($item) }.
event-smoothies-lost = { $player } se queda sin espacio para una habilidad y la pierde: { WORD($item) }.

## Lo que no puede ser en una preparación o en una hoja

fault-columns-order = La columna { $right } no puede ir detrás de la { $left }: las columnas van de menor a mayor, cada una una sola vez.
fault-column-missing = Toda hoja tiene una columna { $column }.
fault-column-empty = La columna { $column } no tiene casilla en ninguna fila; quítala.
fault-row-length =
    La { row-of-colour } { $boxes ->
        [one] tiene un elemento
       *[other] tiene { $boxes } elementos
    }; hace falta uno por columna ({ $columns }), y null donde no hay casilla.
fault-row-repeated = La { row-of-colour } aparece dos veces; cada color tiene una sola fila.
fault-row-missing =
    { COUNT($colours) ->
        [one] Cada color tiene su fila; falta: { WORDS($colours) }.
       *[other] Cada color tiene su fila; faltan: { WORDS($colours) }.
    }
fault-blender-shape = La fila de la { blender-of-kind } necesita una sola casilla negra, al menos una casilla antes de ella y grises solo después.
fault-slots-missing = La habilidad «{ WORD($ability) }» necesita como mínimo { $least } y como máximo { $most } espacios.
fault-touch-needs-blender = De { WORDS($boxes) }, al menos una debe ser de una licuadora; las casillas de fruta ya encuentran solas a sus vecinas.
fault-touch-unknown-box = En esta hoja no existe { WORD($sent) }, así que no puede ser vecina de nada.
fault-touch-itself = Una casilla no puede ser vecina de sí misma: { WORD($sent) }.
fault-column-unknown = En esta hoja, la fila no tiene casilla en esa columna.
fault-column-twice = Esta columna aparece dos veces; una casilla se tacha una sola vez.
fault-position-unknown = La fila de la licuadora no tiene casilla en esta posición.
fault-position-twice = Esta posición aparece dos veces; una casilla se tacha una sola vez.
fault-count-too-large = La fila de la licuadora no tiene tantas casillas.

## El reglamento, línea a línea

cite-SM-L6 = El juego trae un bloc de hojas, siete dados, cuatro lápices y las reglas.
    .section = Componentes
cite-SM-L10 = Cada persona recibe una hoja y algo con que escribir.
    .section = Preparación
cite-SM-L11 = Cada persona apunta cuántas cruces tiene que superar una fruta para puntuar; depende de cuántos jueguen.
    .section = Preparación
cite-SM-L12 = Una fruta puntúa con más de 6 cruces si juegan dos, más de 7 si juegan tres y más de 8 si juegan cuatro.
    .section = Preparación
cite-SM-L13 = { cite-SM-L12 }
    .section = Preparación
cite-SM-L14 = { cite-SM-L12 }
    .section = Preparación
cite-SM-L16 = Empieza quien haya usado más recientemente una licuadora de verdad; cada turno tiene una fase activa y luego una pasiva, y se juega en el sentido de las agujas del reloj.
    .section = Cómo se juega
cite-SM-L18 = El jugador activo tira los dados, elige una licuadora y elige dados de ella, en este orden.
    .section = Fase 1: jugador activo
cite-SM-L20 = Los siete dados caen en las dos licuadoras; si en una hay menos de dos, o alguno cae fuera, se vuelven a tirar todos.
    .section = Fase 1: jugador activo, a. Tirar los dados
cite-SM-L22 = Por cada dado de la licuadora elegida se tacha una casilla de su fila, desde la izquierda y sin pasar del final; una fila con todo tachado, grises incluidas, no se puede elegir.
    .section = Fase 1: jugador activo, b. Elegir licuadora
cite-SM-L23 = Los dados que luego no se usan también cuestan su casilla de la licuadora.
    .section = Fase 1: jugador activo, b. Elegir licuadora
cite-SM-L25 = Se suman los dados que se toman de la licuadora elegida y, en la columna del total, se tacha la casilla de cada uno de sus colores.
    .section = Fase 1: jugador activo, c. Elegir dados de esa licuadora
cite-SM-L26 = Vale cualquier combinación de dados; una casilla que ya estaba tachada no vuelve a dar nada.
    .section = Fase 1: jugador activo, c. Elegir dados de esa licuadora
cite-SM-L27 = Ejemplo: cuatro dados en la licuadora redonda le cuestan a Antonio cuatro casillas de su fila; azul, morado y rosa suman 14, así que tacha esos colores en la columna 14.
    .section = Fase 1: jugador activo, c. Elegir dados de esa licuadora
cite-SM-L29 = Cada jugador pasivo toma un dado de la otra licuadora y tacha la casilla de su número y color; varios pueden tomar el mismo dado.
    .section = Fase 2: jugadores pasivos
cite-SM-L30 = Los jugadores pasivos no sacan nada de una casilla que ya estaba tachada.
    .section = Fase 2: jugadores pasivos
cite-SM-L31 = En la fase pasiva nadie tacha casillas de las licuadoras.
    .section = Fase 2: jugadores pasivos
cite-SM-L32 = Ejemplo: Hannah juega como pasiva, toma el dado rojo, que muestra un 4, y tacha rojo 4.
    .section = Fase 2: jugadores pasivos
cite-SM-L33 = Cuando los demás han tenido su turno pasivo, pasa a ser activo quien está a la izquierda.
    .section = Fase 2: jugadores pasivos
cite-SM-L35 = Con un total de 7 puedes tachar al momento otra casilla a tu elección, y con 14, otras dos, tanto en fase activa como pasiva.
    .section = Bonificaciones 7 y 14
cite-SM-L36 = La bonificación no sirve para estrellas ni habilidades, y en las columnas 7 y 14 no da otra bonificación.
    .section = Bonificaciones 7 y 14
cite-SM-L37 = Ejemplo: con un total de 14, Antonio tacha además naranja 4 y amarillo 7, y ese 7 no le da nada más.
    .section = Bonificaciones 7 y 14
cite-SM-L39 = Hay casillas especiales en las filas de frutas y en las de las licuadoras.
    .section = Casillas especiales
cite-SM-L41 = Al tachar una estrella se tacha al momento otra casilla: la de su izquierda, derecha, arriba o abajo.
    .section = Casillas de estrella
cite-SM-L43 = Al tachar una casilla de habilidad, esa habilidad queda disponible al momento, como media cruz en el siguiente espacio libre de su tipo.
    .section = Casillas de habilidad
cite-SM-L44 = Cada persona empieza con una repetición de tirada, un dado extra y un cambio de color.
    .section = Casillas de habilidad
cite-SM-L46 = Al usar una habilidad se completa su cruz; en un turno se pueden usar varias, también del mismo tipo.
    .section = Habilidades
cite-SM-L47 = Repetición de tirada: el jugador activo vuelve a tirar todos los dados, o los de una licuadora, que se quedan en ella.
    .section = Habilidades
cite-SM-L48 = Dado extra: un jugador pasivo toma otro dado de la misma licuadora.
    .section = Habilidades
cite-SM-L49 = Cambio de color: uno de tus dados cuenta como de otro color, en cualquiera de las dos fases.
    .section = Habilidades
cite-SM-L50 = Modificador: tu total sube o baja en 1, o en 3, en cualquiera de las dos fases.
    .section = Habilidades
cite-SM-L51 = Licuadora redonda y cuadrada: el jugador activo tacha una casilla menos en esa fila.
    .section = Habilidades
cite-SM-L52 = Ejemplo: Antonio repite la tirada de los tres dados de la licuadora cuadrada, tacha por ella tres casillas, pasa el rosa a morado para un total de 11, y la estrella de allí le da la casilla verde de al lado.
    .section = Habilidades
cite-SM-L54 = Con las casillas negras de las dos licuadoras tachadas, un jugador ya no vuelve a ser activo y solo juega como pasivo.
    .section = Fin de la partida y puntuación
cite-SM-L55 = Una licuadora que ya pasó su casilla negra se puede elegir mientras le queden grises y la otra fila no haya llegado a su límite.
    .section = Fin de la partida y puntuación
cite-SM-L56 = Cuando todos han tachado sus dos casillas negras, la partida termina y se cuentan los puntos.
    .section = Fin de la partida y puntuación
cite-SM-L57 = Una fila de fruta vale un punto por cruz si tiene más cruces que el mínimo; si no, nada.
    .section = Fin de la partida y puntuación
cite-SM-L58 = Quien más cruces tiene en amarillo gana 3 puntos, y lo mismo en naranja; si hay empate, los ganan todos los empatados.
    .section = Fin de la partida y puntuación
cite-SM-L59 = Una fila que no supera el mínimo tampoco puede ganar estos 3 puntos.
    .section = Fin de la partida y puntuación
cite-SM-L60 = Una columna tachada por completo vale 5 puntos; una sin ninguna cruz resta 2.
    .section = Fin de la partida y puntuación
cite-SM-L61 = Cada casilla gris tachada resta los puntos que lleva impresos.
    .section = Fin de la partida y puntuación
cite-SM-L62 = Gana quien tenga más puntos; si hay empate, quien haya usado menos habilidades; si sigue el empate, se comparte la victoria.
    .section = Fin de la partida y puntuación
cite-SM-L63 = Ejemplo: 44 puntos de frutas, 8 de clientes y 5 menos por las licuadoras dejan a Antonio con 47.
    .section = Fin de la partida y puntuación
cite-SM-L65 = Si juegas en solitario, en cada turno eres primero activo y después pasivo, necesitas más de 6 cruces por fruta y te fijas antes un objetivo.
    .section = Modo solitario
cite-SM-L66 = Los objetivos son superar 55 (fácil), 60 (normal), 65 (difícil) o 70 puntos (imposible).
    .section = Modo solitario
cite-SM-L67 = { cite-SM-L66 }
    .section = Modo solitario
cite-SM-L68 = { cite-SM-L66 }
    .section = Modo solitario
cite-SM-L69 = En solitario no hay 3 puntos por amarillo y naranja, y pierdes si tu total no supera el objetivo.
    .section = Modo solitario

## Los criterios: cómo leemos la regla, la pregunta y las lecturas que puede elegir una mesa

ruling-SM-01 = Un total sin columna está permitido y no tacha nada; las cruces de la fila de la licuadora se quedan, y no hay bonificación.
    .question = ¿Y si la hoja no tiene columna para el total?
    .reading-void = La elección vale y no tacha nada.
    .reading-illegal = La elección no se admite mientras otra llegue a una columna sin usar habilidades; si no la hay, vale y no tacha nada.
ruling-SM-02 = El jugador activo elige al menos un dado.
    .question = ¿Puede el jugador activo no elegir ningún dado?
    .reading-one = Hay que elegir al menos un dado.
    .reading-zero = El jugador activo puede no elegir ninguno, y entonces esa elección no lleva modificadores, estrellas ni bonificación.
ruling-SM-03 = Un jugador pasivo tiene que tomar un dado, aunque no tache nada con él.
    .question = ¿Está obligado un jugador pasivo a tomar un dado?
    .other = Un jugador pasivo puede pasar.
ruling-SM-04 = Cada dado extra es otro dado de la mesa; aun así, varios jugadores pasivos pueden compartir el mismo.
    .question = ¿Puede el dado extra ser el que ya tomaste?
ruling-SM-05 = Los dados de un jugador pasivo se suman, y cada uno de sus colores se tacha en la columna de la suma.
    .question = ¿Se suman los dados extra de un jugador pasivo?
    .reading-sum = Todos los dados se suman y comparten una columna.
    .reading-separate = Cada dado tacha en su propia columna y puede dar su propia bonificación; los modificadores cambian el primer dado.
ruling-SM-06 = Se pueden usar varios dados extra en un turno, hasta los que haya en la licuadora.
    .question = ¿Se pueden usar varios dados extra en un turno?
ruling-SM-07 = Se puede usar cualquier número y mezcla de modificadores, hacia arriba o hacia abajo; solo cuenta el total final.
    .question = ¿Se pueden usar varios modificadores en un mismo total?
    .reading-stack = En una elección caben todos los modificadores que se quiera.
    .reading-single = Cada elección admite un modificador como mucho.
ruling-SM-08 = Un 7 o un 14 logrado con modificadores da la bonificación.
    .question = ¿Da bonificación un 7 o un 14 logrado con modificadores?
ruling-SM-09 = Solo cuenta el total final; un 7 o un 14 por el que se pasa de camino no da nada.
    .question = ¿Da bonificación un 7 o un 14 si otros modificadores lo cambian después?
ruling-SM-10 = El total da la bonificación aunque todas las casillas de los dados ya estuvieran tachadas.
    .question = ¿Hay bonificación si todas las casillas de la elección ya estaban tachadas?
    .reading-always = Basta el total para ganar la bonificación.
    .reading-new-cross = Al menos una casilla de los dados tiene que estar libre al empezar la elección.
ruling-SM-11 = La bonificación solo puede tachar casillas de fruta normales y libres; es voluntaria, y lo que no se aprovecha se pierde.
    .question = ¿Qué casillas puede tachar la bonificación, y es obligatoria?
ruling-SM-12 = Las casillas de bonificación en las columnas 7 y 14 no dan otra bonificación.
    .question = ¿Da otra bonificación una casilla de bonificación en la columna 7 o 14?
ruling-SM-13 = Solo el total de los dados da la bonificación; la casilla que tacha una estrella en la columna 7 o 14 no la da.
    .question = ¿Da bonificación la casilla que una estrella tacha en la columna 7 o 14?
ruling-SM-14 = Una estrella puede tachar estrellas y habilidades, y estas también tienen efecto; cada estrella se resuelve antes de la casilla siguiente.
    .question = ¿Puede una estrella tachar otra casilla especial, y tiene esta efecto?
    .reading-chain = Una estrella tachada por otra tacha a su vez una casilla.
    .reading-no-chain = Una estrella tachada por otra no hace nada; una habilidad tachada así sí se gana.
ruling-SM-15 = Una estrella sin casillas contiguas libres no hace nada.
    .question = ¿Qué hace una estrella si todas las casillas contiguas están tachadas?
    .other = Puede tachar la casilla libre más cercana.
ruling-SM-16 = La cruz adicional de la estrella es obligatoria; el jugador elige en qué casilla contigua libre la pone.
    .question = ¿Es obligatorio tachar la casilla adicional de una estrella?
    .reading-must = Hay que tacharla.
    .reading-may = El jugador puede renunciar.
ruling-SM-17 = Dos casillas son contiguas solo si se tocan; donde la hoja no tiene casilla, no hay puente.
    .question = ¿Son contiguas dos casillas separadas por un hueco de la hoja?
ruling-SM-18 = Las casillas de las licuadoras son contiguas según lo impreso, incluidas la negra y las grises; la estrella de un jugador pasivo nunca las tacha.
    .question = ¿Actúan las estrellas en las filas de las licuadoras, y desde ellas hacia las frutas?
    .other = Las estrellas de una licuadora solo tachan casillas de fruta, y ninguna estrella tacha una casilla de licuadora.
ruling-SM-19 = Las cruces siguientes de esa fila ocupan las casillas libres desde la izquierda.
    .question = ¿Y si una estrella ha dejado un hueco en la fila de una licuadora?
ruling-SM-20 = El jugador decide el orden de los dados, cada estrella y cada habilidad actúan al momento, y la bonificación por 7 o 14 va al final.
    .question = ¿En qué orden se resuelven las casillas, las estrellas y la bonificación?
    .reading-bonus-last = Las casillas de bonificación se tachan después de las de los dados.
    .reading-bonus-first = Las casillas de bonificación se tachan antes que la primera de los dados.
ruling-SM-21 = Lo que da la fila de la licuadora ya puede pagar la elección de dados; lo que da la propia elección se usa a partir del paso siguiente.
    .question = ¿Cuándo se puede usar una habilidad recién ganada?
    .reading-next-step = A partir del paso siguiente del turno.
    .reading-immediate = Al momento: un cambio de color ganado con un dado puede pagar el de un dado posterior de la misma elección.
ruling-SM-22 = El número de casillas se fija antes de tachar la primera, así que una habilidad ganada entre ellas llega tarde.
    .question = ¿Puede una habilidad de licuadora reducir las mismas cruces que la dieron?
ruling-SM-23 = Pueden ahorrar hasta una casilla por dado, incluso todas; si quedan menos casillas, se tachan hasta donde pidan los dados.
    .question = ¿Hasta dónde pueden reducir las habilidades de licuadora las cruces de una fila?
    .other = Siempre se tacha al menos una casilla.
ruling-SM-24 = La habilidad se pierde, y su casilla se tacha igualmente.
    .question = ¿Y si se gana una habilidad que ya no tiene espacios libres?
    .reading-lost = Se pierde.
    .reading-unlimited = Se gana; los espacios no ponen límite.
ruling-SM-25 = El jugador activo puede repetir la tirada antes de elegir licuadora, tantas veces como tenga la habilidad.
    .question = ¿Cuándo se puede repetir la tirada?
    .other = En cualquier momento antes de elegir los dados.
ruling-SM-26 = Solo se vuelven a tirar los dados de esa licuadora, hasta que todos se queden en ella.
    .question = ¿Y si se salen dados al repetir la tirada de una licuadora?
    .other = Se vuelven a tirar los siete dados.
ruling-SM-27 = Una tirada que hay que repetir no cuesta ninguna habilidad.
    .question = ¿Gasta una habilidad la tirada que es obligatorio repetir?
ruling-SM-28 = A cualquiera de los siete colores, solo para uno mismo y tantas veces como se tenga la habilidad.
    .question = ¿A qué color puede cambiar un dado, y para quién?
ruling-SM-29 = Comparten una casilla, y los dos siguen contando para el total.
    .question = ¿Y si tras un cambio dos dados elegidos son del mismo color?
ruling-SM-30 = Cuenta como usada.
    .question = ¿Cuenta como usada una habilidad que no cambió nada?
ruling-SM-31 = Una fila llena no se puede elegir; una que ya pasó la casilla negra sí, mientras le queden grises.
    .question = ¿Se puede elegir una licuadora cuya fila ya llegó a su límite?
ruling-SM-32 = Termina el turno, dados incluidos, y desde entonces es pasivo.
    .question = ¿Y si el jugador activo tacha en este turno su última casilla negra?
ruling-SM-33 = Le toca al siguiente, en el sentido de las agujas del reloj, que no esté en ambos límites; puede ser la misma persona varias veces seguidas.
    .question = ¿Quién es activo cuando algunos ya han terminado?
ruling-SM-34 = Después de la fase pasiva del turno en que se tacha la última casilla negra.
    .question = ¿Cuándo termina exactamente la partida?
    .reading-after-turn = La fase pasiva de ese turno todavía se juega.
    .reading-at-once = La partida termina tras la elección de dados del jugador activo.
ruling-SM-35 = Cuando su casilla negra está tachada.
    .question = ¿Cuándo ha llegado a su límite la fila de una licuadora?
ruling-SM-36 = Hay que superarlo: más de 6, 7 u 8 cruces.
    .question = ¿El mínimo de una fruta hay que alcanzarlo o superarlo?
    .reading-exceed = Una fila puntúa con más cruces que el mínimo.
    .reading-reach = Una fila puntúa con tantas cruces como el mínimo, también para los 3 puntos de amarillo y naranja.
ruling-SM-37 = Todos los que tengan el recuento más alto reciben 3 puntos, si supera el mínimo.
    .question = ¿Quién recibe los 3 puntos de amarillo y de naranja?
ruling-SM-38 = Completa quiere decir todas las casillas de fruta de la columna, especiales incluidas; vacía, ninguna de ellas; las de las licuadoras no pertenecen a ninguna columna.
    .question = ¿Cuándo está completa una columna, y cuándo vacía?
ruling-SM-39 = Cuentan las cruces completadas, también las de las tres habilidades iniciales.
    .question = ¿Qué habilidades cuentan para desempatar?
ruling-SM-40 = El mínimo es más de 6, nadie recibe los 3 puntos, el dado pasivo sale de la otra licuadora y la partida termina tras la fase pasiva; el total tiene que superar el objetivo.
    .question = ¿Qué cambia al jugar en solitario?
ruling-SM-41 = Una repetición de tirada, un dado extra y un cambio de color, cada uno en su propio espacio.
    .question = ¿Con qué empieza cada persona?
ruling-SM-42 = Cada licuadora debe tener de dos a cinco dados; cualquier otra tirada no cuenta.
    .question = ¿Qué tiradas valen?
