"""Limits as whoever runs the server writes them: ``connections=5000``, ``requests=60/20``."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields

import msgspec

from inklands.errors import OptionError
from inklands.table.settings import Limits

NAMES = {field.name: field.type for field in fields(Limits)}


def limits_from(texts: Iterable[str]) -> Limits:
    """
    The usual limits, with those that *texts* name in place of the usual ones.

    >>> limits_from(["connections=5000", "requests=120/40"]).requests
    Rate(burst=120.0, per_second=40.0)
    """
    values: dict[str, object] = {}
    for text in texts:
        name, _, value = text.partition("=")
        if name not in NAMES:
            raise OptionError(f"--limit {text}: there is no limit {name!r}; {_all_names()}")
        try:
            values[name] = _read(value, NAMES[name])
        except ValueError as error:
            form = "BURST/PER_SECOND" if NAMES[name] == "Rate" else "a number above 0"
            raise OptionError(f"--limit {text}: it is written {name}={form}") from error
    return msgspec.convert(values, Limits)


def _read(value: str, kind: object) -> object:
    if kind == "Rate":
        burst, _, per_second = value.partition("/")
        return {
            "burst": _positive(float(burst)),
            "per_second": _positive(float(per_second)),
        }
    return int(_positive(int(value))) if kind == "int" else _positive(float(value))


def _positive(number: float) -> float:
    if not 0 < number < float("inf"):
        raise ValueError(number)
    return number


def _all_names() -> str:
    return f"there are: {', '.join(NAMES)}"
