# Words of the pages of a box, which are fetched with them.

misterra-box-presumptions-guide = There are 31, numbered. The rulebook tells what each family counts and some of its points; patterns are drawn with the beach at their left.
misterra-box-small_patterns = Small patterns
misterra-box-large_patterns = Large patterns
misterra-box-patterns = Patterns
misterra-box-pattern = Pattern { $number }
misterra-box-numbers = Numbers on the cards
misterra-box-zones_of_terrain = Zones of a terrain
misterra-box-edge_of_terrain = A terrain along the edge
misterra-box-not_beside = A terrain not beside another
misterra-box-zones-of-size = Zones of { $number ->
    [one] one cell
   *[other] { $number } cells
}
misterra-box-terrains = Terrain of each card
misterra-box-avoided = Terrain it avoids
misterra-box-ladder = Points by number
misterra-box-count = How many
misterra-box-beyond = For each one more
misterra-box-first_game = Pairs for a first game
misterra-box-letters = The two presumptions of each letter
misterra-box-one-presumption = Number
misterra-box-island-guide = How many terrain tiles and sketch cards there are, and where the first jungles lie. The rulebook tells how many jungles there are for each number of players.
misterra-box-starting_jungles = First jungles
misterra-box-tiles = Terrain tiles
misterra-box-sketches = Sketch cards
misterra-box-copies = Copies of each card
misterra-box-from-seats = Added from { $number } players on
misterra-box-solo_removed = Taken out when playing alone
misterra-box-dealing = What is dealt
misterra-box-dealt = Presumptions dealt to each
misterra-box-kept = Presumptions kept
misterra-box-display = Sketch cards in the display
misterra-box-markers = Claim markers
misterra-box-scoring = Points at the end
misterra-box-worth-fidelity = A cell as on the island
misterra-box-worth-empty = An empty cell
misterra-box-worth-claimed = A claimed tile
misterra-box-worth-line = A line of a master cartographer
misterra-box-alone-guide = Otoma has 22 cards, three of them with a claim. On its back each names two cells, in order; on its front stand the two actions.
misterra-box-otoma = Otoma’s cards
misterra-box-otoma-card = Card { $number }
misterra-box-otoma-cells = The two cells on its back, the first one first
misterra-box-otoma-actions = The two actions on its front
misterra-box-otoma-removed = Plain cards taken out at the start
misterra-box-confirms-steppe = confirm, else steppe
misterra-box-confirms-lagoon = confirm, else lagoon
misterra-box-confirms-jungle = confirm, else jungle
misterra-box-confirms-mountain = confirm, else mountain
misterra-box-solo_titles = Titles of a solo game
# Number alone: both numbers stand behind what they count.
misterra-data-jungles = First jungles: { $count }; jungle tiles: { $tiles }.
misterra-data-presumptions = There should be numbers of presumptions here.
misterra-data-letters = There should be { $wanted } letters, each number on one of them.
# Number alone: the second number leans on the noun of the first.
misterra-data-kept = Of { $dealt } presumptions nobody can keep { $kept }.
# Number alone: the second number leans on the noun of the first.
misterra-data-dealt = Four players need { $wanted } presumptions; there are { $count }.
# Number alone: the second number leans on the noun of the first.
misterra-data-sketches = Two players need { $wanted } sketch cards; there are { $count }.
misterra-data-stacks = The cards do not make equal stacks: { $plain } without a claim, { $removed } taken out, { $claims } with a claim.
misterra-data-otoma-card = Each card needs two cells and two actions.
misterra-data-number = Number { $number } is on two cards.
misterra-data-no-ladder = There are no points yet.
# Number alone: it is a place in the table of points.
misterra-data-ladder = After { $count } with { $points }, both numbers must rise.
misterra-data-row = Each line needs a number and its points, both 1 or more.
misterra-data-paired = There should be one for each of the numbers on the cards.
misterra-data-large = A pattern is larger than the map.
misterra-data-pattern = Each pattern needs at least one terrain.
