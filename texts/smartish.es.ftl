### SMARTish: rechazos, avisos, líneas de puntuación, sucesos, palabras, citas y decisiones.

## Palabras

word-assign = colocación de fichas
word-swap = intercambio
word-question = pregunta
word-tie_break = pregunta de desempate
word-advance = avanzar
word-push_back = hacer retroceder
word-before = antes de leerse la pregunta
word-after = después de leerse la pregunta
tile-geography = Geografía
tile-film = Cine
tile-language = Lengua
tile-food-drink = Comida y bebida
tile-design = Diseño
tile-art-stage = Arte y escena
tile-architecture = Arquitectura
tile-nature = Naturaleza
tile-tv = Televisión
tile-sports-games = Deportes y juegos
tile-communities = Comunidades
tile-technology = Tecnología
tile-science = Ciencia
tile-music = Música
tile-politics = Política
tile-traditions-beliefs = Tradiciones y creencias
tile-business = Negocios
tile-humans = Seres humanos
tile-literature = Literatura
tile-history = Historia
tile-circle = círculo
tile-plus = cruz
tile-square = cuadrado
tile-star = estrella
tile-triangle = triángulo
tile-diamond = rombo
tile-four-squares = cuatro cuadrados
tile-three-dots = tres puntos

## Rechazos

smartish-game-over = La carrera ha terminado; ya no cuenta ninguna jugada más.
    .meaning = Se ha enviado una jugada después de ganarse la carrera.
smartish-out-of-turn = { $player } no puede jugar ahora; le toca a { NAMES($expected, join: "or") }.
    .meaning = Ha jugado un equipo al que no le toca.
smartish-not-now = No es el momento de esta jugada ({ WORD($sent) }). Lo que toca ahora: { WORDS($expected, join: "or") } ({ NAMES($waiting, join: "or") }).
    .meaning = Se espera otro tipo de jugada, o el equipo ya ha colocado sus fichas.
smartish-tile-count =
    Cada equipo pone { $slots } fichas en sus espacios; { $sent ->
        [0] no se ha enviado ninguna.
        [one] se ha enviado una.
       *[other] se han enviado { $sent }.
    }
    .meaning = Las fichas no son exactamente cuatro.
smartish-tile-unknown = En la caja no hay ninguna ficha «{ $tile }».
    .meaning = La ficha no es ninguna de las de la caja; las figuras solo están con app_tiles.
smartish-tile-repeated = La ficha { WORD($tile, of: "tile") } está en dos espacios; de cada ficha solo hay una.
    .meaning = Se ha puesto la misma ficha en dos espacios.
smartish-tile-taken = La ficha { WORD($tile, of: "tile") } ya la tiene { $player }.
    .meaning = Otro equipo ha sacado esa ficha en esta ronda.
smartish-swap-spent = { $player } ya ha jugado su ficha SWAP en esta ronda.
    .meaning = La ficha SWAP se puede jugar una vez por ronda.
smartish-swap-same = El espacio { $slot } de { $player } no se puede intercambiar consigo mismo; indica dos fichas distintas.
    .meaning = Las dos fichas que se intercambian son la misma.
smartish-swap-face-down = La ficha del espacio { $slot } de { $player } está boca abajo; solo se intercambian fichas boca arriba.
    .meaning = Una de las fichas que se intercambian ya se ha usado.
smartish-steal-own-question = { $player } no puede robar su propia pregunta.
    .meaning = Un equipo juega una ficha STEAL en su propia pregunta.
smartish-steal-twice = { $player } ya intenta robar esta pregunta; un equipo lo hace una sola vez.
    .meaning = Un equipo juega dos fichas STEAL en la misma pregunta.
smartish-steal-second-attacker = { $player } ya intenta robar esta pregunta, y en esta mesa solo puede hacerlo un equipo.
    .meaning = Un segundo equipo intenta robar, y en esta mesa solo puede el primero.
smartish-no-steal-tile = A { $player } no le queda ninguna ficha STEAL en esta ronda.
    .meaning = El equipo ha perdido sus dos fichas STEAL en esta ronda.
smartish-steal-order = Los robos van en el sentido de las agujas del reloj desde el equipo que responde: { NAMES($order) }.
    .meaning = Los robos no siguen el orden de los asientos.
smartish-steal-reader-after = { $player } lee esta pregunta y la ha visto, así que solo puede robar antes de leerla.
    .meaning = El equipo que lee la pregunta juega su ficha STEAL después de leerla.
smartish-push-nothing-won = { $player } no gana puntos con este robo, así que no tiene con qué hacer retroceder a nadie ni qué repartir.
    .meaning = Un equipo que no ha ganado nada quiere hacer retroceder a otro o repartir los puntos.
smartish-push-not-home-stretch = { $player } está en la casilla { $position }, fuera de la recta final (de { $from } a { $to }), y no se le puede hacer retroceder.
    .meaning = El equipo que respondía no está en la recta final.
smartish-push-split =
    El robo { $won ->
        [0] no da puntos
        [one] da un punto
       *[other] da { $won } puntos
    }; aquí no vale repartir { $advance } para avanzar y { $push_back } para hacer retroceder.
    .meaning = Los puntos se reparten aunque en esta mesa no se juega así, o las partes no suman lo ganado.
smartish-tie-break-not-tied = { $player } no está en el desempate, que se juega entre { NAMES($tied) }.
    .meaning = En el desempate responde un equipo que no ha empatado.
smartish-tie-break-tile = La ficha { WORD($tile, of: "tile") } no se puede sacar ahora: está en la mesa o ya ha salido en este desempate.
    .meaning = La ficha no es de las que quedan en la caja.

## Avisos sobre posiciones finales

sheet-position-negative = { $player } está en { $position }, detrás de la salida, y en esta mesa no se juega así.
    .meaning = Una posición queda detrás de la salida sin la lectura que lo permite.
sheet-position-too-far = { $player } no puede estar en { $position }: la carrera acaba antes de que alguien pase de { $most }.
    .meaning = Una posición está más lejos de lo que puede llevar la última vuelta de preguntas.
sheet-tie-break-not-tied = Se nombra a { $player } en el desempate, pero solo compiten { NAMES($tied) }.
    .meaning = En el desempate se nombra a un equipo que no compite.
sheet-tie-break-over = La ronda { $round } del desempate ya no decide nada.
    .meaning = Hay una ronda de desempate sin empate o después de resolverlo.

## Líneas de puntuación

section-smartish-answers = Respuestas
section-smartish-steals_won = Robos logrados
section-smartish-steals_lost = Robos fallidos
section-smartish-pushes = Retrocesos
section-smartish-position = Posición
item-smartish-answers-slot =
    Espacio { $slot }: { $right ->
        [one] { $right } acierto
       *[other] { $right } aciertos
    } de { $asked }
item-smartish-steals_won-before =
    { $steals ->
        [one] Un robo antes de la pregunta
       *[other] { $steals } robos antes de la pregunta
    }
item-smartish-steals_won-after =
    { $steals ->
        [one] Un robo después de la pregunta
       *[other] { $steals } robos después de la pregunta
    }
item-smartish-steals_lost-failed = Robo fallido, jugado { WORD($when) }
item-smartish-pushes-pushed =
    { $points ->
        [one] Retroceso por un punto de { $by }
       *[other] Retroceso por { $points } puntos de { $by }
    }
item-smartish-position-position = Está en la casilla { $position }
tie-break-tie_break_won =
    { $count ->
        [0] perdió el desempate
       *[other] ganó el desempate
    }

## Lo que hizo una jugada

event-smartish-assigned = { $player } pone { WORDS($tiles, of: "tile") } en sus espacios 1 a 4.
event-smartish-swapped = { $player } intercambia { WORD($one, of: "tile") } ({ $one_player }, espacio { $one_slot }) con { WORD($other, of: "tile") } ({ $other_player }, espacio { $other_slot }).
event-smartish-answered_right = { $player } acierta la pregunta de { WORD($tile, of: "tile") } (espacio { $slot }): +{ $points }, de { $from } a { $to }.
event-smartish-answered_wrong = { $player } falla la pregunta de { WORD($tile, of: "tile") } (espacio { $slot }) y se queda en { $from }.
event-smartish-steal_won =
    { $steals ->
        [one] { $player } roba { WORD($by) }: +{ $points }, de { $from } a { $to }; conserva su única ficha STEAL.
       *[other] { $player } roba { WORD($by) }: +{ $points }, de { $from } a { $to }; conserva sus { $steals } fichas STEAL.
    }
event-smartish-steal_failed =
    { $player } falla al robar { WORD($by) } { $points ->
        [0] y se queda en { $from }
       *[other] y retrocede de { $from } a { $to }
    }; { $steals ->
        [0] pierde su última ficha STEAL.
        [one] pierde una ficha STEAL y le queda una.
       *[other] pierde una ficha STEAL y le quedan { $steals }.
    }
event-smartish-steal_blocked =
    { $player } intenta robar { WORD($by) }, pero la respuesta es correcta; { $steals ->
        [0] pierde su última ficha STEAL.
        [one] pierde una ficha STEAL y le queda una.
       *[other] pierde una ficha STEAL y le quedan { $steals }.
    }
event-smartish-pushed_back =
    { $points ->
        [one] { $by } hace retroceder a { $player } con un punto: de { $from } a { $to }.
       *[other] { $by } hace retroceder a { $player } con { $points } puntos: de { $from } a { $to }.
    }
event-smartish-tied = { NAMES($players) } empatan a { $position }; se juega un desempate.
event-smartish-round_ended = Termina la ronda { $round }; todas las fichas vuelven a su sitio.
event-smartish-won = Gana { $player } con { $position }.
event-smartish-tie_break_right = { $player } acierta la pregunta de { WORD($tile, of: "tile") }.
event-smartish-tie_break_wrong = { $player } falla la pregunta de { WORD($tile, of: "tile") }.
event-smartish-tie_goes_on = El desempate sigue entre { NAMES($players) }.

## Citas

cite-ST-L8 = Juegan hasta cuatro personas por separado, o hasta cuatro equipos.
    .section = Preparación
cite-ST-L9 = Cada equipo toma un color, un marcador, una ficha SWAP y dos fichas STEAL.
    .section = Preparación
cite-ST-L10 = Todos los marcadores empiezan en la salida, y se elige qué equipo va primero.
    .section = Preparación
cite-ST-L14 = Hay veinte fichas de categoría, de Geografía a Historia.
    .section = Fichas de categoría
cite-ST-L16 = Para la aplicación hay ocho fichas más, con figuras en vez de nombres.
    .section = Fichas de categoría de la aplicación
cite-ST-L20 = Cada equipo saca cuatro fichas de categoría y pone una en cada uno de sus cuatro espacios; los puntos marcados en el espacio dicen cuánto vale su pregunta.
    .section = A jugar
cite-ST-L21 = Empieza el primer equipo, y por turnos cada uno responde a la pregunta de su espacio 1.
    .section = A jugar
cite-ST-L22 = Lee la pregunta el equipo que está a la izquierda del que responde.
    .section = A jugar
cite-ST-L23 = Si acierta, el equipo avanza los puntos de ese espacio; fallar no cuesta nada.
    .section = A jugar
cite-ST-L24 = Tras la pregunta se pone la ficha boca abajo y le toca al siguiente equipo en el sentido de las agujas del reloj.
    .section = A jugar
cite-ST-L25 = Cuando todos han intentado el espacio 1 sigue el 2, y así hasta que todas las fichas están boca abajo.
    .section = A jugar
cite-ST-L27 = Una ficha STEAL da puntos con la pregunta que otro equipo no acierta; se juega antes o después de leerla.
    .section = Fichas STEAL
cite-ST-L29 = Jugada antes: si acierta el equipo que responde, no se gana nada y se pierde la ficha; si fallan los dos, cuesta un punto y la ficha; si solo acierta quien roba, gana 3 puntos y conserva la ficha.
    .section = Fichas STEAL
cite-ST-L31 = Jugada después de leer la pregunta y antes de la respuesta: lo mismo, pero solo se gana 1 punto.
    .section = Fichas STEAL
cite-ST-L32 = Si el equipo que responde está en la recta final, los puntos robados pueden servir para hacerlo retroceder, una casilla por punto.
    .section = Fichas STEAL
cite-ST-L33 = El equipo que lee tiene que jugar su ficha STEAL antes de mirar la pregunta.
    .section = Fichas STEAL
cite-ST-L35 = Al empezar su turno, antes de leerse la pregunta, un equipo puede jugar su ficha SWAP e intercambiar dos fichas de categoría cualesquiera que estén boca arriba.
    .section = Fichas SWAP
cite-ST-L36 = La ficha SWAP jugada se pone boca abajo.
    .section = Fichas SWAP
cite-ST-L38 = Tras cuatro preguntas por equipo acaba la ronda: las fichas de categoría vuelven a la caja, las SWAP y STEAL se ponen boca arriba y empieza el siguiente equipo en el sentido de las agujas del reloj.
    .section = Fin de la ronda
cite-ST-L40 = Gana el primer equipo que da la vuelta hasta la salida, cuando todos han tenido el mismo número de preguntas.
    .section = Ganar la partida
cite-ST-L41 = Si llegan varios, gana el que más lejos ha pasado de la salida.
    .section = Ganar la partida
cite-ST-L42 = Los empatados sacan cada uno una ficha nueva de la caja y responden a una pregunta, una y otra vez, hasta que solo uno acierta.
    .section = Ganar la partida

## Decisiones

ruling-ST-01 = Varios equipos pueden intentar robar la misma pregunta; cada robo se resuelve por su cuenta, en el sentido de las agujas del reloj desde quien responde, y todas las respuestas quedan fijadas antes de decir ninguna.
    .question = ¿Pueden varios equipos intentar robar la misma pregunta?
    .reading-many = Pueden intentarlo todos los demás equipos que quieran.
    .reading-first = Solo puede intentarlo el primero que lo diga.
ruling-ST-02 = Un equipo juega una sola ficha STEAL por pregunta.
    .question = ¿Puede un equipo jugar sus dos fichas STEAL en una pregunta?
    .other = Puede jugar una antes y otra después de leerse la pregunta.
ruling-ST-03 = Un robo antes de la pregunta da 3 puntos, o cuesta 1, o no da nada; solo el robo logrado conserva la ficha.
    .question = ¿Qué da un robo antes de la pregunta?
ruling-ST-04 = Un robo después de la pregunta da 1 punto, o cuesta 1, o no da nada; solo el robo logrado conserva la ficha.
    .question = ¿Qué da un robo después de la pregunta?
ruling-ST-05 = Una ficha conservada se puede volver a jugar en la misma ronda.
    .question = ¿Se puede volver a usar una ficha STEAL conservada?
ruling-ST-06 = El equipo que lee solo puede robar antes; entonces lee el siguiente en el sentido de las agujas del reloj, y si todos roban antes, el último de ellos.
    .question = ¿Cómo puede robar el equipo que lee?
ruling-ST-07 = Con dos equipos siempre lee el otro, así que solo puede robar antes de la pregunta.
    .question = ¿Cómo se roba si solo juegan dos equipos?
ruling-ST-08 = El punto que se perdería en la salida no se pierde.
    .question = ¿Y si un equipo que está en la salida pierde un punto?
    .reading-floor = Nadie queda detrás de la salida.
    .reading-debt = El equipo queda detrás de la salida y tiene que recuperarlo; allí no está en la recta final.
ruling-ST-09 = Todos los puntos de un robo van en una sola dirección: avanza quien roba o retrocede el otro.
    .question = ¿Se pueden repartir los puntos de un robo?
    .reading-whole = Se usan todos de una manera.
    .reading-split = Unos pueden hacer avanzar al equipo y otros hacer retroceder al otro.
ruling-ST-10 = El equipo que responde tiene que estar en la recta final cuando se resuelve el robo.
    .question = ¿Quién tiene que estar en la recta final para hacerlo retroceder?
    .other = Se puede hacer retroceder a cualquier equipo de la recta final.
ruling-ST-11 = El retroceso puede sacar al equipo de la recta final.
    .question = ¿Hasta dónde se puede hacer retroceder a un equipo?
    .reading-free = Tanto como den los puntos, pero no más atrás de la salida.
    .reading-stop-at-stretch = No más atrás de la primera casilla de la recta final.
ruling-ST-12 = Un equipo que ya ha llegado, justo a la salida o más allá, no está en la recta final y no se le puede hacer retroceder.
    .question = ¿Se puede hacer retroceder a un equipo que ya ha llegado?
    .other = También se le puede hacer retroceder.
ruling-ST-13 = Varios retrocesos se suman, y en cada uno el equipo tiene que seguir en la recta final.
    .question = ¿Y si varios equipos hacen retroceder al mismo?
    .other = Se mira una sola vez para todos.
ruling-ST-14 = La ficha SWAP se juega al principio del propio turno, antes que ninguna ficha STEAL.
    .question = ¿Cuándo se juega una ficha SWAP?
ruling-ST-15 = Se pueden intercambiar dos fichas distintas cualesquiera que estén boca arriba: propias, de otro equipo o de otros dos.
    .question = ¿Qué fichas se pueden intercambiar?
ruling-ST-16 = Todas las fichas STEAL y SWAP vuelven al acabar la ronda.
    .question = ¿Cuándo vuelven las fichas STEAL y SWAP?
ruling-ST-17 = Fallar la pregunta propia no cuesta nada.
    .question = ¿Cuánto cuesta fallar?
ruling-ST-18 = Se mira quién ha llegado después de cada pasada, cuando todos los equipos han intentado el mismo espacio.
    .question = ¿Cuándo han tenido todos el mismo número de preguntas?
    .reading-each-pass = Después de cada espacio.
    .reading-each-round = Solo después de los cuatro espacios de una ronda.
ruling-ST-19 = Responder para robar no cuenta como pregunta propia.
    .question = ¿Cuenta un robo como pregunta?
ruling-ST-20 = Ha llegado quien está en la salida o más allá cuando se mira; no hace falta caer justo en ella.
    .question = ¿Cuándo ha llegado un equipo?
ruling-ST-21 = Cuenta dónde está cada equipo cuando se mira.
    .question = ¿Puede volver a perder un punto un equipo que ya ha llegado?
    .reading-at-test = Sí; un robo fallido lo hace retroceder como a cualquiera.
    .reading-locked = No; un robo fallido ya no lo hace retroceder, aunque todavía puede ganar.
ruling-ST-22 = De varios equipos que han llegado gana el de posición más alta.
    .question = ¿Quién gana si llegan varios equipos?
ruling-ST-23 = En el desempate gana quien acierta solo; si aciertan varios siguen ellos, y si no acierta nadie siguen todos.
    .question = ¿Quién sigue después de una ronda del desempate?
    .reading-sudden-death = Quienes acertaron, o todos si no acertó nadie.
    .reading-all-repeat = Todos los empatados, hasta que acierte exactamente uno.
ruling-ST-24 = En el desempate no se roba ni se intercambia, y ningún marcador se mueve.
    .question = ¿Hay robos e intercambios en el desempate?
ruling-ST-25 = Si en la caja no queda ninguna ficha, vuelven primero las de las rondas anteriores del desempate.
    .question = ¿Y si la caja se queda vacía en el desempate?
ruling-ST-26 = El derecho a empezar pasa cada ronda al siguiente en el sentido de las agujas del reloj.
    .question = ¿Quién empieza la ronda siguiente?
ruling-ST-27 = Primero se resuelve el equipo que responde y luego los que roban, en el sentido de las agujas del reloj; cada retroceso se decide en ese momento.
    .question = ¿En qué orden tiene efecto una pregunta?
ruling-ST-28 = Si una respuesta es correcta lo decide la mesa; el árbitro solo lo anota.
    .question = ¿Quién decide si una respuesta es correcta?
ruling-ST-29 = Juegan de dos a cuatro equipos.
    .question = ¿Cuántos equipos juegan?
ruling-ST-30 = Se usan como mucho dieciséis fichas, así que veinte siempre bastan para una ronda.
    .question = ¿Y si faltan fichas de categoría?
