"""Random games of Explorers on flat numbers, in decisions, for one seat; a landscape each."""

from __future__ import annotations

from types import ModuleType

from workloads import Burst

SEATS, BASIC_SIDES, NO_OBJECTIVES = 1, 0, 0


def interpreted() -> Burst:
    from inklands.fast.explorers import playout

    return _random_games(playout, 2)


def compiled() -> Burst:
    import numba  # noqa: F401 (without it there is no such row)

    from inklands.fast.compiled import compiled as compiled_twin
    from inklands.fast.explorers import playout
    from inklands.fast.explorers.title import KERNELS

    return _random_games(compiled_twin(playout, KERNELS.bits), 500)


def _random_games(kernels: ModuleType, games: int) -> Burst:
    def burst(number: int) -> int:
        totals = kernels.new_ints(3)
        kernels.random_games(games * number, games, SEATS, BASIC_SIDES, NO_OBJECTIVES, totals)
        return int(totals[2])

    return burst
