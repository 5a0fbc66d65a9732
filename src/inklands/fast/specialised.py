"""The search kernels of a title: one source, run again with each title's model."""

from __future__ import annotations

import builtins
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import TypeVar, cast

from inklands.fast.compiled import compiled_source, execute, kernel_module, source_of, twin
from inklands.fast.contract import Model, SearchKernels, Workspace

SEARCH = Path(__file__).with_name("search_kernels.py")
W = TypeVar("W", bound=Workspace)


def search_kernels(model: Model[W]) -> SearchKernels[W]:
    """The search of a title, interpreted."""
    # A module that is made while the program runs has no type of its own; tests call all of it.
    return cast("SearchKernels[W]", _interpreted(kernel_module(model)))


def compiled_search_kernels(model: Model[W], bits: int) -> SearchKernels[W]:
    """The search of a title, compiled for masks of *bits* bits."""
    return cast("SearchKernels[W]", _compiled(kernel_module(model), bits))


@cache
def _interpreted(model: ModuleType) -> ModuleType:
    name = f"{model.__package__}.{SEARCH.stem}"
    return execute(SEARCH, name, builtins.__import__, model=model)


@cache
def _compiled(model: ModuleType, bits: int) -> ModuleType:
    source = source_of(model)
    # Kept with the title's own kernels: this source compiles to something else for each of them.
    return compiled_source(SEARCH, bits, source.parent, model=twin(source, bits))
