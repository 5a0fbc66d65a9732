from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from inklands.table.cluster.engines import Nats, Postgres
from tests.table.server import Player, running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server with nothing in it."""
    # Not in pytest's folder: the server runs as a user of its own who may not read there.
    with TemporaryDirectory(prefix="inklands-") as folder:
        server = Postgres(Path(folder), survives_power_cuts=False)
        yield server
        server.stop()


@pytest.fixture(scope="session")
def nats() -> Iterator[Nats]:
    server = Nats()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def base() -> Iterator[str]:
    with running() as address:
        yield address


@pytest.fixture
def ada(base: str) -> Iterator[Player]:
    with Player(base) as player:
        yield player


@pytest.fixture
def bo(base: str) -> Iterator[Player]:
    with Player(base) as player:
        yield player
