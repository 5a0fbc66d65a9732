"""
How soon the first page can be used, and how much script it takes.

    .venv/bin/python -m bench.first_page [--rounds 20]

The server runs and has been asked before. Times are the page's own, from the start of the
navigation until the ways to play can be pressed: as the line is, with the browser's files at hand,
and on a slow line as Chromium emulates it, with an empty browser and with its files at hand.
"""

from __future__ import annotations

import argparse
import gzip
import os
import shutil
import statistics
import sys
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from bench.shots import serving

STATIC = Path(__file__).parents[1] / "src" / "inklands" / "table" / "static"
READY = "() => document.querySelector('[data-way=solo]:enabled') && performance.now()"
SLOW = {"offline": False, "latency": 400, "downloadThroughput": 50_000, "uploadThroughput": 50_000}
"""400 kbit a second each way and 400 ms for each request."""
PAINTED = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime"


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench.first_page")
    parser.add_argument("--rounds", type=int, default=20)
    rounds = parser.parse_args().rounds
    with serving() as address, sync_playwright() as playwright:
        chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=chromium)
        page = browser.new_context(viewport={"width": 1280, "height": 800}).new_page()
        times = measured(page, address, rounds) | slowly(browser, address, rounds)
        browser.close()
    for name, own in times.items():
        spread = f"{min(own):.0f} to {max(own):.0f}"
        print(f"{name:<12} {statistics.median(own):5.0f} ms in the median, {spread} ms")
    for name, size in scripts().items():
        print(f"{name:<28} {size / 1000:6.1f} kB gzip")
    return 0


def measured(page: Page, address: str, rounds: int) -> dict[str, list[float]]:
    """Milliseconds until something is painted, and until the page can be used."""
    times: dict[str, list[float]] = {"painted": [], "usable": []}
    page.goto(address)
    page.wait_for_function(READY)
    for _ in range(rounds):
        page.goto(address)
        times["usable"].append(page.wait_for_function(READY).json_value())
        times["painted"].append(page.wait_for_function(PAINTED).json_value())
    return times


def slowly(browser: Browser, address: str, rounds: int) -> dict[str, list[float]]:
    """Milliseconds until the page can be used on a slow line: the first time, and the next."""
    times: dict[str, list[float]] = {"slow, cold": [], "slow, warm": []}
    for _ in range(rounds):
        context = browser.new_context(viewport={"width": 360, "height": 740})
        page = context.new_page()
        line = context.new_cdp_session(page)
        line.send("Network.enable")
        line.send("Network.emulateNetworkConditions", SLOW)
        for own in times.values():
            page.goto(address, wait_until="commit")
            own.append(page.wait_for_function(READY).json_value())
            page.wait_for_load_state("networkidle")
        context.close()
    return times


def scripts() -> dict[str, int]:
    """The sizes of all scripts as they are sent, the languages one by one, and their sum."""
    files = sorted((STATIC / "assets").glob("*.js"))
    sizes = {file.name: len(gzip.compress(file.read_bytes(), 9)) for file in files}
    return {**sizes, "all": sum(sizes.values())}


if __name__ == "__main__":
    sys.exit(main())
