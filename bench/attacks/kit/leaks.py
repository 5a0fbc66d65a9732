"""Holes planted into any title: each lets something hidden show at one place of what is sent."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any
from zlib import crc32

from inklands.core.catalogue import AnyGame, load
from inklands.core.events import Event
from inklands.core.legal import ListedActions
from inklands.core.message import Message
from inklands.core.objection import Objection
from inklands.core.points import Line, Part, Points, Standing
from tests.table.resampled import LEAKS, Leaky

# The states and actions of a title chosen at run time.
State = Any
Action = Any
SAID = "cartographers-coins"


def secret(state: State) -> int:
    """A small number that depends on all of *state*, the hidden part included."""
    return crc32(repr(state).encode()) % 997


class InLegalActions(Leaky):
    def legal_actions(self, state: State, seat: int) -> ListedActions[Any]:
        legal: Sequence[Any] = tuple(self.game.legal_actions(state, seat))
        start = secret(state) % max(1, len(legal))
        return ListedActions((*legal[start:], *legal[:start]))


class InObjection(Leaky):
    def objection(self, state: State, seat: int, action: Action) -> Objection:
        said = self.game.objection(state, seat, action)
        return replace(said, sentence=f"{said.sentence} ({secret(state)})")


class InEvents(Leaky):
    def events(self, state: State) -> tuple[Event, ...]:
        return (*self.game.events(state), Event(Message.of(SAID, count=secret(state))))


class InLivePoints(Leaky):
    def live_points(self, state: State, seat: int, action: Action | None = None) -> Points:
        part = Part("luck", (Line(secret(state), Message(SAID)),))
        return Points((*self.game.live_points(state, seat, action).parts, part))


class InStanding(Leaky):
    def standing(self, state: State) -> Standing:
        standing = self.game.standing(state)
        part = Part("luck", (Line(secret(state), Message(SAID)),))
        return replace(
            standing, points=tuple(Points((*one.parts, part)) for one in standing.points)
        )


class InPrompt(Leaky):
    def prompt(self, state: State, seat: int | None) -> Message:
        return Message.of(SAID, count=secret(state))


class InTurn(Leaky):
    def turn(self, state: State) -> int:
        return int(self.game.turn(state)) + secret(state) % 2


ANYWHERE = (InLegalActions, InObjection, InEvents, InLivePoints, InStanding, InPrompt, InTurn)


def planted() -> list[AnyGame]:
    """Games with a hole each: those the tests know, and seven of each other title."""
    known: list[AnyGame] = [leak(load("cartographers")) for leak in LEAKS]
    others = [leak(load(title)) for title in ("misterra", "explorers") for leak in ANYWHERE]
    return [*known, *others]
