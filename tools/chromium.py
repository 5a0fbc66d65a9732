"""A browser for the tests: the one that is there, or one that is installed for them."""

import os
import shutil
import subprocess

from tools.places import PYTHON, ROOT, WINDOWS
from tools.steps import require, say, status

SHELL = "chromium-headless-shell"
"""The same engine without the windows and menus around it, which cost a quarter of the time."""
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome")


def browser_environment() -> dict[str, str]:
    """The environment for tests, with CHROMIUM set if there are browser tests."""
    if not (ROOT / "tests" / "browser").is_dir():
        return dict(os.environ)
    chromium = os.environ.get("CHROMIUM") or chromium_on_path() or installed_chromium()
    return {**os.environ, "CHROMIUM": chromium}


def chromium_on_path() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


def installed_chromium() -> str:
    say("Installing Chromium for the tests in the browser …")
    if not WINDOWS and os.geteuid() == 0 and shutil.which("apt-get"):
        status(["apt-get", "update", "-qq"])
        install = ["apt-get", "install", "-y", "-qq"]
        if status([*install, SHELL]) != 0:
            status([*install, "chromium"])
    chromium = chromium_on_path()
    if chromium:
        return chromium
    require([PYTHON, "-m", "playwright", "install", "chromium"])
    where = (
        "from playwright.sync_api import sync_playwright as start\n"
        "with start() as playwright: print(playwright.chromium.executable_path)"
    )
    return subprocess.check_output([PYTHON, "-c", where], text=True).strip()
