"""From the readable title to flat numbers and back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from inklands.core.legal import LegalActions
from inklands.fast.contract import Buffers, FlatMatch
from inklands.fast.explorers import constants as t
from inklands.fast.explorers import match as m
from inklands.fast.explorers import rules as r
from inklands.fast.explorers.workspace import blank
from inklands.fast.match import CHANCE, DONE, POLICY, SEAT, SEATS
from inklands.games.explorers import scoring
from inklands.games.explorers.actions import Action, Choose, Cross, Ride, StartAt, UseMap
from inklands.games.explorers.landscape.landscape import Landscape
from inklands.games.explorers.landscape.terrain import FOODS, GRID, ITEMS, TERRAINS
from inklands.games.explorers.state import Draft, Setup, Sheet, Stage, State
from inklands.games.explorers.temples import open_values
from inklands.grid.grid import Mask, indices
from inklands.grid.kernel import Ints, Masks

STAGES = {
    Stage.VILLAGE: r.SETTLING,
    Stage.OPENING: r.OPENING,
    Stage.SIDE: r.TAKING,
    Stage.CROSSES: r.CROSSING,
    Stage.BONUS: r.BONUS,
    Stage.OVER: r.OVER,
}
Decision = tuple[str, int]
"""A kind of action, and its cell or the bits of its terrains."""


class Rules(Buffers, Protocol):
    """The kernels that a twin is played with."""

    def resume(self, b: Masks, v: Ints, /) -> None: ...
    def reveal(self, b: Masks, v: Ints, /) -> None: ...
    def carry_on(self, b: Masks, v: Ints, /) -> None: ...
    def action(self, b: Masks, place: int, /) -> int: ...
    def apply(self, b: Masks, v: Ints, chosen: int, /) -> None: ...


def flat(state: State, first: int, buffers: Buffers) -> FlatMatch:
    """
    *state* as buffers, with the seats counted from *first*, who is to act.

    What other seats have crossed this turn is left out: they cross again, unseen as it is.
    """
    seats = state.setup.seats
    b, v = blank(buffers, seats)
    fill_landscape(b, state.setup.landscape)
    v[CHANCE] = v[POLICY] = 1
    _fill_setup(v, state.setup, first)
    _fill_clock(v, state)
    for seat in range(seats):
        _fill_seat(b, v, state, (first + seat) % seats, seat)
    _fill_decision(b, v, state, first)
    return b, v


def fill_landscape(b: Masks, land: Landscape) -> None:
    """The masks that play asks for."""
    for place, terrain in enumerate(TERRAINS):
        b[m.AREA + place] = land.areas[terrain]
    for place, item in enumerate(ITEMS):
        b[m.ITEM + place] = land.cells_of[item]
    for place in range(4):
        b[m.VILLAGE + place] = land.villages[place]
        b[m.BESIDE + place] = GRID.neighbours(land.villages[place])
        b[m.TEMPLE + place] = land.temples[place]
    b[m.LAND] = GRID.everywhere & ~sum(land.villages)


def _fill_setup(v: Ints, setup: Setup, first: int) -> None:
    sides = setup.sides
    v[SEATS] = setup.seats
    v[m.FIRST] = -first % setup.seats
    v[m.ADVANCED] = (
        m.FOOD_SIDE * sides.food
        + m.GEM_SIDE * sides.gems
        + m.TEMPLE_SIDE * sides.temples
        + m.VILLAGE_SIDE * sides.villages
    )
    for i in range(m.MOST_OBJECTIVES):
        v[m.OBJECTIVE + i] = m.NO_OBJECTIVE
    for i, objective in enumerate(setup.objectives):
        v[m.OBJECTIVE + i] = t.OBJECTIVE_KEYS.index(objective.key)


def _fill_clock(v: Ints, state: State) -> None:
    clock = state.clock
    v[m.STAGE], v[m.ROUND], v[m.TURN] = STAGES[clock.stage], clock.round, clock.turn
    v[m.SIDE] = r.NOBODY if clock.side is None else clock.side
    v[m.OPENED] = int(not state.in_opening)
    v[DONE] = int(clock.stage is Stage.OVER)
    fill_deck(v, state)
    for place, (all_values, left) in enumerate(
        zip(open_values(state.setup), state.temples, strict=True)
    ):
        v[m.TAKEN + place] = len(all_values) - len(left)
    for i, left in enumerate(state.races):
        number = v[m.OBJECTIVE + i]
        printed = t.POINTS_AT[number + 1] - t.POINTS_AT[number]
        v[m.RACE_TAKEN + i] = printed - len(left)


def fill_deck(v: Ints, state: State) -> None:
    """The cards of the round in their order, and the sides that face one player."""
    for place, card in enumerate(state.deal.order):
        v[m.DECK + place] = card
    v[m.FACING] = state.deal.facing


def _fill_seat(b: Masks, v: Ints, state: State, seat: int, place: int) -> None:
    sheet, land = state.sheets[seat], state.setup.landscape
    numbers = m.HEADER + m.SEAT_NUMBERS * place
    is_over = state.clock.stage is Stage.OVER
    count = scoring.final_points if is_over else scoring.settled_points
    v[numbers + m.POINTS] = count(state.setup, sheet).total
    for i, temple in enumerate(land.temples):
        v[numbers + m.ENTERED] |= int(sheet.crossed & temple != 0) << i
    for i, won in enumerate(sheet.races):
        v[numbers + m.WON] |= int(won > 0) << i
    if state.bonus:
        v[numbers + m.BATCHES] = _queue(state.bonus[seat])
    food = sheet.food[state.clock.round]
    _fill_trail(b, v, place, sheet, _food_counts(land, food))


def _fill_trail(b: Masks, v: Ints, place: int, trail: Sheet | Draft, food: int) -> None:
    numbers = m.HEADER + m.SEAT_NUMBERS * place
    b[m.SHEETS + m.SHEET_MASKS * place + m.CROSSED] = trail.crossed
    b[m.SHEETS + m.SHEET_MASKS * place + m.REACH] = trail.reach
    v[numbers + m.MAPS_USED] = trail.maps_used
    v[numbers + m.FOOD] = food


def _food_counts(land: Landscape, food: Mask) -> int:
    """Four bits a kind."""
    return sum((food & land.cells_of[kind]).bit_count() << 4 * i for i, kind in enumerate(FOODS))


def _queue(batches: tuple[int, ...]) -> int:
    """Three bits a batch, the next one lowest."""
    return sum(crosses << 3 * i for i, crosses in enumerate(batches))


def _fill_decision(b: Masks, v: Ints, state: State, first: int) -> None:
    """What seat 0 has done in this stage, and may cross; what it is offered `resume` works out."""
    v[SEAT], v[m.ASKS] = 0, 1
    if state.clock.stage is Stage.VILLAGE:
        b[m.OPEN] = state.setup.landscape.central
    elif state.clock.stage is Stage.SIDE:
        b[m.OPEN] = 0b11
    elif state.drafts:
        land, draft = state.setup.landscape, state.drafts[first]
        _fill_trail(b, v, 0, draft, _food_counts(land, draft.food))
        if state.bonus:
            v[m.HEADER + m.BATCHES] = _queue(draft.batches)
        if not draft.asks:
            b[m.PLAN], b[m.OPEN] = land.areas[draft.plan], draft.open
            v[m.ASKS], v[m.LEFT], v[m.RIDING] = 0, draft.left, int(draft.riding)


@dataclass(frozen=True, slots=True)
class Twin:
    """A match on flat numbers that follows one of the readable title, card for card."""

    rules: Rules
    b: Masks
    v: Ints

    @classmethod
    def of(cls, state: State, rules: Rules) -> Twin:
        """The twin of *state*, in which nobody has crossed yet this turn."""
        b, v = flat(state, 0, rules)
        v[m.DEALT] = 1
        rules.resume(b, v)
        return cls(rules, b, v)

    @property
    def seat(self) -> int | None:
        """The seat to act; None when the match is over."""
        return None if self.v[DONE] else int(self.v[SEAT])

    def actions(self) -> list[Decision]:
        """Everything the seat to act may do, in order."""
        return [self._decision(code) for code in indices(self.b[m.OPEN])]

    def _decision(self, code: int) -> Decision:
        if not self.v[m.ASKS]:
            return "ride" if self.v[m.RIDING] else "cross", code
        if self.v[m.STAGE] == r.SETTLING:
            return "start", code
        if code < r.USE_MAP:
            return "choose", int(t.CARD_SIDES[2 * self.v[m.DECK + self.v[m.TURN]] + code])
        if code < r.TERRAIN:
            return "map", 1 << code - r.USE_MAP
        return "choose", 1 << code - r.TERRAIN

    def apply(self, place: int, after: State) -> None:
        """Take an action; a deck that was shuffled on the way to *after* is taken from there."""
        self.rules.apply(self.b, self.v, self.rules.action(self.b, place))
        if self.v[m.DEALT] == r.WAITS_FOR_DECK:
            fill_deck(self.v, after)
            self.v[m.DEALT] = 1
            self.rules.reveal(self.b, self.v)
            self.rules.carry_on(self.b, self.v)

    def standing(self) -> list[tuple[int, int]]:
        """By seat: points, maps used."""
        places = (m.HEADER + m.SEAT_NUMBERS * seat for seat in range(self.v[SEATS]))
        return [(int(self.v[at + m.POINTS]), int(self.v[at + m.MAPS_USED])) for at in places]


def readable_actions(legal: LegalActions[Action]) -> list[Decision]:
    """`Twin.actions` as the readable title lists them."""
    return [_readable(action) for action in legal]


def _readable(action: Action) -> Decision:
    match action:
        case StartAt(cell):
            return "start", cell
        case Choose(terrains):
            return "choose", t.terrain_bits(terrains)
        case UseMap(terrain):
            return "map", t.terrain_bits(terrain)
        case Cross(cell):
            return "cross", cell
        case Ride(cell):
            return "ride", cell


def readable_standing(state: State) -> list[tuple[int, int]]:
    """`Twin.standing` as the readable title counts it."""
    totals = [points.total for points in scoring.standing(state).points]
    return [(total, sheet.maps_used) for total, sheet in zip(totals, state.sheets, strict=True)]


def sample_setup(number: int) -> tuple[int, dict[str, str]]:
    """Seats and options of a match: all seats, sides and objectives come up in turn."""
    sides = ("food", "gems", "temples", "villages")
    options = {f"advanced-{side}": "on" for i, side in enumerate(sides) if number // 16 >> i & 1}
    places = [number // 16 + 8 * number + 11 * i for i in range(number // 4 % 4)]
    keys = [t.OBJECTIVE_KEYS[place % len(t.OBJECTIVE_KEYS)] for place in places]
    return 1 + number % 4, {**options, "objective-names": ",".join(keys)}
