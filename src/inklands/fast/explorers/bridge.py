"""From the readable title to flat numbers and back."""

from __future__ import annotations

from dataclasses import dataclass
from types import ModuleType

from inklands.core.legal import LegalActions
from inklands.fast.explorers import constants as t
from inklands.fast.explorers import rules as r
from inklands.fast.explorers import sheet as s
from inklands.fast.explorers.workspace import blank
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
CANDIDATES, HORIZON, SCALE = 256, 1, 16
"""How many cells a player of a playout looks at, for how many turns; points are in sixteenths."""
Decision = tuple[str, int]
"""A kind of action, and its cell or the bits of its terrains."""


def flat(state: State, first: int, kernels: ModuleType) -> tuple[Masks, Ints]:
    """
    *state* as buffers of *kernels*, with the seats counted from *first*, who is to act.

    What other seats have crossed this turn is left out: they cross again, unseen as it is.
    """
    seats = state.setup.seats
    b, v = blank(kernels, seats)
    fill_landscape(b, state.setup.landscape)
    v[s.CHANCE] = v[s.POLICY] = 1
    _fill_setup(v, state.setup, first)
    _fill_clock(v, state)
    for seat in range(seats):
        _fill_seat(b, v, state, (first + seat) % seats, seat)
    _fill_decision(b, v, state, first, kernels)
    return b, v


def fill_landscape(b: Masks, land: Landscape) -> None:
    """The masks that play asks for."""
    for place, terrain in enumerate(TERRAINS):
        b[s.AREA + place] = land.areas[terrain]
    for place, item in enumerate(ITEMS):
        b[s.ITEM + place] = land.cells_of[item]
    for place in range(4):
        b[s.VILLAGE + place] = land.villages[place]
        b[s.BESIDE + place] = GRID.neighbours(land.villages[place])
        b[s.TEMPLE + place] = land.temples[place]
    b[s.LAND] = GRID.everywhere & ~sum(land.villages)


def _fill_setup(v: Ints, setup: Setup, first: int) -> None:
    sides = setup.sides
    v[s.SEATS] = setup.seats
    v[s.FIRST] = -first % setup.seats
    v[s.ADVANCED] = (
        s.FOOD_SIDE * sides.food
        + s.GEM_SIDE * sides.gems
        + s.TEMPLE_SIDE * sides.temples
        + s.VILLAGE_SIDE * sides.villages
    )
    for i in range(s.MOST_OBJECTIVES):
        v[s.OBJECTIVE + i] = s.NO_OBJECTIVE
    for i, objective in enumerate(setup.objectives):
        v[s.OBJECTIVE + i] = t.OBJECTIVE_KEYS.index(objective.key)


def _fill_clock(v: Ints, state: State) -> None:
    clock = state.clock
    v[s.STAGE], v[s.ROUND], v[s.TURN] = STAGES[clock.stage], clock.round, clock.turn
    v[s.SIDE] = r.NOBODY if clock.side is None else clock.side
    v[s.OPENED] = int(not state.in_opening)
    v[s.DONE] = int(clock.stage is Stage.OVER)
    fill_deck(v, state)
    for place, (all_values, left) in enumerate(
        zip(open_values(state.setup), state.temples, strict=True)
    ):
        v[s.TAKEN + place] = len(all_values) - len(left)
    for i, left in enumerate(state.races):
        number = v[s.OBJECTIVE + i]
        printed = t.POINTS_AT[number + 1] - t.POINTS_AT[number]
        v[s.RACE_TAKEN + i] = printed - len(left)


def fill_deck(v: Ints, state: State) -> None:
    """The cards of the round in their order, and the sides that face one player."""
    for place, card in enumerate(state.deal.order):
        v[s.DECK + place] = card
    v[s.FACING] = state.deal.facing


def _fill_seat(b: Masks, v: Ints, state: State, seat: int, place: int) -> None:
    sheet, land = state.sheets[seat], state.setup.landscape
    numbers = s.HEADER + s.SEAT_NUMBERS * place
    v[numbers + s.POINTS] = scoring.settled_points(state.setup, sheet).total
    for i, temple in enumerate(land.temples):
        v[numbers + s.ENTERED] |= int(sheet.crossed & temple != 0) << i
    for i, won in enumerate(sheet.races):
        v[numbers + s.WON] |= int(won > 0) << i
    if state.bonus:
        v[numbers + s.BATCHES] = _queue(state.bonus[seat])
    food = sheet.food[state.clock.round]
    _fill_trail(b, v, place, sheet, _food_counts(land, food))


def _fill_trail(b: Masks, v: Ints, place: int, trail: Sheet | Draft, food: int) -> None:
    numbers = s.HEADER + s.SEAT_NUMBERS * place
    b[s.SHEETS + s.SHEET_MASKS * place + s.CROSSED] = trail.crossed
    b[s.SHEETS + s.SHEET_MASKS * place + s.REACH] = trail.reach
    v[numbers + s.MAPS_USED] = trail.maps_used
    v[numbers + s.FOOD] = food


def _food_counts(land: Landscape, food: Mask) -> int:
    """Four bits a kind."""
    return sum((food & land.cells_of[kind]).bit_count() << 4 * i for i, kind in enumerate(FOODS))


def _queue(batches: tuple[int, ...]) -> int:
    """Three bits a batch, the next one lowest."""
    return sum(crosses << 3 * i for i, crosses in enumerate(batches))


def _fill_decision(b: Masks, v: Ints, state: State, first: int, kernels: ModuleType) -> None:
    """What seat 0 has to decide, and has done in this stage."""
    v[s.SEAT], v[s.ASKS] = 0, 1
    if state.clock.stage is Stage.VILLAGE:
        b[s.OPEN] = state.setup.landscape.central
    elif state.clock.stage is Stage.SIDE:
        b[s.OPEN] = 0b11
    elif state.drafts:
        land, draft = state.setup.landscape, state.drafts[first]
        _fill_trail(b, v, 0, draft, _food_counts(land, draft.food))
        if state.bonus:
            v[s.HEADER + s.BATCHES] = _queue(draft.batches)
        if draft.asks:
            kernels.first_draft(b, v)
        else:
            b[s.PLAN], b[s.OPEN] = land.areas[draft.plan], draft.open
            v[s.ASKS], v[s.LEFT], v[s.RIDING] = 0, draft.left, int(draft.riding)


@dataclass(frozen=True, slots=True)
class Twin:
    """A match on flat numbers that follows one of the readable title, card for card."""

    kernels: ModuleType
    b: Masks
    v: Ints

    @classmethod
    def of(cls, state: State, kernels: ModuleType) -> Twin:
        """The twin of *state*, in which nobody has crossed yet this turn."""
        b, v = flat(state, 0, kernels)
        v[s.DEALT] = 1
        return cls(kernels, b, v)

    @property
    def seat(self) -> int | None:
        """The seat to act; None when the match is over."""
        return None if self.v[s.DONE] else int(self.v[s.SEAT])

    def actions(self) -> list[Decision]:
        """Everything the seat to act may do, in order."""
        return [self._decision(code) for code in indices(self.b[s.OPEN])]

    def _decision(self, code: int) -> Decision:
        if not self.v[s.ASKS]:
            return "ride" if self.v[s.RIDING] else "cross", code
        if self.v[s.STAGE] == r.SETTLING:
            return "start", code
        if code < r.USE_MAP:
            return "choose", int(t.CARD_SIDES[2 * self.v[s.DECK + self.v[s.TURN]] + code])
        if code < r.TERRAIN:
            return "map", 1 << code - r.USE_MAP
        return "choose", 1 << code - r.TERRAIN

    def apply(self, place: int, after: State) -> None:
        """Take an action; a deck that was shuffled on the way to *after* is taken from there."""
        self.kernels.apply(self.b, self.v, self.kernels.action(self.b, place))
        if self.v[s.DEALT] == r.WAITS_FOR_DECK:
            fill_deck(self.v, after)
            self.v[s.DEALT] = 1
            self.kernels.reveal(self.b, self.v)
            self.kernels.carry_on(self.b, self.v)

    def standing(self) -> list[tuple[int, int]]:
        """By seat: points, maps used."""
        places = (s.HEADER + s.SEAT_NUMBERS * seat for seat in range(self.v[s.SEATS]))
        return [(int(self.v[at + s.POINTS]), int(self.v[at + s.MAPS_USED])) for at in places]


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
    """`Twin.standing` as the readable title tells it."""
    totals = [points.total for points in scoring.standing(state).points]
    return [(total, sheet.maps_used) for total, sheet in zip(totals, state.sheets, strict=True)]


def sample_setup(number: int) -> tuple[int, dict[str, str]]:
    """Seats and options of a match: all seats, sides and objectives come up in turn."""
    sides = ("food", "gems", "temples", "villages")
    options = {f"advanced-{side}": "on" for i, side in enumerate(sides) if number // 16 >> i & 1}
    places = [number // 16 + 8 * number + 11 * i for i in range(number // 4 % 4)]
    keys = [t.OBJECTIVE_KEYS[place % len(t.OBJECTIVE_KEYS)] for place in places]
    return 1 + number % 4, {**options, "objective-names": ",".join(keys)}


def seen(state: State, seat: int, kernels: ModuleType) -> tuple[Masks, Ints]:
    """A match for *seat* to think about, resampled from its view."""
    return flat(state, seat, kernels)
