"""
Kernels: functions on sets of cells that run as they are, or compiled where numba is installed.

A kernel is plain Python on whole numbers, masks and flat buffers: no objects, no closures. This
module is what a kernel imports, and here everything is an ordinary int, list or tuple.
`inklands.fast` runs the same source a second time with a compiled twin of this module, in which a
mask is a machine integer of 64, 128 or 256 bits. So a mask constant is written ``Mask(n)``, a
shift starts from a mask and not from ``1``, and buffers come from `new_masks` and `new_ints`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import ParamSpec, TypeAlias, TypeVar

from inklands.grid.grid import nth

__all__ = [
    "Ints",
    "Mask",
    "Masks",
    "constants",
    "kernel",
    "mask_constants",
    "new_ints",
    "new_masks",
    "nth",
]

P = ParamSpec("P")
T = TypeVar("T")

Mask = int
"""A set of cells in a kernel."""
Masks: TypeAlias = "list[int]"
Ints: TypeAlias = "list[int]"


def kernel(function: Callable[P, T]) -> Callable[P, T]:
    """Mark a function as a kernel."""
    return function


def constants(numbers: Iterable[int]) -> tuple[int, ...]:
    """Constant numbers."""
    return tuple(numbers)


def mask_constants(masks: Iterable[int]) -> tuple[int, ...]:
    """Constant masks."""
    return tuple(masks)


def new_masks(count: int) -> list[int]:
    """A buffer of *count* masks, all empty."""
    return [0] * count


def new_ints(count: int) -> list[int]:
    """A buffer of *count* numbers, all 0."""
    return [0] * count
