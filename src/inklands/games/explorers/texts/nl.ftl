## Namen

explorers = Explorers
explorers-about = Trek door een wild landschap, vind de tempels en kom thuis met edelstenen.
explorers-water = water
explorers-grass = gras
explorers-sand = zand
explorers-mountain = gebergte
explorers-water-grass = water en gras
explorers-water-sand = water en zand
explorers-water-mountain = water en gebergte
explorers-grass-sand = gras en zand
explorers-grass-mountain = gras en gebergte
explorers-sand-mountain = zand en gebergte
explorers-food = Voedsel
explorers-gems = Edelstenen
explorers-temples = Tempels
explorers-villages = Dorpen
explorers-item-temple = tempels
explorers-item-key = sleutels
explorers-item-map = landkaarten
explorers-item-horse = paarden
explorers-item-apple = appels
explorers-item-carrot = wortels
explorers-item-fish = vissen
explorers-item-gem = edelstenen
explorers-item-food-set = sets van drie soorten voedsel
explorers-item-village = dorpen met vier kruisjes eromheen
explorers-item-corner = hoeken van het landschap

## Doelen: de naam, dan de regel in één zin

explorers-none-map = Zonder landkaart
explorers-none-gem = Zonder edelsteen
explorers-none-key = Zonder sleutel
explorers-none-temple = Zonder tempel
explorers-none-horse = Zonder paard
explorers-none-apple = Zonder appel
explorers-none-carrot = Zonder wortel
explorers-none-fish = Zonder vis
explorers-zones-water = Elk meer
explorers-zones-grass = Elke weide
explorers-zones-sand = Elke woestijn
explorers-zones-mountain = Elk gebergte
explorers-full-row = Van links naar rechts
explorers-full-column = Van boven naar beneden
explorers-full-row-or-column = Van rand tot rand
explorers-count-key = Sleutelverzamelaar
explorers-count-map = Landkaartenverzamelaar
explorers-count-horse = Paardenverzamelaar
explorers-count-gem = Edelsteenverzamelaar
explorers-count-apple = Appelverzamelaar
explorers-count-carrot = Wortelverzamelaar
explorers-count-fish = Vissenverzamelaar
explorers-count-food-set = Volledige maaltijden
explorers-count-village = Omringde dorpen
explorers-count-temple = Rond de tempels
explorers-count-corner = Naar de hoeken
explorers-race-keys = Wedloop om sleutels
explorers-race-maps = Wedloop om landkaarten
explorers-race-horses = Wedloop om paarden
explorers-race-gems = Wedloop om edelstenen
explorers-race-villages = Wedloop naar de dorpen
explorers-race-places = Wedloop naar dorpen en tempels
explorers-race-edges = Wedloop naar de randen
explorers-race-tiles = Wedloop over de tegels
explorers-line-vertical = Langste kolom
explorers-line-horizontal = Langste rij
explorers-line-diagonal = Langste diagonaal
explorers-square = Grootste vierkant
explorers-none-map-rule = Punten als er de hele partij geen landkaart is aangekruist.
explorers-none-gem-rule = Punten als er de hele partij geen edelsteen is aangekruist.
explorers-none-key-rule = Punten als er de hele partij geen sleutel is aangekruist.
explorers-none-temple-rule = Punten als er de hele partij geen tempel is aangekruist.
explorers-none-horse-rule = Punten als er de hele partij geen paard is aangekruist.
explorers-none-apple-rule = Punten als er de hele partij geen appel is aangekruist.
explorers-none-carrot-rule = Punten als er de hele partij geen wortel is aangekruist.
explorers-none-fish-rule = Punten als er de hele partij geen vis is aangekruist.
explorers-zones-water-rule = Punten voor een kruisje in elke zone water.
explorers-zones-grass-rule = Punten voor een kruisje in elke zone gras.
explorers-zones-sand-rule = Punten voor een kruisje in elke zone zand.
explorers-zones-mountain-rule = Punten voor een kruisje in elke zone gebergte.
explorers-full-row-rule = Punten voor een rij die van de linker- tot de rechterrand is aangekruist.
explorers-full-column-rule = Punten voor een kolom die van de boven- tot de onderrand is aangekruist.
explorers-full-row-or-column-rule = Punten voor een rij of kolom die van rand tot rand is aangekruist.
explorers-count-key-rule = Punten naargelang het aantal aangekruiste sleutels.
explorers-count-map-rule = Punten naargelang het aantal aangekruiste landkaarten.
explorers-count-horse-rule = Punten naargelang het aantal aangekruiste paarden.
explorers-count-gem-rule = Punten naargelang het aantal aangekruiste edelstenen.
explorers-count-apple-rule = Punten naargelang het aantal aangekruiste appels.
explorers-count-carrot-rule = Punten naargelang het aantal aangekruiste wortels.
explorers-count-fish-rule = Punten naargelang het aantal aangekruiste vissen.
explorers-count-food-set-rule = Punten naargelang het aantal aangekruiste sets van appel, wortel en vis.
explorers-count-village-rule = Punten naargelang het aantal dorpen met een kruisje aan alle vier de kanten.
explorers-count-temple-rule = Punten naargelang het aantal tempels met twee of meer kruisjes eromheen.
explorers-count-corner-rule = Punten naargelang het aantal aangekruiste hoeken van het landschap.
explorers-race-keys-rule = Hoe eerder je drie sleutels hebt aangekruist, hoe meer punten.
explorers-race-maps-rule = Hoe eerder je drie landkaarten hebt aangekruist, hoe meer punten.
explorers-race-horses-rule = Hoe eerder je vier paarden hebt aangekruist, hoe meer punten.
explorers-race-gems-rule = Hoe eerder je vier edelstenen hebt aangekruist, hoe meer punten.
explorers-race-villages-rule = Hoe eerder alle vier de dorpen een kruisje naast zich hebben, hoe meer punten.
explorers-race-places-rule = Hoe eerder drie dorpen een kruisje naast zich hebben en drie tempels bezocht zijn, hoe meer punten.
explorers-race-edges-rule = Hoe eerder je kruisjes alle vier de randen van het landschap raken, hoe meer punten.
explorers-race-tiles-rule = Hoe eerder je drie kruisjes op elke tegel hebt, hoe meer punten.
explorers-line-vertical-rule = Een punt voor elk veld van je langste ononderbroken kolom kruisjes.
explorers-line-horizontal-rule = Een punt voor elk veld van je langste ononderbroken rij kruisjes.
explorers-line-diagonal-rule = Een punt voor elk veld van je langste ononderbroken diagonaal kruisjes.
explorers-square-rule = Punten naargelang de lengte van de zijde van je grootste vierkant vol kruisjes.

## Titels van een solospel

explorers-armchair-traveller = Leunstoelreiziger
explorers-sunday-walker = Zondagswandelaar
explorers-seasoned-scout = Doorgewinterde verkenner
explorers-pathfinder = Padvinder
explorers-name-on-the-map = Naam op de kaart
explorers-legend-of-the-trails = Legende van de paden

## Waarom er punten zijn

explorers-food-scored =
    { $amount ->
        [one] ronde { $round }, één stuk voedsel
       *[other] ronde { $round }, { $amount } stuks voedsel
    }
explorers-gems-scored =
    { $amount ->
        [one] ronde { $round }, één edelsteen
       *[other] ronde { $round }, { $amount } edelstenen
    }
explorers-temple-scored = tempel { $temple }
explorers-village-scored =
    { $amount ->
        [one] dorp { $village }, één kruisje ernaast
       *[other] dorp { $village }, { $amount } kruisjes ernaast
    }
explorers-race-won = { $objective }
explorers-without = niets daarvan aangekruist ({ $item })
explorers-all-zones = elke zone { $terrain }, { $zones } in totaal
explorers-full-line = een lijn van rand tot rand
explorers-counted = { $thing }: { $amount }
explorers-longest-line = { $length ->
    [one] de langste lijn, één veld
   *[other] de langste lijn, { $length } velden
}
explorers-largest-square = het grootste vierkant, { $side } bij { $side }

## Wat een plaats wordt gevraagd

explorers-prompt-village = Kies het startdorp, waaruit iedereen vertrekt.
explorers-prompt-opening = { $amount ->
    [1] Kies een terrein voor je eerste kruisje.
   *[other] Kies een terrein voor je eerste { $amount } kruisjes.
}
explorers-prompt-side = Kies een kant van de verkenningskaart.
explorers-prompt-card = Kies de kant van de verkenningskaart die je gebruikt.
explorers-prompt-card-or-map = Gebruik de verkenningskaart, of streep een landkaart door.
explorers-prompt-bonus =
    { $amount ->
        [one] De tempel geeft één kruisje: kies het terrein.
       *[other] De tempel geeft { $amount } kruisjes: kies het terrein.
    }
explorers-prompt-cross =
    { $amount ->
        [one] Nog één kruisje: { $terrain }.
       *[other] Nog { $amount } kruisjes: { $terrain }.
    }
explorers-prompt-ride = Het paard brengt je één veld verder, op een terrein naar keuze.
explorers-prompt-wait = Anderen zijn nog aan het verkennen.
explorers-prompt-over = De vier ronden zijn voorbij.

## Waarom een actie wordt geweigerd

explorers-no-choice-now = Het terrein is gekozen: zet je kruisjes.
explorers-no-village-choice = Het startdorp staat vast.
explorers-no-central-village = Kies eerst een van de dorpen die het dichtst bij het midden liggen.
explorers-no-terrain-yet = Kies eerst een terrein.
explorers-no-map-now = Aan een landkaart heb je hier niets.
explorers-no-map = Je hebt geen landkaart uit een eerdere beurt.
explorers-no-such-offer = Dat wordt nu niet aangeboden.
explorers-no-horse-first = Het paard gaat voor.
explorers-no-horse = Er is geen paard om te berijden.
explorers-no-crossed = { $cell } is al aangekruist.
explorers-no-village = { $cell } is een dorp.
explorers-no-neighbour = { $cell } ligt naast geen van je kruisjes.
explorers-no-key = { $cell } is een tempel, en je hebt geen sleutel.
explorers-no-terrain = { $cell } is { $terrain }, maar je kruisjes zijn voor { $wanted }.
explorers-notation = ‘{ $text }’: een keuze is een of twee van de terreinen { $letters }
explorers-notation-map = ‘{ $text }’: een landkaart geldt voor een van de terreinen { $letters }
explorers-notation-mark = ‘{ $text }’: schrijf start, map of horse

## Het verhaal; $seat is de naam van een speler

explorers-laid = De tegels liggen: { $tiles }.
explorers-in-play = Doel: { $objective }.
explorers-equally-central = Meerdere dorpen liggen even dicht bij het midden.
explorers-set-out = Iedereen vertrekt uit het dorp op { $cell }.
explorers-round-begins = Ronde { $round } begint.
explorers-card-revealed = De verkenningskaart toont { $one } of { $two }.
explorers-card-faces = Naar je toe ligt { $facing }, aan de andere kant { $behind }.
explorers-side-taken = { $seat } kiest { $side }.
explorers-crossed = { $seat } kruist { $cells } aan.
explorers-crossed-nothing = { $seat } kan niets aankruisen en geeft deze beurt weg.
explorers-found-key = { $seat } vindt een sleutel op { $cell }.
explorers-found-map = { $seat } vindt een landkaart op { $cell }.
explorers-found-horse = { $seat } vindt een paard op { $cell }.
explorers-found-apple = { $seat } plukt een appel op { $cell }.
explorers-found-carrot = { $seat } trekt een wortel uit op { $cell }.
explorers-found-fish = { $seat } vangt een vis op { $cell }.
explorers-found-gem = { $seat } vindt een edelsteen op { $cell }.
explorers-found-temple = { $seat } opent de tempel op { $cell }.
explorers-found-in-vain = { $seat } heeft nu niets aan wat op { $cell } ligt ({ $item }).
explorers-temple-visited = { $points ->
    [one] { $seat } bezoekt tempel { $temple }: { $points } punt.
   *[other] { $seat } bezoekt tempel { $temple }: { $points } punten.
}
explorers-temple-crosses =
    { $amount ->
        [one] Tempel { $temple } geeft één kruisje aan { $seat }.
       *[other] Tempel { $temple } geeft { $amount } kruisjes aan { $seat }.
    }
explorers-race-finished = { $points ->
    [one] { $seat } voltooit { $objective }: { $points } punt.
   *[other] { $seat } voltooit { $objective }: { $points } punten.
}
explorers-round-food = { $points ->
    [one] Voedsel: { $points } punt voor { $seat }.
   *[other] Voedsel: { $points } punten voor { $seat }.
}
explorers-round-gems = { $points ->
    [one] Edelstenen: { $points } punt voor { $seat }.
   *[other] Edelstenen: { $points } punten voor { $seat }.
}
explorers-values-struck = De beste waarde van elke nog open prijs wordt doorgestreept.
explorers-finished = Het landschap is verkend.

## Opties: de naam, dan de uitleg in één zin

explorers-option-tiles = Tegels
explorers-option-tiles-help = Vier van de acht tegels, en hoe ver elke gedraaid is. Noem je er geen, dan worden ze alle vier geloot.
explorers-option-tiles-slot1 = Linksboven
explorers-option-tiles-slot2 = Rechtsboven
explorers-option-tiles-slot3 = Linksonder
explorers-option-tiles-slot4 = Rechtsonder
explorers-option-objectives = Doelen
explorers-option-objectives-help = Hoeveel doelen er meedoen.
explorers-option-objective-names = Genoemde doelen
explorers-option-objective-names-help = Doelen om mee te spelen; tot het aantal hierboven worden er meer geloot.
explorers-option-advanced-food = Voedsel voor gevorderden
explorers-option-advanced-food-help = Geen voedsel in de eerste ronde, daarna vier van één soort per ronde.
explorers-option-advanced-gems = Edelstenen voor gevorderden
explorers-option-advanced-gems-help = De eerste edelstenen heffen verlies op, de latere zijn steeds meer waard.
explorers-option-advanced-temples = Tempels voor gevorderden
explorers-option-advanced-temples-help = Elke tempel is evenveel waard, maar wie het eerst komt krijgt extra kruisjes.
explorers-option-advanced-villages = Dorpen voor gevorderden
explorers-option-advanced-villages-help = Alleen het dorp met de minste kruisjes ernaast telt.

## Beside the map

explorers-village = dorp
explorers-one-temple = tempel
explorers-one-key = sleutel
explorers-one-map = landkaart
explorers-one-horse = paard
explorers-one-apple = appel
explorers-one-carrot = wortel
explorers-one-fish = vis
explorers-one-gem = edelsteen
explorers-tile-turned-0 = tegel { $number }
explorers-tile-turned-1 = tegel { $number }, een kwartslag gedraaid
explorers-tile-turned-2 = tegel { $number }, een halve slag gedraaid
explorers-tile-turned-3 = tegel { $number }, driekwart gedraaid
explorers-setting-out = Het vertrek
explorers-card-number = Verkenningskaart { $number } van { $last }
explorers-cards-unseen = Deze ronde nog niet gezien; één ervan blijft opzij liggen:
explorers-choose-terrain = Kies een terrein
explorers-strike-map = Landkaart: { $terrain }
explorers-said-cross = { $cell } aankruisen
explorers-said-horse = te paard naar { $cell }
explorers-said-start = vertrekken van { $cell }
explorers-said-crossed = aangekruist
explorers-crosses-count = { $count ->
    [one] één kruisje
   *[other] { $count } kruisjes
}
explorers-crosses-possible = { $count ->
    [0] geen veld om aan te kruisen
    [one] ruimte voor één
   *[other] ruimte voor { $count }
}
explorers-give-away = Geen veld met { $terrain } is bereikbaar: als je dit inkt, geef je de beurt weg.
explorers-crosses-left = { $count ->
    [one] Nog één kruisje: { $terrain }
   *[other] Nog { $count } kruisjes: { $terrain }
}
explorers-satchel = Ronden en vondsten
explorers-round = Ronde { $round }
explorers-keys-carried = { $free ->
    [one] { $free } sleutel vrij
   *[other] { $free } sleutels vrij
}, { $found } gevonden
explorers-maps-carried = { $free ->
    [one] { $free } landkaart vrij
   *[other] { $free } landkaarten vrij
}, { $found } gevonden
explorers-temple-won = { $points ->
    [one] Tempel { $temple } gaf { $points } punt
   *[other] Tempel { $temple } gaf { $points } punten
}
explorers-temple-open = { $points ->
    [one] Tempel { $temple } biedt { $points } punt
   *[other] Tempel { $temple } biedt { $points } punten
}
explorers-race-left = nog te halen: { $points }
explorers-food-rule = Voedsel dat je in een ronde aankruist, telt aan het eind ervan als er in de kolom plaats voor is; elk volgend stuk is meer waard.
explorers-food-advanced-rule = In de eerste ronde telt geen voedsel. Daarna telt alleen wat in de kolom van de ronde staat, en elk volgend stuk is meer waard.
explorers-gems-rule = Elke gevonden edelsteen geeft aan het eind van elke ronde een punt, telkens opnieuw.
explorers-gems-advanced-rule = Edelstenen neem je in de volgorde van het spoor. Aan het eind van elke ronde tellen de verliezen die nog niet zijn aangekruist; zijn die er allemaal, dan de winsten die zijn omcirkeld.
explorers-temples-rule = Een tempel ga je in met een vrije sleutel; wie eerder komt, krijgt meer punten.
explorers-temples-advanced-rule = Een tempel ga je in met een vrije sleutel. De punten zijn voor iedereen gelijk; wie eerder komt, krijgt meer kruisjes, te zetten aan het eind van de beurt op één terrein.
explorers-villages-rule = Aan het eind telt elk dorp naargelang de kruisjes ernaast.
explorers-villages-advanced-rule = Aan het eind telt alleen het dorp met de minste kruisjes ernaast.

## Hoe je speelt

explorers-how-aim = Iedereen trekt door hetzelfde landschap op een eigen bord, vanaf het startdorp, en verzamelt wat onderweg ligt.
explorers-how-turn = Zet eerst drie kruisjes op één terrein. Daarna toont een verkenningskaart elke beurt twee kanten. Wie aan zet is, kiest er een en zet drie kruisjes op dat terrein; de anderen zetten er drie op het terrein van de andere kant, of twee op dat van de gekozen kant.
explorers-how-special = Een kruisje ligt naast het startdorp of naast een kruisje van jou; dorpen kruis je niet aan. Een sleutel opent een tempel. Een landkaart geeft in een latere beurt vier kruisjes op één terrein in plaats van de verkenningskaart. Een paard geeft meteen nog een kruisje, op een terrein naar keuze.
explorers-how-points = Voedsel en edelstenen tellen aan het eind van elke ronde, dorpen aan het eind van de partij naargelang de kruisjes ernaast. Een tempel geeft het meest aan wie er het eerst komt. Doelen, als die er zijn, staan naast het landschap.
explorers-how-end = Er zijn vier ronden van zeven verkenningskaarten. Wie de meeste punten heeft, wint; bij gelijke stand wie minder landkaarten heeft doorgestreept.
explorers-how-solo = Eén kant van de verkenningskaart ligt naar je toe: zet drie kruisjes op dat terrein, of twee op dat van de andere kant. Na elke ronde behalve de laatste zijn een tempel waar je niet binnen was en een wedloop die je niet hebt gehaald minder waard. Met je punten verdien je een titel.

## Your box: what is said of it elsewhere

explorers-box-tiles = Landschapstegels
explorers-box-cards = Verkenningskaarten
explorers-box-boards = Borden en scoretegels
explorers-box-objectives = Doelen

## Een spel op papier

explorers-paper-prompt = Kies je tegels, kruis aan wat op je blad is aangekruist en neem over wat de borden zeggen.
explorers-paper-loose = Kruisjes die niet met het startdorp verbonden zijn, tellen niet.
explorers-paper-start = Startdorp
explorers-paper-boards = Wat de borden zeggen
explorers-paper-temple = Punten van tempel { $temple }
explorers-paper-race = Plaats in deze wedloop
explorers-paper-cross = kruisje

## What is printed, for the page of the rules

explorers-printed-cards = Verkenningskaarten
explorers-printed-crosses = Kruisjes in een beurt
explorers-printed-crosses-opening = Bij het vertrek
explorers-printed-crosses-favoured = De kant van de verkenningskaart die naar je toe ligt
explorers-printed-crosses-other = De andere kant
explorers-printed-crosses-map = Een landkaart die je doorstreept
explorers-printed-slots = Ruimte op je bord
explorers-printed-food = Voedsel
explorers-printed-food-advanced = Voedsel, voor gevorderden
explorers-printed-gems = Edelstenen
explorers-printed-gems-advanced = Edelstenen, voor gevorderden
explorers-printed-temples = Tempels: voor wie eerst komt, daarna, enzovoort
explorers-printed-temples-advanced = Tempels, voor gevorderden
explorers-printed-temple-points = Punten van elke tempel
explorers-printed-temple-crosses = Kruisjes voor wie eerst komt, daarna, enzovoort
explorers-printed-villages = Dorpen
explorers-printed-villages-advanced = Dorpen, voor gevorderden: alleen het dorp met de minste kruisjes telt
explorers-printed-by-crosses = Punten voor 0, 1, 2 … kruisjes ernaast
explorers-printed-by-food = Punten voor 0, 1, 2 … keer voedsel in een ronde
explorers-printed-no-food = geen voedsel
explorers-printed-objectives = Alle doelen
explorers-printed-threshold = Zoveel heb je er nodig: { $number }
explorers-printed-objectives-backs = Welk doel achter welke tegel zit
explorers-printed-set = Set { $number }
explorers-printed-behind = Tegel { $number }: { $objective }
explorers-printed-unknown = onbekend
explorers-printed-solo = Titels van een solospel
explorers-printed-shift = Elk doel in het spel telt bij elke titel op
explorers-printed-tiles = De landschapstegels
explorers-printed-tile = Tegel { $number }
explorers-printed-players = { $count ->
    [one] één speler
   *[other] { $count } spelers
}

## Een eerste partij, aanwijzing voor aanwijzing

explorers-lesson-trail = Je pad vertrekt bij het gemarkeerde startdorp. Het groeit kruisje voor kruisje, en elk kruisje ligt naast dat dorp of naast een ander kruisje van jou.
explorers-lesson-finds = Wat op een veld ligt dat je aankruist, is van jou: voedsel, edelstenen, sleutels, landkaarten, paarden. Hier zie je hoe ze eruitzien en wat je hebt.
explorers-lesson-terrain = Kies om te beginnen een terrein: je eerste drie kruisjes liggen er allemaal op.
explorers-lesson-cross = Velden die je mag aankruisen, lichten op. Kruisjes kun je terugnemen, en het laatste van een beurt wacht in potlood tot je het in inkt zet.
explorers-lesson-card = Elke beurt toont een verkenningskaart twee kanten. De kant naar je toe geeft drie kruisjes, de andere kant twee.
explorers-lesson-horse = Een paard! Het brengt je meteen één veld verder, op een terrein naar keuze.
explorers-lesson-food = Voedsel telt aan het eind van de ronde waarin je het vindt, zolang de kolom van die ronde er plaats voor heeft. Elk volgend stuk is meer waard.
explorers-lesson-gems = Alle gevonden edelstenen tellen aan het eind van elke ronde: een uit de eerste ronde telt vier keer.
explorers-lesson-villages = Helemaal aan het eind telt elk dorp naargelang de kruisjes ernaast, dus laat je pad langs meerdere dorpen lopen.
explorers-lesson-found-map = Je hebt een landkaart gevonden. Streep die door wanneer je wilt, in plaats van de verkenningskaart te gebruiken: vier kruisjes op één terrein naar keuze.
explorers-lesson-key = Een sleutel opent een tempel, welke je maar bereikt. Wees snel: na elke ronde is een tempel waar je niet binnen was minder waard.
explorers-lesson-round = De eerste ronde is voorbij, het voedsel ervan en je edelstenen zijn geteld. Er zijn vier ronden van zeven verkenningskaarten.
explorers-lesson-goodbye = Nu weet je hoe het gaat; komt er iets nieuws, dan zegt een aanwijzing het je. Een hint komt van een sterke speler. Goede reis!

## At the terminal

explorers-terminal-tile-turned = { $number } ({ $turn } slag)
explorers-terminal-letter-water = W
explorers-terminal-letter-grass = G
explorers-terminal-letter-sand = Z
explorers-terminal-letter-mountain = B
explorers-terminal-letter-temple = T
explorers-terminal-letter-key = s
explorers-terminal-letter-map = l
explorers-terminal-letter-horse = p
explorers-terminal-letter-apple = a
explorers-terminal-letter-carrot = w
explorers-terminal-letter-fish = v
explorers-terminal-letter-gem = e
explorers-terminal-help =
    Schrijf een terrein en dan de velden die je aankruist, één voor één of alle op een regel:
      G             een terrein, of het nummer van een keuze
      m5            een kruisje; een paard gaat verder met het volgende
      G m5 m7 m8    een hele beurt
      map:G         een landkaart doorstrepen voor vier kruisjes
    Het laatste kruisje van een beurt staat eerst in potlood: Enter zet het in inkt, n gumt het uit.
explorers-terminal-legend = x is een kruisje van jou, / een van deze beurt, nog in potlood, + een veld dat je nu mag aankruisen; de letter achter een terrein is wat er ligt, achter een dorp zijn eigen letter.
