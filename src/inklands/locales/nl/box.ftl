# Words of the pages of a box, which are fetched with them.

page-box-intro = Schilder en schrijf hier, met je eigen spel bij de hand, wat op het spelmateriaal gedrukt staat. Deze browser bewaart het, het past in één bestand, en het wordt je aangeboden wanneer je een tafel klaarzet.
page-box-name = Naam van je doos
page-box-export = Opslaan als bestand
page-box-import = Bestand openen
page-box-exported = Je doos is opgeslagen als inklands-box.toml. De opdrachtregel neemt haar met --data.
page-box-imported = “{ $name }” is overgenomen.
# Number alone: '5 of 8' counts the parts that the heading names.
page-box-progress = { $own } van { $count } uit je doos.
page-box-left = { $count ->
    [one] Eén deel is nog gereconstrueerd.
   *[other] { $count } delen zijn nog gereconstrueerd.
}
page-box-complete = Niets is meer gereconstrueerd.
page-box-none = Al het spelmateriaal van dit spel is bekend: er is niets in te voeren.
page-box-not-kept = Deze browser heeft geen ruimte meer voor je doos: sla haar op als bestand voor je deze pagina verlaat.
page-box-good = Hiermee kan gespeeld worden.
page-box-state-reconstructed = gereconstrueerd
page-box-state-rulebook = uit de spelregels
page-box-state-public = algemeen bekend
page-box-state-own = uit je doos
page-box-state-wrong = nog niet goed
page-box-same = Zo is het in mijn doos
page-box-begin = Leeg beginnen en schilderen
page-box-take-out = Terug naar wat hier is uitgegeven
page-box-play = Spelen met je doos
page-box-points = Punten
page-box-seats = { $number ->
    [one] Eén speler
   *[other] { $number } spelers
}
page-box-card = Kaart { $number }
page-box-side = Kant { $number }
page-box-cell = Rij { $row }, kolom { $column }: { $what }
page-box-any = om het even wat
page-box-blank = leeg
page-box-no-number = Hier hoort een geheel getal.
page-box-add-card = Nog een kaart
page-box-remove-card = Kaart { $number } weghalen
data-unplayable = Hiermee kan niet gespeeld worden.
data-malformed = Dit is niet geschreven zoals een doos hoort te zijn.
data-too-large = Er zit meer in dan in enige doos past.
data-number = Geen getal mag groter zijn dan { $most }.
# Number alone: it counts nothing by itself.
data-least = Er staat { $number } waar { $least } of meer nodig is.
data-missing = Er ontbreekt iets: { $field }.
data-kind = Er is iets van een andere soort nodig: { $field }.
data-section = Dit spel heeft zo’n deel niet.
data-unknown = Er is geen “{ $word }” in dit spel.
data-twice = Iets staat er twee keer.
data-rising = Elke waarde moet hoger zijn dan de vorige.
