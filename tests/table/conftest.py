from collections.abc import Iterator

import pytest

from tests.table.server import Player, running


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
