# De teksten van de pagina.

## Namen en manieren

page-name = Inklands
page-motto = Een tafel, een potlood, een onbekend land.
page-label = { $name }: { $value }
page-language = Taal
page-theme-auto = Papier zoals het systeem het wil
page-theme-light = Licht papier
page-theme-dark = Donker papier
page-home = Home
page-about = Een kaart om te tekenen.
page-play-solo = Solo spelen
page-play-bots = Tegen bots
page-play-pass = Om de beurt
page-play-friends = Vrienden uitnodigen
page-choose-options = Plaatsen en opties kiezen
page-my-games = Lopende partijen
page-finished-games = Voltooide kaarten
page-your-turn = Jouw beurt
page-turn-number = beurt { $turn }
page-outdated-short = staat stil: de regels zijn veranderd
page-outdated = Deze partij begon met regels { $rules } en gegevens { $data }. De tafel speelt nu met regels { $rulesNow } en gegevens { $dataNow }, dus hier kan de partij niet verder. Er gaat niets verloren: alles blijft zoals het was.
page-outdated-gone = Deze partij begon met regels { $rules } en gegevens { $data } van een spel dat de tafel niet meer heeft. Er gaat niets verloren: alles blijft zoals het was.
page-outdated-again = Opnieuw beginnen met de regels van nu
page-damaged-short = staat stil: een deel ging verloren
page-damaged = Zetten van deze partij die verloren gingen met een beschadigde schijf: { $count } van { $most }. Ze kan niet verder; wie de server beheert, kan een reservekopie terugzetten.
page-damaged-again = Opnieuw beginnen
page-manner-solo = solo
page-manner-pass = om de beurt
page-with = met { $names }
page-me = Ontdekker
page-player-number = Speler { $number }
page-bot-number = Bot { $number }
page-bot-level = Bot { $number } ({ $level })
page-level-apprentice = Leerling
page-level-surveyor = Landmeter
page-level-mapmaker = Kaartenmaker
page-level-master = Meester
page-level-legend = Legende

## Nieuwe partij

page-seats = Wie speelt er?
page-seats-help = Meerdere eigen plaatsen delen dit scherm; een plaats per link wacht op een gast.
page-seat-kind = Wie op plaats { $number } zit
page-seat-name = Naam op plaats { $number }
page-seat-level = Niveau van de bot op plaats { $number }
page-kind-me = Aan dit scherm
page-kind-open = Per link
page-kind-open-help = Wacht op wie de link volgt.
page-kind-bot = Bot
page-add-seat = Plaats toevoegen
page-remove-seat = Plaats { $number } weghalen
page-options = Opties
page-more-options = Meer opties
page-option-number = { $name }: kies een heel getal van { $lowest } tot en met { $highest }.
page-on = Aan
page-by-lot = Willekeurig
page-none = Geen
page-off = Uit
page-start = Beginnen
page-starting = De tafel wordt gedekt…

## Lobby en plaatsen

page-unrolling = De kaart wordt uitgerold…
page-invited = Aan deze tafel is een plaats voor je vrij.
page-invited-by = { $name } houdt een plaats voor je vrij.
page-your-name = Je naam
page-sit-down = Aanschuiven
page-invite = Stuur je vrienden deze link
page-qr = QR-code van de uitnodiging
page-copy = Link kopiëren
page-copied = Gekopieerd
page-only-here = Deze link werkt alleen op deze computer. Om met vrienden in je netwerk te spelen, stop je de tafel en start je die opnieuw met
page-fill-with-bot = Zet hier een bot
page-enter-early = Naar de kaart
page-seat-open = Vrije plaats
page-nowhere = Dit pad loopt van de kaart af.
page-dragons = Hier wonen draken
page-line-lost = Verbinding kwijt. Die wordt hersteld; er gaat niets verloren.
page-privacy = Geef het toestel aan { $name }
page-privacy-first = { $name } begint
page-privacy-help = De kaart blijft zolang opgerold.
page-privacy-take = Ik ben { $name }

## De tafel

page-players = Aan tafel
page-thinking = tekent
page-ready = is klaar
page-away = is weg
page-bot-thinking = De bot denkt na
page-bot-done = De bot is klaar
page-stand-in = Laat een bot invallen
page-hand-back = Neem het over van de bot
page-free-seat = Maak de plaats vrij
page-looking-on = Je kijkt mee.
page-waiting-for-one = Getekend. We wachten op { $name }.
page-map-of = De kaart van { $name }
page-map-help = Pijltjes verplaatsen de vorm, R draait, F spiegelt, Enter zet hem in potlood en dan in inkt, het vraagteken toont alle toetsen.
page-back-to-drawing = Terug naar het tekenen
page-maps = Kaarten
page-layer-island = Eiland
page-layer-parchment = Perkament
page-card = De kaart die open ligt
page-choose-offer = Kies wat je tekent
page-with-coin = met een munt
page-card-time = Tijd { $time }
page-on-ruins = op ruïnes
page-turn = Draaien
page-flip = Spiegelen
page-hint = Hint
page-hint-thinking = Denkt na…
page-hint-here = Een sterke speler zou hier tekenen.
page-lift = Oppakken
page-undo = Ongedaan
page-retract = Terugnemen
page-ink = Inkten
page-inking = De inkt droogt…
page-season = Het seizoen
page-time-used = Tijd verbruikt: { $time } van { $threshold }
page-goals = Doelen en punten
page-counts-now = telt dit seizoen
page-coins-rule = Eén punt voor elke munt, elk seizoen.
page-monsters-rule = Eén punt eraf voor elk leeg veld naast een monster, elk seizoen.
page-season-now = Dit seizoen, zoals het staat
page-total = Tot nu toe geteld
page-why = Zo telt { $goal }
page-nothing-yet = Nog niets.
page-close = Sluiten
page-log = Het verhaal
page-actions = Wat je kunt doen
page-filter = Filteren
page-said-fits = De vorm past hier.
page-said-illegal = De vorm past hier niet.
page-said-pencil = In potlood. Druk op Enter om te inkten.
page-said-inked = In inkt.

## Toetsen

page-keys = Toetsen
page-key-move = over de kaart bewegen
page-key-turn = de vorm draaien
page-key-flip = de vorm spiegelen
page-key-pick = kiezen wat je tekent
page-key-seek = volgende plek waar hij past, en de vorige
page-key-enter = in potlood zetten, dan inkten
page-key-escape = de vorm weer oppakken
page-key-undo = ongedaan maken
page-key-hint = om een hint vragen
page-key-help = deze toetsen tonen
page-keys-touch = Op een aanraakscherm: tik of sleep om te plaatsen, knoppen om te draaien en te spiegelen, twee vingers om te zoomen.

## Het einde

page-won = { $name } wint
page-shared-win = { $names } winnen samen
page-rating = Waardering { $number }: de punten min de getallen van de vier doelen.
page-points-of = Punten van { $name }
page-rematch = Revanche
page-go-rematch = Naar de revanche
page-share = Delen
page-share-link = Link
page-share-record = Partijverslag
page-saved = Opgeslagen.

## Weigeringen

error-action-illegal = Dat mag nu niet.
error-action-stale = Het spel is intussen verder.
error-action-not-to-act = Je hoeft nu niets te beslissen.
error-action-undo-refused = Sinds de laatste onthulling is er niets terug te nemen.
error-notation-malformed = Dat was niet te lezen.
error-seat-invalid = Dat aantal plaatsen kan niet.
error-seat-not-yours = Dat is jouw plaats niet.
error-seat-present = Wie daar zit, is er.
error-seat-taken = Die plaats is bezet.
error-seat-bot-plays = Een bot speelt nu op deze plaats.
error-table-unknown = Deze tafel bestaat niet.
error-table-not-host = Dat mag alleen de gastheer.
error-table-not-over = De partij is nog niet afgelopen.
error-table-quota = Je hebt te veel open tafels; maak er eerst een af.
error-table-chosen-deal = Een gekozen verdeling kan niet met gasten worden gespeeld.
error-table-outdated = Aan deze tafel golden oudere regels.
error-table-damaged = Een deel van deze partij ging verloren met een beschadigde schijf.
error-database-damaged = De database van de tafel is beschadigd.
error-database-full = De schijf van de tafel is vol: er kan nu niets bewaard worden.
error-database-locked = De database van de tafel is vergrendeld. Probeer het zo weer.
error-database-read-only = De tafel kan nu niet in haar database schrijven.
error-database-unavailable = De database van de tafel antwoordt niet. Probeer het zo weer.
error-database-unopened = De database van de tafel kan nu niet geopend worden.
error-bot-unknown = Die bot bestaat niet.
error-bot-unavailable = De bot antwoordt nu even niet.
error-invitation-wrong = Deze uitnodiging geldt niet meer.
error-option-invalid = Een van de opties kan niet.
error-game-unknown = Dat spel bestaat niet.
error-record-malformed = Dit partijverslag is niet te lezen, of loopt niet zoals het zegt.
error-sheet-malformed = De tafel kan dit blad niet lezen.
error-sheet-none = Dit spel heeft geen bladen om op papier te tekenen.
error-record-unfinished = Het verslag is te lezen als de partij voorbij is.
error-record-outdated = Dit verslag volgt regels of kaarten waarmee deze tafel niet meer speelt.
error-message-malformed = De pagina en de tafel begrijpen elkaar niet; herlaad de pagina.
error-message-too-large = Dat was te veel ineens.
error-name-empty = Geef een naam op.
error-origin-foreign = Dat kwam van een andere site.
error-rate-limited = Iets langzamer, alsjeblieft.
error-request-unknown = Op dat adres is niets.
error-host-unknown = De tafel is niet bekend onder dat adres.
error-data-invalid = De eigen kaarten en waarden van de tafel zijn niet te lezen.
error-texts-unknown = Er zijn geen teksten van dat spel in deze taal.
error-server-error = Er ging iets mis. Probeer het opnieuw.
error-server-away = De tafel antwoordt niet. Draait de server?

## Aantallen

page-points-now = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
page-onlookers = { $count ->
    [one] Er kijkt één persoon mee.
   *[other] Er kijken { $count } mensen mee.
}
page-waiting-for = { $count ->
    [one] Getekend. We wachten nog op één speler.
   *[other] Getekend. We wachten nog op { $count } spelers.
}
page-waiting-players = { $count ->
    [one] We wachten nog op één speler
   *[other] We wachten nog op { $count } spelers
}
page-still-open = { $count ->
    [one] Er is nog één plaats vrij: toon de uitnodiging
   *[other] Er zijn nog { $count } plaatsen vrij: toon de uitnodiging
}
page-more-actions = { $count ->
    [one] en nog één: filter om die te vinden
   *[other] en nog { $count }: filter om ze te vinden
}

## Advice and cells

page-advice = Wat een sterke speler zou doen
page-expected = { $points ->
    [one] ongeveer één punt
   *[other] ongeveer { $points } punten
}
page-expected-ahead = { $points ->
    [one] ongeveer één punt voor
   *[other] ongeveer { $points } punten voor
}
page-expected-behind = { $points ->
    [one] ongeveer één punt achter
   *[other] ongeveer { $points } punten achter
}
page-expected-level = ongeveer gelijk
page-expected-less = { NUMBER($points, maximumFractionDigits: 1) } minder
page-expected-same = even goed
page-if-over-now = Als het nu afgelopen was
page-scales = Titels
page-scale-from = vanaf { $number }
page-scale-total = Punten
page-scale-presumptions = Vermoedens
page-said-open = Dit veld kun je kiezen.
page-said-closed = Dit veld kun je niet kiezen.
page-cells-help = Pijltjes gaan over de kaart, N en P gaan naar de velden die kunnen, Enter kiest, cijfers nemen wat wordt aangeboden, het vraagteken toont alle toetsen.

## Een partij terugkijken

page-replay = Replay
page-replay-record = Een partijverslag bekijken
page-replay-help = Kies een partijverslag of plak het hier, en ga er stap voor stap doorheen.
page-replay-open = Een bestand openen
page-replay-paste = Of plak een partijverslag
page-replay-show = De partij tonen
page-replay-moment = Beurt { $turn } · moment { $at } van { $count }
page-replay-first = Naar het begin
page-replay-back = Een stap terug
page-replay-on = Een stap verder
page-replay-last = Naar het einde
page-replay-play = Afspelen
page-replay-pause = Pauze
page-replay-link = Een link naar dit moment kopiëren

## Hoe je speelt

page-rules = Hoe je speelt
page-rules-aim = Het doel
page-rules-turn = Een beurt
page-rules-special = Goed om te weten
page-rules-points = De punten
page-rules-end = Het einde
page-rules-solo = Alleen
page-rules-terrains = De terreinen
page-rules-goals = Alle doelen

## Een papieren blad tellen

page-score = Een blad tellen
page-no-sheet = Voor dit spel zijn er geen bladen om te tellen.
page-paint = Schilderen
page-brushes = Penselen
page-eraser = wissen
page-blank-sheet = Leeg blad
page-paint-goals = Kies de doelen van je spel en schilder dan je blad.
page-paint-sheet = Schilder wat er op je blad getekend is.
page-paint-help = Druk op een veld om het te schilderen, of trek het penseel over meerdere velden; hetzelfde penseel wist zijn eigen verf weer uit. Pijltjes gaan over de kaart, Enter of spatie schildert, cijfers kiezen het penseel, U maakt ongedaan.
page-choose-goal = Kies dit doel uit de lijst.
page-if-season = Aan het einde van een seizoen
page-less = { $name }: één minder
page-more = { $name }: één meer
page-all-points = Alles samen

## Leren

page-learn = Leren door te spelen
page-lesson = De les
page-lesson-count = { $number } / { $count }
page-lesson-before = De vorige aanwijzing
page-lesson-next = De volgende aanwijzing
page-lesson-leave = Les overslaan

## Wat er gemist is

page-review = Wat is er gemist?
page-review-thinking = Een sterke speler bekijkt de beslissingen: { $done } van { $count }…
page-review-missed =
    { $points ->
        [one] Eén punt gemist
       *[other] { $points } punten gemist
    } in { $count ->
        [one] één beslissing
       *[other] { $count } beslissingen
    }. Geluk telt niet mee: elke beslissing wordt beoordeeld naar wat je kon weten.
page-review-nothing = Niets gemist: een sterke speler had het niet beter gedaan.
page-review-better = beter:
page-review-cost = −{ $points }
page-review-here = Dit was beter geweest.
