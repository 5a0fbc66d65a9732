"""The program behind a small real proxy with https, on IPv4 and IPv6."""

import ssl
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.table.proxy import proxy
from tests.table.server import ME, OPEN
from tests.table.test_serve import program


@pytest.mark.parametrize("listening", ["127.0.0.1", "::1", "::"])
def test_a_match_is_set_up_and_followed_through_a_proxy(tmp_path: Path, listening: str):
    target = "::1" if listening == "::1" else "127.0.0.1"
    options = ("--memory", "--host", listening, "--port", "0", "--trusted-proxy", target)
    with program("serve", *options, "--origin", "https://localhost") as (_, base):
        port = urlsplit(base).port or 0
        with proxy(tmp_path, (target, port), "localhost") as https_port:
            _play_through(tmp_path, https_port)
            shown = f"[{target}]" if ":" in target else target
            direct = httpx.get(f"http://{shown}:{port}/metrics")

    assert direct.status_code == 404


def _play_through(folder: Path, port: int) -> None:
    trusted = ssl.create_default_context(cafile=str(folder / "proxy.pem"))
    base = f"https://localhost:{port}"
    # As a proxy at the usual port shows the page: without a port in its origin.
    own = {"host": "localhost", "origin": "https://localhost"}
    with httpx.Client(base_url=base, verify=trusted, headers=own, timeout=60) as ada:
        answer = ada.post("/api/tables", json={"title": "cartographers", "seats": [ME, OPEN]})
        cookie = answer.headers["set-cookie"].partition(";")[0]
        table = answer.json()["table"]
        link = ada.get(f"/api/tables/{table}/invitation", headers={"cookie": cookie}).json()["link"]
    assert answer.status_code == 201
    assert cookie.startswith("__Host-inklands=")
    assert link.startswith(f"https://localhost/table/{table}#")
    with connect(
        f"wss://localhost:{port}/api/tables/{table}/socket",
        ssl=trusted,
        origin=Origin("https://localhost"),
        additional_headers={"cookie": cookie},
    ) as socket:
        socket.send('{"type": "join", "seat": 0}')
        assert '"yours":[0]' in str(socket.recv(60))
        assert '"type":"update"' in str(socket.recv(60))
