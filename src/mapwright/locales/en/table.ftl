# What the table says for titles that have no prompt of their own.

table-prompt-act = It is for you to decide.
table-prompt-wait = { $count ->
    [one] Waiting for one player.
   *[other] Waiting for { $count } players.
}
table-prompt-over = The match is over.
