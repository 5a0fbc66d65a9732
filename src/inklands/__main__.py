"""The one command: `inklands` and `python -m inklands`."""

from __future__ import annotations

import sys

from inklands.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
