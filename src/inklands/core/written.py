"""Whether every message of a title is written, checked on random play."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TypeAlias, TypeVar

from inklands.core.game import Game
from inklands.core.match import Match
from inklands.core.message import Message
from inklands.core.points import Points
from inklands.core.rng import Rng
from inklands.errors import BrokenLaw

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")

Knows: TypeAlias = Callable[[str], bool]
"""Whether a message of this key is written; ``Speaker("en").knows`` is one."""


def check_messages(
    game: Game[S, A, V],
    seats: int,
    knows: Knows,
    options: Mapping[str, str] | None = None,
    seeds: Iterable[int] = range(5),
) -> int:
    """
    Play a random match for each of *seeds*; each message on the way has to be known to *knows*.

    Answers with the number of different messages met; the first unknown one raises `BrokenLaw`.
    """
    met: set[str] = set()
    for seed in seeds:
        match = Match(game, seats, seed, options)
        for key in _keys(match, Rng(seed + 1)):
            if key not in met and not knows(key):
                raise BrokenLaw(f"broken: the message {key} is written")
            met.add(key)
        for part in _parts(match):
            if not any(knows(name) for name in part_names(game.name, part)):
                raise BrokenLaw(f"broken: the part {part} of the points has a name")
    return len(met)


def part_names(title: str, word: str) -> tuple[str, str]:
    """
    The keys under which a part of the points may be named.

    A goal is named by the second where the first says what it counts.
    """
    return f"{title}-{word}", f"{title}-{word}-name"


def _keys(match: Match[S, A, V], rng: Rng) -> Iterator[str]:
    """The keys of all messages while *match* is played to its end."""
    yield from _shown(match)
    earlier: list[A] = []
    while not match.is_over:
        seat, rng = rng.choice(sorted(match.to_act))
        legal = match.legal_actions(seat)
        for action in earlier[-4:]:
            if action not in legal:
                yield from _named(match.game.objection(match.state, seat, action).reason)
        place, rng = rng.below(len(legal))
        earlier.append(legal[place])
        match.play(seat, legal[place])
        yield from _shown(match)


def _shown(match: Match[S, A, V]) -> Iterator[str]:
    """The keys of what everybody is asked, of the log, and of the reasons of all points."""
    game, state = match.game, match.state
    for seat in (*range(match.seats), None):
        yield from _named(game.prompt(state, seat))
    for event in game.events(state):
        yield from _named(event.message)
    for points in (*match.standing.points, *map(match.live_points, match.to_act)):
        for part in points.parts:
            for line in part.lines:
                yield from _named(line.reason)


def _named(message: Message) -> Iterator[str]:
    """The key of *message* and those of the messages among its arguments."""
    yield message.key
    for _, value in message.args:
        if isinstance(value, str) and value.startswith("@"):
            yield value[1:]


def _parts(match: Match[S, A, V]) -> Iterator[str]:
    """The words in the keys of the parts of a finished match, such as a season and a goal."""
    for points in match.standing.points:
        yield from _words(points)


def _words(points: Points) -> Iterator[str]:
    for part in points.parts:
        yield from part.key.split(".")
