# Texts of the page.

## Names and ways

page-name = Inklands
page-motto = A table, a pencil, an unknown land.
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

## The table

page-players = At the table
page-thinking = is drawing
page-ready = is ready
page-away = is away
page-bot-thinking = The bot is thinking
page-bot-done = The bot is ready
page-stand-in = Let a bot stand in
page-hand-back = Take over from the bot
page-free-seat = Free the seat
page-looking-on = You are looking on.
page-waiting-for-one = Drawn. Waiting for { $name }.
page-map-of = The map of { $name }
page-map-help = Arrows move the shape, R turns it, F flips it, Enter puts it down in pencil and then inks it, question mark lists all keys.
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

## Keys

page-keys = Keys
page-key-move = move over the map
page-key-turn = turn the shape
page-key-flip = flip the shape
page-key-pick = choose what to draw
page-key-seek = next spot where it fits, and the one before
page-key-enter = put down in pencil, then ink
page-key-escape = lift the shape again
page-key-undo = undo
page-key-hint = ask for a hint
page-key-help = show these keys
page-keys-touch = On a touch screen: tap or drag to place, buttons to turn and flip, two fingers to zoom.

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
error-seat-taken = That seat is taken.
error-seat-bot-plays = A bot plays this seat now.
error-table-unknown = There is no such table.
error-table-not-host = Only the host may do that.
error-table-not-over = The match is not over yet.
error-table-quota = You have too many open tables; finish one first.
error-table-chosen-deal = A chosen deal cannot be played with guests.
error-table-outdated = This table was played with older rules.
error-table-damaged = A part of this match was lost with a damaged disk.
error-database-damaged = The table’s database is damaged.
error-database-full = The table’s disk is full: nothing can be kept just now.
error-database-locked = The table’s database is locked. Please try again in a moment.
error-database-read-only = The table may not write to its database just now.
error-database-unavailable = The table’s database does not answer. Please try again in a moment.
error-database-unopened = The table’s database cannot be opened just now.
error-bot-unknown = There is no such bot.
error-bot-unavailable = The bot does not answer just now.
error-invitation-wrong = This invitation is no longer valid.
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
error-data-invalid = The table’s own cards and values cannot be read.
error-texts-unknown = There are no texts of that game in this language.
error-server-error = Something went wrong at the table. Please try again.
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
page-scale-total = Points
page-scale-presumptions = Presumptions
page-said-open = It can be chosen.
page-said-closed = It cannot be chosen.
page-cells-help = Arrows move over the map, N and P go to the cells that can be chosen, Enter chooses, numbers take what is offered, question mark lists all keys.

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
