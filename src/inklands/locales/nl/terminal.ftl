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
terminal-dataset = { $decisions ->
    [one] { $decisions } beslissing
   *[other] { $decisions } beslissingen
} van { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
}: { $path }
terminal-arena-heads = bot | partijen | punten | waardering | winst % | sterkte | ms per zet
terminal-margin =
    { $count ->
        [one] { $one } min { $two }, { $count } deling: { $mean }, standaardfout { $deviation }
       *[other] { $one } min { $two }, { $count } delingen: { $mean }, standaardfout { $deviation }
    }
terminal-verdict = beurt { $turn }  { $cost }  { $taken }
terminal-verdict-better = beurt { $turn }  { $cost }  { $taken }; beter: { $best }
terminal-missed = gemiste punten: { $points }
terminal-map-of = op de kaart van { $seat }
terminal-turn = beurt { $turn }
terminal-no-such-turn = er is geen beurt { $turn }: de partij eindigt met beurt { $last }
terminal-none-kept = hier is geen onvoltooide partij bewaard
terminal-name-title = noem het spel, of hervat een partij met --resume
terminal-no-seat-left = de bots laten geen plaats voor jou over; geef meer --seats
refused-title = het spel { $name } bestaat niet; er zijn: { $names }
refused-seats = { $name } telt { $lowest } tot { $highest } plaatsen, niet { $number }
refused-option = de optie { $name } bestaat niet; er zijn: { $names }
refused-option-value = { $name } = { $value }: kies uit { $names }
refused-file = het bestand { $path } is niet te lezen
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

## In woorden gezegd, één feit per regel

terminal-run = { $one } tot { $two }
terminal-offer = Vorm { $number }: { $text }
terminal-fits =
    { $count ->
        [one] { $count } plek
       *[other] { $count } plekken
    }
terminal-list-count =
    { $count ->
        [0] Zo’n actie is er niet
        [one] { $count } actie
       *[other] { $count } acties, de beste eerst
    }
terminal-list-first =
    { $count ->
        [one] { $count } actie: list noemt haar
       *[other] { $count } acties: list noemt ze, de beste eerst
    }
terminal-no-letters = Niets wordt hier met letters gezegd: wat op een vak ligt, wordt in woorden gezegd.
terminal-list-more =
    { $count ->
        [one] nog { $count }: more noemt haar
       *[other] nog { $count }: more noemt ze
    }
terminal-covers = Bedekt { $cells }.
terminal-region =
    { $count ->
        [one] { $terrain }, { $count } veld: { $cells }
       *[other] { $terrain }, { $count } aaneengesloten velden: { $cells }
    }
terminal-beside-open = Leeg ernaast: { $cells }
terminal-open-count =
    { $count ->
        [one] { $count } leeg veld
       *[other] { $count } lege velden
    }
terminal-card-of-round = Ronde { $round }, verkenningskaart { $number } van { $last }
terminal-crossed = aangekruist
terminal-crossed-now = Aangekruist in deze beurt: { $cells }
terminal-crossed-count =
    { $count ->
        [one] waarvan { $count } aangekruist
       *[other] waarvan { $count } aangekruist
    }
terminal-room-for =
    { $count ->
        [0] en voor geen enkele plaats: de beurt zou verloren gaan
        [one] en plaats voor { $count }
       *[other] en plaats voor { $count }
    }
terminal-help-plain =
    Om te horen wat waar ligt; het nummer van een plaats erachter vraagt naar die kaart:
    row c: de velden van een rij
    column 3: de velden van een kolom
    cell c3: één veld
    region c3: waarmee een veld aaneengesloten is
    open: wat nog open is
    goals: wat telt, met punten
    list: de beste acties; schrijf hun nummer om er een te kiezen
    list 11: vanaf de elfde; more noemt de volgende
    list c3: de acties waarin dat woord voorkomt
    try 1: waar een actie ligt en wat ze geeft, voor je inkt

## Partijen op papier

terminal-line = regel { $number }
terminal-sheet-line = { $reason }
terminal-sheet-no-name = seat: zeg van wie dit blad is
terminal-sheet-two-names = er zijn twee plaatsen { $name }
terminal-sheet-yes-or-no = { $name } is ja of nee
terminal-sheet-number = { $name }: '{ $text }' zou een getal moeten zijn
terminal-sheet-rows = een kaart heeft { $wanted } rijen, niet { $number }
terminal-sheet-cells = '{ $text }' heeft { $number } velden, niet { $wanted }
terminal-sheet-letter = '{ $text }' is geen van { $letters }
terminal-sheet-no-picture = er ontbreekt een tekening: { $name }
terminal-sheet-no-field = er is geen veld '{ $name }'; er zijn: { $names }
terminal-sheet-twice = { $name } staat er twee keer
terminal-sheet-wrong-ruins = { $cell }: op blad { $name } liggen daar geen ruïnes
terminal-sheet-no-season = er is geen seizoen '{ $name }'; er zijn: { $names }
terminal-sheet-goals = goals: een hele partij heeft er vier, die van de edicten A, B, C en D
terminal-sheet-coins = coins van { $name }: zeg hoeveel er zijn aangekruist, of 0
terminal-sheet-season-order = season: { $wanted } komt eerst
terminal-sheet-changed = { $cell } was { $one } aan het eind van het seizoen ervoor, en is { $two }
terminal-sheet-fewer-coins = coins: { $number }, maar { $most } aan het eind van het seizoen ervoor
terminal-sheet-tiles = tiles: noem de vier tegels van het landschap
terminal-sheet-not-printed-mountains = de bergen zijn niet die van blad { $name }: kijk naar { $cells }
terminal-sheet-not-printed-wasteland = de woestenij is niet die van blad { $name }: kijk naar { $cells }
terminal-sheet-no-goal = er is geen doel '{ $name }'; er zijn: { $names }
terminal-sheet-needs-ruins = { $name } telt ruïnes: noem het blad, of geef aan waar ze liggen
terminal-sheet-one-category = { $names }: van dezelfde categorie, en een partij heeft er één van elke
terminal-sheet-coins-range = coins = { $text }: een blad heeft plaats voor 0 tot { $most }
terminal-sheet-no-presumption = er is geen vermoeden { $text }; er zijn 1 tot { $most }
terminal-sheet-presumption-twice = presumptions: een vermoeden staat er twee keer
terminal-sheet-claimed-twice = claims: een veld staat er twee keer
terminal-sheet-markers = { $name }: er zijn { $most } claimmarkers, geen { $number }
terminal-sheet-terrain-twice = { $name }: niemand claimt een terrein twee keer
terminal-sheet-merged = merged_claims is none of both
terminal-sheet-not-confirmed = { $name }: de tegel op { $cell } is niet bevestigd
terminal-sheet-village = { $cell }: alleen het startdorp wordt aangekruist
terminal-sheet-alone = { $cell }: dit kruisje is niet verbonden met het startdorp
terminal-sheet-wrong-start = start: '{ $text }' is het niet; het dorp dat het dichtst bij het midden ligt is { $cell }
terminal-sheet-which-start = het startdorp kan een van { $names } zijn: zeg welk in start
terminal-sheet-sides = advanced: '{ $name }' is geen van { $names }
terminal-sheet-no-objective = er is geen doel '{ $name }'; er zijn: { $names }
terminal-sheet-many-objectives = objectives: er zijn er hoogstens { $most } in het spel, geen { $number }
terminal-sheet-race = places: { $name } = { $text }, maar het is een wedloop in het spel en een plaats van 1 tot 4
terminal-sheet-food-crossed = food: { $number } op het bord, maar { $most } in het landschap
terminal-sheet-food = food: '{ $text }', maar het is een getal tot { $most }, of voedsel waarvoor in die ronde plaats is: { $names }
terminal-sheet-gems-fewer = gems: geen ronde heeft er minder dan die ervoor
terminal-sheet-gems-crossed = gems: { $number } op het bord, maar { $most } in het landschap
terminal-sheet-temple-value = temples: { $number } is geen van { $names }
terminal-sheet-temple-crossed = temples: { $temple }, op { $cell }, is niet aangekruist
terminal-sheet-numbers = { $name }: hoogstens { $number } getallen, van 0 tot { $most }

## Wat niet te lezen is

error-notation-cell = ‘{ $text }’ is geen veld van deze kaart
error-notation-cell-twice = ‘{ $text }’ noemt een veld twee keer
error-notation-offer = ‘{ $text }’ is geen aangeboden vorm: schrijf het nummer, dan r en f om te draaien en te spiegelen
error-notation-off-map = { $text }: de vorm blijft niet op de kaart
error-notation-no-offer = vorm { $number } wordt niet aangeboden, of past nergens
error-notation-row = '{ $text }' is geen rij van deze kaart: schrijf { $one } tot { $two }
error-notation-column = '{ $text }' is geen kolom van deze kaart: schrijf { $one } tot { $two }
error-notation-number = er is geen actie { $text } in de lijst
