"""The cheap generators of matches that are only thought of; real ones have another chance."""

from __future__ import annotations

from inklands.grid.kernel import Ints, kernel


@kernel
def roll(v: Ints, stream: int, bound: int) -> int:
    """A whole number below *bound* from the generator kept in ``v[stream]`` (xorshift32)."""
    x = v[stream]
    x ^= (x << 13) & 0xFFFFFFFF
    x ^= x >> 17
    x ^= (x << 5) & 0xFFFFFFFF
    v[stream] = x
    return x * bound >> 32


@kernel
def seeded(seed: int) -> int:
    """A start for the generator: never 0."""
    mixed = ((seed & 0xFFFFFFFF) * 2654435761 + 0x9E3779B9) & 0xFFFFFFFF
    mixed ^= mixed >> 15
    return mixed or 1


@kernel
def shuffle(v: Ints, stream: int, first: int, last: int) -> None:
    """The numbers from ``v[first]`` up to ``v[last - 1]`` in a random order."""
    for i in range(first, last - 1):
        j = i + roll(v, stream, last - i)
        v[i], v[j] = v[j], v[i]
