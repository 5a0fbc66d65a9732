# Sentences of the terminal.

terminal-welcome = help lists what you can write.
terminal-seat-number = seat { $number }
terminal-label = { $name }: { $value }
terminal-ink = Enter to ink, n to rub out:
terminal-taken-back = { $seat } takes back { $action }
terminal-saved = saved in { $path }; go on with --resume { $path }
terminal-not-saved = { $path } cannot be written: { $reason }
terminal-total = { $seat }: { $points }
terminal-places = seats by place: { $order }
terminal-spots =
    { $count ->
        [one] { $shape }: one place for its top left corner
       *[other] { $shape }: { $count } places for its top left corner
    }
terminal-more = … { $count } in all: list shows them
terminal-if-counted =
    { $points ->
        [one] { $action }: 1 point if counted then
       *[other] { $action }: { $points } points if counted then
    }
terminal-or = or
terminal-simulated = { $seat } { $bot } mean { $mean }  deviation { $deviation }  { $least } to { $most }
terminal-verdict = turn { $turn }  { $cost }  { $taken }
terminal-verdict-better = turn { $turn }  { $cost }  { $taken }  { $best } was better
terminal-missed = { $points } points missed
terminal-help =
    Write an action as it is listed, or its number. On a map of shapes:
      2 c3        the second offer with its top left corner at c3
      2r c3       the same after a quarter turn; rr, rrr turn further, f flips: 2rf c3
      F:c3c4d4    the terrain and every cell
    An action is shown in pencil first: Enter inks it, n rubs it out.
      spots [2rf]   where an offer fits
      list          the legal actions
      points        every point explained
      undo          take back, while nobody has seen it
      save FILE     the match as a record
      quit          leave; help shows this again
