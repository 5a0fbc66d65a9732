from hypothesis import given
from hypothesis import strategies as st

from inklands.grid.kernel import Mask, constants, kernel, mask_constants, new_ints, new_masks, nth


def test_a_kernel_that_is_not_compiled_is_the_function_itself():
    def double(number: int) -> int:
        return 2 * number

    assert kernel(double) is double


def test_tables_keep_what_they_are_given():
    assert constants(range(3)) == (0, 1, 2)
    assert mask_constants([Mask(5)]) == (5,)


def test_buffers_begin_empty():
    assert new_masks(2) == [0, 0]
    assert new_ints(3) == [0, 0, 0]


@given(st.sets(st.integers(0, 255), min_size=1), st.data())
def test_the_nth_cell_is_found_among_all_of_them(cells, data):
    n = data.draw(st.integers(0, len(cells) - 1))

    assert nth(sum(1 << cell for cell in cells), n) == sorted(cells)[n]
