"""Chance as a value."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Rng:
    """
    A stream of random numbers that is read without being changed.

    Each read answers with the number and the stream that follows it, so a state which holds an
    ``Rng`` can be copied, compared, stored and replayed. The numbers are a keyed hash of the seed
    and a counter: with a seed of 128 bits nobody can compute what comes from what has been seen.

    >>> number, rest = Rng(7).below(100)
    >>> number, rest.reads
    (62, 1)
    """

    seed: int
    reads: int = 0

    def below(self, bound: int) -> tuple[int, Rng]:
        """A whole number in ``range(bound)``, and the rest of the stream."""
        number = _number(self.seed, self.reads)
        return number * bound >> 64, Rng(self.seed, self.reads + 1)

    def choice(self, items: Sequence[T]) -> tuple[T, Rng]:
        """One of *items*, and the rest of the stream."""
        place, rest = self.below(len(items))
        return items[place], rest

    def shuffled(self, items: Sequence[T]) -> tuple[tuple[T, ...], Rng]:
        """*items* in a random order, and the rest of the stream."""
        order = list(items)
        seed, reads = self.seed, self.reads
        for last in range(len(order) - 1, 0, -1):
            place = _number(seed, reads) * (last + 1) >> 64
            order[last], order[place] = order[place], order[last]
            reads += 1
        return tuple(order), Rng(seed, reads)

    def split(self) -> tuple[Rng, Rng]:
        """A stream of its own for something that reads much, and the rest of this one."""
        high, rest = self.below(1 << 64)
        low, rest = rest.below(1 << 64)
        return Rng(high << 64 | low), rest


def _number(seed: int, reads: int) -> int:
    """The number of 64 bits at one place of the stream."""
    return int.from_bytes(blake2b(b"%d/%d" % (seed, reads), digest_size=8).digest(), "big")
