"""The scale of titles a solo game is rated by."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rung:
    """A title's name, and the least number that earns it; None for the lowest, which all earn."""

    title: str
    least: int | None


@dataclass(frozen=True, slots=True)
class Scale:
    """What a rating measures, and its titles from the highest to the lowest."""

    measure: str
    rungs: tuple[Rung, ...]
