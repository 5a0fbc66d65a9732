"""The Python environment in .venv: made by uv, filled from the pins of requirements*.txt."""

import os
import re
import shutil
import subprocess

from tools.places import BASE_PYTHON, BOOT, EXE, PIP, PYTHON, ROOT, VENV
from tools.steps import Failure, digest, once, require, say


def set_up_runtime() -> None:
    once(
        "Making the environment",
        VENV / "made.stamp",
        str(ROOT),  # An environment holds its own path: one that was moved is made anew.
        make_environment,
        result=PYTHON,
    )
    install_pins("requirements.txt", "Installing what Inklands needs")
    once(
        "Installing Inklands",
        VENV / "inklands.stamp",
        digest(ROOT / "pyproject.toml"),
        lambda: uv("pip", "install", "--no-deps", "--no-build-isolation", "-e", str(ROOT)),
    )


def set_up_fast_engine() -> None:
    """The compiler behind the strong bots, where there is one; they think more slowly without."""
    pins = ROOT / "requirements-fast.txt"

    def install() -> None:
        try:
            uv("pip", "install", "--require-hashes", "-r", str(pins))
        except Failure:
            say("The fast engine cannot be installed here: strong bots will think more slowly.")

    once("Installing the fast engine", VENV / f"{pins.name}.stamp", digest(pins), install)


def set_up_development() -> None:
    set_up_runtime()
    install_pins("requirements-dev.txt", "Installing what the tests and checks need")
    set_up_learning()


def set_up_learning() -> None:
    install_pins("requirements-rl.txt", "Installing what environments for learners need")


def set_up_site() -> None:
    install_pins("requirements-docs.txt", "Installing what the site of the documents needs")


def install_pins(name: str, sentence: str) -> None:
    pins = ROOT / name
    once(
        sentence,
        VENV / f"{name}.stamp",
        digest(pins),
        lambda: uv("pip", "install", "--require-hashes", "-r", str(pins)),
    )


def make_environment() -> None:
    shutil.rmtree(VENV, ignore_errors=True)
    uv("venv", "--python", BASE_PYTHON, str(VENV))


def uv(*arguments: str) -> None:
    """Run uv, from PATH or fetched by pip, with the package index that pip would use."""
    program = shutil.which("uv") or fetched("uv", f"bin/uv{EXE}")
    environment = {
        "UV_SYSTEM_CERTS": "1",  # As pip does: proxies of companies sign with their own.
        **pip_index(),
        **os.environ,
        "UV_COMPILE_BYTECODE": "1",
        "UV_PYTHON_DOWNLOADS": "never",
        "VIRTUAL_ENV": str(VENV),
    }
    require([program, "--quiet", *arguments], environment)


def pip_index() -> dict[str, str]:
    """What uv has to be told of pip's settings, which it does not read itself."""
    if os.environ.keys() & {"UV_INDEX_URL", "UV_DEFAULT_INDEX", "UV_CONFIG_FILE"}:
        return {}
    settings = subprocess.run(
        [*PIP, "config", "list"], capture_output=True, text=True, check=False
    ).stdout
    index = re.search(r"^[\w:]+\.index-url='(.+)'$", settings, re.MULTILINE)
    return {"UV_INDEX_URL": index[1]} if index else {}


def fetched(package: str, pattern: str) -> str:
    """A file of *package*, which pip installs into .boot if it is not there."""
    target = BOOT / package
    if not target.is_dir():
        say(f"Fetching {package} …")
        # Whole or not at all, even if an earlier attempt was interrupted.
        part = BOOT / "part"
        shutil.rmtree(part, ignore_errors=True)
        pip = [*PIP, "install", "--quiet", "--root-user-action=ignore"]
        require([*pip, "--target", part, package])
        part.rename(target)
    for path in target.glob(pattern):
        if path.is_file():
            return str(path)
    raise Failure(f"{package} was installed, but holds no {pattern}.")
