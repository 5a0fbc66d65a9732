import os
import subprocess
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from inklands.fast.compiled import compiled
from tests.fast import wide_kernels as plain

WIDTHS = (64, 128, 256)
TWINS = {bits: compiled(plain, bits) for bits in WIDTHS}


def boards_of(bits, *masks):
    buffer = TWINS[bits].new_masks(max(len(masks), 11))
    for place, mask in enumerate(masks):
        buffer[place] = mask
    return buffer


@st.composite
def operands(draw):
    bits = draw(st.sampled_from(WIDTHS))
    mask = st.one_of(
        st.integers(0, 2**bits - 1), st.sampled_from([0, 1, 2**bits - 1, 1 << bits - 1])
    )
    return bits, draw(mask), draw(mask), draw(st.integers(0, bits - 1))


@given(operands())
@settings(deadline=None, max_examples=300)
def test_compiled_boards_compute_as_python_ints_do(case):
    bits, one, two, shift = case
    everywhere = 2**bits - 1
    expected, truths = [0] * 11, [0] * 9
    plain.combined([one, two, everywhere], expected, truths, shift)
    found, found_truths = boards_of(bits), __import__("numpy").zeros(9, "int64")
    TWINS[bits].combined(boards_of(bits, one, two, everywhere), found, found_truths, shift)

    assert found[:11] == expected
    assert list(found_truths) == truths


@given(operands())
@settings(deadline=None, max_examples=100)
def test_compiled_boards_change_in_place_as_python_ints_do(case):
    bits, one, two, shift = case
    expected, found = [one, two], boards_of(bits, one, two)
    plain.changed(expected, shift)
    TWINS[bits].changed(found, shift)

    assert found[:2] == expected


@given(st.sampled_from(WIDTHS), st.data())
@settings(deadline=None, max_examples=100)
def test_the_nth_cell_of_a_compiled_board_is_the_nth(bits, data):
    cells = data.draw(st.sets(st.integers(0, bits - 1), min_size=1))
    n = data.draw(st.integers(0, len(cells) - 1))

    assert TWINS[bits].nth_of(boards_of(bits, sum(1 << c for c in cells)), n) == sorted(cells)[n]


def test_the_nth_cell_is_found_on_any_processor_too():
    program = (
        "from inklands.fast.compiled import compiled\n"
        "from tests.fast import wide_kernels\n"
        "kernels = compiled(wide_kernels, 128)\n"
        "board = kernels.new_masks(1)\n"
        "board[0] = sum(1 << 3 * n for n in range(40))\n"
        "print([kernels.nth_of(board, n) for n in range(40)])"
    )
    plain_machine = {**os.environ, "NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": ""}
    found = subprocess.check_output([sys.executable, "-c", program], env=plain_machine, text=True)

    assert found.strip() == str([3 * n for n in range(40)])


@pytest.mark.parametrize("bits", WIDTHS)
def test_a_board_comes_out_of_a_kernel_as_an_int(bits):
    assert TWINS[bits].union_of(bits) == 2**bits - 1
    assert plain.union_of(bits) == 2**bits - 1
