"""Counts of what so many decisions of the one seat can lead to: a wrong one prints its split."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Hashable, Iterable, Sequence
from pathlib import Path
from typing import Any, TypeAlias

from inklands.core.catalogue import AnyGame

# A state of whatever title is counted.
Shown: TypeAlias = Callable[[Any], Iterable[Hashable]]
"""What tells the states of a title apart."""


def read_positions(file: Path) -> list[dict[str, Any]]:
    """The rows of a title's ``perft.toml``."""
    rows: list[dict[str, Any]] = tomllib.loads(file.read_text(encoding="utf-8"))["positions"]
    return [row | {"counts": tuple(row["counts"])} for row in rows]


def check_counts(game: AnyGame, state: Any, counts: Sequence[int], shown: Shown) -> None:
    """After one decision, two and so on there are as many as were kept."""
    for decisions, expected in enumerate(counts, 1):
        counted = len(reached(game, state, decisions, shown))
        assert counted == expected, split(game, state, decisions, shown)


def reached(game: AnyGame, state: Any, decisions: int, shown: Shown) -> set[Hashable]:
    """All that so many decisions can lead to, as *shown*."""
    if decisions == 0:
        return set(shown(state))
    found: set[Hashable] = set()
    for action in game.legal_actions(state, 0):
        found |= reached(game, game.apply(state, 0, action), decisions - 1, shown)
    return found


def split(game: AnyGame, state: Any, decisions: int, shown: Shown) -> str:
    """How much lies behind each first action."""
    lines = [f"after {decisions} decisions, by the first:"]
    for action in game.legal_actions(state, 0):
        behind = len(reached(game, game.apply(state, 0, action), decisions - 1, shown))
        lines.append(f"{game.action_text(action)}: {behind}")
    return "\n".join(lines)
