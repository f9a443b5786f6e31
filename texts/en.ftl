### Sentences that all games share.

## Lists

list-and = { $rest } and { $last }
list-or = { $rest } or { $last }
list-empty = none

## The kinds of JSON values

word-object = an object
word-array = a list
word-string = a text
word-integer = a whole number
word-number = a number with a fraction
word-boolean = true or false
word-null = null

## What became of a record, a set of sheets or a claim

status-confirmed = confirmed
status-disputed = disputed
status-unclaimed = no result was claimed
status-incomplete = the game is not finished
status-illegal = a move is not legal
status-invalid = unreadable
claim-confirmed = The claimed result is right.
claim-disputed = The claimed result is not what the referee counts.
claim-premature = A result was claimed before the game was over.
claim-absent = No result was claimed.
severity-error = error
severity-warning = warning

## Tables of the command line

table-player = Player
table-rank = Rank
table-section = Section
table-item = Item
table-points = Points
table-rule = Rule
table-moves = Moves
table-total = Total
table-winner =
    { COUNT($winners) ->
        [0] No winner
        [one] Winner: { NAMES($winners) }
       *[other] Winners: { NAMES($winners) }
    }
table-winners = Winners
table-status = Status
table-claimed = Claimed
table-computed = Counted
table-findings = Worth a look
table-alternatives = Legal instead
table-accepted =
    { $accepted ->
        [one] { $accepted } move accepted
       *[other] { $accepted } moves accepted
    }
table-move = Move { $move } ({ $pointer })
table-setup = The set-up
table-refused = { $place } is refused.
table-no-events = nothing changes
table-next = What comes now
table-types = { WORDS($types, join: "or") }
table-rulings = Open questions of the rulebook that mattered, and how they were read
table-tie-break = Tie-break
table-provisional = The game is not over; the points are those so far.
table-target-exceeded =
    { $above ->
        [one] To exceed: { $target } points; exceeded by one.
       *[other] To exceed: { $target } points; exceeded by { $above }.
    }
table-target-short =
    { $short ->
        [one] To exceed: { $target } points; one is missing.
       *[other] To exceed: { $target } points; { $short } are missing.
    }
table-excellent = The rulebook calls this an excellent score.
tie-break-abilities_used =
    { $count ->
        [one] { $count } ability used
       *[other] { $count } abilities used
    }
objective-met = The objective is met.
objective-missed = The objective is missed.

## A ruling, for a table that compares readings

effect-none = nothing changes
effect-totals = the totals change
effect-winners = the winners change
effect-illegal = a move becomes illegal
settle-winners = { $ruling } decides who wins: { $question }
settle-totals = { $ruling } changes a total: { $question }
settle-illegal = { $ruling } decides whether a move is legal: { $question }
table-settle = Settle before you play
table-ends-before = the game ends before { $place }
table-ruling = Ruling
table-reading = Reading
table-effect = Effect
table-as-judged = as judged
table-no-readings = No ruling with another reading mattered to this game.
table-incomplete = There are more combinations of readings than were tried.
same-winners-yes = The winners are the same under every other reading.
same-winners-no = Under another reading somebody else wins.
same-winners-unknown = Under another reading a move is not legal, so that nobody can know who would have won.

## Two records of one game, side by side

table-same = Both records tell the same game.
table-part = The records part here: { $place }.
table-setups-differ = The set-ups differ: { NAMES($pointers) }.
table-no-move = The record ends before this move.
table-after = After this move
table-at-the-end = At the end

## Par: the best way found to play on

par-best =
    { $moves ->
        [0] The game is over: { $total ->
            [one] one point.
           *[other] { $total } points.
        }
        [one] The best way found to play on takes one move and ends with { $total ->
            [one] one point.
           *[other] { $total } points.
        }
       *[other] The best way found to play on takes { $moves } moves and ends with { $total ->
            [one] one point.
           *[other] { $total } points.
        }
    }
par-proven = Nothing better is possible.
par-bound =
    { $bound ->
        [one] No way to play on brings more than one point.
       *[other] No way to play on brings more than { $bound } points.
    }
par-tried =
    { $nodes ->
        [0] No move had to be tried.
        [one] One move was tried.
       *[other] { $nodes } moves were tried.
    }

## What is wrong with a field of a document

fault-type = Expected here: { WORDS($expected, join: "or") }; found: { WORD($sent) }.
fault-enum = The value is none of those that this field allows.
fault-const = This field allows only one value.
fault-required = The field “{ $field }” is missing here.
fault-unknown-field = There is no field “{ $field }” here; remove it or check its spelling.
fault-pattern = The text is not written the way this field asks for, which is for example { NAMES($examples, join: "or") }.
fault-min-length =
    { $limit ->
        [one] The text is empty; it needs at least one character.
       *[other] The text is too short; it needs at least { $limit } characters.
    }
fault-max-length =
    { $limit ->
        [one] The text is too long; it may have one character.
       *[other] The text is too long; it may have up to { $limit } characters.
    }
fault-min-items =
    { $limit ->
        [one] The list is empty; it needs at least one entry.
       *[other] The list is too short; it needs at least { $limit } entries.
    }
fault-max-items =
    { $limit ->
        [one] The list is too long; it may have one entry.
       *[other] The list is too long; it may have up to { $limit } entries.
    }
fault-minimum = The number is too small; the smallest allowed is { $limit }.
fault-maximum = The number is too large; the largest allowed is { $limit }.
fault-min-properties =
    { $limit ->
        [one] The object is empty; it needs at least one field.
       *[other] The object has too few fields; it needs at least { $limit }.
    }
fault-max-properties =
    { $limit ->
        [one] The object has too many fields; it may have one.
       *[other] The object has too many fields; it may have up to { $limit }.
    }
fault-property-names = The name of this field is not one that the object can hold.
fault-unreadable = This part of the document cannot be read.
fault-not-json = This is not a complete JSON document in UTF-8.
fault-too-deep = Lists and objects are nested too deeply here.
fault-shape = Something here is not of the shape that the document has.
fault-unknown-player = Nobody called “{ $player }” is among the players of the set-up.
fault-duplicate-player = The name “{ $player }” stands here twice; each may stand only once.
fault-missing-player = “{ $player }” of the set-up has no sheet here.
fault-blank-around = The text has blanks before or after it; remove them.
fault-control-character = The text holds a control character or half of a character; write it without.
fault-unknown-preset = There is no preset of this id; name one that exists or write the sheet out in full.
fault-unknown-version = This version of the rules is not served.
fault-wrong-game = The document is for another game than the one it was sent to.
fault-one-of-moves-and-sheets = A document holds either moves or sheets: one of the two, and not both.
fault-objective-solo-only = Only a solo game has an objective; leave it out or set it to null.
fault-objective-missing = A solo game needs an objective.
fault-other-mode = There is no count “{ $field }” in this mode; remove it.
fault-missing-in-mode = This mode needs the count “{ $field }”.
fault-par-of-memory = Memory has no par: whoever knows the deck finds every pair at once, in ten attempts.
fault-unknown-section = The scorecard of this game has no such section.

## Answers to requests that the referee never saw

problem-not-json =
    .title = Not JSON
    .detail = The body is not a complete JSON document in UTF-8.
problem-duplicate-key =
    .title = Duplicate key
    .detail = An object in the body has the same key twice, so it is not clear which value counts.
problem-too-deep =
    .title = Nested too deeply
    .detail = Lists and objects in the body are nested more than 32 levels deep.
problem-integer-too-large =
    .title = Number too large
    .detail = A whole number in the body does not fit into 53 bits, so not every program would read it alike.
problem-not-finite =
    .title = Not a number
    .detail = NaN and Infinity are no JSON numbers.
problem-media-type =
    .title = Wrong media type
    .detail = Send the body as application/json.
problem-content-encoding =
    .title = Encoded body
    .detail = Send the body as it is, without a Content-Encoding.
problem-body-too-slow =
    .title = Body too slow
    .detail = The body took too long to arrive. Send it again; the whole of it has a few seconds.
problem-body-too-large =
    .title = Body too large
    .detail = The body is larger than this call takes.
problem-too-many-moves =
    .title = Too many moves
    .detail = A record holds at most 5,000 moves.
problem-shape =
    .title = Not the shape of the document
    .detail = The JSON is well formed, but something in it cannot be; the errors say where and what.
problem-query =
    .title = Unusable query
    .detail = A parameter of the address is not one that this call takes; the errors say which.
problem-unknown-game =
    .title = Unknown game
    .detail = No game of this id is refereed here.
problem-unknown-preset =
    .title = Unknown preset
    .detail = This game has no preset of this id.
problem-unknown-version =
    .title = Unknown version of the rules
    .detail = This version of the rules is not served; the errors name those that are.
problem-not-found =
    .title = Not found
    .detail = There is nothing at this address.
problem-method =
    .title = Method not allowed
    .detail = This address does not answer that method; the Allow header names those it does.
problem-bad-request =
    .title = Bad request
    .detail = The request cannot be understood.
problem-internal =
    .title = Internal error
    .detail = Something broke on our side; the fault is not in what you sent.

## The conformance corpus

corpus-file =
    { $differ ->
        [0] { $file }: { $documents } documents ({ $kinds }), all as expected
       *[other] { $file }: { $documents } documents ({ $kinds }), { $differ } not as expected
    }
corpus-done = { $documents } documents in { $seconds } s
