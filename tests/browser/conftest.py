"""A server and a browser for the tests here; nothing that a page complains of is overlooked."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from playwright.sync_api import expect

expect.set_options(timeout=30_000)  # The machine may be busy with the other tests.

STATIC = Path(__file__).parents[2] / "src" / "inklands" / "table" / "static"
QUIET = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
]


class TableServer:
    """`inklands serve` as a program of its own, which can be stopped and started again."""

    def __init__(self, *options: str) -> None:
        self._options = options
        self.port = free_port()
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

    def _answers(self) -> bool:
        try:
            with urlopen(f"{self.url}/health") as answer:
                return int(answer.status) == 200
        except (URLError, ConnectionError):
            return False


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


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
    """Opens pages, each in a browser profile of its own; complaints in a console fail the test."""
    complaints: list[str] = []
    contexts = []

    def open_page(path="/", **features):
        context = features.pop("context", None) or browser.new_context(
            **{"base_url": server.url, "viewport": {"width": 1280, "height": 800}, "locale": "en"}
            | features
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(30_000)
        page.on("pageerror", lambda error: complaints.append(f"error: {error}"))
        page.on("console", lambda said: heard(said, complaints))
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []


def heard(said, complaints):
    # A server that is away or refuses is part of some tests; whatever else is red is a fault.
    expected = ("ERR_CONNECTION_REFUSED", "status of 400")
    if said.type in {"error", "warning"} and not any(words in said.text for words in expected):
        complaints.append(f"{said.type}: {said.text}")
