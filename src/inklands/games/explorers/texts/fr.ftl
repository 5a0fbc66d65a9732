## Noms

explorers = Explorers
explorers-about = Traversez une contrée sauvage, trouvez ses temples et rapportez des gemmes.
explorers-water = eau
explorers-grass = herbe
explorers-sand = sable
explorers-mountain = montagne
explorers-water-grass = eau et herbe
explorers-water-sand = eau et sable
explorers-water-mountain = eau et montagne
explorers-grass-sand = herbe et sable
explorers-grass-mountain = herbe et montagne
explorers-sand-mountain = sable et montagne
explorers-food = Aliments
explorers-gems = Gemmes
explorers-temples = Temples
explorers-villages = Villages
explorers-item-temple = temples
explorers-item-key = clés
explorers-item-map = Cartes
explorers-item-horse = chevaux
explorers-item-apple = pommes
explorers-item-carrot = carottes
explorers-item-fish = poissons
explorers-item-gem = gemmes
explorers-item-food-set = sets de 3 aliments différents
explorers-item-village = villages entourés de quatre croix
explorers-item-corner = coins du paysage

## Objectifs : le nom, puis la règle en une phrase

explorers-none-map = Sans Carte
explorers-none-gem = Sans gemme
explorers-none-key = Sans clé
explorers-none-temple = Sans temple
explorers-none-horse = Sans cheval
explorers-none-apple = Sans pomme
explorers-none-carrot = Sans carotte
explorers-none-fish = Sans poisson
explorers-zones-water = Tous les lacs
explorers-zones-grass = Tous les prés
explorers-zones-sand = Tous les déserts
explorers-zones-mountain = Tous les massifs
explorers-full-row = D’un bord à l’autre
explorers-full-column = De haut en bas
explorers-full-row-or-column = De bord à bord
explorers-count-key = Amateur de clés
explorers-count-map = Amateur de Cartes
explorers-count-horse = Amateur de chevaux
explorers-count-gem = Amateur de gemmes
explorers-count-apple = Amateur de pommes
explorers-count-carrot = Amateur de carottes
explorers-count-fish = Amateur de poissons
explorers-count-food-set = Repas complets
explorers-count-village = Villages encerclés
explorers-count-temple = Autour des temples
explorers-count-corner = Jusqu’aux coins
explorers-race-keys = Course aux clés
explorers-race-maps = Course aux Cartes
explorers-race-horses = Course aux chevaux
explorers-race-gems = Course aux gemmes
explorers-race-villages = Course aux villages
explorers-race-places = Course aux villages et aux temples
explorers-race-edges = Course aux bords
explorers-race-tiles = Course aux tuiles
explorers-line-vertical = Plus longue ligne verticale
explorers-line-horizontal = Plus longue ligne horizontale
explorers-line-diagonal = Plus longue ligne diagonale
explorers-square = Plus grand carré
explorers-none-map-rule = Des points si aucune Carte n’a été cochée de toute la partie.
explorers-none-gem-rule = Des points si aucune gemme n’a été cochée de toute la partie.
explorers-none-key-rule = Des points si aucune clé n’a été cochée de toute la partie.
explorers-none-temple-rule = Des points si aucun temple n’a été coché de toute la partie.
explorers-none-horse-rule = Des points si aucun cheval n’a été coché de toute la partie.
explorers-none-apple-rule = Des points si aucune pomme n’a été cochée de toute la partie.
explorers-none-carrot-rule = Des points si aucune carotte n’a été cochée de toute la partie.
explorers-none-fish-rule = Des points si aucun poisson n’a été coché de toute la partie.
explorers-zones-water-rule = Des points pour une croix dans chaque zone d’eau.
explorers-zones-grass-rule = Des points pour une croix dans chaque zone d’herbe.
explorers-zones-sand-rule = Des points pour une croix dans chaque zone de sable.
explorers-zones-mountain-rule = Des points pour une croix dans chaque zone de montagne.
explorers-full-row-rule = Des points pour une ligne cochée du bord gauche au bord droit.
explorers-full-column-rule = Des points pour une colonne cochée du bord supérieur au bord inférieur.
explorers-full-row-or-column-rule = Des points pour une ligne ou une colonne cochée d’un bord à l’autre.
explorers-count-horse-rule = Des points selon le nombre de chevaux cochés.
explorers-count-fish-rule = Des points selon le nombre de poissons cochés.
explorers-count-key-rule = Des points selon le nombre de clés cochées.
explorers-count-map-rule = Des points selon le nombre de Cartes cochées.
explorers-count-gem-rule = Des points selon le nombre de gemmes cochées.
explorers-count-apple-rule = Des points selon le nombre de pommes cochées.
explorers-count-carrot-rule = Des points selon le nombre de carottes cochées.
explorers-count-food-set-rule = Des points selon le nombre de sets d’une pomme, une carotte et un poisson cochés.
explorers-count-village-rule = Des points selon le nombre de villages entourés de quatre croix.
explorers-count-temple-rule = Des points selon le nombre de temples entourés d’au moins deux croix.
explorers-count-corner-rule = Des points selon le nombre de coins du paysage cochés.
explorers-race-keys-rule = Plus tôt vous avez coché trois clés, plus cela rapporte.
explorers-race-maps-rule = Plus tôt vous avez coché trois Cartes, plus cela rapporte.
explorers-race-horses-rule = Plus tôt vous avez coché quatre chevaux, plus cela rapporte.
explorers-race-gems-rule = Plus tôt vous avez coché quatre gemmes, plus cela rapporte.
explorers-race-villages-rule = Plus tôt chacun des quatre villages a une croix à côté de lui, plus cela rapporte.
explorers-race-places-rule = Plus tôt trois villages ont une croix à côté d’eux et trois temples sont visités, plus cela rapporte.
explorers-race-edges-rule = Plus tôt vos croix touchent les quatre bords du paysage, plus cela rapporte.
explorers-race-tiles-rule = Plus tôt vous avez trois croix sur chaque tuile, plus cela rapporte.
explorers-line-vertical-rule = Un point par case de votre plus longue ligne verticale de croix sans trou.
explorers-line-horizontal-rule = Un point par case de votre plus longue ligne horizontale de croix sans trou.
explorers-line-diagonal-rule = Un point par case de votre plus longue ligne diagonale de croix sans trou.
explorers-square-rule = Des points selon le côté de votre plus grand carré rempli de croix.

## Titres d’une partie en solo

explorers-armchair-traveller = Voyageur en fauteuil
explorers-sunday-walker = Promeneur du dimanche
explorers-seasoned-scout = Éclaireur confirmé
explorers-pathfinder = Ouvreur de pistes
explorers-name-on-the-map = Nom sur la carte
explorers-legend-of-the-trails = Légende des sentiers

## Pourquoi des points

explorers-food-scored =
    { $amount ->
        [one] manche { $round }, { $amount } aliment
       *[other] manche { $round }, { $amount } aliments
    }
explorers-gems-scored =
    { $amount ->
        [one] manche { $round }, { $amount } gemme
       *[other] manche { $round }, { $amount } gemmes
    }
explorers-temple-scored = temple { $temple }
explorers-village-scored =
    { $amount ->
        [one] village { $village }, { $amount } croix à côté
       *[other] village { $village }, { $amount } croix à côté
    }
explorers-race-won = { $objective }
explorers-without = aucun élément coché ({ $item })
explorers-all-zones = toutes les zones de ce terrain ({ $terrain }), { $zones } en tout
explorers-full-line = une ligne d’un bord à l’autre
explorers-counted = { $thing } : { $amount }
explorers-longest-line = { $length ->
    [one] la plus longue ligne, { $length } case
   *[other] la plus longue ligne, { $length } cases
}
explorers-largest-square = le plus grand carré, { $side } sur { $side }

## Ce qui est demandé à un siège

explorers-prompt-village = Choisissez le Village de départ, commun à tous.
explorers-prompt-opening = { $amount ->
    [1] Choisissez un terrain pour votre première croix.
   *[other] Choisissez un terrain pour vos { $amount } premières croix.
}
explorers-prompt-side = Choisissez un côté de la carte Exploration.
explorers-prompt-card = Choisissez le côté de la carte Exploration que vous utilisez.
explorers-prompt-card-or-map = Utilisez la carte Exploration, ou barrez une de vos Cartes.
explorers-prompt-bonus =
    { $amount ->
        [one] Le temple offre { $amount } croix : choisissez son terrain.
       *[other] Le temple offre { $amount } croix : choisissez leur terrain.
    }
explorers-prompt-cross =
    { $amount ->
        [one] Encore { $amount } croix : { $terrain }.
       *[other] Encore { $amount } croix : { $terrain }.
    }
explorers-prompt-ride = Le cheval vous mène une case plus loin, sur le terrain de votre choix.
explorers-prompt-wait = D’autres explorent encore.
explorers-prompt-over = Les quatre manches sont terminées.

## Pourquoi une action est refusée

explorers-no-choice-now = Le terrain est choisi : cochez vos cases.
explorers-no-village-choice = Le Village de départ est fixé.
explorers-no-central-village = Choisissez d’abord un des villages les plus proches du centre.
explorers-no-terrain-yet = Choisissez d’abord un terrain.
explorers-no-map-now = Une Carte ne sert à rien ici.
explorers-no-map = Vous n’avez pas de Carte d’un tour précédent.
explorers-no-such-offer = Ce n’est pas proposé maintenant.
explorers-no-horse-first = Le cheval passe d’abord.
explorers-no-horse = Il n’y a pas de cheval à monter.
explorers-no-crossed = La case { $cell } est déjà cochée.
explorers-no-village = La case { $cell } est un village.
explorers-no-neighbour = La case { $cell } ne touche aucune de vos croix.
explorers-no-key = La case { $cell } est un temple, et vous n’avez pas de clé.
explorers-no-terrain = Case { $cell } : { $terrain } ; vos croix sont pour : { $wanted }.
explorers-notation = « { $text } » : un choix est un ou deux des terrains { $letters }
explorers-notation-map = « { $text } » : une Carte vaut pour un des terrains { $letters }
explorers-notation-mark = « { $text } » : on écrit start, map ou horse

## Le récit ; $seat est le nom d’un joueur

explorers-laid = Les tuiles sont posées : { $tiles }.
explorers-in-play = Objectif : { $objective }.
explorers-equally-central = Plusieurs villages sont aussi proches du centre.
explorers-set-out = Tous partent du village en { $cell }.
explorers-round-begins = La manche { $round } commence.
explorers-card-revealed = Carte Exploration : { $one } ou { $two }.
explorers-card-faces = Face à vous : { $facing } ; de l’autre côté : { $behind }.
explorers-side-taken = { $seat } choisit : { $side }.
explorers-crossed = { $seat } coche { $cells }.
explorers-crossed-nothing = { $seat } ne peut rien cocher et passe ce tour.
explorers-found-key = { $seat } trouve une clé en { $cell }.
explorers-found-map = { $seat } trouve une Carte en { $cell }.
explorers-found-horse = { $seat } trouve un cheval en { $cell }.
explorers-found-apple = { $seat } cueille une pomme en { $cell }.
explorers-found-carrot = { $seat } arrache une carotte en { $cell }.
explorers-found-fish = { $seat } pêche un poisson en { $cell }.
explorers-found-gem = { $seat } trouve une gemme en { $cell }.
explorers-found-temple = { $seat } ouvre le temple en { $cell }.
explorers-found-in-vain = { $seat } ne peut rien faire maintenant de ce qui se trouve en { $cell } ({ $item }).
explorers-temple-visited = { $points ->
    [one] { $seat } visite le temple { $temple } : { $points } point.
   *[other] { $seat } visite le temple { $temple } : { $points } points.
}
explorers-temple-crosses =
    { $amount ->
        [one] Le temple { $temple } offre { $amount } croix à { $seat }.
       *[other] Le temple { $temple } offre { $amount } croix à { $seat }.
    }
explorers-race-finished = { $points ->
    [one] { $seat } remplit l’objectif « { $objective } » : { $points } point.
   *[other] { $seat } remplit l’objectif « { $objective } » : { $points } points.
}
explorers-round-food = { $points ->
    [one] Aliments : { $points } point pour { $seat }.
   *[other] Aliments : { $points } points pour { $seat }.
}
explorers-round-gems = { $points ->
    [one] Gemmes : { $points } point pour { $seat }.
   *[other] Gemmes : { $points } points pour { $seat }.
}
explorers-values-struck = La meilleure valeur de chaque récompense encore libre est barrée.
explorers-finished = Le paysage est exploré.

## Options : le nom, puis l’aide en une phrase

explorers-option-tiles = Tuiles Paysage
explorers-option-tiles-help = Quatre des huit tuiles Paysage, et de combien chacune est tournée. Si aucune n’est nommée, les quatre sont posées au hasard.
explorers-option-tiles-slot1 = En haut à gauche
explorers-option-tiles-slot2 = En haut à droite
explorers-option-tiles-slot3 = En bas à gauche
explorers-option-tiles-slot4 = En bas à droite
explorers-option-objectives = Objectifs
explorers-option-objectives-help = Le nombre de tuiles Objectif en jeu.
explorers-option-objective-names = Objectifs nommés
explorers-option-objective-names-help = Des objectifs à jouer ; d’autres sont tirés jusqu’au nombre ci-dessus.
explorers-option-advanced-food = Aliments, scoring avancé
explorers-option-advanced-food-help = Aucun aliment à la première manche, puis quatre d’une même sorte par manche.
explorers-option-advanced-gems = Gemmes, scoring avancé
explorers-option-advanced-gems-help = Les premières gemmes effacent des pertes, les suivantes valent de plus en plus.
explorers-option-advanced-temples = Temples, scoring avancé
explorers-option-advanced-temples-help = Tous les temples rapportent autant, mais les premiers arrivés y gagnent des croix.
explorers-option-advanced-villages = Villages, scoring avancé
explorers-option-advanced-villages-help = Seul compte le village le moins entouré de croix.

## Beside the map

explorers-village = village
explorers-one-temple = temple
explorers-one-key = clé
explorers-one-map = Carte
explorers-one-horse = cheval
explorers-one-apple = pomme
explorers-one-carrot = carotte
explorers-one-fish = poisson
explorers-one-gem = gemme
explorers-tile-turned-0 = tuile { $number }
explorers-tile-turned-1 = tuile { $number }, tournée d’un quart
explorers-tile-turned-2 = tuile { $number }, tournée d’un demi-tour
explorers-tile-turned-3 = tuile { $number }, tournée de trois quarts
explorers-setting-out = Le départ
explorers-card-number = Carte Exploration { $number } sur { $last }
explorers-cards-unseen = Pas encore vues dans cette manche ; l’une d’elles reste à l’écart :
explorers-choose-terrain = Choisissez un terrain
explorers-strike-map = Carte : { $terrain }
explorers-said-cross = cocher { $cell }
explorers-said-horse = aller à cheval en { $cell }
explorers-said-start = partir de { $cell }
explorers-said-crossed = cochée
explorers-crosses-count = { $count ->
    [one] { $count } croix
   *[other] { $count } croix
}
explorers-crosses-possible = { $count ->
    [0] aucune case à cocher
    [one] de la place pour { $count }
   *[other] de la place pour { $count }
}
explorers-give-away = Aucune case { $terrain } n’est accessible : si vous encrez, ce tour est perdu.
explorers-crosses-left = { $count ->
    [one] Encore { $count } croix : { $terrain }
   *[other] Encore { $count } croix : { $terrain }
}
explorers-satchel = Manches et trouvailles
explorers-round = Manche { $round }
explorers-keys-carried = { $free ->
    [one] { $free } clé libre
   *[other] { $free } clés libres
}, { $found ->
    [one] { $found } trouvée
   *[other] { $found } trouvées
}
explorers-maps-carried = { $free ->
    [one] { $free } Carte libre
   *[other] { $free } Cartes libres
}, { $found ->
    [one] { $found } trouvée
   *[other] { $found } trouvées
}
explorers-temple-won = { $points ->
    [one] Le temple { $temple } a rapporté { $points } point
   *[other] Le temple { $temple } a rapporté { $points } points
}
explorers-temple-open = { $points ->
    [one] Le temple { $temple } offre { $points } point
   *[other] Le temple { $temple } offre { $points } points
}
explorers-race-left = encore à prendre : { $points }
explorers-food-rule = Les aliments cochés dans une manche comptent à la fin de celle-ci, s’ils ont une place dans sa colonne ; chacun vaut plus que le précédent.
explorers-food-advanced-rule = La première manche ne demande aucun aliment. Ensuite, seuls comptent ceux de la colonne de la manche, et chacun vaut plus que le précédent.
explorers-gems-rule = Chaque gemme cochée donne un point à la fin de chaque manche, encore et encore.
explorers-gems-advanced-rule = Les gemmes se prennent dans l’ordre de la piste. À la fin de chaque manche comptent les gemmes négatives pas encore cochées ; une fois toutes cochées, les positives entourées.
explorers-temples-rule = On entre dans un temple avec une clé libre ; qui arrive tôt gagne plus de points.
explorers-temples-advanced-rule = On entre dans un temple avec une clé libre. Il rapporte les mêmes points à tous ; qui arrive tôt reçoit plus de croix, à tracer en fin de tour sur un même terrain.
explorers-villages-rule = À la fin, chaque village compte selon le nombre de croix à côté de lui.
explorers-villages-advanced-rule = À la fin, seul compte le village qui a le moins de croix à côté de lui.

## Comment on joue

explorers-how-aim = Tous parcourent le même paysage, chacun sur son plateau, depuis le Village de départ, et ramassent ce qui se trouve en chemin.
explorers-how-turn = Cochez d’abord trois cases d’un même terrain. Ensuite, à chaque tour, une carte Exploration montre deux côtés. Le joueur actif en choisit un et coche trois cases de ce terrain ; les autres en cochent trois de l’autre côté, ou deux du côté choisi.
explorers-how-special = Une croix doit toucher le Village de départ ou une de vos croix ; les villages ne se cochent pas. Une clé ouvre un temple. Une Carte trouvée en chemin donne, lors d’un tour suivant, quatre croix d’un même terrain au lieu de la carte Exploration. Un cheval donne aussitôt une croix de plus, sur le terrain de votre choix.
explorers-how-points = Les aliments et les gemmes comptent à la fin de chaque manche, les villages à la fin de la partie, selon les croix qui les touchent. Un temple donne le plus à qui y entre en premier. Les objectifs, s’il y en a, se lisent à côté du paysage.
explorers-how-end = Il y a quatre manches de sept cartes Exploration. Qui a le plus de points gagne ; à égalité, qui a le moins de Cartes barrées.
explorers-how-solo = Un côté de la carte Exploration est tourné vers vous : cochez trois cases de ce côté, ou deux de l’autre. Après chaque manche sauf la dernière, un temple où vous n’êtes pas entré et une course que vous n’avez pas remplie valent moins. Vos points vous valent un titre.

## Your box: what is said of it elsewhere

explorers-box-tiles = Tuiles Paysage
explorers-box-cards = Cartes Exploration
explorers-box-boards = Plateaux et tuiles de score
explorers-box-objectives = Objectifs

## Une partie sur papier

explorers-paper-prompt = Choisissez vos tuiles, cochez les cases cochées de votre feuille et recopiez ce que disent les plateaux.
explorers-paper-loose = Les croix qui ne sont pas reliées au Village de départ ne comptent pas.
explorers-paper-start = Village de départ
explorers-paper-boards = Ce que disent les plateaux
explorers-paper-temple = Points du temple { $temple }
explorers-paper-race = Place dans cette course
explorers-paper-cross = croix

## What is printed, for the page of the rules

explorers-printed-cards = Cartes Exploration
explorers-printed-crosses = Croix à un tour
explorers-printed-crosses-opening = Au départ
explorers-printed-crosses-favoured = Le côté de la carte tourné vers vous
explorers-printed-crosses-other = L’autre côté
explorers-printed-crosses-map = Une Carte que l’on barre
explorers-printed-slots = Emplacements sur votre plateau
explorers-printed-food = Aliments
explorers-printed-food-advanced = Aliments, scoring avancé
explorers-printed-gems = Gemmes
explorers-printed-gems-advanced = Gemmes, scoring avancé
explorers-printed-temples = Temples : pour le premier arrivé, le deuxième, etc.
explorers-printed-temples-advanced = Temples, scoring avancé
explorers-printed-temple-points = Points de chaque temple
explorers-printed-temple-crosses = Croix pour le premier arrivé, le deuxième, etc.
explorers-printed-villages = Villages
explorers-printed-villages-advanced = Villages, scoring avancé : seul celui qui a le moins de croix compte
explorers-printed-by-crosses = Points pour 0, 1, 2… croix autour
explorers-printed-by-food = Points pour 0, 1, 2… aliments dans une manche
explorers-printed-no-food = aucun aliment
explorers-printed-objectives = Tous les objectifs
explorers-printed-threshold = Il en faut : { $number }
explorers-printed-objectives-backs = Quel objectif est au dos de quelle tuile
explorers-printed-set = Jeu de tuiles { $number }
explorers-printed-behind = Tuile { $number } : { $objective }
explorers-printed-unknown = inconnu
explorers-printed-solo = Titres du jeu en solo
explorers-printed-shift = Chaque objectif en jeu ajoute à chaque titre
explorers-printed-tiles = Les tuiles Paysage
explorers-printed-tile = Tuile { $number }
explorers-printed-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}

## Une première partie, note par note

explorers-lesson-trail = Votre sentier part du Village de départ, qui est marqué. Il grandit croix après croix, et chacune touche ce village ou une autre de vos croix.
explorers-lesson-finds = Ce qui se trouve sur une case que vous cochez est à vous : aliments, gemmes, clés, Cartes, chevaux. Vous voyez ici leur dessin et ce que vous avez.
explorers-lesson-terrain = Pour commencer, choisissez un terrain : vos trois premières croix y sont toutes.
explorers-lesson-cross = Les cases permises sont éclairées. Les croix se reprennent, et la dernière du tour attend au crayon que vous l’encriez.
explorers-lesson-card = À chaque tour, une carte Exploration montre deux côtés. Le côté tourné vers vous donne trois croix, l’autre deux.
explorers-lesson-horse = Un cheval ! Il vous mène aussitôt une case plus loin, sur le terrain de votre choix.
explorers-lesson-food = Un aliment compte à la fin de la manche où vous le trouvez, tant que la colonne de cette manche a une place pour lui. Chacun vaut plus que le précédent.
explorers-lesson-gems = Toutes les gemmes cochées comptent à la fin de chaque manche : celle de la première manche compte quatre fois.
explorers-lesson-villages = Tout à la fin, chaque village compte selon les croix qui le touchent : que votre sentier en longe plusieurs.
explorers-lesson-found-map = Vous avez trouvé une Carte. Quand vous voudrez, barrez-la au lieu d’utiliser la carte Exploration : quatre croix sur un terrain de votre choix.
explorers-lesson-key = Une clé ouvre un temple, n’importe lequel. Faites vite : après chaque manche, un temple où vous n’êtes pas entré vaut moins.
explorers-lesson-round = La première manche est finie, ses aliments et vos gemmes sont comptés. Il y a quatre manches de sept cartes Exploration.
explorers-lesson-goodbye = Vous savez maintenant comment on joue ; si du nouveau survient, une note le dira. Un conseil vient d’un joueur aguerri. Bon voyage !

## At the terminal

explorers-terminal-tile-turned = { $number } ({ $turn } de tour)
explorers-terminal-letter-water = E
explorers-terminal-letter-grass = H
explorers-terminal-letter-sand = S
explorers-terminal-letter-mountain = M
explorers-terminal-letter-temple = T
explorers-terminal-letter-key = c
explorers-terminal-letter-map = m
explorers-terminal-letter-horse = h
explorers-terminal-letter-apple = p
explorers-terminal-letter-carrot = o
explorers-terminal-letter-fish = s
explorers-terminal-letter-gem = g
explorers-terminal-help =
    Écrivez un terrain, puis les cases que vous cochez, une à une ou toutes à la fois :
      H             un terrain, ou le numéro d’un choix
      m5            une croix ; un cheval continue avec la suivante
      H m5 m7 m8    tout un tour
      map:H         barrer une Carte pour quatre croix
    La dernière croix d’un tour est d’abord au crayon : Entrée l’encre, n la gomme.
explorers-terminal-legend = x est une croix à vous, / une croix de ce tour, encore au crayon, + une case que vous pouvez cocher ; la lettre derrière un terrain est ce qui s’y trouve, derrière un village la sienne.
