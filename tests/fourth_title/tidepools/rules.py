"""
Tidepools behind the interface of a game.

Each tide leaves a shape. Everybody draws it on their own beach at once, as kelp or as sand; when
all have drawn, the beaches are shown and the next tide comes. Kelp on the edge of the beach and the
largest patch of sand give points.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from inklands.core.data import DataSet, load_data
from inklands.core.events import Event
from inklands.core.legal import AnchorGroup
from inklands.core.message import Message
from inklands.core.objection import Objection
from inklands.core.options import Flag, Options, Settings
from inklands.core.points import Line, Part, Points, Standing, ranked
from inklands.core.rng import Rng
from inklands.grid.fit import stamps
from inklands.grid.grid import Grid
from inklands.grid.shape import Shape

from .actions import Draw, Draws, parse_draw
from .beach import GRID, KELP, SAND, Beach
from .components import Components, read_components
from .state import State, View


@dataclass(frozen=True, slots=True)
class Tidepools:
    """The rules, with the packaged values or an owner's."""

    name = "tidepools"
    rules_version = 1
    seats = range(1, 5)
    options = Options((Flag("calm"),))
    sheets = None

    data: DataSet
    components: Components
    grid: Grid = GRID

    def start(self, seats: int, seed: int, settings: Settings) -> State:
        shapes, _ = Rng(seed).shuffled(self.components.shapes)
        first, *deck = shapes[: self.components.turns]
        empty = (Beach(),) * seats
        return State(tuple(deck), first, 1, empty, (None,) * seats, settings.flag("calm"))

    def to_act(self, state: State) -> frozenset[int]:
        if state.tide is None:
            return frozenset()
        return frozenset(seat for seat, drawn in enumerate(state.drawn) if drawn is None)

    def legal_actions(self, state: State, seat: int) -> Draws:
        if state.tide is None or state.drawn[seat] is not None:
            return Draws()
        free = state.beaches[seat].free
        groups = (
            AnchorGroup(terrain, option, stamp, stamp.anchors(free))
            for option, terrain in enumerate((KELP, SAND))
            for stamp in stamps(GRID, state.tide)
        )
        return Draws(tuple(group for group in groups if group.anchors), is_to_act=True)

    def objection(self, state: State, seat: int, action: Draw) -> Objection:
        taken = action.cells & ~state.beaches[seat].free
        if taken:
            return Objection(Message("tidepools-taken"), taken, "some of these cells are filled")
        return Objection(
            Message("tidepools-other-shape"), action.cells, "not the shape of the tide"
        )

    def apply(self, state: State, seat: int, action: Draw) -> State:
        drawn = (*state.drawn[:seat], action, *state.drawn[seat + 1 :])
        if any(one is None for one in drawn):
            return replace(state, drawn=drawn)
        pairs = zip(state.beaches, drawn, strict=True)
        beaches = tuple(b.drawn(d.terrain, d.cells) if d else b for b, d in pairs)
        tide = state.deck[0] if state.deck else None
        blank = (None,) * len(drawn)
        return State(state.deck[1:], tide, state.turn + 1, beaches, blank, state.is_calm)

    def events(self, state: State) -> tuple[Event, ...]:
        if state.tide is None or any(state.drawn):
            return ()
        return (Event(Message.of("tidepools-tide", turn=state.turn, shape=str(state.tide))),)

    def turn(self, state: State) -> int:
        return state.turn

    def barrier(self, state: State) -> int:
        return state.turn

    def view(self, state: State, seat: int | None) -> View:
        own = None if seat is None else state.drawn[seat]
        return View(
            seat=seat,
            seats=len(state.beaches),
            turn=state.turn,
            tide="" if state.tide is None else str(state.tide),
            beaches=tuple(beach.rows for beach in state.beaches),
            own="" if own is None else str(own),
            has_drawn=tuple(one is not None for one in state.drawn),
            is_calm=state.is_calm,
        )

    def resample(self, view: View, rng: Rng) -> State:
        beaches = tuple(map(_beach, view.beaches))
        tide = Shape.parse(view.tide) if view.tide else None
        drawn: list[Draw | None] = []
        for seat, has_drawn in enumerate(view.has_drawn):
            if seat == view.seat and view.own:
                drawn.append(parse_draw(view.own))
            elif has_drawn:
                blank = State((), tide, view.turn, beaches, (None,) * view.seats, view.is_calm)
                action, rng = rng.choice(tuple(self.legal_actions(blank, seat)))
                drawn.append(action)
            else:
                drawn.append(None)
        shapes, _ = rng.shuffled(self.components.shapes)
        left = tuple(shape for shape in shapes if shape != tide)
        count = max(0, self.components.turns - view.turn)
        return State(left[:count], tide, view.turn, beaches, tuple(drawn), view.is_calm)

    def standing(self, state: State) -> Standing:
        points = tuple(self._points(beach, state.is_calm) for beach in state.beaches)
        if state.tide is not None:
            return Standing(points)
        return Standing(points, ranked((one.total,) for one in points))

    def live_points(self, state: State, seat: int, action: Draw | None = None) -> Points:
        own = action or state.drawn[seat]
        beach = state.beaches[seat]
        shown = beach.drawn(own.terrain, own.cells) if own else beach
        return self._points(shown, state.is_calm)

    def live_points_seat(self, _state: State, seat: int) -> int:
        return seat

    def prompt(self, state: State, seat: int | None) -> Message:
        if state.tide is None:
            return Message("tidepools-over")
        is_asked = seat in self.to_act(state)
        return Message("tidepools-draw" if is_asked else "tidepools-wait")

    def action_text(self, action: Draw) -> str:
        return str(action)

    def parse_action(self, text: str) -> Draw:
        return parse_draw(text)

    def turn_text(self, actions: Sequence[Draw]) -> str:
        return " ".join(map(str, actions))

    def parse_turn(self, text: str) -> tuple[Draw, ...]:
        return tuple(map(parse_draw, text.split()))

    def picture(self, view: View) -> str:
        return "\n\n".join("\n".join(" ".join(row) for row in rows) for rows in view.beaches)

    def _points(self, beach: Beach, is_calm: bool) -> Points:
        """Kelp on the edge and the largest patch of sand; a calm sea leaves the kelp out."""
        edge = beach.kelp & GRID.border
        kelp = Line(
            self.components.kelp_on_the_edge * edge.bit_count(), Message("tidepools-edge"), edge
        )
        largest = max(GRID.regions(beach.sand), key=int.bit_count, default=0)
        sand = Line(
            self.components.largest_sand * largest.bit_count(), Message("tidepools-patch"), largest
        )
        return Points((Part("kelp", () if is_calm else (kelp,)), Part("sand", (sand,))))


def _beach(rows: tuple[str, ...]) -> Beach:
    letters: Mapping[int, str] = dict(enumerate("".join(rows)))
    kelp = sum(1 << place for place, letter in letters.items() if letter == KELP)
    return Beach(kelp, sum(1 << place for place, letter in letters.items() if letter == SAND))


def make(overlay: Path | None = None) -> Tidepools:
    """The game with its packaged values, or with an owner's in their place."""
    data = load_data("tidepools", "tidepools", overlay)
    return Tidepools(data, read_components(data))
