"""Explorers behind the interface of a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from inklands.core.data import DataSet, Overlay, load_data
from inklands.core.events import Event
from inklands.core.legal import LegalActions
from inklands.core.message import Message
from inklands.core.objection import Objection
from inklands.core.options import Options, Settings
from inklands.core.points import Points, Standing
from inklands.core.printed import Sections
from inklands.core.rng import Rng
from inklands.games.explorers import legal, log, notation, scoring
from inklands.games.explorers.actions import Action
from inklands.games.explorers.components import MOST_SEATS, TURNS, Components, read_components
from inklands.games.explorers.landscape.terrain import GRID
from inklands.games.explorers.live_points import live_points
from inklands.games.explorers.objection import objection
from inklands.games.explorers.paper import ExplorersSheets
from inklands.games.explorers.picture import picture
from inklands.games.explorers.printed import printed
from inklands.games.explorers.prompt import prompt
from inklands.games.explorers.resample import resample
from inklands.games.explorers.setup import first_state, options
from inklands.games.explorers.state import State
from inklands.games.explorers.turn import after
from inklands.games.explorers.view import View, view


def make(overlay: Overlay | None = None) -> Explorers:
    """The game with its packaged components, or with an owner's own in their place."""
    data = load_data(__package__, "explorers", overlay)
    return Explorers(data, read_components(data))


@dataclass(frozen=True, slots=True)
class Explorers:
    """The rules of Explorers, each in the file of its name."""

    data: DataSet
    components: Components

    name = "explorers"
    rules_version = 2
    seats = range(1, MOST_SEATS + 1)
    grid = GRID

    @property
    def options(self) -> Options:
        return options(self.components)

    @property
    def sheets(self) -> ExplorersSheets:
        return ExplorersSheets(self.components)

    def printed(self) -> Sections:
        return printed(self.components, self.data)

    def start(self, seats: int, seed: int, settings: Settings) -> State:
        return first_state(self.components, seats, seed, settings)

    def to_act(self, state: State) -> frozenset[int]:
        return state.waiting

    def legal_actions(self, state: State, seat: int) -> LegalActions[Action]:
        return legal.legal_actions(state, seat)

    def objection(self, state: State, seat: int, action: Action) -> Objection:
        return objection(state, seat, action)

    def apply(self, state: State, seat: int, action: Action) -> State:
        return after(state, seat, action)

    def events(self, state: State) -> tuple[Event, ...]:
        return log.events(state)

    def turn(self, state: State) -> int:
        """The opening is turn 1, the turns of the four rounds follow."""
        if state.in_opening:
            return 1
        return 2 + state.clock.round * TURNS + state.clock.turn

    def barrier(self, state: State) -> int:
        return state.clock.barrier

    def view(self, state: State, seat: int | None) -> View:
        return view(state, seat)

    def resample(self, view: View, rng: Rng) -> State:
        return resample(self.components, view, rng)

    def standing(self, state: State) -> Standing:
        return scoring.standing(state)

    def live_points(self, state: State, seat: int, action: Action | None = None) -> Points:
        return live_points(state, seat, action)

    def live_points_seat(self, state: State, seat: int) -> int:
        return seat

    def prompt(self, state: State, seat: int | None) -> Message:
        return prompt(state, seat)

    def action_text(self, action: Action) -> str:
        return notation.action_text(action)

    def parse_action(self, text: str) -> Action:
        return notation.parse_action(text)

    def turn_text(self, actions: Sequence[Action]) -> str:
        return notation.turn_text(actions)

    def parse_turn(self, text: str) -> tuple[Action, ...]:
        return notation.parse_turn(text)

    def picture(self, view: View) -> str:
        return picture(view)
