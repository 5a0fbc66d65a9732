# Words of the pages of a box, which are fetched with them.

misterra-box-presumptions-guide = Er zijn er 31, genummerd. De spelregels zeggen wat elke familie telt en een deel van de punten; patronen zijn getekend met het strand aan hun linkerkant.
misterra-box-small_patterns = Kleine patronen
misterra-box-large_patterns = Grote patronen
misterra-box-patterns = Patronen
misterra-box-pattern = Patroon { $number }
misterra-box-numbers = Nummers op de kaarten
misterra-box-zones_of_terrain = Zones van een terrein
misterra-box-edge_of_terrain = Een terrein langs de rand
misterra-box-not_beside = Een terrein niet naast een ander
misterra-box-zones-of-size = Zones van { $number ->
    [one] één veld
   *[other] { $number } velden
}
misterra-box-terrains = Terrein van elke kaart
misterra-box-avoided = Terrein dat het vermijdt
misterra-box-ladder = Punten naar aantal
misterra-box-count = Hoeveel
misterra-box-beyond = Voor elk meer
misterra-box-first_game = Paren voor een eerste spel
misterra-box-letters = De twee vermoedens van elke letter
misterra-box-one-presumption = Nummer
misterra-box-island-guide = Hoeveel terreintegels en schetskaarten er zijn, en waar de eerste jungles liggen. De spelregels zeggen hoeveel jungles er zijn bij elk aantal spelers.
misterra-box-starting_jungles = Eerste jungles
misterra-box-tiles = Terreintegels
misterra-box-sketches = Schetskaarten
misterra-box-copies = Exemplaren van elke kaart
misterra-box-from-seats = Erbij vanaf { $number } spelers
misterra-box-solo_removed = Verwijderd bij een solospel
misterra-box-dealing = Wat wordt gedeeld
misterra-box-dealt = Vermoedens gedeeld aan elk
misterra-box-kept = Vermoedens die je houdt
misterra-box-display = Schetskaarten in de vitrine
misterra-box-markers = Claimmarkers
misterra-box-scoring = Punten aan het eind
misterra-box-worth-fidelity = Een veld zoals op het eiland
misterra-box-worth-empty = Een leeg veld
misterra-box-worth-claimed = Een geclaimde tegel
misterra-box-worth-line = Een lijn van een meester-cartograaf
misterra-box-alone-guide = De Otoma heeft 22 kaarten, waarvan drie met een claim. De achterkant noemt twee velden, op volgorde; op de voorkant staan de twee acties.
misterra-box-otoma = Kaarten van de Otoma
misterra-box-otoma-card = Kaart { $number }
misterra-box-otoma-cells = De twee velden op de achterkant, het eerste eerst
misterra-box-otoma-actions = De twee acties op de voorkant
misterra-box-otoma-removed = Gewone kaarten die aan het begin weggaan
misterra-box-confirms-steppe = bevestigen, anders steppe
misterra-box-confirms-lagoon = bevestigen, anders lagune
misterra-box-confirms-jungle = bevestigen, anders jungle
misterra-box-confirms-mountain = bevestigen, anders gebergte
misterra-box-solo_titles = Titels van een solospel
# Number alone: both numbers stand behind what they count.
misterra-data-jungles = Eerste jungles: { $count }; jungletegels: { $tiles }.
misterra-data-presumptions = Hier horen nummers van vermoedens te staan.
misterra-data-letters = Er horen { $wanted } letters te zijn, met elk nummer op één ervan.
# Number alone: the second number leans on the noun of the first.
misterra-data-kept = Van { $dealt } vermoedens kan niemand er { $kept } houden.
# Number alone: the second number leans on the noun of the first.
misterra-data-dealt = Vier spelers hebben { $wanted } vermoedens nodig; er zijn er { $count }.
# Number alone: the second number leans on the noun of the first.
misterra-data-sketches = Twee spelers hebben { $wanted } schetskaarten nodig; er zijn er { $count }.
misterra-data-stacks = De kaarten maken geen gelijke stapels: { $plain } zonder claim, { $removed } verwijderd, { $claims } met een claim.
misterra-data-otoma-card = Elke kaart heeft twee velden en twee acties.
misterra-data-number = Nummer { $number } staat op twee kaarten.
misterra-data-no-ladder = Er zijn nog geen punten.
# Number alone: it is a place in the table of points.
misterra-data-ladder = Na { $count } met { $points } moeten beide getallen stijgen.
misterra-data-row = Elke regel heeft een aantal en zijn punten, beide 1 of meer.
misterra-data-paired = Er hoort er één te zijn voor elk van de nummers op de kaarten.
misterra-data-large = Een patroon is groter dan de kaart van het eiland.
misterra-data-pattern = Elk patroon heeft ten minste één terrein.
