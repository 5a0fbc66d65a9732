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
terminal-help =
    À tout moment :
      list          les actions permises, numérotées
      points        chaque point expliqué, et ce qui est compté jusqu’ici
      maps          les cartes et les points de tous ; map 1 ceux de la place 1
      show          votre carte à nouveau ; legend ses lettres
      undo          reprendre, tant que personne ne l’a vu
      save FILE     la partie comme un texte à rejouer ; elle est de toute façon conservée après chaque action
      quit          partir ; help montre ceci à nouveau

## Ce qui est illisible

error-notation-cell = « { $text } » n’est pas une case de cette carte
error-notation-cell-twice = « { $text } » nomme deux fois une case
error-notation-offer = « { $text } » n’est pas une forme proposée : écrivez son numéro, puis r et f pour la tourner et la retourner
error-notation-off-map = { $text } : la forme sort de la carte
error-notation-no-offer = la forme { $number } n’est pas proposée, ou ne tient nulle part
