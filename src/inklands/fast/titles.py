"""The titles that have kernels, found by their folders."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from inklands import fast
from inklands.fast.contract import AnyTitleKernels


@cache
def kernel_titles() -> tuple[str, ...]:
    """The names of the titles with a folder here, in order; none of them is loaded."""
    return tuple(sorted(each.name for each in iter_modules(fast.__path__) if each.ispkg))


@cache
def title_kernels(name: str) -> AnyTitleKernels:
    """What the folder called *name* offers."""
    offered: AnyTitleKernels = import_module(f"{fast.__name__}.{name}.title").KERNELS
    return offered
