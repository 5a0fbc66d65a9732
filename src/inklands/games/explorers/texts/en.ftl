## Names

explorers = Explorers
explorers-about = Cross a wild landscape, find its temples, and come home with gems.
explorers-water = water
explorers-grass = grass
explorers-sand = sand
explorers-mountain = mountain
explorers-water-grass = water and grass
explorers-water-sand = water and sand
explorers-water-mountain = water and mountain
explorers-grass-sand = grass and sand
explorers-grass-mountain = grass and mountain
explorers-sand-mountain = sand and mountain
explorers-food = Food
explorers-gems = Gems
explorers-temples = Temples
explorers-villages = Villages
explorers-item-temple = temples
explorers-item-key = keys
explorers-item-map = maps
explorers-item-horse = horses
explorers-item-apple = apples
explorers-item-carrot = carrots
explorers-item-fish = fish
explorers-item-gem = gems
explorers-item-food-set = sets of three foods
explorers-item-village = villages with four crosses around
explorers-item-corner = corners of the landscape

## Objectives: the name, then the rule in one sentence

explorers-none-map = Without a map
explorers-none-gem = Without a gem
explorers-none-key = Without a key
explorers-none-temple = Without a temple
explorers-none-horse = Without a horse
explorers-none-apple = Without an apple
explorers-none-carrot = Without a carrot
explorers-none-fish = Without a fish
explorers-zones-water = Every lake
explorers-zones-grass = Every meadow
explorers-zones-sand = Every desert
explorers-zones-mountain = Every range
explorers-full-row = From side to side
explorers-full-column = From top to bottom
explorers-full-row-or-column = From edge to edge
explorers-count-key = Collector of keys
explorers-count-map = Collector of maps
explorers-count-horse = Collector of horses
explorers-count-gem = Collector of gems
explorers-count-apple = Collector of apples
explorers-count-carrot = Collector of carrots
explorers-count-fish = Collector of fish
explorers-count-food-set = Full meals
explorers-count-village = Surrounded villages
explorers-count-temple = Around the temples
explorers-count-corner = To the corners
explorers-race-keys = Race for keys
explorers-race-maps = Race for maps
explorers-race-horses = Race for horses
explorers-race-gems = Race for gems
explorers-race-villages = Race to the villages
explorers-race-places = Race to villages and temples
explorers-race-edges = Race to the edges
explorers-race-tiles = Race over the tiles
explorers-line-vertical = Longest column
explorers-line-horizontal = Longest row
explorers-line-diagonal = Longest diagonal
explorers-square = Largest square
explorers-none-map-rule = Points if no map was crossed in the whole game.
explorers-none-gem-rule = Points if no gem was crossed in the whole game.
explorers-none-key-rule = Points if no key was crossed in the whole game.
explorers-none-temple-rule = Points if no temple was crossed in the whole game.
explorers-none-horse-rule = Points if no horse was crossed in the whole game.
explorers-none-apple-rule = Points if no apple was crossed in the whole game.
explorers-none-carrot-rule = Points if no carrot was crossed in the whole game.
explorers-none-fish-rule = Points if no fish was crossed in the whole game.
explorers-zones-water-rule = Points for a cross in every zone of water.
explorers-zones-grass-rule = Points for a cross in every zone of grass.
explorers-zones-sand-rule = Points for a cross in every zone of sand.
explorers-zones-mountain-rule = Points for a cross in every zone of mountain.
explorers-full-row-rule = Points for a row crossed from the left edge to the right.
explorers-full-column-rule = Points for a column crossed from the top edge to the bottom.
explorers-full-row-or-column-rule = Points for a row or a column crossed from one edge to the other.
explorers-count-key-rule = Points by the number of keys crossed.
explorers-count-map-rule = Points by the number of maps crossed.
explorers-count-horse-rule = Points by the number of horses crossed.
explorers-count-gem-rule = Points by the number of gems crossed.
explorers-count-apple-rule = Points by the number of apples crossed.
explorers-count-carrot-rule = Points by the number of carrots crossed.
explorers-count-fish-rule = Points by the number of fish crossed.
explorers-count-food-set-rule = Points by the number of sets of apple, carrot and fish crossed.
explorers-count-village-rule = Points by the number of villages with crosses on all four sides.
explorers-count-temple-rule = Points by the number of temples with two crosses or more around them.
explorers-count-corner-rule = Points by the number of corners of the landscape crossed.
explorers-race-keys-rule = The sooner you have crossed three keys, the more points.
explorers-race-maps-rule = The sooner you have crossed three maps, the more points.
explorers-race-horses-rule = The sooner you have crossed four horses, the more points.
explorers-race-gems-rule = The sooner you have crossed four gems, the more points.
explorers-race-villages-rule = The sooner all four villages have a cross beside them, the more points.
explorers-race-places-rule = The sooner three villages have a cross beside them and three temples are entered, the more points.
explorers-race-edges-rule = The sooner your crosses touch all four edges of the landscape, the more points.
explorers-race-tiles-rule = The sooner you have three crosses on each tile, the more points.
explorers-line-vertical-rule = A point for each cell of your longest unbroken column of crosses.
explorers-line-horizontal-rule = A point for each cell of your longest unbroken row of crosses.
explorers-line-diagonal-rule = A point for each cell of your longest unbroken diagonal of crosses.
explorers-square-rule = Points by the side of your largest square full of crosses.

## Titles of a solo game

explorers-armchair-traveller = Armchair Traveller
explorers-sunday-walker = Sunday Walker
explorers-seasoned-scout = Seasoned Scout
explorers-pathfinder = Pathfinder
explorers-name-on-the-map = Name on the Map
explorers-legend-of-the-trails = Legend of the Trails

## Why points were earned

explorers-food-scored =
    { $amount ->
        [one] round { $round }, one food
       *[other] round { $round }, { $amount } foods
    }
explorers-gems-scored =
    { $amount ->
        [one] round { $round }, one gem
       *[other] round { $round }, { $amount } gems
    }
explorers-temple-scored = temple { $temple }
explorers-village-scored =
    { $amount ->
        [one] village { $village }, one cross beside it
       *[other] village { $village }, { $amount } crosses beside it
    }
explorers-race-won = { $objective }
explorers-without = not one of the { $item }
# Number alone: '3 in all' stands behind a comma.
explorers-all-zones = every zone of { $terrain }, { $zones } in all
explorers-full-line = a line from edge to edge
# Number alone: the number stands behind a colon.
explorers-counted = { $thing }: { $amount }
explorers-longest-line = { $length ->
    [one] the longest line, one cell
   *[other] the longest line, { $length } cells
}
explorers-largest-square = the largest square, { $side } by { $side }

## What is asked of a seat

explorers-prompt-village = Choose the start village.
explorers-prompt-opening = { $amount ->
    [1] Choose a terrain for your first cross.
   *[other] Choose a terrain for your first { $amount } crosses.
}
explorers-prompt-side = Take a side of the card.
explorers-prompt-card = Choose the side of the card you use.
explorers-prompt-card-or-map = Use the card, or strike a map.
explorers-prompt-bonus =
    { $amount ->
        [one] The temple gives a cross: choose its terrain.
       *[other] The temple gives { $amount } crosses: choose their terrain.
    }
explorers-prompt-cross =
    { $amount ->
        [one] One more cross: { $terrain }.
       *[other] { $amount } more crosses: { $terrain }.
    }
explorers-prompt-ride = The horse takes you one cell further, in any terrain.
explorers-prompt-wait = Others are still exploring.
explorers-prompt-over = The four rounds are over.

## Why an action is refused

explorers-no-choice-now = The terrain is chosen: make your crosses.
explorers-no-village-choice = The start village is settled.
explorers-no-central-village = First choose one of the villages nearest the middle.
explorers-no-terrain-yet = First choose a terrain.
explorers-no-map-now = A map is of no use here.
explorers-no-map = You have no map from an earlier turn.
explorers-no-such-offer = That is not offered now.
explorers-no-horse-first = The horse comes first.
explorers-no-horse = There is no horse to ride.
explorers-no-crossed = { $cell } is crossed already.
explorers-no-village = { $cell } is a village.
explorers-no-neighbour = { $cell } lies beside none of your crosses.
explorers-no-key = { $cell } is a temple, and you have no key.
explorers-no-terrain = { $cell } is { $terrain }, but your crosses are for { $wanted }.
explorers-notation = '{ $text }': a choice is one or two of the terrains { $letters }
explorers-notation-map = '{ $text }': a map is for one of the terrains { $letters }
explorers-notation-mark = '{ $text }' is not one of start, map, horse

## The log; $seat is the name of a player

explorers-laid = The tiles are laid: { $tiles }.
explorers-in-play = Objective: { $objective }.
explorers-equally-central = Two villages or more are equally near the middle.
explorers-set-out = All set out from { $cell }.
explorers-round-begins = Round { $round } begins.
explorers-card-revealed = The card shows { $one } or { $two }.
explorers-card-faces = The card faces you with { $facing }; behind it is { $behind }.
explorers-side-taken = { $seat } takes { $side }.
explorers-crossed = { $seat } crosses { $cells }.
explorers-crossed-nothing = { $seat } has no cell to cross, and gives this turn away.
explorers-found-key = { $seat } finds a key on { $cell }.
explorers-found-map = { $seat } finds a map on { $cell }.
explorers-found-horse = { $seat } mounts a horse on { $cell }.
explorers-found-apple = { $seat } picks an apple on { $cell }.
explorers-found-carrot = { $seat } pulls a carrot on { $cell }.
explorers-found-fish = { $seat } catches a fish on { $cell }.
explorers-found-gem = { $seat } finds a gem on { $cell }.
explorers-found-temple = { $seat } unlocks the temple on { $cell }.
explorers-found-in-vain = { $seat } has no use now for what lies on { $cell } ({ $item }).
explorers-temple-visited = { $points ->
    [one] { $seat } visits temple { $temple }: { $points } point.
   *[other] { $seat } visits temple { $temple }: { $points } points.
}
explorers-temple-crosses =
    { $amount ->
        [one] Temple { $temple } gives one cross to { $seat }.
       *[other] Temple { $temple } gives { $amount } crosses to { $seat }.
    }
explorers-race-finished = { $points ->
    [one] { $seat } completes { $objective }: { $points } point.
   *[other] { $seat } completes { $objective }: { $points } points.
}
explorers-round-food = { $points ->
    [one] Food: { $points } point for { $seat }.
   *[other] Food: { $points } points for { $seat }.
}
explorers-round-gems = { $points ->
    [one] Gems: { $points } point for { $seat }.
   *[other] Gems: { $points } points for { $seat }.
}
explorers-values-struck = The best value of every prize still open is struck.
explorers-finished = The landscape is explored.

## Options: the name, then help in one sentence

explorers-option-tiles = Tiles
explorers-option-tiles-help = Four of the eight tiles, and how far each is turned. With none named, all four are laid by lot.
explorers-option-tiles-slot1 = Top left
explorers-option-tiles-slot2 = Top right
explorers-option-tiles-slot3 = Bottom left
explorers-option-tiles-slot4 = Bottom right
explorers-option-objectives = Objectives
explorers-option-objectives-help = How many objectives are in play.
explorers-option-objective-names = Named objectives
explorers-option-objective-names-help = Objectives to play with; more are dealt up to the number above.
explorers-option-advanced-food = Advanced food
explorers-option-advanced-food-help = No food in the first round, then four of one kind a round.
explorers-option-advanced-gems = Advanced gems
explorers-option-advanced-gems-help = The first gems make up for losses, the later ones are worth more and more.
explorers-option-advanced-temples = Advanced temples
explorers-option-advanced-temples-help = Every temple is worth the same, but those who come first get extra crosses.
explorers-option-advanced-villages = Advanced villages
explorers-option-advanced-villages-help = Only the village with the fewest crosses beside it counts.

## Beside the map

explorers-village = village
explorers-one-temple = temple
explorers-one-key = key
explorers-one-map = map
explorers-one-horse = horse
explorers-one-apple = apple
explorers-one-carrot = carrot
explorers-one-fish = fish
explorers-one-gem = gem
explorers-tile-turned-0 = tile { $number }
explorers-tile-turned-1 = tile { $number }, a quarter turned
explorers-tile-turned-2 = tile { $number }, half turned
explorers-tile-turned-3 = tile { $number }, three quarters turned
explorers-setting-out = Setting out
explorers-card-number = Card { $number } of { $last }
explorers-cards-unseen = Not yet seen this round; one of them stays away:
explorers-choose-terrain = Choose a terrain
explorers-strike-map = Map: { $terrain }
explorers-said-cross = cross { $cell }
explorers-said-horse = ride to { $cell }
explorers-said-start = set out from { $cell }
explorers-said-crossed = crossed
explorers-crosses-count = { $count ->
    [one] one cross
   *[other] { $count } crosses
}
explorers-crosses-possible = { $count ->
    [0] no cell to cross
    [one] room for one
   *[other] room for { $count }
}
explorers-give-away = No cell of { $terrain } can be reached: if you ink this, the turn is given away.
explorers-crosses-left = { $count ->
    [one] One cross left: { $terrain }
   *[other] { $count } crosses left: { $terrain }
}
explorers-satchel = Rounds and belongings
explorers-round = Round { $round }
# Number alone: '2 found' stands behind a comma.
explorers-keys-carried = { $free ->
    [one] { $free } key free
   *[other] { $free } keys free
}, { $found } found
# Number alone: '2 found' stands behind a comma.
explorers-maps-carried = { $free ->
    [one] { $free } map free
   *[other] { $free } maps free
}, { $found } found
explorers-temple-won = { $points ->
    [one] Temple { $temple } gave { $points } point
   *[other] Temple { $temple } gave { $points } points
}
explorers-temple-open = { $points ->
    [one] Temple { $temple } offers { $points } point
   *[other] Temple { $temple } offers { $points } points
}
# Number alone: a list of the values still open.
explorers-race-left = still open: { $points }
explorers-food-rule = Food crossed in a round counts at its end if its column has a place for it; each one more is worth more than the last.
explorers-food-advanced-rule = No food counts in the first round. Then only the food printed in the round’s column does, and each one more is worth more than the last.
explorers-gems-rule = Each gem found so far gives a point at the end of every round, again and again.
explorers-gems-advanced-rule = Gems are taken along the track. At the end of every round the losses not yet crossed off count; once all are, the gains circled so far.
explorers-temples-rule = A temple is entered with a free key; whoever comes sooner gets more points.
explorers-temples-advanced-rule = A temple is entered with a free key. Its points are the same for all; whoever comes sooner gets more crosses, to be made at the end of the turn on one terrain.
explorers-villages-rule = At the end each village counts by the crosses beside it.
explorers-villages-advanced-rule = At the end only the village with the fewest crosses beside it counts.

## How to play

explorers-how-aim = All cross the same landscape on a board of their own, from the start village outwards, and gather what lies on the way.
explorers-how-turn = First cross three cells of one terrain. Then a card shows two sides each turn. Whoever is active takes one and crosses three cells of its terrain; the others cross three of the other side, or two of the side taken.
explorers-how-special = A cross must lie beside the start village or a cross of yours; villages are not crossed. A key opens a temple. A map, in a later turn, gives four crosses of one terrain instead of the card. A horse gives one more cross at once, on any terrain.
explorers-how-points = Food and gems count at the end of every round, villages at the end by the crosses beside them. A temple gives most to whoever enters it first. Objectives, where there are any, stand beside the map.
explorers-how-end = There are four rounds of seven cards. Whoever has the most points wins; if level, whoever has struck fewer maps.
explorers-how-solo = One side of the card lies towards you: cross three cells of it, or two of the other. After every round but the last, a temple you have not entered and a race you have not met are worth less. Your points earn you a title.

## Your box: what is said of it elsewhere

explorers-box-tiles = Landscape tiles
explorers-box-cards = Exploration cards
explorers-box-boards = Boards and scoring tiles
explorers-box-objectives = Objectives

## A paper game

explorers-paper-prompt = Choose your tiles, cross what is crossed on your sheet, and copy what the boards say.
explorers-paper-loose = Crosses that are not joined to the start village do not count.
explorers-paper-start = Start village
explorers-paper-boards = What the boards say
explorers-paper-temple = Points of temple { $temple }
explorers-paper-race = Place in this race
explorers-paper-cross = cross

## What is printed, for the page of the rules

explorers-printed-cards = Exploration cards
explorers-printed-crosses = Crosses in a turn
explorers-printed-crosses-opening = When setting out
explorers-printed-crosses-favoured = The side of the card that faces you
explorers-printed-crosses-other = The other side
explorers-printed-crosses-map = A map that is struck
explorers-printed-slots = Room on your board
explorers-printed-food = Food
explorers-printed-food-advanced = Food, advanced side
explorers-printed-gems = Gems
explorers-printed-gems-advanced = Gems, advanced side
explorers-printed-temples = Temples: for the first to come, the second and so on
explorers-printed-temples-advanced = Temples, advanced side
explorers-printed-temple-points = Points of every temple
explorers-printed-temple-crosses = Crosses for the first to come, the second and so on
explorers-printed-villages = Villages
explorers-printed-villages-advanced = Villages, advanced side: only the one with the fewest crosses counts
explorers-printed-by-crosses = Points for 0, 1, 2 … crosses beside it
explorers-printed-by-food = Points for 0, 1, 2 … foods in a round
explorers-printed-no-food = no food
explorers-printed-objectives = Every objective
explorers-printed-threshold = How many it takes: { $number }
explorers-printed-objectives-backs = Which objective is behind which tile
explorers-printed-set = Set { $number }
explorers-printed-behind = Tile { $number }: { $objective }
explorers-printed-unknown = not known
explorers-printed-solo = Titles of a solo game
explorers-printed-shift = Each objective in play adds to every title
explorers-printed-tiles = The landscape tiles
explorers-printed-tile = Tile { $number }
explorers-printed-players = { $count ->
    [one] one player
   *[other] { $count } players
}

## A first game, note by note

explorers-lesson-trail = Your trail sets out from the marked start village. It grows cross by cross, and each cross lies beside that village or beside another cross of yours.
explorers-lesson-finds = What lies on a cell you cross is yours: food, gems, keys, maps, horses. Here you see what each looks like and what you have.
explorers-lesson-terrain = To begin with, choose a terrain: your first three crosses all lie on it.
explorers-lesson-cross = Cells you may cross are lit. Crosses can be taken back, and the last one of a turn waits in pencil until you ink it.
explorers-lesson-card = Each turn a card shows two sides. The side towards you gives three crosses, the other side two.
explorers-lesson-horse = A horse! It takes you one cell further at once, on any terrain.
explorers-lesson-food = Food counts at the end of the round in which you find it, as long as the column of the round has a place for it. Each one more is worth more than the last.
explorers-lesson-gems = All gems found so far count at the end of every round: one found in the first round counts four times.
explorers-lesson-villages = At the very end each village counts by the crosses beside it, so let your trail lead past several.
explorers-lesson-found-map = You have found a map. Whenever you like, strike it instead of using the card: four crosses on one terrain of your choice.
explorers-lesson-key = A key opens a temple, any one you reach. Be quick: after each round a temple you have not entered is worth less.
explorers-lesson-round = The first round is over, and its food and your gems are counted. There are four rounds of seven cards.
explorers-lesson-goodbye = Now you know how it goes; if something new comes up, a note will say so. A hint comes from a strong player. Have a good journey!

## At the terminal

explorers-terminal-tile-turned = { $number } ({ $turn } turn)
# The letters of cells on maps at the terminal, terrains and what lies there: each its own.
explorers-terminal-letter-water = W
explorers-terminal-letter-grass = G
explorers-terminal-letter-sand = S
explorers-terminal-letter-mountain = M
explorers-terminal-letter-temple = T
explorers-terminal-letter-key = k
explorers-terminal-letter-map = m
explorers-terminal-letter-horse = h
explorers-terminal-letter-apple = a
explorers-terminal-letter-carrot = c
explorers-terminal-letter-fish = f
explorers-terminal-letter-gem = g
explorers-terminal-help =
    Write a terrain, then the cells you cross, one by one or all in a line:
      G             a terrain, or the number of a choice
      m5            a cross; a horse goes on with the next one
      G m5 m7 m8    a whole turn
      map:G         strike a map for four crosses
    The last cross of a turn is in pencil first: Enter inks it, n rubs it out.
explorers-terminal-legend = x is a cross of yours, / one of this turn, still in pencil, + a cell you may cross now; the letter behind a terrain is what lies there, behind a village its own.
