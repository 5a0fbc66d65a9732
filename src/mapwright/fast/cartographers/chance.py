"""The cheap generators of playouts; real matches have another kind of chance."""

from __future__ import annotations

from mapwright.grid.kernel import Ints, kernel


@kernel
def roll(v: Ints, stream: int, bound: int) -> int:
    """A whole number below *bound* from a cheap generator of the match's own (xorshift32)."""
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
    return mixed or 1
