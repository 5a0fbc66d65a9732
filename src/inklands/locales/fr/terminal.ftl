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
terminal-arena-heads = bot | parties | points | cote | gagnées % | force | ms par coup
terminal-margin =
    { $count ->
        [one] { $one } moins { $two }, { $count } donne : { $mean }, erreur type { $deviation }
       *[other] { $one } moins { $two }, { $count } donnes : { $mean }, erreur type { $deviation }
    }
terminal-verdict = tour { $turn }  { $cost }  { $taken }
terminal-verdict-better = tour { $turn }  { $cost }  { $taken }  { $best } était mieux
terminal-missed = points manqués : { $points }
terminal-map-of = sur la carte de { $seat }
terminal-turn = tour { $turn }
terminal-no-such-turn = il n’y a pas de tour { $turn } : la partie s’arrête au tour { $last }, que voici
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
terminal-help-cartographers =
    Écrivez ce que vous dessinez :
      2 c3        la deuxième forme, son coin en haut à gauche en c3
      2r c3       la même après un quart de tour ; rr, rrr tournent encore, f retourne : 2rf c3
      F:c3c4d4    le terrain et chaque case
      17          le numéro d’un dessin de la liste
    Il est d’abord au crayon : Entrée l’encre, n le gomme.
      spots [2rf]   où une forme tient
terminal-help-misterra =
    Écrivez une action comme dans la liste, ou son numéro ; plusieurs font une ligne :
      >plage3               débarquer, puis b1>b2 pour marcher
      take:SM               prendre une carte Croquis ; swap:SM l’échange, sur une lagune
      map:S b2,M b3         reporter ses deux terrains sur des cases voisines
      claim, pass           revendiquer, ou passer
      b1>b2 take:SM map:S b2,M b3
    Ce qui change les points est d’abord au crayon : Entrée l’encre, n le gomme.
terminal-help-explorers =
    Écrivez un terrain, puis les cases que vous cochez, une à une ou toutes à la fois :
      G             un terrain, ou le numéro d’un choix
      m5            une croix ; un cheval continue avec la suivante
      G m5 m7 m8    tout un tour
      map:G         barrer une carte pour quatre croix
    La dernière croix d’un tour est d’abord au crayon : Entrée l’encre, n la gomme.
terminal-help =
    À tout moment :
      list          les actions permises, numérotées
      points        chaque point expliqué, et ce qui est compté jusqu’ici
      maps          les cartes et les points de tous ; map 1 ceux de la place 1
      show          votre carte à nouveau ; legend ses lettres
      undo          reprendre, tant que personne ne l’a vu
      save FILE     la partie comme un texte à rejouer ; elle est de toute façon conservée après chaque action
      quit          partir ; help montre ceci à nouveau
terminal-legend-cartographers = [ ] est au crayon, + un endroit pour le coin en haut à gauche ; un objectif avec * compte à la fin de cette saison, une forme avec +1 rapporte une pièce.
terminal-legend-misterra = Une minuscule est incertaine, ~ la plage ; le chiffre derrière une case est la place dont le cartographe s’y trouve. * est une revendication à vous, ! celle d’un autre, + une case vide que vous voyez, [ ] est au crayon. Une présomption avec ∞ peut compter plusieurs fois. Otoma : ? confirme ce qui s’y trouve, ! revendique.
terminal-legend-explorers = x est une croix à vous, + une case que vous pouvez cocher ; la lettre derrière un terrain est ce qui s’y trouve, derrière un village la sienne.

## Ce qui est illisible

error-notation-cell = « { $text } » n’est pas une case de cette carte
error-notation-cell-twice = « { $text } » nomme deux fois une case
error-notation-offer = « { $text } » n’est pas une forme proposée : écrivez son numéro, puis r et f pour la tourner et la retourner
error-notation-off-map = { $text } : la forme sort de la carte
error-notation-no-offer = la forme { $number } n’est pas proposée, ou ne tient nulle part
