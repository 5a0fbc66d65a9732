# Les textes des parties qui vont d’un serveur à un appareil, et de la page de cet appareil.

## Déplacer une partie

device-send-help = La partie va sur le serveur, qui la rejoue une fois pour voir si tout est juste. Vous la continuez là, dans ce navigateur ; sur cet appareil, elle n’est plus.
device-send = Envoyer au serveur
device-take-help = La partie vient sur cet appareil, avec ses cartes cachées, et n’a plus besoin de serveur. Sur le serveur, elle attend que vous la rapportiez. Aucun invité ne peut plus s’y joindre ensuite.
device-take = Emporter
device-move-not = Non, la laisser où elle est
device-moving = En route…
device-apart-help = Les deux sont gardées. Vous pouvez déplacer celle-ci comme une partie à part, à côté de l’autre.
device-apart = Déplacer comme partie à part

## Une partie qui est ailleurs

device-taken-along = Cette partie a été emportée sur un appareil. Ici, elle attend, et reprendra quand elle sera rapportée.
device-sent = Cette partie était en route vers le serveur. Ici, elle attend d’être envoyée encore, ou de continuer ici.
device-bring-back = La rapporter de cet appareil
device-send-again = L’envoyer encore
device-play-here = Continuer ici
device-play-here-help = Elle continue ici comme elle était en partant. Ce qui fut joué ailleurs depuis n’est pas ici ; si cela revient plus tard, vous en êtes averti et les deux sont gardées.
device-not-here = Cette partie n’est pas sur cet appareil.

## La page de cet appareil

device-about = Ce que ce navigateur garde sur cet appareil : les parties jouées sans serveur, votre boîte, vos réglages.
device-games = { $count ->
    [0] Aucune partie n’est gardée ici.
    [one] { $count } partie est gardée ici.
   *[other] { $count } parties sont gardées ici.
}
device-room = Place occupée : { $value } sur { $all } Mo
device-persisted = Le navigateur a promis de ne pas les effacer de lui-même.
device-not-persisted = Le navigateur peut les effacer quand il veut de la place. Enregistrez-les de temps en temps dans un fichier.
device-engine-kept = Tout ce qu’il faut pour jouer sans réseau est ici.
device-engine-not-kept = Ce qu’il faut pour jouer sans réseau n’a pas pu être chargé, ou la place a manqué. Nouvel essai à la prochaine visite.
device-persist = Demander au navigateur de les garder
device-save = Tout enregistrer dans un fichier
device-save-help = Le fichier contient les parties avec leurs cartes cachées, votre boîte et vos réglages. On peut l’apporter sur tout appareil.
device-saved = Le fichier est enregistré.
device-open = Apporter un fichier ici
device-wrong = Ce n’est pas un fichier de parties d’un appareil, ou il en manque une part. Rien n’a été changé.
device-newer = Ce fichier vient d’une version plus récente d’Inklands. Rechargez la page et réessayez. Rien n’a été changé.
device-brought = { $count ->
    [0] Aucune partie n’était nouvelle.
    [one] { $count } partie a été apportée.
   *[other] { $count } parties ont été apportées.
}
device-further = { $count ->
    [one] { $count } partie qui était déjà ici allait plus loin dans le fichier ; elle y est maintenant aussi.
   *[other] { $count } parties qui étaient déjà ici allaient plus loin dans le fichier ; elles y sont maintenant aussi.
}
device-there = { $count ->
    [one] { $count } partie était déjà ici.
   *[other] { $count } parties étaient déjà ici.
}
device-parted = { $count ->
    [one] { $count } partie a été continuée ici et dans le fichier. Elle reste telle qu’elle est ici.
   *[other] { $count } parties ont été continuées ici et dans le fichier. Elles restent telles qu’elles sont ici.
}
device-parted-apart = Les apporter comme parties à part
device-unread = { $count ->
    [one] { $count } partie n’a pas pu être apportée.
   *[other] { $count } parties n’ont pas pu être apportées.
}
device-settings = { $count ->
    [0] Les réglages et la boîte sont comme dans le fichier.
    [one] { $count } réglage, ou la boîte, diffère dans le fichier et reste tel qu’il est ici.
   *[other] { $count } réglages, ou la boîte, diffèrent dans le fichier et restent tels qu’ils sont ici.
}
device-settings-take = Prendre ceux du fichier

## Pourquoi une partie ne vient pas

error-table-not-alone = Seule une partie sans autres personnes peut être déplacée.
error-copy-broken = Cette partie ne se déroule pas comme elle le dit. Elle n’a pas été prise.
error-copy-diverged = Cette partie a été continuée aux deux endroits, et autrement.
error-copy-newer = Cette partie vient d’une version plus récente d’Inklands. Rechargez la page et réessayez.
error-copy-not-yours = Cette partie est déjà là, et appartient à un autre navigateur. Prenez-y votre place par son lien.
error-copy-other-match = Une autre partie porte ce nom là-bas.
error-copy-other-rules = Cette partie suit d’autres règles ou cartes que celles qui valent là-bas. Elle reste où elle est.
error-copy-unreadable = Cette partie est illisible : quelque chose y manque ou a été changé.
