# Les textes de la page.

## Noms et manières

page-name = Inklands
page-motto = Une table, un crayon, une terre inconnue.
page-offline = Jouer hors ligne
page-offline-keeping = Préparation du jeu hors ligne : { $percent } %
page-offline-offer = Préparer le jeu hors ligne (6 Mo)
page-on-this-device = sur cet appareil
page-taken-along-short = emportée
page-move-game = Déplacer : { $name }
page-device = Sur cet appareil
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
page-more-games = Montrer plus de parties
page-leave-game = Quitter ou supprimer : { $name }
page-delete-game = Supprimer : { $name }
page-delete-help = Personne d’autre ne joue ici : la partie est supprimée, et nul ne peut la ramener.
page-delete-over-help = La carte quitte votre liste. Quand plus aucun des joueurs ne la garde, carte et partie notée sont supprimées pour de bon.
page-delete-sure = Oui, supprimer
page-leave-not = Non, la garder
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
page-guest-seats = Places que chaque invité peut prendre
page-take-seats = Combien de places prenez-vous ?
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

## Des amis qui vont et viennent

page-share-by = Partager…
page-copy-by-hand = Le lien est sélectionné : copiez-le.
page-you = vous
page-host = hôte
page-kept-for = Réservée à { $name }
page-your-seat = Votre place
page-rename = Prendre ce nom
page-name-is = Ici, vous vous appelez { $name }.
page-seat-link-make = Créer un lien vers ma place
page-seat-link = Le lien vers votre place
page-seat-link-help = Ouvrez-le sur un autre appareil ou dans un autre navigateur pour y continuer. Il n’est que pour vous : qui l’ouvre a votre place. Un nouveau lien annule le précédent.
page-seat-qr = Code QR du lien vers la place
page-leave = Quitter la table
page-leave-help = Un robot joue à votre place ; une place où rien n’a encore été joué redevient libre. On ne revient pas sans invitation.
page-leave-sure = Oui, quitter
page-reopen = Réinviter { $name }
page-reopen-help = À envoyer à { $name } seulement. Ce lien ramène à cette place même, une seule fois, tant que personne n’y est revenu.
page-reopened = a une nouvelle invitation
page-resume-title = Votre place vous attend
page-resume-help = Vous pouvez continuer ici sous le nom de { $name }. Le navigateur où vous jouiez ne fera plus que regarder.
page-resume = Continuer ici
page-looking-on-title = Vous regardez
page-all-seats-taken = Toutes les places de cette table sont prises : cette invitation ne mène plus à aucune.
page-come-back = L’une d’elles est la vôtre ? Ouvrez la table dans le navigateur où vous avez pris place, ouvrez le lien vers votre place, ou demandez à { $name } de vous réinviter.
page-look-on = Regarder
page-seat-moved = Votre place est jouée dans un autre navigateur ; ici, vous regardez.
page-seat-freed = Votre place a été libérée ; ici, vous regardez.
page-absent = { $name } ne répond pas. Un robot peut jouer à sa place.
page-away-thinking = n’est pas là, doit encore dessiner
page-away-ready = n’est pas là, a dessiné
page-bot-plays-you = Un robot joue à votre place
page-bot-played-you = Le robot a joué à votre place
page-bot-played-nothing = Il n’a encore rien fait.
page-take-back = Reprendre ma place
page-hints = Conseils permis
page-hints-on = Les conseils sont permis à cette table.
page-hints-off = À cette table, on joue sans conseils.
page-patience = Quand quelqu’un ne répond pas
page-patience-never = Attendre tant que la personne est là
page-patience-after = { $count ->
    [one] Un robot peut jouer à sa place après { $count } minute
   *[other] Un robot peut jouer à sa place après { $count } minutes
}
page-patience-told = { $count ->
    [one] À cette table, un robot peut remplacer toute personne attendue qui ne fait rien pendant { $count } minute.
   *[other] À cette table, un robot peut remplacer toute personne attendue qui ne fait rien pendant { $count } minutes.
}
page-rematch-offer = { $name } propose une revanche.
page-rematch-join = Participer
page-rematch-decline = Pas cette fois
page-rematch-declined = Vous ne participez pas à la revanche.
page-rematch-yes = participe
page-rematch-no = ne participe pas
page-unsent = { $count ->
    [one] { $count } de vos actions n’est pas encore envoyée.
   *[other] { $count } de vos actions ne sont pas encore envoyées.
}

## La table

page-players = À la table
page-thinking = dessine
page-ready = a fini
page-bot-thinking = Le robot réfléchit
page-bot-done = Le robot a fini
page-stand-in = Laisser un robot jouer
page-hand-back = Reprendre au robot
page-free-seat = Libérer la place
page-looking-on = Vous regardez la partie.
page-waiting-for-one = C’est dessiné. On attend { $name }.
page-map-of = La carte de { $name }
page-map-help = Les flèches déplacent la forme, R la tourne, F la retourne, Entrée la pose au crayon puis à l’encre, L donne les endroits possibles par points, S dit ce qui est demandé, le point d’interrogation donne toutes les touches.
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
page-letters = Lettres
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
page-said-done = Fait au crayon ; U le reprend.

## Touches

page-keys = Touches
page-key-move = se déplacer sur la carte
page-key-turn = tourner la forme
page-key-flip = retourner la forme
page-key-pick = choisir quoi dessiner
page-key-seek = l’endroit suivant où cela tient, au crayon, et le précédent
page-key-enter = poser au crayon, puis encrer
page-key-escape = reprendre la forme
page-key-undo = annuler
page-key-hint = demander un conseil
page-key-places = les endroits possibles, par points
page-key-asked = écouter ce qui est demandé et proposé
page-key-lines = écouter cette ligne, cette colonne
page-key-region = écouter ce groupe de cases
page-key-points = écouter les objectifs et les points
page-key-open = écouter ce qui est libre
page-key-help = montrer ces touches
page-keys-rule = D’abord le crayon, puis l’encre, dans chaque jeu : toucher, cliquer, N et P posent au crayon, et cela se reprend. Seuls Entrée sur ce qui est au crayon, ou le bouton, encrent ; toucher deux fois n’encre jamais. Ce qui se reprend se fait aussitôt.
page-keys-touch = Sur un écran tactile : touchez ou glissez pour poser, boutons pour tourner et retourner, deux doigts pour agrandir. Sur de petites cases, une loupe montre ce qui est sous le doigt ; glissez jusqu’à la bonne.

## Pour l’oreille : ce qui est dit, et ce qu’on peut écouter

page-news = Nouvelles de la table
page-listen = Écouter
page-places = Endroits possibles, par points
page-places-count = { $count ->
    [one] { $count } endroit ; les flèches parcourent la liste, Entrée choisit.
   *[other] { $most } endroits sur { $count }, les meilleurs d’abord ; les flèches parcourent la liste, Entrée choisit.
}
page-hear-asked = Ce qui est demandé
page-hear-row = Cette ligne
page-hear-column = Cette colonne
page-hear-region = Ce groupe de cases
page-hear-points = Objectifs et points
page-hear-open = Ce qui est libre
page-heard-row = Ligne { $name } : { $cells }
page-heard-column = Colonne { $name } : { $cells }
page-heard-region = { $count ->
    [one] { $thing }, { $count } case : { $cells }
   *[other] { $thing }, { $count } cases : { $cells }
}
page-heard-open = { $count ->
    [one] { $count } case libre : { $cells }
   *[other] { $count } cases libres : { $cells }
}
page-heard-nothing-open = Rien n’est libre.
page-heard-span = { $one } à { $other }
page-heard-offer = { $number } : { $thing }.
# Ce qui remplace une flèche entre un nombre et ses points : 3 donne 2.
page-heard-gives = donne
# Valeurs imprimées d’un décompte, comme 2, 5, 9 ; celles qui sont atteintes ou prises sont barrées.
page-heard-values = imprimé : { $numbers }
page-heard-struck = { $value } barré
page-heard-solo = moins { $value } à la fin
page-gives-more = { $points ->
    [one] { $points } point de plus
   *[other] { $points } points de plus
}
page-gives-less = { $points ->
    [one] { $points } point de moins
   *[other] { $points } points de moins
}
page-gives-same = points inchangés
page-said-covers = Elle couvre { $cells }.
page-said-placement = { $thing }, sur { $cells }
page-said-hint = Un joueur aguerri ferait ceci : { $action }.
page-said-points = Tous les décomptes ensemble : { $number }, { $value }.
page-said-over = La partie est terminée.
page-said-sat = { $name } prend place.
page-said-came = { $name } est là.
page-said-left = { $name } est absent.
page-said-stand-in = Un bot remplace { $name }.
page-said-back = { $name } joue de nouveau.
page-said-freed = La place de { $name } est libre.
page-letter-keys = Lettres, chiffres et signes comme touches
page-letter-keys-everywhere = partout à la table
page-letter-keys-map = seulement quand la carte a le focus
page-letter-keys-off = jamais ; restent les flèches, Entrée et Échap
page-verbosity = Ce qui est dit à voix haute
page-verbosity-all = tout ce qui se passe
page-verbosity-own = ce qui me concerne, et les points
page-verbosity-refusals = seulement les refus, et ce que je demande

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
error-seat-too-many = Vous ne pouvez pas prendre autant de places.
error-seat-taken = Cette place est prise.
error-seat-bot-plays = Un robot joue à cette place.
error-table-unknown = Cette table n’existe pas.
error-table-not-host = Seul l’hôte peut le faire.
error-table-not-over = La partie n’est pas finie.
error-table-over = La partie est terminée.
error-table-quota = Vous avez trop de parties ouvertes ; finissez-en, quittez-en ou supprimez-en une d’abord.
error-hint-switched-off = À cette table, on joue sans conseils.
error-table-chosen-deal = Une donne choisie ne se joue pas avec des invités.
error-table-outdated = Cette table suivait d’anciennes règles.
error-table-damaged = Une part de cette partie a été perdue avec un disque endommagé.
error-database-damaged = La base de données de la table est endommagée.
error-database-full = Le disque de la table est plein : rien ne peut être conservé pour l’instant.
error-database-gone = La base de données de la table a été déplacée : rien ne peut être conservé avant son retour.
error-database-locked = La base de données de la table est verrouillée. Réessayez dans un instant.
error-database-read-only = La table ne peut pas écrire dans sa base de données pour l’instant.
error-database-unavailable = La base de données de la table ne répond pas. Réessayez dans un instant.
error-database-unopened = La base de données de la table ne peut pas être ouverte pour l’instant.
error-bot-unknown = Ce robot n’existe pas.
error-bot-unavailable = Le robot ne répond pas pour l’instant.
error-invitation-wrong = Cette invitation n’est plus valable.
error-link-void = Ce lien ne mène plus à aucune place : il a servi, ou un plus récent existe.
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
error-data-invalid = On ne peut pas jouer avec ce matériel tel quel : voyez votre boîte.
error-texts-unknown = Il n’y a pas de textes de ce jeu dans cette langue.
error-server-error = Quelque chose a mal tourné. Réessayez.
error-server-stopping = Le serveur va s’arrêter. Un autre prend la suite dans un instant.
error-table-taken-along = Cette partie a été emportée sur un appareil ; ici, elle attend.
error-device-full = Ce navigateur n’a plus de place pour la page : rien n’a été conservé, et la partie est comme avant.
error-device-blocked = Ce navigateur ne conserve rien pour cette page, comme dans certaines fenêtres privées : on ne peut pas jouer ici sur cet appareil.
error-table-local = Cette table n’est que sur cet appareil : personne d’autre ne peut y venir.
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
page-scale-lowest = à partir de { $number }, ou moins
page-scale-total = Points
page-scale-presumptions = Hypothèses
page-said-open = On peut la choisir.
page-said-closed = On ne peut pas la choisir.
page-cells-help = Les flèches parcourent la carte, N et P vont aux cases possibles, Entrée choisit au crayon puis encre, les chiffres prennent ce qui est proposé, L donne les endroits possibles par points, S dit ce qui est demandé, le point d’interrogation donne toutes les touches.

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
page-replay-whole-link = Copier un lien qui contient toute la partie
page-replay-broken = Ce lien ne contient pas une partie notée entière : un morceau s’est perdu ou a changé en chemin. Redemandez le lien, ou la partie notée en fichier.

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

## Your box: what is said of it elsewhere

page-components = Matériel
page-components-own = Ma boîte : { $name }
page-components-here = Tel que publié ici
page-made = Une partie du matériel est reconstituée
page-made-box = Joué avec la boîte « { $name } »
page-made-digest = Ses valeurs portent la marque { $digest } ; l’enregistrement les contient.
page-made-why = Ce qui y est imprimé n’a pas pu être obtenu : nous l’avons refait, d’accord avec tout ce qu’en dit la règle.
# Number alone: '8 of 8' stands behind the name of the parts.
page-made-part = { $name } : { $count } sur { $all }
page-made-one = reconstitué
page-made-mark = ° reconstitué : refait en accord avec tout ce qu’en dit la règle ; ce qui est imprimé peut être différent.
page-made-own = Je possède le jeu : saisir ma boîte
page-box = Votre boîte
page-box-usual-name = Ma boîte

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
