"""Where things lie in a flat buffer, from one declaration."""

from __future__ import annotations


class Offsets:
    """
    Offsets into a buffer, handed out one after another.

    Each is a plain int, which a compiled kernel takes for a constant.

    >>> numbers = Offsets()
    >>> SEATS, DECK, TURN = numbers.reserve(), numbers.reserve(17), numbers.reserve()
    >>> SEATS, DECK, TURN, numbers.size
    (0, 1, 18, 19)
    """

    def __init__(self, first: int = 0) -> None:
        self.size = first

    def reserve(self, count: int = 1) -> int:
        """The offset of the next *count* numbers or masks."""
        first = self.size
        self.size += count
        return first
