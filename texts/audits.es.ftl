# Auditorías: lo que se rechaza de un envío y lo que resulta de una línea.

problem-audits-closed =
    .title = Auditorías cerradas
    .detail = Este servicio no admite auditorías. Quien lo administra puede abrirlas con REFEREE_AUDITS=open.
problem-audits-unavailable =
    .title = Auditorías no disponibles
    .detail = El almacén de auditorías no responde en este momento. Lo aceptado no se pierde; vuelve a intentarlo enseguida.
problem-audits-full =
    .title = No hay sitio para la auditoría
    .detail = El almacén de auditorías no tiene sitio para este envío. Borra las auditorías que ya no hagan falta o inténtalo más tarde.
problem-unknown-audit =
    .title = Auditoría desconocida
    .detail = No hay ninguna auditoría con este identificador: nunca se inició, se borró o ya ha caducado.
problem-unknown-line =
    .title = Línea desconocida
    .detail = La auditoría no tiene nada que juzgar en esta línea.
problem-no-result-yet =
    .title = Aún sin resultado
    .detail = Esta línea todavía no se ha juzgado; se podrá corregir cuando lo esté.
problem-audit-differs =
    .title = Otra auditoría tiene este identificador
    .detail = Con este identificador ya se inició una auditoría de otro contenido. Elige otro identificador o borra antes aquella.
problem-audit-receiving =
    .title = La auditoría se está escribiendo
    .detail = Otra petición está escribiendo en esta auditoría en este momento; vuelve a intentarlo enseguida.
problem-audit-too-large =
    .title = Envío demasiado grande
    .detail = El envío tiene más bytes de los que admite una auditoría; repártelo en varias.
problem-audit-too-many-lines =
    .title = Demasiadas líneas
    .detail = El envío tiene más líneas de las que admite una auditoría; repártelo en varias.
problem-audit-too-packed =
    .title = Demasiado comprimido
    .detail = Al descomprimirse, el envío ocupa muchísimo más de lo que pesa, algo impropio de unas partidas; envíalo sin comprimir.
problem-broken-gzip =
    .title = Gzip dañado
    .detail = Se indica que el cuerpo está comprimido con gzip, pero está dañado o no lo está; envía de nuevo el archivo entero.
problem-broken-upload =
    .title = Envío interrumpido
    .detail = El envío terminó antes de llegar entero. No se ha guardado nada; envíalo de nuevo.
problem-audit-length =
    .title = Falta la longitud
    .detail = Envía el contenido con su longitud (Content-Length), para que un envío interrumpido no pase por completo.
problem-no-lines =
    .title = Sin líneas
    .detail = El envío no tiene ninguna línea con una partida.
problem-audit-media-type =
    .title = Tipo de contenido no admitido
    .detail = Envía la auditoría como application/x-ndjson (una partida por línea) o como text/csv, en UTF-8.
problem-audit-encoding =
    .title = Codificación no admitida
    .detail = Envía el contenido tal cual o comprimido con gzip.

fault-limit-lines = Se admiten { $limit } líneas como máximo.
fault-limit-bytes = Se admiten { $limit } bytes como máximo, sin comprimir.
fault-limit-ratio = Cada byte puede convertirse en { $limit } como máximo.
fault-line-too-long = La línea tiene más de { $limit } bytes y no se ha leído.
audit-line-kills-worker = Al juzgar esta línea el proceso se cayó tres veces, así que se ha abandonado. Comunícalo adjuntando la línea.
audit-line-too-slow = Juzgar esta línea requirió más tiempo de cálculo del permitido por línea.
audit-line-breaks-referee = El árbitro tiene un error que esta línea pone al descubierto; que sepamos, la línea está bien. Comunícalo, por favor.

status-failed = no se ha podido juzgar
audit-line = Línea { $line }
audit-done =
    { $done ->
        [one] Se ha juzgado { $done } línea de { $total }.
       *[other] Se han juzgado { $done } líneas de { $total }.
    }

fault-mixed-directions = En algunas de estas partidas gana quien tiene más puntos y en otras quien tiene menos: elige un juego o puntúa por puesto (scheme places).
fault-scheme = Escribe totals, o places= con lo que vale cada puesto a partir del primero, por ejemplo places=10,6,3,1.
fault-tag-filter = Escribe la etiqueta como nombre=valor.
audit-duplicate-id = El identificador «{ $id }» aparece en { $lines } líneas; en la clasificación solo cuenta la primera.
audit-duplicate-game = La misma partida aparece en { $lines } líneas con identificadores distintos.
audit-similar-names = «{ $one }» y «{ $other }» son casi el mismo nombre y nunca juegan en la misma partida; ¿son la misma persona?
audit-odd-dice = Los dados de { $player } cayeron como casi nunca lo harían unos dados buenos: { NAMES($faces) } (ji cuadrado { $statistic }, dados lanzados: { $dice }, p = { $p }).

report-title = Auditoría { $name }
report-running = La auditoría aún no ha terminado; esto es lo que hay hasta ahora.
report-counts = Resultados
report-standings = Clasificación
report-games = Partidas
report-wins = Victorias
report-findings = Para revisar, en el conjunto de las líneas
report-lines = líneas
report-line = Línea
report-id = Identificador
report-doubtful = Líneas que conviene revisar
report-nothing = Ninguna.
report-before = Antes de corregirse:
report-all = Todas las líneas
report-totals = Puntos (ganadores en negrita)
report-total = { $player }: { $claimed } según lo declarado, { $computed } según el cálculo.
report-section = { $player }, { $section }: { $claimed } según lo declarado, { $computed } según el cálculo.
report-winners = Ganadores: { $claimed } según lo declarado, { $computed } según el cálculo.

fault-duplicate-key = Un objeto de aquí tiene dos veces la clave «{ $field }», así que no está claro qué valor cuenta.
fault-integer-too-large = Este número entero no cabe en 53 bits, así que no todos los programas lo leerían igual.
fault-not-finite = NaN e Infinity no son números JSON.
