# Auditorías en CSV: lo que se rechaza de un archivo y lo que no se puede leer de una fila.

problem-csv-encoding =
    .title = No está en UTF-8
    .detail = Un archivo CSV se lee en UTF-8, con o sin marca de orden de bytes. Guárdalo como «CSV UTF-8» y envíalo de nuevo.
problem-csv-header =
    .title = El encabezado no sirve
    .detail = La primera línea de un archivo CSV nombra sus columnas. Los errores indican cuáles no sirven y por qué.

fault-csv-other-encoding = El archivo parece estar en { $encoding }, como se ve en la línea { $line }; guárdalo en UTF-8.
fault-csv-not-utf-8 = La línea { $line } no está en UTF-8.
fault-csv-delimiter = El «sep=» de la línea { $line } no nombra ninguno de los separadores admitidos: coma, punto y coma, tabulador.
fault-csv-column-unknown = No existe ninguna columna «{ $column }»; quítala o revisa cómo está escrita.
fault-csv-column-twice = La columna «{ $column }» aparece aquí dos veces.
fault-csv-column-missing = Falta la columna «{ $column }».
fault-csv-broken = La línea { $line } no es CSV válido: hay texto después de unas comillas de cierre o un salto de línea fuera de las comillas.
fault-csv-quote-open = En la línea { $line } se abren unas comillas que no se cierran o que se cierran en mitad de una celda.
fault-csv-cut = La línea { $line } se corta en mitad de una letra; falta el final del archivo.
fault-csv-cells =
    { $cells ->
        [one] La línea { $line } tiene { $cells } celda y el encabezado, { $columns }.
       *[other] La línea { $line } tiene { $cells } celdas y el encabezado, { $columns }.
    }
fault-csv-no-column = En la línea { $line } hay una celda rellena cuya columna no tiene nombre.
fault-csv-game-too-long = Las líneas de esta partida suman más de { $limit } bytes y no se han leído.
fault-csv-game-returns = La partida «{ $game }» ya estaba en la línea { $line } y después han venido otras; sus filas deben ir seguidas.
fault-csv-nameless-before = La línea { $line }, justo antes de esta partida, no dice a qué partida pertenece; podría ser esta.
fault-csv-differs = «{ $column }» en la línea { $line } no coincide con la primera línea de la partida; escríbelo solo en esa, o lo mismo en todas.
fault-csv-other-game = Línea { $line }: la columna «{ $column }» es de otro juego; deja la celda vacía.
fault-csv-both = La línea { $line } rellena a la vez { NAMES($columns, join: "and") }; rellena solo una de las dos.
fault-csv-number = Línea { $line }: «{ $sent }», en la columna «{ $column }», no es un número entero escrito solo con cifras.
fault-csv-numbers = Línea { $line }: «{ $sent }», en la columna «{ $column }», no es una lista de números enteros separados por espacios.
fault-csv-rounds = Línea { $line }: «{ $sent }», en la columna «{ $column }», no es una lista de rondas del 1 al 100 separadas por espacios.
fault-csv-days = Línea { $line }: «{ $sent }», en la columna «{ $column }», no es una lista de días de la semana en inglés separados por espacios.
fault-csv-players = Los jugadores están en las filas; no los pongas en la preparación.
