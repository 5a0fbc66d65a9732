"""Colour for a terminal that has it; without colour maps are read by their letters alone."""

from __future__ import annotations

import os
import sys


def has_colour() -> bool:
    """Whether standard output is a terminal whose owner has not asked for plain text."""
    return sys.stdout.isatty() and "NO_COLOR" not in os.environ


def inked(text: str, front: int, back: int) -> str:
    """*text* in two colours, each one of the 256 of a terminal by its number."""
    return f"\x1b[38;5;{front};48;5;{back}m{text}\x1b[0m"
