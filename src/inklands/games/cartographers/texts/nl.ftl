## Names; those of cards with the printed one, for owners of the box

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
cartographers-great-river = Grote Rivier (Great River)
cartographers-farmland = Akkerland (Farmland)
cartographers-hamlet = Gehucht (Hamlet)
cartographers-forgotten-forest = Vergeten Woud (Forgotten Forest)
cartographers-hinterland-stream = Beek in het Achterland (Hinterland Stream)
cartographers-homestead = Hofstede (Homestead)
cartographers-orchard = Boomgaard (Orchard)
cartographers-treetop-village = Boomtopdorp (Treetop Village)
cartographers-marshlands = Moerasland (Marshlands)
cartographers-fishing-village = Vissersdorp (Fishing Village)
cartographers-rift-lands = Kloofland (Rift Lands)
cartographers-temple-ruins = Tempelruïne (Temple Ruins)
cartographers-outpost-ruins = Ruïne van de Buitenpost (Outpost Ruins)
cartographers-goblin-attack = Aanval van Goblins (Goblin Attack)
cartographers-bugbear-assault = Bestorming door Bugbears (Bugbear Assault)
cartographers-kobold-onslaught = Stormloop van Kobolds (Kobold Onslaught)
cartographers-gnoll-raid = Plundertocht van Gnolls (Gnoll Raid)

## Shapes in words, for ears: the name, then how the shape lies

cartographers-shape-single = één veld
cartographers-shape-bar-2 = een staaf van twee
cartographers-shape-bar-3 = een staaf van drie
cartographers-shape-bar-4 = een staaf van vier
cartographers-shape-diagonal-2 = twee velden hoek aan hoek
cartographers-shape-diagonal-3 = drie velden hoek aan hoek
cartographers-shape-corner-3 = een hoek van drie
cartographers-shape-corner-5 = een grote hoek van vijf
cartographers-shape-l-4 = een L van vier
cartographers-shape-zigzag-4 = een zigzag van vier
cartographers-shape-zigzag-5 = een zigzag van drie en twee
cartographers-shape-t-4 = een T van vier
cartographers-shape-t-5 = een lange T van vijf
cartographers-shape-block-5 = een blok van vijf
cartographers-shape-stairs-5 = een trap van vijf
cartographers-shape-plus-5 = een plus van vijf
cartographers-shape-u-5 = een U van vijf
cartographers-shape-pair-of-bars = twee staven van twee met een gat ertussen
cartographers-shape-other =
    { $count ->
        [one] een vorm van { $count } veld
       *[other] een vorm van { $count } velden
    }
cartographers-turn-lying = liggend
cartographers-turn-standing = staand
cartographers-turn-rising = naar rechts oplopend
cartographers-turn-falling = naar rechts aflopend
cartographers-turn-side-by-side = naast elkaar
cartographers-turn-stacked = boven elkaar
cartographers-turn-stem = de poot naar { $side }
cartographers-turn-open = open naar { $side }
cartographers-turn-angle = de armen komen { $corner } samen
cartographers-turn-gap = het gat { $corner }
cartographers-turn-hollow = de holte { $corner }
cartographers-turn-foot = de voet { $corner }
cartographers-turn-long-end = de drie eindigen { $corner }
cartographers-side-up = boven
cartographers-side-right = rechts
cartographers-side-down = beneden
cartographers-side-left = links
cartographers-corner-top-left = linksboven
cartographers-corner-top-right = rechtsboven
cartographers-corner-bottom-left = linksonder
cartographers-corner-bottom-right = rechtsonder

## Goals: the name with the printed one, then the rule in one sentence

cartographers-sentinel-wood = Wachterswoud (Sentinel Wood)
cartographers-greenbough = Groentak (Greenbough)
cartographers-treetower = Bomentoren (Treetower)
cartographers-stoneside-forest = Rotsrandwoud (Stoneside Forest)
cartographers-canal-lake = Kanalenmeer (Canal Lake)
cartographers-mages-valley = Magiërsvallei (Mages Valley)
cartographers-the-golden-granary = De Gouden Graanschuur (The Golden Granary)
cartographers-shoreside-expanse = Uitgestrekte Oevers (Shoreside Expanse)
cartographers-wildholds = Wilde Vestingen (Wildholds)
cartographers-great-city = Grote Stad (Great City)
cartographers-greengold-plains = Groengouden Vlakten (Greengold Plains)
cartographers-shieldgate = Schildpoort (Shieldgate)
cartographers-borderlands = Grensgebied (Borderlands)
cartographers-lost-barony = Verloren Baronie (Lost Barony)
cartographers-the-broken-road = De Gebroken Weg (The Broken Road)
cartographers-the-cauldrons = De Ketels (The Cauldrons)
cartographers-sentinel-wood-rule = 1 punt voor elk bosveld aan de rand van de kaart.
cartographers-greenbough-rule = 1 punt voor elke rij en elke kolom met bos erin.
cartographers-treetower-rule = 1 punt voor elk bosveld dat aan alle vier de kanten is ingesloten door gevulde velden of de rand.
cartographers-stoneside-forest-rule = 3 punten voor elke berg die door een bosgebied met een andere berg verbonden is.
cartographers-canal-lake-rule = 1 punt voor elk waterveld naast een akker, en voor elk akkerveld naast water.
cartographers-mages-valley-rule = 2 punten per waterveld en 1 per akkerveld naast een berg.
cartographers-the-golden-granary-rule = 1 punt per waterveld naast een ruïne, 3 per akkerveld op een ruïne.
cartographers-shoreside-expanse-rule = 3 punten voor elk akkergebied dat water noch rand raakt, en voor elk watergebied dat akker noch rand raakt.
cartographers-wildholds-rule = 8 punten voor elk dorpsgebied van zes velden of meer.
cartographers-great-city-rule = 1 punt per veld van het grootste dorpsgebied dat geen berg raakt.
cartographers-greengold-plains-rule = 3 punten voor elk dorpsgebied dat drie of meer andere terreinen raakt.
cartographers-shieldgate-rule = 2 punten per veld van het op een na grootste dorpsgebied.
cartographers-borderlands-rule = 6 punten voor elke volle rij en elke volle kolom.
cartographers-lost-barony-rule = 3 punten per veld langs de zijde van het grootste gevulde vierkant.
cartographers-the-broken-road-rule = 3 punten voor elke volle diagonaal die van de linkerrand afdaalt naar de onderrand.
cartographers-the-cauldrons-rule = 1 punt voor elk leeg veld dat aan alle vier de kanten is ingesloten door gevulde velden of de rand.
cartographers-coins-name = Munten
cartographers-column = Kaarten van dit seizoen met hun tijd; hinderlagen tot nu toe
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
cartographers-enclosed-forest = bos dat aan alle kanten is ingesloten
cartographers-linked-mountain = een berg die door bos met een andere verbonden is
cartographers-water-beside-farm = water naast een akker
cartographers-farm-beside-water = een akker naast water
cartographers-water-beside-mountain = water naast een berg
cartographers-farm-beside-mountain = een akker naast een berg
cartographers-water-beside-ruins = water naast een ruïne
cartographers-farm-on-ruins = een akker op een ruïne
cartographers-farm-away-from-water = een akkergebied dat rand noch water raakt
cartographers-water-away-from-farm = een watergebied dat rand noch akker raakt
cartographers-big-village = een dorpsgebied van zes velden of meer
cartographers-largest-village-off-the-mountains = het grootste dorpsgebied dat geen berg raakt
cartographers-varied-village = een dorpsgebied dat drie of meer terreinen raakt
cartographers-second-village = het op een na grootste dorpsgebied
cartographers-full-row = een volle rij
cartographers-full-column = een volle kolom
cartographers-full-diagonal = een volle diagonaal
cartographers-cauldron = een leeg veld dat aan alle kanten is ingesloten
cartographers-largest-square = het grootste gevulde vierkant, { $side } bij { $side }
cartographers-coins =
    { $coins ->
        [one] één munt
       *[other] { $coins } munten
    }
cartographers-threatened = een leeg veld naast een monster

## What is asked of a seat

cartographers-prompt-draw = Teken een van de vormen van { $card } op je kaart.
cartographers-prompt-ruins = Teken een vorm van { $card } die een ruïne bedekt.
cartographers-prompt-one-cell = Geen vorm van { $card } past: teken één veld, waar je maar wilt.
cartographers-prompt-ruins-one-cell = Geen vorm van { $card } kan een ruïne bedekken: teken één veld, waar je maar wilt.
cartographers-prompt-ambush = Hinderlaag! Teken de monsters van { $card } op de kaart van { $other }.
cartographers-prompt-ambush-one-cell = Hinderlaag! De vorm van { $card } past nergens: teken één monster, waar je maar wilt op de kaart van { $other }.
cartographers-prompt-wait = Anderen zijn nog aan het tekenen.
cartographers-prompt-over = De vier seizoenen zijn voorbij.

## Why a placement is refused

cartographers-no-mountain = { $cell } is een berg.
cartographers-no-wasteland = { $cell } is woestenij.
cartographers-no-filled = { $cell } is al gevuld.
cartographers-no-terrain = Deze verkenningskaart biedt geen { $terrain }.
cartographers-no-only-one-cell = Geen vorm van de verkenningskaart past: je tekent één veld, waar dan ook.
cartographers-no-only-one-cell-ruins = Geen vorm van de verkenningskaart kan een ruïne bedekken: je tekent één veld, waar dan ook.
cartographers-no-shape = De verkenningskaart toont die vorm niet.
cartographers-no-ruins = De vorm moet een ruïne bedekken.
cartographers-notation = ‘{ $text }’ is geen tekening: schrijf een terrein en de velden, B:c3c4d4

## The log; $seat and $other are names of players

cartographers-revealed = Omgedraaid: { $card }, tijd { $time }.
cartographers-revealed-ruins = { $card }: de volgende vorm moet een ruïne bedekken.
cartographers-revealed-ambush = Hinderlaag! { $card }.
cartographers-drew = { $seat } tekent { $terrain } op { $cells }.
cartographers-drew-on = { $seat } tekent monsters op { $cells } van de kaart van { $other }.
cartographers-ambushed = Monsters nestelen zich op { $cells }.
cartographers-repelled = { $card }: de vorm past nergens, het gevaar trekt voorbij.
cartographers-shape-coin = { $seat } kruist een munt aan.
cartographers-mountain-coin =
    { $coins ->
        [one] Een berg op de kaart van { $seat } is ingesloten: één munt aangekruist.
       *[other] Bergen op de kaart van { $seat } zijn ingesloten: { $coins } munten aangekruist.
    }
cartographers-scored =
    { $points ->
        [one] Einde van de { $season }: { $points } punt voor { $seat }.
       *[other] Einde van de { $season }: { $points } punten voor { $seat }.
    }
cartographers-over = De kaarten zijn af.

## Options: the name, then help in one sentence; then the names of the values

cartographers-option-sheet = Kant van de kaart
cartographers-option-sheet-help = De wildernis is open; de woestenij heeft een dor midden.
cartographers-option-sheet-A = A, wildernis
cartographers-option-sheet-B = B, woestenij
cartographers-option-goals = Doelen
cartographers-option-goals-help = Vier doelen voor de edicten A tot en met D, één per categorie; noem je er geen, dan worden ze alle vier geloot.
cartographers-option-goals-slot1 = Edict A
cartographers-option-goals-slot2 = Edict B
cartographers-option-goals-slot3 = Edict C
cartographers-option-goals-slot4 = Edict D
cartographers-option-fallback_terrain = Terrein van een los veld
cartographers-option-fallback_terrain-help = Past geen vorm of kan geen vorm een ruïne bedekken, dan teken je één veld; drukken van de spelregels verschillen over het terrein ervan.
cartographers-option-fallback_terrain-card = een van die op de verkenningskaart
cartographers-option-fallback_terrain-any-under-ruins = naar keuze, na een ruïne
cartographers-option-fallback_terrain-any = naar keuze

## Hoe je speelt

cartographers-how-aim = Iedereen tekent dezelfde landen op een eigen kaart. Vier doelen, de edicten A tot en met D, zeggen wat punten waard is.
cartographers-how-turn = Er wordt een verkenningskaart omgedraaid voor iedereen. Kies een van de vormen en een van de terreinen, draai en spiegel de vorm zoals je wilt en teken hem op lege velden van je kaart. Iedereen tekent tegelijk.
cartographers-how-special = Na een ruïnekaart moet de volgende vorm een ruïne bedekken. Past geen vorm, of kan geen vorm een ruïne bedekken, dan teken je één veld. Bij een hinderlaag teken je monsters op de kaart van een buur, en een buur tekent ze op de jouwe. Elk seizoen komt er een hinderlaag bij de verkenningskaarten; wat nog niet is omgedraaid, blijft erin.
cartographers-how-points = Aan het eind van elk seizoen tellen twee van de edicten. Elke munt geeft elk seizoen een punt, en elk leeg veld naast een monster kost er een. Munten krijg je bij sommige vormen en voor bergen die aan alle vier de kanten zijn ingesloten.
cartographers-how-end = Verkenningskaarten kosten tijd, en een seizoen eindigt als de tijd op is. Na de winter wint wie de meeste punten heeft; bij gelijke stand wie de minste punten aan monsters verloor.
cartographers-how-solo = Monsters vinden zelf hun plek op je kaart. Aan het eind gaan de getallen die op de vier doelen gedrukt staan van je punten af, en met de rest verdien je een titel.

## What is printed, for the page of the rules

cartographers-printed-landscapes = Verkenningskaarten
cartographers-printed-ruins = Ruïnekaarten
cartographers-printed-ambushes = Hinderlaagkaarten
cartographers-printed-goals = Alle doelen
cartographers-printed-seasons = De seizoenen
cartographers-printed-coins = Munten die je hoogstens kunt aankruisen
cartographers-printed-titles = Titels van een solospel
cartographers-printed-layout-a = De kaarten
cartographers-printed-time = Tijd { $time }
cartographers-printed-on-ruins = Kost geen tijd; de volgende vorm moet een ruïne bedekken.
cartographers-printed-clockwise = De kaarten gaan met de klok mee rond.
cartographers-printed-anticlockwise = De kaarten gaan tegen de klok in rond.
cartographers-printed-from-top-left = Alleen: vanaf de hoek linksboven in dezelfde richting rond de kaart.
cartographers-printed-from-top-right = Alleen: vanaf de hoek rechtsboven in dezelfde richting rond de kaart.
cartographers-printed-from-bottom-right = Alleen: vanaf de hoek rechtsonder in dezelfde richting rond de kaart.
cartographers-printed-from-bottom-left = Alleen: vanaf de hoek linksonder in dezelfde richting rond de kaart.
cartographers-printed-with-coin = { $terrain }, met een munt
cartographers-printed-solo = { $name }; getal voor een solospel: { $number }
cartographers-printed-forest = Bos
cartographers-printed-farm-water = Akkers en water
cartographers-printed-village = Dorpen
cartographers-printed-space = De ligging van het land
cartographers-printed-season = Duurt { $threshold } tijd en telt de edicten { $one } en { $two }.

## Een eerste partij, aanwijzing voor aanwijzing

cartographers-lesson-map = Deze kaart is vier seizoenen lang van jou. Elke beurt biedt een verkenningskaart vormen aan, en je tekent er een op lege velden. Bergen en ruïnes staan er vanaf het begin.
cartographers-lesson-goals = Deze vier edicten zeggen wat punten oplevert. De lente telt A en B: bos aan de rand, en water naast akkers. Wijs er een aan om de regel en de velden te zien.
cartographers-lesson-goals-touch = Deze vier edicten zeggen wat punten oplevert. De lente telt A en B: bos aan de rand, en water naast akkers. Tik er een aan om de regel en de velden te zien.
cartographers-lesson-card = { cartographers-great-river } biedt twee vormen water aan. De kleinste levert een munt op, en een munt is aan het eind van elk seizoen een punt waard.
cartographers-lesson-draw = De vorm volgt je over de kaart; draai en spiegel hem zoals je wilt. Zet hem in potlood, lees ernaast wat hij zou opleveren, en zet hem dan in inkt. Twijfel je? Vraag om een hint.
cartographers-lesson-draw-touch = Tik op de kaart of sleep de vorm erover met een vinger: hij ligt er in potlood. Draai en spiegel hem met de knoppen, lees ernaast wat hij zou opleveren, en zet hem dan in inkt. Twijfel je? Vraag om een hint.
cartographers-lesson-side-by-side = Edict B geeft een punt voor elk waterveld naast een akker, en voor elk akkerveld naast water: leg { cartographers-farmland } langs je rivier.
cartographers-lesson-time = Elke verkenningskaart kost tijd. Is de tijd van het seizoen op, dan is het voorbij en tellen de twee edicten ervan.
cartographers-lesson-single = { cartographers-rift-lands } is één veld van een terrein naar keuze: goed voor een gat, of waar maar één veld ontbreekt.
cartographers-lesson-ruins = Er is een ruïne omgedraaid, dus deze vorm moet een ruïne bedekken; alleen zulke plekken lichten op. Kon dat nergens, dan tekende je één veld, waar je maar wilt.
cartographers-lesson-ambush = Een hinderlaag! Er staan monsters op je kaart. Elk leeg veld ernaast kost aan het eind van elk seizoen een punt, dus sluit ze in.
cartographers-lesson-mountain = Een berg waarvan alle vier de kanten gevuld zijn, levert ook een munt op. Er zijn vijf bergen.
cartographers-lesson-season-end = Dit is de laatste verkenningskaart van de lente: daarmee is de tijd op. Dan tellen A en B, komen de munten erbij en nemen de monsters hun deel.
cartographers-lesson-next-season = De lente is geteld. De zomer telt B en C, de herfst C en D, de winter D en A. Teken nu al voor wat later telt.
cartographers-lesson-goodbye = Nu weet je alles. Het verhaal vertelt wat er gebeurde, een hint komt van een sterke speler, en na de winter verdien je met je punten een titel. Goede reis!

## At the terminal

cartographers-terminal-met = Hinderlagen tot nu toe
cartographers-terminal-ruins-covered = ruïne onder wat er getekend is
cartographers-terminal-paper-all-goals = Elk doel is apart geteld, zonder totaal: een partij heeft er vier, die goals noemt.
cartographers-terminal-paper-no-ruins = De Gouden Graanschuur (The Golden Granary) blijft buiten beschouwing: noem het blad, of geef ruïnes aan met R en kleine letters.
cartographers-terminal-letter-forest = B
cartographers-terminal-letter-village = D
cartographers-terminal-letter-farm = A
cartographers-terminal-letter-water = W
cartographers-terminal-letter-monster = M
cartographers-terminal-help =
    Schrijf wat je tekent:
      2 c3        de tweede vorm, met de hoek linksboven op c3
      2r c3       dezelfde na een kwartslag; rr, rrr draaien verder, f spiegelt: 2rf c3
      B:c3c4d4    het terrein en elk veld
      17          het nummer van een tekening in de lijst
    Die staat eerst in potlood: Enter zet die in inkt, n gumt die uit.
      spots [2rf]   waar een vorm past
cartographers-terminal-legend = [ ] staat in potlood, + is een plek voor de hoek linksboven; een doel met * telt aan het eind van dit seizoen, een vorm met +1 brengt een munt.
