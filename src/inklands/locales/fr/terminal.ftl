# Les phrases du terminal.

terminal-welcome = help dit ce que vous pouvez écrire.
terminal-seat-number = place { $number }
terminal-label = { $name } : { $value }
terminal-ink = Entrée pour encrer, n pour gommer :
terminal-taken-back = { $seat } reprend { $action }
terminal-saved = enregistré dans { $path } ; reprenez avec --resume { $path }
terminal-not-saved = { $path } ne peut être écrit : { $reason }
terminal-total = { $seat } : { $points }
terminal-places = les places dans l’ordre : { $order }
terminal-spots =
    { $count ->
        [one] { $shape } : { $count } endroit pour son coin en haut à gauche
       *[other] { $shape } : { $count } endroits pour son coin en haut à gauche
    }
terminal-more = … { $count } en tout : list les montre
terminal-if-counted =
    { $points ->
        [one] { $action } : { $points } point si l’on comptait alors
       *[other] { $action } : { $points } points si l’on comptait alors
    }
terminal-or = ou
terminal-simulated = { $seat } { $bot } moyenne { $mean }  écart { $deviation }  { $least } à { $most }
terminal-verdict = tour { $turn }  { $cost }  { $taken }
terminal-verdict-better = tour { $turn }  { $cost }  { $taken }  { $best } était mieux
terminal-missed = { $points } points manqués
terminal-help =
    Écrivez une action comme dans la liste, ou son numéro. Sur une carte de formes :
      2 c3        la deuxième forme, son coin en haut à gauche en c3
      2r c3       la même après un quart de tour ; rr, rrr tournent encore, f retourne : 2rf c3
      F:c3c4d4    le terrain et chaque case
    Une action est d’abord au crayon : Entrée l’encre, n la gomme.
      spots [2rf]   où une forme tient
      list          les actions permises
      points        chaque point expliqué
      undo          reprendre, tant que personne ne l’a vu
      save FILE     la partie comme un texte à rejouer
      quit          partir ; help montre ceci à nouveau
