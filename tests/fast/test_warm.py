"""Compiling ahead of need, in a process whose cache is a folder of the test."""

import os
import subprocess
import sys
from pathlib import Path

OPENING = "from inklands.fast import warm; started = warm._started('cartographers'); "


def said(program: str, cache: Path) -> str:
    places = {"HOME": str(cache), "XDG_CACHE_HOME": str(cache)}
    command = [sys.executable, "-c", OPENING + program]
    return subprocess.check_output(command, env={**os.environ, **places}, text=True).strip()


def test_a_compilation_that_fails_leaves_the_way_free_for_the_next(tmp_path: Path):
    program = """
started.parent.mkdir(parents=True)
started.touch()
started.with_name("128").touch()  # A file where the compiled kernels would go.
try:
    warm.main(["cartographers"])
except OSError:
    print(started.exists(), warm.is_warm("cartographers"))
"""

    assert said(program, tmp_path) == "False False"


def test_one_that_is_under_way_is_not_started_again(tmp_path: Path):
    program = """
started.parent.mkdir(parents=True)
started.touch()
warm.warm_later("cartographers")
import threading
print(threading.active_count())
"""

    assert said(program, tmp_path) == "1"


def test_one_that_was_killed_is_started_again_after_a_minute(tmp_path: Path):
    program = """
import os, time
started.parent.mkdir(parents=True)
started.touch()
os.utime(started, (time.time() - 61, time.time() - 61))
started.with_name("128").touch()  # Where the compiled kernels would go: it fails soon, and says so.
warm.warm_later("cartographers")
until = time.monotonic() + 60
while started.exists() and time.monotonic() < until:
    time.sleep(0.1)
print(started.exists())
"""

    assert said(program, tmp_path) == "False"


def test_one_that_is_under_way_gives_signs_of_life(tmp_path: Path):
    program = """
import os, time
warm.PULSE = 0.01
started.parent.mkdir(parents=True)
started.touch()
os.utime(started, (1, 1))
with warm._signs_of_life(started):
    until = time.monotonic() + 60
    while started.stat().st_mtime < 2 and time.monotonic() < until:
        time.sleep(0.01)
print(time.time() - started.stat().st_mtime < warm.PATIENCE)
"""

    assert said(program, tmp_path) == "True"


def test_where_nothing_can_be_kept_bots_think_with_interpreted_kernels(tmp_path: Path):
    nowhere = tmp_path / "file"
    nowhere.touch()

    name = said("print(warm.kernels('cartographers').__name__)", nowhere)
    assert name == "inklands.fast.cartographers.search_kernels"
