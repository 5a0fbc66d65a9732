# Words of the pages of a box, which are fetched with them.

page-box-intro = Votre exemplaire du jeu sous la main, peignez et écrivez ici ce qui est imprimé sur son matériel. Ce navigateur le garde, un seul fichier peut le contenir, et il vous est proposé chaque fois que vous préparez une table.
page-box-name = Nom de votre boîte
page-box-export = Enregistrer dans un fichier
page-box-import = Ouvrir un fichier
page-box-exported = Votre boîte est enregistrée dans inklands-box.toml. La ligne de commande la prend avec --data.
page-box-imported = « { $name } » est reprise.
# Number alone: '5 of 8' counts the parts that the heading names.
page-box-progress = { $own } sur { $count } de votre boîte.
page-box-left = { $count ->
    [one] { $count } partie est encore reconstituée.
   *[other] { $count } parties sont encore reconstituées.
}
page-box-complete = Plus rien n’est reconstitué.
page-box-none = Tout le matériel de ce jeu est connu : il n’y a rien à saisir.
page-box-not-kept = Ce navigateur n’a plus de place pour votre boîte : enregistrez-la dans un fichier avant de quitter cette page.
page-box-good = On peut jouer avec.
page-box-state-reconstructed = reconstitué
page-box-state-rulebook = d’après la règle
page-box-state-public = connu de tous
page-box-state-own = de votre boîte
page-box-state-wrong = pas encore juste
page-box-same = C’est ainsi dans ma boîte
page-box-begin = Peindre en partant de rien
page-box-take-out = Revenir à ce qui est publié ici
page-box-play = Jouer avec votre boîte
page-box-points = Points
page-box-seats = { $number ->
    [one] { $number } joueur
   *[other] { $number } joueurs
}
page-box-card = Carte { $number }
page-box-side = Côté { $number }
page-box-cell = Rangée { $row }, colonne { $column } : { $what }
page-box-any = n’importe quoi
page-box-blank = vide
page-box-no-number = Il faut ici un nombre entier.
page-box-add-card = Une carte de plus
page-box-remove-card = Retirer la carte { $number }
data-unplayable = On ne peut pas jouer avec cela.
data-malformed = Ce n’est pas écrit comme une boîte doit l’être.
data-too-large = Il y a là plus que ne contient aucune boîte.
data-number = Aucun nombre ne peut dépasser { $most }.
# Number alone: it counts nothing by itself.
data-least = Il y a { $number } là où il faut au moins { $least }.
data-missing = Il manque quelque chose : { $field }.
data-kind = Il faut quelque chose d’une autre sorte : { $field }.
data-section = Ce jeu n’a pas de telle partie.
data-unknown = Il n’y a pas de « { $word } » dans ce jeu.
data-twice = Quelque chose y est deux fois.
data-rising = Chaque valeur doit être plus grande que la précédente.
