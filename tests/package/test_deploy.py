"""
No container and no systemd runs in the tests.

So both files of deploy/ are linted, and what they name is looked for: options, ports, paths, pins.
The health check is run against a table in test_install.py.
"""

import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.package import containerfile
from tools.places import ROOT

UNIT = ROOT / "deploy" / "inklands.service"
HADOLINT = Path(sys.executable).with_name("hadolint")
MOST_EXPOSURE = 20
"""Tenths of the ten points that systemd gives to a service that may do everything."""


def option(words: list[str], name: str) -> str:
    return words[words.index(name) + 1]


@pytest.fixture
def unit() -> dict[str, list[str]]:
    """The settings of the unit, each with all its values."""
    settings: dict[str, list[str]] = {}
    for line in re.sub(r"\\\n\s*", "", UNIT.read_text(encoding="utf-8")).splitlines():
        key, equals, value = line.partition("=")
        if equals and not line.startswith("#"):
            settings.setdefault(key, []).append(value)
    return settings


@pytest.fixture
def start_of_the_unit(unit) -> list[str]:
    (line,) = unit["ExecStart"]
    return shlex.split(line)


@pytest.fixture(scope="module")
def help_of_serve() -> str:
    command = [sys.executable, "-m", "inklands", "serve", "--help"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


@pytest.mark.skipif(not HADOLINT.exists(), reason="hadolint is not installed")
def test_the_linter_has_nothing_to_say_of_the_containerfile():
    done = subprocess.run(
        [HADOLINT, containerfile.PATH], capture_output=True, text=True, check=False
    )

    assert (done.returncode, done.stdout) == (0, "")


def test_the_container_starts_the_table_with_options_it_knows(help_of_serve):
    program, command, *options = containerfile.ENTRY_POINT

    assert (program, command) == ("inklands", "serve")
    assert all(word in help_of_serve for word in options if word.startswith("--"))


def test_the_container_keeps_tables_in_its_volume_and_serves_the_port_it_shows():
    text, words = containerfile.TEXT, containerfile.ENTRY_POINT
    (volume,) = re.findall(r"^VOLUME (\S+)$", text, re.MULTILINE)

    assert option(words, "--database").startswith(f"sqlite:///{volume}/")
    assert re.findall(r"^EXPOSE (\S+)$", text, re.MULTILINE) == [containerfile.PORT]
    assert f":{containerfile.PORT}/health" in containerfile.HEALTH_CHECK[-1]


def test_the_container_runs_as_the_user_it_makes():
    (user,) = re.findall(r"^USER (\S+)$", containerfile.TEXT, re.MULTILINE)

    assert f"--uid {user} " in containerfile.TEXT
    assert user != "0"


def test_the_pins_of_the_container_are_there_and_not_left_out_of_its_sources():
    left_out = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    pins = re.findall(r"requirements[\w-]*\.txt", containerfile.TEXT)

    for name in (*pins, "go.py", "tools", "pyproject.toml", "README.md", "LICENSE", "src", "web"):
        assert (ROOT / name).exists()
        assert name not in left_out


def test_the_unit_starts_the_table_with_options_it_knows(start_of_the_unit, unit, help_of_serve):
    _, command, *options = start_of_the_unit

    assert command == "serve"
    assert all(word in help_of_serve for word in options if word.startswith("--"))
    assert option(options, "--database") == f"sqlite:///%S/{unit['StateDirectory'][0]}/tables.db"


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is not here")
def test_systemd_accepts_the_unit_and_finds_it_well_confined(tmp_path, start_of_the_unit):
    installed = tmp_path / UNIT.name
    text = UNIT.read_text(encoding="utf-8").replace(start_of_the_unit[0], sys.executable)
    installed.write_text(text, encoding="utf-8")
    confined = ("security", "--offline=yes", f"--threshold={MOST_EXPOSURE}")

    for words in (("verify",), confined):
        done = subprocess.run(
            ["systemd-analyze", *words, installed], capture_output=True, text=True, check=False
        )
        assert (done.returncode, done.stderr) == (0, "")


def test_the_options_that_the_page_on_hosting_shows_are_there(help_of_serve):
    text = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    shown = [word for line in re.findall(r"inklands serve(.*)", text) for word in line.split()]

    assert "--trusted-proxy" in shown
    assert all(word.strip("`") in help_of_serve for word in shown if word.startswith("--"))
