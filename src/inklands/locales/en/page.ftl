# Texts of the page.

## Names and ways

page-name = Inklands
page-motto = A table, a pencil, an unknown land.
page-offline = Playing offline
page-offline-keeping = Getting ready to play offline: { $percent }%
page-offline-offer = Get ready to play offline (6 MB)
page-on-this-device = on this device
page-taken-along-short = taken along
page-move-game = Move: { $name }
page-device = On this device
page-label = { $name }: { $value }
page-language = Language
page-theme-auto = Paper as the system has it
page-theme-light = Light paper
page-theme-dark = Dark paper
page-home = Home
page-about = A map to draw.
page-play-solo = Play solo
page-play-bots = Against bots
page-play-pass = Pass and play
page-play-friends = Invite friends
page-choose-options = Choose seats and options
page-my-games = Open games
page-finished-games = Finished maps
page-more-games = Show more games
page-leave-game = Leave or delete: { $name }
page-delete-game = Delete: { $name }
page-delete-help = Nobody else plays here: the game is deleted, and nobody can bring it back.
page-delete-over-help = The map goes from your list. When none of those who played keeps it, map and record are deleted for good.
page-delete-sure = Yes, delete
page-leave-not = No, keep it
page-your-turn = Your turn
page-turn-number = turn { $turn }
page-outdated-short = stands still: the rules have changed
page-outdated = This match was begun with rules { $rules } and data { $data }. The table now plays by rules { $rulesNow } and data { $dataNow }, so it cannot go on here. Nothing of it is lost: it stays as it was left.
page-outdated-gone = This match was begun with rules { $rules } and data { $data } of a game that the table no longer has. Nothing of it is lost: it stays as it was left.
page-outdated-again = Begin again by today’s rules
page-damaged-short = stands still: a part of it was lost
# Number alone: it stands behind a colon.
page-damaged = Moves of this match that were lost with a damaged disk: { $count } of { $most }. It cannot go on; whoever runs the server may bring back a backup.
page-damaged-again = Begin again
page-manner-solo = solo
page-manner-pass = pass and play
page-with = with { $names }
page-me = Explorer
page-player-number = Player { $number }
page-bot-number = Bot { $number }
page-bot-level = Bot { $number } ({ $level })
page-level-apprentice = Apprentice
page-level-surveyor = Surveyor
page-level-mapmaker = Mapmaker
page-level-master = Master
page-level-legend = Legend

## New game

page-seats = Who plays?
page-seats-help = Several seats of your own share this screen; a seat by link waits for a guest.
page-seat-kind = Who takes seat { $number }
page-seat-name = Name at seat { $number }
page-seat-level = Level of the bot at seat { $number }
page-kind-me = On this screen
page-kind-open = By link
page-kind-open-help = Waits for whoever follows the link.
page-kind-bot = Bot
page-add-seat = Add a seat
page-remove-seat = Remove seat { $number }
page-options = Options
page-more-options = More options
page-option-number = { $name }: choose a whole number from { $lowest } to { $highest }.
page-on = On
page-by-lot = By lot
page-none = None
page-off = Off
page-start = Start
page-starting = Setting the table…

## Lobby and seats

page-unrolling = Unrolling the map…
page-invited = A seat is free for you at this table.
page-invited-by = { $name } keeps a seat free for you.
page-your-name = Your name
page-sit-down = Sit down
page-invite = Send this link to your friends
page-guest-seats = Seats that each guest may take
page-take-seats = How many seats do you take?
page-qr = QR code of the invitation
page-copy = Copy the link
page-copied = Copied
page-only-here = This link works on this computer only. To play with friends on your network, stop the table and start it with
page-fill-with-bot = Seat a bot here
page-enter-early = To the map
page-seat-open = Free seat
page-nowhere = This path leads off the map.
page-dragons = Here be dragons
page-line-lost = Connection lost. Reconnecting; nothing is lost.
page-privacy = Hand over to { $name }
page-privacy-first = { $name } begins
page-privacy-help = The map stays rolled up until then.
page-privacy-take = I am { $name }

## Friends who come and go

page-share-by = Share…
page-copy-by-hand = The link is selected: copy it.
page-you = you
page-host = host
page-kept-for = Kept for { $name }
page-your-seat = Your seat
page-rename = Use this name
page-name-is = You are { $name } here.
page-seat-link-make = Make a link to my seat
page-seat-link = The link to your seat
page-seat-link-help = Open it on another device, or in another browser, to go on there. It is for you alone: whoever opens it has your seat. A new link voids the one before.
page-seat-qr = QR code of the link to the seat
page-leave = Leave the table
page-leave-help = A bot plays on for you; a seat where nothing was played yet becomes free. There is no way back without an invitation.
page-leave-sure = Yes, leave
page-reopen = Invite { $name } again
page-reopen-help = Send this to { $name } alone. It leads back to this very seat, once, as long as they have not come back by themselves.
page-reopened = is invited again
page-resume-title = Your seat is kept
page-resume-help = You can go on here as { $name }. The browser you played in before will only look on.
page-resume = Go on here
page-looking-on-title = You are looking on
page-all-seats-taken = Every seat at this table is taken, so this invitation leads to none any more.
page-come-back = Is one of them yours? Then open the table in the browser you sat down in, or open the link to your seat, or ask { $name } to invite you again.
page-look-on = Look on
page-seat-moved = Your seat is played in another browser now; here you look on.
page-seat-freed = Your seat was freed; here you look on.
page-absent = { $name } does not answer. A bot can stand in.
page-away-thinking = is away, has yet to draw
page-away-ready = is away, has drawn
page-bot-plays-you = A bot plays for you
page-bot-played-you = The bot has played for you
page-bot-played-nothing = It has not done anything yet.
page-take-back = Take my seat back
page-hints = Hints allowed
page-hints-on = Hints are allowed at this table.
page-hints-off = This table is played without hints.
page-patience = When somebody does not answer
page-patience-never = Wait as long as they are there
page-patience-after = { $count ->
    [one] A bot may stand in after one minute
   *[other] A bot may stand in after { $count } minutes
}
page-patience-told = { $count ->
    [one] At this table a bot may stand in for whoever is awaited and does nothing for one minute.
   *[other] At this table a bot may stand in for whoever is awaited and does nothing for { $count } minutes.
}
page-rematch-offer = { $name } offers a rematch.
page-rematch-join = Join in
page-rematch-decline = Not this time
page-rematch-declined = You are not part of the rematch.
page-rematch-yes = comes along
page-rematch-no = does not come
page-unsent = { $count ->
    [one] One thing you did is not sent yet.
   *[other] { $count } things you did are not sent yet.
}

## The table

page-players = At the table
page-thinking = is drawing
page-ready = is ready
page-bot-thinking = The bot is thinking
page-bot-done = The bot is ready
page-stand-in = Let a bot stand in
page-hand-back = Take over from the bot
page-free-seat = Free the seat
page-looking-on = You are looking on.
page-waiting-for-one = Drawn. Waiting for { $name }.
page-map-of = The map of { $name }
page-map-help = Arrows move the shape, R turns it, F flips it, Enter puts it down in pencil and then inks it, L lists the places that fit by points, S says what is asked, question mark lists all keys.
page-back-to-drawing = Back to drawing
page-maps = Maps
page-layer-island = Island
page-layer-parchment = Parchment
page-card = The card
page-choose-offer = Choose what to draw
page-with-coin = with a coin
page-card-time = Time { $time }
page-on-ruins = on ruins
page-turn = Turn
page-flip = Flip
page-hint = Hint
page-hint-thinking = Thinking…
page-hint-here = A strong player would draw here.
page-lift = Lift
page-undo = Undo
page-retract = Take it back
page-ink = Ink it
page-inking = Inking…
page-letters = Letters
page-season = The season
page-time-used = { $time } of { $threshold } time used
page-goals = Goals and points
page-counts-now = counts this season
page-coins-rule = One point for each coin, every season.
page-monsters-rule = One point lost for each empty cell beside a monster, every season.
page-season-now = This season, as it stands
page-total = Counted so far
page-why = How { $goal } counts
page-nothing-yet = Nothing yet.
page-close = Close
page-log = The story so far
page-actions = What you may do
page-filter = Filter
page-said-fits = The shape fits here.
page-said-illegal = The shape does not fit here.
page-said-pencil = In pencil. Press Enter to ink it.
page-said-inked = Inked.
page-said-done = Drawn in pencil; U takes it back.

## Keys

page-keys = Keys
page-key-move = move over the map
page-key-turn = turn the shape
page-key-flip = flip the shape
page-key-pick = choose what to draw
page-key-seek = next spot where it fits, in pencil, and the one before
page-key-enter = put down in pencil, then ink
page-key-escape = lift the shape again
page-key-undo = undo
page-key-hint = ask for a hint
page-key-places = the places that fit, by points
page-key-asked = hear what is asked and offered
page-key-lines = hear this row, this column
page-key-region = hear this region
page-key-points = hear the goals and points
page-key-open = hear what is open
page-key-help = show these keys
page-keys-rule = Pencil first, then ink, in every game: a tap, a click, N and P lay it in pencil, and it can be lifted again. Only Enter on what lies in pencil, or the button, inks it; tapping twice never does. Steps that can be taken back are done at once.
page-keys-touch = On a touch screen: tap or drag to place, buttons to turn and flip, two fingers to zoom. On small cells a glass shows what is under the finger; slide to the one you mean.

## For ears: what is said, and what can be heard

page-news = News of the table
page-listen = Listen
page-places = Places that fit, by points
page-places-count = { $count ->
    [one] One place; arrows walk through the list, Enter chooses.
   *[other] { $most } of { $count } places, the best first; arrows walk through the list, Enter chooses.
}
page-hear-asked = What is asked
page-hear-row = This row
page-hear-column = This column
page-hear-region = This region
page-hear-points = Goals and points
page-hear-open = What is open
page-heard-row = Row { $name }: { $cells }
page-heard-column = Column { $name }: { $cells }
page-heard-region = { $count ->
    [one] { $thing }, one cell: { $cells }
   *[other] { $thing }, { $count } cells: { $cells }
}
page-heard-open = { $count ->
    [one] One cell is open: { $cells }
   *[other] { $count } cells are open: { $cells }
}
page-heard-nothing-open = Nothing is open.
page-heard-span = { $one } to { $other }
page-heard-offer = { $number }: { $thing }.
# What stands for an arrow between a count and its points: 3 gives 2.
page-heard-gives = gives
# Values printed for a goal, such as 2, 5, 9; those that were reached or taken are struck.
page-heard-values = printed: { $numbers }
page-heard-struck = { $value } struck
page-heard-solo = less { $value } at the end
page-gives-more = { $points ->
    [one] one point more
   *[other] { $points } points more
}
page-gives-less = { $points ->
    [one] one point less
   *[other] { $points } points less
}
page-gives-same = no change of points
page-said-covers = It covers { $cells }.
page-said-placement = { $thing }, on { $cells }
page-said-hint = A strong player would do this: { $action }.
page-said-points = All ways of scoring together: { $number }, { $value }.
page-said-over = The match is over.
page-said-sat = { $name } sits down.
page-said-came = { $name } is here.
page-said-left = { $name } is away.
page-said-stand-in = A bot stands in for { $name }.
page-said-back = { $name } plays again.
page-said-freed = The seat of { $name } is free.
page-letter-keys = Letters, digits and signs as keys
page-letter-keys-everywhere = everywhere at the table
page-letter-keys-map = only while the map has the focus
page-letter-keys-off = never; arrows, Enter and Escape stay
page-verbosity = What is told aloud
page-verbosity-all = everything that happens
page-verbosity-own = what is mine, and points
page-verbosity-refusals = only refusals, and what I ask for

## The end

page-won = { $name } wins
page-shared-win = { $names } share the win
page-rating = Rating { $number }: the points less the numbers of the four goals.
page-points-of = Points of { $name }
page-rematch = Rematch
page-go-rematch = To the rematch
page-share = Share
page-share-link = Link
page-share-record = Record
page-saved = Saved.

## Refusals

error-action-illegal = That is not allowed now.
error-action-stale = The table has moved on.
error-action-not-to-act = There is nothing for you to decide now.
error-action-undo-refused = There is nothing to take back since the last reveal.
error-notation-malformed = That could not be read.
error-seat-invalid = That many seats are not possible.
error-seat-not-yours = That seat is not yours.
error-seat-present = Whoever holds that seat is here.
error-seat-too-many = You may not take so many seats.
error-seat-taken = That seat is taken.
error-seat-bot-plays = A bot plays this seat now.
error-table-unknown = There is no such table.
error-table-not-host = Only the host may do that.
error-table-not-over = The match is not over yet.
error-table-over = The match is over.
error-table-quota = You have too many open games; finish, leave or delete one first.
error-hint-switched-off = This table is played without hints.
error-table-chosen-deal = A chosen deal cannot be played with guests.
error-table-outdated = This table was played with older rules.
error-table-damaged = A part of this match was lost with a damaged disk.
error-database-damaged = The table’s database is damaged.
error-database-full = The table’s disk is full: nothing can be kept just now.
error-database-gone = The table’s database has been moved away: nothing can be kept until it is back.
error-database-locked = The table’s database is locked. Please try again in a moment.
error-database-read-only = The table may not write to its database just now.
error-database-unavailable = The table’s database does not answer. Please try again in a moment.
error-database-unopened = The table’s database cannot be opened just now.
error-bot-unknown = There is no such bot.
error-bot-unavailable = The bot does not answer just now.
error-invitation-wrong = This invitation is no longer valid.
error-link-void = This link leads to no seat any more: it was used, or a newer one was made.
error-option-invalid = One of the options is not possible.
error-game-unknown = There is no such game.
error-record-malformed = That record cannot be read, or does not play out as it says.
error-sheet-malformed = The table cannot make sense of this sheet.
error-sheet-none = This game has no sheets that are drawn on paper.
error-record-unfinished = The record can be read when the match is over.
error-record-outdated = That record follows rules or cards that this table no longer plays with.
error-message-malformed = The page and the table do not understand each other; reload the page.
error-message-too-large = That was too much at once.
error-name-empty = Please give a name.
error-origin-foreign = That came from another site.
error-rate-limited = A little slower, please.
error-request-unknown = There is nothing at that address.
error-host-unknown = The table is not known by that address.
error-data-invalid = These components cannot be played with as they are: look at your box.
error-texts-unknown = There are no texts of that game in this language.
error-server-error = Something went wrong at the table. Please try again.
error-server-stopping = The server is about to stop. Another one goes on in a moment.
error-table-taken-along = This match was taken along to a device, and stands still here.
error-device-full = This browser has no more room for the page: nothing was kept just now, and the match is as it was before.
error-device-blocked = This browser keeps nothing for this page, as in some private windows: games cannot be played on this device here.
error-table-local = This table is on this device alone: nobody else can come to it.
error-server-away = The table does not answer. Is the server running?

## Counts

page-points-now = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-onlookers = { $count ->
    [one] One person is looking on.
   *[other] { $count } people are looking on.
}
page-waiting-for = { $count ->
    [one] Drawn. Waiting for one other.
   *[other] Drawn. Waiting for { $count } others.
}
page-waiting-players = { $count ->
    [one] Waiting for one more player
   *[other] Waiting for { $count } more players
}
page-still-open = { $count ->
    [one] One seat is still free: show the invitation
   *[other] { $count } seats are still free: show the invitation
}
page-more-actions = { $count ->
    [one] and one more: filter to find it
   *[other] and { $count } more: filter to find them
}

## Advice and cells

page-advice = What a strong player would do
page-expected = { $points ->
    [one] about one point
   *[other] about { $points } points
}
page-expected-ahead = { $points ->
    [one] about one point ahead
   *[other] about { $points } points ahead
}
page-expected-behind = { $points ->
    [one] about one point behind
   *[other] about { $points } points behind
}
page-expected-level = about level
# Number alone: a difference, mostly a fraction.
page-expected-less = { NUMBER($points, maximumFractionDigits: 1) } less
page-expected-same = just as good
page-if-over-now = If it ended now
page-scales = Titles
page-scale-from = from { $number }
page-scale-lowest = from { $number }, or less
page-scale-total = Points
page-scale-presumptions = Presumptions
page-said-open = It can be chosen.
page-said-closed = It cannot be chosen.
page-cells-help = Arrows move over the map, N and P go to the cells that can be chosen, Enter chooses in pencil and then inks, numbers take what is offered, L lists the places that fit by points, S says what is asked, question mark lists all keys.

## Looking at a match again

page-replay = Replay
page-replay-record = Look at a record again
page-replay-help = Choose the record of a match or paste it here, and go through it step by step.
page-replay-open = Open a file
page-replay-paste = Or paste a record
page-replay-show = Show the match
# Number alone: 'moment 3 of 80' counts nothing by itself.
page-replay-moment = Turn { $turn } · moment { $at } of { $count }
page-replay-first = To the start
page-replay-back = One step back
page-replay-on = One step on
page-replay-last = To the end
page-replay-play = Play
page-replay-pause = Pause
page-replay-link = Copy a link to this moment
page-replay-whole-link = Copy a link with the whole match in it
page-replay-broken = This link does not hold a whole record: a part of it was lost or changed on the way. Ask for the link again, or for the record as a file.

## How to play

page-rules = How to play
page-rules-aim = The aim
page-rules-turn = A turn
page-rules-special = Good to know
page-rules-points = Points
page-rules-end = The end
page-rules-solo = Alone
page-rules-terrains = The terrains
page-rules-goals = Every goal

## Scoring a paper sheet

page-score = Score a sheet
page-no-sheet = This title has no sheets to score.
page-paint = Painting
page-brushes = Brushes
page-eraser = erase
page-blank-sheet = Blank sheet
page-paint-goals = Choose the goals of your game, then paint your sheet.
page-paint-sheet = Paint what is drawn on your sheet.
page-paint-help = Press a cell to paint it, or draw the brush across several; the same brush wipes its own paint off again. Arrows move over the map, Enter or space paints, numbers choose the brush, U undoes.
page-choose-goal = Choose this goal from its list.
page-if-season = At the end of a season
page-less = { $name }: one less
page-more = { $name }: one more
page-all-points = All together

## Your box: what is said of it elsewhere

page-components = Components
page-components-own = My box: { $name }
page-components-here = As published here
page-made = Some components are reconstructed
page-made-box = Played with the box “{ $name }”
page-made-digest = Its values have the mark { $digest }; the record holds them.
page-made-why = What is printed on these could not be had: it was made anew, in keeping with all that the rulebook tells of it.
# Number alone: '8 of 8' stands behind the name of the parts.
page-made-part = { $name }: { $count } of { $all }
page-made-one = reconstructed
page-made-mark = ° reconstructed: made anew, in keeping with all that the rulebook tells; what is printed may differ.
page-made-own = I own the game: put in my box
page-box = Your box
page-box-usual-name = My box

## Learning

page-learn = Learn by playing
page-lesson = The lesson
# Number alone: a fraction such as 3 / 13.
page-lesson-count = { $number } / { $count }
page-lesson-before = The note before
page-lesson-next = The next note
page-lesson-leave = Skip the notes

## What was missed

page-review = What was missed?
# Number alone: '3 of 80' stands behind a colon.
page-review-thinking = A strong player goes through the decisions: { $done } of { $count }…
page-review-missed =
    { $points ->
        [one] One point missed
       *[other] { $points } points missed
    } in { $count ->
        [one] one decision
       *[other] { $count } decisions
    }. Luck is left out: each is judged by what could be known.
page-review-nothing = Nothing missed: a strong player could not have done better.
page-review-better = better:
# Number alone: it is all there is to say.
page-review-cost = −{ $points }
page-review-here = This would have been better.
