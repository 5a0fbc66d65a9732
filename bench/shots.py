"""
Pictures of every page at four widths, on light and on dark paper.

    python3 go.py shots [DIR [PAGE …]]     writes DIR/PAGE-WIDTH-SCHEME.png; DIR is shots by default
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal
from urllib.error import URLError
from urllib.request import urlopen

from playwright.sync_api import Browser, sync_playwright

from bench.visits import VISITS, Visit

SIZES = {360: 740, 768: 1024, 1280: 800, 1920: 1080}
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def main(arguments: list[str]) -> int:
    unknown = [name for name in arguments[1:] if name not in VISITS]
    if unknown or any(each.startswith("-") for each in arguments):
        print(f"{__doc__.strip()}\n\nThe pages are: {', '.join(VISITS)}.", file=sys.stderr)
        return 2
    folder = Path(arguments[0] if arguments else "shots")
    folder.mkdir(parents=True, exist_ok=True)
    with serving() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ.get("CHROMIUM"))
        for name in arguments[1:] or VISITS:
            take(browser, address, folder, name, VISITS[name])
            print(name, flush=True)
        browser.close()
    return 0


def take(browser: Browser, address: str, folder: Path, name: str, visit: Visit) -> None:
    """Go there once, then look at it in every size and on both papers."""
    context = browser.new_context(base_url=address, viewport={"width": 1280, "height": 800})
    page = context.new_page()
    page.goto("/")
    page.locator("[data-title]").first.wait_for()
    visit(page)
    for width, height in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            page.wait_for_timeout(150)
            page.screenshot(path=folder / f"{name}-{width}-{scheme}.png")
    context.close()


@contextmanager
def serving() -> Iterator[str]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    address = f"http://127.0.0.1:{port}"
    command = [sys.executable, "-m", "inklands", "serve", "--memory", "--port", str(port)]
    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as program:  # noqa: S603 (our own)
        try:
            wait_for(address)
            yield address
        finally:
            program.terminate()


def wait_for(address: str) -> None:
    for _ in range(400):
        try:
            with urlopen(f"{address}/health"):  # noqa: S310 (this machine, by http)
                return
        except URLError:
            time.sleep(0.05)
    sys.exit("The server does not answer.")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
