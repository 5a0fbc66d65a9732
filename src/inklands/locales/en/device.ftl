# The texts of games that move between a server and a device, and of the page about this device.

## Moving a game

device-send-help = The game moves to the server, which plays it through once more to see that all is right. You go on with it there, in this browser; on this device it is gone then.
device-send = Send to the server
device-take-help = The game moves to this device, with its hidden cards, and needs no server any more. On the server it stands still until you bring it back. No guest can come to it after that.
device-take = Take along
device-move-not = No, leave it there
device-moving = On its way…
device-apart-help = Both are kept. You can move this one as a game of its own, beside the other.
device-apart = Move as a game of its own

## A game that is elsewhere

device-taken-along = This game was taken along to a device. It stands still here, and goes on here when it is brought back.
device-sent = This game was on its way to the server. It stands still here until it is sent again, or goes on here.
device-bring-back = Bring it back from this device
device-send-again = Send it again
device-play-here = Go on here
device-play-here-help = It goes on here as it was when it left. What was played elsewhere since is not here; if that comes back later, you are told and both are kept.
device-not-here = That game is not on this device.

## The page about this device

device-about = What this browser keeps on this device: games that are played without a server, your box, your settings.
device-games = { $count ->
    [0] No games are kept here.
    [one] One game is kept here.
   *[other] { $count } games are kept here.
}
device-room = Room used: { $value } of { $all } MB
device-persisted = The browser has promised not to clear them by itself.
device-not-persisted = The browser may clear them when it wants room. Save them in a file now and then.
device-engine-kept = All that is needed to play without a network is here.
device-engine-not-kept = What is needed to play without a network could not be fetched, or there was no room for it. It is tried again at the next visit.
device-persist = Ask the browser to keep them
device-save = Save all in a file
device-save-help = The file holds the games with their hidden cards, your box and your settings. It can be brought to any device.
device-saved = The file is saved.
device-open = Bring a file here
device-wrong = That is no file of games from a device, or a part of it is missing. Nothing was changed.
device-newer = That file was written by a newer version of Inklands. Reload the page and try again. Nothing was changed.
device-brought = { $count ->
    [0] No game was new.
    [one] One game was brought.
   *[other] { $count } games were brought.
}
device-further = { $count ->
    [one] One game that was here already went further in the file, and does here now.
   *[other] { $count } games that were here already went further in the file, and do here now.
}
device-there = { $count ->
    [one] One game was here already.
   *[other] { $count } games were here already.
}
device-parted = { $count ->
    [one] One game was played on both here and in the file. It was left as it is here.
   *[other] { $count } games were played on both here and in the file. They were left as they are here.
}
device-parted-apart = Bring them as games of their own
device-unread = { $count ->
    [one] One game could not be brought.
   *[other] { $count } games could not be brought.
}
device-settings = { $count ->
    [0] Settings and box are as in the file.
    [one] One setting, or the box, differs in the file and was left as it is here.
   *[other] { $count } settings, or the box, differ in the file and were left as they are here.
}
device-settings-take = Take those of the file

## Why a game does not come

error-table-not-alone = Only a game without other people can be moved.
error-copy-broken = That game does not play out as it says. It was not taken.
error-copy-diverged = This game was played on in both places, and differently.
error-copy-newer = That game comes from a newer version of Inklands. Reload the page and try again.
error-copy-not-yours = That game is there already, and belongs to another browser. Take your seat there by its link.
error-copy-other-match = Another game has that name there.
error-copy-other-rules = That game was begun with other rules or cards than are played by there. It stays where it is.
error-copy-unreadable = That game cannot be read: something in it is missing or was changed.
