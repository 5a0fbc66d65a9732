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
explorers-item-map = cartes
explorers-item-horse = chevaux
explorers-item-apple = pommes
explorers-item-carrot = carottes
explorers-item-fish = poissons
explorers-item-gem = gemmes
explorers-item-food-set = trios d’aliments
explorers-item-village = villages entourés de quatre croix
explorers-item-corner = coins du paysage

## Objectifs : le nom, puis la règle en une phrase

explorers-none-map = Sans carte
explorers-none-gem = Sans gemme
explorers-none-key = Sans clé
explorers-zones-water = Tous les lacs
explorers-zones-grass = Tous les prés
explorers-zones-sand = Tous les déserts
explorers-zones-mountain = Tous les massifs
explorers-full-row = D’un bord à l’autre
explorers-full-column = De haut en bas
explorers-count-key = Amateur de clés
explorers-count-map = Amateur de cartes
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
explorers-race-maps = Course aux cartes
explorers-race-horses = Course aux chevaux
explorers-race-gems = Course aux gemmes
explorers-race-villages = Course aux villages
explorers-race-places = Course aux villages et aux temples
explorers-race-edges = Course aux bords
explorers-race-tiles = Course aux tuiles
explorers-line-vertical = Plus longue colonne
explorers-line-horizontal = Plus longue rangée
explorers-line-diagonal = Plus longue diagonale
explorers-square = Plus grand carré
explorers-none-map-rule = Des points si aucune carte n’a été cochée de toute la partie.
explorers-none-gem-rule = Des points si aucune gemme n’a été cochée de toute la partie.
explorers-none-key-rule = Des points si aucune clé n’a été cochée de toute la partie.
explorers-zones-water-rule = Des points pour une croix dans chaque région (eau).
explorers-zones-grass-rule = Des points pour une croix dans chaque région (herbe).
explorers-zones-sand-rule = Des points pour une croix dans chaque région (sable).
explorers-zones-mountain-rule = Des points pour une croix dans chaque région (montagne).
explorers-full-row-rule = Des points pour une rangée cochée du bord gauche au bord droit.
explorers-full-column-rule = Des points pour une colonne cochée du bord haut au bord bas.
explorers-count-horse-rule = Des points selon le nombre de chevaux cochés.
explorers-count-fish-rule = Des points selon le nombre de poissons cochés.
explorers-count-key-rule = Des points selon le nombre de clés cochées.
explorers-count-map-rule = Des points selon le nombre de cartes cochées.
explorers-count-gem-rule = Des points selon le nombre de gemmes cochées.
explorers-count-apple-rule = Des points selon le nombre de pommes cochées.
explorers-count-carrot-rule = Des points selon le nombre de carottes cochées.
explorers-count-food-set-rule = Des points selon le nombre de trios pomme, carotte, poisson cochés.
explorers-count-village-rule = Des points selon le nombre de villages avec une croix sur chacun des quatre côtés.
explorers-count-temple-rule = Des points selon le nombre de temples bordés d’au moins deux croix.
explorers-count-corner-rule = Des points selon le nombre de coins du paysage cochés.
explorers-race-keys-rule = Plus tôt vous avez coché trois clés, plus cela rapporte.
explorers-race-maps-rule = Plus tôt vous avez coché trois cartes, plus cela rapporte.
explorers-race-horses-rule = Plus tôt vous avez coché quatre chevaux, plus cela rapporte.
explorers-race-gems-rule = Plus tôt vous avez coché quatre gemmes, plus cela rapporte.
explorers-race-villages-rule = Plus tôt les quatre villages ont une croix à côté d’eux, plus cela rapporte.
explorers-race-places-rule = Plus tôt trois villages ont une croix à côté d’eux et trois temples sont visités, plus cela rapporte.
explorers-race-edges-rule = Plus tôt vos croix touchent les quatre bords du paysage, plus cela rapporte.
explorers-race-tiles-rule = Plus tôt vous avez trois croix sur chaque tuile, plus cela rapporte.
explorers-line-vertical-rule = Un point par case de votre plus longue colonne de croix sans trou.
explorers-line-horizontal-rule = Un point par case de votre plus longue rangée de croix sans trou.
explorers-line-diagonal-rule = Un point par case de votre plus longue diagonale de croix sans trou.
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
        [one] manche { $round }, un aliment
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
        [one] village { $village }, une croix à côté
       *[other] village { $village }, { $amount } croix à côté
    }
explorers-race-won = { $objective }
explorers-without = rien de tel coché ({ $item })
explorers-all-zones = toutes les régions ({ $terrain }), { $zones } en tout
explorers-full-line = une ligne d’un bord à l’autre
explorers-counted = { $thing } : { $amount }
explorers-longest-line = la plus longue ligne, { $length } cases
explorers-largest-square = le plus grand carré, { $side } sur { $side }

## Ce qui est demandé à un siège

explorers-prompt-village = Choisissez le village d’où tous partent.
explorers-prompt-opening = Choisissez un terrain pour vos { $amount } premières croix.
explorers-prompt-side = Prenez un côté de la carte.
explorers-prompt-card = Choisissez le côté de la carte que vous utilisez.
explorers-prompt-card-or-map = Utilisez la carte Exploration, ou barrez une de vos cartes.
explorers-prompt-bonus =
    { $amount ->
        [one] Le temple offre une croix : choisissez son terrain.
       *[other] Le temple offre { $amount } croix : choisissez leur terrain.
    }
explorers-prompt-cross =
    { $amount ->
        [one] Encore une croix : { $terrain }.
       *[other] Encore { $amount } croix : { $terrain }.
    }
explorers-prompt-ride = Le cheval vous mène une case plus loin, sur n’importe quel terrain.
explorers-prompt-wait = D’autres explorent encore.
explorers-prompt-over = Les quatre manches sont terminées.

## Pourquoi une action est refusée

explorers-no-choice-now = Le terrain est choisi : faites vos croix.
explorers-no-village-choice = Le village de départ est fixé.
explorers-no-central-village = Choisissez d’abord un des villages les plus proches du milieu.
explorers-no-terrain-yet = Choisissez d’abord un terrain.
explorers-no-map-now = Une carte ne sert à rien ici.
explorers-no-map = Vous n’avez pas de carte d’un tour précédent.
explorers-no-such-offer = Cela n’est pas proposé maintenant.
explorers-no-horse-first = Le cheval passe d’abord.
explorers-no-horse = Il n’y a pas de cheval à monter.
explorers-no-crossed = { $cell } est déjà cochée.
explorers-no-village = { $cell } est un village.
explorers-no-neighbour = { $cell } ne touche aucune de vos croix.
explorers-no-key = { $cell } est un temple, et vous n’avez pas de clé.
explorers-no-terrain = { $cell }, c’est { $terrain } ; vos croix sont pour { $wanted }.

## Le récit ; $seat est le nom d’un joueur

explorers-laid = Les tuiles sont posées : { $tiles }.
explorers-in-play = Objectif : { $objective }.
explorers-equally-central = Deux villages ou plus sont aussi proches du milieu.
explorers-set-out = Tous partent de { $cell }.
explorers-round-begins = La manche { $round } commence.
explorers-card-revealed = La carte montre { $one } ou { $other }.
explorers-card-faces = La carte vous présente { $facing } ; de l’autre côté, { $other }.
explorers-side-taken = { $seat } prend { $side }.
explorers-crossed = { $seat } coche { $cells }.
explorers-found-key = { $seat } trouve une clé en { $cell }.
explorers-found-map = { $seat } trouve une carte en { $cell }.
explorers-found-horse = { $seat } monte à cheval en { $cell }.
explorers-found-apple = { $seat } cueille une pomme en { $cell }.
explorers-found-carrot = { $seat } arrache une carotte en { $cell }.
explorers-found-fish = { $seat } pêche un poisson en { $cell }.
explorers-found-gem = { $seat } trouve une gemme en { $cell }.
explorers-found-temple = { $seat } ouvre le temple en { $cell }.
explorers-found-in-vain = { $seat } ne peut rien faire de ce qui se trouve en { $cell } ({ $item }).
explorers-temple-visited = { $seat } visite le temple { $temple } : { $points } points.
explorers-temple-crosses =
    { $amount ->
        [one] Le temple { $temple } offre une croix à { $seat }.
       *[other] Le temple { $temple } offre { $amount } croix à { $seat }.
    }
explorers-race-finished = { $seat } accomplit { $objective } : { $points } points.
explorers-round-food = Les aliments rapportent { $points } points à { $seat }.
explorers-round-gems = Les gemmes rapportent { $points } points à { $seat }.
explorers-values-struck = La meilleure valeur de chaque récompense encore libre est barrée.
explorers-finished = Le paysage est exploré.

## Options : le nom, puis l’aide en une phrase

explorers-option-tiles = Tuiles
explorers-option-tiles-help = Quatre des huit tuiles ; r1 à r3 sont des quarts de tour. Ce qui reste ouvert est posé au hasard.
explorers-option-tiles-slot1 = En haut à gauche
explorers-option-tiles-slot2 = En haut à droite
explorers-option-tiles-slot3 = En bas à gauche
explorers-option-tiles-slot4 = En bas à droite
explorers-option-objectives = Objectifs
explorers-option-objectives-help = Le nombre d’objectifs en jeu.
explorers-option-objective-names = Objectifs nommés
explorers-option-objective-names-help = Des objectifs à jouer ; d’autres sont tirés jusqu’au nombre ci-dessus.
explorers-option-advanced-food = Aliments avancés
explorers-option-advanced-food-help = Aucun aliment à la première manche, puis quatre d’une même sorte par manche.
explorers-option-advanced-gems = Gemmes avancées
explorers-option-advanced-gems-help = Les premières gemmes effacent des pertes, les suivantes valent de plus en plus.
explorers-option-advanced-temples = Temples avancés
explorers-option-advanced-temples-help = Tous les temples se valent, mais les premiers arrivés y gagnent des croix.
explorers-option-advanced-villages = Villages avancés
explorers-option-advanced-villages-help = Seul compte le village le moins entouré de croix.

## Beside the map

explorers-village = village
explorers-one-temple = temple
explorers-one-key = clé
explorers-one-map = carte
explorers-one-horse = cheval
explorers-one-apple = pomme
explorers-one-carrot = carotte
explorers-one-fish = poisson
explorers-one-gem = gemme
explorers-setting-out = Le départ
explorers-choose-terrain = Choisissez un terrain
explorers-strike-map = Carte : { $terrain }
explorers-crosses-count = { $count ->
    [one] { $count } croix
   *[other] { $count } croix
}
explorers-crosses-left = { $count ->
    [one] Encore { $count } croix : { $terrain }
   *[other] Encore { $count } croix : { $terrain }
}
explorers-satchel = Manches et bagages
explorers-round = Manche { $round }
explorers-keys-carried = { $free } clés libres, { $found } trouvées
explorers-maps-carried = { $free } cartes libres, { $found } trouvées
explorers-temple-won = Le temple { $temple } a rapporté { $points } points
explorers-temple-open = Le temple { $temple } offre { $points } points
explorers-race-left = encore à prendre : { $points }
explorers-food-rule = Les aliments cochés dans une manche comptent s’ils ont une place dans sa colonne ; chacun vaut plus que le précédent.
explorers-gems-rule = Toutes les gemmes trouvées comptent à la fin de chaque manche, encore et encore.
explorers-temples-rule = On entre dans un temple avec une clé libre ; qui arrive tôt gagne plus.
explorers-villages-rule = À la fin, chaque village compte selon les croix à côté de lui.
explorers-villages-advanced-rule = À la fin, seul compte le village qui a le moins de croix à côté de lui.

## Comment on joue

explorers-how-aim = Tous parcourent le même paysage, chacun sur sa carte, depuis le premier village, et ramassent ce qui se trouve en chemin.
explorers-how-turn = Tracez d’abord trois croix sur un même terrain. Ensuite, à chaque tour, une carte montre deux côtés. Le joueur actif en prend un et y trace trois croix ; les autres en tracent trois sur l’autre côté, ou deux sur le côté pris.
explorers-how-special = Une croix doit toucher le premier village ou une de vos croix ; les villages ne se barrent pas. Une clé ouvre un temple. Une carte trouvée en chemin donne, lors d’un tour suivant, quatre croix d’un même terrain au lieu de la carte Exploration. Un cheval donne aussitôt une croix de plus, sur n’importe quel terrain.
explorers-how-points = Les aliments et les gemmes comptent à la fin de chaque manche, les villages à la fin, selon les croix qui les touchent. Un temple donne le plus à qui y entre en premier. Les objectifs, s’il y en a, se lisent à côté du paysage.
explorers-how-end = Il y a quatre manches de sept cartes. Qui a le plus de points gagne ; à égalité, qui a barré le moins de cartes trouvées.
explorers-how-solo = Un côté de la carte est tourné vers vous : trois croix de ce côté, ou deux de l’autre. Après chaque manche, un temple où vous n’êtes pas entré vaut moins. Vos points vous valent un titre.

## Une partie sur papier

explorers-paper-prompt = Choisissez vos tuiles, cochez les cases cochées de votre feuille et recopiez ce que disent les plateaux.
explorers-paper-loose = Les croix qui ne sont pas reliées au village de départ ne comptent pas.
explorers-paper-start = Village de départ
explorers-paper-boards = Ce que disent les plateaux
explorers-paper-temple = Points du temple { $temple }
explorers-paper-race = Place dans cette course
explorers-paper-cross = croix

## Une première partie, note par note

explorers-lesson-trail = Votre sentier part du village marqué. Il grandit croix après croix, et chacune touche ce village ou une autre de vos croix.
explorers-lesson-finds = Ce qui se trouve sur une case que vous cochez est à vous : aliments, gemmes, clés, cartes, chevaux. Vous voyez ici leur dessin et ce que vous avez.
explorers-lesson-terrain = Pour commencer, choisissez un terrain : vos trois premières croix y sont toutes.
explorers-lesson-cross = Les cases permises sont éclairées. Les croix se reprennent, et la dernière du tour attend au crayon que vous l’encriez.
explorers-lesson-card = À chaque tour, une carte montre deux côtés. Le côté tourné vers vous donne trois croix, l’autre deux.
explorers-lesson-horse = Un cheval ! Il vous mène aussitôt une case plus loin, sur n’importe quel terrain.
explorers-lesson-food = Un aliment compte à la fin de la manche où vous le trouvez, tant que sa colonne a une place pour lui. Chacun vaut plus que le précédent.
explorers-lesson-gems = Toutes les gemmes trouvées comptent à la fin de chaque manche : celle de la première manche compte quatre fois.
explorers-lesson-villages = Tout à la fin, chaque village compte selon les croix qui le touchent : que votre sentier en longe plusieurs.
explorers-lesson-found-map = Vous avez trouvé une carte. Quand vous voudrez, barrez-la au lieu de jouer la carte révélée : quatre croix sur un terrain de votre choix.
explorers-lesson-key = Une clé ouvre un temple, celui que vous voulez. Faites vite : après chaque manche, un temple où vous n’êtes pas entré vaut moins.
explorers-lesson-round = La première manche est finie, ses aliments et vos gemmes sont comptés. Il y a quatre manches de sept cartes.
explorers-lesson-goodbye = Vous savez maintenant comment on joue ; si du nouveau survient, une note le dira. Un conseil vient d’un joueur aguerri. Bon voyage !
