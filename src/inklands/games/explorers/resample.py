"""Full states that look like a view to its seat: what it cannot see is drawn anew."""

from __future__ import annotations

from dataclasses import replace

from inklands.core.rng import Rng
from inklands.games.explorers.components import TURNS, Components
from inklands.games.explorers.landscape.landscape import landscape
from inklands.games.explorers.landscape.marks import cells_of_names, cells_of_rows
from inklands.games.explorers.landscape.terrain import GRID
from inklands.games.explorers.landscape.tiles import parse_layout
from inklands.games.explorers.legal import steps
from inklands.games.explorers.state import Clock, Deal, Draft, Setup, Sheet, Stage, State
from inklands.games.explorers.trail.crossing import blank_draft, bonus_draft, card_draft, drafted
from inklands.games.explorers.view import OwnTurn, PlayerView, View
from inklands.grid.grid import Mask

AT_ONCE = (Stage.OPENING, Stage.CROSSES, Stage.BONUS)


def resample(components: Components, seen: View, rng: Rng) -> State:
    """
    A state drawn from those that look like *seen*.

    The cards to come are in a new order; seats that have finished this turn have made some legal
    crosses, and seats that have not are as they were when it began.
    """
    deal_rng, rng = rng.split()
    clock = _clock(seen)
    sheets = tuple(
        _sheet(seen, player, seen.own if player.seat == seen.seat else None)
        for player in seen.players
    )
    state = State(
        setup=_setup(components, seen),
        deal=_deal(seen, deal_rng),
        clock=clock,
        sheets=sheets,
        drafts=(),
        temples=tuple(place.values for place in seen.places),
        races=tuple(objective.left for objective in seen.objectives),
        waiting=frozenset(seen.waiting),
        bonus=tuple(player.bonus for player in seen.players),
    )
    return _with_drafts(state, seen, rng) if clock.stage in AT_ONCE else state


def _setup(components: Components, seen: View) -> Setup:
    by_key = {objective.key: objective for objective in components.objectives}
    return Setup(
        seen.seats,
        landscape(components.tiles, parse_layout(seen.tiles)),
        seen.sides,
        tuple(by_key[objective.key] for objective in seen.objectives),
        None if seen.start is None else GRID.parse_name(seen.start),
        components,
    )


def _deal(seen: View, rng: Rng) -> Deal:
    if not seen.seen:
        return Deal((), 0, rng)
    hidden = [card for card in range(TURNS + 1) if card not in seen.seen]
    to_come, rng = rng.shuffled(hidden)
    facing, rng = rng.below(1 << TURNS)
    return Deal((*seen.seen, *to_come), facing, rng)


def _clock(seen: View) -> Clock:
    side = None if seen.side is None else seen.card.index(seen.side)
    return Clock(
        Stage(seen.stage), max(seen.round - 1, 0), max(seen.turn - 1, 0), side, seen.barrier
    )


def _sheet(seen: View, player: PlayerView, own: OwnTurn | None) -> Sheet:
    """A seat's sheet as everybody sees it: without what the viewer did in this stage."""
    pending = cells_of_names(own.crosses) if own else 0
    crossed = cells_of_rows(player.crosses) & ~pending
    return Sheet(
        crossed=crossed,
        reach=_reach(seen, crossed),
        maps_used=player.maps_used - (own.uses_map if own else 0),
        food=tuple(cells_of_names(names) & ~pending for names in player.food_cells),
        gems=tuple(cells_of_names(names) for names in player.gem_cells),
        temples=player.temples,
        races=player.races,
    )


def _with_drafts(state: State, seen: View, rng: Rng) -> State:
    drafts = tuple(_first_draft(state, seat) for seat in range(state.setup.seats))
    state = replace(state, drafts=drafts)
    for seat in range(state.setup.seats):
        if seat == seen.seat and seen.own is not None:
            state = _with_draft(state, seat, _own_draft(seen, state.sheets[seat], seen.own))
        elif seat not in state.waiting:
            state, rng = _finished(state, seat, rng)
    return state


def _first_draft(state: State, seat: int) -> Draft:
    """The draft of a seat when the stage began."""
    sheet, stage, now = state.sheets[seat], state.clock.stage, state.clock.round
    if stage is Stage.OPENING:
        return blank_draft(sheet, now)
    if stage is Stage.CROSSES:
        return card_draft(state, seat)
    return bonus_draft(state.setup, sheet, now, state.bonus[seat])


def _finished(state: State, seat: int, rng: Rng) -> tuple[State, Rng]:
    while state.drafts[seat].waits:
        legal = steps(state, seat)
        place, rng = rng.below(len(legal))
        state = _with_draft(state, seat, drafted(state, seat, legal[place]))
    return state, rng


def _with_draft(state: State, seat: int, draft: Draft) -> State:
    return replace(state, drafts=(*state.drafts[:seat], draft, *state.drafts[seat + 1 :]))


def _own_draft(seen: View, sheet: Sheet, own: OwnTurn) -> Draft:
    player = seen.players[seen.seat or 0]
    crossed = cells_of_rows(player.crosses)
    return Draft(
        crossed,
        _reach(seen, crossed),
        cells_of_names(player.food_cells[max(seen.round - 1, 0)]),
        sheet.maps_used + own.uses_map,
        own.asks,
        own.plan,
        own.left,
        own.riding,
        cells_of_names(own.open),
        own.batches,
    )


def _reach(seen: View, crossed: Mask) -> Mask:
    villages = cells_of_names(place.village for place in seen.places)
    return GRID.neighbours(crossed) & ~villages & ~crossed
