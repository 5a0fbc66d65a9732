"""Compiling ahead of need: never on the way to the first page, once for every later start."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Event, Thread
from time import time
from typing import Any, TypeVar

from inklands.core.catalogue import load
from inklands.fast.compiled import HERE, cache_folder, is_available
from inklands.fast.contract import FlatMatch, SearchKernels, Workspace
from inklands.fast.specialised import compiled_search_kernels, search_kernels
from inklands.fast.titles import kernel_titles, title_kernels
from inklands.fast.tree import SIZE
from inklands.fast.wasm.kernels import wasm_kernels

W = TypeVar("W", bound=Workspace)

PULSE, PATIENCE = 5.0, 60.0
"""Seconds between two signs of life of a compilation, and without one until it is given up."""
NICENESS = 10
"""Whoever plays or waits for a bot comes before the compiler."""


def kernels(title: str, *, wait: bool = False) -> SearchKernels[Any]:
    """
    The kernels a bot thinks with: compiled when they lie ready, or with *wait* as soon as they do.

    Otherwise they run interpreted, and are compiled meanwhile for the next time. In a browser they
    were compiled ahead, as WebAssembly.
    """
    if is_available():
        if is_warm(title) or wait:
            return warm(title)
        warm_later(title)
    offered = title_kernels(title)
    return wasm_kernels(title, offered.bits) or search_kernels(offered.model)


def is_warm(title: str) -> bool:
    """Whether compiled kernels lie ready on disk."""
    return cache_folder(HERE / title).joinpath("ready").exists()


def warm(title: str) -> SearchKernels[Any]:
    """The compiled kernels, compiled now if they must be."""
    offered = title_kernels(title)
    found = compiled_search_kernels(offered.model, offered.bits)
    if not is_warm(title):
        game = load(title)
        state = game.start(1, 1, game.options.settle())
        _try_out(found, offered.flat(state, 0, found), offered.workspace(found, 1))
        cache_folder(HERE / title).joinpath("ready").touch()
    return found


def _try_out(kernels: SearchKernels[W], match: FlatMatch, workspace: W) -> None:
    """Run every kernel a bot asks for once, so that all of them are compiled."""
    model = kernels.model
    model.resume(*match)
    model.choices(*match, workspace, 2)
    kernels.sample(*match, workspace, 1, 1, 1, 2, 1)
    tree = kernels.new_ints(SIZE)
    kernels.plant(tree, workspace.arms, 1)
    kernels.grow_tree(*match, workspace, tree, 1, 1, 1, 2, 1)
    dealt = kernels.dealt(*match, 1)
    kernels.act(*dealt, workspace, 0, 2)
    model.observation_key(*dealt)
    kernels.finish(*dealt, workspace, 2, model.clock(dealt[1]) + 1)


def warm_later(title: str) -> None:
    """Compile in a process of its own, unless one is at it already or nothing can be kept here."""
    started = _started(title)
    with suppress(OSError):
        started.parent.mkdir(parents=True, exist_ok=True)
        # One that was killed half-way must not keep others from it.
        if started.exists() and time() - started.stat().st_mtime < PATIENCE:
            return
        started.touch()
        Thread(target=_compiler(title).wait, daemon=True).start()


def _started(title: str) -> Path:
    """The file that says that a process compiles, or has compiled, the kernels of *title*."""
    return cache_folder(HERE / title) / "started"


def _compiler(title: str) -> subprocess.Popen[bytes]:
    command, quiet = [sys.executable, "-m", "inklands.fast.warm", title], subprocess.DEVNULL
    modest = getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0)  # There is one on Windows only.
    process = subprocess.Popen(  # noqa: S603 (this very program)
        command, stdin=quiet, stdout=quiet, stderr=quiet, creationflags=modest
    )
    if hasattr(os, "setpriority"):
        own = os.getpriority(os.PRIO_PROCESS, 0)
        os.setpriority(os.PRIO_PROCESS, process.pid, max(own, NICENESS))
    return process


def main(titles: Sequence[str]) -> None:
    for title in titles or kernel_titles():
        with _signs_of_life(_started(title)):
            warm(title)


@contextmanager
def _signs_of_life(started: Path) -> Iterator[None]:
    """Keep others from compiling the same; after a failure they may try again at once."""
    done = Event()

    def beat() -> None:
        while not done.wait(PULSE):
            started.touch()

    pulse = Thread(target=beat, daemon=True)
    pulse.start()
    try:
        yield
    except BaseException:
        # Stopped with the table, say.
        done.set()
        pulse.join()
        started.unlink(missing_ok=True)
        raise
    finally:
        done.set()


if __name__ == "__main__":
    main(sys.argv[1:])
