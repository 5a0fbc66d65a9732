"""The points of a sheet that was drawn on paper."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from types import ModuleType

import msgspec

from inklands.core.catalogue import GAMES, AnyGame
from inklands.errors import SheetError


def score(game: AnyGame, sheet: bytes) -> dict[str, object]:
    """What the title makes of *sheet*, a JSON object: points by goal, and lines with cells."""
    try:
        request = msgspec.json.decode(sheet, type=dict[str, object])
    except msgspec.MsgspecError as error:
        raise SheetError(f"the sheet should be a JSON object: {error}") from error
    counted: dict[str, object] = _part(game, "score_sheet").score_sheet(game, request)
    return counted


def printed(game: AnyGame, asked: Mapping[str, str]) -> dict[str, object]:
    """The blank sheets of the title, and what a paper game is chosen from."""
    chosen_from: dict[str, object] = _part(game, "printed").printed(game, asked)
    return chosen_from


def _part(game: AnyGame, name: str) -> ModuleType:
    return import_module(f"{GAMES}.{game.name}.{name}")
