# Words of the pages of a box, which are fetched with them.

misterra-box-presumptions-guide = Il y en a 31, numérotées. La règle dit ce que compte chaque famille et une partie de ses points ; les motifs sont dessinés la plage à leur gauche.
misterra-box-small_patterns = Petits motifs
misterra-box-large_patterns = Grands motifs
misterra-box-patterns = Motifs
misterra-box-pattern = Motif { $number }
misterra-box-numbers = Numéros des cartes
misterra-box-zones_of_terrain = Zones d’un terrain
misterra-box-edge_of_terrain = Un terrain en bordure
misterra-box-not_beside = Un terrain qui n’en touche pas un autre
misterra-box-zones-of-size = Zones de { $number ->
    [one] { $number } case
   *[other] { $number } cases
}
misterra-box-terrains = Terrain de chaque carte
misterra-box-avoided = Terrain à ne pas toucher
misterra-box-ladder = Points selon le nombre
misterra-box-count = Combien
misterra-box-beyond = Pour chacun de plus
misterra-box-first_game = Paires pour une première partie
misterra-box-letters = Les deux hypothèses de chaque lettre
misterra-box-one-presumption = Numéro
misterra-box-island-guide = Combien il y a de tuiles terrain et de cartes Croquis, et où se trouvent les premières jungles. La règle dit combien de jungles il y a selon le nombre de joueurs.
misterra-box-starting_jungles = Premières jungles
misterra-box-tiles = Tuiles terrain
misterra-box-sketches = Cartes Croquis
misterra-box-copies = Exemplaires de chaque carte
misterra-box-from-seats = Ajoutées à partir de { $number } joueurs
misterra-box-solo_removed = Retirées en solo
misterra-box-dealing = Ce qui est distribué
misterra-box-dealt = Hypothèses distribuées à chacun
misterra-box-kept = Hypothèses gardées
misterra-box-display = Cartes Croquis révélées
misterra-box-markers = Pions Revendication
misterra-box-scoring = Points à la fin
misterra-box-worth-fidelity = Une case comme sur l’île
misterra-box-worth-empty = Une case vide
misterra-box-worth-claimed = Une tuile revendiquée
misterra-box-worth-line = Une ligne de maître cartographe
misterra-box-alone-guide = L’Otoma a 22 cartes, dont trois avec une revendication. Le dos de chacune désigne deux cases, dans l’ordre ; sa face porte les deux actions.
misterra-box-otoma = Cartes de l’Otoma
misterra-box-otoma-card = Carte { $number }
misterra-box-otoma-cells = Les deux cases de son dos, la première d’abord
misterra-box-otoma-actions = Les deux actions de sa face
misterra-box-otoma-removed = Cartes simples retirées au début
misterra-box-confirms-steppe = confirmer, sinon steppe
misterra-box-confirms-lagoon = confirmer, sinon lagune
misterra-box-confirms-jungle = confirmer, sinon jungle
misterra-box-confirms-mountain = confirmer, sinon montagne
misterra-box-solo_titles = Titres d’une partie en solo
# Number alone: both numbers stand behind what they count.
misterra-data-jungles = Premières jungles : { $count } ; tuiles jungle : { $tiles }.
misterra-data-presumptions = Il faut ici des numéros d’hypothèses.
misterra-data-letters = Il faut { $wanted } lettres, et chaque numéro sur une seule.
# Number alone: the second number leans on the noun of the first.
misterra-data-kept = De { $dealt } hypothèses, personne ne peut en garder { $kept }.
# Number alone: the second number leans on the noun of the first.
misterra-data-dealt = Quatre joueurs ont besoin de { $wanted } hypothèses ; il y en a { $count }.
# Number alone: the second number leans on the noun of the first.
misterra-data-sketches = Deux joueurs ont besoin de { $wanted } cartes Croquis ; il y en a { $count }.
misterra-data-stacks = Les cartes ne font pas de piles égales : { $plain } sans revendication, { $removed } retirées, { $claims } avec revendication.
misterra-data-otoma-card = Chaque carte a deux cases et deux actions.
misterra-data-number = Le numéro { $number } est sur deux cartes.
misterra-data-no-ladder = Il n’y a pas encore de points.
# Number alone: it is a place in the table of points.
misterra-data-ladder = Après { $count } avec { $points }, les deux nombres doivent augmenter.
misterra-data-row = Chaque ligne a un nombre et ses points, 1 ou plus l’un et l’autre.
misterra-data-paired = Il en faut un pour chacun des numéros des cartes.
misterra-data-large = Un motif est plus grand que la carte de l’île.
misterra-data-pattern = Chaque motif a au moins un terrain.
