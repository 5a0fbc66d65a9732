# Wat de tafel zegt voor spellen zonder eigen aanwijzing.

table-prompt-act = U bent aan zet.
table-prompt-wait = { $count ->
    [one] Wachten op één speler.
   *[other] Wachten op { $count } spelers.
}
table-prompt-over = De partij is afgelopen.
