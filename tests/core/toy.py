"""A tiny honest game: seats dig in their own row of a field, then the worth of the dig comes up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from inklands.core.data import DataSet
from inklands.core.events import Event
from inklands.core.legal import ListedActions
from inklands.core.message import Message
from inklands.core.objection import Objection
from inklands.core.options import Choice, Flag, Options, Settings
from inklands.core.points import Line, Part, Points, Standing, ranked
from inklands.core.rng import Rng
from inklands.core.sheets import PaperSheets, check_fields
from inklands.errors import NotationError, SheetError
from inklands.grid.grid import Grid

GRID = Grid(3, 4)
ROUNDS, DIGS = 2, 2
WORTHS = (1, 2, 3)


@dataclass(frozen=True, slots=True)
class Dig:
    """One column of the seat's own row."""

    column: int


Holes = tuple[int, ...]
Worths = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ToyState:
    """The worths still face down, those shown, the holes of each seat, and those of this round."""

    deck: Worths
    shown: Worths
    holes: tuple[Holes, ...]
    pending: tuple[Holes, ...]


@dataclass(frozen=True, slots=True)
class ToyView:
    seat: int | None
    shown: tuple[int, ...]
    holes: tuple[Holes, ...]
    own: Holes
    counts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Toy:
    """Two rounds of two digs; a hole is worth its column times the worth that comes up after it."""

    @property
    def name(self) -> str:
        return "toy"

    @property
    def rules_version(self) -> int:
        return 1

    @property
    def seats(self) -> range:
        return range(1, 4)

    @property
    def grid(self) -> Grid:
        return GRID

    @property
    def options(self) -> Options:
        return Options((Choice("soil", ("sand", "clay"), "sand"), Flag("rain")))

    @property
    def data(self) -> DataSet:
        return DataSet({}, (), "toy-1")

    @property
    def sheets(self) -> PaperSheets | None:
        return None

    def start(self, seats: int, seed: int, settings: Settings) -> ToyState:
        worths, _ = Rng(seed).shuffled(WORTHS)
        return ToyState(worths, (), ((),) * seats, ((),) * seats)

    def to_act(self, state: ToyState) -> frozenset[int]:
        if len(state.shown) == ROUNDS:
            return frozenset()
        return frozenset(n for n, dug in enumerate(state.pending) if len(dug) < DIGS)

    def legal_actions(self, state: ToyState, seat: int) -> ListedActions[Dig]:
        if seat not in Toy.to_act(self, state):
            return ListedActions()
        dug = state.holes[seat] + state.pending[seat]
        return ListedActions(tuple(Dig(n) for n in range(GRID.width) if n not in dug))

    def objection(self, state: ToyState, seat: int, action: Dig) -> Objection:
        return Objection(Message("toy-dug"), 1 << action.column, "there is a hole already")

    def apply(self, state: ToyState, seat: int, action: Dig) -> ToyState:
        own = (*state.pending[seat], action.column)
        pending = (*state.pending[:seat], own, *state.pending[seat + 1 :])
        if any(len(dug) < DIGS for dug in pending):
            return replace(state, pending=pending)
        worth, *deck = state.deck
        holes = tuple(old + new for old, new in zip(state.holes, pending, strict=True))
        return ToyState(tuple(deck), (*state.shown, worth), holes, ((),) * len(pending))

    def events(self, state: ToyState) -> tuple[Event, ...]:
        is_fresh = bool(state.shown) and not any(state.pending)
        return (Event(Message.of("toy-worth", worth=state.shown[-1])),) if is_fresh else ()

    def turn(self, state: ToyState) -> int:
        return len(state.shown) + 1

    def barrier(self, state: ToyState) -> int:
        return len(state.shown)

    def view(self, state: ToyState, seat: int | None) -> ToyView:
        own = () if seat is None else state.pending[seat]
        counts = tuple(len(dug) for dug in state.pending)
        return ToyView(seat, state.shown, state.holes, own, counts)

    def resample(self, view: ToyView, rng: Rng) -> ToyState:
        left = [worth for worth in WORTHS if worth not in view.shown]
        deck, rng = rng.shuffled(left)
        pending = []
        for seat, count in enumerate(view.counts):
            free = [n for n in range(GRID.width) if n not in view.holes[seat]]
            columns, rng = rng.shuffled(free)
            pending.append(view.own if seat == view.seat else columns[:count])
        return ToyState(deck, view.shown, view.holes, tuple(pending))

    def standing(self, state: ToyState) -> Standing:
        points = tuple(Points((Part("holes", _lines(state, dug)),)) for dug in state.holes)
        if Toy.to_act(self, state):
            return Standing(points)
        return Standing(points, ranked((one.total,) for one in points))

    def live_points(self, state: ToyState, seat: int, action: Dig | None = None) -> Points:
        dug = len(state.pending[seat]) + (action is not None)
        return Points((Part("round", (Line(dug, Message("toy-dug")),)),))

    def live_points_seat(self, state: ToyState, seat: int) -> int:
        return seat

    def prompt(self, state: ToyState, seat: int | None) -> Message:
        return Message("toy-dig" if seat in Toy.to_act(self, state) else "toy-wait")

    def action_text(self, action: Dig) -> str:
        return f"dig{action.column}"

    def parse_action(self, text: str) -> Dig:
        column = text.removeprefix("dig")
        if column not in "0123" or len(column) != 1:
            raise NotationError(f"{text!r} is not a dig: write dig0 to dig3")
        return Dig(int(column))

    def turn_text(self, actions: Sequence[Dig]) -> str:
        return " ".join(Toy.action_text(self, action) for action in actions)

    def parse_turn(self, text: str) -> tuple[Dig, ...]:
        return tuple(Toy.parse_action(self, word) for word in text.split())

    def picture(self, view: ToyView) -> str:
        rows = ("".join("o" if n in dug else "." for n in range(GRID.width)) for dug in view.holes)
        return "\n".join(rows)


class ToySheets:
    """A field on paper: the number of holes, a point each."""

    def blank(self, choices: Mapping[str, str]) -> dict[str, object]:
        return {"rows": ["." * GRID.width] * GRID.height}

    def score(self, request: Mapping[str, object]) -> Points:
        check_fields(request, ("holes",))
        holes = request.get("holes")
        if not isinstance(holes, int):
            raise SheetError(f"holes = {holes!r} should be a number")
        return Points((Part("holes", (Line(holes, Message("toy-hole")),)),))


@dataclass(frozen=True, slots=True)
class PaperToy(Toy):
    """The same, with sheets for play on paper."""

    @property
    def sheets(self) -> PaperSheets | None:
        return ToySheets()


@dataclass(frozen=True, slots=True)
class HastyToy(Toy):
    """The same, but a dig is shown at once: nothing is taken back, and the order may matter."""

    def barrier(self, state: ToyState) -> int:
        return sum(map(len, state.holes)) + sum(map(len, state.pending))

    def view(self, state: ToyState, seat: int | None) -> ToyView:
        return replace(Toy.view(self, state, seat), holes=_shown(state))

    def resample(self, view: ToyView, rng: Rng) -> ToyState:
        counts = view.counts
        holes = tuple(
            dug[: len(dug) - count] for dug, count in zip(view.holes, counts, strict=True)
        )
        pending = tuple(
            dug[len(dug) - count :] for dug, count in zip(view.holes, counts, strict=True)
        )
        dealt = Toy.resample(self, replace(view, holes=holes), rng)
        return replace(dealt, pending=pending)


def _shown(state: ToyState) -> tuple[Holes, ...]:
    return tuple(old + new for old, new in zip(state.holes, state.pending, strict=True))


def _lines(state: ToyState, dug: Holes) -> tuple[Line, ...]:
    worth = {place: state.shown[place // DIGS] for place in range(len(dug))}
    return tuple(
        Line(worth[place] * (column + 1), Message("toy-hole"), 1 << column)
        for place, column in enumerate(dug)
    )
