"""
Many matches in one buffer, and sets of cells as bytes: what a batch of matches needs.

Compiled, `fast/compiled_rows.py` stands in for this module.
"""

from __future__ import annotations

from typing import Protocol, TypeAlias

from inklands.grid.kernel import Ints, Masks, nth

MaskRows: TypeAlias = "list[Masks]"
IntRows: TypeAlias = "list[Ints]"
WORD = (1 << 64) - 1
DRAW_BITS = 48
DRAWS = 1 << DRAW_BITS
"""A random number below this, times how many things there are to choose from, fits a word."""
GROUP = 8
"""Compiled, so many words are compared or counted at once: rows of bits are a multiple of it."""


def bit_words(count: int) -> int:
    """The words of a row of *count* bits, with room for what a mask at its end spills over."""
    return -(-(count + 256) // (64 * GROUP)) * GROUP


class Bytes(Protocol):
    """A flat array of small numbers that kernels write to; numpy's are."""

    def __getitem__(self, place: int, /) -> int: ...
    def __setitem__(self, place: int, number: int, /) -> None: ...


def new_mask_rows(rows: int, count: int) -> MaskRows:
    return [[0] * count for _ in range(rows)]


def new_int_rows(rows: int, count: int) -> IntRows:
    return [[0] * count for _ in range(rows)]


def mask_row(rows: MaskRows, row: int) -> Masks:
    return rows[row]


def int_row(rows: IntRows, row: int) -> Ints:
    return rows[row]


def clear(out: Bytes, at: int, count: int) -> None:
    for i in range(at, at + count):
        out[i] = 0


def put(bits: Ints, at: int, mask: int) -> None:
    """The bits of *mask* from bit *at* of *bits* on, which lie in words of 64 and are 0 there."""
    place, left = at >> 6, int(mask) << (at & 63)
    while left:
        bits[place] |= left & WORD
        left >>= 64
        place += 1


def has_bit(bits: Ints, at: int) -> bool:
    return bool(bits[at >> 6] >> (at & 63) & 1)


def spread_changes(fresh: Ints, known: Ints, count: int, out: Bytes, at: int) -> None:
    """
    A byte for each of *count* bits of *fresh* from ``out[at]`` on, where *known* differs.

    *known* is what the bytes say already, and becomes *fresh*.
    """
    for k in range((count + 63) >> 6):
        if fresh[k] != known[k]:
            known[k] = fresh[k]
            for i in range(64 * k, min(64 * k + 64, count)):
                out[at + i] = fresh[k] >> (i & 63) & 1


def spread_word(word: int, out: Bytes, at: int) -> None:
    """64 numbers from ``out[at]`` on: 1 where the word has a bit."""
    for i in range(64):
        out[at + i] = word >> i & 1


def nth_bit(bits: Ints, n: int) -> int:
    """The place of bit number *n* of those that are set, counted from 0."""
    place = 0
    while n >= (count := bits[place].bit_count()):
        n -= count
        place += 1
    return 64 * place + nth(bits[place], int(n))
