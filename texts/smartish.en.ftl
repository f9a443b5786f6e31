### SMARTish: refusals, findings, score lines, events, words, citations and rulings.

## Words

word-assign = tiles for the slots
word-swap = swap
word-question = question
word-tie_break = tie-break question
word-advance = advance
word-push_back = push back
word-before = before the question is read
word-after = after the question is read
tile-geography = Geography
tile-film = Film
tile-language = Language
tile-food-drink = Food & Drink
tile-design = Design
tile-art-stage = Art & Stage
tile-architecture = Architecture
tile-nature = Nature
tile-tv = TV
tile-sports-games = Sports & Games
tile-communities = Communities
tile-technology = Technology
tile-science = Science
tile-music = Music
tile-politics = Politics
tile-traditions-beliefs = Traditions & Beliefs
tile-business = Business
tile-humans = Humans
tile-literature = Literature
tile-history = History
tile-circle = circle
tile-plus = plus
tile-square = square
tile-star = star
tile-triangle = triangle
tile-diamond = diamond
tile-four-squares = four squares
tile-three-dots = three dots

## Refusals

smartish-game-over = The race is over, so no further move counts.
    .meaning = A move was sent after the race was won.
smartish-out-of-turn = { $player } cannot move now; it is up to { NAMES($expected, join: "or") }.
    .meaning = A team moved that is not on turn.
smartish-not-now = Not the moment for this ({ WORD($sent) }). What comes now: { WORDS($expected, join: "or") } ({ NAMES($waiting, join: "or") }).
    .meaning = Another kind of move is due, or the team has put its tiles on its slots already.
smartish-tile-count =
    A team puts { $slots } tiles on its slots; { $sent ->
        [0] none was sent.
        [one] one was sent.
       *[other] { $sent } were sent.
    }
    .meaning = The tiles are not exactly four.
smartish-tile-unknown = There is no tile “{ $tile }” in the box.
    .meaning = The tile is none of those in the box; the shapes are there only with app_tiles.
smartish-tile-repeated = The tile { WORD($tile, of: "tile") } stands on two slots; each tile exists once.
    .meaning = One tile is put on two slots.
smartish-tile-taken = The tile { WORD($tile, of: "tile") } already lies with { $player }.
    .meaning = The tile was drawn by another team in this round.
smartish-swap-spent = { $player } has already played its SWAP tile in this round.
    .meaning = The SWAP tile can be played once a round.
smartish-swap-same = Slot { $slot } of { $player } cannot be swapped with itself; name two different tiles.
    .meaning = The two tiles to swap are the same one.
smartish-swap-face-down = The tile on slot { $slot } of { $player } lies face down; only tiles that lie face up can be swapped.
    .meaning = A tile to swap was used already.
smartish-steal-own-question = { $player } cannot steal its own question.
    .meaning = A team plays a STEAL tile on its own question.
smartish-steal-twice = { $player } already tries to steal this question; a team does so once.
    .meaning = A team plays two STEAL tiles on one question.
smartish-steal-second-attacker = { $player } already tries to steal this question, and at this table only one team may.
    .meaning = A second team tries to steal, and the table plays that only the first may.
smartish-no-steal-tile = { $player } has no STEAL tile left in this round.
    .meaning = Both STEAL tiles of the team were lost in this round.
smartish-steal-order = The steals stand clockwise from the team that is asked: { NAMES($order) }.
    .meaning = The steals do not stand in the order of the seats.
smartish-steal-reader-after = { $player } reads this question and has seen it, so it can steal only before the question is read.
    .meaning = The team that reads the question plays its STEAL tile after it.
smartish-push-nothing-won = { $player } wins no points with this steal, so there are none to push back with or to split.
    .meaning = A push back or a split is announced by a team that won nothing.
smartish-push-not-home-stretch = { $player } stands on space { $position }, outside the home stretch ({ $from } to { $to }), and cannot be pushed back.
    .meaning = The team that was asked does not stand in the home stretch.
smartish-push-split =
    The steal wins { $won ->
        [0] no points
        [one] one point
       *[other] { $won } points
    }; { $advance } to advance and { $push_back } to push back is no way to use them here.
    .meaning = The points are split though the table does not play so, or the parts are not what was won.
smartish-tie-break-not-tied = { $player } is not in the tie-break, which { NAMES($tied) } settle.
    .meaning = A team that is not tied answers in the tie-break.
smartish-tie-break-tile = The tile { WORD($tile, of: "tile") } cannot be drawn now: it lies on the table or was drawn in this tie-break.
    .meaning = The tile is not among those left in the box.

## Findings on final positions

sheet-position-negative = { $player } stands on { $position }, behind Start, which this table does not play.
    .meaning = A position lies behind Start without the reading that allows it.
sheet-position-too-far = { $player } cannot stand on { $position }: the race ends before anybody gets farther than { $most }.
    .meaning = A position is farther than the last pass can lead.
sheet-tie-break-not-tied = { $player } is named in the tie-break, but only { NAMES($tied) } contend.
    .meaning = The tie-break names a team that does not contend.
sheet-tie-break-over = Round { $round } of the tie-break has nothing left to settle.
    .meaning = There is a tie-break round without a tie, or after it was broken.

## Score lines

section-smartish-answers = Answers
section-smartish-steals_won = Steals won
section-smartish-steals_lost = Steals lost
section-smartish-pushes = Pushed back
section-smartish-position = Position
item-smartish-answers-slot = Slot { $slot }: { $right } of { $asked } right
item-smartish-steals_won-before =
    { $steals ->
        [one] One steal before the question
       *[other] { $steals } steals before the question
    }
item-smartish-steals_won-after =
    { $steals ->
        [one] One steal after the question
       *[other] { $steals } steals after the question
    }
item-smartish-steals_lost-failed = Steal failed, played { WORD($when) }
item-smartish-pushes-pushed =
    { $points ->
        [one] Pushed back by { $by } with one point
       *[other] Pushed back by { $by } with { $points } points
    }
item-smartish-position-position = Stands on { $position }
tie-break-tie_break_won =
    { $count ->
        [0] lost the tie-break
       *[other] won the tie-break
    }

## What a move did

event-smartish-assigned = { $player } puts { WORDS($tiles, of: "tile") } on its slots 1 to 4.
event-smartish-swapped = { $player } swaps { WORD($one, of: "tile") } ({ $one_player }, slot { $one_slot }) with { WORD($other, of: "tile") } ({ $other_player }, slot { $other_slot }).
event-smartish-answered_right = { $player } is right on { WORD($tile, of: "tile") } (slot { $slot }): +{ $points }, from { $from } to { $to }.
event-smartish-answered_wrong = { $player } is wrong on { WORD($tile, of: "tile") } (slot { $slot }) and stays on { $from }.
event-smartish-steal_won =
    { $steals ->
        [one] { $player } steals { WORD($by) }: +{ $points }, from { $from } to { $to }; it keeps its STEAL tile, its only one.
       *[other] { $player } steals { WORD($by) }: +{ $points }, from { $from } to { $to }; it keeps its { $steals } STEAL tiles.
    }
event-smartish-steal_failed =
    { $player } fails to steal { WORD($by) } { $points ->
        [0] and stays on { $from }
       *[other] and goes back from { $from } to { $to }
    }; { $steals ->
        [0] it loses its last STEAL tile.
        [one] it loses a STEAL tile and has one left.
       *[other] it loses a STEAL tile and has { $steals } left.
    }
event-smartish-steal_blocked =
    { $player } tries to steal { WORD($by) }, but the question is answered right; { $steals ->
        [0] { $player } loses its last STEAL tile.
        [one] { $player } loses a STEAL tile and has one left.
       *[other] { $player } loses a STEAL tile and has { $steals } left.
    }
event-smartish-pushed_back =
    { $points ->
        [one] { $by } pushes { $player } back with one point: from { $from } to { $to }.
       *[other] { $by } pushes { $player } back with { $points } points: from { $from } to { $to }.
    }
event-smartish-tied = { NAMES($players) } are tied on { $position }; a tie-break follows.
event-smartish-round_ended = Round { $round } is over; all tiles go back.
event-smartish-won = { $player } wins on { $position }.
event-smartish-tie_break_right = { $player } is right on { WORD($tile, of: "tile") }.
event-smartish-tie_break_wrong = { $player } is wrong on { WORD($tile, of: "tile") }.
event-smartish-tie_goes_on = The tie-break goes on between { NAMES($players) }.

## Citations

cite-ST-L8 = Up to four people play for themselves, or up to four teams.
    .section = Setup
cite-ST-L9 = Each team takes a colour, a score marker, one SWAP tile and two STEAL tiles.
    .section = Setup
cite-ST-L10 = All markers begin on Start, and a team is chosen to go first.
    .section = Setup
cite-ST-L14 = There are twenty category tiles, from Geography to History.
    .section = Category Tiles
cite-ST-L16 = There are eight more tiles for the app, with shapes in place of names.
    .section = App Category Tiles
cite-ST-L20 = Each team draws four category tiles and puts one on each of its four slots; the dots of a slot say how many points its question is worth.
    .section = Let’s Play
cite-ST-L21 = The first team begins, and each team in turn answers the question of its slot 1.
    .section = Let’s Play
cite-ST-L22 = The team to the left of the one that is asked reads the question.
    .section = Let’s Play
cite-ST-L23 = A right answer moves the team’s marker on by the points of the slot; a wrong one costs nothing.
    .section = Let’s Play
cite-ST-L24 = After the question the tile is turned face down, and the next team clockwise is asked.
    .section = Let’s Play
cite-ST-L25 = When all teams have tried slot 1, slot 2 follows, and so on until all tiles lie face down.
    .section = Let’s Play
cite-ST-L27 = A STEAL tile wins points on another team’s question that this team cannot answer; it is played before or after the question is read.
    .section = Steal Tiles
cite-ST-L29 = Played before: if the asked team is right, nothing is won and the tile is lost; if both are wrong, it costs a point and the tile; if only the stealing team is right, it wins 3 points and keeps the tile.
    .section = Steal Tiles
cite-ST-L31 = Played after the question is read and before it is answered: as before, but only 1 point is won.
    .section = Steal Tiles
cite-ST-L32 = When the asked team stands in the home stretch, the points that were stolen may push it back instead, a space a point.
    .section = Steal Tiles
cite-ST-L33 = The team that reads has to play its STEAL tile before it looks at the question.
    .section = Steal Tiles
cite-ST-L35 = At the beginning of its turn, before the question is read, a team may play its SWAP tile and exchange any two category tiles that lie face up.
    .section = Swap Tiles
cite-ST-L36 = A SWAP tile that was played is turned face down.
    .section = Swap Tiles
cite-ST-L38 = After four questions each the round is over: category tiles go back into the box, SWAP and STEAL tiles are turned up again, and the next team clockwise begins.
    .section = Ending the Round
cite-ST-L40 = The first team to come round to Start wins, once all have had the same number of questions.
    .section = Winning the Game
cite-ST-L41 = Of several teams that are home, the one that moved farthest past Start wins.
    .section = Winning the Game
cite-ST-L42 = Tied teams each draw a new tile from the box and answer one question, again and again until only one of them is right.
    .section = Winning the Game

## Rulings

ruling-ST-01 = Several teams may try to steal one question; each is settled by itself, clockwise from the asked team, and all answers are fixed before any is told.
    .question = May several teams try to steal the same question?
    .reading-many = Any number of the other teams may try.
    .reading-first = Only the first team that says so may try.
ruling-ST-02 = A team plays one STEAL tile on a question.
    .question = May a team play both STEAL tiles on one question?
    .other = A team may play one before and one after the question is read.
ruling-ST-03 = A steal before the question wins 3 points, or costs 1, or brings nothing; only a won steal keeps the tile.
    .question = What does a steal before the question bring?
ruling-ST-04 = A steal after the question wins 1 point, or costs 1, or brings nothing; only a won steal keeps the tile.
    .question = What does a steal after the question bring?
ruling-ST-05 = A tile that was kept can be played again in the same round.
    .question = May a STEAL tile that was kept be used again?
ruling-ST-06 = The team that reads may only steal before; then the next team clockwise reads, and the last one where all steal before.
    .question = How can the reading team steal?
ruling-ST-07 = With two teams the other team always reads, so that it can only steal before the question.
    .question = How can two teams steal from each other?
ruling-ST-08 = A point that would be lost on Start is lost for nothing.
    .question = What if a team on Start loses a point?
    .reading-floor = Nobody falls behind Start.
    .reading-debt = The team goes behind Start and has to make up for it; it is not in the home stretch there.
ruling-ST-09 = All points of a steal go one way: forward for the own team, or back for the other.
    .question = May the points of a steal be split?
    .reading-whole = All of them are used in one way.
    .reading-split = Some may move the own team on and the others push back.
ruling-ST-10 = The asked team has to stand in the home stretch at the moment when the steal is settled.
    .question = Who has to stand in the home stretch for a push?
    .other = Any team in the home stretch may be pushed.
ruling-ST-11 = A push may lead out of the home stretch.
    .question = How far can a team be pushed back?
    .reading-free = As far as the points go, but not behind Start.
    .reading-stop-at-stretch = Not farther than the first space of the home stretch.
ruling-ST-12 = A team that is home, on Start or past it, is not in the home stretch and cannot be pushed.
    .question = Can a team be pushed that is already home?
    .other = It can be pushed too.
ruling-ST-13 = Several pushes add up, and for each the team still has to stand in the home stretch.
    .question = What if several teams push the same team back?
    .other = It is looked at once, for all of them.
ruling-ST-14 = A SWAP tile is played first in the own turn, before any STEAL tile.
    .question = When is a SWAP tile played?
ruling-ST-15 = Any two different tiles that lie face up may be swapped, the own, another team’s, or those of two other teams.
    .question = Which tiles may be swapped?
ruling-ST-16 = All STEAL and SWAP tiles come back at the end of a round.
    .question = When do STEAL and SWAP tiles come back?
ruling-ST-17 = A wrong answer to the own question costs nothing.
    .question = What does a wrong answer cost?
ruling-ST-18 = Whether somebody is home is looked at after each pass, when all teams have tried the same slot.
    .question = When have all teams had the same number of questions?
    .reading-each-pass = After each slot.
    .reading-each-round = Only after the four slots of a round.
ruling-ST-19 = An answer to steal is not one of a team’s own questions.
    .question = Does a steal count as a question?
ruling-ST-20 = A team is home on Start or past it when it is looked at; it need not hit Start exactly.
    .question = When is a team home?
ruling-ST-21 = What counts is where a team stands when it is looked at.
    .question = Can a team that is home lose a point again?
    .reading-at-test = Yes; a failed steal moves it back like any other.
    .reading-locked = No; a failed steal no longer moves it back, though it can still gain.
ruling-ST-22 = Of several teams that are home the one with the highest position wins.
    .question = Who wins if several teams are home?
ruling-ST-23 = In a tie-break one right answer wins; several right go on, and where nobody is right all go on.
    .question = Who goes on after a round of the tie-break?
    .reading-sudden-death = Those who were right, or all if nobody was.
    .reading-all-repeat = All tied teams, until exactly one is right.
ruling-ST-24 = In a tie-break nothing is stolen or swapped, and no marker moves.
    .question = Are there steals and swaps in the tie-break?
ruling-ST-25 = Where no tile is left in the box, those of the tie-break’s earlier rounds go back first.
    .question = What if the box is empty in the tie-break?
ruling-ST-26 = The right to begin moves on clockwise each round.
    .question = Who begins the next round?
ruling-ST-27 = The asked team is settled first, then the stealing teams clockwise; each push is decided at that moment.
    .question = In which order does a question take effect?
ruling-ST-28 = The table decides whether an answer is right; the referee only records it.
    .question = Who decides whether an answer is right?
ruling-ST-29 = Two to four teams play.
    .question = How many teams play?
ruling-ST-30 = Sixteen tiles are in use at most, so that twenty always suffice for a round.
    .question = What if there are too few category tiles?
