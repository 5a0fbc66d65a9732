"""The compiled twin of `fast/rows.py`: rows are views of an array, bytes go 64 at a time."""

# numba calls these by its own conventions and cannot be given types.
# mypy: ignore-errors
from __future__ import annotations

from types import SimpleNamespace

import numpy as np
from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic

from inklands.fast.lent import lent_row, place
from inklands.fast.linked import Kernel
from inklands.fast.rows import DRAW_BITS, GROUP
from inklands.fast.wide import I1, I64, WORD, _count_word, _nth_of_word, _words

SIXTY_FOUR = np.uint64(64)


def runtime(bits: int) -> SimpleNamespace:
    """What kernels with masks of *bits* bits import in place of `fast/rows.py`."""
    return SimpleNamespace(
        new_mask_rows=lambda rows, count: np.zeros((rows, count, bits // WORD), np.uint64),
        new_int_rows=lambda rows, count: np.zeros((rows, count), np.int64),
        mask_row=MASK_ROWS[bits],
        int_row=int_row,
        clear=clear,
        put=put,
        has_bit=has_bit,
        spread_changes=spread_changes,
        nth_bit=nth_bit,
        spread_word=spread_word,
        DRAW_BITS=DRAW_BITS,
        Bytes=object,
        MaskRows=object,
        IntRows=object,
    )


@Kernel
def mask_row_64(rows, row):
    return lent_row(rows, row, 64)


@Kernel
def mask_row_128(rows, row):
    return lent_row(rows, row, 128)


@Kernel
def mask_row_256(rows, row):
    return lent_row(rows, row, 256)


MASK_ROWS = {64: mask_row_64, 128: mask_row_128, 256: mask_row_256}


@Kernel
def int_row(rows, row):
    return lent_row(rows, row, 0)


@Kernel
def clear(out, at, count):
    for i in range(at, at + count):
        out[i] = 0


@intrinsic
def _put(_typing, bits, at, mask):
    def emit(context, builder, sig, args):
        bits, at, mask = args
        shift = builder.and_(at, ir.Constant(I64, 63))
        spilt = builder.xor(shift, ir.Constant(I64, 63))
        word = builder.lshr(at, ir.Constant(I64, 6))
        first = place(context, builder, sig.args[0], bits, word)
        none = carry = ir.Constant(I64, 0)
        for k, own in enumerate([*_words(builder, mask), none]):
            where = builder.gep(first, [ir.Constant(I64, k)], inbounds=True)
            moved = builder.or_(builder.shl(own, shift), carry)
            builder.store(builder.or_(builder.load(where), moved), where)
            # In two steps, as no word is shifted by all of its bits.
            carry = builder.lshr(builder.lshr(own, ir.Constant(I64, 1)), spilt)
        return context.get_dummy_value()

    return types.none(bits, types.int64, mask), emit


@Kernel
def put(bits, at, mask):
    _put(bits, at, mask)


@Kernel
def has_bit(bits, at):
    return bits[at >> 6] >> (at & 63) & 1


def _group(context, builder, kind, buffer, at):
    """Words of a buffer from *at* on as a vector."""
    vector = ir.VectorType(I64, GROUP)
    first = place(context, builder, kind, buffer, at)
    return builder.load(builder.bitcast(first, vector.as_pointer()), align=8)


@intrinsic
def _changed(_typing, fresh, known, at):
    """A bit for each word of a group in which the buffers differ."""

    def emit(context, builder, sig, args):
        one, two = (_group(context, builder, sig.args[k], args[k], args[2]) for k in range(2))
        differ = builder.icmp_unsigned("!=", one, two)
        return builder.zext(builder.bitcast(differ, ir.IntType(GROUP)), I64)

    return types.uint64(fresh, known, types.int64), emit


@intrinsic
def _store(_typing, out, at, word):
    """A number for each bit of a word, wherever they begin."""

    def emit(context, builder, sig, args):
        first = place(context, builder, sig.args[0], args[0], args[1])
        cells = builder.bitcast(args[2], ir.VectorType(I1, WORD))
        found = builder.zext(cells, ir.VectorType(first.type.pointee, WORD))
        builder.store(found, builder.bitcast(first, found.type.as_pointer()), align=1)
        return context.get_dummy_value()

    return types.none(out, types.int64, types.uint64), emit


@Kernel
def spread_changes(fresh, known, count, out, at):
    whole = count >> 6
    # At each step about half of the words differ, which no processor can foretell word by word.
    for first in range(0, whole, WORD):
        changes = np.uint64(0)
        for k in range(first, min(whole, first + WORD), GROUP):
            changes |= _changed(fresh, known, k) << np.uint64(k - first)
        if whole - first < WORD:
            changes &= (np.uint64(1) << np.uint64(whole - first)) - np.uint64(1)
        while changes:
            k = first + _nth_of_word(changes, 0)
            changes &= changes - np.uint64(1)
            known[k] = fresh[k]
            _store(out, at + WORD * k, np.uint64(fresh[k]))
    if count & 63 and fresh[whole] != known[whole]:
        known[whole] = fresh[whole]
        _spread_rest(fresh, whole, count & 63, out, at)


@Kernel
def _spread_rest(bits, whole, rest, out, at):
    """The bits after the whole words: together with those before, as no byte behind may change."""
    last = np.uint64(bits[whole])
    if whole:
        before = np.uint64(bits[whole - 1]) >> np.uint64(rest)
        word = before | last << (SIXTY_FOUR - np.uint64(rest))
        _store(out, at + WORD * (whole - 1) + rest, word)
        return
    for i in range(rest):
        out[at + i] = last >> np.uint64(i) & np.uint64(1)


@Kernel
def spread_word(word, out, at):
    _store(out, at, np.uint64(word))


@Kernel
def nth_bit(bits, n):
    place = 0
    found = _count_word(np.uint64(bits[place]))
    while n >= found:
        n -= found
        place += 1
        found = _count_word(np.uint64(bits[place]))
    return WORD * place + _nth_of_word(np.uint64(bits[place]), n)
