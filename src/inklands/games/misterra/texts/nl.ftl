## Names

misterra = Maps of Misterra
misterra-about = Verken een eiland dat niemand ooit heeft overzien, en word geloofd.
misterra-steppe = steppe
misterra-lagoon = lagune
misterra-jungle = jungle
misterra-mountain = gebergte
misterra-beach1 = strand 1
misterra-beach2 = strand 2
misterra-beach3 = strand 3
misterra-beach4 = strand 4
misterra-beach5 = strand 5
misterra-fidelity-name = Getrouwheid
misterra-completeness-name = Volledigheid
misterra-claims-name = Claims
misterra-expert-name = Meester-cartograaf
misterra-otoma-name = Claims van Otoma

## Presumptions by number, as a list of points calls them

misterra-presumption-1 = Vermoeden 1, zones van één terrein
misterra-presumption-2 = Vermoeden 2, zones van één terrein
misterra-presumption-3 = Vermoeden 3, zones van één terrein
misterra-presumption-4 = Vermoeden 4, zones van één terrein
misterra-presumption-5 = Vermoeden 5, een terrein langs de rand
misterra-presumption-6 = Vermoeden 6, een terrein langs de rand
misterra-presumption-7 = Vermoeden 7, een terrein langs de rand
misterra-presumption-8 = Vermoeden 8, een terrein langs de rand
misterra-presumption-9 = Vermoeden 9, vier terreinen landinwaarts
misterra-presumption-10 = Vermoeden 10, vier terreinen langs de kust
misterra-presumption-11 = Vermoeden 11, één terrein landinwaarts
misterra-presumption-12 = Vermoeden 12, één terrein langs de kust
misterra-presumption-13 = Vermoeden 13, een terrein weg van een ander
misterra-presumption-14 = Vermoeden 14, een terrein weg van een ander
misterra-presumption-15 = Vermoeden 15, een terrein weg van een ander
misterra-presumption-16 = Vermoeden 16, een terrein weg van een ander
misterra-presumption-17 = Vermoeden 17, de grootste zone
misterra-presumption-18 = Vermoeden 18, de kleinste zone
misterra-presumption-19 = Vermoeden 19, zones van één vak
misterra-presumption-20 = Vermoeden 20, zones van twee vakken
misterra-presumption-21 = Vermoeden 21, het gewoonste terrein
misterra-presumption-22 = Vermoeden 22, het zeldzaamste terrein
misterra-presumption-23 = Vermoeden 23, reeksen van vier
misterra-presumption-24 = Vermoeden 24, een klein patroon
misterra-presumption-25 = Vermoeden 25, een klein patroon
misterra-presumption-26 = Vermoeden 26, een klein patroon
misterra-presumption-27 = Vermoeden 27, een klein patroon
misterra-presumption-28 = Vermoeden 28, een groot patroon
misterra-presumption-29 = Vermoeden 29, een groot patroon
misterra-presumption-30 = Vermoeden 30, een groot patroon
misterra-presumption-31 = Vermoeden 31, een groot patroon

## Presumptions: the name, then the rule in one sentence

misterra-zones-of-terrain = Zones van { $terrain }
misterra-edge-of-terrain = { $terrain } langs de rand
misterra-rows-of-all = Vier terreinen landinwaarts
misterra-columns-of-all = Vier terreinen langs de kust
misterra-rows-of-one = Eén terrein landinwaarts
misterra-columns-of-one = Eén terrein langs de kust
misterra-not-beside = { $terrain } weg van { $avoided }
misterra-largest-zone = De grootste zone
misterra-smallest-zone = De kleinste zone
misterra-zones-of-size = Zones van { $size }
misterra-most-common = Het gewoonste terrein
misterra-least-common = Het zeldzaamste terrein
misterra-sets-of-four = Reeksen van vier
misterra-pattern = Het patroon { $pattern }
misterra-rule-zones-of-terrain = Elke zone van { $terrain } telt naar haar aantal vakken: { $ladder }.
misterra-rule-edge-of-terrain = Tel de vakken van { $terrain } langs de rand van je perkament: { $ladder }.
misterra-rule-rows-of-all = { $points } punten voor elke volle lijn vanaf het strand landinwaarts met alle vier terreinen.
misterra-rule-columns-of-all = { $points } punten voor elke volle lijn langs het strand met alle vier terreinen.
misterra-rule-rows-of-one = { $points } punten voor elke volle lijn vanaf het strand landinwaarts met maar één terrein.
misterra-rule-columns-of-one = { $points } punten voor elke volle lijn langs het strand met maar één terrein.
misterra-rule-not-beside = Tel de vakken van { $terrain } die geen zijde delen met { $avoided }: { $ladder }.
misterra-rule-largest-zone = Tel de vakken van één grootste zone: { $ladder }.
misterra-rule-smallest-zone = Tel de vakken van één kleinste zone: { $ladder }.
misterra-rule-zones-of-size = Tel de zones van precies { $size } { $size ->
    [one] vak
   *[other] vakken
}: { $ladder }.
misterra-rule-most-common = Tel de vakken van het terrein dat je het meest toont: { $ladder }.
misterra-rule-least-common = { $points } punten per vak van het terrein dat je het minst toont; wat je niet toont, telt niet mee.
misterra-rule-sets-of-four = Tel de reeksen van één vak van elk terrein, waar ze ook liggen: { $ladder }.
misterra-rule-pattern = { $points } punten overal waar { $pattern } precies zo ligt, met het strand links; overlappen mag.

## Titles of a solo game: by total, presumptions, fidelity, claims

misterra-insignificant = Onbeduidend
misterra-dim = Vaag
misterra-famous = Beroemd
misterra-memorable = Memorabel
misterra-illustrious = Illuster
misterra-eternal = Eeuwig
misterra-apprentice = Leerling
misterra-assistant = Assistent
misterra-expert = Expert
misterra-dean = Decaan
misterra-paper-pusher = Klerk
misterra-topographer = Topograaf
misterra-surveyor = Landmeter
misterra-cartographer = Cartograaf
misterra-fearful = Angstig
misterra-prudent = Voorzichtig
misterra-bold = Gedurfd
misterra-intrepid = Onverschrokken

## Why points were earned

misterra-faithful = { $count ->
    [one] één vak zoals op het eiland
   *[other] { $count } vakken zoals op het eiland
}
misterra-empty = { $count ->
    [one] één leeg vak
   *[other] { $count } lege vakken
}
misterra-zone = een zone van { $terrain }, { $count ->
    [one] één vak
   *[other] { $count } vakken
}
misterra-zones-counted = { $count } zones van { $size }
misterra-edge-counted = { $count } vakken van { $terrain } langs de rand
misterra-apart-counted = { $count } vakken van { $terrain } niet naast { $avoided }
misterra-terrain-counted = { $count ->
    [one] één vak van { $terrain }
   *[other] { $count } vakken van { $terrain }
}
misterra-sets-counted = { $count } reeksen van alle vier terreinen
misterra-line-of-all = een volle lijn met alle vier terreinen
misterra-line-of-one = een volle lijn van { $terrain }
misterra-pattern-found = het patroon
misterra-beyond = { $more } boven { $last }
misterra-too-few = { $count } tot nu toe; er zijn er { $least } nodig
misterra-claimed-region = een regio van { $terrain } met een claim op { $cell }, { $count ->
    [one] één tegel
   *[other] { $count } tegels
}
misterra-disputed-region = een betwiste regio van { $terrain }, { $count } tegels: niets voor { $cell }
misterra-expert-row = een lijn landinwaarts zoals op het eiland
misterra-expert-column = een lijn langs de kust zoals op het eiland

## What is asked of a seat

misterra-prompt-keep = Houd { $kept } van je vermoedens; niemand anders ziet ze.
misterra-prompt-land = Ga aan land op een strandvak.
misterra-prompt-move = Beweeg als je wilt en neem dan een schets.
misterra-prompt-move-swap = Beweeg, ruil een schets om, of neem er een.
misterra-prompt-swap = Ruil een schets om als je wilt en neem er dan een.
misterra-prompt-take = Neem een open schets.
misterra-prompt-no-sketch = Er is geen schets meer: eindig de halve dag.
misterra-prompt-map = Leg { $sketch } op je perkament, of pas.
misterra-prompt-map-claim = Leg { $sketch } op je perkament, claim deze regio, of pas.
misterra-prompt-jungle = Vanuit de jungle is niets in kaart te brengen: pas.
misterra-prompt-jungle-claim = Vanuit de jungle is niets in kaart te brengen: claim deze regio, of pas.
misterra-prompt-otoma = Otoma claimt een van zijn grootste regio’s: kies welke.
misterra-prompt-wait-keep = Anderen kiezen hun vermoedens.
misterra-prompt-wait = { $seat } is aan de beurt.
misterra-prompt-over = Het eiland is in kaart gebracht.

## Why an action is refused

misterra-no-keep-first = Kies eerst je vermoedens.
misterra-no-kept-already = De vermoedens zijn al gekozen.
misterra-no-not-dealt = Vermoeden { $number } is niet aan jou gedeeld.
misterra-no-keep-count = Houd { $kept } vermoedens, geen { $count }.
misterra-no-otoma-first = Kies eerst welke regio Otoma claimt.
misterra-no-otoma-choice = Otoma heeft nu niets te claimen.
misterra-no-otoma-region = { $cell } is niet het eerste vak van een grootste regio die voor Otoma openstaat.
misterra-no-land-first = Ga eerst aan land op het strand.
misterra-no-landed = Je cartograaf is al aan land.
misterra-no-beach = { $place } ligt niet op het strand.
misterra-no-moved = Je beweging van deze halve dag is voorbij.
misterra-no-standing = Je cartograaf staat op { $place }, niet op { $source }.
misterra-no-same-place = Je cartograaf staat al op { $place }; neem een schets om te blijven.
misterra-no-empty = { $place } is leeg; loop over tegels of het strand.
misterra-no-way = { $place } is te ver van { $source }.
misterra-no-lagoon = { $place } is geen lagune.
misterra-no-deck = De trekstapel is leeg.
misterra-no-swapped = Je hebt deze halve dag al een schets omgeruild.
misterra-no-taken = Je hebt deze halve dag { $sketch } al genomen.
misterra-no-displayed = { $sketch } ligt niet open.
misterra-no-card = Neem eerst een schets.
misterra-no-jungle = { $place } is jungle; van daaruit is niets in kaart te brengen.
misterra-no-other-card = Je hebt { $sketch } genomen, niet { $other_sketch }.
misterra-no-neighbours = { $one } en { $two } liggen niet naast elkaar.
misterra-no-sight = Noch { $one } noch { $two } is te zien vanaf { $place }.
misterra-no-claim-beach = { $place } is een strandvak; claim vanaf een bevestigde tegel.
misterra-no-claim-hazy = De tegel op { $cell } is niet bevestigd.
misterra-no-claim-markers = Je hebt geen marker meer.
misterra-no-claim-terrain = Je hebt { $terrain } al geclaimd.
misterra-no-claim-taken = Deze regio is al geclaimd, op { $cell }.

## The log; $seat is the name of a player

misterra-dealt = Je krijgt de vermoedens { $numbers }.
misterra-kept = { $seat } heeft { $count } vermoedens gekozen.
misterra-kept-own = Je houdt de vermoedens { $numbers }.
misterra-shown = { $seat } toont de vermoedens { $numbers }.
misterra-began = { $seat } trekt er twee halve dagen op uit.
misterra-landed = { $seat } gaat aan land op { $place }.
misterra-moved = { $seat } loopt van { $source } naar { $place }.
misterra-swapped = { $seat } schuift { $tucked } onder de stapel en onthult { $revealed }.
misterra-took = { $seat } neemt { $sketch }.
misterra-mapped = { $seat } brengt { $cells } in kaart.
misterra-placed = { $cell }: in de nevel verschijnt { $terrain }.
misterra-confirmed = { $cell }: { $terrain } is bevestigd.
misterra-replaced = { $cell }: benevelde { $terrain } komt in de plaats.
misterra-unchanged = { $cell } is bevestigd en blijft zoals het is.
misterra-lacked = { $cell }: er is geen { $terrain } meer in de voorraad.
misterra-claimed = { $seat } claimt de regio van { $cell } ({ $terrain }).
misterra-passed = { $seat } legt { $sketch } ongebruikt weg.
misterra-idle = { $seat } vindt geen schets om te nemen.
misterra-revealed = Nieuw in de vitrine: { $sketches }.
misterra-discarded = { $sketches } gaan uit het spel.
misterra-otoma-began = Otoma trekt er twee halve dagen op uit.
misterra-flipped = Otoma bekijkt { $cells }: { $front }.
misterra-otoma-claimed = Otoma claimt de regio van { $cell } ({ $terrain }).
misterra-otoma-unclaimed = Otoma vindt geen regio om te claimen.
misterra-ending-island = Het hele eiland is bevestigd: dit is de laatste ronde.
misterra-ending-unmappable = Wat nog leeg is, kan niemand meer in kaart brengen: dit is de laatste ronde.
misterra-ending-sketches = De schetsen zijn op: dit is de laatste ronde.
misterra-ending-parchment = Een perkament is vol: dit is de laatste ronde.
misterra-ending-otoma = De kaarten van Otoma zijn op.
misterra-over = De expeditie is voorbij.

## Options: the name, then help in one sentence; then the names of the values

misterra-option-first_game = Eerste spel
misterra-option-first_game-help = Iedereen krijgt twee passende vermoedens in plaats van te kiezen.
misterra-option-expert = Meester-cartografen
misterra-option-expert-help = 3 punten extra voor elke lijn van je perkament die klopt met vijf bevestigde tegels.
misterra-option-merged_claims = Samengegroeide claims
misterra-option-merged_claims-help = Wat meerdere claims in één regio aan het einde opleveren.
misterra-option-merged_claims-none = niets
misterra-option-merged_claims-both = de hele regio voor elk

## Beside the maps

misterra-presumptions = Je vermoedens
misterra-half-day = Ronde { $round }, halve dag { $number }
misterra-step-move = bewegen
misterra-step-take = schets
misterra-step-map = perkament
misterra-display = Open schetsen
misterra-deck = { $count ->
    [one] nog één in de stapel
   *[other] nog { $count } in de stapel
}
misterra-take = Nemen
misterra-swap = Omruilen
misterra-do-keep = { $names } houden
misterra-do-move = Naar { $place }
misterra-do-take = { $sketch } nemen
misterra-do-swap = { $sketch } omruilen
misterra-do-claim = Claimen
misterra-do-pass = Passen
misterra-supply = Tegels in voorraad
misterra-tiles-left = nog { $count }
misterra-blank = leeg
misterra-is-confirmed = bevestigd
misterra-is-hazy = nevelig
misterra-otoma-next = Volgende kaart:
misterra-otoma-confirms = bevestigt wat er ligt
misterra-otoma-claims = claimt een regio
misterra-otoma-left =
    nog { $cards ->
        [one] één kaart
       *[other] { $cards } kaarten
    } en { $markers ->
        [one] één marker
       *[other] { $markers } markers
    }
misterra-fidelity-rule = Punten voor elk vak van je perkament dat overeenkomt met een bevestigde tegel van het eiland.
misterra-completeness-rule = Elk vak van je perkament dat nog leeg is, kost een punt.
misterra-claims-rule = Punten voor elke tegel van de regio’s die je hebt geclaimd.
misterra-otoma-rule = Wat de claims van Otoma waard zijn, gaat van je punten af.

## Hoe je speelt

misterra-how-aim = Niemand heeft het eiland helemaal gezien. Breng het in kaart op je perkament, zo dat het klopt met wat erover ontdekt wordt en met je twee geheime vermoedens.
misterra-how-turn = Een beurt heeft twee halve dagen. In elk daarvan mag je een stap zetten, neem je een van de open schetsen, en leg je die, claim je een regio of pas je. De eerste stap brengt je aan land, ergens op het strand.
misterra-how-special = Een schets bedekt twee aangrenzende vakken van je perkament, waarvan je er minstens één ziet: je eigen vak en de vakken ernaast. Het eiland volgt. Wat leeg was, wordt nevelig; nog eens hetzelfde terrein bevestigt het, een ander vervangt wat nevelig is, en wat bevestigd is, blijft. Op steppe mag je verder lopen. Op een lagune mag je een open schets omruilen. Vanuit de jungle is niets in kaart te brengen. Vanaf een berg zie je twee vakken ver.
misterra-how-points = Twee punten voor elk vak van je perkament dat klopt met een bevestigde tegel, en één eraf voor elk leeg vak. Je vermoedens tellen op je perkament. Je mag drie regio’s van verschillend terrein claimen, vanaf een bevestigde tegel: twee punten voor elk van hun bevestigde tegels, als er aan het eind geen claim van een ander in dezelfde regio ligt.
misterra-how-end = De partij eindigt met de ronde waarin het eiland bevestigd is, een perkament vol is of de schetsen op zijn. Wie de meeste punten heeft, wint.
misterra-how-solo = Otoma heeft geen perkament: de kaarten van Otoma noemen vakken en terreinen en veranderen het eiland, en sommige claimen een regio. Wat die claims waard zijn, gaat van je punten af.

## Een spel op papier

misterra-paper-prompt = Schilder je perkament, en de bevestigde tegels van het eiland met hun markers.
misterra-paper-presumption = Vermoeden { $number }
misterra-paper-solo = Alleen, tegen Otoma
misterra-paper-own = mijn marker
misterra-paper-other = andere marker

## Een eerste partij, aanwijzing voor aanwijzing

misterra-lesson-maps = Aan de ene kant het eiland, aan de andere je perkament. Niemand heeft het eiland helemaal gezien: wat je op je perkament schetst, verschijnt ook op het eiland.
misterra-lesson-presumptions = Deze twee vermoedens zijn wat je van het eiland gelooft. Ze tellen aan het eind, op je perkament. Wijs er een aan om te lezen hoe.
misterra-lesson-ashore = Ga eerst aan land: kies een van de verlichte vakken van het strand.
misterra-lesson-sketch = Neem nu een van de open schetsen. Elke schets toont twee terreinen.
misterra-lesson-lay = Leg de schets op twee aangrenzende vakken van je perkament, waarvan je er minstens één ziet: je eigen vak of een vak ernaast. Draai haar zoals je wilt en inkt haar dan.
misterra-lesson-half-day = Een beurt heeft twee halve dagen. Nu mag je een stap zetten voor je een schets neemt, langs het strand of op een tegel, of blijven waar je bent.
misterra-lesson-otoma = Otoma heeft gespeeld. Elke halve dag noemen de kaarten van Otoma twee vakken en wat daar gebeurt, en sommige claimen een regio. Wat die claims waard zijn, gaat van je punten af.
misterra-lesson-hazy = Bleke tegels zijn nevelig. Nog eens hetzelfde terrein bevestigt een tegel, en dan blijft die; een ander vervangt wat nevelig is.
misterra-lesson-claim = Je staat op een bevestigde tegel, dus je mag de halve dag besluiten met een claim op de regio: aan het eind twee punten voor elke bevestigde tegel ervan. Je hebt drie markers, elk voor een ander terrein.
misterra-lesson-lagoon = Op een lagune mag je een open schets omruilen voor je er een neemt.
misterra-lesson-points = Elk vak van je perkament dat klopt met een bevestigde tegel geeft twee punten, en elk leeg vak kost er een. Help het eiland dus te worden wat jij in kaart bracht.
misterra-lesson-terrains = Het telt op welk terrein je staat: op steppe mag je verder lopen, vanaf een berg zie je twee vakken ver, en vanuit de jungle is niets in kaart te brengen.
misterra-lesson-goodbye = Nu weet je hoe het gaat; komt er iets nieuws, dan zegt een aanwijzing het je. Het eindigt als het eiland bevestigd is, je perkament vol of Otoma zonder kaarten. Veel geluk!
