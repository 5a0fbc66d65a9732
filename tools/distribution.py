"""The wheel and the sdist of Inklands, with the built page inside."""

from pathlib import Path

from tools.environment import uv
from tools.places import PYTHON, ROOT
from tools.steps import say


def build_distributions(folder: Path) -> None:
    """Build both into *folder*, in place of those of an earlier version."""
    for former in folder.glob("inklands-*"):
        former.unlink()
    # The wheel is built from the sdist, so that whoever builds from the sdist needs no Node either.
    # The pinned hatchling of .venv builds, which makes the same bytes from the same sources.
    options = ("--no-build-isolation", "--python", str(PYTHON))
    uv("build", *options, "--out-dir", str(folder), str(ROOT))
    for made in sorted(folder.glob("inklands-*")):
        say(f"Built {made}, {made.stat().st_size // 1024} kB.")
