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
        key = f"{self.seed}/{self.reads}".encode()
        number = int.from_bytes(blake2b(key, digest_size=8).digest(), "big")
        return number * bound >> 64, Rng(self.seed, self.reads + 1)

    def choice(self, items: Sequence[T]) -> tuple[T, Rng]:
        """One of *items*, and the rest of the stream."""
        place, rest = self.below(len(items))
        return items[place], rest

    def shuffled(self, items: Sequence[T]) -> tuple[tuple[T, ...], Rng]:
        """*items* in a random order, and the rest of the stream."""
        order = list(items)
        rest = self
        for last in range(len(order) - 1, 0, -1):
            place, rest = rest.below(last + 1)
            order[last], order[place] = order[place], order[last]
        return tuple(order), rest

    def split(self) -> tuple[Rng, Rng]:
        """A stream of its own for something that reads much, and the rest of this one."""
        high, rest = self.below(1 << 64)
        low, rest = rest.below(1 << 64)
        return Rng(high << 64 | low), rest
