"""The few greatest of many values, in order."""

from __future__ import annotations

from inklands.grid.kernel import Ints, kernel


@kernel
def insert(
    values: Ints, first: int, codes: Ints, first_code: int, value: int, code: int, n: int, most: int
) -> int:
    """
    Notes *code* among the *n* greatest so far, the greatest first, if it is one of the *most*.

    Values are kept from *first* on and their codes from *first_code* on; how many there are now.
    """
    at = n
    if n == most:
        at -= 1
        if value <= values[first + at]:
            return n
    while at and values[first + at - 1] < value:
        values[first + at] = values[first + at - 1]
        codes[first_code + at] = codes[first_code + at - 1]
        at -= 1
    values[first + at] = value
    codes[first_code + at] = code
    return min(n + 1, most)
