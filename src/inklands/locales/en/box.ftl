# Words of the pages of a box, which are fetched with them.

page-box-intro = With your copy of the game at hand, paint and write here what is printed on its components. It is kept in this browser, can be saved as one file, and is offered whenever you set up a table.
page-box-name = Name of your box
page-box-export = Save as a file
page-box-import = Open a file
page-box-exported = Your box is saved as inklands-box.toml. The command line takes it with --data.
page-box-imported = “{ $name }” is taken in.
# Number alone: '5 of 8' counts the parts that the heading names.
page-box-progress = { $own } of { $count } from your box.
page-box-left = { $count ->
    [one] One part is still reconstructed.
   *[other] { $count } parts are still reconstructed.
}
page-box-complete = Nothing is reconstructed any more.
page-box-none = Every component of this game is known: there is nothing to put in.
page-box-not-kept = This browser has no room left for your box: save it as a file before you leave this page.
page-box-good = The table can play with this.
page-box-state-reconstructed = reconstructed
page-box-state-rulebook = from the rulebook
page-box-state-public = publicly known
page-box-state-own = from your box
page-box-state-wrong = not yet right
page-box-same = It is so in my box
page-box-begin = Paint it from a blank one
page-box-take-out = Back to what is published here
page-box-play = Play with your box
page-box-points = Points
page-box-seats = { $number ->
    [one] One player
   *[other] { $number } players
}
page-box-card = Card { $number }
page-box-side = Side { $number }
page-box-cell = Row { $row }, column { $column }: { $what }
page-box-any = anything
page-box-blank = blank
page-box-no-number = A whole number is needed here.
page-box-add-card = Another card
page-box-remove-card = Take card { $number } away
data-unplayable = The game cannot be played with this.
data-malformed = This is not written as a box should be.
data-too-large = There is more in it than any box holds.
data-number = No number may be beyond { $most }.
# Number alone: it counts nothing by itself.
data-least = There is a { $number } where { $least } or more is needed.
data-missing = Something is missing: { $field }.
data-kind = Something of another kind is needed: { $field }.
data-section = This game has no such part.
data-unknown = There is no “{ $word }” in this game.
data-twice = Something is there twice.
data-rising = Each value must be higher than the one before.
