"""Processes of the table on one machine, which share a database and a bus."""

from __future__ import annotations

import asyncio
import logging
import signal
import subprocess
import sys
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from inklands.table.cluster.balancer import Balancer
from inklands.table.cluster.engines import LOOPBACK, Nats, Postgres, free_port, wait_for

LOG = logging.getLogger("inklands.table")
STOP_SECONDS = 20.0
WATCH_SECONDS = 0.5


class Process:
    """One process of the table; what it writes goes to the file *log*."""

    def __init__(self, options: list[str], log: Path, port: int | None = None) -> None:
        self.port = port or free_port()
        self._options = options
        self._log = log
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def base(self) -> str:
        return f"http://{LOOPBACK}:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def start(self) -> None:
        words = [sys.executable, "-m", "inklands", "serve", "--port", str(self.port)]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(  # noqa: S603 (our own program)
                [*words, *self._options], stdin=subprocess.DEVNULL, stdout=log, stderr=log
            )

    def kill(self) -> None:
        """End it as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask it to say good-bye and to stop."""
        self._end(signal.SIGTERM)

    def _end(self, number: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(number)
            self._process.wait(STOP_SECONDS)


@dataclass(frozen=True, slots=True)
class Cables:
    """What connects one process with the database and with the bus; each can be cut."""

    database: Balancer
    bus: Balancer

    @property
    def options(self) -> list[str]:
        database = f"postgresql://postgres@{LOOPBACK}:{self.database.port}/postgres"
        return ["--database", database, "--bus", f"nats://{LOOPBACK}:{self.bus.port}"]


class Cluster:
    """
    A PostgreSQL, a NATS, so many processes, and a balancer before them on *port*.

    Files are in *folder*. *options* are those of `inklands serve`, for each process.
    """

    def __init__(
        self, folder: Path, processes: int = 3, port: int = 0, options: tuple[str, ...] = ()
    ) -> None:
        self._folder = folder
        self._count = processes
        self._port = port
        self._options = options
        self._stack = AsyncExitStack()
        self.processes: list[Process] = []
        self.cables: list[Cables] = []

    @property
    def base(self) -> str:
        return f"http://{LOOPBACK}:{self.balancer.port}"

    async def __aenter__(self) -> Self:
        self.postgres = await asyncio.to_thread(Postgres, self._folder)
        self._stack.callback(self.postgres.stop)
        self.nats = await asyncio.to_thread(Nats)
        self._stack.callback(self.nats.stop)
        for number in range(self._count):
            cables = Cables(
                await self._stack.enter_async_context(Balancer([self.postgres.socket_path])),
                await self._stack.enter_async_context(Balancer([self.nats.port])),
            )
            options = [*cables.options, *self._options]
            process = Process(options, self._folder / f"table-{number}.log")
            process.start()
            self._stack.callback(process.kill)
            self.processes.append(process)
            self.cables.append(cables)
        for process in self.processes:
            await asyncio.to_thread(wait_for, process.port)
        ports = [process.port for process in self.processes]
        self.balancer = await self._stack.enter_async_context(Balancer(ports, self._port))
        return self

    async def __aexit__(self, *_: object) -> None:
        for process in self.processes:
            await asyncio.to_thread(process.stop)
        await self._stack.aclose()

    async def watch(self) -> None:
        """Start a process that ended anew, as the manager of a real cluster would."""
        while True:
            for number, process in enumerate(self.processes):
                if not process.is_running:
                    LOG.warning("process %d ended, and is started anew", number)
                    process.start()
            await asyncio.sleep(WATCH_SECONDS)
