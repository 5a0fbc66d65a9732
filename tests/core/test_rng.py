import pytest
from hypothesis import given
from hypothesis import strategies as st

from inklands.core.rng import Rng

# The first eight bytes of BLAKE2b of "seed/reads", by another program: printf 7/0 | b2sum -l 64
GOLDEN = {
    (7, 0): 0x9FA492FDE114A4E3,
    (7, 1): 0xD428F663D4F72E1E,
    (7, 2): 0x57EDC3C505FE16A8,
    (0, 0): 0x2BC42E553A894A51,
    (-3, 5): 0x8D5DE9F384015AE8,
    (2**128 - 1, 0): 0xC0D9F6E68B6B594F,
}
ITEMS = ("river", "mill", "wood", "hill", "ford")


@pytest.mark.parametrize(("place", "number"), list(GOLDEN.items()))
def test_the_stream_is_the_same_for_ever(place: tuple[int, int], number: int):
    seed, reads = place

    assert Rng(seed, reads).below(1 << 64) == (number, Rng(seed, reads + 1))


@pytest.mark.parametrize(("bound", "expected"), [(100, [62, 82, 34]), (13, [8, 10, 4])])
def test_small_numbers_are_the_high_part_of_the_stream(bound: int, expected: list[int]):
    numbers, rng = [], Rng(7)
    for _ in range(3):
        number, rng = rng.below(bound)
        numbers.append(number)

    assert numbers == expected


@given(st.integers(), st.integers(0, 1000), st.integers(1, 10**6))
def test_a_number_lies_below_its_bound(seed: int, reads: int, bound: int):
    number, rest = Rng(seed, reads).below(bound)

    assert 0 <= number < bound
    assert rest == Rng(seed, reads + 1)


def test_reading_changes_nothing():
    rng = Rng(3)

    assert rng.below(1000) == rng.below(1000)
    assert rng.shuffled(ITEMS) == rng.shuffled(ITEMS)


def test_a_choice_is_the_item_at_the_number_read():
    assert Rng(7).choice(range(100)) == (62, Rng(7, 1))


@given(st.integers(), st.lists(st.integers(), max_size=20))
def test_a_shuffle_keeps_every_item(seed: int, items: list[int]):
    order, rest = Rng(seed).shuffled(items)

    assert sorted(order) == sorted(items)
    assert rest.reads == max(len(items) - 1, 0)


def test_a_shuffle_swaps_from_the_end_by_the_numbers_read():
    # Bounds five to two; a slow twin of the same shuffle, read number by number.
    items, rng = list(ITEMS), Rng(7)
    for last in (4, 3, 2, 1):
        place, rng = rng.below(last + 1)
        items[last], items[place] = items[place], items[last]

    assert Rng(7).shuffled(ITEMS) == (tuple(items), Rng(7, 4))


def test_every_order_of_three_comes_up_about_equally_often():
    counts: dict[tuple[str, ...], int] = {}
    for seed in range(3000):
        order, _ = Rng(seed).shuffled(ITEMS[:3])
        counts[order] = counts.get(order, 0) + 1

    assert len(counts) == 6
    assert all(420 < count < 580 for count in counts.values())


def test_a_split_stream_is_another_one_of_128_bits():
    own, rest = Rng(7).split()

    assert own == Rng(GOLDEN[7, 0] << 64 | GOLDEN[7, 1])
    assert rest == Rng(7, 2)
