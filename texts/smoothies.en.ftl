### Smoothies: refusals, findings, score lines, words, citations and rulings.

## Words

word-yellow = yellow
word-orange = orange
word-red = red
word-pink = pink
word-purple = purple
word-blue = blue
word-green = green
word-round = round
word-square = square
word-both = both
word-roll = roll
word-reroll = re-roll
word-blend = choice of a blender
word-pick = choice of dice
word-extra_die = extra die
word-colour_change = colour change
word-modifier_1 = ±1 modifier
word-modifier_3 = ±3 modifier
word-round_blender = round blender
word-square_blender = square blender
word-easy = easy
word-normal = normal
word-difficult = difficult
word-impossible = impossible
box-yellow = yellow { $number }
box-orange = orange { $number }
box-red = red { $number }
box-pink = pink { $number }
box-purple = purple { $number }
box-blue = blue { $number }
box-green = green { $number }
box-round = round blender box { $number }
box-square = square blender box { $number }
row-of-colour =
    { $colour ->
        [yellow] yellow row
        [orange] orange row
        [red] red row
        [pink] pink row
        [purple] purple row
        [blue] blue row
        [green] green row
       *[other] { $colour } row
    }
blender-of-kind =
    { $blender ->
        [round] round blender
        [square] square blender
       *[other] { $blender } blender
    }

## Refusals

smoothies-game-over = The game is over, so no further move counts.
    .meaning = A move was sent after the end of the game.
smoothies-out-of-turn = { $player } cannot move now; it is up to { NAMES($expected, join: "or") }.
    .meaning = A player moved who is not on turn.
smoothies-not-now = Not the moment for this ({ WORD($sent) }). What comes now: { WORDS($expected, join: "or") }.
    .meaning = It is this player’s turn, but another kind of move is due.
smoothies-dice-set =
    Each of the seven dice must be in one blender, and only once.{ COUNT($missing) ->
        [0] { "" }
       *[other] { " " }Missing: { WORDS($missing) }.
    }{ COUNT($twice) ->
        [0] { "" }
       *[other] { " " }Twice: { WORDS($twice) }.
    }
    .meaning = The throw does not hold each of the seven dice exactly once.
smoothies-dice-split = A throw counts only with at least two dice in each blender; here it is { $round } in the round and { $square } in the square one. Throw all seven again.
    .meaning = A blender holds fewer than two dice after the throw.
smoothies-face = The { WORD($die) } die cannot show { $face }; its faces go from 1 to 6.
    .meaning = A die shows a face outside 1 to 6.
smoothies-reroll-dice =
    { $blender ->
        [both] A re-roll of both blenders has to show the new dice of each; those of one are missing.
       *[other]
            { COUNT($expected) ->
                [0] Only the dice of the named blender are re-rolled; none of the { blender-of-kind } belong here.
               *[other] The dice that are re-rolled in the { blender-of-kind } are exactly these: { WORDS($expected) }.
            } { COUNT($sent) ->
                [0] None were sent.
               *[other] Sent: { WORDS($sent) }.
            }
    }
    .meaning = The dice thrown again are not those of the blender that was named.
smoothies-no-ability =
    { $have ->
        [0] The ability “{ WORD($which) }” is not available
        [one] The ability “{ WORD($which) }” is available once
       *[other] The ability “{ WORD($which) }” is available { $have } times
    }; this move needs it { $need ->
        [one] once
       *[other] { $need } times
    }.
    .meaning = The move spends an ability that is not at hand.
smoothies-blender-full = The { blender-of-kind } cannot be chosen: every box of its row is already crossed.
    .meaning = The blender was chosen although every box of its row is crossed.
smoothies-save-too-many =
    { $save ->
        [one] One box cannot be saved
       *[other] { $save } boxes cannot be saved
    }: the blender holds only { $dice ->
        [one] one die
       *[other] { $dice } dice
    }, and each saved box stands for one of them.
    .meaning = More boxes are saved than there are dice in the blender.
smoothies-die-not-there = The { WORD($die) } die is not in the { blender-of-kind }. What lies there: { WORDS($there) }.
    .meaning = A picked die is not in the blender to pick from.
smoothies-die-twice = The { WORD($die) } die is picked twice; each die counts once.
    .meaning = A die was picked twice.
smoothies-no-dice = This pick needs at least one die.
    .meaning = The pick holds no die, or an empty pick holds something else (modifiers, stars, bonus).
smoothies-too-many-dice =
    { $allowed ->
        [one] Only one die may be picked here; { $sent } were sent.
       *[other] At most { $allowed } dice may be picked here; { $sent } were sent.
    }
    .meaning = More dice were picked than this player may.
smoothies-no-column = The sheet has no column for a total of { $total }. At this table such a pick is refused while another one reaches a column without any ability.
    .meaning = The total has no column, and the table plays that this is not allowed.
smoothies-modifier-twice = At this table a pick takes only one modifier; { $sent } were sent.
    .meaning = A pick has more than one modifier, and the table plays with one.
smoothies-star-missing = The star on { WORD($star) } still has to cross a box next to it: { WORDS($free, join: "or") }.
    .meaning = A crossed star still has to cross a box next to it.
smoothies-star-not-adjacent = The star on { WORD($star) } cannot cross { WORD($sent) }, which is not directly beside it. Free next to it: { WORDS($free, join: "or") }.
    .meaning = A star crosses a box that is not next to it.
smoothies-star-taken = The star on { WORD($star) } cannot cross { WORD($sent) }, which already has its cross.
    .meaning = A star crosses a box that already has its cross.
smoothies-star-passive-blender = The star on { WORD($star) } cannot cross { WORD($sent) }: a passive player never crosses boxes of a blender.
    .meaning = A passive player’s star crosses a box of a blender.
smoothies-star-extra =
    { $asked ->
        [0] No star asks for a box here
        [one] Stars ask for one box here
       *[other] Stars ask for { $asked } boxes here
    }; { $sent ->
        [one] one was sent.
       *[other] { $sent } were sent.
    }
    .meaning = More boxes were sent for stars than stars ask for.
smoothies-bonus-not-earned =
    { $total ->
        [7] This 7 earns no bonus: at this table the dice have to bring a new cross for it.
        [14] This 14 earns no bonus: at this table the dice have to bring a new cross for it.
       *[other] A total of { $total } earns no bonus; only 7 and 14 do.
    }
    .meaning = A bonus is taken that the total does not earn.
smoothies-bonus-too-many =
    A total of { $total } earns { $allowed ->
        [one] one bonus box
       *[other] { $allowed } bonus boxes
    } at most; { $sent } were sent.
    .meaning = The bonus crosses more boxes than the total earns.
smoothies-bonus-special-box = The bonus cannot cross { WORD($sent) }: it takes plain fruit boxes only, no stars, abilities or blender boxes.
    .meaning = The bonus crosses a star, an ability or a box of a blender.
smoothies-bonus-taken = The bonus cannot cross { WORD($sent) }: it already has its cross.
    .meaning = The bonus crosses a box that already has its cross, or the same box twice.
smoothies-box-unknown = This sheet has no { WORD($sent) }.
    .meaning = A box is named that this sheet does not have.

## Findings on paper sheets

sheet-blender-gap = { $player }: { WORD($box) } has a cross although { WORD($free) } further left is free, and no star explains it.
    .meaning = A box of a blender row is crossed although one further left is free, and no star explains it.
sheet-abilities-over =
    { $player } counts { $used ->
        [one] one ability
       *[other] { $used } abilities
    } as used, but no more than { $possible } can have been available.
    .meaning = More abilities are counted as used than can have been available.
sheet-too-many-crosses =
    { $player } has { $crosses ->
        [one] one fruit box crossed
       *[other] { $crosses } fruit boxes crossed
    }, but the crosses in the blenders pay for { $possible } at most.
    .meaning = More fruit boxes are crossed than the crosses in the blenders pay for.
sheet-star-unanswered = { $player }: the star { WORD($star) } still has a free neighbour, so it must have crossed another one, but no crossed neighbour is left for it.
    .meaning = A star still has a free neighbour, and no crossed neighbour is left that it can have crossed.
sheet-black-open = { $player } has not crossed the black box of the { blender-of-kind }, so the game was not over.
    .meaning = A black box is not crossed, so the game was not over.
sheet-few-crosses =
    { $player } has { $crosses ->
        [0] no fruit box crossed
        [one] only one fruit box crossed
       *[other] only { $crosses } fruit boxes crossed
    } after at least { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }.
    .meaning = Fewer fruit boxes are crossed than there were turns.
sheet-twins = The sheets of { NAMES($players) } are the same, box for box.
    .meaning = The sheets of two players are the same, box for box.

## Score lines

section-smoothies-fruits = Fruits
section-smoothies-customers = Customers
section-smoothies-blenders = Blenders
item-smoothies-fruits-row =
    { $boxes ->
        [one] One box in the { row-of-colour } (scores from { $needed })
       *[other] { $boxes } boxes in the { row-of-colour } (scores from { $needed })
    }
item-smoothies-fruits-most = Most boxes in the { row-of-colour } ({ $boxes })
item-smoothies-customers-complete = Column { $column } complete
item-smoothies-customers-empty = Column { $column } empty
item-smoothies-blenders-grey = Grey box crossed: { WORD($box) }

## Offers

offer-smoothies-bonus =
    { $count ->
        [one] The bonus can still cross one box.
       *[other] The bonus can still cross { $count } boxes.
    }
offer-smoothies-star = A star can still cross a box next to it.

## What a move did

event-smoothies-rolled = { $player } rolls the seven dice.
event-smoothies-rerolled =
    { $item ->
        [both] { $player } rolls all seven dice again.
        [round] { $player } rolls the dice of the round blender again.
       *[square] { $player } rolls the dice of the square blender again.
    }
event-smoothies-crossed =
    { $by ->
        [blend] { $player } crosses { WORD($item) } for a die in the blender.
        [star] { $player } crosses { WORD($item) } thanks to a star.
        [bonus] { $player } crosses { WORD($item) } as a bonus.
       *[die] { $player } crosses { WORD($item) } with the dice.
    }
event-smoothies-gained = { $player } gains an ability: { WORD($item) }.
event-smoothies-spent = { $player } uses an ability: { WORD($item) }.
event-smoothies-lost = { $player } has no space left for an ability, and loses it: { WORD($item) }.

## What cannot be in a set-up or on a sheet

fault-columns-order = Column { $right } cannot follow column { $left }: columns ascend, each once.
fault-column-missing = Every sheet has a column { $column }.
fault-column-empty = Column { $column } has no box in any row; leave the column out.
fault-row-length =
    The { row-of-colour } { $boxes ->
        [one] has one entry
       *[other] has { $boxes } entries
    }; it needs one for each column ({ $columns }), null where there is no box.
fault-row-repeated = The { row-of-colour } is listed twice; each colour has one row.
fault-row-missing = Each colour has one row; missing: { WORDS($colours) }.
fault-blender-shape = The row of the { blender-of-kind } needs one black box, at least one box before it, and grey boxes after it only.
fault-slots-missing = The ability “{ WORD($ability) }” needs at least { $least } and at most { $most } spaces.
fault-touch-needs-blender = At least one of { WORDS($boxes) } must be a blender box; fruit boxes find their neighbours by themselves.
fault-touch-unknown-box = This sheet has no { WORD($sent) } that could be a neighbour.
fault-touch-itself = A box cannot be its own neighbour: { WORD($sent) }.
fault-column-unknown = The sheet has no box of this row in that column.
fault-column-twice = This column is listed twice; a box is crossed once.
fault-position-unknown = The blender row has no box at this position.
fault-position-twice = This position is listed twice; a box is crossed once.
fault-count-too-large = The blender row does not have that many boxes.

## The rulebook, line by line

cite-SM-L6 = The game comes with a pad of sheets, seven dice, four pencils and the rules.
    .section = Components
cite-SM-L10 = Everybody gets a sheet and something to write with.
    .section = Setup
cite-SM-L11 = Everybody writes down how many crosses a fruit must exceed to score, which depends on how many play.
    .section = Setup
cite-SM-L12 = A fruit scores with more than 6 crosses when two play, more than 7 when three play, more than 8 when four play.
    .section = Setup
cite-SM-L13 = { cite-SM-L12 }
    .section = Setup
cite-SM-L14 = { cite-SM-L12 }
    .section = Setup
cite-SM-L16 = Whoever last used a real blender begins; each turn has an active and then a passive phase, and turns go round clockwise.
    .section = Playing the Game
cite-SM-L18 = The active player rolls, chooses a blender and chooses dice, in this order.
    .section = Phase 1: Active Player
cite-SM-L20 = All seven dice fall into the two blenders; with fewer than two in one of them, or a die outside, everything is thrown again.
    .section = Phase 1: Active Player, a. Roll the dice
cite-SM-L22 = Each die in the chosen blender crosses one box of its row, from the left and no further than the end; a row with all boxes crossed, grey ones too, cannot be chosen.
    .section = Phase 1: Active Player, b. Choose a Blender
cite-SM-L23 = Dice that are not used later cost their blender box all the same.
    .section = Phase 1: Active Player, b. Choose a Blender
cite-SM-L25 = The dice picked from the chosen blender are added up, and in the column of the total the box of each of their colours is crossed.
    .section = Phase 1: Active Player, c. Choose die/dice from your chosen Blender
cite-SM-L26 = Any combination of dice will do; a box that was crossed before gives nothing a second time.
    .section = Phase 1: Active Player, c. Choose die/dice from your chosen Blender
cite-SM-L27 = Example: four dice in the round blender cost Antonio four boxes of its row; blue, purple and pink make 14, so he crosses those colours in column 14.
    .section = Phase 1: Active Player, c. Choose die/dice from your chosen Blender
cite-SM-L29 = Every passive player takes one die of the other blender and crosses the box of its number and colour; several may take the same die.
    .section = Phase 2: Passive Players
cite-SM-L30 = Passive players get nothing out of a box that was crossed before.
    .section = Phase 2: Passive Players
cite-SM-L31 = Nobody crosses blender boxes in the passive phase.
    .section = Phase 2: Passive Players
cite-SM-L32 = Example: Hannah is passive, takes the red die showing 4 and crosses red 4.
    .section = Phase 2: Passive Players
cite-SM-L33 = When all the others have had their passive turn, the neighbour on the left becomes active.
    .section = Phase 2: Passive Players
cite-SM-L35 = A total of 7 lets you cross one more box of your choice at once and a total of 14 two, whether you are active or passive.
    .section = Bonuses 7 and 14
cite-SM-L36 = The bonus takes neither stars nor abilities, and in columns 7 and 14 it earns no further bonus.
    .section = Bonuses 7 and 14
cite-SM-L37 = Example: with 14 as his total Antonio also crosses orange 4 and yellow 7, and this 7 brings him nothing more.
    .section = Bonuses 7 and 14
cite-SM-L39 = Special boxes occur in the rows of fruits and in those of the blenders.
    .section = Special Boxes
cite-SM-L41 = A crossed star crosses one more box at once: the one to its left, right, above or below.
    .section = Star Boxes
cite-SM-L43 = A crossed ability box makes its ability available at once, as half a cross in the next free space of that kind.
    .section = Ability Boxes
cite-SM-L44 = Everybody begins with one re-roll, one extra die and one colour change.
    .section = Ability Boxes
cite-SM-L46 = Using an ability completes its cross; several may be used in one turn, also of the same kind.
    .section = Abilities
cite-SM-L47 = Re-roll: the active player throws all the dice again, or those of one blender, which stay in it.
    .section = Abilities
cite-SM-L48 = Extra die: a passive player takes another die from the same blender.
    .section = Abilities
cite-SM-L49 = Colour change: one of your dice counts as another colour, in either phase.
    .section = Abilities
cite-SM-L50 = Modifier: your total goes up or down by 1, or by 3, in either phase.
    .section = Abilities
cite-SM-L51 = Round and square blender: the active player crosses one box fewer in that row.
    .section = Abilities
cite-SM-L52 = Example: Antonio re-rolls the three dice of the square blender, crosses three boxes for it, turns pink into purple for a total of 11, and the star there gives him the green box beside it.
    .section = Abilities
cite-SM-L54 = With the black boxes of both blender rows crossed, a player is never active again and only plays passively.
    .section = End of the Game and Final Score
cite-SM-L55 = A blender past its black box may still be chosen while it has grey boxes left and the other row is not at its limit.
    .section = End of the Game and Final Score
cite-SM-L56 = Once everybody has crossed both black boxes the game is over and points are counted.
    .section = End of the Game and Final Score
cite-SM-L57 = A fruit row is worth a point a cross if it has more crosses than the minimum, else nothing.
    .section = End of the Game and Final Score
cite-SM-L58 = The most crosses in yellow are worth 3 points, and so are the most in orange; all who tie get them.
    .section = End of the Game and Final Score
cite-SM-L59 = A row that does not exceed the minimum cannot win these 3 points either.
    .section = End of the Game and Final Score
cite-SM-L60 = A fully crossed column is worth 5 points; a column without a single cross costs 2.
    .section = End of the Game and Final Score
cite-SM-L61 = Every crossed grey box costs the points printed on it.
    .section = End of the Game and Final Score
cite-SM-L62 = Most points win; among equals whoever used fewest abilities; if that is equal too, they win together.
    .section = End of the Game and Final Score
cite-SM-L63 = Example: fruits worth 44, customers worth 8 and blenders costing 5 leave Antonio with 47.
    .section = End of the Game and Final Score
cite-SM-L65 = Alone you are active and then passive in each turn, need more than 6 crosses in a fruit, and set yourself an objective first.
    .section = Solo Mode
cite-SM-L66 = The objectives are to exceed 55 (easy), 60 (normal), 65 (difficult) or 70 points (impossible).
    .section = Solo Mode
cite-SM-L67 = { cite-SM-L66 }
    .section = Solo Mode
cite-SM-L68 = { cite-SM-L66 }
    .section = Solo Mode
cite-SM-L69 = Solo there are no 3 points for yellow and orange, and a total that does not exceed the objective loses.
    .section = Solo Mode

## The rulings: what we read, the question, and the readings that a table may choose

ruling-SM-01 = A total without a column is legal and crosses nothing; the crosses in the blender row stand, and there is no bonus.
    .question = What if the sheet has no column for the total?
    .reading-void = The pick stands and crosses nothing.
    .reading-illegal = The pick is refused while another one reaches a column without any ability; otherwise it stands and crosses nothing.
ruling-SM-02 = The active player picks at least one die.
    .question = May the active player pick no die at all?
    .reading-one = At least one die has to be picked.
    .reading-zero = The active player may pick none, with no modifier, star or bonus in that pick.
ruling-SM-03 = A passive player has to take a die; it may well cross nothing.
    .question = Does a passive player have to take a die?
    .other = A passive player may pass.
ruling-SM-04 = Each extra die is another die on the table; different passive players may still share one.
    .question = May an extra die be the die that you already took?
ruling-SM-05 = A passive player’s dice are added up, and each of their colours is crossed in the column of the sum.
    .question = Are a passive player’s extra dice added up?
    .reading-sum = All dice are added up and share one column.
    .reading-separate = Each die crosses its own column and may earn its own bonus; modifiers change the first die.
ruling-SM-06 = Several extra dice may be used in a turn, up to the dice that lie in the blender.
    .question = May several extra dice be used in one turn?
ruling-SM-07 = Any number and mix of modifiers may be used, each up or down; only the final total counts.
    .question = May several modifiers be used on one total?
    .reading-stack = Any number of modifiers may be used in a pick.
    .reading-single = A pick takes one modifier at most.
ruling-SM-08 = A 7 or 14 reached with modifiers earns the bonus.
    .question = Does a 7 or 14 reached with modifiers earn the bonus?
ruling-SM-09 = Only the final total counts; a 7 or 14 passed on the way to it earns nothing.
    .question = Does a 7 or 14 earn the bonus when further modifiers move on from it?
ruling-SM-10 = The total earns the bonus, even if every box of the dice was crossed before.
    .question = Is there a bonus when all boxes of the pick were already crossed?
    .reading-always = The total alone earns the bonus.
    .reading-new-cross = At least one box of the dice has to be free when the pick begins.
ruling-SM-11 = The bonus may cross free plain fruit boxes and nothing else; it is voluntary, and what is not taken is lost.
    .question = Which boxes may the bonus cross, and must it be taken?
ruling-SM-12 = Bonus boxes in columns 7 and 14 earn no further bonus.
    .question = Does a bonus box in column 7 or 14 earn another bonus?
ruling-SM-13 = Only the total of the dice earns the bonus, so a star’s box in column 7 or 14 does not.
    .question = Does a box that a star crosses in column 7 or 14 earn the bonus?
ruling-SM-14 = A star may cross stars and abilities; those take effect too, and each star is settled before the next box.
    .question = May a star cross another special box, and does that one take effect?
    .reading-chain = A star crossed by a star crosses a box in its turn.
    .reading-no-chain = A star crossed by a star does nothing; an ability so crossed is still gained.
ruling-SM-15 = A star with no free box beside it does nothing.
    .question = What does a star do when every box beside it is crossed?
    .other = It may cross the nearest free box.
ruling-SM-16 = The star’s extra cross is compulsory; the player chooses which free neighbour takes it.
    .question = Must the extra box of a star be crossed?
    .reading-must = The box has to be crossed.
    .reading-may = The player may decline.
ruling-SM-17 = Boxes are adjacent only when they touch; where the sheet has no box, there is no bridge.
    .question = Are boxes adjacent across a place where the sheet has none?
ruling-SM-18 = Blender boxes are neighbours as printed, black and grey ones included; a passive player’s star never crosses one.
    .question = Do stars work in the blender rows and from there to the fruits?
    .other = Stars in a blender row cross fruit boxes only, and no star crosses a blender box.
ruling-SM-19 = Later crosses of that row take the free boxes from the left.
    .question = What if a star has left a gap in a blender row?
ruling-SM-20 = The player decides the order of the dice, each star and ability takes effect at once, and the bonus for 7 or 14 comes last.
    .question = In which order do boxes, stars and the bonus happen?
    .reading-bonus-last = Bonus boxes are crossed after those of the dice.
    .reading-bonus-first = Bonus boxes are crossed before the first box of the dice.
ruling-SM-21 = What the blender row brings can pay for the pick; what the pick itself brings can be used from the next step on.
    .question = How soon may an ability be used that was just gained?
    .reading-next-step = From the next step of the turn on.
    .reading-immediate = At once: a colour change that an earlier die brought may pay for a later die of the same pick.
ruling-SM-22 = How many boxes are crossed is settled before the first of them, so an ability gained among them comes too late.
    .question = Can a blender ability reduce the very crosses that brought it?
ruling-SM-23 = It can save up to one box for each die, down to none; with fewer boxes left, those are crossed as far as the dice ask.
    .question = How far can the blender abilities reduce the crosses of a row?
    .other = At least one box is always crossed.
ruling-SM-24 = The ability is lost, and its box is crossed all the same.
    .question = What if an ability is gained but all its spaces are taken?
    .reading-lost = It is lost.
    .reading-unlimited = It is gained; the spaces are no limit.
ruling-SM-25 = The active player may re-roll before choosing a blender, as often as the ability is available.
    .question = When may the dice be re-rolled?
    .other = At any time before the dice are chosen.
ruling-SM-26 = Only that blender’s dice are thrown again, until all of them stay in it.
    .question = What if dice fall out when one blender is re-rolled?
    .other = All seven dice are thrown again.
ruling-SM-27 = A throw that has to be repeated costs no ability.
    .question = Does a forced repeat of a throw use up a re-roll?
ruling-SM-28 = To any of the seven colours, for oneself only, and as often as the ability is available.
    .question = Which colour can a die be changed to, and for whom?
ruling-SM-29 = They share one box, and both still count for the total.
    .question = What if two picked dice have the same colour after a change?
ruling-SM-30 = It counts as used.
    .question = Does an ability count as used if it changed nothing?
ruling-SM-31 = A full row cannot be chosen; one past its black box can, while grey boxes are left.
    .question = May a blender be chosen whose row is at its limit?
ruling-SM-32 = They finish the turn, dice included, and are passive from then on.
    .question = What if the active player crosses the last black box in this turn?
ruling-SM-33 = It goes to the next player clockwise who is not at both limits; this may be the same one several times running.
    .question = Who is active when some players have finished?
ruling-SM-34 = After the passive phase of the turn in which the last black box is crossed.
    .question = When exactly does the game end?
    .reading-after-turn = The passive phase of that turn is still played.
    .reading-at-once = The game ends after the active player’s pick.
ruling-SM-35 = Its black box is crossed.
    .question = When has a blender row reached its limit?
ruling-SM-36 = It must be exceeded: more than 6, 7 or 8 crosses.
    .question = Is the minimum of a fruit to be reached or exceeded?
    .reading-exceed = A row scores with more crosses than the minimum.
    .reading-reach = A row scores with as many crosses as the minimum, also for the 3 points of yellow and orange.
ruling-SM-37 = Everybody with the highest count gets 3 points, if it exceeds the minimum.
    .question = Who gets the 3 points for yellow and for orange?
ruling-SM-38 = Complete means all fruit boxes of the column, special ones included; empty means none of them; blender boxes belong to no column.
    .question = When is a column complete, and when empty?
ruling-SM-39 = Completed crosses count, those of the three starting abilities as well.
    .question = Which abilities count when a tie is broken?
ruling-SM-40 = The minimum is more than 6, nobody gets the 3 points, the passive die comes from the other blender, and the game ends after the passive phase; the total has to exceed the objective.
    .question = What changes when you play alone?
ruling-SM-41 = One each of re-roll, extra die and colour change, each in a space of its own.
    .question = What does everybody start with?
ruling-SM-42 = Each blender has to hold two to five dice; any other throw does not count.
    .question = Which throws are valid?
