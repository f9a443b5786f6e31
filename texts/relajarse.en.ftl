### ¡Relajarse!: refusals, findings, score lines, events, words, citations and rulings.

## Words

word-sow = sow
word-take_blueberry = take the blueberry
word-take_all = take all the last cubes
word-steal = steal
word-pass = pass
word-wild = wild
word-clockwise = clockwise
word-counterclockwise = counterclockwise
word-cup = the own cup

## Refusals

relajarse-game-over = The game is over, so no further move counts.
    .meaning = A move was sent after the end of the game.
relajarse-out-of-turn = { $player } cannot move now; it is up to { NAMES($expected, join: "or") }.
    .meaning = A player moved who is not on turn.
relajarse-not-now = Not the moment for this ({ WORD($sent) }). What comes now: { WORDS($expected, join: "or") }.
    .meaning = The player is on turn, but the die has to be rolled first, or was rolled already.
relajarse-face = The die has no face “{ $face }”.
    .meaning = The die shows something that it does not have.
relajarse-steal-face = The die shows { WORD($face) }, which does not allow this. A cube is stolen on the steal face, and on no other.
    .meaning = A tray is played on the steal face, or a cube is stolen on another.
relajarse-tray-unknown = There is no tray { $tray }; the trays are numbered 0 to { $last }.
    .meaning = The board has no tray of this number.
relajarse-tray-colour = Tray { $tray } is { WORD($colour) }, but the die shows { WORD($face) }.
    .meaning = The tray has another colour than the die.
relajarse-tray-empty = Tray { $tray } ({ WORD($colour) }) has no cubes.
    .meaning = The tray to sow or to take is empty.
relajarse-direction = “{ $direction }” is no direction; cubes go clockwise or counterclockwise.
    .meaning = The direction is neither of the two.
relajarse-blueberry-on-wild = On wild no blueberry can be taken.
    .meaning = A blueberry is taken though the die shows wild.
relajarse-blueberry-tray-not-empty =
    { $cubes ->
        [one] Tray { $tray } ({ WORD($colour) }) still has a cube; its blueberry can be taken once it is empty.
       *[other] Tray { $tray } ({ WORD($colour) }) still has { $cubes } cubes; its blueberry can be taken once it is empty.
    }
    .meaning = The tray of the blueberry still has cubes.
relajarse-blueberry-gone = The blueberry of tray { $tray } ({ WORD($colour) }) has already been taken.
    .meaning = The blueberry of this tray is no longer on the board.
relajarse-berry-first-done = After the blueberry of this turn, only the other tray of its colour can be sown: tray { $tray } ({ WORD($colour) }).
    .meaning = A second blueberry, or all last cubes, after a blueberry that was taken on top.
relajarse-last-cubes-other-tray =
    { COUNT($others) ->
        [one] Tray { $tray } is not the last one with cubes; the die also matches tray { NAMES($others) }, which has some.
       *[other] Tray { $tray } is not the last one with cubes; the die also matches the trays { NAMES($others) }, which have some.
    }
    .meaning = Another tray that matches the die still has cubes.
relajarse-last-cubes-blueberry =
    { COUNT($trays) ->
        [one] The cubes of tray { $tray } cannot all be taken while the blueberry of tray { NAMES($trays) } is on the board.
       *[other] The cubes of tray { $tray } cannot all be taken while the blueberries of the trays { NAMES($trays) } are on the board.
    }
    .meaning = A blueberry that has to be gone is still on the board.
relajarse-last-cubes-compulsory =
    { $cubes ->
        [one] At this table the last cube has to be taken: that of tray { $tray } ({ WORD($colour) }).
       *[other] At this table the last cubes have to be taken: all { $cubes } of tray { $tray } ({ WORD($colour) }).
    }
    .meaning = The last tray is sown, and the table plays that its cubes have to be taken.
relajarse-steal-self = { $player } cannot steal from the own cup.
    .meaning = A player steals from the own cup.
relajarse-steal-empty-cup = The cup of { $player } has no cube to steal.
    .meaning = The cup to steal from is empty.
relajarse-pass-not-allowed = Passing is not allowed here, since something can be done: { WORDS($expected, join: "or") }.
    .meaning = A player passes who has to do something.

## What a set-up cannot be

fault-cups-count = Each of the { $players } players needs a corner; corners named here: { $sent }.
fault-cup-taken = Corner { $corner } already has another player’s cup.
fault-tray-colour-count = A third tray is { WORD($colour) }; each colour has two trays.
fault-tray-two-blueberries = Tray { $tray } is named with a blueberry already; each tray has one.
fault-blueberry-one-colour = The trays { $one } and { $other } are both { WORD($colour) }; the two trays of a blueberry have different colours.

## Findings

sheet-cubes-too-many = { $counted } cubes were counted in the cups; there are only { $exist }.
    .meaning = The cups hold more cubes than there are.
sheet-blueberries-too-many = { $counted } blueberries were counted in the cups; there are only { $exist }.
    .meaning = The cups hold more blueberries than there are.
sheet-cubes-missing =
    { $counted ->
        [0] No cube was counted in the cups; at the end all { $exist } are there.
        [one] Only one cube was counted in the cups; at the end all { $exist } are there.
       *[other] Only { $counted } cubes were counted in the cups; at the end all { $exist } are there.
    }
    .meaning = The cups hold fewer cubes than there are.
sheet-blueberries-missing =
    { $counted ->
        [0] No blueberry was counted in the cups; this table plays on until all { $exist } are taken.
        [one] Only one blueberry was counted in the cups; this table plays on until all { $exist } are taken.
       *[other] Only { $counted } blueberries were counted in the cups; this table plays on until all { $exist } are taken.
    }
    .meaning = The cups hold fewer blueberries than there are.
setup-cups-not-clockwise = The cups do not stand clockwise in the order of play; in turn they are at the corners { NAMES($corners) }.
    .meaning = The order of play does not run clockwise round the board.
setup-cups-not-neighbours = Two players sit at corners next to each other; here they are opposite, at { NAMES($corners) }.
    .meaning = Two players sit at opposite corners.

## Score lines

section-relajarse-cubes = Ice cubes
section-relajarse-blueberries = Blueberries
item-relajarse-cubes-sown =
    { $cubes ->
        [one] One cube sown into the own cup
       *[other] { $cubes } cubes sown into the own cup
    }
item-relajarse-cubes-last_cubes =
    { $cubes ->
        [one] The last cube of a tray
       *[other] { $cubes } last cubes of a tray
    }
item-relajarse-cubes-stolen =
    { $cubes ->
        [one] One cube stolen
       *[other] { $cubes } cubes stolen
    }
item-relajarse-cubes-lost =
    { $cubes ->
        [one] One cube lost to a thief
       *[other] { $cubes } cubes lost to thieves
    }
item-relajarse-cubes-counted =
    { $cubes ->
        [0] No cube in the cup
        [one] One cube in the cup
       *[other] { $cubes } cubes in the cup
    }
item-relajarse-blueberries-taken =
    { $blueberries ->
        [one] One blueberry taken
       *[other] { $blueberries } blueberries taken
    }
item-relajarse-blueberries-counted =
    { $blueberries ->
        [0] No blueberry in the cup
        [one] One blueberry in the cup
       *[other] { $blueberries } blueberries in the cup
    }
tie-break-cubes =
    { $count ->
        [0] no cubes
        [one] one cube
       *[other] { $count } cubes
    }

## What a move did

event-relajarse-rolled = { $player } rolls { WORD($item) }.
event-relajarse-nothing_to_do = Nothing can be done, so the turn of { $player } ends.
event-relajarse-sown =
    { $cubes ->
        [one] { $player } takes the cube of tray { $tray } ({ WORD($colour) }) and drops it, { WORD($direction) }, into { WORDS($places) }.
       *[other] { $player } takes the { $cubes } cubes of tray { $tray } ({ WORD($colour) }) and drops one each, { WORD($direction) }, into { WORDS($places) }.
    }
event-relajarse-took_blueberry = { $player } takes the blueberry at the empty tray { $tray } ({ WORD($colour) }).
event-relajarse-took_all =
    { $cubes ->
        [one] { $player } takes the last cube, from tray { $tray } ({ WORD($colour) }), into the cup.
       *[other] { $player } takes all { $cubes } cubes of tray { $tray } ({ WORD($colour) }) into the cup.
    }
event-relajarse-stole = { $player } steals a cube from { $by }.
event-relajarse-robbed = { $player } loses a cube to { $by }.
event-relajarse-passed = { $player } passes.
event-relajarse-game_ended = The board is empty; the game is over.

## Citations

cite-RE-L2 = Cubes are taken from a tray of the rolled colour and handed out over the board and the own cup; an empty tray brings a blueberry, and when the cubes are used up the cups are counted.
    .section = Introduction
cite-RE-L4 = There are 24 ice cubes.
    .section = Components
cite-RE-L5 = There are four blueberries.
    .section = Components
cite-RE-L9 = Every player chooses one of the four cups at the corners of the board.
    .section = Setting up
cite-RE-L11 = Two players choose cups that are next to each other.
    .section = Setting up
cite-RE-L12 = Each of the eight trays gets three cubes, and the four blueberries lie on their circles in the middle.
    .section = Setting up
cite-RE-L14 = The turn passes to the left.
    .section = How to play
cite-RE-L15 = In a turn the die is rolled, and then one of the actions that fit it is carried out.
    .section = How to play
cite-RE-L16 = On a colour, all cubes of one of its two trays are picked up, and a direction is chosen.
    .section = How to play
cite-RE-L17 = From the nearest tray or cup on, one cube each is dropped into the trays and the own cup, past the others’ cups, until none is left.
    .section = How to play
cite-RE-L18 = Where a tray is full, the cube goes to the next open one.
    .section = How to play
cite-RE-L20 = Wild is like a colour with any tray to choose from, but no blueberry can be taken.
    .section = Wild
cite-RE-L22 = A cube is stolen from any opponent’s cup into the own; blueberries cannot be stolen.
    .section = Steal
cite-RE-L23 = Example: on blue Lauren picks up the three cubes of the blue tray that is nearest to her cup.
    .section = How to play
cite-RE-L24 = Example: going to the right, she drops one cube into her cup and the other two into an orange and a pink tray.
    .section = How to play
cite-RE-L27 = Where a tray of the rolled colour has no cubes, its blueberry may be taken; it is worth 2 points.
    .section = Blueberry bonus
cite-RE-L28 = Example: on orange Jonathan finds an orange tray without cubes and puts the blueberry above it into his cup.
    .section = Blueberry bonus
cite-RE-L30 = Where just one matching tray still has cubes and the blueberries that belong to it are gone, all its cubes may be taken at once into the cup.
    .section = The last cubes
cite-RE-L31 = Where the matching trays have neither cubes nor blueberries, the turn simply ends.
    .section = The last cubes
cite-RE-L32 = Example: Julia rolls yellow and sees that one of the yellow trays has no cubes.
    .section = The last cubes
cite-RE-L33 = In the printed example no blueberry is left at either of the two trays of the colour.
    .section = The last cubes
cite-RE-L35 = The game goes on until the cubes and the blueberries are off the board.
    .section = End of the game
cite-RE-L36 = A cube is worth 1 point, a blueberry 2; the highest total wins, and of equal ones that with more cubes.
    .section = End of the game

## Rulings

ruling-RE-01 = The game goes on until the trays and the circles of the blueberries are empty.
    .question = When does the game end?
    .reading-all = When cubes and blueberries are all off the board.
    .reading-cubes = With the last cube on the trays; blueberries that are left count for nobody.
ruling-RE-02 = No blueberry is ever out of reach: once the trays are empty, either of its two colours takes it.
    .question = Can a blueberry be left that nobody can take?
ruling-RE-03 = Taking a blueberry is the action of the turn, instead of sowing.
    .question = Is a blueberry the whole turn or an extra?
    .reading-instead = It is taken instead of sowing.
    .reading-extra = It is taken first, and then the other tray of its colour is sown if it has cubes.
ruling-RE-04 = Where one tray of the colour is empty with its blueberry and the other has cubes, the player chooses.
    .question = Does a blueberry have to be taken?
    .other = The blueberry comes first.
ruling-RE-05 = One blueberry is taken, whichever the player chooses.
    .question = What if both trays of the colour are empty and both blueberries are there?
ruling-RE-06 = Whoever can do something has to do it.
    .question = May a player do nothing after a colour or wild?
    .reading-must = No, one of the actions has to be carried out.
    .reading-may-pass = Yes, by passing.
ruling-RE-07 = The turn ends by itself.
    .question = What if nothing can be done?
ruling-RE-08 = Sowing begins at the place next to the tray that was emptied.
    .question = Where does the first cube go?
ruling-RE-09 = The own cup gets a cube each time that it is passed; all other cups are skipped, unused ones too.
    .question = Which cups get cubes?
ruling-RE-10 = A full tray is skipped, and the cube goes on in order; the own cup takes it if it comes next.
    .question = Where does the cube go that finds a full tray?
    .reading-next-place = To the next place, the own cup included.
    .reading-next-tray = To the next open tray, past the own cup, and on from there.
ruling-RE-11 = Nine or more cubes come round to the tray that they were taken from, which gets one like any other.
    .question = What if the cubes go right round the board?
    .other = The emptied tray is skipped.
ruling-RE-12 = That cannot be: a tray holds at least four cubes, and there are only 24.
    .question = What if all trays are full?
ruling-RE-13 = An empty tray cannot be sown.
    .question = Can an empty tray be chosen?
ruling-RE-14 = On wild any tray that has cubes may be sown, and no blueberry can be taken.
    .question = What does wild allow?
ruling-RE-15 = All cubes may be taken from the only tray of the colour that has some, once the blueberries of both its trays are gone.
    .question = Which blueberries have to be gone for the last cubes of a colour?
    .reading-both = Those of both trays of the colour.
    .reading-empty-tray = Only that of the empty tray.
ruling-RE-16 = On wild all trays match: only one tray on the board may have cubes, and all four blueberries have to be gone.
    .question = When may the last cubes be taken on wild?
    .reading-all-four = When just one tray has cubes and all four blueberries are gone.
    .reading-ignore = When just one tray has cubes; the blueberries do not matter, since wild cannot take them.
    .reading-full-tray = When just one tray has cubes and its own blueberry is gone.
ruling-RE-17 = The last cubes may be taken, or sown as usual.
    .question = Do the last cubes have to be taken?
    .reading-may = They may be.
    .reading-must = They have to be.
ruling-RE-18 = A cube is stolen from any opponent who has one; if nobody has, the turn ends. Blueberries are safe.
    .question = From whom can be stolen?
ruling-RE-19 = A cube has to be stolen where one can be.
    .question = Does a cube have to be stolen?
    .reading-must = Yes, if an opponent has one.
    .reading-may = No, the player may pass.
ruling-RE-20 = Stealing goes on until the end of the game.
    .question = Can be stolen when all cubes are in the cups and blueberries are left?
ruling-RE-21 = Two players should sit at neighbouring corners; the referee points it out and goes on.
    .question = Where do two players sit?
    .other = They may sit opposite each other.
ruling-RE-22 = Three players sit at any three corners; the fourth cup is not used and skipped.
    .question = Where do three players sit?
ruling-RE-23 = Two to four players.
    .question = How many can play?
ruling-RE-24 = Of equal totals the one with more cubes wins; who is level in both shares the place.
    .question = What if there is still a tie?
ruling-RE-25 = Clockwise.
    .question = In which order do the players move?
