## Names

cartographers = Cartographers
cartographers-about = Chart the queen’s lands through four seasons, and keep the monsters from your map.
cartographers-forest = forest
cartographers-village = village
cartographers-farm = farm
cartographers-water = water
cartographers-monster = monsters
cartographers-mountain = mountain
cartographers-wasteland = wasteland
cartographers-ruins = ruins
cartographers-empty = empty
cartographers-spring = spring
cartographers-summer = summer
cartographers-fall = autumn
cartographers-winter = winter
cartographers-great-river = Great River
cartographers-farmland = Farmland
cartographers-hamlet = Hamlet
cartographers-forgotten-forest = Forgotten Forest
cartographers-hinterland-stream = Hinterland Stream
cartographers-homestead = Homestead
cartographers-orchard = Orchard
cartographers-treetop-village = Treetop Village
cartographers-marshlands = Marshlands
cartographers-fishing-village = Fishing Village
cartographers-rift-lands = Rift Lands
cartographers-temple-ruins = Temple Ruins
cartographers-outpost-ruins = Outpost Ruins
cartographers-goblin-attack = Goblin Attack
cartographers-bugbear-assault = Bugbear Assault
cartographers-kobold-onslaught = Kobold Onslaught
cartographers-gnoll-raid = Gnoll Raid

## Shapes in words, for ears: the name, then how the shape lies

cartographers-shape-single = a single cell
cartographers-shape-bar-2 = a bar of two
cartographers-shape-bar-3 = a bar of three
cartographers-shape-bar-4 = a bar of four
cartographers-shape-diagonal-2 = two cells corner to corner
cartographers-shape-diagonal-3 = three cells corner to corner
cartographers-shape-corner-3 = an angle of three
cartographers-shape-corner-5 = a large angle of five
cartographers-shape-l-4 = an L of four
cartographers-shape-zigzag-4 = a zigzag of four
cartographers-shape-zigzag-5 = a zigzag of three and two
cartographers-shape-t-4 = a T of four
cartographers-shape-t-5 = a long T of five
cartographers-shape-block-5 = a block of five
cartographers-shape-stairs-5 = a staircase of five
cartographers-shape-plus-5 = a plus of five
cartographers-shape-u-5 = a U of five
cartographers-shape-pair-of-bars = two bars of two with a gap between
cartographers-shape-other =
    { $count ->
        [one] a shape of { $count } cell
       *[other] a shape of { $count } cells
    }
cartographers-turn-lying = lying
cartographers-turn-standing = standing
cartographers-turn-rising = rising to the right
cartographers-turn-falling = falling to the right
cartographers-turn-side-by-side = side by side
cartographers-turn-stacked = one above the other
cartographers-turn-stem = stem pointing { $side }
cartographers-turn-open = open { $side }
cartographers-turn-angle = its arms meet at the { $corner }
cartographers-turn-gap = its gap at the { $corner }
cartographers-turn-hollow = hollow at the { $corner }
cartographers-turn-foot = its foot at the { $corner }
cartographers-turn-long-end = its three ending at the { $corner }
cartographers-side-up = up
cartographers-side-right = to the right
cartographers-side-down = down
cartographers-side-left = to the left
cartographers-corner-top-left = top left
cartographers-corner-top-right = top right
cartographers-corner-bottom-left = bottom left
cartographers-corner-bottom-right = bottom right

## Goals: the name, then the rule in one sentence

cartographers-sentinel-wood = Sentinel Wood
cartographers-greenbough = Greenbough
cartographers-treetower = Treetower
cartographers-stoneside-forest = Stoneside Forest
cartographers-canal-lake = Canal Lake
cartographers-mages-valley = Mages Valley
cartographers-the-golden-granary = The Golden Granary
cartographers-shoreside-expanse = Shoreside Expanse
cartographers-wildholds = Wildholds
cartographers-great-city = Great City
cartographers-greengold-plains = Greengold Plains
cartographers-shieldgate = Shieldgate
cartographers-borderlands = Borderlands
cartographers-lost-barony = Lost Barony
cartographers-the-broken-road = The Broken Road
cartographers-the-cauldrons = The Cauldrons
cartographers-sentinel-wood-rule = 1 point for each forest cell on the edge of the map.
cartographers-greenbough-rule = 1 point for each row and each column with forest in it.
cartographers-treetower-rule = 1 point for each forest cell closed in on all four sides by filled cells or the edge.
cartographers-stoneside-forest-rule = 3 points for each mountain that a cluster of forest links to another mountain.
cartographers-canal-lake-rule = 1 point for each water cell beside a farm, and for each farm cell beside water.
cartographers-mages-valley-rule = 2 points for each water cell and 1 for each farm cell beside a mountain.
cartographers-the-golden-granary-rule = 1 point for each water cell beside ruins, 3 for each farm cell on ruins.
cartographers-shoreside-expanse-rule = 3 points for each cluster of farms beside neither water nor the edge, and each cluster of water beside neither a farm nor the edge.
cartographers-wildholds-rule = 8 points for each cluster of six villages or more.
cartographers-great-city-rule = 1 point for each cell of the largest cluster of villages beside no mountain.
cartographers-greengold-plains-rule = 3 points for each cluster of villages beside three or more other terrains.
cartographers-shieldgate-rule = 2 points for each cell of the second largest cluster of villages.
cartographers-borderlands-rule = 6 points for each full row and each full column.
cartographers-lost-barony-rule = 3 points for each cell along the side of the largest filled square.
cartographers-the-broken-road-rule = 3 points for each full diagonal that runs from the left edge down to the bottom edge.
cartographers-the-cauldrons-rule = 1 point for each empty cell closed in on all four sides by filled cells or the edge.
cartographers-coins-name = Coins
cartographers-column = Cards revealed this season with their times; ambushes met so far
cartographers-monsters-name = Monsters

## Titles of a solo game

cartographers-legendary-cartographer = Legendary Cartographer
cartographers-master-mapsmith = Master Mapsmith
cartographers-journeyman-topographer = Journeyman Topographer
cartographers-apprentice-surveyor = Apprentice Surveyor
cartographers-amateur-assessor = Amateur Assessor
cartographers-inept-assistant = Inept Assistant
cartographers-dimwitted-doodler = Dimwitted Doodler
cartographers-oblivious-inkdrinker = Oblivious Inkdrinker

## Why points were earned

cartographers-forest-on-the-edge = forest on the edge
cartographers-row-with-forest = a row with forest
cartographers-column-with-forest = a column with forest
cartographers-enclosed-forest = forest closed in on all sides
cartographers-linked-mountain = a mountain linked to another by forest
cartographers-water-beside-farm = water beside a farm
cartographers-farm-beside-water = a farm beside water
cartographers-water-beside-mountain = water beside a mountain
cartographers-farm-beside-mountain = a farm beside a mountain
cartographers-water-beside-ruins = water beside ruins
cartographers-farm-on-ruins = a farm on ruins
cartographers-farm-away-from-water = a cluster of farms beside neither the edge nor water
cartographers-water-away-from-farm = a cluster of water beside neither the edge nor a farm
cartographers-big-village = a cluster of six villages or more
cartographers-largest-village-off-the-mountains = the largest cluster of villages beside no mountain
cartographers-varied-village = a cluster of villages beside three terrains or more
cartographers-second-village = the second largest cluster of villages
cartographers-full-row = a full row
cartographers-full-column = a full column
cartographers-full-diagonal = a full diagonal
cartographers-cauldron = an empty cell closed in on all sides
cartographers-largest-square = the largest filled square, { $side } by { $side }
cartographers-coins =
    { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }
cartographers-threatened = an empty cell beside monsters

## What is asked of a seat

cartographers-prompt-draw = Draw one of the shapes of { $card } on your map.
cartographers-prompt-ruins = Draw a shape of { $card } so that it covers ruins.
cartographers-prompt-one-cell = Nothing on { $card } fits: draw a single cell anywhere.
cartographers-prompt-ruins-one-cell = Nothing on { $card } can cover ruins: draw a single cell anywhere.
cartographers-prompt-ambush = Ambush! Draw the monsters of { $card } on the map of { $other }.
cartographers-prompt-ambush-one-cell = Ambush! { $card } fits nowhere: draw a single monster anywhere on the map of { $other }.
cartographers-prompt-wait = Others are still drawing.
cartographers-prompt-over = The four seasons are over.

## Why a placement is refused

cartographers-no-mountain = { $cell } is a mountain.
cartographers-no-wasteland = { $cell } is wasteland.
cartographers-no-filled = { $cell } is already filled.
cartographers-no-terrain = This card does not offer { $terrain }.
cartographers-no-only-one-cell = Nothing on the card fits: a single cell is drawn, anywhere.
cartographers-no-only-one-cell-ruins = Nothing on the card can cover ruins: a single cell is drawn, anywhere.
cartographers-no-shape = The card does not show that shape.
cartographers-no-ruins = The shape has to cover ruins.
cartographers-notation = '{ $text }' is not a placement: write a terrain and cells, F:c3c4d4

## The log; $seat and $other are names of players

cartographers-revealed = { $card } is revealed, time { $time }.
cartographers-revealed-ruins = { $card }: the next shape has to cover ruins.
cartographers-revealed-ambush = Ambush! { $card }.
cartographers-drew = { $seat } draws { $terrain } on { $cells }.
cartographers-drew-on = { $seat } draws monsters on { $cells } of the map of { $other }.
cartographers-ambushed = Monsters settle on { $cells }.
cartographers-repelled = { $card } finds no room and moves on.
cartographers-shape-coin = { $seat } marks a coin.
cartographers-mountain-coin =
    { $coins ->
        [one] A mountain on the map of { $seat } is closed in: one coin is marked.
       *[other] Mountains on the map of { $seat } are closed in: { $coins } coins are marked.
    }
cartographers-scored =
    { $points ->
        [one] End of { $season }: { $points } point for { $seat }.
       *[other] End of { $season }: { $points } points for { $seat }.
    }
cartographers-over = The maps are finished.

## Options: the name, then help in one sentence; then the names of the values

cartographers-option-sheet = Map side
cartographers-option-sheet-help = Wilderness is open; the wastelands have a barren middle.
cartographers-option-sheet-A = A, wilderness
cartographers-option-sheet-B = B, wastelands
cartographers-option-goals = Goals
cartographers-option-goals-help = Four goals for the edicts A to D, one of each category; with none named, all four are drawn by lot.
cartographers-option-goals-slot1 = Edict A
cartographers-option-goals-slot2 = Edict B
cartographers-option-goals-slot3 = Edict C
cartographers-option-goals-slot4 = Edict D
cartographers-option-fallback_terrain = Terrain of a single cell
cartographers-option-fallback_terrain-help = When nothing on the card fits or can cover ruins, a single cell is drawn; printings of the rules differ on its terrain.
cartographers-option-fallback_terrain-card = one on the card
cartographers-option-fallback_terrain-any-under-ruins = any, after ruins
cartographers-option-fallback_terrain-any = any

## How to play

cartographers-how-aim = Everybody draws the same lands on a map of their own. Four goals, the edicts A to D, say what is worth points.
cartographers-how-turn = A card is turned up for all. Choose one of its shapes and terrains, turn and flip the shape as you like, and draw it on empty cells of your map. All draw at the same time.
cartographers-how-special = After a ruins card the next shape must cover ruins. Where nothing fits, or no shape can cover ruins, a single cell is drawn instead. At an ambush you draw monsters on a neighbour’s map, and a neighbour draws them on yours. Every season one more ambush is shuffled into the cards; one that did not come up stays there.
cartographers-how-points = At the end of every season two of the edicts count. Each coin gives a point in every season, and each empty cell beside a monster costs one. Coins come with some shapes, and with mountains closed in on all four sides.
cartographers-how-end = Cards take time, and a season ends when its time is used up. After winter whoever has the most points wins; if level, whoever lost the fewest to monsters.
cartographers-how-solo = Monsters find their place on your map by themselves. At the end the numbers printed on the four goals are taken from your points, and what remains earns you a title.

## What is printed, for the page of the rules

cartographers-printed-landscapes = Exploration cards
cartographers-printed-ruins = Ruins cards
cartographers-printed-ambushes = Ambush cards
cartographers-printed-goals = Every goal
cartographers-printed-seasons = The seasons
cartographers-printed-coins = Coins that can be marked at most
cartographers-printed-titles = Titles of a solo game
cartographers-printed-layout-a = The maps
cartographers-printed-time = Time { $time }
cartographers-printed-on-ruins = Takes no time; the next shape has to cover ruins.
cartographers-printed-clockwise = The maps are passed clockwise.
cartographers-printed-anticlockwise = The maps are passed anticlockwise.
cartographers-printed-from-top-left = Alone: from the top left corner round the map the same way.
cartographers-printed-from-top-right = Alone: from the top right corner round the map the same way.
cartographers-printed-from-bottom-right = Alone: from the bottom right corner round the map the same way.
cartographers-printed-from-bottom-left = Alone: from the bottom left corner round the map the same way.
cartographers-printed-with-coin = { $terrain }, with a coin
cartographers-printed-solo = { $name }; number for a solo game: { $number }
cartographers-printed-forest = Forest
cartographers-printed-farm-water = Farms and water
cartographers-printed-village = Villages
cartographers-printed-space = The lie of the land
cartographers-printed-season = Lasts { $threshold } time and counts the edicts { $one } and { $two }.

## A first game, note by note

cartographers-lesson-map = This map is yours for four seasons. Each turn a card offers shapes, and you draw one of them on empty cells. Mountains and ruins are there from the start.
cartographers-lesson-goals = These four edicts say what earns points. Spring counts A and B: forest on the edge, and water beside farms. Point at one to see its rule and its cells.
cartographers-lesson-goals-touch = These four edicts say what earns points. Spring counts A and B: forest on the edge, and water beside farms. Tap one to see its rule and its cells.
cartographers-lesson-card = { cartographers-great-river } offers two shapes of water. The smaller one brings a coin, and a coin is worth a point at the end of every season.
cartographers-lesson-draw = The shape follows you over the map; turn it and flip it as you like. Lay it in pencil and see beside it what it would give, then ink it. If unsure, ask for a hint.
cartographers-lesson-draw-touch = Tap the map or draw the shape over it with a finger: it lies there in pencil. Turn it and flip it by the buttons, see beside it what it would give, then ink it. If unsure, ask for a hint.
cartographers-lesson-side-by-side = Edict B gives a point for each water cell beside a farm, and for each farm cell beside water: lay { cartographers-farmland } along your river.
cartographers-lesson-time = Every card takes some time. When the time of the season is used up, the season ends and its two edicts count.
cartographers-lesson-single = { cartographers-rift-lands } is a single cell of any terrain: good for a gap, or where one cell is all that is missing.
cartographers-lesson-ruins = Ruins were turned up, so this shape has to cover ruins; only such spots are lit. If it could cover none, you would draw a single cell anywhere.
cartographers-lesson-ambush = An ambush! Monsters have come onto your map. Each empty cell beside them costs a point at the end of every season, so close them in.
cartographers-lesson-mountain = A mountain with all four sides filled earns a coin as well. There are five mountains.
cartographers-lesson-season-end = This is the last card of spring: it uses up the time. Then A and B count, coins are added, and monsters take their share.
cartographers-lesson-next-season = Spring is counted. Summer counts B and C, autumn C and D, winter D and A. Draw now for what counts later.
cartographers-lesson-goodbye = Now you know all of it. The story tells what happened, a hint comes from a strong player, and after winter your points earn you a title. Have a good journey!

## At the terminal

cartographers-terminal-met = Ambushes met
cartographers-terminal-ruins-covered = ruins under what is drawn
cartographers-terminal-paper-all-goals = Every goal is counted by itself, and no total is made: a game has four, which goals names.
cartographers-terminal-paper-no-ruins = The Golden Granary is left out: name the sheet, or mark ruins by R and small letters.
# The letters of cells on maps at the terminal: each its own, and none that of an edict.
cartographers-terminal-letter-forest = F
cartographers-terminal-letter-village = V
cartographers-terminal-letter-farm = G
cartographers-terminal-letter-water = W
cartographers-terminal-letter-monster = M
cartographers-terminal-help =
    Write what you draw:
      2 c3        the second offer with its top left corner at c3
      2r c3       the same after a quarter turn; rr, rrr turn further, f flips: 2rf c3
      F:c3c4d4    the terrain and every cell
      17          the number of a drawing in the list
    It is shown in pencil first: Enter inks it, n rubs it out.
      spots [2rf]   where an offer fits
cartographers-terminal-legend = [ ] is drawn in pencil, + a spot for a top left corner; a goal with * counts at the end of this season, a shape with +1 brings a coin.
