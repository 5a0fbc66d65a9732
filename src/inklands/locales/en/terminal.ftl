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
# Number alone: both are numbers of turns.
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
terminal-help-cartographers =
    Write what you draw:
      2 c3        the second offer with its top left corner at c3
      2r c3       the same after a quarter turn; rr, rrr turn further, f flips: 2rf c3
      F:c3c4d4    the terrain and every cell
      17          the number of a drawing in the list
    It is shown in pencil first: Enter inks it, n rubs it out.
      spots [2rf]   where an offer fits
terminal-help-misterra =
    Write an action as it is listed, or its number; several make one line:
      >beach3               land, then b1>b2 to walk
      take:SM               take a sketch card; swap:SM exchanges it, on a lagoon
      map:S b2,M b3         map both its terrains on neighbouring cells
      claim, pass           end the half day otherwise
      b1>b2 take:SM map:S b2,M b3
    What changes points is shown in pencil first: Enter inks it, n rubs it out.
terminal-help-explorers =
    Write a terrain, then the cells you cross, one by one or all in a line:
      G             a terrain, or the number of a choice
      m5            a cross; a horse goes on with the next one
      G m5 m7 m8    a whole turn
      map:G         strike a map for four crosses
    The last cross of a turn is in pencil first: Enter inks it, n rubs it out.
terminal-help =
    At any time:
      list          the legal actions by number
      points        every point explained, and what is counted so far
      maps          the maps and points of all; map 1 those of seat 1
      show          your map again; legend its letters
      undo          take back, while nobody has seen it
      save FILE     the match as a record; it is kept after every action in any case
      quit          leave; help shows this again
terminal-legend-cartographers = [ ] is drawn in pencil, + a spot for a top left corner; a goal with * counts at the end of this season, a shape with +1 brings a coin.
terminal-legend-misterra = Lower case is hazy, ~ the beach; the number behind a cell is the seat whose cartographer is there. * is a claim of yours, ! another’s, + an empty cell you see, [ ] is in pencil. A presumption with ∞ may count many times. Otoma: ? confirms what lies there, ! claims.
terminal-legend-explorers = x is a cross of yours, + a cell you may cross now; the letter behind a terrain is what lies there, behind a village its own.

## What cannot be read

error-notation-cell = '{ $text }' is not a cell of this map
error-notation-cell-twice = '{ $text }' names a cell twice
error-notation-offer = '{ $text }' is not an offer: write its number, then r and f to turn and flip
error-notation-off-map = { $text }: the shape does not stay on the map
error-notation-no-offer = offer { $number } is not there, or fits nowhere
