"""``python -m inklands.locales --check``: the languages against each other and the sources."""

from __future__ import annotations

import sys
from pathlib import Path

from inklands.locales.check import faults

ROOT = Path(__file__).resolve().parents[3]


def main() -> int:
    package = Path(__file__).parents[1]
    found = faults(package, [package, ROOT / "web" / "src"])
    for fault in found:
        sys.stderr.write(f"{fault}\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
