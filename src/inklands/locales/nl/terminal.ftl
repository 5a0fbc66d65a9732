# De zinnen van de terminal.

terminal-welcome = help zegt wat je kunt schrijven.
terminal-seat-number = plaats { $number }
terminal-label = { $name }: { $value }
terminal-ink = Enter om te inkten, n om uit te gummen:
terminal-taken-back = { $seat } neemt { $action } terug
terminal-saved = bewaard in { $path }; ga verder met --resume { $path }
terminal-not-saved = { $path } kan niet worden geschreven: { $reason }
terminal-total = { $seat }: { $points }
terminal-places = plaatsen op volgorde: { $order }
terminal-spots =
    { $count ->
        [one] { $shape }: één plek voor de hoek linksboven
       *[other] { $shape }: { $count } plekken voor de hoek linksboven
    }
terminal-more = … { $count } in totaal: list toont ze
terminal-if-counted =
    { $points ->
        [one] { $action }: { $points } punt als er dan werd geteld
       *[other] { $action }: { $points } punten als er dan werd geteld
    }
terminal-or = of
terminal-simulated = { $seat } { $bot } gemiddeld { $mean }  spreiding { $deviation }  { $least } tot { $most }
terminal-verdict = beurt { $turn }  { $cost }  { $taken }
terminal-verdict-better = beurt { $turn }  { $cost }  { $taken }  { $best } was beter
terminal-missed = { $points } punten gemist
terminal-help =
    Schrijf een actie zoals in de lijst, of haar nummer. Op een kaart met vormen:
      2 c3        de tweede vorm, met de hoek linksboven op c3
      2r c3       dezelfde na een kwartslag; rr, rrr draaien verder, f spiegelt: 2rf c3
      F:c3c4d4    het terrein en elk vak
    Een actie staat eerst in potlood: Enter inkt haar, n gumt haar uit.
      spots [2rf]   waar een vorm past
      list          de toegestane acties
      points        elk punt uitgelegd
      undo          terugnemen, zolang niemand het zag
      save FILE     de partij als tekst om af te spelen
      quit          weggaan; help toont dit nog eens
