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

## A first game, note by note

cartographers-lesson-map = This map is yours for four seasons. Each turn a card offers shapes, and you draw one of them on empty cells. Mountains and ruins are there from the start.
cartographers-lesson-goals = These four edicts say what earns points. Spring counts A and B: forest on the edge, and water beside farms. Point at one to see its rule and its cells.
cartographers-lesson-card = { cartographers-great-river } offers two shapes of water. The smaller one brings a coin, and a coin is worth a point at the end of every season.
cartographers-lesson-draw = The shape follows you over the map; turn it and flip it as you like. Lay it in pencil and see beside it what it would give, then ink it. If unsure, ask for a hint.
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

cartographers-terminal-help =
    Write what you draw:
      2 c3        the second offer with its top left corner at c3
      2r c3       the same after a quarter turn; rr, rrr turn further, f flips: 2rf c3
      F:c3c4d4    the terrain and every cell
      17          the number of a drawing in the list
    It is shown in pencil first: Enter inks it, n rubs it out.
      spots [2rf]   where an offer fits
cartographers-terminal-legend = [ ] is drawn in pencil, + a spot for a top left corner; a goal with * counts at the end of this season, a shape with +1 brings a coin.
