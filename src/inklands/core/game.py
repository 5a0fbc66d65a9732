"""The interface of a game: all that the rest of the package knows about a title."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeAlias, TypeVar

from inklands.core.data import DataSet
from inklands.core.events import Event
from inklands.core.legal import LegalActions
from inklands.core.message import Message
from inklands.core.objection import Objection
from inklands.core.options import Options, Settings
from inklands.core.points import Points, Standing
from inklands.core.rng import Rng
from inklands.core.sheets import PaperSheets
from inklands.errors import NoSheets
from inklands.grid.grid import Grid

Seat: TypeAlias = int
"""A place at the table, from 0, numbered clockwise."""

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")


class Game(Protocol[S, A, V]):
    """
    The rules of one title: a stateless object of pure functions.

    States, actions and views are frozen values. ``apply`` trusts its caller: `Match.play` is where
    actions are checked. Views hold only text, numbers, and tuples and dataclasses of these, so that
    they can be written as JSON as they are.
    """

    @property
    def name(self) -> str: ...
    @property
    def rules_version(self) -> int:
        """Raised whenever the same actions may give another result than before."""
        ...

    @property
    def seats(self) -> range: ...
    @property
    def grid(self) -> Grid: ...
    @property
    def options(self) -> Options: ...
    @property
    def data(self) -> DataSet:
        """The printed values this game was made with."""
        ...

    @property
    def sheets(self) -> PaperSheets | None:
        """Sheets for play on paper; None for a title that has none. See `sheets_of`."""
        ...

    def start(self, seats: int, seed: int, settings: Settings) -> S: ...
    def to_act(self, state: S) -> frozenset[Seat]:
        """The seats with a decision to take: several in simultaneous play, none at the end."""
        ...

    def legal_actions(self, state: S, seat: Seat) -> LegalActions[A]: ...
    def objection(self, state: S, seat: Seat, action: A) -> Objection:
        """Why *action*, which is not among the legal ones, is not allowed."""
        ...

    def apply(self, state: S, seat: Seat, action: A) -> S:
        """The state after a legal action, carried on to the next decision."""
        ...

    def events(self, state: S) -> tuple[Event, ...]:
        """What happened on the way to this state from the one before it."""
        ...

    def turn(self, state: S) -> int:
        """The number of the turn being played, from 1."""
        ...

    def barrier(self, state: S) -> int:
        """
        A number that grows whenever something hidden is revealed or the turn passes on.

        Undo never goes back past a change of it, and between two changes the actions of different
        seats commute.
        """
        ...

    def view(self, state: S, seat: Seat | None) -> V:
        """What *seat* may see, built by allow-list; None is an onlooker."""
        ...

    def resample(self, view: V, rng: Rng) -> S:
        """A full state drawn from those that look like *view* to its seat."""
        ...

    def standing(self, state: S) -> Standing:
        """Explained points by seat from what everybody may see, and the order of finish."""
        ...

    def live_points(self, state: S, seat: Seat, action: A | None = None) -> Points:
        """
        What each way of scoring would give *seat* if it were counted now, or right after *action*.

        Only what the seat itself sees is used.
        """
        ...

    def live_points_seat(self, state: S, seat: Seat) -> Seat:
        """The owner of the points in `live_points`: another while *seat* acts on another's map."""
        ...

    def prompt(self, state: S, seat: Seat | None) -> Message:
        """What *seat* is asked to do now, in one sentence; for None, what the match waits for."""
        ...

    def action_text(self, action: A) -> str: ...
    def parse_action(self, text: str) -> A: ...
    def turn_text(self, actions: Sequence[A]) -> str:
        """One seat's actions of a turn as one readable text, without ``|`` and ``/``."""
        ...

    def parse_turn(self, text: str) -> tuple[A, ...]: ...
    def picture(self, view: V) -> str:
        """The view as plain text."""
        ...


def sheets_of(game: Game[S, A, V]) -> PaperSheets:
    """The paper sheets of *game*; a title without them is refused."""
    if game.sheets is None:
        raise NoSheets(f"{game.name} has no sheets that are drawn on paper")
    return game.sheets
