"""What a seat would have if everything were counted now, or right after an action."""

from __future__ import annotations

from inklands.core.points import Points
from inklands.games.misterra.actions import Action, Claim, Keep, Map, OtomaClaim
from inklands.games.misterra.claims import with_claim
from inklands.games.misterra.otoma import OWNER
from inklands.games.misterra.scoring import board_points
from inklands.games.misterra.state import State
from inklands.games.misterra.tables import Tables
from inklands.games.misterra.turn import mapped


def outlook(tables: Tables, state: State, seat: int, action: Action | None) -> Points:
    """Live points of *seat* with its own presumptions; nothing hidden is turned up for them."""
    board, kept = state.board, state.hands[seat].kept
    match action:
        case Map():
            board, _ = mapped(tables, board, seat, action)
        case Claim():
            board = with_claim(board, seat, board.meeples[seat])
        case OtomaClaim(cell):
            board = with_claim(board, OWNER, cell)
        case Keep(numbers):
            kept = numbers
        case _:
            pass
    return board_points(tables, state.setup, board, seat, kept)
