"""A bar for work that takes long, where a person watches."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence


def watched(numbers: Sequence[int]) -> Iterator[int]:
    """The numbers one by one, with a progress bar when a person watches."""
    if not sys.stderr.isatty():
        yield from numbers
        return
    from rich.console import Console
    from rich.progress import track

    yield from track(numbers, "games", console=Console(stderr=True), transient=True)
