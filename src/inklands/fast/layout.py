"""Where things lie in the flat buffers of a match."""

from __future__ import annotations


class Layout:
    """
    Places in a buffer, handed out one after another.

    Each is a plain int, which a compiled kernel takes for a constant.

    >>> numbers = Layout()
    >>> SEATS, DECK, TURN = numbers.place(), numbers.place(17), numbers.place()
    >>> SEATS, DECK, TURN, numbers.size
    (0, 1, 18, 19)
    """

    def __init__(self, first: int = 0) -> None:
        self.size = first

    def place(self, count: int = 1) -> int:
        """The first of the next *count* places."""
        first = self.size
        self.size += count
        return first
