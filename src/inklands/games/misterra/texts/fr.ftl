## Names

misterra = Maps of Misterra
misterra-about = Relevez une île que nul n’a vue entière, et soyez cru.
misterra-steppe = steppe
misterra-lagoon = lagune
misterra-jungle = jungle
misterra-mountain = montagne
misterra-beach1 = plage 1
misterra-beach2 = plage 2
misterra-beach3 = plage 3
misterra-beach4 = plage 4
misterra-beach5 = plage 5
misterra-fidelity-name = Fidélité
misterra-completeness-name = Complétude
misterra-claims-name = Revendications
misterra-expert-name = Maître cartographe
misterra-otoma-name = Revendications d’Otoma

## Presumptions by number, as a list of points calls them

misterra-presumption-1 = Hypothèse 1, zones d’un terrain
misterra-presumption-2 = Hypothèse 2, zones d’un terrain
misterra-presumption-3 = Hypothèse 3, zones d’un terrain
misterra-presumption-4 = Hypothèse 4, zones d’un terrain
misterra-presumption-5 = Hypothèse 5, un terrain en bordure
misterra-presumption-6 = Hypothèse 6, un terrain en bordure
misterra-presumption-7 = Hypothèse 7, un terrain en bordure
misterra-presumption-8 = Hypothèse 8, un terrain en bordure
misterra-presumption-9 = Hypothèse 9, quatre terrains vers l’intérieur
misterra-presumption-10 = Hypothèse 10, quatre terrains le long de la côte
misterra-presumption-11 = Hypothèse 11, un seul terrain vers l’intérieur
misterra-presumption-12 = Hypothèse 12, un seul terrain le long de la côte
misterra-presumption-13 = Hypothèse 13, un terrain loin d’un autre
misterra-presumption-14 = Hypothèse 14, un terrain loin d’un autre
misterra-presumption-15 = Hypothèse 15, un terrain loin d’un autre
misterra-presumption-16 = Hypothèse 16, un terrain loin d’un autre
misterra-presumption-17 = Hypothèse 17, la plus grande zone
misterra-presumption-18 = Hypothèse 18, la plus petite zone
misterra-presumption-19 = Hypothèse 19, zones d’une case
misterra-presumption-20 = Hypothèse 20, zones de deux cases
misterra-presumption-21 = Hypothèse 21, le terrain le plus répandu
misterra-presumption-22 = Hypothèse 22, le terrain le plus rare
misterra-presumption-23 = Hypothèse 23, séries de quatre
misterra-presumption-24 = Hypothèse 24, un petit motif
misterra-presumption-25 = Hypothèse 25, un petit motif
misterra-presumption-26 = Hypothèse 26, un petit motif
misterra-presumption-27 = Hypothèse 27, un petit motif
misterra-presumption-28 = Hypothèse 28, un grand motif
misterra-presumption-29 = Hypothèse 29, un grand motif
misterra-presumption-30 = Hypothèse 30, un grand motif
misterra-presumption-31 = Hypothèse 31, un grand motif

## Presumptions: the name, then the rule in one sentence

misterra-zones-of-terrain = Zones : { $terrain }
misterra-edge-of-terrain = En bordure : { $terrain }
misterra-rows-of-all = Quatre terrains vers l’intérieur
misterra-columns-of-all = Quatre terrains le long de la côte
misterra-rows-of-one = Un seul terrain vers l’intérieur
misterra-columns-of-one = Un seul terrain le long de la côte
misterra-not-beside = { $terrain } loin de : { $avoided }
misterra-largest-zone = La plus grande zone
misterra-smallest-zone = La plus petite zone
misterra-zones-of-size = Zones de { $size }
misterra-most-common = Le terrain le plus répandu
misterra-least-common = Le terrain le plus rare
misterra-sets-of-four = Séries de quatre
misterra-pattern = Le motif { $pattern }
misterra-rule-zones-of-terrain = Chaque zone ({ $terrain }) compte selon son nombre de cases : { $ladder }.
misterra-rule-edge-of-terrain = Comptez les cases ({ $terrain }) au bord de votre parchemin : { $ladder }.
misterra-rule-rows-of-all = { $points } points par ligne pleine partant de la plage où figurent les quatre terrains.
misterra-rule-columns-of-all = { $points } points par ligne pleine longeant la plage où figurent les quatre terrains.
misterra-rule-rows-of-one = { $points } points par ligne pleine partant de la plage et faite d’un seul terrain.
misterra-rule-columns-of-one = { $points } points par ligne pleine longeant la plage et faite d’un seul terrain.
misterra-rule-not-beside = Comptez les cases ({ $terrain }) sans côté commun avec une case ({ $avoided }) : { $ladder }.
misterra-rule-largest-zone = Comptez les cases d’une de vos plus grandes zones : { $ladder }.
misterra-rule-smallest-zone = Comptez les cases d’une de vos plus petites zones : { $ladder }.
misterra-rule-zones-of-size = Comptez les zones d’exactement { $size } { $size ->
    [one] case
   *[other] cases
} : { $ladder }.
misterra-rule-most-common = Comptez les cases du terrain que vous montrez le plus : { $ladder }.
misterra-rule-least-common = { $points } points par case du terrain que vous montrez le moins, sans compter les terrains absents.
misterra-rule-sets-of-four = Comptez les séries d’une case de chaque terrain, où qu’elles soient : { $ladder }.
misterra-rule-pattern = { $points } points partout où { $pattern } apparaît tel quel, la plage à gauche ; les motifs peuvent se chevaucher.

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
    [one] une case conforme à l’île
   *[other] { $count } cases conformes à l’île
}
misterra-empty = { $count ->
    [one] une case vide
   *[other] { $count } cases vides
}
misterra-zone = une zone ({ $terrain }), { $count ->
    [one] une case
   *[other] { $count } cases
}
misterra-zones-counted = { $count } zones de { $size }
misterra-edge-counted = { $count } cases en bordure ({ $terrain })
misterra-apart-counted = { $count } cases ({ $terrain }) sans voisine ({ $avoided })
misterra-terrain-counted = { $count ->
    [one] une case ({ $terrain })
   *[other] { $count } cases ({ $terrain })
}
misterra-sets-counted = { $count } séries des quatre terrains
misterra-line-of-all = une ligne pleine aux quatre terrains
misterra-line-of-one = une ligne pleine ({ $terrain })
misterra-pattern-found = le motif
misterra-beyond = { $more } au-delà de { $last }
misterra-too-few = { $count } pour l’instant ; il en faut { $least }
misterra-claimed-region = une région ({ $terrain }) revendiquée en { $cell }, { $count ->
    [one] une tuile
   *[other] { $count } tuiles
}
misterra-disputed-region = une région ({ $terrain }) disputée, { $count } tuiles : rien pour { $cell }
misterra-expert-row = une ligne vers l’intérieur conforme à l’île
misterra-expert-column = une ligne le long de la côte conforme à l’île

## What is asked of a seat

misterra-prompt-keep = Gardez { $kept } de vos hypothèses ; personne d’autre ne les voit.
misterra-prompt-land = Débarquez sur une case de la plage.
misterra-prompt-move = Déplacez-vous si vous voulez, puis prenez un croquis.
misterra-prompt-move-swap = Déplacez-vous, échangez un croquis ou prenez-en un.
misterra-prompt-swap = Échangez un croquis si vous voulez, puis prenez-en un.
misterra-prompt-take = Prenez un croquis révélé.
misterra-prompt-no-sketch = Il ne reste aucun croquis : terminez la demi-journée.
misterra-prompt-map = Posez { $sketch } sur votre parchemin, ou passez.
misterra-prompt-map-claim = Posez { $sketch } sur votre parchemin, revendiquez cette région, ou passez.
misterra-prompt-jungle = Rien ne se cartographie depuis la jungle : passez.
misterra-prompt-jungle-claim = Rien ne se cartographie depuis la jungle : revendiquez cette région, ou passez.
misterra-prompt-otoma = Otoma revendique une de ses plus grandes régions : choisissez laquelle.
misterra-prompt-wait-keep = D’autres choisissent leurs hypothèses.
misterra-prompt-wait = C’est au tour de { $seat }.
misterra-prompt-over = L’île est cartographiée.

## Why an action is refused

misterra-no-keep-first = Choisissez d’abord vos hypothèses.
misterra-no-kept-already = Les hypothèses sont déjà choisies.
misterra-no-not-dealt = L’hypothèse { $number } ne vous a pas été distribuée.
misterra-no-keep-count = Gardez { $kept } hypothèses, pas { $count }.
misterra-no-otoma-first = Choisissez d’abord la région que revendique Otoma.
misterra-no-otoma-choice = Otoma n’a rien à revendiquer pour l’instant.
misterra-no-otoma-region = { $cell } n’est pas la première case d’une des plus grandes régions ouvertes à Otoma.
misterra-no-land-first = Débarquez d’abord sur la plage.
misterra-no-landed = Votre cartographe a déjà débarqué.
misterra-no-beach = { $place } n’est pas sur la plage.
misterra-no-moved = Votre déplacement de cette demi-journée est passé.
misterra-no-standing = Votre cartographe est en { $place }, pas en { $source }.
misterra-no-same-place = Votre cartographe est déjà en { $place } ; pour y rester, prenez un croquis.
misterra-no-empty = { $place } est vide ; on marche sur les tuiles et la plage.
misterra-no-way = { $place } est trop loin de { $source }.
misterra-no-lagoon = { $place } n’est pas une lagune.
misterra-no-deck = La pioche est vide.
misterra-no-swapped = Vous avez déjà échangé un croquis cette demi-journée.
misterra-no-taken = Vous avez déjà pris { $sketch } cette demi-journée.
misterra-no-displayed = { $sketch } n’est pas parmi les croquis révélés.
misterra-no-card = Prenez d’abord un croquis.
misterra-no-jungle = { $place } est une jungle, d’où rien ne se cartographie.
misterra-no-other-card = Vous avez pris { $sketch }, pas { $other_sketch }.
misterra-no-neighbours = { $one } et { $two } ne se touchent pas.
misterra-no-sight = Ni { $one } ni { $two } ne se voient depuis { $place }.
misterra-no-claim-beach = { $place } est une case de plage ; revendiquez depuis une tuile confirmée.
misterra-no-claim-hazy = La tuile en { $cell } n’est pas confirmée.
misterra-no-claim-markers = Vous n’avez plus de pion.
misterra-no-claim-terrain = Vous avez déjà revendiqué ce terrain ({ $terrain }).
misterra-no-claim-taken = Cette région est déjà revendiquée, en { $cell }.

## The log; $seat is the name of a player

misterra-dealt = Vous recevez les hypothèses { $numbers }.
misterra-kept = { $seat } a choisi { $count } hypothèses.
misterra-kept-own = Vous gardez les hypothèses { $numbers }.
misterra-shown = { $seat } montre les hypothèses { $numbers }.
misterra-began = { $seat } part pour deux demi-journées.
misterra-landed = { $seat } débarque sur { $place }.
misterra-moved = { $seat } va de { $source } à { $place }.
misterra-swapped = { $seat } glisse { $tucked } sous la pioche et révèle { $revealed }.
misterra-took = { $seat } prend { $sketch }.
misterra-mapped = { $seat } cartographie { $cells }.
misterra-placed = { $cell } : une tuile apparaît dans la brume ({ $terrain }).
misterra-confirmed = { $cell } : la tuile est confirmée ({ $terrain }).
misterra-replaced = { $cell } : une autre tuile brumeuse la remplace ({ $terrain }).
misterra-unchanged = { $cell } est confirmée et ne change plus.
misterra-lacked = { $cell } : la réserve est épuisée ({ $terrain }).
misterra-claimed = { $seat } revendique la région de { $cell } ({ $terrain }).
misterra-passed = { $seat } écarte { $sketch } sans s’en servir.
misterra-idle = { $seat } ne trouve aucun croquis à prendre.
misterra-revealed = Nouveaux croquis révélés : { $sketches }.
misterra-discarded = { $sketches } quittent la partie.
misterra-otoma-began = Otoma part pour deux demi-journées.
misterra-flipped = Otoma observe { $cells } : { $front }.
misterra-otoma-claimed = Otoma revendique la région de { $cell } ({ $terrain }).
misterra-otoma-unclaimed = Otoma ne trouve aucune région à revendiquer.
misterra-ending-island = Toute l’île est confirmée : c’est la dernière manche.
misterra-ending-unmappable = Ce qui reste vide est hors d’atteinte : c’est la dernière manche.
misterra-ending-sketches = Les croquis sont épuisés : c’est la dernière manche.
misterra-ending-parchment = Un parchemin est plein : c’est la dernière manche.
misterra-ending-otoma = Les cartes d’Otoma sont épuisées.
misterra-over = L’expédition est finie.

## Options: the name, then help in one sentence; then the names of the values

misterra-option-first_game = Première partie
misterra-option-first_game-help = Chacun reçoit deux hypothèses assorties au lieu de choisir.
misterra-option-expert = Maîtres cartographes
misterra-option-expert-help = 3 points de plus par ligne de votre parchemin conforme à cinq tuiles confirmées.
misterra-option-merged_claims = Revendications réunies
misterra-option-merged_claims-help = Ce que rapportent plusieurs revendications dans une même région.
misterra-option-merged_claims-none = rien
misterra-option-merged_claims-both = toute la région à chacun

## Beside the maps

misterra-presumptions = Vos hypothèses
misterra-half-day = Manche { $round }, demi-journée { $number }
misterra-step-move = se déplacer
misterra-step-take = croquis
misterra-step-map = parchemin
misterra-display = Croquis révélés
misterra-deck = { $count ->
    [one] { $count } autre dans la pioche
   *[other] { $count } autres dans la pioche
}
misterra-take = Prendre
misterra-swap = Échanger
misterra-do-keep = Garder { $names }
misterra-do-move = Vers { $place }
misterra-do-take = Prendre { $sketch }
misterra-do-swap = Échanger { $sketch }
misterra-do-claim = Revendiquer
misterra-do-pass = Passer
misterra-supply = Tuiles en réserve
misterra-tiles-left = reste { $count }
misterra-blank = vide
misterra-is-confirmed = confirmée
misterra-is-hazy = brumeuse
misterra-otoma-next = Prochaine carte :
misterra-otoma-confirms = confirme ce qui s’y trouve
misterra-otoma-claims = revendique une région
misterra-otoma-left =
    encore { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } et { $markers ->
        [one] { $markers } pion
       *[other] { $markers } pions
    }
misterra-fidelity-rule = Des points pour chaque case de votre parchemin conforme à une tuile confirmée de l’île.
misterra-completeness-rule = Chaque case encore vide de votre parchemin coûte un point.
misterra-claims-rule = Des points pour chaque tuile des régions que vous avez revendiquées.
misterra-otoma-rule = Ce que valent les revendications d’Otoma est retiré de vos points.

## Comment on joue

misterra-how-aim = Personne n’a vu l’île entière. Cartographiez-la sur votre parchemin, en accord avec ce qu’on en découvre et avec vos deux hypothèses secrètes.
misterra-how-turn = Un tour compte deux demi-journées. Dans chacune, vous pouvez faire un pas, puis vous prenez un des croquis révélés, et enfin vous le posez, revendiquez une région ou passez. Le premier pas mène à terre, n’importe où sur la plage.
misterra-how-special = Un croquis couvre deux cases voisines de votre parchemin, dont une au moins que vous voyez : la vôtre et celles qui la touchent. L’île suit. Ce qui était vide devient brumeux ; le même terrain une fois de plus le confirme, un autre remplace ce qui est brumeux, et ce qui est confirmé demeure. Sur la steppe, vous pouvez marcher encore. Sur une lagune, vous pouvez échanger un croquis révélé. Depuis la jungle, rien ne se cartographie. Depuis une montagne, on voit à deux cases.
misterra-how-points = Deux points pour chaque case de votre parchemin conforme à une tuile confirmée, un de moins pour chaque case vide. Vos hypothèses comptent sur votre parchemin. Vous pouvez revendiquer trois régions de terrains différents, depuis une tuile confirmée : deux points pour chacune de leurs tuiles confirmées, si personne d’autre n’a de pion dans la même région à la fin.
misterra-how-end = La partie s’achève avec la manche où l’île est confirmée, un parchemin plein ou les croquis épuisés. Qui a le plus de points gagne.
misterra-how-solo = Otoma n’a pas de parchemin : ses cartes nomment des cases et des terrains et changent l’île, et certaines revendiquent une région. Ce que valent ses revendications est retiré de vos points.

## Une partie sur papier

misterra-paper-prompt = Peignez votre parchemin, puis les tuiles confirmées de l’île et leurs pions.
misterra-paper-presumption = Hypothèse { $number }
misterra-paper-solo = En solo, contre Otoma
misterra-paper-own = mon pion
misterra-paper-other = autre pion

## Une première partie, note par note

misterra-lesson-maps = D’un côté l’île, de l’autre votre parchemin. Nul n’a vu l’île entière : ce que vous esquissez sur votre parchemin paraît aussi sur l’île.
misterra-lesson-presumptions = Ces deux hypothèses sont ce que vous croyez de l’île. Elles comptent à la fin, sur votre parchemin. Pointez sur l’une d’elles pour lire comment.
misterra-lesson-ashore = D’abord, à terre : choisissez une des cases éclairées de la plage.
misterra-lesson-sketch = Prenez maintenant un des croquis révélés. Chacun montre deux terrains.
misterra-lesson-lay = Posez le croquis sur deux cases voisines de votre parchemin, dont vous voyez au moins une : la vôtre ou celles qui la touchent. Tournez-le à votre guise, puis encrez.
misterra-lesson-half-day = Un tour compte deux demi-journées. Vous pouvez maintenant faire un pas avant de prendre un croquis, le long de la plage ou sur une tuile, ou rester sur place.
misterra-lesson-otoma = Otoma a joué. À chaque demi-journée, ses cartes nomment deux cases et ce qui s’y passe, et certaines revendiquent une région. Ce que valent ces revendications est retiré de vos points.
misterra-lesson-hazy = Les tuiles pâles sont brumeuses. Le même terrain une fois de plus confirme une tuile, et elle demeure ; un autre remplace ce qui est brumeux.
misterra-lesson-claim = Vous êtes sur une tuile confirmée : vous pouvez finir la demi-journée en revendiquant sa région, deux points à la fin pour chacune de ses tuiles confirmées. Vous avez trois pions, chacun pour un terrain différent.
misterra-lesson-lagoon = Sur une lagune, vous pouvez échanger un croquis révélé avant d’en prendre un.
misterra-lesson-points = Chaque case de votre parchemin conforme à une tuile confirmée donne deux points, chaque case vide en coûte un. Aidez donc l’île à devenir ce que vous avez cartographié.
misterra-lesson-terrains = Le terrain compte là où vous êtes : sur la steppe on marche encore, d’une montagne on voit à deux cases, et depuis la jungle rien ne se cartographie.
misterra-lesson-goodbye = Vous savez maintenant comment on joue ; si du nouveau survient, une note le dira. La fin vient quand l’île est confirmée, votre parchemin plein ou Otoma sans cartes. Bonne chance !
