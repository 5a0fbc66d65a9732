# Sentences of the terminal.

terminal-welcome = help lists what you can write.
terminal-seat-number = seat { $number }
# Who plays alone, as the subject of the sentences of the log.
terminal-own-seat = your mapmaker
terminal-hand-over = Pass to { $seat }, then press Enter:
terminal-ink = Enter to ink, n to rub out:
terminal-taken-back = { $seat } takes back { $action }
terminal-saved = saved in { $path }; go on with: inklands play --resume { $path }
terminal-kept = kept in { $path }; look at it again with inklands replay, and at what was missed with inklands review
terminal-not-saved = { $path } cannot be written: { $reason }
# Number alone: the number stands behind a colon.
terminal-total = { $seat }: { $points }
# Number alone: the number stands behind a colon.
terminal-own-total = you: { $points }
terminal-places = seats by place: { $order }
terminal-spots =
    { $count ->
        [one] { $shape }: one place for its top left corner
       *[other] { $shape }: { $count } places for its top left corner
    }
# Number alone: '80 in all' stands alone.
terminal-more = … { $count } in all: list shows them
terminal-if-counted =
    { $points ->
        [one] { $action }: 1 point if counted then
       *[other] { $action }: { $points } points if counted then
    }
terminal-or = or
# Number alone: a row of figures.
terminal-simulated = { $seat } { $bot } mean { $mean }  deviation { $deviation }  { $least } to { $most }
terminal-dataset = { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
} of { $games ->
    [one] { $games } game
   *[other] { $games } games
}: { $path }
terminal-arena-heads = bot | games | points | rating | wins % | skill | ms a move
terminal-margin =
    { $count ->
        [one] { $one } less { $two }, { $count } deal: { $mean }, standard error { $deviation }
       *[other] { $one } less { $two }, { $count } deals: { $mean }, standard error { $deviation }
    }
terminal-verdict = turn { $turn }  { $cost }  { $taken }
terminal-verdict-better = turn { $turn }  { $cost }  { $taken }; better: { $best }
# Number alone: the number, with a fraction, stands behind a colon.
terminal-missed = points missed: { $points }
terminal-map-of = on the map of { $seat }
terminal-turn = turn { $turn }
terminal-no-such-turn = there is no turn { $turn }: the record ends with turn { $last }
terminal-none-kept = no unfinished game is kept here
terminal-name-title = name the title to play, or --resume a game
terminal-no-seat-left = the bots leave no seat for you; give more --seats
refused-title = there is no game { $name }; there are: { $names }
refused-seats = { $name } takes { $lowest } to { $highest } seats, not { $number }
refused-option = there is no option { $name }; there are: { $names }
refused-option-value = { $name } = { $value }: choose one of { $names }
refused-file = { $path } cannot be read
terminal-fits-nowhere = fits nowhere
terminal-rating = Points − { $order }
terminal-points-rated = Points
terminal-later = then { $order }
terminal-temple-open =
    Temple { $temple } offers { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and { $crosses ->
        [one] { $crosses } cross
       *[other] { $crosses } crosses
    }
terminal-markers =
    { $markers ->
        [one] 1 marker left
       *[other] { $markers } markers left
    }
terminal-first = plays first
# How a word begins that may be written for a cell of the beach: beach3.
terminal-beach = beach
terminal-help-actions = Write an action as it is listed, or its number.
terminal-help =
    At any time:
      list          the legal actions by number
      points        every point explained, and what is counted so far
      maps          the maps and points of all; map 1 those of seat 1
      show          your map again; legend its letters
      undo          take back, while nobody has seen it
      save FILE     the match as a record; it is kept after every action in any case
      quit          leave; help shows this again

## Told in words, one fact a line

terminal-run = { $one } to { $two }
terminal-offer = Offer { $number }: { $text }
terminal-fits =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
terminal-list-count =
    { $count ->
        [0] No such action
        [one] { $count } action
       *[other] { $count } actions, the best first
    }
terminal-list-first =
    { $count ->
        [one] { $count } action: list tells it
       *[other] { $count } actions: list tells them, the best first
    }
terminal-no-letters = Nothing is told by letters here: what lies on a cell is said in words.
terminal-list-more =
    { $count ->
        [one] { $count } more: more tells it
       *[other] { $count } more: more tells them
    }
terminal-covers = It covers { $cells }.
terminal-region =
    { $count ->
        [one] { $terrain }, { $count } cell: { $cells }
       *[other] { $terrain }, { $count } cells joined: { $cells }
    }
terminal-beside-open = Empty beside it: { $cells }
terminal-open-count =
    { $count ->
        [one] { $count } empty cell
       *[other] { $count } empty cells
    }
terminal-card-of-round = Round { $round }, card { $number } of { $last }
terminal-crossed = crossed
terminal-crossed-now = Crossed this turn: { $cells }
terminal-crossed-count =
    { $count ->
        [one] { $count } of them crossed
       *[other] { $count } of them crossed
    }
terminal-room-for =
    { $count ->
        [0] and no room for any: the turn would be given away
        [one] and room for { $count }
       *[other] and room for { $count }
    }
terminal-help-plain =
    To hear what lies where; a seat’s number behind it asks about that seat’s map:
    row c: the cells of a row
    column 3: the cells of a column
    cell c3: one cell
    region c3: what a cell is joined to
    open: what is left open
    goals: what counts, with points
    list: the best actions; their numbers can be written to take one
    list 11: from the eleventh on; more tells the next ones
    list c3: the actions with that word in them
    try 1: where an action lies and what it gives, before it is inked

## Games on paper

terminal-line = line { $number }
terminal-sheet-line = { $reason }
terminal-sheet-no-name = seat: name whose sheet this is
terminal-sheet-two-names = there are two seats { $name }
terminal-sheet-yes-or-no = { $name } should be yes or no
terminal-sheet-number = { $name }: '{ $text }' should be a number
terminal-sheet-rows = a map has { $wanted } rows, not { $number }
terminal-sheet-cells = '{ $text }' has { $number } cells, not { $wanted }
terminal-sheet-letter = '{ $text }' is not one of { $letters }
terminal-sheet-no-picture = a picture is missing: { $name }
terminal-sheet-no-field = there is no field '{ $name }'; there are: { $names }
terminal-sheet-twice = { $name } is given twice
terminal-sheet-wrong-ruins = { $cell }: there are no ruins on sheet { $name }
terminal-sheet-no-season = there is no season '{ $name }'; there are: { $names }
terminal-sheet-goals = goals: a whole game has four, those of the edicts A to D
terminal-sheet-coins = coins of { $name }: say how many are marked, or 0
terminal-sheet-season-order = season: { $wanted } comes first
terminal-sheet-changed = { $cell } was { $one } at the end of the season before, and is { $two }
terminal-sheet-fewer-coins = coins: { $number } marked, but { $most } at the end of the season before
terminal-sheet-tiles = tiles: name the four of the landscape
terminal-sheet-not-printed-mountains = the mountains are not those of sheet { $name }: look at { $cells }
terminal-sheet-not-printed-wasteland = the wasteland is not that of sheet { $name }: look at { $cells }
terminal-sheet-no-goal = there is no goal '{ $name }'; there are: { $names }
terminal-sheet-needs-ruins = { $name } counts ruins: name the sheet, or mark where they lie
terminal-sheet-one-category = { $names }: of one category, and a game has one of each
terminal-sheet-coins-range = coins = { $text }: a sheet has room for 0 to { $most }
terminal-sheet-no-presumption = there is no presumption { $text }; there are 1 to { $most }
terminal-sheet-presumption-twice = presumptions: one is named twice
terminal-sheet-claimed-twice = claims: a cell is named twice
terminal-sheet-markers = { $name }: there are { $most } markers, not { $number }
terminal-sheet-terrain-twice = { $name }: nobody claims a terrain twice
terminal-sheet-merged = merged_claims should be none or both
terminal-sheet-not-confirmed = { $name }: the tile on { $cell } is not confirmed
terminal-sheet-village = { $cell }: only the start village is ever crossed
terminal-sheet-alone = { $cell }: this cross is not joined to the start village
terminal-sheet-wrong-start = start: '{ $text }' is not it; the village nearest the middle is { $cell }
terminal-sheet-which-start = the start village may be one of { $names }: say which in start
terminal-sheet-sides = advanced: '{ $name }' is none of { $names }
terminal-sheet-no-objective = there is no objective '{ $name }'; there are: { $names }
terminal-sheet-many-objectives = objectives: { $most } at most are in play, not { $number }
terminal-sheet-race = places: { $name } = { $text } should be a race in play and a place from 1 to 4
terminal-sheet-food-crossed = food: { $number } were ticked, and { $most } crossed
terminal-sheet-food = food: '{ $text }' should be a number up to { $most }, or names of foods with room in that round: { $names }
terminal-sheet-gems-fewer = gems: no round has fewer than the one before it
terminal-sheet-gems-crossed = gems: { $number } on the board, but { $most } crossed
terminal-sheet-temple-value = temples: { $number } is none of { $names }
terminal-sheet-temple-crossed = temples: { $temple }, on { $cell }, is not crossed
terminal-sheet-numbers = { $name }: { $number } numbers at most, from 0 to { $most }

## What cannot be read

error-notation-cell = '{ $text }' is not a cell of this map
error-notation-cell-twice = '{ $text }' names a cell twice
error-notation-offer = '{ $text }' is not an offer: write its number, then r and f to turn and flip
error-notation-off-map = { $text }: the shape does not stay on the map
error-notation-no-offer = offer { $number } is not there, or fits nowhere
error-notation-row = '{ $text }' is no row of this map: write { $one } to { $two }
error-notation-column = '{ $text }' is no column of this map: write { $one } to { $two }
error-notation-number = there is no action { $text } in the list
