"""The wheel, served by a user who may do nothing else here, on IPv4 and on IPv6."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.package.pythons import candidates, released
from tests.table.server import ME, Player, actions
from tools.environment import uv
from tools.places import ROOT

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="it looks for programs in bin"),
    pytest.mark.xdist_group("oldest"),
]
NOBODY = 65_534


@pytest.fixture(scope="module")
def folder(dist: Path) -> Iterator[Path]:
    """A folder that everybody may read, with the wheel installed in it and a home for nobody."""
    readable = [one for one in candidates() if released(one) and not is_in_a_home(one)]
    if os.geteuid() == 0 and not readable:
        pytest.skip("every Python here lies in root's home, where nobody else may read")
    with tempfile.TemporaryDirectory() as name:
        place = Path(name)
        place.chmod(0o755)
        python = readable[0] if os.geteuid() == 0 else sys.executable
        uv("venv", "--python", str(python), str(place / "environment"))
        into = ("--python", str(place / "environment" / "bin" / "python"))
        (wheel,) = dist.glob("*.whl")
        uv("pip", "install", *into, "-c", str(ROOT / "requirements.txt"), str(wheel))
        (place / "home").mkdir()
        if os.geteuid() == 0:
            shutil.chown(place / "home", NOBODY, NOBODY)
        yield place


def is_in_a_home(program: Path) -> bool:
    return program.resolve().is_relative_to(Path.home())


@contextmanager
def served(folder: Path, host: str) -> Iterator[str]:
    """The address of `inklands serve` on *host*, as nobody where this user is everybody."""
    user = NOBODY if os.geteuid() == 0 else None
    home = folder / "home"
    with subprocess.Popen(
        [folder / "environment" / "bin" / "inklands", "serve", "--host", host, "--port", "0"],
        stderr=subprocess.PIPE,
        text=True,
        env={"HOME": str(home), "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"},
        cwd=home,
        user=user,
        group=user,
        extra_groups=None if user is None else [],
    ) as program:
        assert program.stderr is not None
        said = program.stderr.readline()
        address = re.search(r"http://\S+(?=/)", said)
        try:
            assert address, said + program.stderr.read()
            yield address[0]
        finally:
            program.terminate()


@pytest.mark.parametrize("host", ["127.0.0.1", "::1"])
def test_a_user_without_rights_serves_a_match_that_nobody_else_can_read(folder: Path, host: str):
    with served(folder, host) as address, Player(address) as ada:
        assert httpx.get(f"{address}/ready", timeout=60).json() == {"status": "ready"}
        with ada.connect(ada.create(ME), 0) as connection:
            update = connection.receive("update")
            fields = {"decision": update["decision"], "action": actions(update)[0]}
            done = connection.ask("act", "a-1", seat=0, **fields)

    assert done["type"] == "done"
    (database,) = (folder / "home").rglob("tables.db")
    assert database.stat().st_mode & 0o777 == 0o600
    assert os.geteuid() != 0 or database.stat().st_uid == NOBODY
