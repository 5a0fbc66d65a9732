"""What environments refuse before a match begins, a sentence for each."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index

from inklands.core.catalogue import AnyGame, load
from inklands.core.match import check_seats
from inklands.errors import InklandsError, OptionError
from inklands.fast.titles import kernel_titles

SEEDS = 1 << 63
"""There are so many deals: greater seeds begin again with the first."""


class NoEnvironment(InklandsError, LookupError):
    """The title has no environments for learners."""

    code = "learning/unknown-title"


class NotBegun(InklandsError, RuntimeError):
    """No match was dealt yet."""

    code = "learning/not-begun"

    def __init__(self) -> None:
        super().__init__("no match has begun: call reset first")


def playable(title: str, seats: int) -> AnyGame:
    """The game of a title that has environments, for so many seats."""
    if title not in kernel_titles():
        raise NoEnvironment(f"{title} has no environments; {', '.join(kernel_titles())} have")
    game = load(title)
    check_seats(game, seats)
    return game


def whole(name: str, number: int, least: int) -> int:
    """A setting that counts something."""
    if number < least:
        raise OptionError(f"{name} = {number}: give {least} or more")
    return number


def seed_number(seed: int) -> int:
    """A seed of any type of whole number."""
    try:
        found = index(seed)
    except TypeError:
        raise OptionError(f"seed = {seed!r}: a seed is a whole number") from None
    if found < 0:
        raise OptionError(f"seed = {found}: a seed is 0 or more")
    return found % SEEDS


def seed_numbers(seed: int | Sequence[int | None], count: int) -> list[int | None]:
    """A seed for each match: as they are given, or counted up from one."""
    if not isinstance(seed, Sequence) or isinstance(seed, str):
        return [(seed_number(seed) + i) % SEEDS for i in range(count)]
    if len(seed) != count:
        raise OptionError(f"{len(seed)} seeds do not go with {count} matches: give one for each")
    return [None if own is None else seed_number(own) for own in seed]
