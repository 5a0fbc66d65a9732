"""
The compiled twin of `fast/stream.py`: BLAKE2b of a short text, sixteen texts at once.

The rounds are written out as LLVM's instructions on vectors of a word for each message. A processor
with wide registers does eight words as fast as one, and sixteen in not much more time: each step of
the hash waits for the one before, so that there is room for a second. What was worked out ahead is
kept.
Agrees with `core/rng.py` in tests/fast/test_stream.py.
"""

# numba calls these by its own conventions and cannot be given types.
# mypy: ignore-errors
from __future__ import annotations

import numpy as np
from llvmlite import ir
from numba.core import cgutils, types
from numba.extending import intrinsic

from inklands.fast.lent import place
from inklands.fast.linked import Kernel
from inklands.fast.stream import (
    AHEAD,
    ENDINGS,
    HIGH,
    LANES,
    LENGTH,
    LOW,
    PREFIX,
    READS,
    RESULTS,
    STREAM,
)

I32, I64, I128 = ir.IntType(32), ir.IntType(64), ir.IntType(128)
WIDE = ir.VectorType(I64, LANES)
__all__ = [
    "STREAM",
    "player_stream",
    "seed_stream",
    "split_stream",
    "stream_below",
    "stream_shuffle",
]
TEXT_WORDS = 6
"""A seed of 128 bits has 39 digits; a stroke and the number of the read follow."""
TEXTS = np.array([int.from_bytes(str(n).encode(), "little") for n in range(1000)], np.int64)
"""Small numbers as text, in a word each."""
START = (
    0x6A09E667F3BCC908, 0xBB67AE8584CAA73B, 0x3C6EF372FE94F82B, 0xA54FF53A5F1D36F1,
    0x510E527FADE682D1, 0x9B05688C2B3E6C1F, 0x1F83D9ABFB41BD6B, 0x5BE0CD19137E2179,
)  # fmt: skip
PARAMETERS = 0x01010000
"""One block, no key; the length of the digest is added."""
ORDERS = (
    (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15),
    (14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3),
    (11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4),
    (7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8),
    (9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13),
    (2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9),
    (12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11),
    (13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10),
    (6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5),
    (10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0),
)
COLUMNS = ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15))
DIAGONALS = ((0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14))


def _constant(word: int) -> ir.Constant:
    return ir.Constant(WIDE, [word] * LANES)


def _rotated(builder, value, places: int):
    right = builder.lshr(value, _constant(places))
    return builder.or_(right, builder.shl(value, _constant(64 - places)))


def _mixed(builder, state, places, one, two) -> None:
    """The function that the hash calls G; a word of the message that is 0 is left out."""
    a, b, c, d = places
    for word, first, second in ((one, 32, 24), (two, 16, 63)):
        state[a] = builder.add(state[a], state[b])
        if word is not None:
            state[a] = builder.add(state[a], word)
        state[d] = _rotated(builder, builder.xor(state[d], state[a]), first)
        state[c] = builder.add(state[c], state[d])
        state[b] = _rotated(builder, builder.xor(state[b], state[c]), second)


def _hashed(builder, words, length, digest_size: int, results: int):
    """The first words of the digest of messages that fill one block."""
    begun = [_constant(word) for word in START]
    begun[0] = _constant(START[0] ^ PARAMETERS ^ digest_size)
    state = [*begun, *(_constant(word) for word in START)]
    state[12] = builder.xor(state[12], length)
    state[14] = _constant(START[6] ^ (1 << 64) - 1)
    for number in range(12):
        order = ORDERS[number % 10]
        for i, places in enumerate((*COLUMNS, *DIAGONALS)):
            one, two = (words.get(order[2 * i + k]) for k in range(2))
            _mixed(builder, state, places, one, two)
    return [builder.xor(builder.xor(begun[i], state[i]), state[i + 8]) for i in range(results)]


def _same(builder, word):
    """A vector of one word in every place."""
    empty, number = ir.Constant(WIDE, ir.Undefined), ir.Constant(I32, 0)
    lowest = builder.insert_element(empty, word, number)
    everywhere = ir.Constant(ir.VectorType(I32, LANES), [0] * LANES)
    return builder.shuffle_vector(lowest, empty, everywhere)


def _called(builder, name: str, vector, *rest):
    kind = ir.FunctionType(WIDE, [WIDE, *(each.type for each in rest)])
    function = cgutils.get_or_insert_function(builder.module, kind, f"llvm.{name}.v{LANES}i64")
    return builder.call(function, [vector, *rest])


def _at(builder, first, place: int):
    return builder.gep(first, [ir.Constant(I64, place)], inbounds=True)


def _prefix(builder, first):
    """The words of the text that begins every message, and its length."""
    words = [builder.load(_at(builder, first, PREFIX + k)) for k in range(TEXT_WORDS)]
    return [_same(builder, word) for word in words], builder.load(_at(builder, first, LENGTH))


def _vector_at(builder, first, place: int):
    return builder.bitcast(_at(builder, first, place), WIDE.as_pointer())


def _with_endings(builder, first):
    """Words of the messages that end with each of the `ENDINGS`, and their lengths."""
    words, length = _prefix(builder, first)
    text = builder.load(_vector_at(builder, first, ENDINGS), align=8)
    shift = builder.shl(builder.and_(length, ir.Constant(I64, 7)), ir.Constant(I64, 3))
    begun = builder.lshr(length, ir.Constant(I64, 3))
    own = builder.shl(text, _same(builder, shift))
    # In two steps, as no word is shifted by all of its bits.
    left = _same(builder, builder.xor(shift, ir.Constant(I64, 63)))
    spilt = builder.lshr(builder.lshr(text, _constant(1)), left)
    for k in range(TEXT_WORDS):
        for ending, where in ((own, k), (spilt, k - 1)):
            is_here = builder.icmp_unsigned("==", begun, ir.Constant(I64, where))
            words[k] = builder.or_(words[k], builder.select(is_here, ending, _constant(0)))
    zeros = _called(builder, "ctlz", text, ir.Constant(ir.IntType(1), 0))
    size = builder.sub(_constant(8), builder.lshr(zeros, _constant(3)))
    return words, builder.add(_same(builder, length), size)


@intrinsic
def _hash_numbers(_typing, stream, at):
    """The results of the messages that end with each of the `ENDINGS`."""

    def emit(context, builder, sig, args):
        first = place(context, builder, sig.args[0], *args)
        words, lengths = _with_endings(builder, first)
        (found,) = _hashed(builder, dict(enumerate(words)), lengths, 8, 1)
        # The bytes of a digest are read as one number, the first byte highest.
        found = _called(builder, "bswap", found)
        builder.store(found, _vector_at(builder, first, RESULTS), align=8)
        return context.get_dummy_value()

    return types.none(stream, types.int64), emit


@intrinsic
def _hash_seed(_typing, stream, at):
    """The two words that the text of the prefix gives, as the first results."""

    def emit(context, builder, sig, args):
        first = place(context, builder, sig.args[0], *args)
        words, length = _prefix(builder, first)
        found = _hashed(builder, dict(enumerate(words)), _same(builder, length), 16, 2)
        for i, each in enumerate(found):
            word = builder.extract_element(each, ir.Constant(I32, 0))
            builder.store(builder.bswap(word), _at(builder, first, RESULTS + i))
        return context.get_dummy_value()

    return types.none(stream, types.int64), emit


@intrinsic
def _scaled(_typing, number, bound):
    """The upper half of the product of two unsigned words."""

    def emit(_context, builder, _sig, args):
        one, two = (builder.zext(arg, I128) for arg in args)
        high = builder.lshr(builder.mul(one, two), ir.Constant(I128, 64))
        return builder.trunc(high, I64)

    return types.int64(types.int64, types.int64), emit


@Kernel
def _append(stream, words, length, byte):
    """One more letter at the end of a text that lies in numbers from *words* on."""
    stream[words + (length >> 3)] |= byte << 8 * (length & 7)
    return length + 1


@Kernel
def _append_number(stream, words, length, number):
    """The digits of a number below 2**63."""
    size = 1
    tens = 1
    while number // tens >= 10:
        tens *= 10
        size += 1
    for _ in range(size):
        length = _append(stream, words, length, 48 + number // tens % 10)
        tens //= 10
    return length


@Kernel
def _append_seed(stream, words, length, high, low):
    """The digits of ``high << 64 | low``, from nine at a time by long division."""
    if high == 0 and low >= 0:
        return _append_number(stream, words, length, low)
    quarter = np.uint64(0xFFFFFFFF)
    upper, lower = np.uint64(high), np.uint64(low)
    a, b = upper >> np.uint64(32), upper & quarter
    c, d = lower >> np.uint64(32), lower & quarter
    billion = np.uint64(1_000_000_000)
    groups = (np.uint64(0), np.uint64(0), np.uint64(0), np.uint64(0), np.uint64(0))
    for _ in range(5):
        rest = a % billion
        a //= billion
        whole = rest << np.uint64(32) | b
        b = whole // billion
        whole = whole % billion << np.uint64(32) | c
        c = whole // billion
        whole = whole % billion << np.uint64(32) | d
        d = whole // billion
        groups = (whole % billion, groups[0], groups[1], groups[2], groups[3])
    begun = False
    for i in range(5):
        part = np.int64(groups[i])
        tens = 100_000_000
        for _ in range(9):
            digit = part // tens % 10
            tens //= 10
            if digit or begun:
                begun = True
                length = _append(stream, words, length, 48 + digit)
    return length


@Kernel
def _read_ahead(stream, at):
    """The next numbers of the stream, in its room for results; it is not moved on."""
    reads = stream[at + READS]
    for lane in range(LANES):
        if reads + LANES <= len(TEXTS):
            stream[at + ENDINGS + lane] = TEXTS[reads + lane]
        else:
            stream[at + ENDINGS + lane] = 0
            _append_number(stream, at + ENDINGS + lane, 0, reads + lane)
    _hash_numbers(stream, at)
    stream[at + AHEAD] = reads


@Kernel
def _begin(stream, at, high, low):
    stream[at + HIGH] = high
    stream[at + LOW] = low
    stream[at + READS] = 0
    for i in range(TEXT_WORDS):
        stream[at + PREFIX + i] = 0
    length = _append_seed(stream, at + PREFIX, 0, high, low)
    stream[at + LENGTH] = _append(stream, at + PREFIX, length, 47)
    # Called here as well as by `_next`, it stays a function of its own, and `_next` a short one.
    _read_ahead(stream, at)


@Kernel
def seed_stream(stream, at, seed):
    _begin(stream, at, 0, seed)


@Kernel
def _next(stream, at):
    """The next number of the stream."""
    reads = stream[at + READS]
    if reads >= stream[at + AHEAD] + LANES:
        _read_ahead(stream, at)
    stream[at + READS] = reads + 1
    return stream[at + RESULTS + reads - stream[at + AHEAD]]


@Kernel
def stream_below(stream, at, bound):
    return _scaled(_next(stream, at), bound)


@Kernel
def stream_shuffle(stream, at, v, first, count):
    for last in range(count - 1, 0, -1):
        place = _scaled(_next(stream, at), last + 1)
        v[first + last], v[first + place] = v[first + place], v[first + last]


@Kernel
def split_stream(stream, at, to):
    high = _next(stream, at)
    _begin(stream, to, high, _next(stream, at))


@Kernel
def player_stream(stream, at, seed, seat, decision):
    words = at + PREFIX
    for i in range(TEXT_WORDS):
        stream[words + i] = 0
    length = _append_number(stream, words, 0, seed)
    for letter in (47, 98, 111, 116, 47):
        length = _append(stream, words, length, letter)
    length = _append_number(stream, words, length, seat)
    length = _append(stream, words, length, 47)
    stream[at + LENGTH] = _append_number(stream, words, length, decision)
    _hash_seed(stream, at)
    _begin(stream, at, stream[at + RESULTS], stream[at + RESULTS + 1])
