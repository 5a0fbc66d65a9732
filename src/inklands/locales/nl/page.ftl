# De teksten van de pagina.

## Namen en manieren

page-name = Inklands
page-motto = Een tafel, een potlood, een onbekend land.
page-offline = Offline spelen
page-offline-keeping = Wordt klaargemaakt om offline te spelen: { $percent } %
page-offline-offer = Klaarmaken om offline te spelen (6 MB)
page-on-this-device = op dit apparaat
page-taken-along-short = meegenomen
page-move-game = Verplaatsen: { $name }
page-device = Op dit apparaat
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
page-more-games = Meer spellen tonen
page-leave-game = Verlaten of verwijderen: { $name }
page-delete-game = Verwijderen: { $name }
page-delete-help = Niemand anders speelt hier: het spel wordt verwijderd en niemand kan het terughalen.
page-delete-over-help = De kaart verdwijnt uit je lijst. Als geen van de spelers haar bewaart, worden kaart en partijverslag voorgoed verwijderd.
page-delete-sure = Ja, verwijderen
page-leave-not = Nee, bewaren
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
page-guest-seats = Plaatsen die elke gast mag nemen
page-take-seats = Hoeveel plaatsen neem je?
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

## Vrienden die komen en gaan

page-share-by = Delen…
page-copy-by-hand = De link is geselecteerd: kopieer hem.
page-you = jij
page-host = gastheer
page-kept-for = Vrijgehouden voor { $name }
page-your-seat = Jouw plaats
page-rename = Deze naam nemen
page-name-is = Hier heet je { $name }.
page-seat-link-make = Maak een link naar mijn plaats
page-seat-link = De link naar jouw plaats
page-seat-link-help = Open hem op een ander toestel of in een andere browser om daar verder te spelen. Hij is alleen voor jou: wie hem opent, heeft jouw plaats. Een nieuwe link maakt de vorige ongeldig.
page-seat-qr = QR-code van de link naar de plaats
page-leave = Van tafel gaan
page-leave-help = Een bot speelt voor je verder; een plaats waar nog niets gespeeld is, komt vrij. Zonder uitnodiging kom je niet terug.
page-leave-sure = Ja, van tafel gaan
page-reopen = { $name } opnieuw uitnodigen
page-reopen-help = Stuur dit alleen aan { $name }. De link leidt naar precies deze plaats, één keer, zolang er niemand is teruggekomen.
page-reopened = is opnieuw uitgenodigd
page-resume-title = Je plaats wacht op je
page-resume-help = Je kunt hier verder spelen als { $name }. In de browser waarin je speelde, kijk je dan alleen nog mee.
page-resume = Hier verder spelen
page-looking-on-title = Je kijkt mee
page-all-seats-taken = Alle plaatsen aan deze tafel zijn bezet: deze uitnodiging leidt naar geen plaats meer.
page-come-back = Is een ervan van jou? Open de tafel dan in de browser waarin je bent aangeschoven, open de link naar jouw plaats, of vraag { $name } om je opnieuw uit te nodigen.
page-look-on = Meekijken
page-seat-moved = Je plaats wordt nu in een andere browser gespeeld; hier kijk je mee.
page-seat-freed = Je plaats is vrijgemaakt; hier kijk je mee.
page-absent = { $name } antwoordt niet. Een bot kan invallen.
page-away-thinking = is weg, moet nog tekenen
page-away-ready = is weg, heeft getekend
page-bot-plays-you = Een bot speelt voor jou
page-bot-played-you = De bot heeft voor jou gespeeld
page-bot-played-nothing = Hij heeft nog niets gedaan.
page-take-back = Mijn plaats terugnemen
page-hints = Hints toegestaan
page-hints-on = Aan deze tafel zijn hints toegestaan.
page-hints-off = Aan deze tafel wordt zonder hints gespeeld.
page-patience = Als iemand niet antwoordt
page-patience-never = Wachten zolang die er is
page-patience-after = { $count ->
    [one] Een bot mag na één minuut invallen
   *[other] Een bot mag na { $count } minuten invallen
}
page-patience-told = { $count ->
    [one] Aan deze tafel mag een bot invallen voor wie aan de beurt is en één minuut niets doet.
   *[other] Aan deze tafel mag een bot invallen voor wie aan de beurt is en { $count } minuten niets doet.
}
page-rematch-offer = { $name } wil een revanche.
page-rematch-join = Meedoen
page-rematch-decline = Deze keer niet
page-rematch-declined = Je doet niet mee aan de revanche.
page-rematch-yes = doet mee
page-rematch-no = doet niet mee
page-unsent = { $count ->
    [one] Eén ding dat je deed, is nog niet verzonden.
   *[other] { $count } dingen die je deed, zijn nog niet verzonden.
}

## De tafel

page-players = Aan tafel
page-thinking = tekent
page-ready = is klaar
page-bot-thinking = De bot denkt na
page-bot-done = De bot is klaar
page-stand-in = Laat een bot invallen
page-hand-back = Neem het over van de bot
page-free-seat = Maak de plaats vrij
page-looking-on = Je kijkt mee.
page-waiting-for-one = Getekend. We wachten op { $name }.
page-map-of = De kaart van { $name }
page-map-help = Pijltjes verplaatsen de vorm, R draait, F spiegelt, Enter zet hem in potlood en dan in inkt, L noemt de plekken op punten, S zegt wat wordt gevraagd, het vraagteken toont alle toetsen.
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
page-letters = Letters
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
page-said-done = In potlood gezet; U neemt het terug.

## Toetsen

page-keys = Toetsen
page-key-move = over de kaart bewegen
page-key-turn = de vorm draaien
page-key-flip = de vorm spiegelen
page-key-pick = kiezen wat je tekent
page-key-seek = volgende plek waar het past, in potlood, en de vorige
page-key-enter = in potlood zetten, dan inkten
page-key-escape = de vorm weer oppakken
page-key-undo = ongedaan maken
page-key-hint = om een hint vragen
page-key-places = de plekken waar het past, op punten
page-key-asked = horen wat wordt gevraagd en aangeboden
page-key-lines = deze rij, deze kolom horen
page-key-region = dit gebied horen
page-key-points = de doelen en punten horen
page-key-open = horen wat open is
page-key-help = deze toetsen tonen
page-keys-rule = Eerst potlood, dan inkt, in elk spel: tikken, klikken, N en P zetten iets in potlood, en dat kun je weer oppakken. Alleen Enter op wat in potlood ligt, of de knop, zet het in inkt; twee keer tikken doet dat nooit. Stappen die je kunt terugnemen, gebeuren meteen.
page-keys-touch = Op een aanraakscherm: tik of sleep om te plaatsen, knoppen om te draaien en te spiegelen, twee vingers om te zoomen. Bij kleine velden toont een loep wat onder de vinger ligt; schuif naar het veld dat je bedoelt.

## Voor het oor: wat wordt gezegd, en wat te beluisteren is

page-news = Nieuws van de tafel
page-listen = Luisteren
page-places = Plekken waar het past, op punten
page-places-count = { $count ->
    [one] Eén plek; pijltjes lopen door de lijst, Enter kiest.
   *[other] { $most } van { $count } plekken, de beste eerst; pijltjes lopen door de lijst, Enter kiest.
}
page-hear-asked = Wat wordt gevraagd
page-hear-row = Deze rij
page-hear-column = Deze kolom
page-hear-region = Dit gebied
page-hear-points = Doelen en punten
page-hear-open = Wat open is
page-heard-row = Rij { $name }: { $cells }
page-heard-column = Kolom { $name }: { $cells }
page-heard-region = { $count ->
    [one] { $thing }, één veld: { $cells }
   *[other] { $thing }, { $count } velden: { $cells }
}
page-heard-open = { $count ->
    [one] Eén veld is open: { $cells }
   *[other] { $count } velden zijn open: { $cells }
}
page-heard-nothing-open = Niets is open.
page-heard-span = { $one } tot { $other }
page-heard-offer = { $number }: { $thing }.
# Wat een pijl tussen een aantal en zijn punten vervangt: 3 geeft 2.
page-heard-gives = geeft
# Gedrukte waarden van een doel, zoals 2, 5, 9; behaalde of genomen waarden zijn doorgestreept.
page-heard-values = gedrukt: { $numbers }
page-heard-struck = { $value } doorgestreept
page-heard-solo = min { $value } aan het eind
page-gives-more = { $points ->
    [one] één punt meer
   *[other] { $points } punten meer
}
page-gives-less = { $points ->
    [one] één punt minder
   *[other] { $points } punten minder
}
page-gives-same = geen andere punten
page-said-covers = De vorm bedekt { $cells }.
page-said-placement = { $thing }, op { $cells }
page-said-hint = Een sterke speler zou dit doen: { $action }.
page-said-points = Alle tellingen samen: { $number }, { $value }.
page-said-over = De partij is voorbij.
page-said-sat = { $name } gaat zitten.
page-said-came = { $name } is er.
page-said-left = { $name } is weg.
page-said-stand-in = Een bot valt in voor { $name }.
page-said-back = { $name } speelt weer zelf.
page-said-freed = De plaats van { $name } is vrij.
page-letter-keys = Letters, cijfers en tekens als toetsen
page-letter-keys-everywhere = overal aan tafel
page-letter-keys-map = alleen als de kaart de focus heeft
page-letter-keys-off = nooit; pijltjes, Enter en Escape blijven
page-verbosity = Wat hardop wordt gezegd
page-verbosity-all = alles wat gebeurt
page-verbosity-own = wat van mij is, en punten
page-verbosity-refusals = alleen weigeringen, en wat ik vraag

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
error-seat-too-many = Zoveel plaatsen mag je niet nemen.
error-seat-taken = Die plaats is bezet.
error-seat-bot-plays = Een bot speelt nu op deze plaats.
error-table-unknown = Deze tafel bestaat niet.
error-table-not-host = Dat mag alleen de gastheer.
error-table-not-over = De partij is nog niet afgelopen.
error-table-over = De partij is afgelopen.
error-table-quota = Je hebt te veel open spellen; maak er eerst een af, verlaat of verwijder er een.
error-hint-switched-off = Aan deze tafel wordt zonder hints gespeeld.
error-table-chosen-deal = Een gekozen verdeling kan niet met gasten worden gespeeld.
error-table-outdated = Aan deze tafel golden oudere regels.
error-table-damaged = Een deel van deze partij ging verloren met een beschadigde schijf.
error-database-damaged = De database van de tafel is beschadigd.
error-database-full = De schijf van de tafel is vol: er kan nu niets bewaard worden.
error-database-gone = De database van de tafel is verplaatst: er kan niets worden bewaard tot ze terug is.
error-database-locked = De database van de tafel is vergrendeld. Probeer het zo weer.
error-database-read-only = De tafel kan nu niet in haar database schrijven.
error-database-unavailable = De database van de tafel antwoordt niet. Probeer het zo weer.
error-database-unopened = De database van de tafel kan nu niet geopend worden.
error-bot-unknown = Die bot bestaat niet.
error-bot-unavailable = De bot antwoordt nu even niet.
error-invitation-wrong = Deze uitnodiging geldt niet meer.
error-link-void = Deze link leidt naar geen plaats meer: hij is gebruikt, of er is een nieuwere.
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
error-data-invalid = Met dit spelmateriaal kan zo niet gespeeld worden: kijk in je doos.
error-texts-unknown = Er zijn geen teksten van dat spel in deze taal.
error-server-error = Er ging iets mis. Probeer het opnieuw.
error-server-stopping = De server gaat stoppen. Een andere neemt het zo over.
error-table-taken-along = Deze partij is meegenomen naar een apparaat en staat hier stil.
error-device-full = Deze browser heeft geen ruimte meer voor de pagina: er is nu niets bewaard, en de partij is zoals ze was.
error-device-blocked = Deze browser bewaart niets voor deze pagina, zoals in sommige privévensters: hier kan niet op dit apparaat gespeeld worden.
error-table-local = Deze tafel staat alleen op dit apparaat: niemand anders kan erbij komen.
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
page-scale-lowest = vanaf { $number }, of minder
page-scale-total = Punten
page-scale-presumptions = Vermoedens
page-said-open = Dit veld kun je kiezen.
page-said-closed = Dit veld kun je niet kiezen.
page-cells-help = Pijltjes gaan over de kaart, N en P gaan naar de velden die kunnen, Enter kiest in potlood en zet dan in inkt, cijfers nemen wat wordt aangeboden, L noemt de plekken op punten, S zegt wat wordt gevraagd, het vraagteken toont alle toetsen.

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
page-replay-whole-link = Een link met de hele partij erin kopiëren
page-replay-broken = Deze link bevat geen heel partijverslag: onderweg is een stuk verloren gegaan of veranderd. Vraag de link opnieuw, of het verslag als bestand.

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

## Your box: what is said of it elsewhere

page-components = Spelmateriaal
page-components-own = Mijn doos: { $name }
page-components-here = Zoals hier uitgegeven
page-made = Een deel van het spelmateriaal is gereconstrueerd
page-made-box = Gespeeld met de doos “{ $name }”
page-made-digest = De waarden dragen het kenmerk { $digest }; het verslag bevat ze.
page-made-why = Wat hierop gedrukt staat was niet te krijgen: het is opnieuw gemaakt, in overeenstemming met alles wat de spelregels erover zeggen.
# Number alone: '8 of 8' stands behind the name of the parts.
page-made-part = { $name }: { $count } van { $all }
page-made-one = gereconstrueerd
page-made-mark = ° gereconstrueerd: opnieuw gemaakt, in overeenstemming met alles wat de spelregels ervan zeggen; wat er gedrukt staat, kan anders zijn.
page-made-own = Ik heb het spel: mijn doos invoeren
page-box = Jouw doos
page-box-usual-name = Mijn doos

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
