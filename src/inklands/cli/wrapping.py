"""Lines that fit the terminal, broken between words."""

from __future__ import annotations

import shutil
import textwrap

USUAL = (100, 24)
"""Columns and lines where nothing says how large the terminal is."""


def wrapped(start: str, text: str) -> str:
    """*text* behind *start*; what does not fit goes on below it, indented as far as *start*."""
    return textwrap.fill(
        text,
        width=max(shutil.get_terminal_size(USUAL).columns, len(start) + 20),
        initial_indent=start,
        subsequent_indent=" " * len(start),
        break_long_words=False,
        break_on_hyphens=False,
    )
