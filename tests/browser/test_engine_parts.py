"""What keeps tables and carries news in a browser, asked for what every store and bus promises."""

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.browser.engine import add_module, engine_page, run
from tests.table.same_bytes import all_played

CONTRACTS = Path(__file__).parents[1] / "table"
KEEP_PROMISES = """
import asyncio, json, traceback
import js
import store_contract, bus_contract
from inklands.table.browser.bus import ChannelBus
from inklands.table.browser.store import IndexedDbStore

async def told(promise, work):
    try:
        await asyncio.wait_for(work, 60)
    except BaseException:
        return [promise.__name__, traceback.format_exc()]
    return [promise.__name__, "kept"]

async def of_a_store(number, promise):
    store = IndexedDbStore(js.storage(f"contract {number}"))
    await store.create(store_contract.SETUP, store_contract.SEATING)
    await promise(store)

async def of_a_bus(number, promise):
    await promise(*(ChannelBus(js.channel(f"contract {number}")) for _ in range(2)))

outcomes = [
    await told(promise, kept_by(number, promise))
    for contract, kept_by in ((store_contract, of_a_store), (bus_contract, of_a_bus))
    for number, promise in enumerate(contract.PROMISES)
]
json.dumps(outcomes)
"""


@pytest.fixture(scope="module")
def page(browser, server):
    # The page may then run the engine itself, without a worker.
    context = browser.new_context(bypass_csp=True, service_workers="block")
    yield engine_page(context, server.url)
    context.close()


def test_indexed_db_and_channels_keep_what_every_store_and_bus_promises(page):
    for name in ("store_contract", "bus_contract"):
        add_module(page, name, CONTRACTS / f"{name}.py")

    outcomes = json.loads(run(page, KEEP_PROMISES))

    assert len(outcomes) > 15
    assert [outcome for outcome in outcomes if outcome[1] != "kept"] == []


def test_a_match_sends_the_same_texts_in_a_browser_as_on_a_server(page):
    """A hundred and more are compared by `python -m bench.same_bytes`."""
    add_module(page, "same_bytes", CONTRACTS / "same_bytes.py")

    there = json.loads(
        run(page, "import json, same_bytes\njson.dumps(await same_bytes.all_played(6))")
    )

    # In a thread of its own: the driver of the browser has this one's event loop.
    with ThreadPoolExecutor() as thread:
        here = thread.submit(asyncio.run, all_played(6)).result()
    assert there == [list(match) for match in here]
