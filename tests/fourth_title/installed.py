"""The fourth title as its author would ship it: a wheel, laid out where Python finds it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

SOURCE = Path(__file__).parent


def install(folder: Path) -> dict[str, str]:
    """Build the wheel and unpack it under *folder*; the environment in which it is installed."""
    source, wheels, site = folder / "source", folder / "wheels", folder / "site"
    shutil.copytree(SOURCE / "tidepools", source / "tidepools")
    shutil.copy(SOURCE / "pyproject.toml", source)
    wheels.mkdir()
    build = "import sys; from hatchling.build import build_wheel; build_wheel(sys.argv[1])"
    subprocess.run([sys.executable, "-c", build, str(wheels)], cwd=source, check=True)
    (wheel,) = wheels.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(site)
    path = os.pathsep.join(filter(None, [str(site), os.environ.get("PYTHONPATH", "")]))
    return {"PYTHONPATH": path}
