import json
import re
import subprocess
import sys
import tarfile
import zipfile
from urllib.request import urlopen

import pytest

import inklands
from tests.package.containerfile import HEALTH_CHECK, PORT
from tests.table.server import ME, Player, actions
from tools.places import ROOT

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="it looks for programs in bin")


def test_the_wheel_and_the_sdist_hold_the_page_and_the_texts(dist):
    (wheel,), (sdist,) = dist.glob("*.whl"), dist.glob("*.tar.gz")
    with zipfile.ZipFile(wheel) as file:
        packed = set(file.namelist())
    with tarfile.open(sdist) as file:
        sources = {name.partition("/src/")[2] for name in file.getnames()}

    for name in ("table/static/index.html", "games/misterra/texts/fr.ftl", "py.typed"):
        assert f"inklands/{name}" in packed & sources
    assert not {name.split("/")[0] for name in packed} - {
        "inklands",
        f"inklands-{inklands.__version__}.dist-info",
    }


def test_who_installs_it_needs_no_node_and_gets_no_tools(installed):
    there = {program.name for program in installed.programs.iterdir()}

    assert "inklands" in there
    assert not there & {"node", "npm", "pytest", "hatchling", "numba"}


def test_who_installs_it_for_learners_can_run_every_example(installed_for_learners):
    there = installed_for_learners
    command = [there.programs / "python", "-m", "doctest", ROOT / "docs" / "learning.md"]
    done = subprocess.run(
        command, capture_output=True, text=True, env=there.variables, cwd=there.home, check=False
    )

    assert (done.returncode, done.stdout) == (0, "")


def test_it_knows_its_version_and_its_data(installed):
    assert installed.inklands("--version") == f"inklands {inklands.__version__}\n"
    assert inklands.load("misterra").data.version in installed.inklands("data", "misterra")


def test_a_game_begun_in_the_terminal_goes_on_here(installed):
    file = installed.home / "begun.record"
    typed = f"1 d1\n\nsave {file}\nquit\n"
    installed.inklands("play", "cartographers", "--seed", "3", typed=typed)

    assert inklands.replay(inklands.open_record(file)).turn == 2


def test_the_table_shows_its_page_and_plays(installed):
    with installed.table() as address, Player(address) as ada:
        page = urlopen(f"{address}/").read().decode()
        script = re.search(r'src="(/assets/[^"]+\.js)"', page)
        assert script
        assert len(urlopen(address + script[1]).read()) > 1000
        titles = json.load(urlopen(f"{address}/api/titles"))["titles"]
        assert [title["name"] for title in titles] == list(inklands.titles())

        with ada.connect(ada.create(ME), 0) as connection:
            update = connection.receive("update")
            done = connection.ask(
                "act", "a-1", seat=0, decision=update["decision"], action=actions(update)[0]
            )
            assert done["type"] == "done"

        assert is_healthy(installed, address)
    assert not is_healthy(installed, address)
    assert list(installed.home.rglob("tables.db"))


def is_healthy(installed, address: str) -> bool:
    """Whether the health check of the container, asked at *address*, is content."""
    port = address.rpartition(":")[2]
    command = [word.replace(f":{PORT}/", f":{port}/") for word in HEALTH_CHECK]
    done = subprocess.run(command, env=installed.variables, capture_output=True, check=False)
    return done.returncode == 0
