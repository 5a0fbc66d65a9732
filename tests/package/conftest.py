"""Inklands as others get it: built, and installed where nothing else is."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.package.pythons import oldest_and_newest
from tools.environment import uv
from tools.places import ROOT


class Installed:
    """An environment of its own with the wheel in it, for somebody with an empty home."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.programs = folder / "environment" / "bin"
        self.home = folder / "home"
        self.home.mkdir()

    @property
    def variables(self) -> dict[str, str]:
        # Only the environment's own programs are on PATH: neither Node nor a compiler.
        return {"HOME": str(self.home), "PATH": str(self.programs), "LANG": "C.UTF-8"}

    def inklands(self, *words: str, typed: str = "") -> str:
        """What the command prints; it must succeed."""
        done = subprocess.run(
            [self.programs / "inklands", *words],
            input=typed,
            capture_output=True,
            text=True,
            env=self.variables,
            cwd=self.home,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    @contextmanager
    def table(self) -> Iterator[str]:
        """The address of the table while it runs, as `inklands` alone opens it."""
        with subprocess.Popen(
            [self.programs / "inklands"],
            stderr=subprocess.PIPE,
            text=True,
            # There is no screen here: the page is opened by a program that does nothing with it.
            env={**self.variables, "BROWSER": "/bin/true"},
            cwd=self.home,
        ) as program:
            assert program.stderr is not None
            said = program.stderr.readline()
            address = re.search(r"http://\S+(?=/)", said)
            try:
                assert address, said + program.stderr.read()
                yield address[0]
            finally:
                program.terminate()


@pytest.fixture(scope="session")
def dist(tmp_path_factory) -> Path:
    """The folder with the wheel and the sdist that `go.py build` makes."""
    folder: Path = tmp_path_factory.mktemp("dist")
    subprocess.run([sys.executable, ROOT / "go.py", "build", folder], check=True)
    return folder


# Tests of one Python stay with one worker, which then installs once.
OLDEST = pytest.param("the oldest Python", marks=pytest.mark.xdist_group("oldest"))
NEWEST = pytest.param("the newest Python", marks=pytest.mark.xdist_group("newest"))


@pytest.fixture(scope="session", params=[OLDEST, NEWEST])
def installed(request, dist, tmp_path_factory) -> Installed:
    oldest, newest = oldest_and_newest()
    if request.param == "the newest Python" and newest == oldest:
        pytest.skip(f"{oldest} is the only Python here from 3.11 on")
    python = newest if request.param == "the newest Python" else oldest
    there = Installed(tmp_path_factory.mktemp("installed"))
    (wheel,) = dist.glob("*.whl")
    uv("venv", "--python", str(python), str(there.folder / "environment"))
    into = ("--python", str(there.programs / "python"))
    # The pins hold back what the wheel asks for, and install nothing that it does not ask for.
    uv("pip", "install", *into, "-c", str(ROOT / "requirements.txt"), str(wheel))
    return there


@pytest.fixture(scope="session")
def installed_for_learners(dist, tmp_path_factory) -> Installed:
    """The wheel with its extra for learners, and nothing else."""
    there = Installed(tmp_path_factory.mktemp("learners"))
    (wheel,) = dist.glob("*.whl")
    uv("venv", "--python", sys.executable, str(there.folder / "environment"))
    into = ("--python", str(there.programs / "python"))
    pins = ("-c", str(ROOT / "requirements.txt"), "-c", str(ROOT / "requirements-rl.txt"))
    uv("pip", "install", *into, *pins, f"{wheel}[rl]")
    return there
