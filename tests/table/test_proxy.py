"""The program behind a small real proxy with https, on IPv4 and IPv6."""

import re
import ssl
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from inklands.errors import InklandsError
from inklands.table.hosting import Hosting
from tests.table.proxy import Below, proxy
from tests.table.server import ME, OPEN
from tests.table.test_serve import program

SCRIPT = re.compile(r'src="([^"]+\.js)"')


@pytest.mark.parametrize("listening", ["127.0.0.1", "::1", "::"])
@pytest.mark.parametrize("below", [Below(), Below("/inklands"), Below("/inklands", True)], ids=str)
def test_a_match_is_set_up_and_followed_through_a_proxy(
    tmp_path: Path, listening: str, below: Below
):
    target = "::1" if listening == "::1" else "127.0.0.1"
    options = ("--memory", "--host", listening, "--port", "0", "--trusted-proxy", target)
    with program("serve", *options, "--origin", f"https://localhost{below.path}") as (_, base):
        port = urlsplit(base).port or 0
        with proxy(tmp_path, (target, port), "localhost", below) as https_port:
            _play_through(tmp_path, https_port, below.path)
            shown = f"[{target}]" if ":" in target else target
            direct = httpx.get(f"http://{shown}:{port}/metrics", timeout=60)

    assert direct.status_code == 404


def _play_through(folder: Path, port: int, path: str) -> None:
    trusted = ssl.create_default_context(cafile=str(folder / "proxy.pem"))
    base = f"https://localhost:{port}{path}"
    # As a proxy at the usual port shows the page: without a port in its origin.
    own = {"host": "localhost", "origin": "https://localhost"}
    with httpx.Client(base_url=base, verify=trusted, headers=own, timeout=60) as ada:
        answer = ada.post("/api/tables", json={"title": "cartographers", "seats": [ME, OPEN]})
        cookie, _, flags = answer.headers["set-cookie"].partition(";")
        table = answer.json()["table"]
        link = ada.get(f"/api/tables/{table}/invitation", headers={"cookie": cookie}).json()["link"]
        page = ada.get(f"/table/{table}").text
        script = httpx.get(
            f"https://localhost:{port}{SCRIPT.findall(page)[0]}",
            verify=trusted,
            headers=own,
            timeout=60,
        )
    assert answer.status_code == 201
    assert cookie.startswith("__Secure-inklands=" if path else "__Host-inklands=")
    assert f"Path={path or '/'};" in flags
    assert link.startswith(f"https://localhost{path}/table/{table}#")
    assert script.headers["content-type"].startswith("text/javascript")
    with connect(
        f"wss://localhost:{port}{path}/api/tables/{table}/socket",
        ssl=trusted,
        origin=Origin("https://localhost"),
        additional_headers={"cookie": cookie},
    ) as socket:
        socket.send('{"type": "join", "seat": 0}')
        assert '"yours":[0]' in str(socket.recv(60))
        assert '"type":"update"' in str(socket.recv(60))


def test_the_other_site_beside_the_table_is_left_alone(tmp_path: Path):
    with (
        program("serve", "--memory", "--port", "0", "--origin", "https://localhost/maps") as (
            _,
            at,
        ),
        proxy(tmp_path, ("127.0.0.1", urlsplit(at).port or 0), "localhost", Below("/maps")) as port,
    ):
        trusted = ssl.create_default_context(cafile=str(tmp_path / "proxy.pem"))
        with httpx.Client(base_url=f"https://localhost:{port}", verify=trusted, timeout=60) as ada:
            paths = ("/", "/api/titles", "/mapsapi/titles", "/maps/", "/maps/api/titles")
            statuses = [ada.get(path).status_code for path in paths]

    assert statuses == [404, 404, 404, 200, 200]


def test_all_pages_of_one_table_are_below_the_same_path():
    with pytest.raises(InklandsError, match="same path"):
        Hosting(origins=("https://a.example/maps", "https://b.example")).settings(8137)
