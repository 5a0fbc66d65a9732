"""What a seat would have if everything were counted now, or right after an action."""

from __future__ import annotations

from mapwright.core.points import Points
from mapwright.games.misterra.actions import Action, Claim, Keep, Map, OtomaClaim
from mapwright.games.misterra.claims import with_claim
from mapwright.games.misterra.otoma import OWNER
from mapwright.games.misterra.scoring import board_points
from mapwright.games.misterra.state import State
from mapwright.games.misterra.tables import Tables
from mapwright.games.misterra.turn import mapped


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
