"""The kernels that all titles share: one source each, run again with each title's model."""

from __future__ import annotations

import builtins
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import TypeVar, cast

from inklands.fast.compiled import compiled_source, execute, kernel_module, source_of, twin
from inklands.fast.contract import Model, SearchKernels, Workspace
from inklands.fast.environment import BatchKernels, EnvironmentModel

SEARCH = Path(__file__).with_name("search_kernels.py")
BATCH = Path(__file__).with_name("batch_kernels.py")
W = TypeVar("W", bound=Workspace)


def search_kernels(model: Model[W]) -> SearchKernels[W]:
    """The search of a title, interpreted."""
    # A module that is made while the program runs has no type of its own; tests call all of it.
    return cast("SearchKernels[W]", _interpreted(SEARCH, kernel_module(model)))


def compiled_search_kernels(model: Model[W], bits: int) -> SearchKernels[W]:
    """The search of a title, compiled for masks of *bits* bits."""
    return cast("SearchKernels[W]", _compiled(SEARCH, kernel_module(model), bits))


def batch_kernels(model: EnvironmentModel[W]) -> BatchKernels[W]:
    """Many matches of a title side by side, interpreted."""
    return cast("BatchKernels[W]", _interpreted(BATCH, kernel_module(model)))


def compiled_batch_kernels(model: EnvironmentModel[W], bits: int) -> BatchKernels[W]:
    """Many matches of a title side by side, compiled for masks of *bits* bits."""
    return cast("BatchKernels[W]", _compiled(BATCH, kernel_module(model), bits))


@cache
def _interpreted(source: Path, model: ModuleType) -> ModuleType:
    name = f"{model.__package__}.{source.stem}"
    return execute(source, name, builtins.__import__, model=model)


@cache
def _compiled(source: Path, model: ModuleType, bits: int) -> ModuleType:
    folder = source_of(model).parent
    # Kept with the title's own kernels: this source compiles to something else for each of them.
    return compiled_source(source, bits, folder, model=twin(source_of(model), bits))
