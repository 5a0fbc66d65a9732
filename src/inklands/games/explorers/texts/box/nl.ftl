# Words of the pages of a box, which are fetched with them.

explorers-box-tiles-guide = Acht tegels van 8 bij 8 velden. Elke tegel heeft één dorp, dat aan geen rand van de tegel ligt, en één tempel; voorwerpen liggen op om het even welk terrein.
explorers-box-tile = Tegel { $number }
explorers-box-cards-guide = Acht kaarten: zes tonen twee verschillende terreinen, één aan elke kant, en twee zijn jokers met twee terreinen aan elke kant.
explorers-box-boards-guide = Wat op de spelersborden staat en op beide kanten van de drie scoretegels. De spelregels geven de punten van dorpen en tempels; hoeveel plaats er is voor edelstenen, sleutels en landkaarten zeggen ze niet.
explorers-box-slots = Plaats voor sleutels en landkaarten
explorers-box-food = Voedsel
explorers-box-food-advanced = Voedsel voor gevorderden
explorers-box-columns = Voedsel dat in elke ronde telt
explorers-box-gems = Edelstenen
explorers-box-gems-advanced = Edelstenen voor gevorderden
explorers-box-solo = Titels van een solospel
explorers-box-least = Minste punten voor elke titel
explorers-box-shift = Meer voor elk doel
explorers-box-villages = Dorpen
explorers-box-villages-advanced = Dorpen voor gevorderden
explorers-box-temples = Tempels
explorers-box-temples-advanced = Tempels voor gevorderden
explorers-box-crosses = Kruisjes
explorers-box-crosses-opening = Bij het begin
explorers-box-crosses-favoured = Voor de gekozen kant
explorers-box-crosses-other = Voor de andere kant
explorers-box-crosses-map = Voor een landkaart
explorers-box-objectives-guide = Ze staan op de achterkant van de landschapstegels, in de set van elke speler andere. Laat weg wat jouw doos niet heeft.
explorers-box-objectives-none = Zonder iets
explorers-box-objectives-zones = Een kruisje in elke zone
explorers-box-objectives-full = Van rand tot rand
explorers-box-objectives-count = Punten naar aantal
explorers-box-objectives-race = Wedlopen naar plaatsen
explorers-box-objectives-race-items = Wedlopen om voorwerpen
explorers-box-objectives-line = Langste lijn
explorers-box-objectives-square = Grootste vierkant
explorers-box-objectives-backs = Achter welke tegel
explorers-box-there-are = In je doos zit
explorers-box-set = Set { $number }
explorers-box-unknown = niet bekend
explorers-data-unpainted = { $count ->
    [one] Eén veld heeft nog geen terrein.
   *[other] { $count } velden hebben nog geen terrein.
}
explorers-data-picture = Een tegel heeft acht rijen van acht velden, met niets dan terreinen en voorwerpen.
explorers-data-temples = { $count ->
    [0] Er is nog geen tempel; een tegel heeft er één.
   *[other] Er zijn { $count } tempels; een tegel heeft er één.
}
explorers-data-villages = { $count ->
    [0] Er is nog geen dorp; een tegel heeft er één.
   *[other] Er zijn { $count } dorpen; een tegel heeft er één.
}
explorers-data-border = Het dorp ligt aan een rand van de tegel; het heeft vier buren nodig.
explorers-data-village-item = Er ligt iets op het dorp.
explorers-data-card = Een kaart heeft twee kanten, met op elke kant één of twee terreinen.
explorers-data-shared = De twee kanten van kaart { $number } hebben een terrein gemeen.
# Number alone: both numbers stand without a noun.
explorers-data-cards = Er horen { $wanted } kaarten te zijn, niet { $count }.
explorers-data-alike = Twee van de kaarten met één terrein per kant zijn gelijk.
explorers-data-columns = Elk van de { $wanted } rondes heeft een kolom met voedsel.
explorers-data-gems = De edelstenen die punten kosten komen vóór de andere.
# Number alone: 'at least 5, not 3' counts what stands in the row.
explorers-data-values = Er horen ten minste { $least } waarden te staan, niet { $count }.
# Number alone: four at least.
explorers-data-race = Een wedloop geeft punten voor ten minste { $least } plaatsen, elk 1 of meer.
explorers-data-backs = Set { $number } hoort { $wanted } doelen te hebben, één per tegel.
explorers-data-objective = Set { $number } noemt een doel dat hierboven is weggelaten.
