"""What every bus promises, asked of each."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from inklands.table.bus.bus import Bus, BusError
from inklands.table.bus.local import LocalBus
from inklands.table.bus.nats import NatsBus
from inklands.table.bus.opening import UnknownBus, open_bus
from inklands.table.cluster.balancer import Balancer
from inklands.table.cluster.engines import LOOPBACK, Nats
from tests.table.bus_contract import PROMISES, Ear

Check = Callable[[Bus, Bus], Awaitable[None]]


@pytest.fixture(params=["local", "nats"])
def asked(request: pytest.FixtureRequest) -> Callable[[Check], None]:
    """Asks something of a bus, of which two processes have an end each."""

    def ask(check: Check) -> None:
        async def run() -> None:
            local = LocalBus()
            ends = (NatsBus(address), NatsBus(address)) if address else (local, local)
            try:
                await check(*ends)
            finally:
                for end in ends:
                    await end.leave("one")
                    await end.leave("other")

        is_served = request.param == "nats"
        address = request.getfixturevalue("nats").address if is_served else ""
        asyncio.run(run())

    return ask


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_every_bus_keeps_its_promises(asked: Callable[[Check], None], promise: Check):
    asked(promise)


def test_a_cut_bus_says_so_loses_only_news_and_comes_back_by_itself(nats: Nats):
    async def check() -> None:
        async with Balancer([nats.port]) as cable:
            bus, ear = NatsBus(f"nats://{LOOPBACK}:{cable.port}"), Ear()
            await bus.listen("one", ear)
            cable.cut()
            await _until(bus, is_well=False)
            await bus.publish("unheard", "one")
            cable.mend()
            await _until(bus, is_well=True)
            sender = NatsBus(nats.address)
            await sender.listen("other", Ear())
            await sender.publish("after all", "other")
            assert "after all" in await ear.hear(1)
            await bus.leave("one")
            await sender.leave("other")

    asyncio.run(check())


async def _until(bus: Bus, *, is_well: bool) -> None:
    async with asyncio.timeout(30):
        while True:
            try:
                await bus.check()
            except BusError:
                if not is_well:
                    return
            else:
                if is_well:
                    return
            await asyncio.sleep(0.05)


def test_a_bus_that_is_not_there_is_one_sentence():
    with pytest.raises(BusError, match="does not answer"):
        open_bus(f"nats://{LOOPBACK}:1")


def test_a_bus_of_another_kind_is_refused_with_the_way_to_write_it():
    with pytest.raises(UnknownBus, match="nats://HOST:PORT"):
        open_bus("redis://somewhere")
