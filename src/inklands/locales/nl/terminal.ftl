# De zinnen van de terminal.

terminal-welcome = help zegt wat je kunt schrijven.
terminal-seat-number = plaats { $number }
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
terminal-missed = gemiste punten: { $points }
terminal-help =
    Schrijf een actie zoals in de lijst, of het nummer ervan. Op een kaart met vormen:
      2 c3        de tweede vorm, met de hoek linksboven op c3
      2r c3       dezelfde na een kwartslag; rr, rrr draaien verder, f spiegelt: 2rf c3
      F:c3c4d4    het terrein en elk veld
    Een actie staat eerst in potlood: Enter zet die in inkt, n gumt die uit.
      spots [2rf]   waar een vorm past
      list          de toegestane acties
      points        elk punt uitgelegd
      undo          terugnemen, zolang niemand het zag
      save FILE     de partij als tekst om af te spelen
      quit          weggaan; help toont dit nog eens

## Wat niet te lezen is

error-notation-cell = ‘{ $text }’ is geen veld van deze kaart
error-notation-cell-twice = ‘{ $text }’ noemt een veld twee keer
error-notation-offer = ‘{ $text }’ is geen aangeboden vorm: schrijf het nummer, dan r en f om te draaien en te spiegelen
error-notation-off-map = { $text }: de vorm blijft niet op de kaart
error-notation-no-offer = vorm { $number } wordt niet aangeboden, of past nergens
