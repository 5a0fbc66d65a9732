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
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal
from urllib.error import URLError
from urllib.request import urlopen

from playwright.sync_api import Browser, Page, WebSocketRoute, sync_playwright

SIZES = {360: 740, 768: 1024, 1280: 800, 1920: 1080}
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
MOVED_ON = """before => document.querySelector('[data-final], [data-privacy]')
  || (document.querySelector('[data-decision]').dataset.decision !== before
      && document.querySelector('[data-act=ink]'))"""


def main(arguments: list[str]) -> int:
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


def home(page: Page) -> None:
    solo(page)
    page.goto("/")
    page.locator("[data-title]").first.wait_for()
    page.wait_for_timeout(300)


def new_game(page: Page) -> None:
    page.goto("/new/cartographers?with=bots")
    page.locator("[data-start]").wait_for()


def lobby(page: Page) -> None:
    page.goto("/new/cartographers?with=friends")
    page.locator("[data-start]").click()
    page.locator("[data-lobby] img").wait_for()


def take_seat(page: Page) -> None:
    lobby(page)
    link = page.locator("[data-link]").input_value()
    page.context.clear_cookies()
    page.goto("/")
    page.goto(link)
    page.locator("[data-sit]").wait_for()


def solo(page: Page) -> None:
    seat(page, [{"kind": "me", "name": "Ada"}])
    page.locator("[data-act=ink]").wait_for()


def pencil(page: Page) -> None:
    bots(page)
    draw(page, 13)
    seek(page, 25)
    page.wait_for_timeout(300)


def explained(page: Page) -> None:
    bots(page)
    draw(page, 12)
    page.locator("[data-goal]").nth(1).click()
    page.mouse.move(1, 1)


def ambush(page: Page) -> None:
    bots(page)
    for _ in range(30):
        if page.locator(".map.ambush").count():
            break
        draw(page, 1)
    page.keyboard.press("n")
    page.wait_for_timeout(300)


def waiting(page: Page) -> None:
    lobby(page)
    page.locator("[data-enter]").click()
    page.locator("[data-act=ink]").wait_for()
    page.keyboard.press("n")
    page.locator("[data-act=ink]").click()
    page.locator("[data-act=ink]").wait_for(state="detached")


def lost(page: Page) -> None:
    """The socket opens once and never again."""
    lines: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        if lines:
            line.close()
        else:
            line.connect_to_server()
            lines.append(line)

    page.route_web_socket(lambda url: "/socket" in url, connect)
    solo(page)
    lines[0].close()
    page.locator("[data-lost]").wait_for()


def privacy(page: Page) -> None:
    seat(page, [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bo"}])
    page.locator("[data-take]").wait_for()


def final(page: Page) -> None:
    solo(page)
    draw(page, 60)


def final_of_three(page: Page) -> None:
    bots(page)
    draw(page, 60)


def keys(page: Page) -> None:
    solo(page)
    page.keyboard.press("?")


def nowhere(page: Page) -> None:
    page.goto("/nowhere/at/all")
    page.locator("[data-nowhere]").wait_for()


def explorers(page: Page) -> None:
    any_title(page, "explorers")


def misterra(page: Page) -> None:
    any_title(page, "misterra")


def any_title(page: Page, title: str) -> None:
    page.locator(f"[data-title={title}] [data-way=solo]").click()
    page.locator("[data-decision]").wait_for()
    page.wait_for_timeout(400)


def bots(page: Page) -> None:
    levels = page.request.get("/api/titles").json()["titles"][0]["levels"]
    bot = {"kind": "bot", "level": levels[0]}
    seat(page, [{"kind": "me", "name": "Ada"}, bot, bot])
    page.locator("[data-act=ink]").wait_for()


def seat(page: Page, seats: list[dict[str, str]]) -> None:
    """A table with a deal that is always the same."""
    answer = page.request.post(
        "/api/tables",
        data={"title": "cartographers", "seats": seats, "seed": 42},
        headers={"Origin": page.url.rstrip("/")},
    )
    assert answer.ok, answer.text()
    page.goto(f"/table/{answer.json()['table']}")


def draw(page: Page, turns: int) -> None:
    """Draw by keyboard here and there for so many turns, or until the match is over."""
    for turn in range(turns):
        if page.locator("[data-final]").count():
            return
        before = page.locator("[data-decision]").get_attribute("data-decision")
        page.keyboard.press("12"[turn % 2])
        seek(page, 1 + turn * 17 % 40)
        page.keyboard.press("Enter")
        page.wait_for_function(MOVED_ON, arg=before)


def seek(page: Page, spots: int) -> None:
    for _ in range(spots):
        page.keyboard.press("n")


Visit = Callable[[Page], None]
VISITS: dict[str, Visit] = {
    "home": home,
    "new-game": new_game,
    "lobby": lobby,
    "take-seat": take_seat,
    "solo": solo,
    "pencil": pencil,
    "explained": explained,
    "ambush": ambush,
    "waiting": waiting,
    "lost": lost,
    "privacy": privacy,
    "final": final,
    "final-of-three": final_of_three,
    "keys": keys,
    "nowhere": nowhere,
    "explorers": explorers,
    "misterra": misterra,
}


@contextmanager
def serving() -> Iterator[str]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    address = f"http://127.0.0.1:{port}"
    command = [sys.executable, "-m", "mapwright", "serve", "--memory", "--port", str(port)]
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
