"""What a seat would have if everything were counted now, or right after an action."""

from __future__ import annotations

from inklands.core.points import Points
from inklands.games.misterra.actions import Action, Claim, Keep, Map, OtomaClaim
from inklands.games.misterra.components import Components
from inklands.games.misterra.island.claims import with_claim
from inklands.games.misterra.otoma.turn import OWNER
from inklands.games.misterra.scoring import public_points
from inklands.games.misterra.state import State
from inklands.games.misterra.turn import mapped


def live_points(components: Components, state: State, seat: int, action: Action | None) -> Points:
    """Live points of *seat* with its own presumptions; nothing hidden is turned up for them."""
    public, kept = state.public, state.hands[seat].kept
    match action:
        case Map():
            public, _ = mapped(components, public, seat, action)
        case Claim():
            public = with_claim(public, seat, public.meeples[seat])
        case OtomaClaim(cell):
            public = with_claim(public, OWNER, cell)
        case Keep(numbers):
            kept = numbers
        case _:
            pass
    return public_points(components, state.setup, public, seat, kept)
