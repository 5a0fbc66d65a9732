"""A small sample of every experiment of `bench/attack.py`: all but the times must hold."""

import asyncio
from typing import get_args

import pytest

from bench.attacks.catalogue import EXPERIMENTS
from bench.attacks.kit.nonsense import COMMANDS
from bench.attacks.kit.requests import GETS, POSTS
from bench.attacks.row import Row
from inklands.table.requests.router import route_for
from inklands.table.requests.routes import ROUTES
from inklands.table.wire.messages import ClientMessage

SAMPLE = 0.0001
"""So small that each experiment does the least that shows the defect it looks for."""
SECONDS = 600.0
AT_ONCE = 6
"""Most of an experiment is waiting, and each has servers of its own: several share the time."""


@pytest.mark.timeout(2 * SECONDS)
def test_the_server_withstands_a_small_sample_of_each_attack():
    rows = asyncio.run(samples())

    assert all(rows.values())
    assert [row for of_one in rows.values() for row in of_one if not row.is_sound] == []


async def samples() -> dict[str, list[Row]]:
    """What comes of each experiment, by its name."""
    places = asyncio.Semaphore(AT_ONCE)
    done = await asyncio.gather(*(sample(name, places) for name in EXPERIMENTS))
    return dict(zip(EXPERIMENTS, done, strict=True))


async def sample(name: str, places: asyncio.Semaphore) -> list[Row]:
    async with places, asyncio.timeout(SECONDS):
        return await EXPERIMENTS[name](SAMPLE)


def test_nonsense_is_sent_to_every_route_and_by_every_message():
    asked = {("GET", path.partition("?")[0]) for path in GETS} | {("POST", path) for path in POSTS}
    routes = {
        (route.method, route.path)
        for method, path in asked
        if path.startswith("/api/") and not path.endswith("/socket")
        for route, _ in [route_for(method, path)]
    }
    said = {command["type"] for command in COMMANDS}

    # What bots think about has floods of its own.
    assert {(route.method, route.path) for route in ROUTES} - routes == {("POST", "/api/review")}
    assert {kind.__struct_config__.tag for kind in get_args(ClientMessage)} - said == {"hint"}
