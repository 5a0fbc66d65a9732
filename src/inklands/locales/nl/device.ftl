# De teksten van spellen die tussen een server en een apparaat verhuizen, en van de pagina over dit apparaat.

## Een spel verplaatsen

device-send-help = Het spel gaat naar de server, die het één keer naspeelt om te zien of alles klopt. Je gaat er daar mee verder, in deze browser; op dit apparaat is het dan weg.
device-send = Naar de server sturen
device-take-help = Het spel komt naar dit apparaat, met zijn verborgen kaarten, en heeft geen server meer nodig. Op de server staat het stil tot je het terugbrengt. Daarna kan er geen gast meer bij komen.
device-take = Meenemen
device-move-not = Nee, daar laten
device-moving = Onderweg…
device-apart-help = Beide blijven bewaard. Je kunt dit spel als een eigen spel verplaatsen, naast het andere.
device-apart = Als eigen spel verplaatsen

## Een spel dat elders is

device-taken-along = Dit spel is meegenomen naar een apparaat. Het staat hier stil en gaat hier verder als het wordt teruggebracht.
device-sent = Dit spel was onderweg naar de server. Het staat hier stil tot het opnieuw wordt gestuurd, of hier verdergaat.
device-bring-back = Van dit apparaat terugbrengen
device-send-again = Opnieuw sturen
device-play-here = Hier verdergaan
device-play-here-help = Het gaat hier verder zoals het was toen het vertrok. Wat er sindsdien elders is gespeeld, is hier niet; komt dat later terug, dan hoor je dat en blijven beide bewaard.
device-not-here = Dat spel is niet op dit apparaat.

## De pagina over dit apparaat

device-about = Wat deze browser op dit apparaat bewaart: spellen die zonder server gespeeld worden, je doos, je instellingen.
device-games = { $count ->
    [0] Hier worden geen spellen bewaard.
    [one] Hier wordt één spel bewaard.
   *[other] Hier worden { $count } spellen bewaard.
}
device-room = Gebruikte ruimte: { $value } van { $all } MB
device-persisted = De browser heeft beloofd ze niet uit zichzelf te wissen.
device-not-persisted = De browser kan ze wissen als hij ruimte wil. Bewaar ze af en toe in een bestand.
device-engine-kept = Alles wat nodig is om zonder netwerk te spelen, is hier.
device-engine-not-kept = Wat nodig is om zonder netwerk te spelen kon niet worden opgehaald, of er was geen ruimte voor. Bij het volgende bezoek wordt het opnieuw geprobeerd.
device-persist = De browser vragen ze te bewaren
device-save = Alles in een bestand bewaren
device-save-help = Het bestand bevat de spellen met hun verborgen kaarten, je doos en je instellingen. Het kan naar elk apparaat gebracht worden.
device-saved = Het bestand is bewaard.
device-open = Een bestand hierheen brengen
device-wrong = Dat is geen bestand met spellen van een apparaat, of er ontbreekt een deel van. Er is niets veranderd.
device-newer = Dat bestand komt van een nieuwere versie van Inklands. Herlaad de pagina en probeer het opnieuw. Er is niets veranderd.
device-brought = { $count ->
    [0] Geen enkel spel was nieuw.
    [one] Eén spel is hierheen gebracht.
   *[other] { $count } spellen zijn hierheen gebracht.
}
device-further = { $count ->
    [one] Eén spel dat hier al was, ging in het bestand verder en nu hier ook.
   *[other] { $count } spellen die hier al waren, gingen in het bestand verder en nu hier ook.
}
device-there = { $count ->
    [one] Eén spel was hier al.
   *[other] { $count } spellen waren hier al.
}
device-parted = { $count ->
    [one] Eén spel is zowel hier als in het bestand verder gespeeld. Het blijft zoals het hier is.
   *[other] { $count } spellen zijn zowel hier als in het bestand verder gespeeld. Ze blijven zoals ze hier zijn.
}
device-parted-apart = Als eigen spellen hierheen brengen
device-unread = { $count ->
    [one] Eén spel kon niet worden gebracht.
   *[other] { $count } spellen konden niet worden gebracht.
}
device-settings = { $count ->
    [0] Instellingen en doos zijn zoals in het bestand.
    [one] Eén instelling, of de doos, is in het bestand anders en blijft zoals ze hier is.
   *[other] { $count } instellingen, of de doos, zijn in het bestand anders en blijven zoals ze hier zijn.
}
device-settings-take = Die van het bestand nemen

## Waarom een spel niet komt

error-table-not-alone = Alleen een spel zonder andere mensen kan worden verplaatst.
error-copy-broken = Dat spel verloopt niet zoals het zegt. Het is niet overgenomen.
error-copy-diverged = Dit spel is op beide plekken verder gespeeld, en verschillend.
error-copy-newer = Dat spel komt van een nieuwere versie van Inklands. Herlaad de pagina en probeer het opnieuw.
error-copy-not-yours = Dat spel is daar al en hoort bij een andere browser. Neem daar je plaats via de link.
error-copy-other-match = Een ander spel heeft daar die naam.
error-copy-other-rules = Dat spel is begonnen met andere regels of kaarten dan waarmee daar gespeeld wordt. Het blijft waar het is.
error-copy-unreadable = Dat spel is niet te lezen: er ontbreekt iets in of er is iets veranderd.
