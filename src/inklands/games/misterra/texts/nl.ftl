## Names

misterra = Maps of Misterra
misterra-about = Verken een eiland dat niemand ooit helemaal heeft gezien, en word geloofd.
misterra-steppe = steppe
misterra-lagoon = lagune
misterra-jungle = jungle
misterra-mountain = gebergte
misterra-beach1 = strandveld 1
misterra-beach2 = strandveld 2
misterra-beach3 = strandveld 3
misterra-beach4 = strandveld 4
misterra-beach5 = strandveld 5
misterra-fidelity-name = Getrouwheid
misterra-completeness-name = Vervollediging
misterra-claims-name = Claims
misterra-expert-name = Meester-cartograaf
misterra-otoma-name = Claims van de Otoma

## Presumptions by number, as a list of points calls them

misterra-presumption-1 = Vermoeden 1, zones van een terrein
misterra-presumption-2 = Vermoeden 2, zones van een terrein
misterra-presumption-3 = Vermoeden 3, zones van een terrein
misterra-presumption-4 = Vermoeden 4, zones van een terrein
misterra-presumption-5 = Vermoeden 5, een terrein langs de rand
misterra-presumption-6 = Vermoeden 6, een terrein langs de rand
misterra-presumption-7 = Vermoeden 7, een terrein langs de rand
misterra-presumption-8 = Vermoeden 8, een terrein langs de rand
misterra-presumption-9 = Vermoeden 9, alle vier de terreinen landinwaarts
misterra-presumption-10 = Vermoeden 10, alle vier de terreinen langs het strand
misterra-presumption-11 = Vermoeden 11, één terrein landinwaarts
misterra-presumption-12 = Vermoeden 12, één terrein langs het strand
misterra-presumption-13 = Vermoeden 13, een terrein niet naast een ander
misterra-presumption-14 = Vermoeden 14, een terrein niet naast een ander
misterra-presumption-15 = Vermoeden 15, een terrein niet naast een ander
misterra-presumption-16 = Vermoeden 16, een terrein niet naast een ander
misterra-presumption-17 = Vermoeden 17, de grootste zone
misterra-presumption-18 = Vermoeden 18, de kleinste zone
misterra-presumption-19 = Vermoeden 19, zones van één veld
misterra-presumption-20 = Vermoeden 20, zones van twee velden
misterra-presumption-21 = Vermoeden 21, het meest voorkomende terrein
misterra-presumption-22 = Vermoeden 22, het minst voorkomende terrein
misterra-presumption-23 = Vermoeden 23, sets van alle vier de terreinen
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
misterra-edge-of-terrain = Langs de rand: { $terrain }
misterra-rows-of-all = Alle vier de terreinen landinwaarts
misterra-columns-of-all = Alle vier de terreinen langs het strand
misterra-rows-of-one = Eén terrein landinwaarts
misterra-columns-of-one = Eén terrein langs het strand
misterra-not-beside = Niet naast { $avoided }: { $terrain }
misterra-largest-zone = De grootste zone
misterra-smallest-zone = De kleinste zone
misterra-zones-of-size = Zones van { $size ->
    [one] één veld
   *[other] { $size } velden
}
misterra-most-common = Het meest voorkomende terrein
misterra-least-common = Het minst voorkomende terrein
misterra-sets-of-four = Sets van alle vier de terreinen
misterra-pattern = Het patroon { $pattern }
misterra-rule-zones-of-terrain = Elke zone van { $terrain } telt naargelang het aantal velden: { $ladder }.
misterra-rule-edge-of-terrain = Tel de { $terrain }velden langs de rand van je perkament: { $ladder }.
misterra-rule-rows-of-all = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voor elke volledige rij loodrecht op het strand met alle vier de terreinen.
misterra-rule-columns-of-all = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voor elke volledige kolom evenwijdig aan het strand met alle vier de terreinen.
misterra-rule-rows-of-one = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voor elke volledige rij loodrecht op het strand met maar één terrein.
misterra-rule-columns-of-one = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voor elke volledige kolom evenwijdig aan het strand met maar één terrein.
misterra-rule-not-beside = Tel de { $terrain }velden die aan geen { $avoided }veld grenzen: { $ladder }.
misterra-rule-largest-zone = Tel de velden van je grootste zone, van één ervan bij gelijke stand: { $ladder }.
misterra-rule-smallest-zone = Tel de velden van je kleinste zone, van één ervan bij gelijke stand: { $ladder }.
misterra-rule-zones-of-size = Tel de zones van precies { $size ->
    [one] één veld
   *[other] { $size } velden
}: { $ladder }.
misterra-rule-most-common = Tel de velden van het terrein dat het meest voorkomt op je perkament: { $ladder }.
misterra-rule-least-common = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} per veld van het terrein dat het minst voorkomt op je perkament; wat er niet op staat, telt niet mee.
misterra-rule-sets-of-four = Tel de sets van één veld van elk terrein, waar ze ook liggen: { $ladder }.
misterra-rule-pattern = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} overal waar { $pattern } precies zo ligt, met het strand links; patronen mogen overlappen.

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
misterra-paper-pusher = Clerk
misterra-topographer = Topograaf
misterra-surveyor = Landmeter
misterra-cartographer = Cartograaf
misterra-fearful = Angstig
misterra-prudent = Voorzichtig
misterra-bold = Gedurfd
misterra-intrepid = Onverschrokken

## Why points were earned

misterra-faithful = { $count ->
    [one] één veld zoals op het eiland
   *[other] { $count } velden zoals op het eiland
}
misterra-empty = { $count ->
    [one] één leeg veld
   *[other] { $count } lege velden
}
misterra-zone = een zone van { $terrain }, { $count ->
    [one] één veld
   *[other] { $count } velden
}
misterra-zones-counted = { $count ->
    [one] één zone
   *[other] { $count } zones
} van { $size ->
    [one] één veld
   *[other] { $size } velden
}
misterra-edge-counted = { $count ->
    [one] één { $terrain }veld langs de rand
   *[other] { $count } { $terrain }velden langs de rand
}
misterra-apart-counted = { $count ->
    [one] één { $terrain }veld niet naast { $avoided }
   *[other] { $count } { $terrain }velden niet naast { $avoided }
}
misterra-terrain-counted = { $count ->
    [one] één { $terrain }veld
   *[other] { $count } { $terrain }velden
}
misterra-sets-counted = { $count ->
    [one] één set van alle vier de terreinen
   *[other] { $count } sets van alle vier de terreinen
}
misterra-line-of-all = een volledige rij of kolom met alle vier de terreinen
misterra-line-of-one = een volledige rij of kolom van { $terrain }
misterra-pattern-found = het patroon
misterra-beyond = { $more } boven { $last }
misterra-too-few = { $count } tot nu toe; { $least } is het minimum
misterra-claimed-region = een regio van { $terrain } met een claim op { $cell }, { $count ->
    [one] één tegel
   *[other] { $count } tegels
}
misterra-disputed-region = een betwiste regio van { $terrain }, { $count ->
    [one] één tegel
   *[other] { $count } tegels
}: niets voor { $cell }
misterra-expert-row = een rij zoals op het eiland
misterra-expert-column = een kolom zoals op het eiland

## What is asked of a seat

misterra-prompt-keep = Houd { $kept } van je vermoedens; niemand anders ziet ze.
misterra-prompt-land = Ga aan land op een strandveld.
misterra-prompt-move = Beweeg als je wilt en kies dan een schetskaart.
misterra-prompt-move-swap = Beweeg, leg een schetskaart onder de trekstapel, of kies een schetskaart.
misterra-prompt-swap = Leg als je wilt een schetskaart onder de trekstapel en kies dan een schetskaart.
misterra-prompt-take = Kies een schetskaart uit de vitrine.
misterra-prompt-no-sketch = Er is geen schetskaart meer: beëindig de halve dag.
misterra-prompt-map = Breng { $sketch } in kaart op je perkament, of pas.
misterra-prompt-map-claim = Breng { $sketch } in kaart op je perkament, claim deze regio, of pas.
misterra-prompt-jungle = Vanuit de jungle is niets in kaart te brengen: pas.
misterra-prompt-jungle-claim = Vanuit de jungle is niets in kaart te brengen: claim deze regio, of pas.
misterra-prompt-otoma = De Otoma claimt een van de grootste regio’s: kies welke.
misterra-prompt-wait-keep = Anderen kiezen hun vermoedens.
misterra-prompt-wait = { $seat } is aan de beurt.
misterra-prompt-over = De expeditie is voorbij.

## Why an action is refused

misterra-no-keep-first = Kies eerst je vermoedens.
misterra-no-kept-already = De vermoedens zijn al gekozen.
misterra-no-not-dealt = Vermoeden { $number } is niet aan jou gedeeld.
misterra-no-keep-count = Houd { $kept ->
    [one] { $kept } vermoeden
   *[other] { $kept } vermoedens
}, geen { $count }.
misterra-no-otoma-first = Kies eerst welke regio de Otoma claimt.
misterra-no-otoma-choice = De Otoma heeft nu niets te claimen.
misterra-no-otoma-region = { $cell } is niet het eerste veld van een grootste regio die de Otoma kan claimen.
misterra-no-land-first = Ga eerst aan land op het strand.
misterra-no-landed = Je cartograaf is al aan land.
misterra-no-beach = { $place } is geen strandveld.
misterra-no-moved = Je hebt deze halve dag al bewogen, of bent blijven staan.
misterra-no-standing = Je cartograaf staat op { $place }, niet op { $source }.
misterra-no-same-place = Je cartograaf staat al op { $place }; kies een schetskaart om te blijven staan.
misterra-no-empty = { $place } is leeg; beweeg over tegels of het strand.
misterra-no-way = { $place } is te ver van { $source }.
misterra-no-lagoon = { $place } is geen lagune.
misterra-no-deck = De trekstapel is leeg.
misterra-no-swapped = Je hebt deze halve dag al een schetskaart onder de trekstapel gelegd.
misterra-no-taken = Je hebt deze halve dag { $sketch } al gekozen.
misterra-no-displayed = { $sketch } ligt niet in de vitrine.
misterra-no-card = Kies eerst een schetskaart.
misterra-no-jungle = { $place } is jungle; van daaruit is niets in kaart te brengen.
misterra-no-other-card = Je hebt { $sketch } gekozen, niet { $other_sketch }.
misterra-no-neighbours = { $one } en { $two } grenzen niet aan elkaar.
misterra-no-sight = Noch { $one } noch { $two } is te zien vanaf { $place }.
misterra-no-tile = Er is nog één tegel { $terrain } over: krijgt { $one } die, of { $two }?
misterra-no-tile-choice = { $one } en { $two } hebben niet allebei een laatste tegel nodig.
misterra-no-claim-beach = { $place } ligt op het strand; claim vanaf een bevestigde tegel.
misterra-no-claim-hazy = De tegel op { $cell } is niet bevestigd.
misterra-no-claim-markers = Je hebt geen claimmarker meer.
misterra-no-claim-terrain = Je hebt al een regio van { $terrain } geclaimd.
misterra-no-claim-taken = Deze regio is al geclaimd, op { $cell }.
misterra-notation = ‘{ $text }’ is geen actie zoals b1>b2, take:SG, map:S b2,G b3, claim of pass
misterra-notation-keep = ‘{ $text }’: schrijf nummers van vermoedens, zoals 4,17
misterra-notation-keep-twice = ‘{ $text }’ noemt een vermoeden twee keer
misterra-notation-map-tile = ‘{ $text }’ geeft de laatste tegel aan beide velden: merk er één
misterra-notation-map = ‘{ $text }’: schrijf twee terreinen met hun velden, S b2,G b3
misterra-notation-terrain = ‘{ $text }’ is geen terrein: schrijf een van { $letters }
misterra-notation-sketch = ‘{ $text }’ is geen schetskaart: schrijf er twee van { $letters }
misterra-notation-beach = ‘{ $text }’ ligt op het strand; schrijf een veld van het eiland, zoals b3

## The log; $seat is the name of a player

misterra-dealt = Je krijgt de vermoedens { $numbers }.
misterra-kept = { $count ->
    [one] { $seat } heeft één vermoeden gekozen.
   *[other] { $seat } heeft { $count } vermoedens gekozen.
}
misterra-kept-own = Je houdt de vermoedens { $numbers }.
misterra-shown = { $seat } toont de vermoedens { $numbers }.
misterra-began = { $seat } trekt er twee halve dagen op uit.
misterra-landed = { $seat } gaat aan land op { $place }.
misterra-moved = { $seat } gaat van { $source } naar { $place }.
misterra-swapped = { $seat } legt { $tucked } onder de trekstapel en onthult { $revealed }.
misterra-took = { $seat } kiest { $sketch }.
misterra-mapped = { $seat } brengt { $cells } in kaart.
misterra-placed = { $cell }: er komt een benevelde { $terrain }tegel te liggen.
misterra-confirmed = { $cell }: de { $terrain }tegel is bevestigd.
misterra-replaced = { $cell }: een benevelde { $terrain }tegel vervangt de vorige.
misterra-unchanged = { $cell }: de tegel is bevestigd en blijft zoals hij is.
misterra-lacked = { $cell }: er is geen { $terrain }tegel meer in de voorraad.
misterra-claimed = { $seat } claimt de regio van { $terrain } rond { $cell }.
misterra-passed = { $seat } legt { $sketch } ongebruikt af.
misterra-idle = { $seat } heeft geen schetskaart meer om te kiezen.
misterra-revealed = Nieuw in de vitrine: { $sketches }.
misterra-discarded = Uit het spel: { $sketches }.
misterra-otoma-began = De Otoma trekt er twee halve dagen op uit.
misterra-flipped = De Otoma werkt op { $cells }: { $front }.
misterra-otoma-claimed = De Otoma claimt de regio van { $terrain } rond { $cell }.
misterra-otoma-unclaimed = De Otoma vindt geen regio om te claimen.
misterra-ending-island = Het hele eiland is bevestigd.
misterra-ending-unmappable = Wat nog leeg is, kan niemand meer in kaart brengen.
misterra-ending-sketches = De schetskaarten zijn op.
misterra-ending-parchment = Een perkament is vol.
misterra-ending-otoma = De kaarten van de Otoma zijn op.
misterra-last-round = Dit is de laatste ronde.
misterra-over = De expeditie is voorbij.

## Options: the name, then help in one sentence; then the names of the values

misterra-option-first_game = Eerste spel
misterra-option-first_game-help = Iedereen krijgt twee passende vermoedens in plaats van te kiezen.
misterra-option-expert = Meester-cartografen
misterra-option-expert-help = 3 punten extra voor elke rij en elke kolom van je perkament die overeenkomt met vijf bevestigde tegels.
misterra-option-merged_claims = Samengegroeide claims
misterra-option-merged_claims-help = Wat meerdere claims in één regio aan het eind opleveren.
misterra-option-merged_claims-none = niets
misterra-option-merged_claims-both = de hele regio voor ieder

## Beside the maps

misterra-presumptions = Je vermoedens
misterra-order = Speelvolgorde
misterra-markers-left = { $markers ->
    [one] nog { $markers } claim
   *[other] nog { $markers } claims
}
misterra-seal-repeated = telt telkens
misterra-seal-once = telt één keer
misterra-half-day = Ronde { $round }, halve dag { $number }
misterra-step-move = bewegen
misterra-step-take = schets
misterra-step-map = perkament
misterra-display = Schetskaarten
misterra-deck = { $count ->
    [one] nog één in de trekstapel
   *[other] nog { $count } in de trekstapel
}
misterra-take = Kiezen
misterra-swap = Afleggen
misterra-do-keep = { $names } houden
misterra-do-move = Naar { $place }
misterra-do-take = { $sketch } kiezen
misterra-do-swap = { $sketch } onder de trekstapel leggen
misterra-do-claim = Claimen
misterra-do-pass = Passen
misterra-beach = strand
misterra-said-map = { $thing } in kaart brengen
misterra-said-half = { $terrain } op { $cell }
misterra-said-tile = met de laatste tegel
misterra-said-otoma = Een marker van de Otoma op { $place } zetten
misterra-said-stands = { $name } staat hier
misterra-said-chosen = { $name }: gekozen, { $count } van { $most }.
misterra-said-unchosen = { $name }: niet meer gekozen.
misterra-said-claimed = geclaimd door { $name }
misterra-supply = Tegels in de voorraad
misterra-tiles-left = nog { $count }
misterra-sketch = { $one } en { $two }
misterra-blank = leeg
misterra-is-confirmed = bevestigd
misterra-is-hazy = beneveld
misterra-otoma-next = Bovenop; alleen de achterkant telt nog:
misterra-otoma-how = Deze kaart wordt straks omgedraaid: de achterkant noemt twee velden, en de kaart eronder wat daar gebeurt.
misterra-otoma-half-day = Halve dag { $number }
misterra-otoma-confirms = bevestigt wat er ligt
misterra-any-terrain = een willekeurig terrein
misterra-otoma-confirm-or = bevestigen, of { $terrain }
misterra-otoma-claims = claimt een regio
misterra-otoma-left =
    nog { $cards ->
        [one] één kaart
       *[other] { $cards } kaarten
    } en { $markers ->
        [one] één marker
       *[other] { $markers } markers
    }
misterra-fidelity-rule = Punten voor elk veld van je perkament dat overeenkomt met een bevestigde tegel van het eiland.
misterra-completeness-rule = Elk veld van je perkament dat nog leeg is, kost een punt.
misterra-claims-rule = Punten voor elke bevestigde tegel van de regio’s die je hebt geclaimd, tenzij er nog een claim in dezelfde regio ligt.
misterra-otoma-rule = Wat de claims van de Otoma waard zijn, gaat van je punten af.

## Hoe je speelt

misterra-how-aim = Niemand heeft het eiland helemaal gezien. Breng het in kaart op je perkament, zo dat het overeenkomt met wat erover ontdekt wordt en met je twee geheime vermoedens.
misterra-how-turn = Een beurt heeft twee halve dagen. In elk daarvan mag je één veld bewegen, kies je een schetskaart uit de vitrine, en breng je die in kaart, claim je een regio of pas je. De eerste beweging brengt je aan land, ergens op het strand.
misterra-how-special = Een schetskaart bedekt twee aangrenzende velden van je perkament, waarvan je er minstens één ziet: je eigen veld en de velden ernaast. Het eiland volgt. Een leeg veld krijgt een benevelde tegel; nog eens hetzelfde terrein bevestigt die, een ander terrein vervangt die, en een bevestigde tegel blijft. Op steppe mag je verder bewegen. Op een lagune mag je een schetskaart uit de vitrine voor een andere afleggen. Vanuit de jungle is niets in kaart te brengen. Vanaf een gebergte zie je één veld verder.
misterra-how-points = Twee punten voor elk veld van je perkament dat overeenkomt met een bevestigde tegel, en één eraf voor elk leeg veld. Je vermoedens tellen op je perkament. Je mag drie regio’s van verschillend terrein claimen, vanaf een bevestigde tegel: twee punten voor elk van hun bevestigde tegels, als er aan het eind geen andere claim in dezelfde regio ligt.
misterra-how-end = De partij eindigt met de ronde waarin het eiland bevestigd is, een perkament vol is of de schetskaarten op zijn. Wie de meeste punten heeft, wint; bij gelijke stand wie er meer heeft voor getrouwheid.
misterra-how-solo = De Otoma heeft geen perkament: elke halve dag geeft een van de Otomakaarten twee velden aan en zegt de volgende wat daar gebeurt; sommige claimen een regio. Wat die claims waard zijn, gaat van je punten af. De partij eindigt ook als de Otomakaarten op zijn.

## Your box: what is said of it elsewhere

misterra-box-presumptions = Vermoedenkaarten
misterra-box-island = Eiland en schetskaarten
misterra-box-alone = Alleen spelen

## Een spel op papier

misterra-paper-prompt = Schilder je perkament, en de bevestigde tegels van het eiland met hun markers.
misterra-paper-presumption = Vermoeden { $number }
misterra-paper-solo = Solo, tegen de Otoma
misterra-paper-own = mijn marker
misterra-paper-other = een andere marker

## What is printed, for the page of the rules

misterra-printed-tiles = Tegels in de doos
misterra-printed-starting_jungles = Jungle aan het begin
misterra-printed-dealing = Wat wordt uitgedeeld
misterra-printed-scoring = Punten
misterra-printed-sketches = Schetskaarten
misterra-printed-sketches-about = Hoeveel er zijn voor een of twee spelers, hoeveel erbij komen voor drie, en hoeveel nog voor vier.
misterra-printed-presumptions = Alle vermoedens
misterra-printed-first_game = Samen uitgedeeld in een eerste partij: de vermoedens
misterra-printed-otoma = De kaarten van de Otoma
misterra-printed-otoma-about = De achterkant van een kaart noemt twee velden; de voorkant van de volgende zegt wat daar gebeurt, en of een regio wordt geclaimd.
misterra-printed-solo_titles = Titels van een solospel
misterra-printed-cells = Op { $cells }
misterra-printed-dealt = Vermoedens voor elke speler
misterra-printed-kept = Daarvan houdt elke speler er
misterra-printed-display = Schetskaarten in de vitrine
misterra-printed-markers = Claimmarkers voor elke speler
misterra-printed-removed = Alleen: kaarten die ongezien terug in de doos gaan
misterra-printed-left-out = Kaarten zonder claim die in de doos blijven
misterra-printed-back = Achterkant: { $cells }
misterra-printed-confirms = bevestigt wat er ligt, of anders { $terrain }
misterra-printed-pattern = het getoonde patroon
misterra-printed-title = { $name }: vanaf { $number }
misterra-printed-lowest-title = { $name }: vanaf { $number }, of minder
misterra-printed-by-total = Naar alle punten
misterra-printed-by-presumptions = Naar de punten van de vermoedens
misterra-printed-by-fidelity = Naar de punten voor getrouwheid
misterra-printed-by-claims = Naar de punten voor claims, min die van de Otoma
misterra-printed-players = { $count ->
    [one] één speler
   *[other] { $count } spelers
}

## Een eerste partij, aanwijzing voor aanwijzing

misterra-lesson-maps = Aan de ene kant het eiland, aan de andere je perkament. Niemand heeft het eiland helemaal gezien: wat je op je perkament in kaart brengt, verschijnt ook op het eiland.
misterra-lesson-presumptions = Deze twee vermoedens zijn die van je sponsor. Ze tellen aan het eind, alleen op je perkament. Wijs er een aan om te lezen hoe.
misterra-lesson-presumptions-touch = Deze twee vermoedens zijn die van je sponsor. Ze tellen aan het eind, alleen op je perkament. Tik er een aan om te lezen hoe.
misterra-lesson-ashore = Ga eerst aan land: kies een van de verlichte strandvelden.
misterra-lesson-sketch = Kies nu een schetskaart uit de vitrine. Elke schetskaart toont twee terreinen.
misterra-lesson-lay = Leg de schetskaart op twee aangrenzende velden van je perkament, waarvan je er minstens één ziet: je eigen veld of een veld ernaast. Draai de kaart zoals je wilt en zet die dan in inkt.
misterra-lesson-half-day = Een beurt heeft twee halve dagen. Nu mag je één veld bewegen voor je een schetskaart kiest, langs het strand of op een tegel, of blijven waar je bent.
misterra-lesson-otoma = De Otoma heeft gespeeld. Elke halve dag geven de Otomakaarten twee velden aan en wat daar gebeurt, en sommige claimen een regio. Wat die claims waard zijn, gaat van je punten af.
misterra-lesson-hazy = Bleke tegels zijn beneveld. Nog eens hetzelfde terrein bevestigt een tegel, en dan blijft die; een ander terrein vervangt een benevelde tegel.
misterra-lesson-claim = Je staat op een bevestigde tegel, dus je mag de halve dag besluiten met een claim op de regio: aan het eind twee punten voor elke bevestigde tegel ervan. Je hebt drie claimmarkers, elk voor een ander terrein.
misterra-lesson-lagoon = Op een lagune mag je een schetskaart uit de vitrine voor een andere afleggen voor je er een kiest.
misterra-lesson-points = Elk veld van je perkament dat overeenkomt met een bevestigde tegel geeft twee punten, en elk leeg veld kost er een. Help het eiland dus te worden wat jij in kaart bracht.
misterra-lesson-terrains = Het telt op welk terrein je staat: op steppe mag je verder bewegen, vanaf een gebergte zie je één veld verder, en vanuit de jungle is niets in kaart te brengen.
misterra-lesson-goodbye = Nu weet je hoe het gaat; komt er iets nieuws, dan zegt een aanwijzing het je. Het eindigt als het eiland bevestigd is, je perkament vol of de Otoma zonder kaarten. Veel geluk!

## At the terminal

misterra-terminal-do-map = Breng { $cells } in kaart
misterra-terminal-do-otoma = De Otoma claimt de regio rond { $cell }
misterra-terminal-last-tile = { $cell } krijgt de laatste tegel
misterra-terminal-sketch-words = { $one } en { $two }
misterra-terminal-any = om het even wat
misterra-terminal-otoma-confirms-or = wat daar ligt (of anders { $terrain })
misterra-terminal-in-display = Te kiezen: { $text }
misterra-terminal-at-sea = nog op zee
misterra-terminal-sees = In zicht: { $cells }
misterra-terminal-open-parchment = { $count ->
    [one] { $count } leeg veld op het perkament
   *[other] { $count } lege velden op het perkament
}
misterra-terminal-open-island = { $count ->
    [one] { $count } leeg veld op het eiland
   *[other] { $count } lege velden op het eiland
}
misterra-terminal-hazy-island = { $count ->
    [one] { $count } benevelde tegel op het eiland
   *[other] { $count } benevelde tegels op het eiland
}
misterra-terminal-letter-steppe = S
misterra-terminal-letter-lagoon = L
misterra-terminal-letter-jungle = J
misterra-terminal-letter-mountain = G
misterra-terminal-help =
    Schrijf een actie zoals in de lijst, of het nummer ervan; meerdere mogen op één regel:
      >strand3              aan land gaan, daarna b1>b2 om te lopen
      take:SG               een schetskaart kiezen; swap:SG legt die onder de trekstapel, op een lagune
      map:S b2,G b3         beide terreinen op aangrenzende velden in kaart brengen
      claim, pass           een regio claimen, of passen
      b1>b2 take:SG map:S b2,G b3
    Wat punten verandert staat eerst in potlood: Enter zet het in inkt, n gumt het uit.
misterra-terminal-legend = Een kleine letter is beneveld, ~ het strand; het cijfer achter een veld is de plaats waarvan de cartograaf er staat. * is een claim van jou, ! die van een ander, + een leeg veld dat je ziet, [ ] staat in potlood. Een vermoeden met ∞ telt telkens, met 1× één keer.
