"""What a seat is asked to do, in one sentence."""

from __future__ import annotations

from inklands.core.message import Message
from inklands.games.explorers.log import terrains_key
from inklands.games.explorers.state import Draft, Stage, State
from inklands.games.explorers.trail.offers import has_map


def prompt(state: State, seat: int | None) -> Message:
    """The duty of *seat*; an onlooker, like a seat that has finished, waits."""
    stage = state.clock.stage
    if stage is Stage.OVER:
        return Message("explorers-prompt-over")
    if seat is None or seat not in state.waiting:
        return Message("explorers-prompt-wait")
    if stage is Stage.VILLAGE:
        return Message("explorers-prompt-village")
    if stage is Stage.SIDE:
        return Message("explorers-prompt-side")
    draft = state.drafts[seat]
    return _choice(state, seat, draft) if draft.asks else _crossing(draft)


def _choice(state: State, seat: int, draft: Draft) -> Message:
    match state.clock.stage:
        case Stage.OPENING:
            amount = state.setup.components.crosses.opening
            return Message.of("explorers-prompt-opening", amount=amount)
        case Stage.BONUS:
            return Message.of("explorers-prompt-bonus", amount=draft.batches[0])
    if has_map(state, seat):
        return Message("explorers-prompt-card-or-map")
    return Message("explorers-prompt-card")


def _crossing(draft: Draft) -> Message:
    if draft.riding:
        return Message("explorers-prompt-ride")
    terrain = terrains_key(draft.plan)
    return Message.of("explorers-prompt-cross", amount=draft.left, terrain=terrain)
