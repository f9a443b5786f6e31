### Smoothie Wars: refusals, findings, score lines, events, words, citations and rulings.

## Words

word-cards = strategy cards
word-loan = loan
word-sun = sun
word-rain = rain
word-blank = blank
word-chance = chance
word-city = City
word-residential = Residential
word-beach = Beach
word-national_park = National Park
the-city = the City
the-residential = Residential
the-beach = the Beach
the-national_park = the National Park
at-city = in the City
at-residential = in Residential
at-beach = at the Beach
at-national_park = in the National Park
word-monday = Monday
word-tuesday = Tuesday
word-wednesday = Wednesday
word-thursday = Thursday
word-friday = Friday
word-saturday = Saturday
word-sunday = Sunday

## Refusals

smoothie-wars-game-over = The week is over, so no further move counts.
    .meaning = A move was sent after the end of the game.
smoothie-wars-player-out = { $player } went out of business on { WORD($day) } with { $cash } in cash and plays no more.
    .meaning = A player moved who is out of business.
smoothie-wars-out-of-turn = { $player } cannot move now; it is up to { NAMES($expected, join: "or") }.
    .meaning = A player moved who is not on turn.
smoothie-wars-not-now = Not the moment for this ({ WORD($sent) }). What comes now: { WORDS($expected, join: "or") }.
    .meaning = The player may move, but another kind of move is due.
smoothie-wars-must-borrow = At this table nobody begins a day below zero without the loan; it is still to be taken by { NAMES($players) }.
    .meaning = A day begins although somebody below zero has not borrowed, and the table plays that they must.
smoothie-wars-face = The die has no face “{ $sent }”; it shows { WORDS($faces, join: "or") }.
    .meaning = The die shows something that it does not have.
smoothie-wars-card-missing = A chance roll needs the chance card that was turned up.
    .meaning = The die shows chance, and no chance card is named.
smoothie-wars-card-unexpected = A roll of { WORD($face) } turns up no chance card.
    .meaning = A chance card is named although the die does not show chance.
smoothie-wars-cards-twice = { $player } has already placed cards today, and they cannot be changed.
    .meaning = A player places cards twice on one day.
smoothie-wars-too-many-cards =
    { $sent } cards were sent; today a player may place { $most ->
        [one] one.
       *[other] { $most }.
    }
    .meaning = More cards are placed than one and an extra one.
smoothie-wars-extra-card-off = This table plays without extra cards.
    .meaning = A second card is placed, but the table plays without.
smoothie-wars-extra-card-day = There is no extra card on { WORD($day) }; it can be bought on { WORDS($days, join: "or") }.
    .meaning = A second card is placed before Thursday.
smoothie-wars-extra-card-location = Both cards are for { WORD($location, of: "the") }; at this table the extra card has to go elsewhere.
    .meaning = Both cards name one place, and the table plays that they may not.
smoothie-wars-location-unknown =
    { $sent ->
        [none] A card on which something is made, or that is marked to go early, needs a place
       *[other] There is no place “{ $sent }”
    }; the board has { WORDS($locations, join: "and") }.
    .meaning = The place is none of the board, or is missing.
smoothie-wars-demand-unknown = The board of this game gives no demand for { WORD($location, of: "the") }, so nothing can be sold there.
    .meaning = The board gives no demand for the place.
smoothie-wars-price = A smoothie cannot cost { $sent }; the prices are $1, $2, $3 and $4.
    .meaning = The price is not one of the four.
smoothie-wars-made-over-cash =
    { $kind ->
        [extra_card] The extra card costs ${ $extra }; { $cash } in hand does not pay for it.
        [both] A smoothie costs ${ $price } to make and the extra card ${ $extra }: { $cash } in hand is enough for { $cap ->
            [0] the card alone.
            [one] the card and one smoothie, not { $made }.
           *[other] the card and { $cap } smoothies, not { $made }.
        }
       *[smoothies] A smoothie costs ${ $price } to make: { $cash } in hand is { $cap ->
            [0] not enough for any.
           *[other] enough for { $cap } today, not for { $made }.
        }
    }
    .meaning = More is made, or an extra card is bought, than the cash at hand pays for.
smoothie-wars-go-early-off = This table plays without going early.
    .meaning = A card is marked to go early, but the table plays without.
smoothie-wars-go-early-spent = { $player } has already gone early this week.
    .meaning = A player goes early a second time.
smoothie-wars-go-early-twice = Only one of the two cards can be marked to go early.
    .meaning = Both cards of a day are marked to go early.
smoothie-wars-loan-twice = { $player } has already taken the loan.
    .meaning = A player takes the loan a second time.
smoothie-wars-loan-too-late =
    { $kind ->
        [sunday] It is too late for a loan: the week is over, and at this table none is taken on Sunday evening.
       *[begun] It is too late for a loan: { WORD($day) } has begun, and a loan is announced between a day’s result and the next day.
    }
    .meaning = The loan is announced when the next day has begun, or on Sunday where the table does not play so.
smoothie-wars-loan-below-limit = { $player } stands at { $cash }; below -$100 there is no loan.
    .meaning = A player below -100 asks for the loan.

## Findings on scorecards and on a week without a winner

sheet-sum =
    { $player }, { WORD($day) }: { $start } + { $sales } - { $costs }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { $bonus } (going early)
    }{ $loan ->
        [0] { "" }
       *[other] { " " }+ { $loan } ({ WORD("loan") })
    } = { $computed }, but what is written is { $written }{ $carried ->
        [0] .
       *[other] ; with the earlier slips put right it is { $corrected }.
    }{ $slip ->
        [none] { "" }
       *[other] { " " }{ WORD($slip, of: "slip") }
    }
    .meaning = The evening’s cash is not what the row adds up to.
sheet-carry =
    { $player }, { WORD($day) }: the morning begins with { $written }, but the evening before ended with { $computed }{ $slip ->
        [put_right] .
       *[other] { $carried ->
            [0] .
           *[other] ; with the earlier slips put right it is { $corrected }.
        }
    }{ $slip ->
        [none] { "" }
       *[other] { " " }{ WORD($slip, of: "slip") }
    }
    .meaning = The morning’s cash is not that of the evening before.
sheet-start = { $player }, { WORD($day) }: the week begins with { $computed }, but { $written } is written.
    .meaning = The week does not begin with the starting cash.
sheet-extra-card-day = { $player }, { WORD($day) }: there is no extra card before Thursday.
    .meaning = The box of the extra card is marked before Thursday.
sheet-extra-card-off = { $player }, { WORD($day) }: the box of the extra card is marked, but this table plays without.
    .meaning = The box of the extra card is marked, but the table plays without.
sheet-extra-card-cost = { $player }, { WORD($day) }: the box of the extra card is marked, so the costs have to hold its { $least }, but they are { $costs }.
    .meaning = The costs are smaller than the price of the extra card.
sheet-costs-over-cash = { $player }, { WORD($day) }: the costs of { $costs } are more than the { $cash } in hand that morning.
    .meaning = More was spent than the morning’s cash.
sheet-sales-over-stock =
    { $made ->
        [0] { $player }, { WORD($day) }: nothing was made, so { $sales } cannot have been taken.
       *[other] { $player }, { WORD($day) }: { $made } smoothies bring { $most } at the most, so { $sales } cannot have been taken.
    }
    .meaning = The sales are more than the costs can have made.
sheet-go-early-off = { $player }, { WORD($day) }: the bonus of going early does not count, because this table plays without.
    .meaning = The bonus of going early is written, but the table plays without.
sheet-go-early-twice = { $player }, { WORD($day) }: the bonus of going early is written a second time and does not count again.
    .meaning = The bonus of going early is written twice in a week.
sheet-go-early-stock = { $player }, { WORD($day) }: nothing was made, and at this table going early then brings no bonus.
    .meaning = The bonus of going early is written with nothing made, and the table plays that it needs smoothies.
sheet-must-borrow = { $player }, { WORD($day) }: the day was begun with { $cash } and without the loan, which this table requires below zero.
    .meaning = A day was begun below zero without the loan, and the table plays that it must be taken.
sheet-loan-twice = { $player }, { WORD($day) }: the loan is marked a second time and does not count again.
    .meaning = The loan is taken twice in a week.
sheet-loan-sunday = { $player }: the loan is marked on Sunday and does not count, because this table lends nothing then.
    .meaning = The loan is taken on Sunday, and the table plays that it may not.
sheet-loan-below-limit = { $player }, { WORD($day) }: there is no loan at { $cash }, only from { $limit } upwards, so it does not count.
    .meaning = The loan is taken below -100.
sheet-loan-after-end = { $player }, { WORD($day) }: the loan does not count, because the week was over that day with only this player left.
    .meaning = The loan is taken after all others went out of business.
sheet-out-of-business = { $player } went out of business on { WORD($day) } with { $cash }; the rows after it do not count.
    .meaning = There are rows after the player went out of business.
sheet-week-over = { $player } was the only one left after { WORD($day) }, and the week was over; the rows after it do not count.
    .meaning = There are rows after all others went out of business.
sheet-days-missing =
    { $days ->
        [0] { $player }: no day is written; { $needed } are needed before the week can be settled.
        [one] { $player }: one day is written; { $needed } are needed before the week can be settled.
       *[other] { $player }: { $days } days are written; { $needed } are needed before the week can be settled.
    }
    .meaning = Days are missing, so the scorecards are provisional.
table-no-winner = Everybody is out of business, so that nobody has won; the table decides. Most cash on the last day: { NAMES($players) }.
    .meaning = All players went out of business, and the rulebook names no winner.

## How a slip of the pen may have come

slip-loan_unmarked = Perhaps the loan was taken and its box not marked, or not on this day.
slip-loan_not_added = Perhaps the loan was marked and not added.
slip-bonus_unmarked = Perhaps the bonus of going early was added and its box not marked.
slip-bonus_not_added = Perhaps the bonus of going early was marked and not added.
slip-extra_card = Perhaps the $20 of the extra card were taken off beside the costs, which hold them already.
slip-repaid_early = Perhaps the $130 of the loan were taken off, which happens only after this sum.
slip-costs_added = Perhaps the costs were added and not taken off.
slip-swapped = Perhaps two digits changed places.
slip-put_right = The morning is right, and only the evening is wrong.

## Score lines

section-smoothie-wars-cash = Cash
item-smoothie-wars-cash-start = Starting cash
item-smoothie-wars-cash-day =
    { $bonus ->
        [0] { WORD($day) }: sales { $sales }, costs { $costs }; from { $start } to { $end }
       *[other] { WORD($day) }: sales { $sales }, costs { $costs }, going early { $bonus }; from { $start } to { $end }
    }
item-smoothie-wars-cash-loan = Loan after { WORD($day) }
item-smoothie-wars-cash-repayment = Loan repaid
tie-break-day_of_fall = out of business on day { $count }
offer-smoothie-wars-loan = { $player } can announce the loan now.

## Boards that cannot be

fault-demand-missing = The board gives no demand for any place; it needs at least one of { WORDS($locations, join: "or") }.

## What a move did

event-smoothie-wars-rolled = { $player } rolls { WORD($item) }.
event-smoothie-wars-turned = The chance card changes the demand { WORD($item, of: "at") } by { $change }.
event-smoothie-wars-placed = { $player } has decided in secret.
event-smoothie-wars-demand = { WORD($item) }: printed demand { $printed }, today { $demand }.
event-smoothie-wars-tier = { WORD($item) } at ${ $price }: demand { $demand }, offered { $offered }, sold { $sold }, wasted { $wasted }, unserved { $unserved }.
event-smoothie-wars-sold = { $player } sells { $sold } of { $made } there at ${ $price }: ${ $sales }.
event-smoothie-wars-went_early = { $player } goes early { WORD($item, of: "at") }, and nobody else does: ${ $bonus }.
event-smoothie-wars-clashed = { $player } goes early { WORD($item, of: "at") }, but not alone: no bonus.
event-smoothie-wars-early_in_vain = { $player } goes early { WORD($item, of: "at") } with nothing to sell: no bonus.
event-smoothie-wars-day =
    { $player }, { WORD($item) }: { $start } + sales { $sales } - costs { $costs }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ going early { $bonus }
    } = { $end }.
event-smoothie-wars-out = { $player } goes out of business with { $cash } in cash.
event-smoothie-wars-borrowed = { $player } takes the loan: from { $before } to { $cash }.
event-smoothie-wars-finished = The week is over.

## Citations

cite-SW-L69 = The chance cards are shuffled and lie on the board face down.
    .section = Setup
cite-SW-L74 = The board has four places: City, Residential, Beach and National Park.
    .section = Game Board Layout
cite-SW-L75 = The demand of a place is the most that can be sold there on a day; it is printed for each day.
    .section = Game Board Layout
cite-SW-L78 = The rulebook prints the demand of the Beach alone; that of the other places stands on the board.
    .section = Game Board Layout
cite-SW-L86 = A day begins with the roll of the die.
    .section = Basic Game
cite-SW-L87 = Then everybody fills in a strategy card: the place, how many, and the price.
    .section = Basic Game
cite-SW-L94 = Anybody rolls on Monday, and then the next player clockwise each day; one roll holds for all.
    .section = Step 1: Roll Die
cite-SW-L96 = The die brings chance or weather: chance changes one place, weather all of them.
    .section = Step 1: Roll Die
cite-SW-L100 = On a question mark the top chance card is turned up and read aloud.
    .section = Chance Event
cite-SW-L102 = A chance card adds to the printed demand of its place or takes away from it.
    .section = Chance Event
cite-SW-L104 = In the evening the chance card goes under the deck.
    .section = Chance Event
cite-SW-L110 = Sun doubles the demand of every place for the day.
    .section = Weather
cite-SW-L112 = Rain halves the demand of every place for the day.
    .section = Weather
cite-SW-L120 = A card is for one place.
    .section = Where to Sell
cite-SW-L124 = Everybody begins with $100.
    .section = Number to Sell
cite-SW-L126 = A smoothie costs $1 to make, sold or not.
    .section = Number to Sell
cite-SW-L128 = On the first day nobody can make more than 100.
    .section = Number to Sell
cite-SW-L130 = Nobody has to spend all of the cash, or any of it.
    .section = Number to Sell
cite-SW-L134 = A smoothie is sold for $1, $2, $3 or $4, all of a card at one price.
    .section = Price
cite-SW-L136 = Example: a card that sells 20 smoothies at $2 at the Beach.
    .section = Price
cite-SW-L140 = Players may say what they like and agree on what they like; nothing of it binds.
    .section = Misleading Other Players
cite-SW-L144 = When all are ready the cards are placed at once, face up, and cannot be changed any more.
    .section = Step 3: Place Cards
cite-SW-L148 = All players settle each place together.
    .section = Step 4: Calculate Score
cite-SW-L150 = Sales are the smoothies that were sold times their price.
    .section = Step 4: Calculate Score
cite-SW-L151 = Costs are the smoothies that were made, at $1 each.
    .section = Step 4: Calculate Score
cite-SW-L152 = The day’s profit is sales less costs.
    .section = Step 4: Calculate Score
cite-SW-L154 = Example: Val sells all her 10 smoothies at $2: sales 20, costs 10, profit 10.
    .section = Step 4: Calculate Score
cite-SW-L156 = At one place the cheapest smoothies are sold first, then the next cheapest, until the demand is met or nothing is left.
    .section = Step 4: Calculate Score
cite-SW-L158 = At one price demand is shared evenly until the smallest seller has sold out.
    .section = Step 4: Calculate Score
cite-SW-L160 = What is left of the demand goes to the last seller, as far as the demand or the stock reaches.
    .section = Step 4: Calculate Score
cite-SW-L162 = One smoothie that cannot be shared evenly is wasted.
    .section = Step 4: Calculate Score
cite-SW-L164 = Beyond the demand nothing is sold; what is left is thrown away and has still cost its price.
    .section = Step 4: Calculate Score
cite-SW-L168 = The evening’s cash is the morning’s plus the day’s profit or less its loss.
    .section = Step 5: Complete Scorecard
cite-SW-L170 = The evening’s cash is the next morning’s.
    .section = Step 5: Complete Scorecard
cite-SW-L174 = So it goes on, day by day, until the week is over.
    .section = Step 5: Complete Scorecard
cite-SW-L180 = The loan is $100, once a game; at the end $130 are paid back.
    .section = Taking a Loan
cite-SW-L182 = The loan is announced in the evening and added to the cash of that evening.
    .section = Taking a Loan
cite-SW-L184 = Whoever is below zero before the loan keeps what is left of it.
    .section = Taking a Loan
cite-SW-L186 = Below -$100 there is no loan: the player is out of business.
    .section = Taking a Loan
cite-SW-L188 = Whoever has had the loan and then falls below zero is out of business.
    .section = Taking a Loan
cite-SW-L192 = After Sunday the most cash wins, loans paid back.
    .section = Winning and Losing
cite-SW-L194 = Players who are tied win together.
    .section = Winning and Losing
cite-SW-L196 = The last player left in business wins at once.
    .section = Winning and Losing
cite-SW-L200 = The table agrees beforehand which advanced rules it plays.
    .section = Advanced Game
cite-SW-L206 = With late events the cards are filled in and placed before the die is rolled.
    .section = Chance and Weather Events
cite-SW-L212 = From Thursday to Sunday a player may buy one more strategy card a day for $20, which are then missing for smoothies.
    .section = Buying Additional Locations
cite-SW-L214 = The extra card is announced before cards are filled in, and its $20 are costs of the day.
    .section = Buying Additional Locations
cite-SW-L216 = The extra card may have another place, number and price.
    .section = Buying Additional Locations
cite-SW-L222 = Once a game, and with one card, a player may go early to a place.
    .section = Go Early
cite-SW-L224 = Going early brings $50 if nobody else goes early to that place on that day.
    .section = Go Early
cite-SW-L226 = If several go early to one place on one day, none of them gains, and for all of them it is spent.
    .section = Go Early
cite-SW-L232 = The bonus comes on top of the day’s profit, which is counted as always.
    .section = Go Early

## Rulings

ruling-SW-01 = What is made on a day, with the extra card, is paid from the cash of that morning.
    .question = How much can a player make on a day?
    .reading-cash = No more than the morning’s cash, less $20 for an extra card.
    .reading-credit = From Tuesday on any number; what the cash does not pay for is owed.
ruling-SW-02 = A player between zero and -$100 without the loan may go on without it.
    .question = Does a player below zero have to take the loan?
    .reading-stay = No; down to -$100 the player stays in.
    .reading-must-borrow = Yes; the next day begins only after it is taken.
ruling-SW-03 = Half of an odd demand is rounded down.
    .question = What is half of an odd demand?
    .reading-down = It is rounded down.
    .reading-up = It is rounded up.
ruling-SW-04 = Chance and weather never come together, since one roll has one result.
    .question = What if chance and weather come together?
    .other = The weather first, then the chance card.
ruling-SW-05 = Demand never falls below zero.
    .question = What if a chance card takes away more than the demand?
ruling-SW-06 = A chance card holds for its day only.
    .question = How long does a chance card hold?
ruling-SW-07 = A dearer price sees only the demand that is left after all cheaper smoothies are sold.
    .question = What does a dearer seller get?
ruling-SW-08 = Two sellers at one price share evenly until the smaller one has sold out; then the other goes on alone.
    .question = How do two sellers at one price share?
ruling-SW-09 = With three or more sellers at one price the sharing goes on among those who have something left.
    .question = Does the sharing go on after the first of several sellers has sold out?
    .reading-level = Yes, until demand or stock is used up.
    .reading-one-pass = No; only a single last seller goes on.
ruling-SW-10 = A single smoothie that cannot be shared is wasted.
    .question = What becomes of one smoothie that cannot be shared evenly?
ruling-SW-11 = Two or more that cannot be shared evenly are wasted like a single one.
    .question = What becomes of two or more that cannot be shared evenly?
    .reading-wasted = All of them are wasted.
    .reading-clockwise = They go round one by one, from the day’s roller on; a single one is still wasted.
ruling-SW-12 = Demand that is wasted at one price does not reach a dearer seller.
    .question = Does wasted demand reach the dearer seller?
    .reading-no = No, it is lost.
    .reading-yes = Yes, the dearer seller can meet it.
ruling-SW-13 = With less demand than sellers at one price nobody sells there.
    .question = What if there is less demand than there are sellers?
ruling-SW-14 = A card with nothing made takes no part in the sharing.
    .question = Does a card with nothing made count as a seller?
ruling-SW-15 = The die comes before the cards; with late events the cards are placed first.
    .question = Does the die come before the cards?
ruling-SW-16 = Prices are whole, $1 to $4, one for each card.
    .question = Which prices are there?
ruling-SW-17 = Nothing may be made, and then no place need be named.
    .question = May a player make nothing?
ruling-SW-18 = One extra card a day, Thursday to Sunday; its $20 are costs even if it sells nothing.
    .question = When and how often can an extra card be bought?
ruling-SW-19 = An extra card needs $20 in hand.
    .question = May the extra card be bought on credit?
ruling-SW-20 = Both cards of a player at one place and price sell together, as one seller.
    .question = What if both cards of a player stand at one place and price?
    .reading-pooled = They are one seller.
    .reading-separate = Each is a seller of its own.
    .reading-different-location = The second card has to be for another place.
ruling-SW-21 = Both cards of a player at one place and different prices compete like any others.
    .question = What if both cards stand at one place with different prices?
ruling-SW-22 = Whoever else is marked for the place clashes; all marks that clash are spent without a bonus.
    .question = Who clashes in going early?
ruling-SW-23 = Going early changes nothing about selling.
    .question = Does going early change who sells first?
ruling-SW-24 = Going early brings its bonus with nothing to sell, too.
    .question = Does going early need smoothies to sell?
    .reading-any = No; the bonus does not depend on sales.
    .reading-needs-stock = Yes; with nothing made it is spent, clashes and brings nothing.
ruling-SW-25 = The bonus counts before it is settled who is out of business; the mark of a player who falls that day still clashes.
    .question = Can the bonus of going early save a player?
ruling-SW-26 = The bonus can be spent only on the next day.
    .question = Can the bonus be spent on the same day?
ruling-SW-27 = There is one mark to go early in a whole game, on one card.
    .question = Can both cards go early?
ruling-SW-28 = The loan is taken after the day’s result, also with cash in hand, and can be spent on the next day.
    .question = When can the loan be taken?
ruling-SW-29 = At exactly -$100 a player is still in and can borrow; at -$101 the player is out.
    .question = What about exactly -$100?
ruling-SW-30 = Without the loan a player stays in down to -$100.
    .question = Is a player below zero without the loan still in?
    .other = Out below zero, or bound to borrow.
ruling-SW-31 = After the loan it is the later days that count; exactly zero is still in.
    .question = When is a borrower below zero out?
ruling-SW-32 = Paying back can make the final cash negative, but puts nobody out.
    .question = Can paying back put a player out of business?
    .other = Below zero after paying back is out.
ruling-SW-33 = The loan may be taken on Sunday too, where it costs $30.
    .question = May the loan be taken on Sunday?
    .reading-sunday-ok = Yes.
    .reading-no = No; it is too late then.
ruling-SW-34 = If the last players fall on the same day nobody has won; those who fell last rank by cash, and the table decides.
    .question = Who wins if all fall on the same day?
    .other = All lose.
ruling-SW-35 = The game ends in the evening on which only one player is left.
    .question = When does the last player left win?
ruling-SW-36 = Ties share the win.
    .question = Who wins a tie?
ruling-SW-37 = Players who are out roll no more.
    .question = Who rolls when a player is out?
ruling-SW-38 = On the day of the fall a player’s cards still compete.
    .question = Do the cards of a player who falls that day count?
ruling-SW-39 = Deals are not recorded.
    .question = Are deals recorded?
ruling-SW-40 = What was not sold is not kept.
    .question = Are smoothies kept for the next day?
