### The Stone Age table.

## Places

sa-place-hunt = Hunting grounds
sa-place-forest = Forest
sa-place-clay-pit = Clay pit
sa-place-quarry = Quarry
sa-place-river = River
sa-place-tool-maker = Tool maker
sa-place-hut = Hut
sa-place-field = Field
sa-place-card = Card for { $cost }
sa-place-building = Building { $number }
sa-about-hunt = One die for each person; the sum ÷ 2 is food. Any number of people.
sa-about-gather = One die for each person; the sum ÷ { $divisor }: { $goods }. Room for 7 people.
sa-about-tool-maker = One person: a new tool, or a better one.
sa-about-hut = Two people: one more person in your tribe.
sa-about-field = One person: agriculture +1, food in every round.
sa-any-number = any number
sa-nobody = nobody here
sa-can-place = You may place people here
sa-can-use = You may use this place now
sa-no-card = no card
sa-no-building = stack is empty
sa-stack-left = Tiles left: { $n }
sa-deck-left = deck { $n }

## Goods

sa-wood = wood
sa-brick = brick
sa-clay = clay
sa-stone = stone
sa-gold = gold
sa-food = food
sa-letter-wood = W
sa-letter-brick = B
sa-letter-clay = C
sa-letter-stone = S
sa-letter-gold = G
sa-n-wood = { $n } wood
sa-n-brick = { $n ->
    [one] { $n } brick
   *[other] { $n } bricks
}
sa-n-clay = { $n } clay
sa-n-stone = { $n } stone
sa-n-gold = { $n } gold
sa-n-food = { $n } food
sa-n-people = { $n ->
    [one] { $n } person
   *[other] { $n } people
}
sa-n-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
sa-n-buildings = { $n ->
    [one] { $n } building
   *[other] { $n } buildings
}
sa-n-farmer = { $n ->
    [one] { $n } farmer
   *[other] { $n } farmers
}
sa-n-toolmaker = { $n ->
    [one] { $n } tool maker
   *[other] { $n } tool makers
}
sa-n-builder = { $n ->
    [one] { $n } hut builder
   *[other] { $n } hut builders
}
sa-n-shaman = { $n ->
    [one] { $n } shaman
   *[other] { $n } shamans
}

## Cards and buildings

sa-top-food = food
sa-top-points = points
sa-top-dice-for-all = dice for all
sa-top-dice-for = 2 dice: { $goods }
sa-top-tool = tool
sa-top-agriculture = agriculture
sa-top-extra-card = extra card
sa-top-one-use-tool = one-use tool
sa-top-two-resources = 2 of your choice
sa-text-dice-for-all = One die for each player; beginning with you, everyone takes one: wood, brick, stone, gold, tool or agriculture
sa-text-dice-for = Roll 2 dice, tools allowed: { $goods }
sa-text-tool = A new tool, or a better one
sa-text-agriculture = Agriculture +1
sa-text-extra-card = Draw a card from the deck; only its lower part counts
sa-text-one-use-tool = A tool of { $value } to add to one roll, then it is gone
sa-text-two-resources = Once, now or later: any 2 resources
sa-text-symbol = { $symbol }: different symbols are squared
sa-text-farmer = { $people } × agriculture
sa-text-toolmaker = { $people } × value of your tools
sa-text-builder = { $people } × buildings
sa-text-shaman = { $people } × people
sa-profession-farmer = farmer
sa-profession-toolmaker = tool maker
sa-profession-builder = hut builder
sa-profession-shaman = shaman
sa-symbol-medicine = medicine
sa-symbol-art = art
sa-symbol-music = music
sa-symbol-writing = writing
sa-symbol-time = time
sa-symbol-pottery = pottery
sa-symbol-transport = transport
sa-symbol-weaving = weaving
sa-now = Now:
sa-later = At the end:
sa-card-hidden = a card only its owner knows
sa-cost-range = 1 to 7 resources
sa-cost-count = { $count } resources, { $kinds ->
    [one] { $kinds } kind
   *[other] { $kinds } kinds
}
sa-tile-kinds = of { $kinds ->
    [one] 1 kind
   *[other] { $kinds } kinds
}
sa-tile-any = any resources
sa-points-sum = points by what you pay

## Table

sa-board = Board
sa-score-track = Score track
sa-player = Player { $seat }
sa-you = you
sa-bot = bot
sa-first = start player
sa-acts = is choosing
sa-people = People
sa-people-left = People: { $home } of { $people } left
sa-resources = Resources
sa-tools = Tools
sa-none-yet = none yet
sa-no-tools = no tools
sa-once-value = one-use tool { $value }
sa-tool-value = tool { $value }
sa-tool-ready = tool { $value }, ready
sa-tool-used = tool { $value }, used
sa-two-resources-short = 2 of your choice
sa-agriculture = Agriculture
sa-built = Built
sa-cards = Cards
sa-all-cards = Cards and buildings: { $name }
sa-meal = +{ $grown } field, −{ $people } people
sa-food-left = { $n } food will be left
sa-food-missing = { $n } food will be missing
sa-score = Score
sa-where-from = Where points come from
sa-source = Source
sa-total = Total
sa-projection = If the game ended now
sa-close = Close
sa-cancel = Cancel
sa-tab-board = Board
sa-tab-mat = Mat
sa-tab-cards = Cards
sa-tab-rivals = Rivals
sa-tab-log = Log

## Prompt

sa-your-turn = Your turn, { $name }:
sa-waiting = Waiting for { $name }
sa-setup = The table is being set up
sa-game-over = The game is over
sa-phase-setup = Round { $round }
sa-phase-placing = Round { $round }, placing people
sa-phase-using = Round { $round }, using people
sa-phase-feeding = Round { $round }, feeding
sa-ask-place = where do your people go?
sa-ask-use = which place do you use next?
sa-ask-tools = add tools? ({ $place })
sa-ask-build = build? ({ $place })
sa-how-many = how many people? ({ $place })
sa-likely = { $n ->
    [one] 1 die: about { $amount }
   *[other] { $n } dice: about { $amount }
}
sa-places-left = Places to use: { $n }
sa-unfold = Back to the question

## Questions

sa-act-place = { $place }: place { $people }
sa-act-use = Use: { $place }
sa-act-tools = Tools: { $tools }
sa-act-pay = Pay { $heap }
sa-act-decline = Decline
sa-act-die = Take the die with { $face }: { $gives }
sa-act-take = Use the card: { $heap }
sa-act-feed = Pay { $heap } for the missing food
sa-act-starve = Lose 10 points
sa-place-button = Place { $people }
sa-roll = { $n ->
    [one] Roll 1 die
   *[other] Roll { $n } dice
}
sa-bone = { $total }: one piece for every { $divisor }
sa-which-tools = Which tools join the roll?
sa-add = add { $n }
sa-once = once, then gone
sa-by-hand = Pick tools by hand
sa-take-amount = Take { $amount }
sa-pay-card = pay { $n ->
    [one] 1 resource
   *[other] { $n } resources
} of any kind
sa-pay-heap = Pay { $heap }
sa-build-for = Build for { $points }
sa-least = Least worth: { $points }
sa-most = Most points: { $points }
sa-left = { $n } left
sa-more = more { $goods }
sa-less = less { $goods }
sa-you-keep = you keep
sa-cant-pay = You can't pay for this.
sa-decline-means = It stays here, your person comes home, nothing is paid.
sa-use-two = Use the card: any 2 resources
sa-take-two = take any 2 resources
sa-take-once = once in the game
sa-keep-card = Keep the card
sa-dice-for-all = take one of the dice
sa-dice-must = Every die gives something; the rest goes to the others in turn.
sa-hungry = { $people } people, { $missing } food missing
sa-hungry-rule = One resource for each missing food, for all of it or none.
sa-cant-feed = You don't have enough resources.

## Gains

sa-gain-nothing = nothing
sa-gain-tool = +1 tool
sa-gain-agriculture = agriculture +1
sa-gain-person = +1 person
sa-gain-one-use-tool = one-use tool { $value }
sa-gain-two-resources = 2 resources of choice, once

## Log

sa-log = Log
sa-log-empty = Nothing has happened yet.
sa-since = since your last turn
sa-show-moment = Show this moment
sa-turn-placing = Round { $round }, placing
sa-turn-using = Round { $round }, using
sa-turn-feeding = Round { $round }, feeding
sa-turn-over = The end
sa-log-round = Round { $round } begins; start player: { $name }
sa-log-place = { $place }: { $people }
sa-log-card-roll = card
sa-log-card = card for { $paid }
sa-log-building = building for { $paid }: { $points }
sa-log-decline = declines: { $place }
sa-log-for-all = dice for all: { $dice }
sa-log-for-all-short = dice for all
sa-log-die = die { $face }: { $gives }
sa-log-extra = draws an extra card
sa-log-no-extra = no extra card, the deck is empty
sa-log-take = two resources: { $heap }
sa-log-grown = field: +{ $food }
sa-log-fed = eats { $food }
sa-log-paid = pays { $heap } for food
sa-log-starved = { $missing } missing, loses 10 points

## The end

sa-final = Final scoring
sa-result = Result
sa-to-result = To the result
sa-count-of = { $n } of { $of }
sa-count-again = Count again
sa-see-board = See the board
sa-after-rounds = { $n ->
    [one] After 1 round
   *[other] After { $n } rounds
}
sa-wins = { $name } wins: { $points }
sa-shared-win = Shared victory: { $names }, { $points }
sa-end-cards = not enough civilization cards
sa-end-buildings = a stack of buildings is empty
sa-end-round-limit = the round limit is reached
sa-source-buildings = Buildings
sa-source-cards = Points cards
sa-source-starvation = Hunger
sa-source-resources = Resources left
sa-source-culture = Culture sets
sa-source-farmers = Farmers
sa-source-toolmakers = Tool makers
sa-source-builders = Hut builders
sa-source-shamans = Shamans

## Help

sa-help = Keys and help
sa-help-dots = Whatever is ringed by painted dots may be used now.
sa-help-ask = Rest on a place or a card, or press it long, and it says what it does. Tap a place without dots and it says why it can't be used.
sa-key-arrows = from place to place, from answer to answer
sa-key-digits = number of people, or an answer by its place in the list
sa-key-enter = choose; in a question the main button
sa-key-steps = one person more or less
sa-key-decline = decline a card or a building
sa-key-undo = take back
sa-key-undo-all = take back everything that can be taken back
sa-key-f6 = between the question and the board
sa-key-log = to the log
sa-key-escape = close, or take back what was only begun
sa-key-help = this page

## Why something can't be done

sa-refusal-not-now = { $waits ->
    [placement] Now people are placed.
    [place] Now the next place to use is chosen.
    [tools] Now tools for the roll are chosen.
    [payment] Now it is time to pay or to decline.
    [die] Now one of the dice is taken.
    [feeding] Now the missing food is paid for, or 10 points are lost.
    [nothing] The game is over.
   *[other] Something must be turned up or rolled first.
}
sa-refusal-no-such-place = There is no such place.
sa-refusal-nobody-placed = Place at least one person.
sa-refusal-too-few-people = Not enough people: { $available } left, { $wanted } wanted.
sa-refusal-already-there = You have already placed people here in this round: { $place }.
sa-refusal-exact-number = { $exactly ->
    [one] Exactly one person fits here: { $place }.
   *[other] Exactly { $exactly } people, placed at once: { $place }.
}
sa-refusal-occupied = Taken in this round: { $place }.
sa-refusal-no-room = { $room ->
    [0] Full: { $place }.
   *[other] Free rings: { $room } ({ $place }).
}
sa-refusal-too-many-players = { $players ->
    [2] With 2 players only one of you may use this in a round: { $place }.
   *[other] With { $players } players only two of you may use this in a round: { $place }.
}
sa-refusal-village-closed = With { $players } players only two of tool maker, hut and field may be taken in a round.
sa-refusal-no-card = There is no card: { $place }.
sa-refusal-no-building = There is no building: { $place }.
sa-refusal-nobody-there = You have nobody here: { $place }.
sa-refusal-tool-not-ready = Not so many unused tools of { $value }.
sa-refusal-no-one-use-tool = No one-use tool of { $value }.
sa-refusal-card-price = This card costs exactly { $pieces }, not { $paid }.
sa-refusal-fixed-price = It costs exactly what is on the tile: { $tile }.
sa-refusal-count-price = It costs exactly { $pieces } resources of { $kinds } kinds.
sa-refusal-range-price = It costs 1 to 7 resources, not { $paid }.
sa-refusal-too-few-resources = You don't have these resources.
sa-refusal-no-such-die = No die shows { $face }.
sa-refusal-no-two-resources = You have no face-up card with two resources.
sa-refusal-not-two-resources = The card gives exactly 2 resources, not { $taken }.
sa-refusal-missing-food = Missing food: { $missing }. Pay exactly so many resources, not { $paid }, or lose 10 points.
sa-refusal-wrong-dice = { $expected } dice must be rolled, not { $rolled }.
sa-refusal-wrong-spot = Something else is turned up first: { $place }.
sa-refusal-card-seen = This card is no longer in the deck.
sa-refusal-tile-seen = This tile was turned up before.
