# Ce que dit la table pour les titres sans invite propre.

table-prompt-act = À vous de décider.
table-prompt-wait = { $count ->
    [one] En attente d’un joueur.
   *[other] En attente de { $count } joueurs.
}
table-prompt-over = La partie est terminée.
