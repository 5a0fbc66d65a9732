"""The points that everybody may count: presumptions stay secret until the match is over."""

from __future__ import annotations

from inklands.fast.match import DONE, SEATS
from inklands.fast.misterra.points import OTOMAS, claim_points, map_points, points
from inklands.grid.kernel import Ints, Masks, kernel


@kernel
def standing_points(b: Masks, v: Ints, seat: int) -> int:
    """What *seat* has for all to see; agrees with `standing` in games/misterra/scoring.py."""
    if v[DONE]:
        return points(b, v, seat)
    own = map_points(b, v, seat) + claim_points(b, v, seat)
    return own - claim_points(b, v, OTOMAS) if v[SEATS] == 1 else own
