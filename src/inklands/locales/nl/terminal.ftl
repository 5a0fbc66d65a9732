# De zinnen van de terminal.

terminal-welcome = help zegt wat je kunt schrijven.
terminal-seat-number = plaats { $number }
terminal-own-seat = jouw kaartmaker
terminal-hand-over = Geef door aan { $seat }, druk dan op Enter:
terminal-ink = Enter om te inkten, n om uit te gummen:
terminal-taken-back = { $seat } neemt { $action } terug
terminal-saved = bewaard in { $path }; ga verder met: inklands play --resume { $path }
terminal-kept = bewaard in { $path }; bekijk de partij opnieuw met inklands replay, en wat er gemist is met inklands review
terminal-not-saved = { $path } kan niet worden geschreven: { $reason }
terminal-total = { $seat }: { $points }
terminal-own-total = jij: { $points }
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
terminal-arena-heads = bot | partijen | punten | waardering | winst % | sterkte | ms per zet
terminal-margin =
    { $count ->
        [one] { $one } min { $two }, { $count } deling: { $mean }, standaardfout { $deviation }
       *[other] { $one } min { $two }, { $count } delingen: { $mean }, standaardfout { $deviation }
    }
terminal-verdict = beurt { $turn }  { $cost }  { $taken }
terminal-verdict-better = beurt { $turn }  { $cost }  { $taken }  { $best } was beter
terminal-missed = gemiste punten: { $points }
terminal-map-of = op de kaart van { $seat }
terminal-turn = beurt { $turn }
terminal-no-such-turn = er is geen beurt { $turn }: de partij eindigt met beurt { $last }, en die zie je hier
terminal-fits-nowhere = past nergens
terminal-rating = Punten − { $order }
terminal-points-rated = Punten
terminal-later = dan { $order }
terminal-temple-open =
    Tempel { $temple } biedt { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } en { $crosses ->
        [one] { $crosses } kruisje
       *[other] { $crosses } kruisjes
    }
terminal-markers =
    { $markers ->
        [one] nog { $markers } marker
       *[other] nog { $markers } markers
    }
terminal-first = speelt als eerste
terminal-beach = strand
terminal-help-actions = Schrijf een actie zoals in de lijst, of het nummer ervan.
terminal-help =
    Op elk moment:
      list          de toegestane acties met hun nummers
      points        elk punt uitgelegd, en wat al geteld is
      maps          de kaarten en punten van iedereen; map 1 die van plaats 1
      show          je kaart nog eens; legend de letters ervan
      undo          terugnemen, zolang niemand het zag
      save FILE     de partij als tekst om af te spelen; ze wordt sowieso na elke actie bewaard
      quit          weggaan; help toont dit nog eens

## Wat niet te lezen is

error-notation-cell = ‘{ $text }’ is geen veld van deze kaart
error-notation-cell-twice = ‘{ $text }’ noemt een veld twee keer
error-notation-offer = ‘{ $text }’ is geen aangeboden vorm: schrijf het nummer, dan r en f om te draaien en te spiegelen
error-notation-off-map = { $text }: de vorm blijft niet op de kaart
error-notation-no-offer = vorm { $number } wordt niet aangeboden, of past nergens
