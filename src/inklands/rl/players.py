"""Who decides for which seat of an environment: the learner, or bots of a named level."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from inklands.bots.bot import Bot, make
from inklands.bots.driver import decide
from inklands.core.match import AnyMatch
from inklands.errors import OptionError, SeatError
from inklands.fast.batch import EVERYBODY

SELF = "self"
"""In place of a bot's name: the learner decides for all seats, one after another."""


def learner_seat(seats: int, seat: int, opponents: str | Sequence[str]) -> int:
    """The seat of the learner, or `EVERYBODY`."""
    if seat not in range(seats):
        raise SeatError(f"there is no seat {seat}; there are {seats}, counted from 0")
    return EVERYBODY if opponents == SELF else seat


def seated_bots(seats: int, seat: int, opponents: str | Sequence[str]) -> Mapping[int, Bot]:
    """A bot for each seat but the learner's; a shorter list of names goes round."""
    if opponents == SELF:
        return {}
    names = [opponents] if isinstance(opponents, str) else list(opponents)
    if not names:
        raise OptionError("opponents = []: name one bot at least, or self")
    others = [other for other in range(seats) if other != seat]
    return {other: make(names[place % len(names)]) for place, other in enumerate(others)}


def bots_reply(match: AnyMatch, bots: Mapping[int, Bot]) -> None:
    """Bots act, in the order of their seats, until one without a bot is first to act."""
    while match.to_act and min(match.to_act) in bots:
        seat = min(match.to_act)
        match.play(seat, decide(bots[seat], match, seat))
