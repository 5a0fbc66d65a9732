# De teksten van de pagina.

page-points-now = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
