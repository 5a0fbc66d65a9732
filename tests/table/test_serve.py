"""The program itself: started, asked, stopped."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

import httpx
import pytest

from inklands.cli.main import main
from inklands.fast.warm import NICENESS
from inklands.table.bus.local import LocalBus
from inklands.table.http.server import listening, make_server
from inklands.table.local_lobby import local_lobby
from inklands.table.settings import Settings
from inklands.table.store.memory import MemoryStore
from tests.table.server import GENEROUS, ME, PATIENCE, TITLES, Player


@contextmanager
def program(
    *arguments: str, home: Path | None = None
) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """
    The running program, and the address it says it is at.

    It leads a group of its own, and what it keeps goes to *home*; without one it compiles nothing.
    """
    command = [sys.executable, "-m", "inklands", *arguments]
    places = {"HOME": str(home), "XDG_CACHE_HOME": str(home)} if home else {}
    with subprocess.Popen(
        command if home else [*command, "--no-warm-up"],
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **places},
        start_new_session=True,
    ) as process:
        assert process.stderr is not None
        # What is logged on the way is a line of JSON.
        line = next(line for line in process.stderr if not line.startswith("{"))
        assert line.startswith("Inklands is at http://"), line
        try:
            yield process, line.split()[3].rstrip("/")
        finally:
            process.kill()


def test_it_starts_answers_logs_in_json_and_stops_when_asked(tmp_path: Path):
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with program("serve", "--port", "0", "--database", database) as (process, base):
        with Player(base) as ada:
            health = ada.http.get("/health")
            request = {"title": "cartographers", "seats": [ME]}
            answer = ada.http.post("/api/tables", json=request)
        process.send_signal(signal.SIGTERM)
        _, logged = process.communicate(timeout=60)

    lines = [json.loads(line) for line in logged.splitlines()]
    created = next(line for line in lines if line["event"] == "created")
    assert health.json() == {"status": "ok"}
    assert (created["table"], created["title"]) == (answer.json()["table"], "cartographers")
    assert created["request"] == answer.headers["x-request-id"]
    assert (tmp_path / "tables.db").is_file()
    assert process.returncode in {0, -signal.SIGTERM, 128 + signal.SIGTERM}


@pytest.mark.parametrize("is_fast", [True, False])
def test_small_answers_are_sent_at_once(is_fast: bool):
    """With Nagle's algorithm every second answer waits 40 ms for an acknowledgement."""

    class Accepted(asyncio.Protocol):
        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            ours: socket.socket = transport.get_extra_info("socket")
            waits.append(not ours.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            is_accepted.set()

    async def accept(listener: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        server = await loop.create_server(Accepted, sock=listener)
        async with server, asyncio.timeout(60):
            _, writer = await asyncio.open_connection(*listener.getsockname())
            await is_accepted.wait()
            writer.close()

    waits: list[bool] = []
    is_accepted = asyncio.Event()
    settings = Settings(limits=GENEROUS)
    lobby = local_lobby(settings, MemoryStore(), LocalBus(), TITLES)
    loops = make_server(lobby, "127.0.0.1", 0).config.get_loop_factory()
    # The listener and the loop are those of the program, which may have to do without uvloop.
    with asyncio.Runner(loop_factory=loops if is_fast else None) as runner:
        runner.run(accept(listening("127.0.0.1", 0)))

    assert waits == [False]


@pytest.mark.skipif(sys.platform != "linux", reason="reads what a process has loaded")
def test_it_runs_on_the_fast_event_loop_where_that_is_installed():
    pytest.importorskip("uvloop")
    with program("serve", "--memory", "--port", "0") as (process, base):
        assert httpx.get(f"{base}/health", timeout=PATIENCE).status_code == 200
        loaded = Path(f"/proc/{process.pid}/maps").read_text()

    assert "uvloop" in loaded


def test_a_table_for_this_machine_opens_nothing_when_told_so():
    with program("table", "--no-browser", "--memory", "--port", "0") as (_, base):
        assert base.startswith("http://127.0.0.1:")
        assert httpx.get(f"{base}/health", timeout=PATIENCE).status_code == 200


def test_without_a_word_the_table_for_this_machine_opens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}.part && mv {opened}.part {opened}\n')
    browser.chmod(0o755)
    monkeypatch.setenv("BROWSER", f"{browser} %s &")
    with program(home=tmp_path) as (_, base):
        assert httpx.get(f"{base}/health", timeout=PATIENCE).status_code == 200
        latest = monotonic() + PATIENCE
        while not opened.exists() and monotonic() < latest:
            httpx.get(f"{base}/health", timeout=PATIENCE)

    assert opened.read_text() == f"{base}/\n"


def test_the_first_table_of_a_title_has_its_kernels_compiled_aside_and_modestly(tmp_path: Path):
    with program("serve", "--memory", "--port", "0", home=tmp_path) as (process, base):
        assert not list(tmp_path.rglob("started"))
        with Player(base) as ada:
            ada.create(ME)
            ada.create(ME)
        process.send_signal(signal.SIGTERM)
        process.wait(60)

        (started,) = tmp_path.rglob("started")
        assert started.parent.name.startswith("kernels-cartographers-")
        # All that is left of the group is the compiler.
        own = os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getpriority(os.PRIO_PGRP, process.pid) == max(own, NICENESS)
        os.killpg(process.pid, signal.SIGKILL)


def test_nothing_is_compiled_ahead_when_told_so(tmp_path: Path):
    options = ("--memory", "--port", "0", "--no-warm-up")
    with program("serve", *options, home=tmp_path) as (process, base):
        with Player(base) as ada:
            ada.create(ME)
        process.send_signal(signal.SIGTERM)
        process.wait(60)

        assert not list(tmp_path.rglob("started"))
        with pytest.raises(ProcessLookupError):
            os.getpriority(os.PRIO_PGRP, process.pid)


def test_a_port_that_is_taken_is_replaced_unless_it_was_asked_for():
    with listening("127.0.0.1", 0) as taken:
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(OSError, match=f"127.0.0.1:{port} is not free"):
            listening("127.0.0.1", port)
    with listening("127.0.0.1", None) as usual:
        usual.listen()
        with listening("127.0.0.1", None) as free:
            ports = {usual.getsockname()[1], free.getsockname()[1]}

    assert len(ports) == 2


def test_one_of_several_servers_takes_nobody_before_it_is_up():
    with listening("127.0.0.1", 0, is_alone=True) as alone:
        address = alone.getsockname()
        socket.create_connection(address, timeout=10).close()
    with listening("127.0.0.1", 0, is_alone=False) as one_of_several:
        address = one_of_several.getsockname()
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection(address, timeout=10)


def test_a_port_that_is_taken_is_one_sentence(capsys: pytest.CaptureFixture[str]):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        status = main(["serve", "--memory", "--port", str(taken.getsockname()[1])])

    assert status == 2
    assert "is not free" in capsys.readouterr().err


def test_a_database_of_another_kind_is_one_sentence(capsys: pytest.CaptureFixture[str]):
    assert main(["serve", "--database", "oracle://x"]) == 2
    assert "sqlite:///PATH" in capsys.readouterr().err
