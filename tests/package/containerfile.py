"""What deploy/Containerfile says, read as far as the tests need it."""

import json
import re

from tools.places import ROOT

PATH = ROOT / "deploy" / "Containerfile"
TEXT = PATH.read_text(encoding="utf-8")
# Lines that end in a backslash go on in the next.
LINES = re.sub(r"\\\n\s*", "", TEXT).splitlines()


def words(instruction: str) -> list[str]:
    """The words of the last *instruction*, which is written as a list."""
    said = [line for line in LINES if line.startswith(instruction)][-1]
    listed: list[str] = json.loads(said[said.index("[") :])
    return listed


HEALTH_CHECK = words("HEALTHCHECK")
ENTRY_POINT = words("ENTRYPOINT")
PORT = ENTRY_POINT[ENTRY_POINT.index("--port") + 1]
