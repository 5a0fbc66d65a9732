"""
Kernels: functions on sets of cells that run as they are, or compiled where numba is installed.

A kernel is plain Python on whole numbers, boards and flat buffers: no objects, no closures. This
module is what a kernel imports, and here everything is an ordinary int, list or tuple.
`inklands.fast` runs the same source a second time with a compiled twin of this module, in which a
board is a machine integer of 64, 128 or 256 bits. So a board constant is written ``Board(n)``, a
shift starts from a board and not from ``1``, and buffers come from `new_boards` and `new_ints`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import ParamSpec, TypeAlias, TypeVar

from inklands.grid.grid import nth

__all__ = [
    "Board", "Boards", "Ints", "boards", "kernel", "new_boards", "new_ints", "nth", "table",
]  # fmt: skip

P = ParamSpec("P")
T = TypeVar("T")

Board = int
"""A set of cells in a kernel."""
Boards: TypeAlias = "list[int]"
Ints: TypeAlias = "list[int]"


def kernel(function: Callable[P, T]) -> Callable[P, T]:
    """Mark a function as a kernel."""
    return function


def table(numbers: Iterable[int]) -> tuple[int, ...]:
    """A constant table of numbers."""
    return tuple(numbers)


def boards(masks: Iterable[int]) -> tuple[int, ...]:
    """A constant table of boards."""
    return tuple(masks)


def new_boards(count: int) -> list[int]:
    """Room for *count* boards, all empty."""
    return [0] * count


def new_ints(count: int) -> list[int]:
    """Room for *count* numbers, all 0."""
    return [0] * count
