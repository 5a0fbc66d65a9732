"""Games that are not quite what they were: what a seat cannot see is dealt anew, or leaks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from inklands.core.catalogue import AnyGame
from inklands.core.events import Event
from inklands.core.legal import ListedActions
from inklands.core.message import Message
from inklands.core.objection import Objection
from inklands.core.points import Line, Part, Points, Standing
from inklands.core.rng import Rng

# The states, actions and views of a title chosen at run time.
State = Any
Action = Any


@dataclass(frozen=True, slots=True)
class Counted:
    """A state, how many actions led to it, and what happened on the way."""

    inner: State
    depth: int
    events: tuple[Event, ...]


class Redealt:
    """
    A game in which, after *at* actions, everything *viewer* cannot see is replaced.

    To the viewer the match looks the same up to there, and must be sent as the same bytes.
    """

    def __init__(self, game: AnyGame, viewer: int | None, at: int, rng: Rng) -> None:
        self._game = game
        self._viewer = viewer
        self._at = at
        self._rng = rng

    def __getattr__(self, name: str) -> Any:
        """What needs no state is the game's own; what does is given the state inside."""
        member = getattr(self._game, name)
        if name not in ON_STATES:
            return member
        return lambda state, *more: member(state.inner, *more)

    def start(self, seats: int, seed: int, settings: Any) -> Counted:
        inner = self._game.start(seats, seed, settings)
        return self._maybe_redealt(Counted(inner, 0, self._game.events(inner)))

    def apply(self, state: Counted, seat: int, action: Action) -> Counted:
        inner = self._game.apply(state.inner, seat, action)
        return self._maybe_redealt(Counted(inner, state.depth + 1, self._game.events(inner)))

    def events(self, state: Counted) -> tuple[Event, ...]:
        return state.events

    def _maybe_redealt(self, state: Counted) -> Counted:
        if state.depth != self._at:
            return state
        view = self._game.view(state.inner, self._viewer)
        return replace(state, inner=self._game.resample(view, self._rng))


ON_STATES = frozenset(
    {
        "barrier",
        "legal_actions",
        "objection",
        "live_points",
        "live_points_seat",
        "prompt",
        "standing",
        "to_act",
        "turn",
        "view",
    }
)


class Leaky:
    """Cartographers with a hole; each kind below has another."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)


class NextCardInView(Leaky):
    def view(self, state: State, seat: int | None) -> Any:
        seen = self.game.view(state, seat)
        return replace(seen, column=(*seen.column, next_card(state)))

    def resample(self, view: Any, rng: Rng) -> State:
        return self.game.resample(replace(view, column=view.column[:-1]), rng)


class NextCardInLegalActions(Leaky):
    def legal_actions(self, state: State, seat: int) -> ListedActions[Any]:
        legal: Sequence[Any] = tuple(self.game.legal_actions(state, seat))
        start = sum(next_card(state).encode()) % 7 if len(legal) > 7 else 0
        return ListedActions((*legal[start:], *legal[:start]))


class NextCardInObjection(Leaky):
    def objection(self, state: State, seat: int, action: Action) -> Objection:
        given = self.game.objection(state, seat, action)
        return replace(given, sentence=f"{given.sentence}, for {next_card(state)} comes next")


class DrawingsInEvents(Leaky):
    def events(self, state: State) -> tuple[Event, ...]:
        drawn = [self.game.action_text(one) for one in state.pending if one is not None]
        drawings = Event(Message.of("cartographers-drew", cells=" ".join(drawn)))
        return (*self.game.events(state), drawings)


class NextCardInLivePoints(Leaky):
    def live_points(self, state: State, seat: int, action: Action | None = None) -> Points:
        lines = (Line(sum(next_card(state).encode()), Message("cartographers-coins")),)
        return Points((*self.game.live_points(state, seat, action).parts, Part("luck", lines)))


class DrawingsInStanding(Leaky):
    def standing(self, state: State) -> Standing:
        standing = self.game.standing(state)
        cells = sum(one.cells % 97 for one in state.pending if one is not None)
        part = Part("drawn", (Line(cells, Message("cartographers-coins")),))
        points = tuple(Points((*one.parts, part)) for one in standing.points)
        return replace(standing, points=points)


class NextCardInPrompt(Leaky):
    def prompt(self, state: State, seat: int | None) -> Message:
        return Message.of("cartographers-revealed", card=f"@cartographers-{next_card(state)}")


LEAKS = (
    NextCardInView,
    NextCardInLegalActions,
    NextCardInObjection,
    DrawingsInEvents,
    NextCardInLivePoints,
    DrawingsInStanding,
    NextCardInPrompt,
)


def next_card(state: State) -> str:
    return state.deck.cards[0] if state.deck.cards else "none"
