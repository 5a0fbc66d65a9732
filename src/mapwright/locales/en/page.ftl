# Texts of the page.

page-points-now = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
