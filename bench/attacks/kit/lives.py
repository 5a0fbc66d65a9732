"""The lives of a server that is killed again and again, on one port and one database."""

from __future__ import annotations

import os
import random
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

from bench.attacks.kit.program import Program, launched

FORKS = Path(__file__).parents[3] / "tests" / "table" / "fork_server.py"
WHOLE_STARTS = 50
"""Each life of this many is the program started anew; the others are forks of one that waits."""


class Lives:
    """Starts the server and kills it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._log = (folder / "forks.log").open("wb")
        self._port = lasting_port()
        self._forks = subprocess.Popen(  # noqa: S603 (our own program)
            [sys.executable, str(FORKS)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._log,
            text=True,
        )
        self._whole: Program | None = None
        self._fork = 0
        self.count = 0
        self.database = folder / "tables.db"
        self.base = f"http://127.0.0.1:{self._port}"

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.kill()
        self._forks.kill()
        self._forks.communicate()
        self._log.close()

    def start(self) -> None:
        """Begin the next life; it may take a moment until it answers."""
        if self.count % WHOLE_STARTS == 0:
            self._whole = launched(self._folder, "--port", str(self._port))
        else:
            assert self._forks.stdin is not None
            assert self._forks.stdout is not None
            self._forks.stdin.write(f"{self._port} {self.database}\n")
            self._forks.stdin.flush()
            self._fork = int(self._forks.stdout.readline())
        self.count += 1

    def kill(self) -> None:
        if self._whole is not None:
            self._whole.kill()
            self._whole = None
        else:
            kill_and_wait(self._fork)

    def last_words(self) -> str:
        """What the forks have last said."""
        return (self._folder / "forks.log").read_text(encoding="utf-8", errors="replace")[-500:]

    @property
    def is_running(self) -> bool:
        """Whether this life goes on; it may not have begun to answer."""
        return self._whole.is_running if self._whole is not None else is_alive(self._fork)


def kill_and_wait(process: int) -> None:
    """Kill *process*, which another one reaps: only when it is gone the port and files are free."""
    with suppress(ProcessLookupError):
        os.kill(process, signal.SIGKILL)
    while is_alive(process):
        time.sleep(0.001)


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def lasting_port() -> int:
    """A free port that the system hands to nobody else while the server is down."""
    chance = random.Random()
    while True:
        with socket.socket() as free, suppress(OSError):
            free.bind(("127.0.0.1", chance.randrange(20_000, 30_000)))
            return int(free.getsockname()[1])
