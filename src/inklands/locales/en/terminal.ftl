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
terminal-arena-heads = bot | games | points | rating | wins % | skill | ms a move
terminal-margin =
    { $count ->
        [one] { $one } less { $two }, { $count } deal: { $mean }, standard error { $deviation }
       *[other] { $one } less { $two }, { $count } deals: { $mean }, standard error { $deviation }
    }
terminal-verdict = turn { $turn }  { $cost }  { $taken }
terminal-verdict-better = turn { $turn }  { $cost }  { $taken }  { $best } was better
# Number alone: the number, with a fraction, stands behind a colon.
terminal-missed = points missed: { $points }
terminal-map-of = on the map of { $seat }
terminal-turn = turn { $turn }
terminal-no-such-turn = there is no turn { $turn }: the record ends with turn { $last }, which is shown
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

## What cannot be read

error-notation-cell = '{ $text }' is not a cell of this map
error-notation-cell-twice = '{ $text }' names a cell twice
error-notation-offer = '{ $text }' is not an offer: write its number, then r and f to turn and flip
error-notation-off-map = { $text }: the shape does not stay on the map
error-notation-no-offer = offer { $number } is not there, or fits nowhere
