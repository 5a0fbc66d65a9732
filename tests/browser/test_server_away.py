"""A server that is away behind a gateway, or beyond a network that hangs: the page does without."""

import re
import socket
from threading import Thread

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PROFILE, TableServer
from tests.browser.player import Player

REFUSED = b"HTTP/1.1 502 Bad Gateway\r\nContent-Type: text/html\r\nContent-Length: 7\r\n"
SORRY = REFUSED + b"Connection: close\r\n\r\nSorry.\n"


class Gateway:
    """What listens where a server was: it says at once that nobody is there, or nothing ever."""

    def __init__(self, port: int, answer: bytes) -> None:
        self._answer = answer
        self._open: list[socket.socket] = []
        self._socket = socket.create_server(("127.0.0.1", port))
        Thread(target=self._serve, daemon=True).start()

    def stop(self) -> None:
        self._socket.shutdown(socket.SHUT_RDWR)
        for one in (self._socket, *self._open):
            one.close()

    def _serve(self) -> None:
        while True:
            try:
                asked, _ = self._socket.accept()
            except OSError:
                return
            self._open.append(asked)
            if self._answer:
                asked.recv(65_536)
                asked.sendall(self._answer)
                asked.close()


@pytest.fixture
def context(browser):
    opened = browser.new_context(**PROFILE | {"service_workers": "allow"})
    opened.set_default_timeout(60_000)
    yield opened
    opened.close()


@pytest.mark.parametrize("answer", [SORRY, b""], ids=["gateway", "silence"])
def test_where_nobody_is_behind_the_address_the_page_is_shown_and_played(context, answer):
    server = TableServer("--memory")
    server.start()
    page = context.new_page()
    page.goto(server.url)
    expect(page.locator("[data-offline=kept]")).to_be_attached(timeout=120_000)
    server.stop()
    gateway = Gateway(server.port, answer)
    page.goto(server.url)
    # What the lists wait for is given up before a match is begun, and once for both.
    page.locator("[data-title=cartographers] [data-way=solo]").click()
    expect(page).to_have_url(re.compile(r"/table/~"), timeout=60_000)
    player = Player(page)
    player.wait_to_act()
    player.take_turn()
    player.wait_to_act()
    gateway.stop()
