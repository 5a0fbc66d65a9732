## Names

misterra = Maps of Misterra
misterra-about = Survey an island that nobody has seen whole, and be believed.
misterra-steppe = steppe
misterra-lagoon = lagoon
misterra-jungle = jungle
misterra-mountain = mountain
misterra-beach1 = beach 1
misterra-beach2 = beach 2
misterra-beach3 = beach 3
misterra-beach4 = beach 4
misterra-beach5 = beach 5
misterra-fidelity-name = Fidelity
misterra-completeness-name = Completeness
misterra-claims-name = Claims
misterra-expert-name = Master cartographer
misterra-otoma-name = Otoma’s claims

## Presumptions by number, as a list of points calls them

misterra-presumption-1 = Presumption 1, zones of a terrain
misterra-presumption-2 = Presumption 2, zones of a terrain
misterra-presumption-3 = Presumption 3, zones of a terrain
misterra-presumption-4 = Presumption 4, zones of a terrain
misterra-presumption-5 = Presumption 5, a terrain along the edge
misterra-presumption-6 = Presumption 6, a terrain along the edge
misterra-presumption-7 = Presumption 7, a terrain along the edge
misterra-presumption-8 = Presumption 8, a terrain along the edge
misterra-presumption-9 = Presumption 9, all four terrains inland
misterra-presumption-10 = Presumption 10, all four terrains along the beach
misterra-presumption-11 = Presumption 11, one terrain inland
misterra-presumption-12 = Presumption 12, one terrain along the beach
misterra-presumption-13 = Presumption 13, a terrain not beside another
misterra-presumption-14 = Presumption 14, a terrain not beside another
misterra-presumption-15 = Presumption 15, a terrain not beside another
misterra-presumption-16 = Presumption 16, a terrain not beside another
misterra-presumption-17 = Presumption 17, the largest zone
misterra-presumption-18 = Presumption 18, the smallest zone
misterra-presumption-19 = Presumption 19, zones of one cell
misterra-presumption-20 = Presumption 20, zones of two cells
misterra-presumption-21 = Presumption 21, the terrain shown most
misterra-presumption-22 = Presumption 22, the terrain shown least
misterra-presumption-23 = Presumption 23, sets of all four terrains
misterra-presumption-24 = Presumption 24, a small pattern
misterra-presumption-25 = Presumption 25, a small pattern
misterra-presumption-26 = Presumption 26, a small pattern
misterra-presumption-27 = Presumption 27, a small pattern
misterra-presumption-28 = Presumption 28, a large pattern
misterra-presumption-29 = Presumption 29, a large pattern
misterra-presumption-30 = Presumption 30, a large pattern
misterra-presumption-31 = Presumption 31, a large pattern

## Presumptions: the name, then the rule in one sentence

misterra-zones-of-terrain = Zones of { $terrain }
misterra-edge-of-terrain = Along the edge: { $terrain }
misterra-rows-of-all = All four terrains inland
misterra-columns-of-all = All four terrains along the beach
misterra-rows-of-one = One terrain inland
misterra-columns-of-one = One terrain along the beach
misterra-not-beside = Not beside { $avoided }: { $terrain }
misterra-largest-zone = The largest zone
misterra-smallest-zone = The smallest zone
misterra-zones-of-size = Zones of { $size ->
    [one] one cell
   *[other] { $size } cells
}
misterra-most-common = The terrain shown most
misterra-least-common = The terrain shown least
misterra-sets-of-four = Sets of all four terrains
misterra-pattern = The pattern { $pattern }
misterra-rule-zones-of-terrain = Every zone of { $terrain } counts by its number of cells: { $ladder }.
misterra-rule-edge-of-terrain = Count the cells of { $terrain } along the edge of your parchment: { $ladder }.
misterra-rule-rows-of-all = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each full line running inland from the beach that shows all four terrains.
misterra-rule-columns-of-all = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each full line running along the beach that shows all four terrains.
misterra-rule-rows-of-one = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each full line running inland from the beach that shows a single terrain.
misterra-rule-columns-of-one = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each full line running along the beach that shows a single terrain.
misterra-rule-not-beside = Count the cells of { $terrain } that share no side with { $avoided }: { $ladder }.
misterra-rule-largest-zone = Count the cells of your largest zone, of one of them if several are level: { $ladder }.
misterra-rule-smallest-zone = Count the cells of your smallest zone, of one of them if several are level: { $ladder }.
misterra-rule-zones-of-size = Count the zones of exactly { $size } { $size ->
    [one] cell
   *[other] cells
}: { $ladder }.
misterra-rule-most-common = Count the cells of the terrain you show most: { $ladder }.
misterra-rule-least-common = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each cell of the terrain you show least, leaving out those you do not show.
misterra-rule-sets-of-four = Count the sets of one cell of each terrain, wherever they lie: { $ladder }.
misterra-rule-pattern = { $points ->
    [one] { $points } point
   *[other] { $points } points
} wherever { $pattern } lies just as drawn, the beach at its left; places may overlap.

## Titles of a solo game: by total, presumptions, fidelity, claims

misterra-insignificant = Insignificant
misterra-dim = Dim
misterra-famous = Famous
misterra-memorable = Memorable
misterra-illustrious = Illustrious
misterra-eternal = Eternal
misterra-apprentice = Apprentice
misterra-assistant = Assistant
misterra-expert = Expert
misterra-dean = Dean
misterra-paper-pusher = Paper-pusher
misterra-topographer = Topographer
misterra-surveyor = Surveyor
misterra-cartographer = Cartographer
misterra-fearful = Fearful
misterra-prudent = Prudent
misterra-bold = Bold
misterra-intrepid = Intrepid

## Why points were earned

misterra-faithful = { $count ->
    [one] one cell as on the island
   *[other] { $count } cells as on the island
}
misterra-empty = { $count ->
    [one] one empty cell
   *[other] { $count } empty cells
}
misterra-zone = a zone of { $terrain }, { $count ->
    [one] one cell
   *[other] { $count } cells
}
misterra-zones-counted = { $count ->
    [one] one zone
   *[other] { $count } zones
} of { $size ->
    [one] one cell
   *[other] { $size } cells
}
misterra-edge-counted = { $count ->
    [one] one cell of { $terrain } along the edge
   *[other] { $count } cells of { $terrain } along the edge
}
misterra-apart-counted = { $count ->
    [one] one cell of { $terrain } not beside { $avoided }
   *[other] { $count } cells of { $terrain } not beside { $avoided }
}
misterra-terrain-counted = { $count ->
    [one] one cell of { $terrain }
   *[other] { $count } cells of { $terrain }
}
misterra-sets-counted = { $count ->
    [one] one set of all four terrains
   *[other] { $count } sets of all four terrains
}
misterra-line-of-all = a full line with all four terrains
misterra-line-of-one = a full line of { $terrain }
misterra-pattern-found = the pattern
# Number alone: '2 beyond 8' counts what the line before it names.
misterra-beyond = { $more } beyond { $last }
# Number alone: '3 so far' counts what the heading names.
misterra-too-few = { $count } so far; it takes { $least }
misterra-claimed-region = a region of { $terrain } claimed on { $cell }, { $count ->
    [one] one tile
   *[other] { $count } tiles
}
misterra-disputed-region = a region of { $terrain } with several claims, { $count ->
    [one] one tile
   *[other] { $count } tiles
}: nothing for { $cell }
misterra-expert-row = a row as on the island
misterra-expert-column = a column as on the island

## What is asked of a seat

# Number alone: '2 of your presumptions' is the same for one.
misterra-prompt-keep = Keep { $kept } of your presumptions; nobody else sees them.
misterra-prompt-land = Land on a cell of the beach.
misterra-prompt-move = Move if you like, then take a sketch card.
misterra-prompt-move-swap = Move, or swap a card of the display, or take a sketch card.
misterra-prompt-swap = Swap a card of the display if you like, then take a sketch card.
misterra-prompt-take = Take a sketch card from the display.
misterra-prompt-no-sketch = No sketch card is left: end the half day.
misterra-prompt-map = Map { $sketch } on your parchment, or pass.
misterra-prompt-map-claim = Map { $sketch } on your parchment, claim this region, or pass.
misterra-prompt-jungle = Nothing can be mapped from the jungle: pass.
misterra-prompt-jungle-claim = Nothing can be mapped from the jungle: claim this region, or pass.
misterra-prompt-otoma = Otoma claims one of the largest regions: choose which.
misterra-prompt-wait-keep = Others are choosing their presumptions.
misterra-prompt-wait = It is the turn of { $seat }.
misterra-prompt-over = The expedition is over.

## Why an action is refused

misterra-no-keep-first = Choose your presumptions first.
misterra-no-kept-already = The presumptions are chosen already.
misterra-no-not-dealt = Presumption { $number } was not dealt to you.
# Number alone: the second number leans on the noun of the first.
misterra-no-keep-count = Keep { $kept ->
    [one] { $kept } presumption
   *[other] { $kept } presumptions
}, not { $count }.
misterra-no-otoma-first = Choose first which region Otoma claims.
misterra-no-otoma-choice = There is no claim of Otoma’s to place now.
misterra-no-otoma-region = { $cell } is not the first cell of a largest region open to Otoma.
misterra-no-land-first = Land on the beach first.
misterra-no-landed = Your cartographer has landed already.
misterra-no-beach = { $place } is not on the beach.
misterra-no-moved = You have moved this half day, or stayed.
misterra-no-standing = Your cartographer stands on { $place }, not on { $source }.
misterra-no-same-place = Your cartographer stands on { $place } already; to stay, take a card.
misterra-no-empty = { $place } is empty; walk onto tiles or the beach.
misterra-no-way = { $place } is too far from { $source }.
misterra-no-lagoon = { $place } is not a lagoon.
misterra-no-deck = The deck is empty.
misterra-no-swapped = You have swapped a card this half day.
misterra-no-taken = You have taken { $sketch } this half day.
misterra-no-displayed = { $sketch } is not in the display.
misterra-no-card = Take a sketch card first.
misterra-no-jungle = { $place } is jungle, from which nothing can be mapped.
misterra-no-other-card = You have taken { $sketch }, not { $other_sketch }.
misterra-no-neighbours = { $one } and { $two } are not side by side.
misterra-no-sight = Neither { $one } nor { $two } is seen from { $place }.
misterra-no-tile = One tile of { $terrain } is left: does { $one } get it, or { $two }?
misterra-no-tile-choice = { $one } and { $two } do not compete for a last tile.
misterra-no-claim-beach = { $place } is on the beach; claim from a confirmed tile.
misterra-no-claim-hazy = The tile on { $cell } is not confirmed.
misterra-no-claim-markers = You have no marker left.
misterra-no-claim-terrain = You have claimed { $terrain } already.
misterra-no-claim-taken = This region is claimed already, on { $cell }.
misterra-notation = '{ $text }' is not an action such as b1>b2, take:SM, map:S b2,M b3, claim or pass
misterra-notation-keep = '{ $text }' should be numbers of presumptions such as 4,17
misterra-notation-keep-twice = '{ $text }' names a presumption twice
misterra-notation-map-tile = '{ $text }' gives the last tile to both cells: mark one of them
misterra-notation-map = '{ $text }' should be two terrains with their cells: S b2,M b3
misterra-notation-terrain = '{ $text }' is not a terrain: write one of { $letters }
misterra-notation-sketch = '{ $text }' is not a sketch card: write two of { $letters }
misterra-notation-beach = '{ $text }' is on the beach; write a cell of the land such as b3

## The log; $seat is the name of a player

misterra-dealt = You are dealt the presumptions { $numbers }.
misterra-kept = { $count ->
    [one] { $seat } has chosen one presumption.
   *[other] { $seat } has chosen { $count } presumptions.
}
misterra-kept-own = You keep the presumptions { $numbers }.
misterra-shown = { $seat } shows the presumptions { $numbers }.
misterra-began = { $seat } sets out for two half days.
misterra-landed = { $seat } lands on { $place }.
misterra-moved = { $seat } walks from { $source } to { $place }.
misterra-swapped = { $seat } puts { $tucked } under the deck and reveals { $revealed }.
misterra-took = { $seat } takes { $sketch }.
misterra-mapped = { $seat } maps { $cells }.
misterra-placed = { $cell }: a hazy { $terrain } comes into view.
misterra-confirmed = { $cell }: the { $terrain } is confirmed.
misterra-replaced = { $cell }: a hazy { $terrain } takes the place of what was there.
misterra-unchanged = { $cell } is confirmed and stays as it is.
misterra-lacked = { $cell }: no { $terrain } is left in the supply.
misterra-claimed = { $seat } claims the { $terrain } around { $cell }.
misterra-passed = { $seat } puts { $sketch } away unused.
misterra-idle = { $seat } finds no sketch card to take.
misterra-revealed = New in the display: { $sketches }.
misterra-discarded = { $sketches } leave the game.
misterra-otoma-began = Otoma sets out for two half days.
misterra-flipped = Otoma looks at { $cells }: { $front }.
misterra-otoma-claimed = Otoma claims the { $terrain } around { $cell }.
misterra-otoma-unclaimed = Otoma finds no region to claim.
misterra-ending-island = The whole island is confirmed.
misterra-ending-unmappable = What is still empty can no longer be mapped.
misterra-ending-sketches = The sketch cards are used up.
misterra-ending-parchment = A parchment is full.
misterra-ending-otoma = Otoma’s cards are used up.
misterra-last-round = This is the last round.
misterra-over = The expedition is over.

## Options: the name, then help in one sentence; then the names of the values

misterra-option-first_game = First game
misterra-option-first_game-help = Everybody is dealt two fitting presumptions instead of choosing.
misterra-option-expert = Master cartographers
misterra-option-expert-help = 3 more points for each row and each column of your parchment that agrees with five confirmed tiles.
misterra-option-merged_claims = Claims that have grown together
misterra-option-merged_claims-help = What several claims in one region give at the end.
misterra-option-merged_claims-none = nothing
misterra-option-merged_claims-both = the whole region for each

## Beside the maps

misterra-presumptions = Your presumptions
misterra-order = Order of play
misterra-markers-left = { $markers ->
    [one] { $markers } claim left
   *[other] { $markers } claims left
}
misterra-seal-repeated = counts each time
misterra-seal-once = counts once
misterra-half-day = Round { $round }, half day { $number }
misterra-step-move = move
misterra-step-take = sketch
misterra-step-map = map
misterra-display = Sketch cards
misterra-deck = { $count ->
    [one] one more in the deck
   *[other] { $count } more in the deck
}
misterra-take = Take
misterra-swap = Swap
misterra-do-keep = Keep { $names }
misterra-do-move = To { $place }
misterra-do-take = Take { $sketch }
misterra-do-swap = Swap { $sketch }
misterra-do-claim = Claim
misterra-do-pass = Pass
misterra-beach = beach
misterra-said-map = Map { $thing }
misterra-said-half = { $terrain } on { $cell }
misterra-said-tile = with the last tile
misterra-said-otoma = Set a marker of Otoma’s on { $place }
misterra-said-stands = { $name } stands here
# Number alone: so many of so many.
misterra-said-chosen = { $name }: chosen, { $count } of { $most }.
misterra-said-unchosen = { $name }: no longer chosen.
misterra-said-claimed = claimed by { $name }
misterra-supply = Tiles in the supply
# Number alone: '12 left' stands under the name of the terrain.
misterra-tiles-left = { $count } left
misterra-sketch = { $one } and { $two }
misterra-blank = empty
misterra-is-confirmed = confirmed
misterra-is-hazy = hazy
misterra-otoma-next = On top; only its back still counts:
misterra-otoma-how = It is turned over next: its back names two spaces, and the card below it what is done there.
misterra-otoma-half-day = Half day { $number }
misterra-otoma-confirms = confirms what lies there
misterra-any-terrain = any terrain
misterra-otoma-confirm-or = confirm, or { $terrain }
misterra-otoma-claims = claims a region
misterra-otoma-left =
    { $cards ->
        [one] one card
       *[other] { $cards } cards
    } and { $markers ->
        [one] one marker
       *[other] { $markers } markers
    } left
misterra-fidelity-rule = Points for every cell of your parchment that agrees with a confirmed tile of the island.
misterra-completeness-rule = Every cell of your parchment that is still empty costs a point.
misterra-claims-rule = Points for every confirmed tile of the regions you have claimed, unless another claim lies in the same region.
misterra-otoma-rule = What Otoma’s claims are worth is taken from your points.

## How to play

misterra-how-aim = Nobody has seen the island whole. Map it on your parchment so that it agrees with what is found out about it, and with your two secret presumptions.
misterra-how-turn = A turn has two half days. In each you may walk a step, then take one of the open sketch cards, and then map it, claim a region, or pass. The first step is ashore, anywhere on the beach.
misterra-how-special = A sketch covers two neighbouring cells of your parchment, one of which at least you can see: those beside you and your own. The island follows. What was empty becomes hazy; the same terrain once more confirms it, another takes the place of what is hazy, and what is confirmed stays. On steppe you may walk on. On a lagoon you may exchange an open sketch. From the jungle nothing can be mapped. From a mountain you see two cells far.
misterra-how-points = Two points for each cell of your parchment that agrees with a confirmed tile, and one lost for each that is empty. Your presumptions count on your parchment. You may claim three regions, each of another terrain, from a confirmed tile: two points for each confirmed tile of theirs, if no one else’s claim lies in the same region at the end.
misterra-how-end = The match ends with the round in which the island is confirmed, a parchment is full, or the sketch cards are used up. Whoever has the most points wins; if level, whoever has more for fidelity.
misterra-how-solo = Otoma has no parchment: in each half day one of its cards names two cells, and the next says what is done there; some claim a region. What its claims are worth is taken from your points. It also ends when Otoma’s cards are used up.

## Your box: what is said of it elsewhere

misterra-box-presumptions = Presumption cards
misterra-box-island = Island and sketch cards
misterra-box-alone = Playing alone

## A paper game

misterra-paper-prompt = Paint your parchment, and the confirmed tiles of the island with their markers.
misterra-paper-presumption = Presumption { $number }
misterra-paper-solo = Alone, against Otoma
misterra-paper-own = my marker
misterra-paper-other = another’s marker

## What is printed, for the page of the rules

misterra-printed-tiles = Tiles in the box
misterra-printed-starting_jungles = Jungles at the start
misterra-printed-dealing = What is dealt
misterra-printed-scoring = Points
misterra-printed-sketches = Sketch cards
misterra-printed-sketches-about = How many there are for one or two players, how many more for three, and how many more for four.
misterra-printed-presumptions = Every presumption
misterra-printed-first_game = Dealt together in a first game: the presumptions
misterra-printed-otoma = Otoma’s cards
misterra-printed-otoma-about = The back of a card names two cells; the front of the next says what happens in each, and whether a region is claimed.
misterra-printed-solo_titles = Titles of a solo game
misterra-printed-cells = On { $cells }
misterra-printed-dealt = Presumptions for each player
misterra-printed-kept = Of these each player keeps
misterra-printed-display = Open sketch cards
misterra-printed-markers = Claim markers for each player
misterra-printed-removed = Alone, cards put back into the box unseen
misterra-printed-left-out = Cards without a claim that stay in the box
misterra-printed-back = Back: { $cells }
misterra-printed-confirms = confirms what lies there, or else { $terrain }
misterra-printed-pattern = the pattern shown
misterra-printed-title = { $name }: from { $number }
misterra-printed-lowest-title = { $name }: from { $number }, or less
misterra-printed-by-total = By all points
misterra-printed-by-presumptions = By the points of the presumptions
misterra-printed-by-fidelity = By the points of fidelity
misterra-printed-by-claims = By the points of claims, less Otoma’s
misterra-printed-players = { $count ->
    [one] one player
   *[other] { $count } players
}

## A first game, note by note

misterra-lesson-maps = On one side the island, on the other your parchment. Nobody has seen the island whole: what you sketch on your parchment shows on the island too.
misterra-lesson-presumptions = These two presumptions are what your sponsor wants to see. They count at the end, on your parchment alone. Point at one to read how.
misterra-lesson-presumptions-touch = These two presumptions are what your sponsor wants to see. They count at the end, on your parchment alone. Tap one to read how.
misterra-lesson-ashore = First of all go ashore: choose one of the lit cells of the beach.
misterra-lesson-sketch = Now take one of the open sketch cards. Each shows two terrains.
misterra-lesson-lay = Lay the sketch on two neighbouring cells of your parchment, of which you see at least one: your own or those beside you. Turn it as you like, then ink it.
misterra-lesson-half-day = A turn has two half days. Now you may walk a step before you take a card, along the beach or onto a tile, or stay where you are.
misterra-lesson-otoma = Otoma has played. In each half day its cards name two cells and what happens there, and some claim a region. What those claims are worth is taken from your points.
misterra-lesson-hazy = Pale tiles are hazy. The same terrain once more confirms a tile, and then it stays; another takes the place of what is hazy.
misterra-lesson-claim = You stand on a confirmed tile, so you may end the half day by claiming its region: two points at the end for each confirmed tile of it. You have three markers, each for a different terrain.
misterra-lesson-lagoon = On a lagoon you may exchange an open sketch before you take one.
misterra-lesson-points = Each cell of your parchment that agrees with a confirmed tile gives two points, and each empty one costs one. So help the island become what you have mapped.
misterra-lesson-terrains = Terrain matters where you stand: on steppe you may walk on, from a mountain you see two cells far, and from the jungle nothing can be mapped.
misterra-lesson-goodbye = Now you know how it goes; if something new comes up, a note will say so. It ends when the island is confirmed, your parchment full or Otoma out of cards. Good luck!

## At the terminal

misterra-terminal-do-map = Map { $cells }
misterra-terminal-do-otoma = Otoma claims the region around { $cell }
misterra-terminal-last-tile = { $cell } gets the last tile
misterra-terminal-sketch-words = { $one } and { $two }
misterra-terminal-any = anything
misterra-terminal-otoma-confirms-or = what lies there (or else { $terrain })
misterra-terminal-in-display = On offer: { $text }
misterra-terminal-at-sea = still at sea
misterra-terminal-sees = In sight: { $cells }
misterra-terminal-open-parchment = { $count ->
    [one] { $count } empty cell on the parchment
   *[other] { $count } empty cells on the parchment
}
misterra-terminal-open-island = { $count ->
    [one] { $count } empty cell on the island
   *[other] { $count } empty cells on the island
}
misterra-terminal-hazy-island = { $count ->
    [one] { $count } hazy tile on the island
   *[other] { $count } hazy tiles on the island
}
# The letters of cells on maps at the terminal: each its own.
misterra-terminal-letter-steppe = S
misterra-terminal-letter-lagoon = L
misterra-terminal-letter-jungle = J
misterra-terminal-letter-mountain = M
misterra-terminal-help =
    Write an action as it is listed, or its number; several make one line:
      >beach3               land, then b1>b2 to walk
      take:SM               take a sketch card; swap:SM puts it under the deck, on a lagoon
      map:S b2,M b3         map both its terrains on neighbouring cells
      claim, pass           claim a region, or pass
      b1>b2 take:SM map:S b2,M b3
    What changes points is shown in pencil first: Enter inks it, n rubs it out.
misterra-terminal-legend = Lower case is hazy, ~ the beach; the number behind a cell is the seat whose cartographer is there. * is a claim of yours, ! another’s, + an empty cell you see, [ ] is in pencil. A presumption with ∞ counts each time, with 1× once.
