"""Explorers behind the promise of a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from mapwright.core.data import DataSet, load_data
from mapwright.core.events import Event
from mapwright.core.legal import LegalActions
from mapwright.core.message import Message
from mapwright.core.objection import Objection
from mapwright.core.options import Options, Settings
from mapwright.core.points import Points, Standing
from mapwright.core.rng import Rng
from mapwright.games.explorers import legal, notation, scoring, story
from mapwright.games.explorers.actions import Action
from mapwright.games.explorers.objection import objection
from mapwright.games.explorers.portrait import portrait
from mapwright.games.explorers.prompt import prompt
from mapwright.games.explorers.resample import resample
from mapwright.games.explorers.setup import first_state, options
from mapwright.games.explorers.state import State
from mapwright.games.explorers.tables import MOST_SEATS, TURNS, Tables, read_tables
from mapwright.games.explorers.terrain import GRID
from mapwright.games.explorers.turn import after
from mapwright.games.explorers.view import ExplorersView, view


def make(overlay: Path | None = None) -> Explorers:
    """The game with its packaged tables, or with an owner's own in their place."""
    data = load_data(__package__, "explorers", overlay)
    return Explorers(data, read_tables(data))


@dataclass(frozen=True, slots=True)
class Explorers:
    """The rules of Explorers, each in the file of its name."""

    data: DataSet
    tables: Tables

    name = "explorers"
    rules_version = 1
    seats = range(1, MOST_SEATS + 1)
    grid = GRID

    @property
    def options(self) -> Options:
        return options(self.tables)

    def start(self, seats: int, seed: int, settings: Settings) -> State:
        return first_state(self.tables, seats, seed, settings)

    def to_act(self, state: State) -> frozenset[int]:
        return state.waiting

    def legal_actions(self, state: State, seat: int) -> LegalActions[Action]:
        return legal.legal_actions(state, seat)

    def objection(self, state: State, seat: int, action: Action) -> Objection:
        return objection(state, seat, action)

    def apply(self, state: State, seat: int, action: Action) -> State:
        return after(state, seat, action)

    def events(self, state: State) -> tuple[Event, ...]:
        return story.events(state)

    def turn(self, state: State) -> int:
        """The opening is turn 1, the turns of the four rounds follow."""
        if state.in_opening:
            return 1
        return 2 + state.clock.round * TURNS + state.clock.turn

    def barrier(self, state: State) -> int:
        return state.clock.barrier

    def view(self, state: State, seat: int | None) -> ExplorersView:
        return view(state, seat)

    def resample(self, view: ExplorersView, rng: Rng) -> State:
        return resample(self.tables, view, rng)

    def standing(self, state: State) -> Standing:
        return scoring.standing(state)

    def outlook(self, state: State, seat: int, action: Action | None = None) -> Points:
        return scoring.outlook(state, seat, action)

    def outlook_seat(self, state: State, seat: int) -> int:
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

    def picture(self, view: ExplorersView) -> str:
        return portrait(view)
