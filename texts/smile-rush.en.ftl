### Smile Rush: refusals, findings, score lines, events, words, citations and rulings.

## Words

word-take = a pair or a trio to take
word-place = a card to place
word-penalty = a penalty card to take
word-flip = two cards to turn over
word-stop = the end
mode-rush = Rush
mode-classic = Classic
mode-memory = Memory
shape-connected = hang together, at least one of them touching both others
shape-line = lie side by side in a row, a column or a diagonal
shape-mutual = all touch each other

## Refusals

smile-rush-deck-count =
    This mode is played with { $cards } cards; the deck has { $sent ->
        [0] none
        [one] one
       *[other] { $sent }
    }.
    .meaning = The deck has more or fewer cards than the mode is played with.
smile-rush-deck-kinds = The deck must have { $each } cards of each kind from 1 to 10; this is wrong with { NAMES($kinds) }.
    .meaning = A kind is there too often or too seldom, or there is no such card; 3/7 only exists where colour and smile are independent.
smile-rush-game-over = The game is over, so no further move counts.
    .meaning = A move was sent after the end.
smile-rush-mode = In { WORD($mode, of: "mode") } there is no such move ({ WORD($sent) }). What comes now: { WORDS($expected, join: "or") }.
    .meaning = The mode that is played does not have this kind of move.
smile-rush-not-now = Not the moment for this ({ WORD($sent) }). What comes now: { WORDS($expected, join: "or") }.
    .meaning = The mode has this kind of move, but another one is due.
smile-rush-place-first =
    { COUNT($holes) ->
        [one] Cell { NAMES($holes) } is empty and must be filled from the pile first.
       *[other] Cells { NAMES($holes) } are empty and must be filled from the pile first.
    }
    .meaning = Holes have to be filled before anything else.
smile-rush-cells-count =
    { $mode ->
        [memory] Two cards are turned over at a time
       *[other] Two cards make a pair and three a trio
    }; { $sent ->
        [0] no cell was named.
        [one] one cell was named.
       *[other] { $sent } cells were named.
    }
    .meaning = Not two cells, or in Rush and Classic two or three.
smile-rush-cell-unknown = There is no cell { $cell }; they are numbered from 0 to { $last }, row by row.
    .meaning = The grid does not have this cell.
smile-rush-cell-empty = No card lies in cell { $cell }.
    .meaning = A cell without a card was named.
smile-rush-cells-repeated = Cell { $cell } is named twice.
    .meaning = The same cell is named twice.
smile-rush-not-equal = The cards in cells { NAMES($cells) } do not match: { NAMES($cards) }.
    .meaning = The cards share neither their colour nor their smile.
smile-rush-not-adjacent = Cells { NAMES($cells) } are no neighbours; a pair touches up and down, side by side or corner to corner.
    .meaning = The two cards of a pair do not touch each other.
smile-rush-tris-shape = Cells { NAMES($cells) } are no trio; at this table three cards must { WORD($shape, of: "shape") }.
    .meaning = The three cards do not lie as a trio has to at this table.
smile-rush-tris-after-pile = The pile is empty, and at this table only pairs can be taken now.
    .meaning = A trio is taken after the pile ran out, and the table plays that only pairs may be.
smile-rush-hole-taken =
    { COUNT($holes) ->
        [one] A card already lies in cell { $cell }; the empty cell is { NAMES($holes) }.
       *[other] A card already lies in cell { $cell }; the empty cells are { NAMES($holes) }.
    }
    .meaning = A card is placed where one lies.
smile-rush-penalty-pair-left = A pair still lies in cells { NAMES($cells) }, so no penalty card can be taken.
    .meaning = A penalty card is taken though a pair can be.
smile-rush-penalty-pile-empty = The pile is empty, so no card could take the place of a penalty card.
    .meaning = A penalty card is taken though none can follow it.
smile-rush-stop-pile-left =
    { $pile ->
        [one] One card is still in the pile, so the game goes on.
       *[other] { $pile } cards are still in the pile, so the game goes on.
    }
    .meaning = The player stops before the pile is empty.

## Findings on final counts

setup-deck-count = This mode is played with { $cards } cards; the deck has { $sent }.
    .meaning = The deck beside the counts has more or fewer cards than the mode is played with.
setup-deck-kinds = The deck must have { $each } cards of each kind from 1 to 10; this is wrong with { NAMES($kinds) }.
    .meaning = The deck beside the counts is none that the mode is played with.
sheet-cards-too-many = These counts are { $cards } cards, and the deck has { $most }.
    .meaning = More cards are counted than the deck has.
sheet-cards-too-few =
    { $cards ->
        [one] These counts are one card; a game that is over has taken at least { $least }.
       *[other] These counts are { $cards } cards; a game that is over has taken at least { $least }.
    }
    .meaning = Fewer cards are counted than must be taken until the pile is empty.
sheet-tris-too-many =
    { $pairs ->
        [0] There cannot be { $tris } trios; { $most } are the most.
        [one] There cannot be { $tris } trios beside one pair; { $most } are the most.
       *[other] There cannot be { $tris } trios beside { $pairs } pairs; { $most } are the most.
    }
    .meaning = More trios are counted than the deck can give.
sheet-penalties-too-many = There cannot be { $penalties } penalty cards: each is replaced from the pile, which has { $most }.
    .meaning = More penalty cards are counted than the pile has cards.
sheet-attempts-too-few =
    { $attempts ->
        [0] No attempt is too few: { $least } pairs have to be found.
        [one] One attempt is too few: { $least } pairs have to be found.
       *[other] { $attempts } attempts are too few: { $least } pairs have to be found.
    }
    .meaning = Fewer attempts are counted than there are pairs.

## Score lines

section-smile-rush-pairs = Pairs
section-smile-rush-tris = Trios
section-smile-rush-penalties = Penalty cards
section-smile-rush-attempts = Attempts
item-smile-rush-pairs-counted =
    { $count ->
        [0] No pair
        [one] One pair
       *[other] { $count } pairs
    }
item-smile-rush-tris-counted =
    { $count ->
        [0] No trio
        [one] One trio
       *[other] { $count } trios
    }
item-smile-rush-penalties-counted =
    { $count ->
        [0] No penalty card
        [one] One penalty card
       *[other] { $count } penalty cards
    }
item-smile-rush-attempts-counted =
    { $count ->
        [0] No attempt
        [one] Two cards turned over once
       *[other] Two cards turned over { $count } times
    }

## What a move did

event-smile-rush-pair_taken = { $player } takes a pair, { NAMES($cards) }, from cells { NAMES($cells) }.
event-smile-rush-tris_taken = { $player } takes a trio, { NAMES($cards) }, from cells { NAMES($cells) }.
event-smile-rush-penalty_taken = { $player } takes { NAMES($cards) } from cell { NAMES($cells) } as a penalty card.
event-smile-rush-placed = { $card } comes from the pile into cell { $cell }.
event-smile-rush-refilled =
    { $cards ->
        [one] One hole is filled from the pile.
       *[other] { $cards } holes are filled from the pile, row by row.
    }
event-smile-rush-flipped_equal = { $player } turns over { NAMES($cards) } in cells { NAMES($cells) }: they match and are gone.
event-smile-rush-flipped_different = { $player } turns over { NAMES($cards) } in cells { NAMES($cells) }: they do not match.
event-smile-rush-stopped = { $player } leaves what is there.
event-smile-rush-ended =
    { $left ->
        [0] The game is over; no card is left.
        [one] The game is over; one card is left.
       *[other] The game is over; { $left } cards are left.
    }

## Citations

cite-SR-L5 = There are three modes: Rush, Classic and Memory.
    .section = What it is about
cite-SR-L8 = Penalty cards are for when no pair can be taken.
    .section = Rush: play
cite-SR-L9 = Any card may then be taken as a penalty card; one from the pile takes its place.
    .section = Rush: play
cite-SR-L11 = The game goes on until the pile is used up.
    .section = Rush: play
cite-SR-L12 = The last pairs that have formed can still be taken.
    .section = Rush: play
cite-SR-L17 = There are sixty cards in ten colours and smiles.
    .section = What is in the box
cite-SR-L19 = The first mode is called “rush game”.
    .section = The rush game
cite-SR-L21 = All sixty cards are shuffled.
    .section = Rush: preparation
cite-SR-L22 = Sixteen cards are laid out in four rows of four, from left to right and from top to bottom.
    .section = Rush: preparation
cite-SR-L26 = The next card of the pile lies face up.
    .section = Rush: preparation
cite-SR-L34 = Neighbouring cards of the same colour or smile are a pair and can be taken.
    .section = Rush: play
cite-SR-L35 = Neighbours lie up and down, side by side or corner to corner.
    .section = Rush: play
cite-SR-L37 = Three equal cards can be taken as well, as a trio.
    .section = Rush: play
cite-SR-L39 = One pair or one trio is taken, and its cards are replaced at once.
    .section = Rush: play
cite-SR-L40 = Not all pairs need to be taken.
    .section = Rush: play
cite-SR-L41 = The card from the pile goes wherever the player likes.
    .section = Rush: play
cite-SR-L43 = When no other cards can be taken, penalty cards come in.
    .section = Rush: play
cite-SR-L48 = Each pair is worth 1 point and each trio 3.
    .section = Rush: scoring
cite-SR-L49 = Each penalty card costs 3 points.
    .section = Rush: scoring
cite-SR-L50 = Thirty points are excellent.
    .section = Rush: scoring
cite-SR-L54 = Memory is played with two cards of each colour.
    .section = Memory: preparation
cite-SR-L55 = That makes a deck of twenty cards.
    .section = Memory: preparation
cite-SR-L56 = They are laid out face down in four rows of five.
    .section = Memory: preparation
cite-SR-L60 = Classic is played with four cards of each colour.
    .section = Classic: preparation
cite-SR-L61 = That makes a deck of forty cards.
    .section = Classic: preparation
cite-SR-L62 = Sixteen cards are laid out in four rows of four, from left to right and from top to bottom.
    .section = Classic: preparation
cite-SR-L65 = The rest of the pile lies ready face down.
    .section = Classic: preparation
cite-SR-L67 = Two cards are turned over at a time; if they are equal in colour or smile, they are taken away.
    .section = Memory: play
cite-SR-L69 = This goes on until all cards are taken.
    .section = Memory: play
cite-SR-L73 = All cards are turned face up, and all pairs are taken.
    .section = Classic: play
cite-SR-L74 = Neighbouring cards of the same colour or smile are a pair.
    .section = Classic: play
cite-SR-L75 = Neighbours lie up and down, side by side or corner to corner.
    .section = Classic: play
cite-SR-L77 = Once all pairs that there are have been taken, the missing cards are replaced.
    .section = Classic: play
cite-SR-L78 = The grid is filled up from the pile.
    .section = Classic: play
cite-SR-L79 = It is filled from left to right and from top to bottom.
    .section = Classic: play
cite-SR-L82 = Penalty cards are for when no other cards can be taken.
    .section = Classic: play
cite-SR-L83 = Any card may then be taken as a penalty card; one from the pile takes its place.
    .section = Classic: play
cite-SR-L85 = The game goes on until the pile is used up.
    .section = Classic: play
cite-SR-L86 = The last pairs, if there are any, are taken.
    .section = Classic: play
cite-SR-L88 = Each time that two cards are turned over counts, whether they match or not.
    .section = Memory: scoring
cite-SR-L96 = Each pair is worth 1 point and each trio 3.
    .section = Classic: scoring
cite-SR-L97 = Each penalty card costs 3 points.
    .section = Classic: scoring
cite-SR-L98 = Fifteen points are excellent.
    .section = Classic: scoring

## Rulings

ruling-SR-00 = Each colour has its own smile, so that there are ten kinds of six cards.
    .question = Do colour and smile always go together?
    .reading-one = Yes; equal cards are equal in both.
    .reading-independent = No; cards match in colour or in smile, and a trio shares one of them.
ruling-SR-01 = The grid lies face up from the start.
    .question = Do the cards of Rush lie face down?
    .other = They are dealt face down and then all turned over, which comes to the same.
ruling-SR-02 = Each cell has up to eight neighbours; nothing touches across the edge or across a hole.
    .question = Which cells are neighbours?
ruling-SR-03 = The three cards of a trio hang together: one of them touches both others, also round a corner.
    .question = How do the cards of a trio have to lie?
    .reading-connected = One of them touches both others.
    .reading-line = Side by side in a row, a column or a diagonal.
    .reading-mutual = Each touches both others, as in a square of four cells.
ruling-SR-04 = Two or three of them are taken, as the player likes.
    .question = What if four or more equal cards lie together?
ruling-SR-05 = A penalty card can only be taken where no pair lies.
    .question = When can a penalty card be taken in Rush?
    .reading-no-pair = Only where no pair lies.
    .reading-any-time = Whenever the player likes, since pairs need not be taken.
ruling-SR-06 = Any card of the grid; the next one of the pile comes into its cell at once, and 3 points are lost.
    .question = Which card becomes a penalty card, and what takes its place?
ruling-SR-07 = All holes are filled before the next take, card by card, each into the hole that the player chooses.
    .question = How are taken cards replaced in Rush?
    .other = Each card comes into the cell that was freed.
ruling-SR-08 = Pairs may be left lying, as long as another take is made.
    .question = May pairs be left lying in Rush?
ruling-SR-09 = The grid is only filled once no pair lies; which pairs and trios are taken is up to the player.
    .question = Do all pairs have to be taken in Classic?
ruling-SR-10 = The holes are filled in reading order from the pile, which lies face down.
    .question = In what order is the grid of Classic filled?
ruling-SR-11 = Holes are filled as long as there are cards; the others stay empty.
    .question = What if the pile does not fill all holes?
ruling-SR-12 = Once the pile is empty, pairs and trios can still be taken, without being replaced; penalty cards cannot.
    .question = What can be taken after the pile is empty?
    .reading-pairs-and-tris = Pairs and trios.
    .reading-pairs-only = Only pairs.
ruling-SR-13 = Cards that are left on the grid count nothing.
    .question = What do the cards count that are left?
ruling-SR-14 = Pairs, plus three times the trios, less three times the penalty cards.
    .question = How many points is a game of Rush or Classic?
ruling-SR-15 = It is said of a game, and nobody wins or loses by it.
    .question = What is an excellent score for?
    .other = It is what has to be reached.
ruling-SR-16 = Each time that two cards are turned over is an attempt, also when they match; fewer are better.
    .question = What is counted in Memory?
ruling-SR-17 = As in the other modes: both are equal where colour and smile go together, else one of them suffices.
    .question = When do two cards match in Memory?
ruling-SR-18 = Nobody plays against the clock.
    .question = Does “rush” mean that there is a time limit?
    .other = A table may set one.
