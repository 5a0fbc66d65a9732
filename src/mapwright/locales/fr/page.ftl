# Les textes de la page.

page-points-now = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
