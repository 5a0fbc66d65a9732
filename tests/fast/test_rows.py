"""Rows of bits become the same bytes and choices, interpreted and compiled."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from inklands.fast import compiled_rows, rows
from inklands.fast.compiled import compiled
from tests.fast import wide_kernels

COUNT = 300
BITS = st.integers(0, (1 << COUNT) - 1)


def words(bits: int, count: int = COUNT) -> list[int]:
    return [bits >> 64 * k & rows.WORD for k in range(rows.bit_words(count))]


def array(own: list[int]) -> np.ndarray:
    return np.array(own, np.uint64).view(np.int64)


def one_by_one(bits: int, count: int) -> list[int]:
    return [bits >> i & 1 for i in range(count)]


@pytest.mark.parametrize("width", [64, 128, 256])
@settings(max_examples=40, deadline=None)
@given(bits=BITS, at=st.integers(0, COUNT - 1))
def test_a_mask_is_put_anywhere_among_bits(width: int, bits: int, at: int):
    mask = bits & ((1 << min(width, COUNT - at)) - 1)
    plain, fast = words(0), array(words(0))
    rows.put(plain, at, mask)
    compiled_rows.put(fast, at, compiled(wide_kernels, width).Mask(mask))

    assert plain == words(mask << at)
    assert (fast == array(plain)).all()


@settings(max_examples=60, deadline=None)
@given(fresh=BITS, known=BITS, count=st.integers(1, COUNT))
def test_bytes_are_brought_up_to_date_and_none_beside_them(fresh: int, known: int, count: int):
    inside = (1 << count) - 1
    fresh, known = fresh & inside, known & inside
    before = [7] * 3 + one_by_one(known, count) + [7] * 70
    for module, make in ((rows, list), (compiled_rows, array)):
        out, kept = np.array(before, np.uint8), make(words(known))
        module.spread_changes(make(words(fresh)), kept, count, out, 3)

        assert out.tolist() == [7] * 3 + one_by_one(fresh, count) + [7] * 70
        assert [int(word) & rows.WORD for word in kept] == words(fresh)


@settings(max_examples=60, deadline=None)
@given(places=st.sets(st.integers(0, COUNT - 1), min_size=1))
def test_bits_are_found_by_their_number(places: set[int]):
    own = words(sum(1 << place for place in places))

    for n, place in enumerate(sorted(places)):
        assert rows.nth_bit(own, n) == place
        assert compiled_rows.nth_bit(array(own), n) == place
        assert rows.has_bit(own, place)
        assert compiled_rows.has_bit(array(own), place)


@settings(max_examples=20, deadline=None)
@given(word=st.integers(0, rows.WORD))
def test_a_word_becomes_64_numbers(word: int):
    plain, fast = np.zeros(70, np.int16), np.zeros(70, np.int16)
    rows.spread_word(word, plain, 3)
    compiled_rows.spread_word(array([word])[0], fast, 3)

    assert plain.tolist() == [0] * 3 + one_by_one(word, 64) + [0] * 3
    assert (plain == fast).all()
