### Frases comunes a todos los juegos.

## Listas

list-and =
    { $sound ->
        [i] { $rest } e { $last }
       *[other] { $rest } y { $last }
    }
list-or =
    { $sound ->
        [o] { $rest } u { $last }
       *[other] { $rest } o { $last }
    }
list-empty = ninguno

## Los tipos de valor de JSON

word-object = un objeto
word-array = una lista
word-string = un texto
word-integer = un número entero
word-number = un número con decimales
word-boolean = true o false
word-null = null

## Qué ha sido de un registro, de unas hojas o de un resultado declarado

status-confirmed = confirmado
status-disputed = en disputa
status-unclaimed = sin resultado declarado
status-incomplete = la partida no ha terminado
status-illegal = hay una jugada no permitida
status-invalid = ilegible
claim-confirmed = El resultado declarado es correcto.
claim-disputed = El resultado declarado no coincide con el recuento del árbitro.
claim-premature = Se declaró un resultado antes de que terminara la partida.
claim-absent = No se declaró ningún resultado.
severity-error = error
severity-warning = aviso

## Tablas de la línea de órdenes

table-player = Jugador
table-rank = Puesto
table-section = Apartado
table-item = Concepto
table-points = Puntos
table-rule = Regla
table-moves = Jugadas
table-total = Total
table-winner =
    { COUNT($winners) ->
        [0] No gana nadie
        [one] Gana { NAMES($winners) }
       *[other] Ganan { NAMES($winners) }
    }
table-winners = Ganan
table-status = Estado
table-claimed = Declarado
table-computed = Contado
table-findings = Conviene revisar
table-alternatives = Lo que sí se permite
table-accepted =
    { $accepted ->
        [one] { $accepted } jugada aceptada
       *[other] { $accepted } jugadas aceptadas
    }
table-move = Jugada { $move } ({ $pointer })
table-setup = Preparación
table-refused = { $place }: no se acepta.
table-no-events = no cambia nada
table-next = Lo que toca ahora
table-types = { WORDS($types, join: "or") }
table-rulings = Dudas del reglamento que influyeron, y cómo se han leído
table-tie-break = Desempate
table-provisional = La partida no ha terminado; estos son los puntos hasta ahora.
table-target-exceeded =
    { $above ->
        [one] Hay que superar { $target } puntos: superados por uno.
       *[other] Hay que superar { $target } puntos: superados por { $above }.
    }
table-target-short =
    { $short ->
        [one] Hay que superar { $target } puntos: falta uno.
       *[other] Hay que superar { $target } puntos: faltan { $short }.
    }
table-excellent = El reglamento lo considera una puntuación excelente.
tie-break-abilities_used =
    { $count ->
        [one] { $count } habilidad usada
       *[other] { $count } habilidades usadas
    }
objective-met = Objetivo cumplido.
objective-missed = Objetivo no cumplido.

## Un criterio, para la mesa que compara lecturas

effect-none = no cambia nada
effect-totals = cambian los totales
effect-winners = cambia quién gana
effect-illegal = una jugada deja de estar permitida
settle-winners = { $ruling } decide quién gana: { $question }
settle-totals = { $ruling } cambia un total: { $question }
settle-illegal = { $ruling } decide si una jugada está permitida: { $question }
table-settle = Conviene acordarlo antes de jugar
table-ends-before = la partida termina antes de { $place }
table-ruling = Criterio
table-reading = Lectura
table-effect = Efecto
table-as-judged = según se ha juzgado
table-no-readings = Ningún criterio con otra lectura influyó en esta partida.
table-incomplete = Hay más combinaciones de lecturas de las que se han probado.
same-winners-yes = Con cualquier otra lectura ganan los mismos.
same-winners-no = Con otra lectura gana otra persona.
same-winners-unknown = Con otra lectura hay una jugada no permitida, así que no se puede saber quién habría ganado.

## Dos registros de una misma partida

table-same = Los dos registros cuentan la misma partida.
table-part = Los registros se separan aquí: { $place }.
table-setups-differ = Las preparaciones difieren: { NAMES($pointers) }.
table-no-move = El registro termina antes de esta jugada.
table-after = Tras esta jugada
table-at-the-end = Al final

## Par: la mejor continuación encontrada

par-best =
    { $moves ->
        [0] La partida ha terminado: { $total ->
            [one] un punto.
           *[other] { $total } puntos.
        }
        [one] La mejor continuación encontrada es una jugada y acaba con { $total ->
            [one] un punto.
           *[other] { $total } puntos.
        }
       *[other] La mejor continuación encontrada son { $moves } jugadas y acaba con { $total ->
            [one] un punto.
           *[other] { $total } puntos.
        }
    }
par-proven = Nada mejor es posible.
par-bound =
    { $bound ->
        [one] Ninguna continuación da más de un punto.
       *[other] Ninguna continuación da más de { $bound } puntos.
    }
par-tried =
    { $nodes ->
        [0] No hizo falta probar ninguna jugada.
        [one] Se probó una jugada.
       *[other] Se probaron { $nodes } jugadas.
    }

## Qué falla en un campo de un documento

fault-type = Aquí va { WORDS($expected, join: "or") }; se encontró: { WORD($sent) }.
fault-enum = El valor no es ninguno de los que admite este campo.
fault-const = Este campo solo admite un valor.
fault-required = Aquí falta el campo «{ $field }».
fault-unknown-field = Aquí no existe el campo «{ $field }»; quítalo o revisa cómo está escrito.
fault-pattern = El texto no está escrito en la forma que pide este campo, que es, por ejemplo, { NAMES($examples, join: "or") }.
fault-min-length =
    { $limit ->
        [one] El texto está vacío; necesita al menos un carácter.
       *[other] El texto es demasiado corto; necesita al menos { $limit } caracteres.
    }
fault-max-length =
    { $limit ->
        [one] El texto es demasiado largo; admite un solo carácter.
       *[other] El texto es demasiado largo; admite hasta { $limit } caracteres.
    }
fault-min-items =
    { $limit ->
        [one] La lista está vacía; necesita al menos un elemento.
       *[other] La lista es demasiado corta; necesita al menos { $limit } elementos.
    }
fault-max-items =
    { $limit ->
        [one] La lista es demasiado larga; admite un solo elemento.
       *[other] La lista es demasiado larga; admite hasta { $limit } elementos.
    }
fault-minimum = El número es demasiado pequeño; el menor admitido es { $limit }.
fault-maximum = El número es demasiado grande; el mayor admitido es { $limit }.
fault-min-properties =
    { $limit ->
        [one] El objeto está vacío; necesita al menos un campo.
       *[other] El objeto tiene muy pocos campos; necesita al menos { $limit }.
    }
fault-max-properties =
    { $limit ->
        [one] El objeto tiene demasiados campos; admite uno solo.
       *[other] El objeto tiene demasiados campos; admite hasta { $limit }.
    }
fault-property-names = El nombre de este campo no es de los que admite el objeto.
fault-unreadable = Esta parte del documento no se puede leer.
fault-not-json = Esto no es un documento JSON completo en UTF-8.
fault-too-deep = Aquí se anidan demasiados niveles de listas y objetos.
fault-shape = Aquí hay algo que no tiene la forma que debe tener el documento.
fault-unknown-player = No hay nadie llamado «{ $player }» entre los jugadores de la preparación.
fault-duplicate-player = El nombre «{ $player }» aparece aquí dos veces; cada uno puede aparecer una sola vez.
fault-missing-player = Falta aquí la hoja de «{ $player }», que figura en la preparación.
fault-blank-around = El texto lleva espacios delante o detrás; quítalos.
fault-control-character = El texto contiene un carácter de control o un carácter Unicode incompleto; escríbelo sin él.
fault-unknown-preset = No hay ninguna plantilla con este identificador; elige una que exista o escribe la hoja completa.
fault-unknown-version = Esta versión de las reglas no está disponible.
fault-wrong-game = El documento es de otro juego, no de aquel al que se envió.
fault-one-of-moves-and-sheets = Un documento lleva jugadas u hojas: una de las dos cosas, y no ambas.
fault-objective-solo-only = Solo hay objetivo en el modo solitario; quítalo o déjalo en null.
fault-objective-missing = En el modo solitario hace falta un objetivo.
fault-other-mode = En esta modalidad no existe el recuento «{ $field }»; quítalo.
fault-missing-in-mode = En esta modalidad hace falta el recuento «{ $field }».
fault-par-of-memory = Memory no tiene par: quien conoce el mazo encuentra cada pareja a la primera, en diez intentos.
fault-unknown-section = La puntuación de este juego no tiene ese apartado.

## Respuestas a peticiones que no llegaron al árbitro

problem-not-json =
    .title = No es JSON
    .detail = El cuerpo no es un documento JSON completo en UTF-8.
problem-duplicate-key =
    .title = Clave repetida
    .detail = Un objeto del cuerpo repite una clave, así que no queda claro qué valor cuenta.
problem-too-deep =
    .title = Demasiados niveles
    .detail = Las listas y los objetos del cuerpo se anidan en más de 32 niveles.
problem-integer-too-large =
    .title = Número demasiado grande
    .detail = Un número entero del cuerpo no cabe en 53 bits, y no todos los programas lo leerían igual.
problem-not-finite =
    .title = No es un número
    .detail = NaN e Infinity no son números en JSON.
problem-media-type =
    .title = Tipo de contenido no admitido
    .detail = Envía el cuerpo como application/json.
problem-content-encoding =
    .title = Cuerpo codificado
    .detail = Envía el cuerpo tal cual, sin Content-Encoding.
problem-body-too-slow =
    .title = Cuerpo demasiado lento
    .detail = El cuerpo ha tardado demasiado en llegar. Envíalo de nuevo: entero, tiene unos segundos para llegar.
problem-body-too-large =
    .title = Cuerpo demasiado grande
    .detail = El cuerpo supera el tamaño que admite esta llamada.
problem-too-many-moves =
    .title = Demasiadas jugadas
    .detail = Un registro admite 5000 jugadas como máximo.
problem-shape =
    .title = No tiene la forma del documento
    .detail = El JSON está bien formado, pero contiene datos no válidos; los errores dicen dónde y qué.
problem-query =
    .title = Consulta no válida
    .detail = Esta llamada no admite alguno de los parámetros de la dirección; los errores dicen cuál.
problem-unknown-game =
    .title = Juego desconocido
    .detail = Aquí no se arbitra ningún juego con este identificador.
problem-unknown-preset =
    .title = Plantilla desconocida
    .detail = Este juego no tiene ninguna plantilla con este identificador.
problem-unknown-version =
    .title = Versión de las reglas desconocida
    .detail = Esta versión de las reglas no está disponible; los errores indican las que sí lo están.
problem-not-found =
    .title = No encontrado
    .detail = En esta dirección no hay nada.
problem-method =
    .title = Método no permitido
    .detail = Esta dirección no responde a ese método; la cabecera Allow indica los que sí admite.
problem-bad-request =
    .title = Petición incorrecta
    .detail = La petición no se entiende.
problem-internal =
    .title = Error interno
    .detail = Algo ha fallado por nuestra parte; no se debe a lo que enviaste.

## El corpus de conformidad

corpus-file =
    { $differ ->
        [0] { $file }: { $documents } documentos ({ $kinds }), todos como se espera
        [one] { $file }: { $documents } documentos ({ $kinds }), uno no es como se espera
       *[other] { $file }: { $documents } documentos ({ $kinds }), { $differ } no son como se espera
    }
corpus-done = { $documents } documentos en { $seconds } s
