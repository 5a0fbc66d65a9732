"""
How soon the page can be used and played without a server, and how much is fetched for that.

    python -m bench.offline [--rounds 10] [--busy 0]

After one visit the server is stopped and the browser is offline. Times are the page's own, from the
start of a navigation; an action's is from the message to the worker to its answer, which comes when
the action is kept. With `--busy 2` so many processes compute meanwhile. CHROMIUM names the browser.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import re
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from playwright.sync_api import BrowserContext, Page, expect, sync_playwright

from bench.first_page import READY
from tests.browser.conftest import PROFILE, QUIET, STATIC, TableServer
from tests.browser.player import Player

TURNS = 8
"""Actions of each round."""
TIMED = """
  const sent = new Map()
  window.answered = []
  const post = Worker.prototype.postMessage
  Worker.prototype.postMessage = function (message, ...more) {
    const text = message?.kind === 'say' ? JSON.parse(message.text) : {}
    if (text.type === 'act') sent.set(text.id, performance.now())
    return post.call(this, message, ...more)
  }
  const { set, get } = Object.getOwnPropertyDescriptor(Worker.prototype, 'onmessage')
  Object.defineProperty(Worker.prototype, 'onmessage', {
    get,
    set(heard) {
      set.call(this, (event) => {
        const text = event.data?.kind === 'hear' ? JSON.parse(event.data.text) : {}
        if (text.type === 'done') window.answered.push(performance.now() - sent.get(text.id))
        heard(event)
      })
    },
  })
"""
FIRST_ACTION = "() => document.querySelector('[data-act=ink]') && performance.now()"


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench.offline")
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--busy", type=int, default=0)
    asked = parser.parse_args()
    for name, size in downloads().items():
        print(f"{name:<24} {size / 1e6:8.3f} MB")
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        context = playwright.chromium.launch_persistent_context(
            folder,
            executable_path=os.environ.get("CHROMIUM"),
            args=QUIET,
            **PROFILE | {"service_workers": "allow"},
        )
        url = visited(context)
        with busy(asked.busy):
            times = measured(context, url, asked.rounds)
        context.close()
    for name, own in times.items():
        own.sort()
        p95 = own[int(0.95 * (len(own) - 1))]
        print(f"{name:<24} {statistics.median(own):8.0f} ms in the median, p95 {p95:.0f} ms")
    return 0


def downloads() -> dict[str, int]:
    """Bytes of what the service worker keeps, as a server sends it: packed by brotli if it can."""
    listed = re.search(r"const FILES = .*?(\{.*\})", (STATIC / "sw.js").read_text(encoding="utf-8"))
    assert listed, "sw.js has no list of files"
    files = json.loads(listed[1])
    sizes = {kind: sum(map(sent_bytes, files[kind])) for kind in ("page", "engine")}
    return {**sizes, "all together": sum(sizes.values())}


def sent_bytes(name: str) -> int:
    file = STATIC / name
    packed = file.with_name(f"{file.name}.br")
    return (packed if packed.exists() else file).stat().st_size


def visited(context: BrowserContext) -> str:
    """Visit the page once, until its engine is kept; then the server is gone."""
    server = TableServer("--memory")
    server.start()
    page = context.new_page()
    page.goto(server.url)
    expect(page.locator("[data-offline=kept]")).to_be_attached(timeout=300_000)
    page.close()
    server.stop()
    context.set_offline(True)
    context.add_init_script(TIMED)
    return server.url


def measured(context: BrowserContext, url: str, rounds: int) -> dict[str, list[float]]:
    times: dict[str, list[float]] = {"usable": [], "first action possible": [], "action": []}
    for _ in range(rounds):
        page = context.new_page()
        page.set_default_timeout(120_000)
        page.goto(url)
        times["usable"].append(page.wait_for_function(READY).json_value())
        page.locator("[data-title=cartographers] [data-way=solo]").click()
        times["first action possible"].append(page.wait_for_function(FIRST_ACTION).json_value())
        times["action"] += played(page)
        page.close()
    return times


def played(page: Page) -> list[float]:
    player = Player(page)
    for _ in range(TURNS):
        player.take_turn()
    answered: list[float] = page.evaluate("answered")
    return answered


@contextmanager
def busy(count: int) -> Iterator[None]:
    """So many processes that compute all the time."""
    processes = [multiprocessing.Process(target=_compute, daemon=True) for _ in range(count)]
    for process in processes:
        process.start()
    try:
        yield
    finally:
        for process in processes:
            process.kill()


def _compute() -> None:
    with suppress(KeyboardInterrupt):
        while True:
            pass


if __name__ == "__main__":
    sys.exit(main())
