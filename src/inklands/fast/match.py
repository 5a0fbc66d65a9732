"""What every title keeps in the first numbers of a match, and copies of whole matches."""

from __future__ import annotations

from inklands.fast.offsets import Offsets
from inklands.grid.kernel import Ints, Masks, kernel

_numbers = Offsets()
CHANCE = _numbers.reserve()
"""The generator that cards and tiles are drawn with."""
POLICY = _numbers.reserve()
"""The generator that players of playouts decide with: their taste never changes the cards."""
SEATS = _numbers.reserve()
SEAT = _numbers.reserve()
"""The seat to act."""
DONE = _numbers.reserve()
"""Whether the match is over."""
FIRST_OWN = _numbers.size
"""From here on each title has numbers of its own."""


@kernel
def copy_match(b: Masks, v: Ints, to_b: Masks, to_v: Ints) -> None:
    for i in range(len(b)):
        to_b[i] = b[i]
    for i in range(len(v)):
        to_v[i] = v[i]
