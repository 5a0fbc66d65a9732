"""Whole numbers as people type them."""

from __future__ import annotations

MOST_DIGITS = 9
"""Nothing here is counted so far, and `int` refuses what is longer than some thousand digits."""


def typed_number(text: str) -> int | None:
    """The number that *text* is, or None where it is something else, or longer than any of ours."""
    is_number = text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS
    return int(text) if is_number else None
