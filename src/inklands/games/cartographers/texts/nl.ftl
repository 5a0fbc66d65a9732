## Names

cartographers = Cartographers
cartographers-about = Breng het rijk vier seizoenen lang in kaart en houd de monsters van je kaart.
cartographers-forest = bos
cartographers-village = dorp
cartographers-farm = akker
cartographers-water = water
cartographers-monster = monsters
cartographers-mountain = berg
cartographers-wasteland = woestenij
cartographers-ruins = ruïne
cartographers-empty = leeg
cartographers-spring = lente
cartographers-summer = zomer
cartographers-fall = herfst
cartographers-winter = winter
cartographers-great-river = Grote Rivier
cartographers-farmland = Akkerland
cartographers-hamlet = Gehucht
cartographers-forgotten-forest = Vergeten Woud
cartographers-hinterland-stream = Beek in het Achterland
cartographers-homestead = Hofstede
cartographers-orchard = Boomgaard
cartographers-treetop-village = Boomtopdorp
cartographers-marshlands = Moerasland
cartographers-fishing-village = Vissersdorp
cartographers-rift-lands = Kloofland
cartographers-temple-ruins = Tempelruïne
cartographers-outpost-ruins = Ruïne van de Buitenpost
cartographers-goblin-attack = Aanval van Goblins
cartographers-bugbear-assault = Bestorming door Bugbears
cartographers-kobold-onslaught = Stormloop van Kobolds
cartographers-gnoll-raid = Plundertocht van Gnolls

## Goals: the name, then the rule in one sentence

cartographers-sentinel-wood = Wachterswoud
cartographers-greenbough = Groentak
cartographers-treetower = Bomentoren
cartographers-stoneside-forest = Rotsrandwoud
cartographers-canal-lake = Kanalenmeer
cartographers-mages-valley = Magiërsvallei
cartographers-the-golden-granary = De Gouden Graanschuur
cartographers-shoreside-expanse = Uitgestrekte Oevers
cartographers-wildholds = Wilde Vestingen
cartographers-great-city = Grote Stad
cartographers-greengold-plains = Groengouden Vlakten
cartographers-shieldgate = Schildpoort
cartographers-borderlands = Grensgebied
cartographers-lost-barony = Verloren Baronie
cartographers-the-broken-road = De Gebroken Weg
cartographers-the-cauldrons = De Ketels
cartographers-sentinel-wood-rule = 1 punt voor elk bosvak aan de rand van de kaart.
cartographers-greenbough-rule = 1 punt voor elke rij en elke kolom met bos erin.
cartographers-treetower-rule = 1 punt voor elk bosvak dat aan vier kanten is ingesloten door gevulde vakken of de rand.
cartographers-stoneside-forest-rule = 3 punten voor elke berg die door één bosgebied met een andere berg verbonden is.
cartographers-canal-lake-rule = 1 punt voor elk watervak naast een akker, en voor elke akker naast water.
cartographers-mages-valley-rule = 2 punten per watervak en 1 per akker naast een berg.
cartographers-the-golden-granary-rule = 1 punt per watervak naast een ruïne, 3 per akker op een ruïne.
cartographers-shoreside-expanse-rule = 3 punten voor elk akkergebied dat geen water of rand raakt, en elk watergebied dat geen akker of rand raakt.
cartographers-wildholds-rule = 8 punten voor elk dorpsgebied van zes vakken of meer.
cartographers-great-city-rule = 1 punt per vak van het grootste dorpsgebied dat geen berg raakt.
cartographers-greengold-plains-rule = 3 punten voor elk dorpsgebied dat drie of meer andere terreinen raakt.
cartographers-shieldgate-rule = 2 punten per vak van het op één na grootste dorpsgebied.
cartographers-borderlands-rule = 6 punten voor elke volle rij en elke volle kolom.
cartographers-lost-barony-rule = 3 punten per vak langs de zijde van het grootste gevulde vierkant.
cartographers-the-broken-road-rule = 3 punten voor elke volle diagonaal van de linkerrand omlaag naar de onderrand.
cartographers-the-cauldrons-rule = 1 punt voor elk leeg vak dat aan vier kanten is ingesloten door gevulde vakken of de rand.
cartographers-coins-name = Munten
cartographers-monsters-name = Monsters

## Titles of a solo game

cartographers-legendary-cartographer = Legendarische Cartograaf
cartographers-master-mapsmith = Meester-Kaartensmid
cartographers-journeyman-topographer = Reizend Topograaf
cartographers-apprentice-surveyor = Leerling-Landmeter
cartographers-amateur-assessor = Amateurtaxateur
cartographers-inept-assistant = Onhandige Assistent
cartographers-dimwitted-doodler = Onnozele Krabbelaar
cartographers-oblivious-inkdrinker = Verstrooide Inktdrinker

## Why points were earned

cartographers-forest-on-the-edge = bos aan de rand
cartographers-row-with-forest = een rij met bos
cartographers-column-with-forest = een kolom met bos
cartographers-enclosed-forest = bos dat rondom is ingesloten
cartographers-linked-mountain = een berg door bos verbonden met een andere
cartographers-water-beside-farm = water naast een akker
cartographers-farm-beside-water = akker naast water
cartographers-water-beside-mountain = water naast een berg
cartographers-farm-beside-mountain = akker naast een berg
cartographers-water-beside-ruins = water naast een ruïne
cartographers-farm-on-ruins = akker op een ruïne
cartographers-farm-away-from-water = een akkergebied weg van rand en water
cartographers-water-away-from-farm = een watergebied weg van rand en akkers
cartographers-big-village = een dorpsgebied van zes of meer
cartographers-largest-village-off-the-mountains = het grootste dorpsgebied zonder berg ernaast
cartographers-varied-village = een dorpsgebied naast drie of meer terreinen
cartographers-second-village = het op één na grootste dorpsgebied
cartographers-full-row = een volle rij
cartographers-full-column = een volle kolom
cartographers-full-diagonal = een volle diagonaal
cartographers-cauldron = een leeg vak dat rondom is ingesloten
cartographers-largest-square = het grootste gevulde vierkant, { $side } bij { $side }
cartographers-coins =
    { $coins ->
        [one] één munt
       *[other] { $coins } munten
    }
cartographers-threatened = een leeg vak naast monsters

## What is asked of a seat

cartographers-prompt-draw = Teken een van de vormen van { $card } op je kaart.
cartographers-prompt-ruins = Teken een vorm van { $card } zo dat ze een ruïne bedekt.
cartographers-prompt-one-cell = Niets van { $card } past: teken één vak waar je maar wilt.
cartographers-prompt-ambush = Hinderlaag! Teken de monsters van { $card } op de kaart van { $other }.
cartographers-prompt-wait = Anderen zijn nog aan het tekenen.
cartographers-prompt-over = De vier seizoenen zijn voorbij.

## Why a placement is refused

cartographers-no-mountain = { $cell } is een berg.
cartographers-no-wasteland = { $cell } is woestenij.
cartographers-no-filled = { $cell } is al gevuld.
cartographers-no-terrain = Deze kaart biedt geen { $terrain }.
cartographers-no-only-one-cell = Niets van de kaart past, dus teken je één vak.
cartographers-no-shape = De kaart toont die vorm niet.
cartographers-no-ruins = De vorm moet een ruïne bedekken.

## The log; $seat and $other are names of players

cartographers-revealed = { $card } wordt omgedraaid, tijd { $time }.
cartographers-revealed-ruins = { $card }: de volgende vorm moet een ruïne bedekken.
cartographers-revealed-ambush = Hinderlaag! { $card }.
cartographers-drew = { $seat } tekent { $terrain } op { $cells }.
cartographers-drew-on = { $seat } tekent monsters op { $cells } van de kaart van { $other }.
cartographers-ambushed = Monsters nestelen zich op { $cells }.
cartographers-repelled = { $card } vindt geen plek en trekt verder.
cartographers-shape-coin = { $seat } streept een munt af.
cartographers-mountain-coin =
    { $coins ->
        [one] { $seat } sluit een berg in en streept een munt af.
       *[other] { $seat } sluit bergen in en streept { $coins } munten af.
    }
cartographers-scored = De { $season } levert { $seat } { $points } punten op.
cartographers-over = De kaarten zijn af.

## Options: the name, then help in one sentence; then the names of the values

cartographers-option-sheet = Kaartkant
cartographers-option-sheet-help = De wildernis is open; de woestenij heeft een dor midden.
cartographers-option-sheet-A = A, wildernis
cartographers-option-sheet-B = B, woestenij
cartographers-option-goals = Doelen
cartographers-option-goals-help = Een doel voor elk van de edicten A tot D, één per categorie; over wat open blijft, beslist het lot.
cartographers-option-goals-slot1 = Edict A
cartographers-option-goals-slot2 = Edict B
cartographers-option-goals-slot3 = Edict C
cartographers-option-goals-slot4 = Edict D
cartographers-option-fallback_terrain = Terrein van een los vak
cartographers-option-fallback_terrain-help = Past er niets, dan teken je één vak; drukken van de spelregels verschillen over het terrein.
cartographers-option-fallback_terrain-card = een van de kaart
cartographers-option-fallback_terrain-any-under-ruins = naar keuze, na een ruïne
cartographers-option-fallback_terrain-any = naar keuze

## Hoe je speelt

cartographers-how-aim = Iedereen tekent hetzelfde land op een eigen kaart. Vier doelen, de edicten A tot D, zeggen wat punten waard is.
cartographers-how-turn = Voor iedereen wordt een kaart omgedraaid. Kies een van de vormen en terreinen, draai en spiegel de vorm zoals je wilt en teken haar op lege vakken van je kaart. Iedereen tekent tegelijk.
cartographers-how-special = Na een kaart met een ruïne moet de volgende vorm een ruïne bedekken. Past er niets, dan teken je één vak. Bij een hinderlaag teken je monsters op de kaart van een buur, en een buur tekent ze op de jouwe.
cartographers-how-points = Aan het eind van elk seizoen tellen twee van de edicten. Elke munt geeft in elk seizoen een punt, en elk leeg vak naast een monster kost er een. Munten krijg je bij sommige vormen en voor bergen die aan vier kanten zijn ingesloten.
cartographers-how-end = Kaarten kosten tijd, en een seizoen eindigt als zijn tijd op is. Na de winter wint wie de meeste punten heeft.
cartographers-how-solo = Monsters vinden zelf hun plek op je kaart. Aan het eind gaat van je punten af wat de vier doelen vragen, en met de rest verdien je een titel.

## Een eerste partij, aanwijzing voor aanwijzing

cartographers-lesson-map = Deze kaart is vier seizoenen lang van jou. Elke beurt biedt een omgedraaide kaart vormen aan, en je tekent er een op lege vakken. Bergen en ruïnes staan er vanaf het begin.
cartographers-lesson-goals = Deze vier edicten zeggen wat punten oplevert. De lente telt A en B: bos aan de rand, en water naast akkers. Wijs er een aan om de regel en de vakken te zien.
cartographers-lesson-card = { cartographers-great-river } biedt twee vormen water aan. De kleinste levert een munt op, en een munt is aan het eind van elk seizoen een punt waard.
cartographers-lesson-draw = De vorm volgt je over de kaart; draai en spiegel hem zoals je wilt. Zet hem in potlood, lees ernaast wat hij zou opleveren, en inkt hem dan. Twijfel je? Vraag om een hint.
cartographers-lesson-side-by-side = Edict B geeft een punt voor elk vak water naast een akker, en voor elk vak akker naast water: leg { cartographers-farmland } langs je rivier.
cartographers-lesson-time = Elke kaart kost tijd. Is de tijd van het seizoen op, dan eindigt het en tellen de twee edicten.
cartographers-lesson-single = { cartographers-rift-lands } is één vak van een terrein naar keuze: goed voor een gat, of waar maar één vak ontbreekt.
cartographers-lesson-ruins = Er zijn ruïnes omgedraaid, dus deze vorm moet een ruïne bedekken; alleen zulke plekken lichten op. Paste hij op geen enkele ruïne, dan tekende je één vak waar je wilt.
cartographers-lesson-ambush = Een hinderlaag! Er staan monsters op je kaart. Elk leeg vak ernaast kost aan het eind van elk seizoen een punt, dus sluit ze in.
cartographers-lesson-mountain = Een berg waarvan alle vier de kanten gevuld zijn, levert ook een munt op. Er zijn vijf bergen.
cartographers-lesson-season-end = Dit is de laatste kaart van de lente: daarmee is de tijd op. Dan tellen A en B, komen de munten erbij en nemen de monsters hun deel.
cartographers-lesson-next-season = De lente is geteld. De zomer telt B en C, de herfst C en D, de winter D en A. Teken nu al voor wat later telt.
cartographers-lesson-goodbye = Nu weet je alles. Het verhaal vertelt wat er gebeurde, een hint komt van een sterke speler, en na de winter verdien je met je punten een titel. Goede reis!
