# Les textes de la page.

## Noms et manières

page-name = Inklands
page-motto = Une table, un crayon, une terre inconnue.
page-label = { $name } : { $value }
page-language = Langue
page-theme-auto = Papier comme le veut le système
page-theme-light = Papier clair
page-theme-dark = Papier sombre
page-home = Accueil
page-about = Une carte à dessiner.
page-play-solo = Jouer en solo
page-play-bots = Contre des robots
page-play-pass = Chacun son tour
page-play-friends = Inviter des amis
page-choose-options = Choisir les places et les options
page-my-games = Parties en cours
page-finished-games = Cartes achevées
page-your-turn = À vous
page-turn-number = tour { $turn }
page-outdated-short = ne peut continuer : les règles ont changé
page-outdated = Cette partie a commencé avec les règles { $rules } et les données { $data }. La table suit maintenant les règles { $rulesNow } et les données { $dataNow } : elle ne peut pas continuer ici. Rien n’en est perdu, elle reste telle quelle.
page-outdated-gone = Cette partie a commencé avec les règles { $rules } et les données { $data } d’un jeu que la table n’a plus. Rien n’en est perdu, elle reste telle quelle.
page-outdated-again = Recommencer avec les règles actuelles
page-damaged-short = ne peut continuer : une part en est perdue
page-damaged = Coups de cette partie perdus avec un disque endommagé : { $count } sur { $most }. Elle ne peut pas continuer ; qui tient le serveur peut rétablir une sauvegarde.
page-damaged-again = Recommencer
page-manner-solo = en solo
page-manner-pass = chacun son tour
page-with = avec { $names }
page-me = Explorateur
page-player-number = Joueur { $number }
page-bot-number = Robot { $number }
page-bot-level = Robot { $number } ({ $level })
page-level-apprentice = Apprenti
page-level-surveyor = Géomètre
page-level-mapmaker = Cartographe
page-level-master = Maître
page-level-legend = Légende

## Nouvelle partie

page-seats = Qui joue ?
page-seats-help = Plusieurs places à vous se partagent cet écran ; une place par lien attend un invité.
page-seat-kind = Qui prend la place { $number }
page-seat-name = Nom à la place { $number }
page-seat-level = Niveau du robot à la place { $number }
page-kind-me = Sur cet écran
page-kind-open = Par lien
page-kind-open-help = Attend la personne qui suivra le lien.
page-kind-bot = Robot
page-add-seat = Ajouter une place
page-remove-seat = Retirer la place { $number }
page-options = Options
page-more-options = Plus d’options
page-option-number = { $name } : choisissez un nombre entier de { $lowest } à { $highest }.
page-on = Oui
page-by-lot = Au hasard
page-none = Aucun
page-off = Non
page-start = Commencer
page-starting = On met la table…

## Salon et places

page-unrolling = On déroule la carte…
page-invited = Une place vous attend à cette table.
page-invited-by = { $name } vous garde une place.
page-your-name = Votre nom
page-sit-down = S’asseoir
page-invite = Envoyez ce lien à vos amis
page-qr = Code QR de l’invitation
page-copy = Copier le lien
page-copied = Copié
page-only-here = Ce lien ne marche que sur cet ordinateur. Pour jouer avec des amis sur votre réseau, arrêtez la table et relancez-la avec
page-fill-with-bot = Y asseoir un robot
page-enter-early = Vers la carte
page-seat-open = Place libre
page-nowhere = Ce chemin sort de la carte.
page-dragons = Ici vivent des dragons
page-line-lost = Connexion perdue. On la rétablit ; rien n’est perdu.
page-privacy = Passez l’appareil à { $name }
page-privacy-first = { $name } commence
page-privacy-help = La carte reste roulée jusque-là.
page-privacy-take = Je suis { $name }

## La table

page-players = À la table
page-thinking = dessine
page-ready = a fini
page-away = n’est pas là
page-bot-thinking = Le robot réfléchit
page-bot-done = Le robot a fini
page-stand-in = Laisser un robot jouer
page-hand-back = Reprendre au robot
page-free-seat = Libérer la place
page-looking-on = Vous regardez la partie.
page-waiting-for-one = C’est dessiné. On attend { $name }.
page-map-of = La carte de { $name }
page-map-help = Les flèches déplacent la forme, R la tourne, F la retourne, Entrée la pose au crayon puis à l’encre, le point d’interrogation donne toutes les touches.
page-back-to-drawing = Revenir au dessin
page-maps = Cartes
page-layer-island = Île
page-layer-parchment = Parchemin
page-card = La carte révélée
page-choose-offer = Choisissez quoi dessiner
page-with-coin = avec une pièce
page-card-time = Temps { $time }
page-on-ruins = sur des ruines
page-turn = Tourner
page-flip = Retourner
page-hint = Conseil
page-hint-thinking = On réfléchit…
page-hint-here = Un joueur aguerri dessinerait ici.
page-lift = Reprendre
page-undo = Annuler
page-retract = Reprendre le coup
page-ink = Encrer
page-inking = L’encre sèche…
page-season = La saison
page-time-used = Temps écoulé : { $time } sur { $threshold }
page-goals = Objectifs et points
page-counts-now = compte cette saison
page-coins-rule = Une étoile par Pièce cochée, à chaque saison.
page-monsters-rule = Une étoile perdue par case vide à côté d’un Monstre, à chaque saison.
page-season-now = Cette saison, en l’état
page-total = Déjà compté
page-why = Le compte : { $goal }
page-nothing-yet = Rien pour l’instant.
page-close = Fermer
page-log = Le récit
page-actions = Ce que vous pouvez faire
page-filter = Filtrer
page-said-fits = La forme tient ici.
page-said-illegal = La forme ne tient pas ici.
page-said-pencil = Au crayon. Entrée pour encrer.
page-said-inked = Encré.

## Touches

page-keys = Touches
page-key-move = se déplacer sur la carte
page-key-turn = tourner la forme
page-key-flip = retourner la forme
page-key-pick = choisir quoi dessiner
page-key-seek = l’endroit suivant où elle tient, et le précédent
page-key-enter = poser au crayon, puis encrer
page-key-escape = reprendre la forme
page-key-undo = annuler
page-key-hint = demander un conseil
page-key-help = montrer ces touches
page-keys-touch = Sur un écran tactile : touchez ou glissez pour poser, boutons pour tourner et retourner, deux doigts pour agrandir.

## La fin

page-won = { $name } gagne
page-shared-win = { $names } gagnent ensemble
page-rating = Cote { $number } : les points moins les nombres des quatre cartes Score.
page-points-of = Points de { $name }
page-rematch = Revanche
page-go-rematch = Vers la revanche
page-share = Partager
page-share-link = Lien
page-share-record = Partie notée
page-saved = Enregistré.

## Refus

error-action-illegal = Ce n’est pas permis maintenant.
error-action-stale = La partie a avancé entre-temps.
error-action-not-to-act = Vous n’avez rien à décider maintenant.
error-action-undo-refused = Rien à reprendre depuis la dernière carte révélée.
error-notation-malformed = Ce texte est illisible.
error-seat-invalid = Ce nombre de places n’est pas possible.
error-seat-not-yours = Cette place n’est pas la vôtre.
error-seat-present = La personne à cette place est là.
error-seat-taken = Cette place est prise.
error-seat-bot-plays = Un robot joue à cette place.
error-table-unknown = Cette table n’existe pas.
error-table-not-host = Seul l’hôte peut le faire.
error-table-not-over = La partie n’est pas finie.
error-table-quota = Vous avez trop de tables ouvertes ; finissez-en une d’abord.
error-table-chosen-deal = Une donne choisie ne se joue pas avec des invités.
error-table-outdated = Cette table suivait d’anciennes règles.
error-table-damaged = Une part de cette partie a été perdue avec un disque endommagé.
error-database-damaged = La base de données de la table est endommagée.
error-database-full = Le disque de la table est plein : rien ne peut être conservé pour l’instant.
error-database-locked = La base de données de la table est verrouillée. Réessayez dans un instant.
error-database-read-only = La table ne peut pas écrire dans sa base de données pour l’instant.
error-database-unavailable = La base de données de la table ne répond pas. Réessayez dans un instant.
error-database-unopened = La base de données de la table ne peut pas être ouverte pour l’instant.
error-bot-unknown = Ce robot n’existe pas.
error-bot-unavailable = Le robot ne répond pas pour l’instant.
error-invitation-wrong = Cette invitation n’est plus valable.
error-option-invalid = Une des options n’est pas possible.
error-game-unknown = Ce jeu n’existe pas.
error-record-malformed = Cette partie notée est illisible, ou ne se déroule pas comme elle le dit.
error-sheet-malformed = La table ne comprend pas cette feuille.
error-sheet-none = Ce jeu n’a pas de feuilles à dessiner sur papier.
error-record-unfinished = La partie notée se lit une fois la partie finie.
error-record-outdated = Cette partie notée suit des règles ou des cartes que la table n’utilise plus.
error-message-malformed = La page et la table ne se comprennent plus ; rechargez la page.
error-message-too-large = C’était trop à la fois.
error-name-empty = Donnez un nom, s’il vous plaît.
error-origin-foreign = Cela vient d’un autre site.
error-rate-limited = Un peu moins vite, s’il vous plaît.
error-request-unknown = Il n’y a rien à cette adresse.
error-host-unknown = La table n’est pas connue sous cette adresse.
error-data-invalid = Les cartes et valeurs propres à la table sont illisibles.
error-texts-unknown = Il n’y a pas de textes de ce jeu dans cette langue.
error-server-error = Quelque chose a mal tourné. Réessayez.
error-server-away = La table ne répond pas. Le serveur tourne-t-il ?

## Nombres

page-points-now = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-onlookers = { $count ->
    [1] Une personne regarde.
   *[other] { $count } personnes regardent.
}
page-waiting-for = { $count ->
    [1] C’est dessiné. On attend encore quelqu’un.
   *[other] C’est dessiné. On attend { $count } autres.
}
page-waiting-players = { $count ->
    [1] On attend encore un joueur
   *[other] On attend encore { $count } joueurs
}
page-still-open = { $count ->
    [1] Une place est encore libre : voir l’invitation
   *[other] { $count } places sont encore libres : voir l’invitation
}
page-more-actions = { $count ->
    [1] et encore une : filtrez pour la trouver
   *[other] et encore { $count } : filtrez pour les trouver
}

## Advice and cells

page-advice = Ce que ferait un joueur aguerri
page-expected = { $points ->
    [one] environ { $points } point
   *[other] environ { $points } points
}
page-expected-ahead = { $points ->
    [one] environ { $points } point d’avance
   *[other] environ { $points } points d’avance
}
page-expected-behind = { $points ->
    [one] environ { $points } point de retard
   *[other] environ { $points } points de retard
}
page-expected-level = à peu près à égalité
page-expected-less = { NUMBER($points, maximumFractionDigits: 1) } de moins
page-expected-same = aussi bien
page-if-over-now = Si tout finissait ici
page-scales = Titres
page-scale-from = à partir de { $number }
page-scale-total = Points
page-scale-presumptions = Hypothèses
page-said-open = On peut la choisir.
page-said-closed = On ne peut pas la choisir.
page-cells-help = Les flèches parcourent la carte, N et P vont aux cases possibles, Entrée choisit, les chiffres prennent ce qui est proposé, le point d’interrogation donne toutes les touches.

## Revoir une partie

page-replay = Revoir la partie
page-replay-record = Revoir une partie notée
page-replay-help = Choisissez une partie notée ou collez-la ici, puis parcourez-la pas à pas.
page-replay-open = Ouvrir un fichier
page-replay-paste = Ou coller une partie notée
page-replay-show = Montrer la partie
page-replay-moment = Tour { $turn } · moment { $at } sur { $count }
page-replay-first = Au début
page-replay-back = Un pas en arrière
page-replay-on = Un pas en avant
page-replay-last = À la fin
page-replay-play = Lire
page-replay-pause = Pause
page-replay-link = Copier un lien vers ce moment

## Comment on joue

page-rules = Comment jouer
page-rules-aim = Le but
page-rules-turn = Un tour
page-rules-special = Bon à savoir
page-rules-points = Les points
page-rules-end = La fin
page-rules-solo = En solo
page-rules-terrains = Les terrains
page-rules-goals = Tous les objectifs

## Compter une feuille de papier

page-score = Compter une feuille
page-no-sheet = Ce jeu n’a pas de feuilles à compter.
page-paint = Peindre
page-brushes = Pinceaux
page-eraser = effacer
page-blank-sheet = Feuille vierge
page-paint-goals = Choisissez les objectifs de votre partie, puis peignez votre feuille.
page-paint-sheet = Peignez ce qui est dessiné sur votre feuille.
page-paint-help = Appuyez sur une case pour la peindre, ou glissez le pinceau sur plusieurs ; le même pinceau efface sa propre peinture. Les flèches parcourent la carte, Entrée ou espace peint, les chiffres choisissent le pinceau, U annule.
page-choose-goal = Choisissez cet objectif dans sa liste.
page-if-season = À la fin d’une saison
page-less = { $name } : un de moins
page-more = { $name } : un de plus
page-all-points = En tout

## Apprendre

page-learn = Apprendre en jouant
page-lesson = La leçon
page-lesson-count = { $number } / { $count }
page-lesson-before = La note précédente
page-lesson-next = La note suivante
page-lesson-leave = Passer les notes

## Ce qui a été manqué

page-review = Qu’a-t-on manqué ?
page-review-thinking = Un joueur aguerri revoit les décisions : { $done } sur { $count }…
page-review-missed =
    { $points ->
        [one] { $points } point manqué
       *[other] { $points } points manqués
    } en { $count ->
        [one] { $count } décision
       *[other] { $count } décisions
    }. La chance n’y est pour rien : chacune est jugée selon ce qu’on pouvait savoir.
page-review-nothing = Rien de manqué : un joueur aguerri n’aurait pas fait mieux.
page-review-better = mieux :
page-review-cost = −{ $points }
page-review-here = Ceci aurait été meilleur.
