"""The Pythons on this machine that Inklands should run on."""

from __future__ import annotations

import subprocess
from pathlib import Path

from tools.places import BASE_PYTHON

LEAST = (3, 11)
VERSION = "import sys; print(*sys.version_info[:2], sys.version_info.releaselevel)"


def oldest_and_newest() -> tuple[Path, Path]:
    """The programs of the oldest and the newest released version: one twice if it is alone."""
    found = {version: program for program in candidates() if (version := released(program))}
    return found[min(found)], found[max(found)]


def candidates() -> list[Path]:
    """This Python, the system's, and those of pyenv: whoever tests on several has it mostly."""
    folders = [Path("/usr/bin"), Path("/usr/local/bin")]
    folders += (Path.home() / ".pyenv" / "versions").glob("3.*/bin")
    return [program for folder in folders for program in folder.glob("python3.[0-9][0-9]")] + [
        Path(BASE_PYTHON)
    ]


def released(program: Path) -> tuple[int, int] | None:
    """The version of *program*, unless it is too old, unfinished or does not start."""
    said = subprocess.run([program, "-c", VERSION], capture_output=True, text=True, check=False)
    words = said.stdout.split()
    if said.returncode != 0 or words[2] != "final":
        return None
    version = (int(words[0]), int(words[1]))
    return version if version >= LEAST else None
