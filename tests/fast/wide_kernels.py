"""Kernels that do one thing with masks, to be run interpreted and compiled."""

from __future__ import annotations

from inklands.grid.kernel import (
    Ints,
    Mask,
    Masks,
    constants,
    kernel,
    mask_constants,
    new_masks,
    nth,
)

ONE = Mask(1)
STEPS = constants((3, 1, 4, 1, 5))
POWERS = mask_constants(1 << n for n in range(64))


@kernel
def combined(b: Masks, out: Masks, truths: Ints, shift: int) -> None:
    """Every operation on the masks ``b[0]`` and ``b[1]``, which the width of ``b[2]`` cuts off."""
    one, two, everywhere = b[0], b[1], b[2]
    out[0] = one & two
    out[1] = one | two
    out[2] = one ^ two
    out[3] = one & ~two
    out[4] = one << shift & everywhere
    out[5] = one >> shift
    out[6] = one & -one & everywhere
    out[7] = one & (one - 1) if one else one
    out[8] = (one + two) & everywhere
    out[9] = ONE << shift & everywhere
    out[10] = POWERS[shift & 63]
    truths[0] = 1 if one == two else 0
    truths[1] = 1 if one != two else 0
    truths[2] = 1 if one < two else 0
    truths[3] = 1 if one > two else 0
    truths[4] = 1 if one else 0
    truths[5] = 1 if not one else 0
    truths[6] = one.bit_count()
    truths[7] = one.bit_length()
    truths[8] = STEPS[shift % 5]


@kernel
def changed(b: Masks, shift: int) -> None:
    """Every operation in place."""
    b[0] |= b[1]
    b[1] &= b[0] >> 1
    b[0] ^= b[1]
    b[1] >>= shift


@kernel
def nth_of(b: Masks, n: int) -> int:
    return nth(b[0], n)


@kernel
def union_of(count: int) -> int:
    """A mask that is made, filled and given back."""
    b = new_masks(1)
    for place in range(count):
        b[0] |= ONE << place
    return b[0]
