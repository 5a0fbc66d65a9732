## Names; those of cards with the printed one, for owners of the box

cartographers = Cartographers
cartographers-about = Dressez la Carte du royaume au fil de quatre saisons et tenez les Monstres à distance.
cartographers-forest = forêt
cartographers-village = village
cartographers-farm = champs
cartographers-water = eau
cartographers-monster = monstre
cartographers-mountain = montagne
cartographers-wasteland = terre désolée
cartographers-ruins = ruine
cartographers-empty = vide
cartographers-spring = printemps
cartographers-summer = été
cartographers-fall = automne
cartographers-winter = hiver
cartographers-great-river = Grand Fleuve (Great River)
cartographers-farmland = Terres Agricoles (Farmland)
cartographers-hamlet = Hameau (Hamlet)
cartographers-forgotten-forest = Forêt Oubliée (Forgotten Forest)
cartographers-hinterland-stream = Ruisseau des Confins (Hinterland Stream)
cartographers-homestead = Ferme Isolée (Homestead)
cartographers-orchard = Verger (Orchard)
cartographers-treetop-village = Village Perché (Treetop Village)
cartographers-marshlands = Marécages (Marshlands)
cartographers-fishing-village = Village de Pêcheurs (Fishing Village)
cartographers-rift-lands = Terres de la Faille (Rift Lands)
cartographers-temple-ruins = Temple en Ruine (Temple Ruins)
cartographers-outpost-ruins = Avant-poste en Ruine (Outpost Ruins)
cartographers-goblin-attack = Attaque de Gobelins (Goblin Attack)
cartographers-bugbear-assault = Assaut de Gobelours (Bugbear Assault)
cartographers-kobold-onslaught = Charge de Kobolds (Kobold Onslaught)
cartographers-gnoll-raid = Raid de Gnolls (Gnoll Raid)

## Shapes in words, for ears: the name, then how the shape lies

cartographers-shape-single = une seule case
cartographers-shape-bar-2 = une barre de deux
cartographers-shape-bar-3 = une barre de trois
cartographers-shape-bar-4 = une barre de quatre
cartographers-shape-diagonal-2 = deux cases en diagonale
cartographers-shape-diagonal-3 = trois cases en diagonale
cartographers-shape-corner-3 = une équerre de trois
cartographers-shape-corner-5 = une grande équerre de cinq
cartographers-shape-l-4 = un L de quatre
cartographers-shape-zigzag-4 = un zigzag de quatre
cartographers-shape-zigzag-5 = un zigzag de trois et deux
cartographers-shape-t-4 = un T de quatre
cartographers-shape-t-5 = un grand T de cinq
cartographers-shape-block-5 = un bloc de cinq
cartographers-shape-stairs-5 = un escalier de cinq
cartographers-shape-plus-5 = une croix de cinq
cartographers-shape-u-5 = un U de cinq
cartographers-shape-pair-of-bars = deux barres de deux séparées par un vide
cartographers-shape-other =
    { $count ->
        [one] une forme de { $count } case
       *[other] une forme de { $count } cases
    }
cartographers-turn-lying = à l’horizontale
cartographers-turn-standing = à la verticale
cartographers-turn-rising = montant vers la droite
cartographers-turn-falling = descendant vers la droite
cartographers-turn-side-by-side = côte à côte
cartographers-turn-stacked = l’une au-dessus de l’autre
cartographers-turn-stem = jambe vers { $side }
cartographers-turn-open = ouverture vers { $side }
cartographers-turn-angle = les bras se rejoignent { $corner }
cartographers-turn-gap = le vide { $corner }
cartographers-turn-hollow = le creux { $corner }
cartographers-turn-foot = le pied { $corner }
cartographers-turn-long-end = les trois finissent { $corner }
cartographers-side-up = le haut
cartographers-side-right = la droite
cartographers-side-down = le bas
cartographers-side-left = la gauche
cartographers-corner-top-left = en haut à gauche
cartographers-corner-top-right = en haut à droite
cartographers-corner-bottom-left = en bas à gauche
cartographers-corner-bottom-right = en bas à droite

## Goals: the name with the printed one, then the rule in one sentence

cartographers-sentinel-wood = Bois de la Sentinelle (Sentinel Wood)
cartographers-greenbough = Vertebranche (Greenbough)
cartographers-treetower = Tour d’Arbres (Treetower)
cartographers-stoneside-forest = Forêt des Rocs (Stoneside Forest)
cartographers-canal-lake = Lac aux Canaux (Canal Lake)
cartographers-mages-valley = Vallée des Mages (Mages Valley)
cartographers-the-golden-granary = Le Grenier d’Or (The Golden Granary)
cartographers-shoreside-expanse = Étendue des Rivages (Shoreside Expanse)
cartographers-wildholds = Bourgs Sauvages (Wildholds)
cartographers-great-city = Grande Cité (Great City)
cartographers-greengold-plains = Plaines d’Or Vert (Greengold Plains)
cartographers-shieldgate = Porte-Bouclier (Shieldgate)
cartographers-borderlands = Terres Frontalières (Borderlands)
cartographers-lost-barony = Baronnie Perdue (Lost Barony)
cartographers-the-broken-road = La Route Brisée (The Broken Road)
cartographers-the-cauldrons = Les Chaudrons (The Cauldrons)
cartographers-sentinel-wood-rule = 1 étoile par case Forêt au bord de la Carte.
cartographers-greenbough-rule = 1 étoile par ligne et par colonne où pousse une Forêt.
cartographers-treetower-rule = 1 étoile par case Forêt fermée des quatre côtés par des cases remplies ou par le bord.
cartographers-stoneside-forest-rule = 3 étoiles par Montagne qu’un Groupe de cases Forêt relie à une autre Montagne.
cartographers-canal-lake-rule = 1 étoile par case Eau à côté d’une case Champs, et par case Champs à côté de l’Eau.
cartographers-mages-valley-rule = 2 étoiles par case Eau et 1 par case Champs à côté d’une Montagne.
cartographers-the-golden-granary-rule = 1 étoile par case Eau à côté d’une Ruine, 3 par case Champs sur une Ruine.
cartographers-shoreside-expanse-rule = 3 étoiles par Groupe de cases Champs qui ne touche ni Eau ni bord, et par Groupe de cases Eau qui ne touche ni Champs ni bord.
cartographers-wildholds-rule = 8 étoiles par Groupe d’au moins six cases Village.
cartographers-great-city-rule = 1 étoile par case du plus grand Groupe de Villages qui ne touche aucune Montagne.
cartographers-greengold-plains-rule = 3 étoiles par Groupe de Villages qui touche au moins trois autres terrains.
cartographers-shieldgate-rule = 2 étoiles par case du deuxième plus grand Groupe de Villages.
cartographers-borderlands-rule = 6 étoiles par ligne complète et par colonne complète.
cartographers-lost-barony-rule = 3 étoiles par case de côté du plus grand carré rempli.
cartographers-the-broken-road-rule = 3 étoiles par diagonale complète qui descend du bord gauche au bord inférieur.
cartographers-the-cauldrons-rule = 1 étoile par case vide fermée des quatre côtés par des cases remplies ou par le bord.
cartographers-coins-name = Pièces
cartographers-column = Cartes révélées cette saison avec leur Valeur de Temps ; embuscades déjà rencontrées
cartographers-monsters-name = Monstres

## Titles of a solo game

cartographers-legendary-cartographer = Cartographe Légendaire
cartographers-master-mapsmith = Maître des Cartes
cartographers-journeyman-topographer = Topographe Voyageur
cartographers-apprentice-surveyor = Apprenti Géomètre
cartographers-amateur-assessor = Conseiller Amateur
cartographers-inept-assistant = Assistant Inapte
cartographers-dimwitted-doodler = Mauvais Gribouilleur
cartographers-oblivious-inkdrinker = Buveur d’Encre Inconscient

## Why points were earned

cartographers-forest-on-the-edge = une Forêt au bord de la Carte
cartographers-row-with-forest = une ligne avec de la Forêt
cartographers-column-with-forest = une colonne avec de la Forêt
cartographers-enclosed-forest = une Forêt fermée de tous côtés
cartographers-linked-mountain = une Montagne reliée à une autre par la Forêt
cartographers-water-beside-farm = une case Eau à côté d’une case Champs
cartographers-farm-beside-water = une case Champs à côté de l’Eau
cartographers-water-beside-mountain = une case Eau à côté d’une Montagne
cartographers-farm-beside-mountain = une case Champs à côté d’une Montagne
cartographers-water-beside-ruins = une case Eau à côté d’une Ruine
cartographers-farm-on-ruins = une case Champs sur une Ruine
cartographers-farm-away-from-water = un Groupe de cases Champs qui ne touche ni bord ni Eau
cartographers-water-away-from-farm = un Groupe de cases Eau qui ne touche ni bord ni Champs
cartographers-big-village = un Groupe d’au moins six Villages
cartographers-largest-village-off-the-mountains = le plus grand Groupe de Villages qui ne touche aucune Montagne
cartographers-varied-village = un Groupe de Villages qui touche au moins trois terrains
cartographers-second-village = le deuxième plus grand Groupe de Villages
cartographers-full-row = une ligne complète
cartographers-full-column = une colonne complète
cartographers-full-diagonal = une diagonale complète
cartographers-cauldron = une case vide fermée de tous côtés
cartographers-largest-square = le plus grand carré rempli, { $side } sur { $side }
cartographers-coins =
    { $coins ->
        [one] { $coins } Pièce
       *[other] { $coins } Pièces
    }
cartographers-threatened = une case vide à côté d’un Monstre

## What is asked of a seat

cartographers-prompt-draw = Dessinez une des formes de la carte { $card } sur votre Carte.
cartographers-prompt-ruins = Dessinez une des formes de la carte { $card } sur une Ruine au moins.
cartographers-prompt-one-cell = Aucune forme de la carte { $card } ne tient : dessinez une seule case, où vous voulez.
cartographers-prompt-ruins-one-cell = Aucune forme de la carte { $card } ne peut couvrir de Ruine : dessinez une seule case, où vous voulez.
cartographers-prompt-ambush = Embuscade ! Dessinez les Monstres de la carte { $card } sur la Carte de { $other }.
cartographers-prompt-ambush-one-cell = Embuscade ! La forme de la carte { $card } ne tient nulle part : dessinez un seul Monstre, où vous voulez sur la Carte de { $other }.
cartographers-prompt-wait = Les autres dessinent encore.
cartographers-prompt-over = Les quatre saisons sont passées.

## Why a placement is refused

cartographers-no-mountain = La case { $cell } est une Montagne.
cartographers-no-wasteland = La case { $cell } est une Terre Désolée.
cartographers-no-filled = La case { $cell } est déjà remplie.
cartographers-no-terrain = Cette carte n’offre pas ce terrain : { $terrain }.
cartographers-no-only-one-cell = Aucune forme de la carte ne tient : on ne dessine qu’une case, n’importe où.
cartographers-no-only-one-cell-ruins = Aucune forme de la carte ne peut couvrir de Ruine : on ne dessine qu’une case, n’importe où.
cartographers-no-shape = La carte Exploration ne montre pas cette forme.
cartographers-no-ruins = La forme doit couvrir une Ruine.
cartographers-notation = « { $text } » n’est pas un dessin : écrivez un terrain et ses cases, F:c3c4d4

## The log; $seat and $other are names of players

cartographers-revealed = Carte révélée : { $card }, temps { $time }.
cartographers-revealed-ruins = { $card } : la prochaine forme doit couvrir une Ruine.
cartographers-revealed-ambush = Embuscade ! { $card }.
cartographers-drew = { $seat } dessine en { $cells } : { $terrain }.
cartographers-drew-on = { $seat } dessine des Monstres en { $cells } sur la Carte de { $other }.
cartographers-ambushed = Des Monstres s’installent en { $cells }.
cartographers-repelled = { $card } : la forme ne tient nulle part, la menace passe.
cartographers-shape-coin = { $seat } coche une Pièce.
cartographers-mountain-coin =
    { $coins ->
        [one] Une Montagne est entourée sur la Carte de { $seat } : { $coins } Pièce cochée.
       *[other] Des Montagnes sont entourées sur la Carte de { $seat } : { $coins } Pièces cochées.
    }
cartographers-scored =
    { $points ->
        [one] Fin de saison ({ $season }) : { $points } étoile pour { $seat }.
       *[other] Fin de saison ({ $season }) : { $points } étoiles pour { $seat }.
    }
cartographers-over = Les Cartes sont achevées.

## Options: the name, then help in one sentence; then the names of the values

cartographers-option-sheet = Côté de la Feuille Carte
cartographers-option-sheet-help = La Région Sauvage est ouverte ; les Terres Désolées ont un cœur aride.
cartographers-option-sheet-A = A, Région Sauvage
cartographers-option-sheet-B = B, Terres Désolées
cartographers-option-goals = Cartes Score
cartographers-option-goals-help = Quatre cartes Score pour les Édits A à D, une par catégorie ; si aucune n’est nommée, les quatre sont tirées au hasard.
cartographers-option-goals-slot1 = Édit A
cartographers-option-goals-slot2 = Édit B
cartographers-option-goals-slot3 = Édit C
cartographers-option-goals-slot4 = Édit D
cartographers-option-fallback_terrain = Terrain d’une case seule
cartographers-option-fallback_terrain-help = Quand aucune forme ne tient ou ne peut couvrir de Ruine, on dessine une seule case ; les éditions de la règle diffèrent sur son terrain.
cartographers-option-fallback_terrain-card = un de ceux de la carte
cartographers-option-fallback_terrain-any-under-ruins = au choix, après une Ruine
cartographers-option-fallback_terrain-any = au choix

## Comment on joue

cartographers-how-aim = Chacun dessine les mêmes terres sur sa propre Carte. Quatre cartes Score, sous les Édits A à D, disent ce qui rapporte des Étoiles de Réputation : ce sont les points.
cartographers-how-turn = Une carte Exploration est révélée pour tous. Choisissez une de ses formes et un de ses terrains, pivotez et retournez la forme à votre guise, et dessinez-la sur des cases vides de votre Carte. Tous dessinent en même temps.
cartographers-how-special = Après une carte Ruine, la forme suivante doit couvrir une Ruine. Quand aucune forme ne tient, ou qu’aucune ne peut couvrir de Ruine, on dessine une seule case. Lors d’une Embuscade, vous dessinez des Monstres sur la Carte d’un voisin, et un voisin en dessine sur la vôtre. À chaque saison, une Embuscade de plus est mêlée aux cartes Exploration ; celle qui n’est pas sortie y reste.
cartographers-how-points = À la fin de chaque saison, deux des Édits comptent. Chaque Pièce cochée donne une étoile à chaque saison, et chaque case vide à côté d’un Monstre en coûte une. Les Pièces viennent avec certaines formes et avec les Montagnes entourées des quatre côtés.
cartographers-how-end = Les cartes prennent du temps, et une saison s’achève quand son temps est écoulé. Après l’hiver, qui a le plus d’étoiles gagne ; à égalité, qui en a perdu le moins à cause des Monstres.
cartographers-how-solo = Les Monstres trouvent d’eux-mêmes leur place sur votre Carte. À la fin, les nombres imprimés sur les quatre cartes Score sont retirés de vos étoiles, et le reste vous vaut un titre.

## What is printed, for the page of the rules

cartographers-printed-landscapes = Cartes Exploration
cartographers-printed-ruins = Cartes Ruine
cartographers-printed-ambushes = Cartes Embuscade
cartographers-printed-goals = Toutes les cartes Score
cartographers-printed-seasons = Les saisons
cartographers-printed-coins = Nombre maximal de Pièces à cocher
cartographers-printed-titles = Titres du jeu en solo
cartographers-printed-layout-a = Les Feuilles Carte
cartographers-printed-time = Valeur de Temps { $time }
cartographers-printed-on-ruins = Ne prend pas de temps ; la forme suivante doit couvrir une Ruine.
cartographers-printed-clockwise = Les Cartes passent dans le sens horaire.
cartographers-printed-anticlockwise = Les Cartes passent dans le sens antihoraire.
cartographers-printed-from-top-left = Seul : depuis le coin en haut à gauche, dans le même sens autour de la Carte.
cartographers-printed-from-top-right = Seul : depuis le coin en haut à droite, dans le même sens autour de la Carte.
cartographers-printed-from-bottom-right = Seul : depuis le coin en bas à droite, dans le même sens autour de la Carte.
cartographers-printed-from-bottom-left = Seul : depuis le coin en bas à gauche, dans le même sens autour de la Carte.
cartographers-printed-with-coin = { $terrain }, avec une Pièce
cartographers-printed-solo = { $name } ; nombre pour le jeu en solo : { $number }
cartographers-printed-forest = Forêts
cartographers-printed-farm-water = Champs et Eau
cartographers-printed-village = Villages
cartographers-printed-space = Disposition du terrain
cartographers-printed-season = Seuil de Temps { $threshold } ; compte les Édits { $one } et { $two }.

## Une première partie, note par note

cartographers-lesson-map = Cette Carte est la vôtre pour quatre saisons. À chaque tour, une carte Exploration propose des formes, et vous en dessinez une sur des cases vides. Montagnes et Ruines sont là dès le début.
cartographers-lesson-goals = Ces quatre Édits disent ce qui rapporte des étoiles, vos points. Le printemps compte A et B : la Forêt au bord, et l’Eau à côté des Champs. Pointez sur un Édit pour voir sa règle et ses cases.
cartographers-lesson-goals-touch = Ces quatre Édits disent ce qui rapporte des étoiles, vos points. Le printemps compte A et B : la Forêt au bord, et l’Eau à côté des Champs. Touchez un Édit pour voir sa règle et ses cases.
cartographers-lesson-card = { cartographers-great-river } propose deux formes d’Eau. La plus petite apporte une Pièce, et une Pièce vaut une étoile à la fin de chaque saison.
cartographers-lesson-draw = La forme vous suit sur la Carte ; pivotez-la, retournez-la. Posez-la au crayon, lisez à côté ce qu’elle donnerait, puis encrez. En cas de doute, demandez un conseil.
cartographers-lesson-draw-touch = Touchez la Carte ou faites-y glisser la forme du doigt : elle s’y pose au crayon. Pivotez-la et retournez-la par les boutons, lisez à côté ce qu’elle donnerait, puis encrez. En cas de doute, demandez un conseil.
cartographers-lesson-side-by-side = L’Édit B donne une étoile par case Eau à côté d’une case Champs, et par case Champs à côté de l’Eau : posez { cartographers-farmland } le long de votre fleuve.
cartographers-lesson-time = Chaque carte prend du temps. Quand le temps de la saison est écoulé, elle s’achève et ses deux Édits comptent.
cartographers-lesson-single = { cartographers-rift-lands } donne une seule case de n’importe quel terrain : parfait pour un trou, ou là où il ne manque qu’une case.
cartographers-lesson-ruins = Une Ruine a été révélée : cette forme doit en couvrir une, et seuls ces endroits sont éclairés. Si elle ne pouvait en couvrir aucune, vous dessineriez une seule case, où vous voulez.
cartographers-lesson-ambush = Une Embuscade ! Des Monstres sont venus sur votre Carte. Chaque case vide à côté d’eux coûte une étoile à la fin de chaque saison : enfermez-les.
cartographers-lesson-mountain = Une Montagne dont les quatre côtés sont remplis rapporte aussi une Pièce. Il y a cinq Montagnes.
cartographers-lesson-season-end = Voici la dernière carte du printemps : elle épuise le temps. Ensuite A et B comptent, les Pièces s’ajoutent, et les Monstres prennent leur part.
cartographers-lesson-next-season = Le printemps est compté. L’été compte B et C, l’automne C et D, l’hiver D et A. Dessinez dès maintenant pour ce qui comptera plus tard.
cartographers-lesson-goodbye = Vous savez tout. Le récit dit ce qui s’est passé, un conseil vient d’un joueur aguerri, et après l’hiver vos points vous vaudront un titre. Bon voyage !

## At the terminal

cartographers-terminal-met = Embuscades déjà rencontrées
cartographers-terminal-ruins-covered = ruine sous ce qui est dessiné
cartographers-terminal-paper-all-goals = Chaque carte Score est comptée à part, sans total : une partie en a quatre, que goals nomme.
cartographers-terminal-paper-no-ruins = Le Grenier d’Or (The Golden Granary) est laissé de côté : nommez la feuille, ou marquez les Ruines par R et de petites lettres.
cartographers-terminal-letter-forest = F
cartographers-terminal-letter-village = V
cartographers-terminal-letter-farm = C
cartographers-terminal-letter-water = E
cartographers-terminal-letter-monster = M
cartographers-terminal-help =
    Écrivez ce que vous dessinez :
      2 c3        la deuxième forme, son coin en haut à gauche en c3
      2r c3       la même après un quart de tour ; rr, rrr tournent encore, f retourne : 2rf c3
      F:c3c4d4    le terrain et chaque case
      17          le numéro d’un dessin de la liste
    Il est d’abord au crayon : Entrée l’encre, n le gomme.
      spots [2rf]   où une forme tient
cartographers-terminal-legend = [ ] est au crayon, + un endroit pour le coin en haut à gauche ; une carte Score avec * compte à la fin de cette saison, une forme avec +1 rapporte une pièce.
