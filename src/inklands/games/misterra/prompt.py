"""What a seat is asked to do, in one sentence."""

from __future__ import annotations

from inklands.core.message import Message
from inklands.games.misterra.components import Components
from inklands.games.misterra.island.claims import can_claim
from inklands.games.misterra.island.terrain import SKETCH_TEXTS
from inklands.games.misterra.legal import on_jungle, on_lagoon, to_act
from inklands.games.misterra.state import State, Step


def prompt(components: Components, state: State, seat: int | None) -> Message:
    """What *seat* is asked to do; for others, whom the match waits for."""
    moment = state.moment
    if moment.step is Step.OVER:
        return Message("misterra-prompt-over")
    if seat not in to_act(state):
        if moment.step is Step.KEEP:
            return Message("misterra-prompt-wait-keep")
        return Message.of("misterra-prompt-wait", seat=moment.seat)
    match moment.step:
        case Step.KEEP:
            return Message.of("misterra-prompt-keep", kept=components.kept)
        case Step.LAND:
            return Message("misterra-prompt-land")
        case Step.OTOMA:
            return Message("misterra-prompt-otoma")
        case Step.ACT:
            return _act(components, state, moment.seat)
        case _:
            return _take(state, moment.seat)


def _take(state: State, seat: int) -> Message:
    sketches, moves = state.sketches, state.moment.step is Step.MOVE
    if not sketches.display:
        return Message("misterra-prompt-no-sketch")
    if state.moment.step is not Step.TAKE and sketches.deck and on_lagoon(state, seat):
        return Message("misterra-prompt-move-swap" if moves else "misterra-prompt-swap")
    return Message("misterra-prompt-move" if moves else "misterra-prompt-take")


def _act(components: Components, state: State, seat: int) -> Message:
    claims = can_claim(state.public, seat, components.markers)
    if on_jungle(state, seat):
        key = "misterra-prompt-jungle-claim" if claims else "misterra-prompt-jungle"
    else:
        key = "misterra-prompt-map-claim" if claims else "misterra-prompt-map"
    return Message.of(key, sketch=SKETCH_TEXTS[state.moment.card])
