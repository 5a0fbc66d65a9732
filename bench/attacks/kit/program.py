"""The very program that people start, with a port and a database of its own."""

from __future__ import annotations

import asyncio
import os
import re
import resource
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from ipaddress import ip_address
from pathlib import Path
from urllib.parse import urlsplit

STARTING = 60.0
"""Seconds within which the program says where it is."""
STOPPING = 20.0
TRACEBACK = "Traceback (most recent call last)"
PRIORITY = "ATTACK_PRIORITY"
"""The variable with the nice level of the server and of the innocent."""
ADDRESS = re.compile(r"is at (http://\S+?)/? ")


class Program:
    """A server that runs, and what the system says of it."""

    def __init__(self, process: subprocess.Popen[bytes], log: Path, database: Path) -> None:
        self.process = process
        self.database = database
        self.base = ""
        self._log = log

    @property
    def megabytes(self) -> float:
        return self._status("VmRSS")

    @property
    def most_megabytes(self) -> float:
        """The most memory it has ever held."""
        return self._status("VmHWM")

    @property
    def log_bytes(self) -> int:
        return self._log.stat().st_size

    def log(self, start: int = 0) -> str:
        with self._log.open("rb") as file:
            file.seek(start)
            return file.read().decode(errors="replace")

    def tracebacks(self) -> int:
        """How many errors it has logged; the first is shown, for whoever is to mend it."""
        lines = [line for line in self.log().splitlines() if TRACEBACK in line]
        for line in lines[:1]:
            print(line.replace("\\n", "\n"), file=sys.stderr)
        return len(lines)

    @property
    def is_running(self) -> bool:
        return self.process.poll() is None

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    async def stop(self) -> None:
        """Ask it to stop, and end it when it does not."""
        if self.is_running:
            self.process.terminate()
        try:
            await asyncio.to_thread(self.process.wait, STOPPING)
        except subprocess.TimeoutExpired:
            self.kill()

    async def listen(self) -> None:
        """Wait until it says where it is."""
        deadline = time.monotonic() + STARTING
        while (found := ADDRESS.search(self.log())) is None:
            if not self.is_running or time.monotonic() > deadline:
                raise ProgramFailed(f"the server did not start: {self.log()[-2_000:]}")
            await asyncio.sleep(0.02)
        self.base = loopback(found[1])

    def _status(self, name: str) -> float:
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        return int(status.partition(f"{name}:")[2].split()[0]) / 1024


class ProgramFailed(Exception):
    """The server is not there, with what it last said."""


def loopback(base: str) -> str:
    """*base*, if it is on this machine: nothing else is ever attacked."""
    host = urlsplit(base).hostname or ""
    if not ip_address(host).is_loopback:
        raise ProgramFailed(f"{base} is not on the loopback interface")
    return base


@asynccontextmanager
async def serving(
    folder: Path,
    *options: str,
    environment: Mapping[str, str] | None = None,
    open_files: int | None = None,
    file_bytes: int | None = None,
) -> AsyncIterator[Program]:
    """The program on a free port with the database in *folder*, as long as the context lasts."""
    program = launched(folder, *options, environment=environment)
    _limit(program.process.pid, open_files, file_bytes)
    try:
        await program.listen()
        yield program
    finally:
        await program.stop()


def launched(
    folder: Path,
    *options: str,
    environment: Mapping[str, str] | None = None,
) -> Program:
    """The program, which may not have come up yet, or may refuse to."""
    database, log = folder / "tables.db", folder / f"server-{time.monotonic_ns()}.log"
    command = [sys.executable, "-m", "inklands", "serve"]
    if "--port" not in options:
        options = ("--port", "0", *options)
    with log.open("wb") as errors:
        process = subprocess.Popen(  # noqa: S603 (our own program)
            [*command, "--database", f"sqlite:///{database}", "--no-warm-up", *options],
            stdin=subprocess.DEVNULL,
            stdout=errors,
            stderr=errors,
            env={**os.environ, **(environment or {})},
        )
    favour(process.pid)
    return Program(process, log, database)


def favour(process: int) -> None:
    """Let *process* go before others, if that was asked for: attackers are not its neighbours."""
    if level := os.environ.get(PRIORITY):
        os.setpriority(os.PRIO_PROCESS, process, int(level))


def _limit(process: int, open_files: int | None, file_bytes: int | None) -> None:
    """Limit a process that has hardly begun: softly, so that it can be lifted again."""
    for kind, most in ((resource.RLIMIT_NOFILE, open_files), (resource.RLIMIT_FSIZE, file_bytes)):
        if most is not None:
            resource.prlimit(process, kind, (most, resource.prlimit(process, kind)[1]))
