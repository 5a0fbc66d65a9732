# Words of the pages of a box, which are fetched with them.

explorers-box-tiles-guide = Eight tiles of 8 by 8 cells. Each has one village, which lies on no edge of the tile, and one temple; items lie on any terrain.
explorers-box-tile = Tile { $number }
explorers-box-cards-guide = Eight cards: six show two different terrains, one on each side, and two are jokers with two terrains on each side.
explorers-box-boards-guide = What stands on the player boards and on both sides of the three scoring tiles. The rulebook gives the points of villages and temples; how many gems, keys and maps there is room for it does not say.
explorers-box-slots = Room for keys and maps
explorers-box-food = Food
explorers-box-food-advanced = Food, advanced
explorers-box-columns = Food that counts in each round
explorers-box-gems = Gems
explorers-box-gems-advanced = Gems, advanced
explorers-box-solo = Titles of a solo game
explorers-box-least = Least points for each title
explorers-box-shift = More for each objective
explorers-box-villages = Villages
explorers-box-villages-advanced = Villages, advanced
explorers-box-temples = Temples
explorers-box-temples-advanced = Temples, advanced
explorers-box-crosses = Crosses
explorers-box-crosses-opening = At the start
explorers-box-crosses-favoured = For the side you take
explorers-box-crosses-other = For the other side
explorers-box-crosses-map = For a map
explorers-box-objectives-guide = They stand on the backs of the landscape tiles, a different set for each player. Leave out what your box does not have.
explorers-box-objectives-none = Without something
explorers-box-objectives-zones = A cross in every zone
explorers-box-objectives-full = From edge to edge
explorers-box-objectives-count = Points by number
explorers-box-objectives-race = Races to places
explorers-box-objectives-race-items = Races for items
explorers-box-objectives-line = Longest line
explorers-box-objectives-square = Largest square
explorers-box-objectives-backs = Behind which tile
explorers-box-there-are = In your box there is
explorers-box-set = Set { $number }
explorers-box-unknown = not known
explorers-data-unpainted = { $count ->
    [one] One cell has no terrain yet.
   *[other] { $count } cells have no terrain yet.
}
explorers-data-picture = A tile has eight rows of eight cells, with nothing but terrains and items on them.
explorers-data-temples = { $count ->
    [0] There is no temple yet; a tile has one.
   *[other] There are { $count } temples; a tile has one.
}
explorers-data-villages = { $count ->
    [0] There is no village yet; a tile has one.
   *[other] There are { $count } villages; a tile has one.
}
explorers-data-border = The village lies on an edge of the tile; it needs four neighbours.
explorers-data-village-item = Something lies on the village.
explorers-data-card = A card has two sides, with one terrain or two on each.
explorers-data-shared = The two sides of card { $number } share a terrain.
# Number alone: both numbers stand without a noun.
explorers-data-cards = There should be { $wanted } cards, not { $count }.
explorers-data-alike = Two of the cards with one terrain on each side are alike.
explorers-data-columns = Each of the { $wanted } rounds has a column of food.
explorers-data-gems = The gems that cost points come before the others.
# Number alone: 'at least 5, not 3' counts what stands in the row.
explorers-data-values = There should be at least { $least } values, not { $count }.
# Number alone: four at least.
explorers-data-race = A race needs points for at least { $least } places, each 1 or more.
explorers-data-backs = Set { $number } should have { $wanted } objectives, one for each tile.
explorers-data-objective = Set { $number } names an objective that is left out above.
