"""Compiling ahead of need: never on the way to the first page, once for every later start."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from importlib import import_module
from pathlib import Path
from threading import Event, Thread
from time import time
from types import ModuleType

from inklands.core.catalogue import load
from inklands.fast.compiled import HERE, cache_folder, compiled, is_available
from inklands.fast.workspace import try_out

PULSE, PATIENCE = 5.0, 60.0
"""Seconds between two signs of life of a compilation, and without one until it is given up."""
NICENESS = 10
"""Whoever plays or waits for a bot comes before the compiler."""
FLAT_TITLES = ("cartographers", "explorers", "misterra")


def kernels(title: str, *, wait: bool = False) -> ModuleType:
    """
    The kernels a bot thinks with: compiled when they lie ready, or with *wait* as soon as they do.

    Otherwise they run interpreted, and are compiled meanwhile for the next time.
    """
    if is_available():
        if is_warm(title) or wait:
            return warm(title)
        warm_later(title)
    return import_module(f"inklands.fast.{title}.search_kernels")


def is_warm(title: str) -> bool:
    """Whether compiled kernels lie ready on disk."""
    return cache_folder(HERE / title).joinpath("ready").exists()


def warm(title: str) -> ModuleType:
    """The compiled kernels, compiled now if they must be."""
    module = compiled(f"{title}.search_kernels")
    if not is_warm(title):
        _try_out(title, module)
        cache_folder(HERE / title).joinpath("ready").touch()
    return module


def _try_out(title: str, module: ModuleType) -> None:
    folder, game = f"inklands.fast.{title}", load(title)
    state = game.start(1, 1, game.options.settle())
    b, v = import_module(f"{folder}.bridge").seen(state, 0, module)
    try_out(module, b, v, import_module(f"{folder}.workspace").workspace(module, 1))


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
    for title in titles or FLAT_TITLES:
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
