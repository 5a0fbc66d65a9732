"""From the readable title to flat numbers and back."""

from __future__ import annotations

from dataclasses import dataclass
from types import ModuleType

from mapwright.core.legal import LegalActions
from mapwright.fast.explorers import land
from mapwright.fast.explorers import rules as r
from mapwright.fast.explorers import tables as t
from mapwright.fast.room import Room
from mapwright.games.explorers import scoring
from mapwright.games.explorers.actions import Action, Choose, Cross, Ride, StartAt, UseMap
from mapwright.games.explorers.races import open_points
from mapwright.games.explorers.state import Sheet, Stage, State
from mapwright.games.explorers.temples import open_values
from mapwright.games.explorers.terrain import ITEMS, TERRAINS
from mapwright.grid.kernel import Boards, Ints

STAGES = (Stage.VILLAGE, Stage.OPENING, Stage.SIDE, Stage.CROSSES, Stage.BONUS, Stage.OVER)
MOST_ACTIONS = 300
GLANCE, HORIZON, SCALE = 6, 7, 10
"""How many actions a player of a playout looks at, for how many turns; points are in tenths."""


def flat(state: State, kernels: ModuleType) -> tuple[Boards, Ints]:
    """*state* as buffers of *kernels*."""
    setup, clock, seats = state.setup, state.clock, state.setup.seats
    b: Boards = kernels.new_boards(land.LAND_BOARDS + land.SEAT_BOARDS * seats)
    v: Ints = kernels.new_ints(r.HEADER + r.SEAT_NUMBERS * seats)
    _fill_land(b, state)
    v[r.CHANCE] = v[r.POLICY] = 1
    v[r.SEATS], v[r.STAGE] = seats, STAGES.index(clock.stage)
    v[r.ROUND], v[r.TURN] = clock.round, clock.turn
    v[r.SIDE] = r.NO_SIDE if clock.side is None else clock.side
    v[r.OPENED] = int(not state.in_opening)
    v[r.FOOD_SIDE], v[r.GEM_SIDE] = int(setup.sides.food), int(setup.sides.gems)
    v[r.TEMPLE_SIDE], v[r.VILLAGE_SIDE] = int(setup.sides.temples), int(setup.sides.villages)
    v[r.OBJECTIVES] = len(setup.objectives)
    for i, objective in enumerate(setup.objectives):
        v[r.OBJECTIVE + i] = t.OBJECTIVE_KEYS.index(objective.key)
    fill_deal(v, state)
    for i, (left, whole) in enumerate(zip(state.temples, open_values(setup), strict=True)):
        v[r.TEMPLES_GONE + i] = len(whole) - len(left)
    for i, (left, whole) in enumerate(zip(state.races, open_points(setup.objectives), strict=True)):
        v[r.RACES_GONE + i] = len(whole) - len(left)
    for seat in range(seats):
        _fill_seat(b, v, state, seat)
    v[r.SEAT] = min(state.waiting, default=seats)
    return b, v


def fill_deal(v: Ints, state: State) -> None:
    """The cards of the round in their order, and which sides face the one player."""
    for place, card in enumerate(state.deal.order):
        v[r.ORDER + place] = card
    v[r.FACING] = state.deal.facing


def _fill_land(b: Boards, state: State) -> None:
    landscape = state.setup.landscape
    for i, terrain in enumerate(TERRAINS):
        b[land.AREA + i] = landscape.areas[terrain]
    for i, item in enumerate(ITEMS):
        b[land.ITEM + i] = landscape.cells_of[item]
    villages = 0
    for i in range(4):
        b[land.TEMPLE_AT + i] = landscape.temples[i]
        b[land.VILLAGE_AT + i] = landscape.villages[i]
        villages |= landscape.villages[i]
    b[land.VILLAGES] = villages
    b[land.CENTRAL] = landscape.central


def _fill_seat(b: Boards, v: Ints, state: State, seat: int) -> None:
    sheet = state.sheets[seat]
    at = land.LAND_BOARDS + land.SEAT_BOARDS * seat
    n = r.HEADER + r.SEAT_NUMBERS * seat
    b[at + land.CROSSED], b[at + land.REACH] = sheet.crossed, sheet.reach
    b[at + land.TICKED] = sheet.food[state.clock.round]
    v[n + r.MAPS_USED] = sheet.maps_used
    v[n + r.SETTLED] = _settled(state, sheet)
    for i, points in enumerate(sheet.temples):
        v[n + r.TEMPLE_WON + i] = points
    for i, points in enumerate(sheet.races):
        v[n + r.RACE_WON + i] = points
    if state.drafts:
        _fill_draft(b, v, state, seat)


def _fill_draft(b: Boards, v: Ints, state: State, seat: int) -> None:
    draft = state.drafts[seat]
    at = land.LAND_BOARDS + land.SEAT_BOARDS * seat
    n = r.HEADER + r.SEAT_NUMBERS * seat
    b[at + land.NEW_CROSSED], b[at + land.NEW_REACH] = draft.crossed, draft.reach
    b[at + land.NEW_TICKED], b[at + land.OPEN] = draft.food, draft.open
    v[n + r.NEW_MAPS_USED], v[n + r.ASKS] = draft.maps_used, int(draft.asks)
    v[n + r.PLAN], v[n + r.LEFT] = t.terrain_bits(draft.plan), draft.left
    v[n + r.RIDING], v[n + r.BATCHES] = int(draft.riding), len(draft.batches)
    for i, crosses in enumerate(draft.batches):
        v[n + r.BATCH + i] = crosses


def _settled(state: State, sheet: Sheet) -> int:
    """Food and gems of the rounds that are over."""
    setup = state.setup
    rounds = range(len(sheet.gems))
    return sum(
        scoring.food_line(setup, n, sheet.food[n]).points
        + scoring.gem_line(setup, n, sheet.gems[n]).points
        for n in rounds
    )


@dataclass(frozen=True, slots=True)
class Twin:
    """A match on flat numbers that follows one of the readable title, card for card."""

    kernels: ModuleType
    b: Boards
    v: Ints
    codes: Ints

    @classmethod
    def of(cls, state: State, kernels: ModuleType) -> Twin:
        b, v = flat(state, kernels)
        v[r.DEALT] = 1
        return cls(kernels, b, v, kernels.new_ints(MOST_ACTIONS))

    @property
    def seat(self) -> int | None:
        """The seat to act; None when the match is over."""
        return None if self.v[r.STAGE] == r.OVER else int(self.v[r.SEAT])

    def actions(self) -> list[int]:
        """Everything the seat to act may do, a number each."""
        total = self.kernels.listed(self.b, self.v, self.codes)
        return [int(code) for code in self.codes[:total]]

    def apply(self, place: int, after: State) -> None:
        """Take an action; cards that were shuffled on the way to *after* are taken from there."""
        self.kernels.apply(self.b, self.v, self.codes[place])
        if self.v[r.DEALT] == r.WAITS_FOR_DECK:
            fill_deal(self.v, after)
            self.v[r.DEALT] = 1
            self.kernels.reveal(self.b, self.v)

    def standing(self) -> list[tuple[int, ...]]:
        """By seat: points and maps struck."""
        return [
            (
                int(self.kernels.points_of(self.b, self.v, seat)),
                int(self.v[r.HEADER + r.SEAT_NUMBERS * seat + r.MAPS_USED]),
            )
            for seat in range(self.v[r.SEATS])
        ]


def readable_actions(legal: LegalActions[Action]) -> list[int]:
    """`Twin.actions` as the readable title lists them."""
    return [_code(action) for action in legal]


def _code(action: Action) -> int:
    match action:
        case StartAt():
            return r.KINDS * r.START_AT + action.cell
        case Choose():
            return r.KINDS * r.CHOOSE + t.terrain_bits(action.terrains)
        case UseMap():
            return r.KINDS * r.USE_MAP + t.terrain_bits(action.terrain)
        case Cross():
            return r.KINDS * r.CROSS + action.cell
        case Ride():
            return r.KINDS * r.RIDE + action.cell


def readable_standing(state: State) -> list[tuple[int, ...]]:
    """`Twin.standing` as the readable title tells it."""
    return [
        (scoring.final_points(state.setup, sheet).total, sheet.maps_used) for sheet in state.sheets
    ]


def course(number: int) -> tuple[int, dict[str, str]]:
    """Seats and options of a match: all seats, sides and objectives come up in turn."""
    sides = ("food", "gems", "temples", "villages")
    options = {f"advanced-{side}": "on" for i, side in enumerate(sides) if number // 4 >> i & 1}
    count = len(t.OBJECTIVE_KEYS)
    keys = [t.OBJECTIVE_KEYS[(number // 4 * 3 + i) % count] for i in range(number % 4)]
    return 1 + (number + number // 64) % 4, {**options, "objective-names": ",".join(keys)}


def seen(state: State, seat: int, kernels: ModuleType) -> tuple[Boards, Ints]:
    """A match for *seat* to think about, resampled from its view; it acts first."""
    b, v = flat(state, kernels)
    v[r.ME] = v[r.SEAT] = seat
    return b, v


def room(kernels: ModuleType, seats: int) -> Room:
    """Room to think about matches of so many seats."""
    boards, ints = kernels.new_boards, kernels.new_ints
    return Room(
        boards(land.LAND_BOARDS + land.SEAT_BOARDS * seats),
        ints(r.HEADER + r.SEAT_NUMBERS * seats),
        (boards(land.SEAT_BOARDS), ints(r.SEAT_NUMBERS)),
        *(ints(MOST_ACTIONS) for _ in range(3)),
    )
