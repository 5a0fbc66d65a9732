"""
Compares what whole matches send in a browser with what they send on this Python.

    python -m bench.same_bytes [MATCHES]

CHROMIUM names the browser; the page and its engine are built by `python3 go.py test tests/browser`.
"""

import asyncio
import json
import os
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.conftest import TableServer
from tests.browser.engine import add_module, engine_page, run
from tests.table import same_bytes


def main(count: int) -> int:
    played = asyncio.run(same_bytes.all_played(count))
    here = [list(match) for match in played]
    server = TableServer("--memory")
    server.start()
    try:
        there = in_a_browser(server.url, count)
    finally:
        server.stop()
    differ = [pair for pair in zip(here, there, strict=True) if pair[0] != pair[1]]
    texts = sum(match[3] for match in played)
    print(f"{count} matches, {texts} texts: {len(differ)} matches differ")
    return 1 if differ else 0


def in_a_browser(url: str, count: int) -> list[list[object]]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ.get("CHROMIUM"))
        page = engine_page(browser.new_context(bypass_csp=True), url)
        add_module(page, "same_bytes", Path(same_bytes.__file__))
        asked = f"import json, same_bytes\njson.dumps(await same_bytes.all_played({count}))"
        told: list[list[object]] = json.loads(run(page, asked))
        browser.close()
    return told


if __name__ == "__main__":
    sys.exit(main(int([*sys.argv[1:], "120"][0])))
