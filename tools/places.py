"""Where things are in the repository, and what programs are called on this system."""

import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BOOT = ROOT / ".boot"
VENV = ROOT / ".venv"
WEB = ROOT / "web"
PACKAGE = ROOT / "src" / "inklands"
STATIC = PACKAGE / "table" / "static"

WINDOWS = os.name == "nt"
PROGRAMS = VENV / ("Scripts" if WINDOWS else "bin")
EXE = ".exe" if WINDOWS else ""
PYTHON = PROGRAMS / f"python{EXE}"
# The interpreter behind a virtual environment outlives .venv and can run pip.
BASE_PYTHON: str = getattr(sys, "_base_executable", None) or sys.executable
PIP = (BASE_PYTHON, "-m", "pip", "--disable-pip-version-check")
