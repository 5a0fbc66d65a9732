"""The command line as a person or a script meets it: a program with text in and text out."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass

import inklands as package

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


def moves_of_a_whole_game(title: str, seed: int) -> list[str]:
    """What to type for a solo game in which the first legal action is always inked."""
    match = package.new_match(title, seed=seed)
    typed = []
    while not match.is_over:
        action = match.legal_actions(0)[0]
        # At the terminal a cell is a horse's whenever it is a horse's turn.
        typed += [match.game.action_text(action).removeprefix("horse:"), ""]
        match.play(0, action)
    return typed
