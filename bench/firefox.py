"""
Plays whole matches in Firefox after one visit to the page as plain files, whose host is gone then.

    python -m bench.firefox

FIREFOX names the browser. It is driven by WebDriver BiDi, which it speaks without another program.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from bench.visits import WANDER
from inklands.core.catalogue import titles
from inklands.table.http.site import write_site
from tests.browser.test_static_site import BELOW, Host

PATIENCE = 300.0
KEPT = "Boolean(document.querySelector('[data-offline=kept]'))"
SOLO = "document.querySelector('[data-title=%s] [data-way=solo]:enabled')"
OVER = "Boolean(document.querySelector('[data-final]'))"
TOTAL = "document.querySelector('[data-total]').innerText"


class Firefox:
    """One window of a browser with a profile of its own."""

    def __init__(self, folder: Path) -> None:
        program = os.environ.get("FIREFOX", "firefox-esr")
        command = [program, "--headless", "--no-remote", "--profile", str(folder)]
        self._program = subprocess.Popen(  # noqa: S603 (whoever runs this names the browser)
            [*command, "--remote-debugging-port", "0"], stderr=subprocess.PIPE, text=True
        )
        self._socket = self._connected()
        self._count = 0
        self._ask("session.new", capabilities={})
        self._window = self._ask("browsingContext.getTree")["contexts"][0]["context"]

    def close(self) -> None:
        self._socket.close()
        self._program.terminate()
        self._program.wait(timeout=60)

    def go(self, url: str) -> None:
        self._ask("browsingContext.navigate", context=self._window, url=url, wait="complete")

    def value(self, script: str) -> object:
        target = {"context": self._window}
        told = self._ask("script.evaluate", expression=script, target=target, awaitPromise=True)
        assert told["type"] == "success", told
        value: object = told["result"].get("value")
        return value

    def wait(self, script: str) -> None:
        until = time.monotonic() + PATIENCE
        while not self.value(script):
            assert time.monotonic() < until, script
            time.sleep(0.2)

    def _connected(self) -> ClientConnection:
        assert self._program.stderr is not None
        for line in self._program.stderr:
            found = re.search(r"WebDriver BiDi listening on (ws://\S+)", line)
            if found:
                return connect(f"{found[1]}/session", max_size=2**24, legacy=True)
        raise AssertionError("Firefox does not say where it listens")

    def _ask(self, method: str, **params: object) -> dict[str, Any]:
        self._count += 1
        self._socket.send(json.dumps({"id": self._count, "method": method, "params": params}))
        while True:
            said = json.loads(self._socket.recv(PATIENCE))
            if said.get("id") == self._count:
                assert said["type"] == "success", said
                result: dict[str, Any] = said["result"]
                return result


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        site, profile = Path(folder, "site"), Path(folder, "profile")
        profile.mkdir()
        write_site(site / BELOW.strip("/"))
        host, firefox = Host(site), Firefox(profile)
        try:
            firefox.go(host.url)
            firefox.wait(KEPT)
            host.stop()
            for title in titles():
                print(f"{title}: {played(firefox, host.url, title)}", flush=True)
        finally:
            firefox.close()
    return 0


def played(firefox: Firefox, url: str, title: str) -> str:
    """The points of a match alone, reloaded on its way."""
    firefox.go(url)
    firefox.wait(f"Boolean({SOLO % title})")
    firefox.value(f"{SOLO % title}.click()")
    firefox.wait("Boolean(document.querySelector('[data-decision]'))")
    steps = 0
    while not firefox.value(OVER):
        firefox.value(f"({WANDER})()")
        steps += 1
        if steps == 20:
            firefox.go(str(firefox.value("location.href")))
            firefox.wait("Boolean(document.querySelector('[data-decision]'))")
        assert steps < 5_000, "the match does not end"
        time.sleep(0.05)
    return f"{firefox.value(TOTAL)} after {steps} steps".replace("\n", " ")


if __name__ == "__main__":
    sys.exit(main())
