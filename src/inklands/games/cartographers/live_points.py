"""What a map would give if it were counted now, or right after a placement."""

from __future__ import annotations

from inklands.core.points import Points
from inklands.games.cartographers.actions import Placement
from inklands.games.cartographers.drawing import coins_earned, map_of
from inklands.games.cartographers.scoring import sheet_parts
from inklands.games.cartographers.state import State


def live_points(state: State, seat: int, action: Placement | None) -> Points:
    """All four edicts, the coins and the monsters of the map *seat* draws on, its drawing on it."""
    sheet, drawn = state.sheets[map_of(state, seat)], action or state.pending[seat]
    if drawn is not None:
        coins = coins_earned(state.card, sheet, drawn, state.setup.components.most_coins)
        sheet = sheet.with_drawn(drawn.terrain, drawn.cells, sum(coins))
    return Points(sheet_parts(sheet, tuple(card.key for card in state.setup.edicts)))
