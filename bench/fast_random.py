"""Random games on flat numbers, in decisions: Maps of Misterra for two, Explorers for one."""

from __future__ import annotations

from importlib import import_module

from workloads import Burst

from inklands.fast.compiled import compiled
from inklands.fast.titles import title_kernels

PLAYED = {
    "misterra": ("playouts", (2, 0, 0)),  # two seats, no options, at random
    "explorers": ("random_games", (1, 0, 0)),  # one seat, basic sides, no objectives
}
"""The kernel that plays random games of each title, and what it takes after seed and number."""


def misterra_interpreted() -> Burst:
    return _random_games("misterra", 4)


def misterra_compiled() -> Burst:
    return _random_games("misterra", 400, is_compiled=True)


def explorers_interpreted() -> Burst:
    return _random_games("explorers", 2)


def explorers_compiled() -> Burst:
    return _random_games("explorers", 500, is_compiled=True)


def _random_games(title: str, games: int, *, is_compiled: bool = False) -> Burst:
    kernels = import_module(f"inklands.fast.{title}.playout")
    if is_compiled:
        import numba  # noqa: F401 (without it there is no such row)

        kernels = compiled(kernels, title_kernels(title).bits)
    function, options = PLAYED[title]
    play = getattr(kernels, function)

    def burst(number: int) -> int:
        totals = kernels.new_ints(3)
        play(games * number, games, *options, totals)
        return int(totals[2])

    return burst
