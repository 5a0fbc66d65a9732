"""Maps of Misterra behind the interface of a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from inklands.core.data import DataSet, Overlay, load_data
from inklands.core.events import Event
from inklands.core.legal import ListedActions
from inklands.core.message import Message
from inklands.core.objection import Objection
from inklands.core.options import Options, Settings
from inklands.core.points import Points, Standing
from inklands.core.printed import Sections
from inklands.core.rng import Rng
from inklands.games.misterra import legal, log, notation, scoring, setup, turn
from inklands.games.misterra.actions import Action
from inklands.games.misterra.components import Components, read_components
from inklands.games.misterra.island.places import GRID
from inklands.games.misterra.live_points import live_points
from inklands.games.misterra.objection import objection
from inklands.games.misterra.paper import MisterraSheets
from inklands.games.misterra.picture import picture
from inklands.games.misterra.printed import printed
from inklands.games.misterra.prompt import prompt
from inklands.games.misterra.resample import resample
from inklands.games.misterra.state import State
from inklands.games.misterra.view import View, view


def make(overlay: Overlay | None = None) -> Misterra:
    """The game with its packaged components, or with an owner's own in their place."""
    data = load_data(__package__, "misterra", overlay)
    return Misterra(data, read_components(data))


@dataclass(frozen=True, slots=True)
class Misterra:
    """The rules of Maps of Misterra, each in the file of its name."""

    data: DataSet
    components: Components

    name = "misterra"
    rules_version = 2
    seats = range(1, 5)
    grid = GRID

    @property
    def options(self) -> Options:
        return setup.OPTIONS

    @property
    def sheets(self) -> MisterraSheets:
        return MisterraSheets(self.components)

    def printed(self) -> Sections:
        return printed(self.components, self.data)

    def start(self, seats: int, seed: int, settings: Settings) -> State:
        return setup.start(self.components, seats, seed, settings)

    def to_act(self, state: State) -> frozenset[int]:
        return legal.to_act(state)

    def legal_actions(self, state: State, seat: int) -> ListedActions[Action]:
        return legal.legal_actions(self.components, state, seat)

    def objection(self, state: State, seat: int, action: Action) -> Objection:
        return objection(self.components, state, seat, action)

    def apply(self, state: State, seat: int, action: Action) -> State:
        return turn.apply(self.components, state, seat, action)

    def events(self, state: State) -> tuple[Event, ...]:
        return log.events(state)

    def turn(self, state: State) -> int:
        return state.moment.turn

    def barrier(self, state: State) -> int:
        """Grows when presumptions are chosen, a card is turned up, or the turn passes on."""
        return state.moment.barrier

    def view(self, state: State, seat: int | None) -> View:
        return view(self.components, state, seat)

    def resample(self, view: View, rng: Rng) -> State:
        return resample(self.components, view, rng)

    def standing(self, state: State) -> Standing:
        return scoring.standing(self.components, state)

    def live_points(self, state: State, seat: int, action: Action | None = None) -> Points:
        return live_points(self.components, state, seat, action)

    def live_points_seat(self, state: State, seat: int) -> int:
        return seat

    def prompt(self, state: State, seat: int | None) -> Message:
        return prompt(self.components, state, seat)

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
