"""
Pictures of every page at four widths, on light and on dark paper.

    python3 go.py shots [DIR [PAGE …]]     writes DIR/PAGE-WIDTH-SCHEME.png; DIR is shots by default
    python3 go.py shots DIR PAGE … --languages en fr nl [--whole]
                                           writes DIR/PAGE-WIDTH-SCHEME-LANGUAGE.png; with --whole
                                           pages to their ends, not windows
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal
from urllib.error import URLError
from urllib.request import urlopen

from playwright.sync_api import Browser, sync_playwright

from bench.visits import VISITS

SIZES = {360: 740, 768: 1024, 1280: 800, 1920: 1080}
LANGUAGES = ("en", "fr", "nl")
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def main(arguments: list[str]) -> int:
    parser = ArgumentParser(prog="go.py shots", description="Pictures of every page.")
    parser.add_argument("folder", nargs="?", type=Path, default=Path("shots"))
    parser.add_argument("pages", nargs="*", metavar="PAGE", help=", ".join(VISITS))
    parser.add_argument("--languages", nargs="+", choices=LANGUAGES, default=[])
    parser.add_argument("--whole", action="store_true", help="pages to their ends, not windows")
    asked = parser.parse_args(arguments)
    unknown = [name for name in asked.pages if name not in VISITS]
    if unknown:
        parser.error(f"no page is called {unknown[0]}; there are {', '.join(VISITS)}")
    asked.folder.mkdir(parents=True, exist_ok=True)
    with serving() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ.get("CHROMIUM"))
        for name in asked.pages or VISITS:
            take(browser, address, asked, name)
            print(name, flush=True)
        browser.close()
    return 0


def take(browser: Browser, address: str, asked: Namespace, name: str) -> None:
    """Go there once, then look at it in every language and size and on both papers."""
    context = browser.new_context(base_url=address, viewport={"width": 1280, "height": 800})
    page = context.new_page()
    page.goto("/")
    page.locator("[data-title]").first.wait_for()
    VISITS[name](page)
    for language in asked.languages or [None]:
        if language:
            page.locator("[data-language]").select_option(language)
            page.locator(f"html[lang={language}]").wait_for(state="attached")
        for width, height in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            for scheme in SCHEMES:
                page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
                page.wait_for_timeout(150)
                words = [name, str(width), scheme, *([language] if language else [])]
                picture = asked.folder / f"{'-'.join(words)}.png"
                page.screenshot(path=picture, full_page=asked.whole)
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
