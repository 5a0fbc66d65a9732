# Words of the pages of a box, which are fetched with them.

explorers-box-tiles-guide = Huit tuiles de 8 cases sur 8. Chacune porte un village, qui ne touche aucun bord de la tuile, et un temple ; les objets reposent sur n’importe quel terrain.
explorers-box-tile = Tuile { $number }
explorers-box-cards-guide = Huit cartes : six montrent deux terrains différents, un de chaque côté, et deux sont des jokers avec deux terrains de chaque côté.
explorers-box-boards-guide = Ce qui figure sur les plateaux et sur les deux faces des trois tuiles de score. La règle donne les points des villages et des temples ; elle ne dit pas combien de gemmes, de clés et de Cartes y trouvent place.
explorers-box-slots = Place pour clés et Cartes
explorers-box-food = Aliments
explorers-box-food-advanced = Aliments, scoring avancé
explorers-box-columns = Aliments qui comptent à chaque manche
explorers-box-gems = Gemmes
explorers-box-gems-advanced = Gemmes, scoring avancé
explorers-box-solo = Titres d’une partie en solo
explorers-box-least = Points minimum de chaque titre
explorers-box-shift = En plus par objectif
explorers-box-villages = Villages
explorers-box-villages-advanced = Villages, scoring avancé
explorers-box-temples = Temples
explorers-box-temples-advanced = Temples, scoring avancé
explorers-box-crosses = Croix
explorers-box-crosses-opening = Au départ
explorers-box-crosses-favoured = Pour le côté choisi
explorers-box-crosses-other = Pour l’autre côté
explorers-box-crosses-map = Pour une Carte
explorers-box-objectives-guide = Ils figurent au dos des tuiles Paysage, différents dans le jeu de tuiles de chaque joueur. Laissez de côté ce que votre boîte n’a pas.
explorers-box-objectives-none = Sans quelque chose
explorers-box-objectives-zones = Une croix dans chaque zone
explorers-box-objectives-full = D’un bord à l’autre
explorers-box-objectives-count = Points selon le nombre
explorers-box-objectives-race = Courses vers des lieux
explorers-box-objectives-race-items = Courses aux objets
explorers-box-objectives-line = Plus longue ligne
explorers-box-objectives-square = Plus grand carré
explorers-box-objectives-backs = Derrière quelle tuile
explorers-box-there-are = Dans votre boîte il y a
explorers-box-set = Jeu { $number }
explorers-box-unknown = inconnu
explorers-data-unpainted = { $count ->
    [one] { $count } case n’a pas encore de terrain.
   *[other] { $count } cases n’ont pas encore de terrain.
}
explorers-data-picture = Une tuile a huit rangées de huit cases, avec rien d’autre que des terrains et des objets.
explorers-data-temples = { $count ->
    [0] Il n’y a pas encore de temple ; une tuile en a un.
   *[other] Il y a { $count } temples ; une tuile en a un.
}
explorers-data-villages = { $count ->
    [0] Il n’y a pas encore de village ; une tuile en a un.
   *[other] Il y a { $count } villages ; une tuile en a un.
}
explorers-data-border = Le village est au bord de la tuile ; il lui faut quatre voisins.
explorers-data-village-item = Quelque chose repose sur le village.
explorers-data-card = Une carte a deux côtés, avec un ou deux terrains sur chacun.
explorers-data-shared = Les deux côtés de la carte { $number } ont un terrain en commun.
# Number alone: both numbers stand without a noun.
explorers-data-cards = Il faut { $wanted } cartes, et non { $count }.
explorers-data-alike = Deux des cartes à un terrain par côté sont pareilles.
explorers-data-columns = Chacune des { $wanted } manches a une colonne d’aliments.
explorers-data-gems = Les gemmes qui coûtent des points viennent avant les autres.
# Number alone: 'at least 5, not 3' counts what stands in the row.
explorers-data-values = Il faut au moins { $least } valeurs, et non { $count }.
# Number alone: four at least.
explorers-data-race = Une course donne des points à au moins { $least } places, 1 ou plus à chacune.
explorers-data-backs = Le jeu { $number } doit avoir { $wanted } objectifs, un par tuile.
explorers-data-objective = Le jeu { $number } nomme un objectif qui est laissé de côté plus haut.
