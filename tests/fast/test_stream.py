"""Streams of chance in buffers read the same numbers as `core/rng.py`, interpreted and compiled."""

from types import ModuleType

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from inklands.bots.driver import chance
from inklands.core.rng import Rng
from inklands.fast import compiled_stream, stream
from inklands.fast.stream import STREAM

SEEDS = st.integers(0, (1 << 63) - 1)
BOTH = pytest.mark.parametrize("module", [stream, compiled_stream], ids=["plain", "compiled"])


def buffer(module: ModuleType) -> list[int]:
    numbers: list[int] = [0] * (2 * STREAM)
    # Compiled kernels take arrays, which stand where lists do.
    return numbers if module is stream else np.array(numbers)  # type: ignore[return-value]


@BOTH
@settings(max_examples=40, deadline=None)
@given(seed=SEEDS, bounds=st.lists(st.integers(1, 1 << 40), max_size=12))
def test_numbers_are_those_of_the_seed(module: ModuleType, seed: int, bounds: list[int]):
    own, rng = buffer(module), Rng(seed)
    module.seed_stream(own, 0, seed)
    for bound in bounds:
        number, rng = rng.below(bound)

        assert module.stream_below(own, 0, bound) == number


@BOTH
@pytest.mark.parametrize("reads", [7, 98, 995, 12345])
def test_numbers_are_those_of_the_seed_wherever_one_reads_on(module: ModuleType, reads: int):
    own = buffer(module)
    module.seed_stream(own, 0, 9)
    own[stream.READS] = reads
    own[stream.AHEAD] = -stream.LANES
    found = [module.stream_below(own, 0, 1 << 40) for _ in range(20)]
    expected, rng = [], Rng(9, reads)
    for _ in range(20):
        number, rng = rng.below(1 << 40)
        expected.append(number)

    assert found == expected


@BOTH
@settings(max_examples=40, deadline=None)
@given(seed=SEEDS, count=st.integers(0, 30))
def test_shuffles_and_streams_split_off_are_too(module: ModuleType, seed: int, count: int):
    own, cards = buffer(module), buffer(module)
    module.seed_stream(own, 0, seed)
    module.split_stream(own, 0, STREAM)
    cards[:count] = list(range(count))
    module.stream_shuffle(own, STREAM, cards, 0, count)
    module.stream_shuffle(own, 0, cards, 0, count)
    first, rng = Rng(seed).split()
    order, _ = rng.shuffled(first.shuffled(range(count))[0])

    assert list(cards[:count]) == list(order)


@BOTH
@settings(max_examples=40, deadline=None)
@given(seed=SEEDS, seat=st.integers(0, 99), decision=st.integers(0, 999))
def test_players_have_the_chance_of_bots(module: ModuleType, seed: int, seat: int, decision: int):
    own = buffer(module)
    module.player_stream(own, 0, seed, seat, decision)

    assert module.stream_below(own, 0, 1000) == chance(seed, seat, decision).below(1000)[0]
