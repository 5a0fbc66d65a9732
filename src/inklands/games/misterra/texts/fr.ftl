## Names

misterra = Maps of Misterra
misterra-about = Relevez une île que nul n’a vue entière, et qu’on vous croie.
misterra-steppe = steppe
misterra-lagoon = lagune
misterra-jungle = jungle
misterra-mountain = montagne
misterra-beach1 = Plage 1
misterra-beach2 = Plage 2
misterra-beach3 = Plage 3
misterra-beach4 = Plage 4
misterra-beach5 = Plage 5
misterra-fidelity-name = Fidélité
misterra-completeness-name = Complétude
misterra-claims-name = Revendications
misterra-expert-name = Maître cartographe
misterra-otoma-name = Revendications de l’Otoma

## Presumptions by number, as a list of points calls them

misterra-presumption-1 = Hypothèse 1, zones d’un même terrain
misterra-presumption-2 = Hypothèse 2, zones d’un même terrain
misterra-presumption-3 = Hypothèse 3, zones d’un même terrain
misterra-presumption-4 = Hypothèse 4, zones d’un même terrain
misterra-presumption-5 = Hypothèse 5, un terrain en bordure
misterra-presumption-6 = Hypothèse 6, un terrain en bordure
misterra-presumption-7 = Hypothèse 7, un terrain en bordure
misterra-presumption-8 = Hypothèse 8, un terrain en bordure
misterra-presumption-9 = Hypothèse 9, les quatre terrains vers l’intérieur
misterra-presumption-10 = Hypothèse 10, les quatre terrains le long de la plage
misterra-presumption-11 = Hypothèse 11, un seul terrain vers l’intérieur
misterra-presumption-12 = Hypothèse 12, un seul terrain le long de la plage
misterra-presumption-13 = Hypothèse 13, un terrain sans un autre à côté
misterra-presumption-14 = Hypothèse 14, un terrain sans un autre à côté
misterra-presumption-15 = Hypothèse 15, un terrain sans un autre à côté
misterra-presumption-16 = Hypothèse 16, un terrain sans un autre à côté
misterra-presumption-17 = Hypothèse 17, la plus grande zone
misterra-presumption-18 = Hypothèse 18, la plus petite zone
misterra-presumption-19 = Hypothèse 19, zones d’une case
misterra-presumption-20 = Hypothèse 20, zones de deux cases
misterra-presumption-21 = Hypothèse 21, le terrain le plus présent
misterra-presumption-22 = Hypothèse 22, le terrain le moins présent
misterra-presumption-23 = Hypothèse 23, séries des quatre terrains
misterra-presumption-24 = Hypothèse 24, un petit motif
misterra-presumption-25 = Hypothèse 25, un petit motif
misterra-presumption-26 = Hypothèse 26, un petit motif
misterra-presumption-27 = Hypothèse 27, un petit motif
misterra-presumption-28 = Hypothèse 28, un grand motif
misterra-presumption-29 = Hypothèse 29, un grand motif
misterra-presumption-30 = Hypothèse 30, un grand motif
misterra-presumption-31 = Hypothèse 31, un grand motif

## Presumptions: the name, then the rule in one sentence

misterra-zones-of-terrain = Zones de { $terrain }
misterra-edge-of-terrain = Cases { $terrain } en bordure
misterra-rows-of-all = Les quatre terrains vers l’intérieur
misterra-columns-of-all = Les quatre terrains le long de la plage
misterra-rows-of-one = Un seul terrain vers l’intérieur
misterra-columns-of-one = Un seul terrain le long de la plage
misterra-not-beside = Cases { $terrain } sans { $avoided } à côté
misterra-largest-zone = La plus grande zone
misterra-smallest-zone = La plus petite zone
misterra-zones-of-size = Zones de { $size ->
    [one] { $size } case
   *[other] { $size } cases
}
misterra-most-common = Le terrain le plus présent
misterra-least-common = Le terrain le moins présent
misterra-sets-of-four = Séries des quatre terrains
misterra-pattern = Le motif { $pattern }
misterra-rule-zones-of-terrain = Chaque zone de { $terrain } compte selon sa taille en cases : { $ladder }.
misterra-rule-edge-of-terrain = Comptez les cases { $terrain } en bordure de votre parchemin : { $ladder }.
misterra-rule-rows-of-all = { $points ->
    [one] { $points } point
   *[other] { $points } points
} par rangée complète perpendiculaire à la plage où figurent les quatre terrains.
misterra-rule-columns-of-all = { $points ->
    [one] { $points } point
   *[other] { $points } points
} par rangée complète parallèle à la plage où figurent les quatre terrains.
misterra-rule-rows-of-one = { $points ->
    [one] { $points } point
   *[other] { $points } points
} par rangée complète perpendiculaire à la plage et faite d’un seul terrain.
misterra-rule-columns-of-one = { $points ->
    [one] { $points } point
   *[other] { $points } points
} par rangée complète parallèle à la plage et faite d’un seul terrain.
misterra-rule-not-beside = Comptez les cases { $terrain } qui ne touchent aucune case { $avoided } : { $ladder }.
misterra-rule-largest-zone = Comptez les cases de votre plus grande zone, d’une seule en cas d’égalité : { $ladder }.
misterra-rule-smallest-zone = Comptez les cases de votre plus petite zone, d’une seule en cas d’égalité : { $ladder }.
misterra-rule-zones-of-size = Comptez les zones d’exactement { $size ->
    [one] { $size } case
   *[other] { $size } cases
} : { $ladder }.
misterra-rule-most-common = Comptez les cases du terrain le plus présent sur votre parchemin : { $ladder }.
misterra-rule-least-common = { $points ->
    [one] { $points } point
   *[other] { $points } points
} par case du terrain le moins présent sur votre parchemin, sans compter les terrains absents.
misterra-rule-sets-of-four = Comptez les séries d’une case de chaque terrain, où qu’elles soient : { $ladder }.
misterra-rule-pattern = { $points ->
    [one] { $points } point
   *[other] { $points } points
} partout où { $pattern } figure tel quel, la plage à gauche ; les motifs peuvent se chevaucher.

## Titles of a solo game: by total, presumptions, fidelity, claims

misterra-insignificant = Négligeable
misterra-dim = Obscur·e
misterra-famous = Fameux·se
misterra-memorable = Mémorable
misterra-illustrious = Illustre
misterra-eternal = Éternel·le
misterra-apprentice = Apprenti·e
misterra-assistant = Assistant·e
misterra-expert = Expert·e
misterra-dean = Doyen·ne
misterra-paper-pusher = Gratte-papier
misterra-topographer = Topographe
misterra-surveyor = Géomètre
misterra-cartographer = Cartographe
misterra-fearful = Peureux·se
misterra-prudent = Prudent·e
misterra-bold = Audacieux·se
misterra-intrepid = Intrépide

## Why points were earned

misterra-faithful = { $count ->
    [one] { $count } case fidèle à l’île
   *[other] { $count } cases fidèles à l’île
}
misterra-empty = { $count ->
    [one] { $count } case vide
   *[other] { $count } cases vides
}
misterra-zone = une zone de { $terrain }, { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
misterra-zones-counted = { $count ->
    [one] { $count } zone
   *[other] { $count } zones
} de { $size ->
    [one] { $size } case
   *[other] { $size } cases
}
misterra-edge-counted = { $count ->
    [one] { $count } case { $terrain } en bordure
   *[other] { $count } cases { $terrain } en bordure
}
misterra-apart-counted = { $count ->
    [one] { $count } case { $terrain } sans { $avoided } à côté
   *[other] { $count } cases { $terrain } sans { $avoided } à côté
}
misterra-terrain-counted = { $count ->
    [one] { $count } case { $terrain }
   *[other] { $count } cases { $terrain }
}
misterra-sets-counted = { $count ->
    [one] { $count } série des quatre terrains
   *[other] { $count } séries des quatre terrains
}
misterra-line-of-all = une rangée complète avec les quatre terrains
misterra-line-of-one = une rangée complète de { $terrain }
misterra-pattern-found = le motif
misterra-beyond = { $more } au-delà de { $last }
misterra-too-few = { $count } pour l’instant ; il en faut { $least }
misterra-claimed-region = une région de { $terrain } revendiquée en { $cell }, { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
misterra-disputed-region = une région de { $terrain } disputée, { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
} : rien pour { $cell }
misterra-expert-row = une ligne fidèle à l’île
misterra-expert-column = une colonne fidèle à l’île

## What is asked of a seat

misterra-prompt-keep = Gardez { $kept } de vos hypothèses ; personne d’autre ne les voit.
misterra-prompt-land = Débarquez sur une case Plage.
misterra-prompt-move = Déplacez-vous si vous voulez, puis choisissez une carte Croquis.
misterra-prompt-move-swap = Déplacez-vous, défaussez un croquis sous la pioche ou choisissez une carte Croquis.
misterra-prompt-swap = Défaussez si vous voulez un croquis sous la pioche, puis choisissez une carte Croquis.
misterra-prompt-take = Choisissez une des cartes Croquis révélées.
misterra-prompt-no-sketch = Il ne reste aucune carte Croquis : terminez la demi-journée.
misterra-prompt-map = Cartographiez { $sketch } sur votre parchemin, ou passez.
misterra-prompt-map-claim = Cartographiez { $sketch } sur votre parchemin, revendiquez cette région, ou passez.
misterra-prompt-jungle = Rien ne se cartographie depuis la jungle : passez.
misterra-prompt-jungle-claim = Rien ne se cartographie depuis la jungle : revendiquez cette région, ou passez.
misterra-prompt-otoma = L’Otoma revendique une des plus grandes régions : choisissez laquelle.
misterra-prompt-wait-keep = D’autres choisissent leurs hypothèses.
misterra-prompt-wait = C’est au tour de { $seat }.
misterra-prompt-over = L’expédition est terminée.

## Why an action is refused

misterra-no-keep-first = Choisissez d’abord vos hypothèses.
misterra-no-kept-already = Les hypothèses sont déjà choisies.
misterra-no-not-dealt = L’hypothèse { $number } ne vous a pas été distribuée.
misterra-no-keep-count = Gardez { $kept ->
    [one] { $kept } hypothèse
   *[other] { $kept } hypothèses
}, pas { $count }.
misterra-no-otoma-first = Choisissez d’abord la région que revendique l’Otoma.
misterra-no-otoma-choice = L’Otoma n’a rien à revendiquer maintenant.
misterra-no-otoma-region = La case { $cell } n’est pas la première d’une des plus grandes régions ouvertes à l’Otoma.
misterra-no-land-first = Débarquez d’abord sur la plage.
misterra-no-landed = Votre cartographe a déjà débarqué.
misterra-no-beach = La case { $place } n’est pas une case Plage.
misterra-no-moved = Le déplacement de cette demi-journée est déjà passé.
misterra-no-standing = Votre cartographe est sur la case { $place }, pas sur la case { $source }.
misterra-no-same-place = Votre cartographe est déjà sur la case { $place } ; pour y rester, choisissez une carte Croquis.
misterra-no-empty = La case { $place } est vide ; on se déplace sur les tuiles et sur la plage.
misterra-no-way = La case { $place } est trop loin de la case { $source }.
misterra-no-lagoon = La case { $place } n’est pas une lagune.
misterra-no-deck = La pioche est vide.
misterra-no-swapped = Vous avez déjà défaussé un croquis cette demi-journée.
misterra-no-taken = Vous avez déjà choisi { $sketch } cette demi-journée.
misterra-no-displayed = { $sketch } n’est pas parmi les cartes Croquis révélées.
misterra-no-card = Choisissez d’abord une carte Croquis.
misterra-no-jungle = La case { $place } est une jungle : rien ne s’y cartographie.
misterra-no-other-card = Vous avez choisi { $sketch }, pas { $other_sketch }.
misterra-no-neighbours = Les cases { $one } et { $two } ne sont pas adjacentes.
misterra-no-sight = Ni { $one } ni { $two } ne sont vues depuis la case { $place }.
misterra-no-tile = Il ne reste qu’une tuile de ce terrain ({ $terrain }) : est-elle pour { $one } ou pour { $two } ?
misterra-no-tile-choice = { $one } et { $two } ne se disputent pas une dernière tuile.
misterra-no-claim-beach = { $place } est une case Plage ; revendiquez depuis une tuile confirmée.
misterra-no-claim-hazy = La tuile en { $cell } n’est pas confirmée.
misterra-no-claim-markers = Vous n’avez plus de pion Revendication.
misterra-no-claim-terrain = Vous avez déjà revendiqué une région de ce terrain : { $terrain }.
misterra-no-claim-taken = Cette région est déjà revendiquée, en { $cell }.
misterra-notation = « { $text } » n’est pas une action comme b1>b2, take:SM, map:S b2,M b3, claim ou pass
misterra-notation-keep = « { $text } » : écrivez des numéros d’hypothèses, comme 4,17
misterra-notation-keep-twice = « { $text } » nomme deux fois une hypothèse
misterra-notation-map-tile = « { $text } » donne la dernière tuile aux deux cases : n’en marquez qu’une
misterra-notation-map = « { $text } » : écrivez deux terrains et leurs cases, S b2,M b3
misterra-notation-terrain = « { $text } » n’est pas un terrain : écrivez un de { $letters }
misterra-notation-sketch = « { $text } » n’est pas une carte Croquis : écrivez deux de { $letters }
misterra-notation-beach = « { $text } » est sur la plage ; écrivez une case de l’île, comme b3

## The log; $seat is the name of a player

misterra-dealt = Vous recevez les hypothèses { $numbers }.
misterra-kept = { $count ->
    [one] { $seat } a choisi { $count } hypothèse.
   *[other] { $seat } a choisi { $count } hypothèses.
}
misterra-kept-own = Vous gardez les hypothèses { $numbers }.
misterra-shown = { $seat } montre les hypothèses { $numbers }.
misterra-began = { $seat } part pour deux demi-journées.
misterra-landed = { $seat } débarque sur la case { $place }.
misterra-moved = { $seat } va de la case { $source } à la case { $place }.
misterra-swapped = { $seat } glisse { $tucked } sous la pioche et révèle { $revealed }.
misterra-took = { $seat } choisit { $sketch }.
misterra-mapped = { $seat } cartographie { $cells }.
misterra-placed = { $cell } : une tuile { $terrain } est posée, face Brume.
misterra-confirmed = { $cell } : la tuile { $terrain } est confirmée.
misterra-replaced = { $cell } : une tuile { $terrain }, face Brume, remplace la précédente.
misterra-unchanged = { $cell } : la tuile est confirmée et ne change plus.
misterra-lacked = { $cell } : il n’y a plus de tuile { $terrain } dans la réserve.
misterra-claimed = { $seat } revendique la région de { $terrain } autour de { $cell }.
misterra-passed = { $seat } écarte { $sketch } sans l’utiliser.
misterra-idle = { $seat } n’a plus de carte Croquis à choisir.
misterra-revealed = Nouvelles cartes Croquis : { $sketches }.
misterra-discarded = Cartes Croquis écartées : { $sketches }.
misterra-otoma-began = L’Otoma part pour deux demi-journées.
misterra-flipped = L’Otoma agit en { $cells } : { $front }.
misterra-otoma-claimed = L’Otoma revendique la région de { $terrain } autour de { $cell }.
misterra-otoma-unclaimed = L’Otoma ne trouve aucune région à revendiquer.
misterra-ending-island = Toute l’île est confirmée.
misterra-ending-unmappable = Ce qui reste vide ne peut plus être cartographié.
misterra-ending-sketches = Les cartes Croquis sont épuisées.
misterra-ending-parchment = Un parchemin est entièrement recouvert.
misterra-ending-otoma = Les cartes de l’Otoma sont épuisées.
misterra-last-round = C’est la dernière manche.
misterra-over = L’expédition est terminée.

## Options: the name, then help in one sentence; then the names of the values

misterra-option-first_game = Première partie
misterra-option-first_game-help = Chacun reçoit deux hypothèses assorties au lieu de choisir.
misterra-option-expert = Maîtres cartographes
misterra-option-expert-help = 3 points de plus par ligne et par colonne de votre parchemin fidèle à cinq tuiles confirmées.
misterra-option-merged_claims = Revendications réunies
misterra-option-merged_claims-help = Ce que rapportent plusieurs revendications dans une même région.
misterra-option-merged_claims-none = rien
misterra-option-merged_claims-both = toute la région pour chacun

## Beside the maps

misterra-presumptions = Vos hypothèses
misterra-order = Ordre de jeu
misterra-markers-left = { $markers ->
    [one] encore { $markers } revendication
   *[other] encore { $markers } revendications
}
misterra-seal-repeated = compte à chaque fois
misterra-seal-once = compte une seule fois
misterra-half-day = Manche { $round }, demi-journée { $number }
misterra-step-move = se déplacer
misterra-step-take = croquis
misterra-step-map = parchemin
misterra-display = Cartes Croquis
misterra-deck = { $count ->
    [one] { $count } autre dans la pioche
   *[other] { $count } autres dans la pioche
}
misterra-take = Choisir
misterra-swap = Défausser
misterra-do-keep = Garder { $names }
misterra-do-move = Vers la case { $place }
misterra-do-take = Choisir { $sketch }
misterra-do-swap = Défausser { $sketch } sous la pioche
misterra-do-claim = Revendiquer
misterra-do-pass = Passer
misterra-beach = plage
misterra-said-map = Cartographier { $thing }
misterra-said-half = { $terrain } en { $cell }
misterra-said-tile = avec la dernière tuile
misterra-said-otoma = Poser un pion de l’Otoma en { $place }
misterra-said-stands = { $name } se tient ici
misterra-said-chosen = { $name } : choisie, { $count } sur { $most }.
misterra-said-unchosen = { $name } : pas gardée.
misterra-said-claimed = revendiquée par { $name }
misterra-supply = Tuiles dans la réserve
misterra-tiles-left = { $count ->
    [one] reste { $count }
   *[other] restent { $count }
}
misterra-sketch = { $one } et { $two }
misterra-blank = vide
misterra-is-confirmed = confirmée
misterra-is-hazy = face Brume
misterra-otoma-next = Sur le dessus ; seul son dos sert encore :
misterra-otoma-how = Elle est retournée ensuite : son dos désigne deux cases, et la carte du dessous ce qui s’y fait.
misterra-otoma-half-day = Demi-journée { $number }
misterra-otoma-confirms = confirme ce qui s’y trouve
misterra-any-terrain = n’importe quel terrain
misterra-otoma-confirm-or = confirmer, ou { $terrain }
misterra-otoma-claims = revendique une région
misterra-otoma-left =
    encore { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } et { $markers ->
        [one] { $markers } pion
       *[other] { $markers } pions
    }
misterra-fidelity-rule = Des points pour chaque case de votre parchemin fidèle à une tuile confirmée de l’île.
misterra-completeness-rule = Chaque case encore vide de votre parchemin coûte un point.
misterra-claims-rule = Des points pour chaque tuile confirmée des régions que vous avez revendiquées, sauf si un autre pion se trouve dans la même région.
misterra-otoma-rule = Ce que valent les revendications de l’Otoma est retiré de vos points.

## Comment on joue

misterra-how-aim = Personne n’a vu l’île entière. Cartographiez-la sur votre parchemin, en accord avec ce qu’on en découvre et avec vos deux hypothèses secrètes.
misterra-how-turn = Un tour compte deux demi-journées. Dans chacune, vous pouvez vous déplacer d’une case, puis vous choisissez une des cartes Croquis révélées, et enfin vous la cartographiez, revendiquez une région ou passez. Le premier déplacement mène à terre, n’importe où sur la plage.
misterra-how-special = Un croquis recouvre deux cases adjacentes de votre parchemin, dont une au moins que vous voyez : la vôtre et celles qui la touchent. L’île suit. Une case vide reçoit une tuile face Brume ; le même terrain une fois de plus la confirme, un autre la remplace, et une tuile confirmée ne change plus. Sur la steppe, vous pouvez aller plus loin. Sur une lagune, vous pouvez défausser un croquis révélé pour un autre. Depuis la jungle, rien ne se cartographie. Depuis une montagne, on voit une case plus loin.
misterra-how-points = Deux points pour chaque case de votre parchemin fidèle à une tuile confirmée, un de moins pour chaque case vide. Vos hypothèses comptent sur votre parchemin. Vous pouvez revendiquer trois régions de terrains différents, depuis une tuile confirmée : deux points pour chacune de leurs tuiles confirmées, si aucun autre pion ne se trouve dans la même région à la fin.
misterra-how-end = La partie s’achève avec la manche où l’île est confirmée, un parchemin recouvert ou les cartes Croquis épuisées. Qui a le plus de points gagne ; à égalité, qui en a le plus pour la fidélité.
misterra-how-solo = L’Otoma n’a pas de parchemin : à chaque demi-journée, une de ses cartes désigne deux cases et la suivante dit ce qui s’y passe ; certaines revendiquent une région. Ce que valent ses revendications est retiré de vos points. La partie finit aussi quand ses cartes sont épuisées.

## Your box: what is said of it elsewhere

misterra-box-presumptions = Cartes Hypothèse
misterra-box-island = Île et cartes Croquis
misterra-box-alone = En solo

## Une partie sur papier

misterra-paper-prompt = Peignez votre parchemin, puis les tuiles confirmées de l’île et leurs pions.
misterra-paper-presumption = Hypothèse { $number }
misterra-paper-solo = En solo, contre l’Otoma
misterra-paper-own = mon pion
misterra-paper-other = un autre pion

## What is printed, for the page of the rules

misterra-printed-tiles = Tuiles dans la boîte
misterra-printed-starting_jungles = Jungles de départ
misterra-printed-dealing = Ce qui est distribué
misterra-printed-scoring = Points
misterra-printed-sketches = Cartes Croquis
misterra-printed-sketches-about = Leur nombre pour un ou deux joueurs, puis celles qui s’ajoutent à trois, et à quatre.
misterra-printed-presumptions = Toutes les hypothèses
misterra-printed-first_game = Distribuées ensemble dans une première partie : les hypothèses
misterra-printed-otoma = Les cartes de l’Otoma
misterra-printed-otoma-about = Le dos d’une carte désigne deux cases ; la face de la suivante dit ce qui s’y passe, et si une région est revendiquée.
misterra-printed-solo_titles = Titres du jeu en solo
misterra-printed-cells = En { $cells }
misterra-printed-dealt = Hypothèses par joueur
misterra-printed-kept = Hypothèses que chacun garde
misterra-printed-display = Cartes Croquis révélées
misterra-printed-markers = Pions Revendication par joueur
misterra-printed-removed = Seul, cartes remises dans la boîte sans les regarder
misterra-printed-left-out = Cartes sans revendication qui restent dans la boîte
misterra-printed-back = Dos : { $cells }
misterra-printed-confirms = confirme ce qui s’y trouve, ou sinon { $terrain }
misterra-printed-pattern = le motif représenté
misterra-printed-title = { $name } : dès { $number }
misterra-printed-lowest-title = { $name } : dès { $number }, ou moins
misterra-printed-by-total = Selon tous les points
misterra-printed-by-presumptions = Selon les points des hypothèses
misterra-printed-by-fidelity = Selon les points de fidélité
misterra-printed-by-claims = Selon les points des revendications, moins ceux de l’Otoma
misterra-printed-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}

## Une première partie, note par note

misterra-lesson-maps = D’un côté l’île, de l’autre votre parchemin. Personne n’a vu l’île entière : ce que vous cartographiez sur votre parchemin paraît aussi sur l’île.
misterra-lesson-presumptions = Ces deux hypothèses sont celles de votre commanditaire. Elles comptent à la fin, sur votre seul parchemin. Pointez sur l’une d’elles pour lire comment.
misterra-lesson-presumptions-touch = Ces deux hypothèses sont celles de votre commanditaire. Elles comptent à la fin, sur votre seul parchemin. Touchez l’une d’elles pour lire comment.
misterra-lesson-ashore = D’abord, à terre : choisissez une des cases Plage éclairées.
misterra-lesson-sketch = Choisissez maintenant une des cartes Croquis révélées. Chacune montre deux terrains.
misterra-lesson-lay = Posez le croquis sur deux cases adjacentes de votre parchemin, dont vous voyez au moins une : la vôtre ou celles qui la touchent. Tournez-le à votre guise, puis encrez.
misterra-lesson-half-day = Un tour compte deux demi-journées. Vous pouvez maintenant vous déplacer d’une case avant de choisir un croquis, le long de la plage ou sur une tuile, ou rester sur place.
misterra-lesson-otoma = L’Otoma a joué. À chaque demi-journée, ses cartes désignent deux cases et ce qui s’y passe, et certaines revendiquent une région. Ce que valent ces revendications est retiré de vos points.
misterra-lesson-hazy = Les tuiles pâles sont face Brume. Le même terrain une fois de plus confirme une tuile, et elle ne change plus ; un autre terrain la remplace.
misterra-lesson-claim = Vous êtes sur une tuile confirmée : vous pouvez finir la demi-journée en revendiquant sa région, deux points à la fin pour chacune de ses tuiles confirmées. Vous avez trois pions Revendication, chacun pour un terrain différent.
misterra-lesson-lagoon = Sur une lagune, vous pouvez défausser un croquis révélé pour un autre avant d’en choisir un.
misterra-lesson-points = Chaque case de votre parchemin fidèle à une tuile confirmée donne deux points, chaque case vide en coûte un. Aidez donc l’île à devenir ce que vous avez cartographié.
misterra-lesson-terrains = Le terrain compte là où vous êtes : sur la steppe on va plus loin, d’une montagne on voit une case plus loin, et depuis la jungle rien ne se cartographie.
misterra-lesson-goodbye = Vous savez maintenant comment on joue ; si du nouveau survient, une note le dira. La fin vient quand l’île est confirmée, votre parchemin recouvert ou l’Otoma sans cartes. Bonne chance !

## At the terminal

misterra-terminal-do-map = Cartographier { $cells }
misterra-terminal-do-otoma = L’Otoma revendique la région autour de { $cell }
misterra-terminal-last-tile = { $cell } reçoit la dernière tuile
misterra-terminal-sketch-words = { $one } et { $two }
misterra-terminal-any = n’importe quoi
misterra-terminal-otoma-confirms-or = ce qui s’y trouve (sinon { $terrain })
misterra-terminal-in-display = Au choix : { $text }
misterra-terminal-at-sea = encore en mer
misterra-terminal-sees = En vue : { $cells }
misterra-terminal-open-parchment = { $count ->
    [one] { $count } case vide sur le parchemin
   *[other] { $count } cases vides sur le parchemin
}
misterra-terminal-open-island = { $count ->
    [one] { $count } case vide sur l’île
   *[other] { $count } cases vides sur l’île
}
misterra-terminal-hazy-island = { $count ->
    [one] { $count } tuile sur sa face Brume
   *[other] { $count } tuiles sur leur face Brume
}
misterra-terminal-letter-steppe = S
misterra-terminal-letter-lagoon = L
misterra-terminal-letter-jungle = J
misterra-terminal-letter-mountain = M
misterra-terminal-help =
    Écrivez une action comme dans la liste, ou son numéro ; plusieurs font une ligne :
      >plage3               débarquer, puis b1>b2 pour marcher
      take:SM               choisir une carte Croquis ; swap:SM la défausse sous la pioche, sur une lagune
      map:S b2,M b3         cartographier ses deux terrains sur des cases adjacentes
      claim, pass           revendiquer, ou passer
      b1>b2 take:SM map:S b2,M b3
    Ce qui change les points est d’abord au crayon : Entrée l’encre, n le gomme.
misterra-terminal-legend = Une minuscule est une tuile face Brume, ~ la plage ; le chiffre derrière une case est la place dont le cartographe s’y trouve. * est une revendication à vous, ! celle d’un autre, + une case vide que vous voyez, [ ] est au crayon. Une hypothèse avec ∞ compte à chaque fois, avec 1× une seule fois.
