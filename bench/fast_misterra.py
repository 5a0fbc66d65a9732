"""Random games of Maps of Misterra on flat numbers, in decisions, for two seats."""

from __future__ import annotations

from types import ModuleType

from workloads import Burst

SEATS, NO_OPTIONS, AT_RANDOM = 2, 0, 0


def interpreted() -> Burst:
    from inklands.fast.misterra import playout

    return _random_games(playout, 4)


def compiled() -> Burst:
    import numba  # noqa: F401 (without it there is no such row)

    from inklands.fast.compiled import compiled as compiled_twin
    from inklands.fast.misterra import playout
    from inklands.fast.misterra.title import KERNELS

    return _random_games(compiled_twin(playout, KERNELS.bits), 400)


def _random_games(kernels: ModuleType, games: int) -> Burst:
    def burst(number: int) -> int:
        totals = kernels.new_ints(3)
        kernels.playouts(games * number, games, SEATS, NO_OPTIONS, AT_RANDOM, totals)
        return int(totals[2])

    return burst
