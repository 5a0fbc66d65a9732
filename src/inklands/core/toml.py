"""Values as TOML, for files that people read: pictures are drawn over several lines."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import TypeAlias

Toml: TypeAlias = "str | int | float | bool | list[Toml] | dict[str, Toml]"
BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
WIDEST = 100


def write_table(place: tuple[str, ...], fields: Mapping[str, Toml]) -> str:
    """
    A table under its heading.

    >>> print(write_table(("title", "slots"), {"keys": 4, "maps": 5}))
    [title.slots]
    keys = 4
    maps = 5
    """
    heading = f"[{'.'.join(map(_key, place))}]"
    return "\n".join([heading, *(f"{_key(key)} = {_value(one)}" for key, one in fields.items())])


def write_text(text: str) -> str:
    """*text* between quotes, on several lines where it has several."""
    quoted = _quoted(text)
    if "\n" not in text:
        return quoted
    # Only the line breaks are shown as they are, not a backslash and an n.
    lines = quoted[1:-1].replace("\\\\", "\0").replace("\\n", "\n").replace("\0", "\\\\")
    return f'"""\n{lines}"""'


def _value(value: Toml) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            return write_text(value)
        case list():
            return _list(value)
        case dict():
            return (
                f"{{ {', '.join(f'{_key(key)} = {_value(one)}' for key, one in value.items())} }}"
            )
        case _:
            return str(value)


def _list(values: list[Toml]) -> str:
    written = [_value(value) for value in values]
    line = f"[{', '.join(written)}]"
    if len(line) <= WIDEST:
        return line
    return "".join(["[\n", *(f"  {one},\n" for one in written), "]"])


def _key(key: str) -> str:
    return key if BARE_KEY.fullmatch(key) else _quoted(key)


def _quoted(text: str) -> str:
    # What JSON escapes TOML reads in the same way; but pairs of surrogates it does not know.
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
