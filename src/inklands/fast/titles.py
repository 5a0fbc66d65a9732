"""The titles that have kernels, found by their folders."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules

from inklands import fast
from inklands.fast.contract import AnyTitleKernels
from inklands.fast.environment import AnyTitleEnvironment


@cache
def kernel_titles() -> tuple[str, ...]:
    """The names of the titles with a folder here, in order; none of them is loaded."""
    folders = (each.name for each in iter_modules(fast.__path__) if each.ispkg)
    return tuple(sorted(name for name in folders if find_spec(f"{fast.__name__}.{name}.title")))


@cache
def title_kernels(name: str) -> AnyTitleKernels:
    """What the folder called *name* offers."""
    offered: AnyTitleKernels = import_module(f"{fast.__name__}.{name}.title").KERNELS
    return offered


@cache
def title_environment(name: str) -> AnyTitleEnvironment:
    """What the folder called *name* offers to learners."""
    offered: AnyTitleEnvironment = import_module(f"{fast.__name__}.{name}.learning").ENVIRONMENT
    return offered
