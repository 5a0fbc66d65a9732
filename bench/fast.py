"""The simulators of the titles and the prototype's game: random playouts, in decisions."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib import import_module
from pathlib import Path
from statistics import median
from time import perf_counter
from types import ModuleType

from workloads import Burst

from inklands.fast.cartographers import playout
from inklands.fast.cartographers.title import KERNELS
from inklands.fast.compiled import compiled

PROTOTYPE = Path(__file__).parent / "prototype"
C_FLAGS = ("-O3", "-march=native", "-shared", "-fPIC")


def _cartographers(games: int, *, is_compiled: bool) -> Burst:
    """Complete rules, random goals, both sheets in turn."""
    kernels = compiled(playout, KERNELS.bits) if is_compiled else playout

    def burst(number: int) -> int:
        totals = kernels.new_ints(3)
        kernels.playouts(number * games, games, 1, 1, totals)
        return int(totals[2])

    return burst


def cartographers_interpreted() -> Burst:
    return _cartographers(4, is_compiled=False)


def cartographers_compiled() -> Burst:
    return _cartographers(2_000, is_compiled=True)


def gain_of_two_threads(rounds: int = 7, bursts: int = 20) -> float:
    """How much faster two threads of one process play than one, by the clock: the median."""
    burst = cartographers_compiled()
    burst(0)
    with ThreadPoolExecutor(2) as pool:
        gains = [
            _rate(pool.map(burst, range(2 * bursts))) / _rate(map(burst, range(bursts)))
            for _ in range(rounds)
        ]
    return median(gains)


def _rate(bursts: Iterable[int]) -> float:
    start = perf_counter()
    return sum(bursts) / (perf_counter() - start)


def _prototype(kernels: ModuleType, games: int) -> Burst:
    return lambda number: int(kernels.playouts(number * games, games)[1])


def prototype_interpreted() -> Burst:
    return _prototype(_prototype_module("kernels"), 4)


def prototype_compiled() -> Burst:
    return _prototype(compiled(_prototype_module("kernels"), KERNELS.bits), 2_000)


def prototype_in_c() -> Burst:
    """The same game in C, compiled on the spot; without a compiler there is no rate."""
    library = _library()
    totals = (ctypes.c_int64 * 4)()

    def burst(number: int) -> int:
        library.playouts(ctypes.c_uint32(number * 2_000), 2_000, totals)
        return int(totals[1])

    return burst


def _prototype_module(name: str) -> ModuleType:
    if str(PROTOTYPE) not in sys.path:
        sys.path.insert(0, str(PROTOTYPE))
    return import_module(name)


@cache
def _library() -> ctypes.CDLL:
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        raise ImportError("there is no C compiler")
    folder = Path(tempfile.mkdtemp())
    folder.joinpath("tables.h").write_text(_prototype_module("header").header(), encoding="utf-8")
    built = folder / "carto.so"
    command = [compiler, *C_FLAGS, f"-I{folder}", str(PROTOTYPE / "carto.c"), "-o", str(built)]
    subprocess.run(command, check=True)  # noqa: S603 (a compiler found on PATH)
    return ctypes.CDLL(str(built))
