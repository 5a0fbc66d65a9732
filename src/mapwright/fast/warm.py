"""Compiling ahead of need: never on the way to the first page, once for every later start."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from threading import Thread
from time import time
from types import ModuleType

from mapwright.core.catalogue import load
from mapwright.fast.compiled import HERE, cache_folder, compiled, is_available
from mapwright.fast.room import try_out

PATIENCE = 600.0
"""Seconds after which a compilation that left nothing behind is taken to have failed."""
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
    return import_module(f"mapwright.fast.{title}.think")


def is_warm(title: str) -> bool:
    """Whether compiled kernels lie ready on disk."""
    return cache_folder(HERE / title).joinpath("ready").exists()


def warm(title: str) -> ModuleType:
    """The compiled kernels, compiled now if they must be."""
    module = compiled(f"{title}.think")
    if not is_warm(title):
        _try_out(title, module)
        cache_folder(HERE / title).joinpath("ready").touch()
    return module


def _try_out(title: str, module: ModuleType) -> None:
    bridge, game = import_module(f"mapwright.fast.{title}.bridge"), load(title)
    state = game.start(1, 1, game.options.settle())
    b, v = bridge.seen(state, 0, module)
    try_out(module, b, v, bridge.room(module, 1))


def warm_later(title: str) -> None:
    """Compile in a process of its own, unless one is at it already."""
    folder = cache_folder(HERE / title)
    folder.mkdir(parents=True, exist_ok=True)
    started = folder / "started"
    # One that was stopped half-way must not keep others from it for ever.
    if started.exists() and time() - started.stat().st_mtime < PATIENCE:
        return
    started.touch()
    command = [sys.executable, "-m", "mapwright.fast.warm", title]
    Thread(target=_run, args=(command,), daemon=True).start()


def _run(command: list[str]) -> None:
    quiet = subprocess.DEVNULL
    subprocess.run(command, stdin=quiet, stdout=quiet, stderr=quiet, check=False)  # noqa: S603 (this very program)


if __name__ == "__main__":
    for each in sys.argv[1:] or FLAT_TITLES:
        warm(each)
