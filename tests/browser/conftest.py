"""A server and a browser for the tests here; nothing that a page complains of is overlooked."""

import os
import signal
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from playwright.sync_api import expect

from bench.attacks.kit.lives import lasting_port

expect.set_options(timeout=30_000)  # The machine may be busy with the other tests.

STATIC = Path(__file__).parents[2] / "src" / "inklands" / "table" / "static"
QUIET = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
]

BLOCKED = "Service Worker registration blocked by Playwright"
PROFILE = {
    "viewport": {"width": 1280, "height": 800},
    "locale": "en",
    # Nothing is kept for playing offline, unless that is what a test is about.
    "service_workers": "block",
}


class TableServer:
    """`inklands serve` as a program of its own, which can be stopped and started again."""

    def __init__(self, *options: str) -> None:
        self._options = options
        self.port = lasting_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._program: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "inklands", "serve", "--no-warm-up"]
        self._program = subprocess.Popen(
            [*command, "--port", str(self.port), *self._options], stdout=subprocess.DEVNULL
        )
        until = time.monotonic() + 60
        while not self._answers():
            assert self._program.poll() is None, "the server stopped"
            assert time.monotonic() < until, "the server does not answer"
            time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        assert self._program is not None
        self._program.send_signal(how)
        self._program.wait(timeout=60)

    @property
    def is_running(self) -> bool:
        return self._program is not None and self._program.poll() is None

    def _answers(self) -> bool:
        try:
            with urlopen(f"{self.url}/health") as answer:
                return int(answer.status) == 200
        except (URLError, ConnectionError):
            return False


@pytest.fixture(scope="session")
def server():
    assert (STATIC / "index.html").is_file(), "build the page first: python3 go.py test"
    running = TableServer("--memory")
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser_type_launch_args():
    return {"executable_path": os.environ.get("CHROMIUM"), "args": QUIET}


@pytest.fixture
def visitor(browser, server):
    """Opens pages, each in a browser profile of its own."""
    with visiting(browser, server) as open_page:
        yield open_page


@contextmanager
def visiting(browser, server):
    """
    A way to open pages, which are closed at the end; complaints in a console fail the test.

    Those that contain one of the words that a page *expects* are part of that test.
    """
    complaints: list[str] = []
    contexts = []

    def open_page(path="/", expects=(), **features):
        context = features.pop("context", None) or browser.new_context(
            **PROFILE | {"base_url": server.url} | features
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(30_000)
        page.on("pageerror", lambda error: complaints.append(f"error: {error}"))
        page.on("console", lambda said: heard(said, complaints, expects))
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []


def wait_until(page, promise):
    """Wait until the script *promise* answers with something true, which Playwright does not."""
    until = time.monotonic() + 120
    while not page.evaluate(promise):
        assert time.monotonic() < until, promise
        page.wait_for_timeout(500)


def heard(said, complaints, expects):
    # A server that is away or refuses is part of some tests; whatever else is red is a fault.
    expected = ("ERR_CONNECTION_REFUSED", "status of 400", BLOCKED, *expects)
    if said.type in {"error", "warning"} and not any(words in said.text for words in expected):
        complaints.append(f"{said.type}: {said.text}")
