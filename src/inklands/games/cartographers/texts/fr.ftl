## Names

cartographers = Cartographers
cartographers-about = Dressez la carte du royaume au fil de quatre saisons et tenez les monstres à distance.
cartographers-forest = forêt
cartographers-village = village
cartographers-farm = champ
cartographers-water = eau
cartographers-monster = monstres
cartographers-mountain = montagne
cartographers-wasteland = terre désolée
cartographers-ruins = ruines
cartographers-empty = vide
cartographers-spring = printemps
cartographers-summer = été
cartographers-fall = automne
cartographers-winter = hiver
cartographers-great-river = Grand Fleuve
cartographers-farmland = Terres Agricoles
cartographers-hamlet = Hameau
cartographers-forgotten-forest = Forêt Oubliée
cartographers-hinterland-stream = Ruisseau des Confins
cartographers-homestead = Ferme Isolée
cartographers-orchard = Verger
cartographers-treetop-village = Village Perché
cartographers-marshlands = Marécages
cartographers-fishing-village = Village de Pêcheurs
cartographers-rift-lands = Terres de la Faille
cartographers-temple-ruins = Temple en Ruine
cartographers-outpost-ruins = Avant-poste en Ruine
cartographers-goblin-attack = Attaque de Gobelins
cartographers-bugbear-assault = Assaut de Gobelours
cartographers-kobold-onslaught = Charge de Kobolds
cartographers-gnoll-raid = Raid de Gnolls

## Goals: the name, then the rule in one sentence

cartographers-sentinel-wood = Bois de la Sentinelle
cartographers-greenbough = Vertebranche
cartographers-treetower = Tour d'Arbres
cartographers-stoneside-forest = Forêt des Rocs
cartographers-canal-lake = Lac aux Canaux
cartographers-mages-valley = Vallée des Mages
cartographers-the-golden-granary = Le Grenier d'Or
cartographers-shoreside-expanse = Étendue des Rivages
cartographers-wildholds = Bourgs Sauvages
cartographers-great-city = Grande Cité
cartographers-greengold-plains = Plaines d'Or Vert
cartographers-shieldgate = Porte-Bouclier
cartographers-borderlands = Terres Frontalières
cartographers-lost-barony = Baronnie Perdue
cartographers-the-broken-road = La Route Brisée
cartographers-the-cauldrons = Les Chaudrons
cartographers-sentinel-wood-rule = 1 point pour chaque forêt au bord de la carte.
cartographers-greenbough-rule = 1 point par ligne et par colonne où pousse une forêt.
cartographers-treetower-rule = 1 point pour chaque forêt enfermée sur ses quatre côtés par des cases remplies ou par le bord.
cartographers-stoneside-forest-rule = 3 points pour chaque montagne qu'une même région de forêt relie à une autre.
cartographers-canal-lake-rule = 1 point pour chaque eau à côté d'un champ, et pour chaque champ à côté de l'eau.
cartographers-mages-valley-rule = 2 points par eau et 1 par champ à côté d'une montagne.
cartographers-the-golden-granary-rule = 1 point par eau à côté de ruines, 3 par champ sur des ruines.
cartographers-shoreside-expanse-rule = 3 points par région de champs qui ne touche ni eau ni bord, et par région d'eau qui ne touche ni champ ni bord.
cartographers-wildholds-rule = 8 points par région de villages d'au moins six cases.
cartographers-great-city-rule = 1 point par case de la plus grande région de villages loin de toute montagne.
cartographers-greengold-plains-rule = 3 points par région de villages qui touche au moins trois autres terrains.
cartographers-shieldgate-rule = 2 points par case de la deuxième plus grande région de villages.
cartographers-borderlands-rule = 6 points par ligne pleine et par colonne pleine.
cartographers-lost-barony-rule = 3 points par case de côté du plus grand carré rempli.
cartographers-the-broken-road-rule = 3 points par diagonale pleine qui descend du bord gauche au bord inférieur.
cartographers-the-cauldrons-rule = 1 point pour chaque case vide enfermée sur ses quatre côtés par des cases remplies ou par le bord.
cartographers-coins-name = Pièces
cartographers-monsters-name = Monstres

## Titles of a solo game

cartographers-legendary-cartographer = Cartographe Légendaire
cartographers-master-mapsmith = Maître des Cartes
cartographers-journeyman-topographer = Topographe Voyageur
cartographers-apprentice-surveyor = Apprenti Géomètre
cartographers-amateur-assessor = Conseiller Amateur
cartographers-inept-assistant = Assistant Inapte
cartographers-dimwitted-doodler = Mauvais Gribouilleur
cartographers-oblivious-inkdrinker = Buveur d'Encre Inconscient

## Why points were earned

cartographers-forest-on-the-edge = forêt au bord de la carte
cartographers-row-with-forest = une ligne boisée
cartographers-column-with-forest = une colonne boisée
cartographers-enclosed-forest = forêt enfermée de tous côtés
cartographers-linked-mountain = une montagne reliée à une autre par la forêt
cartographers-water-beside-farm = eau à côté d'un champ
cartographers-farm-beside-water = champ à côté de l'eau
cartographers-water-beside-mountain = eau à côté d'une montagne
cartographers-farm-beside-mountain = champ à côté d'une montagne
cartographers-water-beside-ruins = eau à côté de ruines
cartographers-farm-on-ruins = champ sur des ruines
cartographers-farm-away-from-water = une région de champs loin du bord et de l'eau
cartographers-water-away-from-farm = une région d'eau loin du bord et des champs
cartographers-big-village = une région d'au moins six villages
cartographers-largest-village-off-the-mountains = la plus grande région de villages loin des montagnes
cartographers-varied-village = une région de villages entourée d'au moins trois terrains
cartographers-second-village = la deuxième région de villages
cartographers-full-row = une ligne pleine
cartographers-full-column = une colonne pleine
cartographers-full-diagonal = une diagonale pleine
cartographers-cauldron = une case vide enfermée de tous côtés
cartographers-largest-square = le plus grand carré rempli, { $side } sur { $side }
cartographers-coins =
    { $coins ->
        [one] une pièce
       *[other] { $coins } pièces
    }
cartographers-threatened = une case vide à côté de monstres

## What is asked of a seat

cartographers-prompt-draw = Dessinez une des formes de { $card } sur votre carte.
cartographers-prompt-ruins = Dessinez une forme de { $card } de façon à couvrir des ruines.
cartographers-prompt-one-cell = Rien sur { $card } ne tient : dessinez une seule case où vous voulez.
cartographers-prompt-ambush = Embuscade ! Dessinez les monstres de { $card } sur la carte de { $other }.
cartographers-prompt-wait = Les autres dessinent encore.
cartographers-prompt-over = Les quatre saisons sont passées.

## Why a placement is refused

cartographers-no-mountain = { $cell } est une montagne.
cartographers-no-wasteland = { $cell } est une terre désolée.
cartographers-no-filled = { $cell } est déjà remplie.
cartographers-no-terrain = Cette carte n'offre pas ce terrain : { $terrain }.
cartographers-no-only-one-cell = Rien sur la carte ne tient : on ne dessine qu'une case.
cartographers-no-shape = La carte ne montre pas cette forme.
cartographers-no-ruins = La forme doit couvrir des ruines.

## The log; $seat and $other are names of players

cartographers-revealed = { $card } est révélée, temps { $time }.
cartographers-revealed-ruins = { $card } : la prochaine forme doit couvrir des ruines.
cartographers-revealed-ambush = Embuscade ! { $card }.
cartographers-drew = { $seat } dessine ({ $terrain }) en { $cells }.
cartographers-drew-on = { $seat } dessine des monstres en { $cells } sur la carte de { $other }.
cartographers-ambushed = Des monstres s’installent en { $cells }.
cartographers-repelled = { $card } : aucune place, la menace passe.
cartographers-shape-coin = { $seat } coche une pièce.
cartographers-mountain-coin =
    { $coins ->
        [one] { $seat } encercle une montagne et coche une pièce.
       *[other] { $seat } encercle des montagnes et coche { $coins } pièces.
    }
cartographers-scored = Bilan de la saison ({ $season }) pour { $seat } : { $points } points.
cartographers-over = Les cartes sont achevées.

## Options: the name, then help in one sentence; then the names of the values

cartographers-option-sheet = Côté de la carte
cartographers-option-sheet-help = La région sauvage est ouverte ; les terres désolées ont un cœur aride.
cartographers-option-sheet-A = A, région sauvage
cartographers-option-sheet-B = B, terres désolées
cartographers-option-goals = Objectifs
cartographers-option-goals-help = Un objectif pour chacun des édits A à D, un par catégorie ; ce qui reste ouvert est tiré au hasard.
cartographers-option-goals-slot1 = Édit A
cartographers-option-goals-slot2 = Édit B
cartographers-option-goals-slot3 = Édit C
cartographers-option-goals-slot4 = Édit D
cartographers-option-fallback_terrain = Terrain d'une case isolée
cartographers-option-fallback_terrain-help = Quand rien ne tient, on dessine une seule case ; les éditions de la règle diffèrent sur son terrain.
cartographers-option-fallback_terrain-card = celui de la carte
cartographers-option-fallback_terrain-any-under-ruins = au choix, après des ruines
cartographers-option-fallback_terrain-any = au choix

## Comment on joue

cartographers-how-aim = Chacun dessine les mêmes terres sur sa propre carte. Quatre objectifs, les édits A à D, disent ce qui rapporte des points.
cartographers-how-turn = Une carte est révélée pour tous. Choisissez une de ses formes et un de ses terrains, tournez et retournez la forme à votre guise, et dessinez-la sur des cases vides de votre carte. Tous dessinent en même temps.
cartographers-how-special = Après une carte de ruines, la forme suivante doit couvrir des ruines. Quand rien ne tient, on dessine une seule case. Lors d’une embuscade, vous dessinez des monstres sur la carte d’un voisin, et un voisin en dessine sur la vôtre.
cartographers-how-points = À la fin de chaque saison, deux des édits comptent. Chaque pièce donne un point à chaque saison, et chaque case vide à côté d’un monstre en coûte un. Les pièces viennent avec certaines formes et avec les montagnes encerclées des quatre côtés.
cartographers-how-end = Les cartes prennent du temps, et une saison s’achève quand son temps est écoulé. Après l’hiver, qui a le plus de points gagne.
cartographers-how-solo = Les monstres trouvent d’eux-mêmes leur place sur votre carte. À la fin, ce que demandent les quatre objectifs est retiré de vos points, et le reste vous vaut un titre.

## Une première partie, note par note

cartographers-lesson-map = Cette carte est la vôtre pour quatre saisons. À chaque tour, une carte révélée propose des formes, et vous en dessinez une sur des cases vides. Montagnes et ruines sont là dès le début.
cartographers-lesson-goals = Ces quatre édits disent ce qui rapporte des points. Le printemps compte A et B : la forêt au bord, et l’eau à côté des champs. Pointez sur un édit pour voir sa règle et ses cases.
cartographers-lesson-card = { cartographers-great-river } propose deux formes d’eau. La plus petite apporte une pièce, et une pièce vaut un point à la fin de chaque saison.
cartographers-lesson-draw = La forme vous suit sur la carte ; tournez-la, retournez-la. Posez-la au crayon, lisez à côté ce qu’elle donnerait, puis encrez. En cas de doute, demandez un conseil.
cartographers-lesson-side-by-side = L’édit B donne un point par case d’eau à côté d’un champ, et par case de champ à côté de l’eau : posez { cartographers-farmland } le long de votre fleuve.
cartographers-lesson-time = Chaque carte prend du temps. Quand le temps de la saison est écoulé, elle s’achève et ses deux édits comptent.
cartographers-lesson-single = { cartographers-rift-lands } est une seule case de n’importe quel terrain : parfaite pour un trou, ou là où il ne manque qu’une case.
cartographers-lesson-ruins = Des ruines ont été révélées : cette forme doit en couvrir, et seuls ces endroits sont éclairés. Si elle ne tenait sur aucune, vous dessineriez une seule case où vous voulez.
cartographers-lesson-ambush = Une embuscade ! Des monstres sont venus sur votre carte. Chaque case vide à côté d’eux coûte un point à la fin de chaque saison : enfermez-les.
cartographers-lesson-mountain = Une montagne dont les quatre côtés sont remplis rapporte aussi une pièce. Il y a cinq montagnes.
cartographers-lesson-season-end = Voici la dernière carte du printemps : elle épuise le temps. Ensuite A et B comptent, les pièces s’ajoutent, et les monstres prennent leur part.
cartographers-lesson-next-season = Le printemps est compté. L’été compte B et C, l’automne C et D, l’hiver D et A. Dessinez dès maintenant pour ce qui comptera plus tard.
cartographers-lesson-goodbye = Vous savez tout. Le récit dit ce qui s’est passé, un conseil vient d’un joueur aguerri, et après l’hiver vos points vous vaudront un titre. Bon voyage !
