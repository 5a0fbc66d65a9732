"""What differs between two positions, as replacements that any client can apply."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from zlib import crc32

from msgspec import Struct

from inklands.table.wire.parts import Change, Legal, Message, Part, Path

DEEPEST = 4
"""What lies deeper is replaced with what it belongs to: a path would be as long as the value."""
WHOLE = frozenset({Legal, Message, Part})
"""Records that are replaced whole: when one of their fields differs, most of the others do."""


def changes_between(before: object, after: object) -> list[Change]:
    """What to replace in *before*, in this order, to have *after*: both as they are encoded."""
    found: list[Change] = []
    _compare(before, after, [], found)
    return found


def digest(position: bytes) -> str:
    """By which a client knows that it has a *position*: docs/wire.md tells how to compute it."""
    return f"{crc32(position):08x}"


def _compare(before: object, after: object, path: Path, found: list[Change]) -> None:
    # What was not touched is the same object: most of a position is passed by here.
    if before is after or before == after:
        return
    kind: type = type(after)
    names = _field_names(kind)
    if len(path) < DEEPEST and type(before) is kind:
        if names:
            for name in names:
                one, other = getattr(before, name), getattr(after, name)
                if one is not other:
                    _compare(one, other, [*path, name], found)
            return
        if (
            isinstance(before, (tuple, list))
            and isinstance(after, (tuple, list))
            and 0 < len(before) <= len(after)
            and all(map(_is_large, after))
        ):
            _compare_items(before, after, path, found)
            return
    found.append(Change(path, after))


def _compare_items(
    before: Sequence[object], after: Sequence[object], path: Path, found: list[Change]
) -> None:
    for place, (one, other) in enumerate(zip(before, after, strict=False)):
        if one is not other:
            _compare(one, other, [*path, place], found)
    # A place just past the end adds an item there.
    found += (Change([*path, place], after[place]) for place in range(len(before), len(after)))


def _is_large(item: object) -> bool:
    """Whether to name *item* is shorter than to write all of its list anew."""
    kind: type = type(item)
    return kind in (tuple, list) or kind in WHOLE or bool(_field_names(kind))


@cache
def _field_names(kind: type) -> tuple[str, ...]:
    """The fields that are replaced one by one, in the order in which they are encoded."""
    if kind in WHOLE:
        return ()
    if issubclass(kind, Struct):
        return kind.__struct_fields__
    fields: Mapping[str, object] = getattr(kind, "__dataclass_fields__", {})
    return tuple(fields)
