# Les phrases du terminal.

terminal-welcome = help dit ce que vous pouvez écrire.
terminal-seat-number = place { $number }
terminal-own-seat = votre cartographe
terminal-hand-over = Passez l’écran à la { $seat }, puis appuyez sur Entrée :
terminal-ink = Entrée pour encrer, n pour gommer :
terminal-taken-back = { $seat } reprend { $action }
terminal-saved = enregistré dans { $path } ; reprenez avec : inklands play --resume { $path }
terminal-kept = conservé dans { $path } ; revoyez la partie avec inklands replay, et ce qui a été manqué avec inklands review
terminal-not-saved = { $path } ne peut être écrit : { $reason }
terminal-total = { $seat } : { $points }
terminal-own-total = vous : { $points }
terminal-places = les places dans l’ordre : { $order }
terminal-spots =
    { $count ->
        [one] { $shape } : { $count } endroit pour son coin en haut à gauche
       *[other] { $shape } : { $count } endroits pour son coin en haut à gauche
    }
terminal-more = … { $count } en tout : list les montre
terminal-if-counted =
    { $points ->
        [one] { $action } : { $points } point si l’on comptait alors
       *[other] { $action } : { $points } points si l’on comptait alors
    }
terminal-or = ou
terminal-simulated = { $seat } { $bot } moyenne { $mean }  écart { $deviation }  { $least } à { $most }
terminal-dataset = { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
} de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : { $path }
terminal-arena-heads = bot | parties | points | cote | gagnées % | force | ms par coup
terminal-margin =
    { $count ->
        [one] { $one } moins { $two }, { $count } donne : { $mean }, erreur type { $deviation }
       *[other] { $one } moins { $two }, { $count } donnes : { $mean }, erreur type { $deviation }
    }
terminal-verdict = tour { $turn }  { $cost }  { $taken }
terminal-verdict-better = tour { $turn }  { $cost }  { $taken } ; mieux : { $best }
terminal-missed = points manqués : { $points }
terminal-map-of = sur la carte de { $seat }
terminal-turn = tour { $turn }
terminal-no-such-turn = il n’y a pas de tour { $turn } : la partie s’arrête au tour { $last }
terminal-none-kept = aucune partie inachevée n’est conservée ici
terminal-name-title = nommez le jeu, ou reprenez une partie avec --resume
terminal-no-seat-left = les robots ne vous laissent aucune place ; augmentez --seats
refused-title = le jeu { $name } n’existe pas ; il y a : { $names }
refused-seats = le nombre de places de { $name } va de { $lowest } à { $highest } : { $number } n’est pas possible
refused-option = l’option { $name } n’existe pas ; il y a : { $names }
refused-option-value = { $name } = { $value } : choisissez parmi { $names }
refused-file = le fichier { $path } ne peut pas être lu
terminal-fits-nowhere = ne tient nulle part
terminal-rating = Points − { $order }
terminal-points-rated = Points
terminal-later = puis { $order }
terminal-temple-open =
    Le temple { $temple } offre { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et { $crosses ->
        [one] { $crosses } croix
       *[other] { $crosses } croix
    }
terminal-markers =
    { $markers ->
        [one] encore { $markers } pion
       *[other] encore { $markers } pions
    }
terminal-first = joue en premier
terminal-beach = plage
terminal-help-actions = Écrivez une action comme dans la liste, ou son numéro.
terminal-help =
    À tout moment :
      list          les actions permises, numérotées
      points        chaque point expliqué, et ce qui est compté jusqu’ici
      maps          les cartes et les points de tous ; map 1 ceux de la place 1
      show          votre carte à nouveau ; legend ses lettres
      undo          reprendre, tant que personne ne l’a vu
      save FILE     la partie comme un texte à rejouer ; elle est de toute façon conservée après chaque action
      quit          partir ; help montre ceci à nouveau

## Dit en mots, un fait par ligne

terminal-run = { $one } à { $two }
terminal-offer = Forme { $number } : { $text }
terminal-fits =
    { $count ->
        [one] { $count } endroit
       *[other] { $count } endroits
    }
terminal-list-count =
    { $count ->
        [0] Aucune action de ce genre
        [one] { $count } action
       *[other] { $count } actions, les meilleures d’abord
    }
terminal-list-first =
    { $count ->
        [one] { $count } action : list la dit
       *[other] { $count } actions : list les dit, les meilleures d’abord
    }
terminal-no-letters = Rien n’est dit par des lettres ici : ce qui se trouve sur une case est dit en mots.
terminal-list-more =
    { $count ->
        [one] encore { $count } : more la dit
       *[other] encore { $count } : more les dit
    }
terminal-covers = Couvre { $cells }.
terminal-region =
    { $count ->
        [one] { $terrain }, { $count } case : { $cells }
       *[other] { $terrain }, { $count } cases jointes : { $cells }
    }
terminal-beside-open = Vides à côté : { $cells }
terminal-open-count =
    { $count ->
        [one] { $count } case vide
       *[other] { $count } cases vides
    }
terminal-card-of-round = Manche { $round }, carte Exploration { $number } sur { $last }
terminal-crossed = cochée
terminal-crossed-now = Cochées ce tour-ci : { $cells }
terminal-crossed-count =
    { $count ->
        [one] dont { $count } cochée
       *[other] dont { $count } cochées
    }
terminal-room-for =
    { $count ->
        [0] sans place pour aucune : le tour serait perdu
        [one] et place pour { $count }
       *[other] et place pour { $count }
    }
terminal-help-plain =
    Pour entendre ce qui se trouve où ; le numéro d’une place derrière demande sa carte :
    row c : les cases d’une ligne
    column 3 : les cases d’une colonne
    cell c3 : une case
    region c3 : ce à quoi une case est jointe
    open : ce qui reste ouvert
    goals : ce qui compte, avec les points
    list : les meilleures actions ; écrivez leur numéro pour en prendre une
    list 11 : à partir de la onzième ; more dit les suivantes
    list c3 : les actions où ce mot figure
    try 1 : où tombe une action et ce qu’elle donne, avant d’encrer

## Parties sur papier

terminal-line = ligne { $number }
terminal-sheet-line = { $reason }
terminal-sheet-no-name = seat : dites de qui est cette feuille
terminal-sheet-two-names = il y a deux places { $name }
terminal-sheet-yes-or-no = { $name } se dit oui ou non
terminal-sheet-number = { $name } : « { $text } » devrait être un nombre
terminal-sheet-rows = une carte a { $wanted } lignes, pas { $number }
terminal-sheet-cells = « { $text } » a { $number } cases, pas { $wanted }
terminal-sheet-letter = « { $text } » n’est aucun de { $letters }
terminal-sheet-no-picture = une image manque : { $name }
terminal-sheet-no-field = il n’y a pas de champ « { $name } » ; il y a : { $names }
terminal-sheet-twice = { $name } est donné deux fois
terminal-sheet-wrong-ruins = { $cell } : il n’y a pas de Ruine sur la feuille { $name }
terminal-sheet-no-season = il n’y a pas de saison « { $name } » ; il y a : { $names }
terminal-sheet-goals = goals : une partie entière en a quatre, ceux des édits A à D
terminal-sheet-coins = coins de { $name } : dites combien de pièces sont cochées, ou 0
terminal-sheet-season-order = season : { $wanted } vient d’abord
terminal-sheet-changed = { $cell } était { $one } à la fin de la saison d’avant, et est { $two }
terminal-sheet-fewer-coins = coins : { $number }, mais { $most } à la fin de la saison d’avant
terminal-sheet-tiles = tiles : nommez les quatre tuiles du paysage
terminal-sheet-not-printed-mountains = les Montagnes ne sont pas celles de la feuille { $name } : voyez { $cells }
terminal-sheet-not-printed-wasteland = les Terres Désolées ne sont pas celles de la feuille { $name } : voyez { $cells }
terminal-sheet-no-goal = il n’y a pas de carte Score « { $name } » ; il y a : { $names }
terminal-sheet-needs-ruins = { $name } compte des Ruines : nommez la feuille, ou marquez où elles sont
terminal-sheet-one-category = { $names } : de la même catégorie, et une partie en a une de chaque
terminal-sheet-coins-range = coins = { $text } : une feuille a de la place pour 0 à { $most }
terminal-sheet-no-presumption = il n’y a pas d’hypothèse { $text } ; il y a 1 à { $most }
terminal-sheet-presumption-twice = presumptions : une hypothèse est nommée deux fois
terminal-sheet-claimed-twice = claims : une case est nommée deux fois
terminal-sheet-markers = { $name } : il y a { $most } pions, pas { $number }
terminal-sheet-terrain-twice = { $name } : personne ne revendique deux fois le même terrain
terminal-sheet-merged = merged_claims est none ou both
terminal-sheet-not-confirmed = { $name } : la tuile en { $cell } n’est pas confirmée
terminal-sheet-village = { $cell } : seul le Village de départ est coché
terminal-sheet-alone = { $cell } : cette croix n’est pas reliée au Village de départ
terminal-sheet-wrong-start = start : ce n’est pas « { $text } » ; le village le plus proche du centre est { $cell }
terminal-sheet-which-start = le Village de départ peut être un de { $names } : dites lequel dans start
terminal-sheet-sides = advanced : « { $name } » n’est aucun de { $names }
terminal-sheet-no-objective = il n’y a pas d’objectif « { $name } » ; il y a : { $names }
terminal-sheet-many-objectives = objectives : { $most } au plus sont en jeu, pas { $number }
terminal-sheet-race = places : { $name } = { $text }, mais il faut une course en jeu et une place de 1 à 4
terminal-sheet-food-crossed = food : { $number } sur le plateau, mais { $most } dans le paysage
terminal-sheet-food = food : « { $text } », mais il faut un nombre jusqu’à { $most }, ou des aliments qui ont une place dans cette manche : { $names }
terminal-sheet-gems-fewer = gems : aucune manche n’en a moins que la précédente
terminal-sheet-gems-crossed = gems : { $number } sur le plateau, mais { $most } dans le paysage
terminal-sheet-temple-value = temples : { $number } n’est aucun de { $names }
terminal-sheet-temple-crossed = temples : { $temple }, en { $cell }, n’est pas coché
terminal-sheet-numbers = { $name } : { $number } nombres au plus, de 0 à { $most }

## Ce qui est illisible

error-notation-cell = « { $text } » n’est pas une case de cette carte
error-notation-cell-twice = « { $text } » nomme deux fois une case
error-notation-offer = « { $text } » n’est pas une forme proposée : écrivez son numéro, puis r et f pour la tourner et la retourner
error-notation-off-map = { $text } : la forme sort de la carte
error-notation-no-offer = la forme { $number } n’est pas proposée, ou ne tient nulle part
error-notation-row = « { $text } » n’est pas une ligne de cette carte : écrivez { $one } à { $two }
error-notation-column = « { $text } » n’est pas une colonne de cette carte : écrivez { $one } à { $two }
error-notation-number = il n’y a pas d’action { $text } dans la liste
