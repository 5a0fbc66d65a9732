"""The command line as a person or a script meets it: a program with text in and text out."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from typing import Self

import inklands as package

KEPT = tempfile.mkdtemp(prefix="inklands-games-")
"""Where games are kept that no test asks for: never among those of whoever runs the tests."""


@dataclass(frozen=True)
class Said:
    """What a command wrote, and how it ended."""

    out: str
    err: str
    status: int


ENVIRONMENT = {
    **os.environ,
    "LANG": "C.UTF-8",
    "PYTHONUTF8": "1",
    "XDG_DATA_HOME": KEPT,
    "COLUMNS": "100",  # Whoever runs the tests may have a narrower terminal, which breaks lines.
}


class Conversation:
    """A command that asks and is answered, line by line."""

    def __init__(self, *words: str, questions: tuple[str, ...]) -> None:
        self._questions = questions
        self._process = subprocess.Popen(
            [sys.executable, "-m", "inklands", *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=ENVIRONMENT,
        )
        self.said = ""
        """All that was said so far."""

    def heard(self) -> str:
        """What is said up to the next question, or to the end."""
        assert self._process.stdout is not None
        said = b""
        ends = tuple(question.encode() for question in self._questions)
        while not said.endswith(ends) and (letter := self._process.stdout.read(1)):
            said += letter
        self.said += said.decode()
        return said.decode()

    def answer(self, line: str) -> str:
        """Type *line*; what is said then."""
        assert self._process.stdin is not None
        self.said += f"{line}\n"  # As a terminal shows what is typed.
        self._process.stdin.write(f"{line}\n".encode())
        self._process.stdin.flush()
        return self.heard()

    def status(self) -> int:
        return self._process.wait(timeout=60)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                pipe.close()
        self._process.wait()


def inklands(*words: str, typed: str = "", environment: dict[str, str] | None = None) -> Said:
    """Run the command with *typed* on its standard input."""
    done = subprocess.run(
        [sys.executable, "-m", "inklands", *words],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**ENVIRONMENT, **(environment or {})},
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
