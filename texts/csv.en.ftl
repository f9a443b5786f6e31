# Audits of CSV: what is refused of a file, and what cannot be read of a row.

problem-csv-encoding =
    .title = Not in UTF-8
    .detail = A CSV file is read in UTF-8, with or without a byte order mark. Save it as “CSV UTF-8” and send it again.
problem-csv-header =
    .title = The header cannot be used
    .detail = The first line of a CSV file names its columns. The errors say which of them cannot be used, and why.

fault-csv-other-encoding = The file seems to be in { $encoding }, as line { $line } shows; save it in UTF-8.
fault-csv-not-utf-8 = Line { $line } is not in UTF-8.
fault-csv-delimiter = “sep=” in line { $line } names none of the delimiters that are taken: comma, semicolon, tab.
fault-csv-column-unknown = No column is called “{ $column }”; remove it or check its spelling.
fault-csv-column-twice = The column “{ $column }” stands here twice.
fault-csv-column-missing = The column “{ $column }” is missing.
fault-csv-broken = Line { $line } is no CSV: text stands after a closing quote, or a line break outside quotes.
fault-csv-quote-open = In line { $line } a quote opens that is not closed, or that is closed in the middle of a cell.
fault-csv-cut = Line { $line } breaks off in the middle of a letter; the end of the file is missing.
fault-csv-cells =
    { $cells ->
        [one] Line { $line } has { $cells } cell, and the header has { $columns }.
       *[other] Line { $line } has { $cells } cells, and the header has { $columns }.
    }
fault-csv-no-column = In line { $line } a cell is filled in whose column has no name.
fault-csv-game-too-long = The lines of this game have more than { $limit } bytes in all and were not read.
fault-csv-game-returns = The game “{ $game }” has already been in line { $line }, and other games came since; its rows must follow one another.
fault-csv-nameless-before = Line { $line }, just before this game, does not say which game it belongs to; it may be this one.
fault-csv-differs = “{ $column }” in line { $line } is not what the game’s first line says; write it there only, or the same in each line.
fault-csv-other-game = Line { $line }: the column “{ $column }” belongs to another game; leave the cell empty.
fault-csv-both = Line { $line } fills in both { NAMES($columns, join: "and") }; fill in one of the two.
fault-csv-number = Line { $line }: “{ $sent }” in the column “{ $column }” is not a whole number in plain digits.
fault-csv-numbers = Line { $line }: “{ $sent }” in the column “{ $column }” is not a list of whole numbers with spaces between them.
fault-csv-rounds = Line { $line }: “{ $sent }” in the column “{ $column }” is not a list of rounds from 1 to 100 with spaces between them.
fault-csv-days = Line { $line }: “{ $sent }” in the column “{ $column }” is not a list of days of the week in English with spaces between them.
fault-csv-players = The players stand in the rows; leave them out of the set-up.
