"""What a seat is asked to do, in one sentence."""

from __future__ import annotations

from inklands.core.message import Message
from inklands.games.cartographers.components import Ambush
from inklands.games.cartographers.drawing import map_of
from inklands.games.cartographers.legal import fits_nowhere, must_draw
from inklands.games.cartographers.state import State


def prompt(state: State, seat: int | None) -> Message:
    """What *seat* is asked to do; an onlooker, like a seat that has drawn, waits."""
    if state.card is None:
        return Message("cartographers-prompt-over")
    if seat is None or not must_draw(state, seat):
        return Message("cartographers-prompt-wait")
    card = f"@cartographers-{state.card.key}"
    if isinstance(state.card, Ambush):
        return Message.of("cartographers-prompt-ambush", card=card, other=map_of(state, seat))
    if fits_nowhere(state.card, state, seat):
        return Message.of("cartographers-prompt-one-cell", card=card)
    if state.ruins_due:
        return Message.of("cartographers-prompt-ruins", card=card)
    return Message.of("cartographers-prompt-draw", card=card)
