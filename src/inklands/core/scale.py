"""The scales by which a solo game is rated, as views show them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ScaleView:
    """What a solo player can be called by one measure: titles and their least numbers, rising."""

    key: str
    titles: tuple[str, ...]
    least: tuple[int, ...]
