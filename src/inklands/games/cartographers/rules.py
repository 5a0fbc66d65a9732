"""Cartographers behind the interface of a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from inklands.core.data import DataSet, Overlay, load_data
from inklands.core.events import Event
from inklands.core.message import Message
from inklands.core.objection import Objection
from inklands.core.options import Options, Settings
from inklands.core.points import Points, Standing
from inklands.core.printed import Sections
from inklands.core.rng import Rng
from inklands.games.cartographers import legal, log, notation, scoring, setup
from inklands.games.cartographers.actions import Placement
from inklands.games.cartographers.components import Components, read_components
from inklands.games.cartographers.drawing import map_of
from inklands.games.cartographers.legal import Placements
from inklands.games.cartographers.live_points import live_points
from inklands.games.cartographers.objection import objection
from inklands.games.cartographers.paper import CartographersSheets
from inklands.games.cartographers.picture import picture
from inklands.games.cartographers.printed import printed
from inklands.games.cartographers.prompt import prompt
from inklands.games.cartographers.resample import resample
from inklands.games.cartographers.sheet import GRID
from inklands.games.cartographers.state import State
from inklands.games.cartographers.turn import drawn_by, first_turn
from inklands.games.cartographers.view import View, view


def make(overlay: Overlay | None = None) -> Cartographers:
    """The game with its packaged components, or with an owner's own in their place."""
    data = load_data(__package__, "cartographers", overlay)
    return Cartographers(data, read_components(data))


@dataclass(frozen=True, slots=True)
class Cartographers:
    """The rules of Cartographers, each in the file of its name."""

    data: DataSet
    components: Components

    name = "cartographers"
    rules_version = 1
    seats = range(1, 101)
    grid = GRID

    @property
    def options(self) -> Options:
        return setup.options(self.components)

    @property
    def sheets(self) -> CartographersSheets:
        return CartographersSheets(self.components)

    def printed(self) -> Sections:
        return printed(self.components)

    def start(self, seats: int, seed: int, settings: Settings) -> State:
        return first_turn(*setup.make_setup(self.components, seats, settings, Rng(seed)))

    def to_act(self, state: State) -> frozenset[int]:
        return legal.to_act(state)

    def legal_actions(self, state: State, seat: int) -> Placements:
        return legal.legal_actions(state, seat)

    def objection(self, state: State, seat: int, action: Placement) -> Objection:
        return objection(state, seat, action)

    def apply(self, state: State, seat: int, action: Placement) -> State:
        return drawn_by(state, seat, action)

    def events(self, state: State) -> tuple[Event, ...]:
        return log.events(state)

    def turn(self, state: State) -> int:
        return state.turn

    def barrier(self, state: State) -> int:
        """The turn: when all have drawn, maps are shown and a card is turned up."""
        return state.turn

    def view(self, state: State, seat: int | None) -> View:
        return view(state, seat)

    def resample(self, view: View, rng: Rng) -> State:
        return resample(self.components, view, rng)

    def standing(self, state: State) -> Standing:
        return scoring.standing(state)

    def live_points(self, state: State, seat: int, action: Placement | None = None) -> Points:
        return live_points(state, seat, action)

    def live_points_seat(self, state: State, seat: int) -> int:
        return map_of(state, seat)

    def prompt(self, state: State, seat: int | None) -> Message:
        return prompt(state, seat)

    def action_text(self, action: Placement) -> str:
        return notation.placement_text(action)

    def parse_action(self, text: str) -> Placement:
        return notation.parse_placement(text)

    def turn_text(self, actions: Sequence[Placement]) -> str:
        return notation.turn_text(actions)

    def parse_turn(self, text: str) -> tuple[Placement, ...]:
        return notation.parse_turn(text)

    def picture(self, view: View) -> str:
        return picture(view)
