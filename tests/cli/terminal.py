"""The command line as a person or a script meets it: a program with text in and text out."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass

KEPT = tempfile.mkdtemp(prefix="inklands-games-")
"""Where games are kept that no test asks for: never among those of whoever runs the tests."""


@dataclass(frozen=True)
class Said:
    """What a command wrote, and how it ended."""

    out: str
    err: str
    status: int


def inklands(*words: str, typed: str = "", environment: dict[str, str] | None = None) -> Said:
    """Run the command with *typed* on its standard input."""
    done = subprocess.run(
        [sys.executable, "-m", "inklands", *words],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={
            **os.environ,
            "LANG": "C.UTF-8",
            "PYTHONUTF8": "1",
            "XDG_DATA_HOME": KEPT,
            **(environment or {}),
        },
        check=False,
        timeout=120,
    )
    return Said(done.stdout, done.stderr, done.returncode)
