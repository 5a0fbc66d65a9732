"""
The messages of the table as TypeScript, for the page.

    python -m inklands.table.wire.typescript           writes web/src/protocol.ts
    python -m inklands.table.wire.typescript --check   says whether it is up to date
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from dataclasses import fields
from pathlib import Path
from types import GenericAlias
from typing import Any, TypeAlias, Union, get_args, get_type_hints

from msgspec import Struct, defstruct, inspect

from inklands.core.box_form import BoxField, RowsField, SimpleField
from inklands.core.catalogue import load, titles
from inklands.table.wire import copy_messages, http_messages, messages

TARGET = Path(__file__).parents[4] / "web" / "src" / "protocol.ts"

UNIONS = {
    "ClientMessage": messages.ClientMessage,
    "ServerMessage": messages.ServerMessage,
    "OptionInfo": http_messages.OptionInfo,
}
HTTP_MESSAGES = (
    http_messages.Titles,
    http_messages.Printed,
    http_messages.NewTable,
    http_messages.TakeSeat,
    http_messages.LeaveTable,
    http_messages.Left,
    copy_messages.CopyTable,
    copy_messages.BringTable,
    copy_messages.Brought,
    http_messages.LinkSeat,
    http_messages.SeatLink,
    http_messages.ResumeSeat,
    http_messages.ScoreSheet,
    http_messages.ReadRecord,
    http_messages.Replay,
    http_messages.Verdict,
    http_messages.Seated,
    http_messages.MyTables,
    http_messages.Invitation,
    http_messages.Failure,
    http_messages.BoxPage,
    http_messages.BoxCheck,
    http_messages.OwnBoxes,
    http_messages.BoxText,
)
HEADER = "// Generated from inklands.table.wire.messages by inklands.table.wire.typescript.\n"
MASKS = """\
/** The cells of a set written in hexadecimal, such as the anchors of a group, in order. */
export function cellsOf(mask: string, width: number): Cell[] {
  const cells: Cell[] = [];
  for (let digit = 0; digit < mask.length; digit++) {
    const bits = parseInt(mask[mask.length - 1 - digit]!, 16);
    for (let bit = 0; bit < 4; bit++) {
      const index = digit * 4 + bit;
      if (bits & (1 << bit)) cells.push({ row: Math.floor(index / width), column: index % width });
    }
  }
  return cells;
}
"""

Record: TypeAlias = inspect.StructType | inspect.DataclassType
SIMPLE: dict[type[inspect.Type], str] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.RawType: "unknown",
    inspect.AnyType: "unknown",
    inspect.CustomType: "unknown",
}


def typescript() -> str:
    """The text of ``protocol.ts``."""
    unions = {**UNIONS, "BoxField": box_fields()}
    shared = _records(inspect.multi_type_info([*unions.values(), *HTTP_MESSAGES]))
    blocks = [HEADER, *(_interface(record, "") for record in shared.values())]
    for name, union in unions.items():
        blocks.append(f"export type {name} =\n  | {_names(inspect.type_info(union))};\n")
    for title in titles():
        prefix = "".join(word.capitalize() for word in title.split("_"))
        seen = _records([inspect.type_info(get_type_hints(type(load(title)).view)["return"])])
        blocks += (_interface(record, prefix) for record in seen.values())
    return "\n".join([*blocks, MASKS])


def box_fields() -> object:
    """The kinds of fields of a box as one union: a value tells its own by its `kind`."""
    simple = {kind: _tagged(kind) for kind in get_args(SimpleField)}
    rows = _tagged(RowsField, columns=GenericAlias(list, (_union(simple.values()),)))
    others = (kind for kind in get_args(BoxField) if kind not in simple and kind is not RowsField)
    return _union([*simple.values(), *map(_tagged, others), rows])


def _tagged(kind: type[Any], **instead: object) -> type[Struct]:
    """A struct like the dataclass *kind*: unions are made of structs only."""
    hints = {**get_type_hints(kind), **instead}
    hints.pop("kind")
    namespace = {"__doc__": kind.__doc__}
    tag = str(next(field.default for field in fields(kind) if field.name == "kind"))
    named = list(hints.items())
    return defstruct(kind.__name__, named, namespace=namespace, tag_field="kind", tag=tag)


def _union(kinds: Iterable[type[Struct]]) -> object:
    return Union[tuple(kinds)]  # noqa: UP007 (nothing else takes a tuple)


def main(arguments: list[str]) -> int:
    text = typescript()
    if arguments != ["--check"]:
        TARGET.parent.mkdir(parents=True, exist_ok=True)
        TARGET.write_text(text, encoding="utf-8")
        return 0
    if TARGET.is_file() and TARGET.read_text(encoding="utf-8") == text:
        return 0
    sys.stderr.write(
        "web/src/protocol.ts is out of date: run python -m inklands.table.wire.typescript\n"
    )
    return 1


def _records(types: Iterable[inspect.Type]) -> dict[str, Record]:
    """Every struct and dataclass that occurs in *types*, by name, in the order of first meeting."""
    found: dict[str, Record] = {}
    waiting = list(types)
    while waiting:
        kind = waiting.pop(0)
        if isinstance(kind, inspect.StructType | inspect.DataclassType):
            if kind.cls.__name__ in found:
                continue
            found[kind.cls.__name__] = kind
        waiting += _inside(kind)
    return found


def _inside(kind: inspect.Type) -> Iterator[inspect.Type]:
    match kind:
        case inspect.StructType() | inspect.DataclassType():
            yield from (field.type for field in kind.fields)
        case inspect.UnionType():
            yield from kind.types
        case inspect.ListType() | inspect.VarTupleType() | inspect.FrozenSetType():
            yield kind.item_type
        case inspect.TupleType():
            yield from kind.item_types
        case inspect.DictType():
            yield kind.value_type


def _interface(record: Record, prefix: str) -> str:
    lines = [f"export interface {_name(record, prefix)} {{"]
    if isinstance(record, inspect.StructType) and record.tag is not None:
        lines.append(f'  {record.tag_field}: "{record.tag}";')
    is_request = issubclass(record.cls, messages.ClientRequest)
    for field in record.fields:
        mark = "?" if is_request and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {_type(field.type, prefix)};")
    return "\n".join([*_comment(record.cls), *lines, "}", ""])


def _name(record: Record, prefix: str) -> str:
    return prefix + record.cls.__name__.removeprefix(prefix)


def _comment(cls: type[Any]) -> Iterator[str]:
    words = " ".join((cls.__doc__ or "").split())
    # A dataclass without a docstring is given its signature as one.
    if words and not words.startswith(f"{cls.__name__}("):
        yield f"/** {words} */"


def _type(kind: inspect.Type, prefix: str) -> str:  # noqa: PLR0911 (one line a kind)
    match kind:
        case inspect.StructType() | inspect.DataclassType():
            return _name(kind, prefix)
        case inspect.UnionType():
            return " | ".join(dict.fromkeys(_type(one, prefix) for one in kind.types))
        case inspect.LiteralType():
            return " | ".join(f'"{value}"' for value in kind.values)
        case inspect.EnumType():
            return " | ".join(f'"{member.value}"' for member in kind.cls)
        case inspect.ListType() | inspect.VarTupleType() | inspect.FrozenSetType():
            item = _type(kind.item_type, prefix)
            return f"({item})[]" if " " in item else f"{item}[]"
        case inspect.TupleType():
            return f"[{', '.join(_type(item, prefix) for item in kind.item_types)}]"
        case inspect.DictType():
            return f"Record<string, {_type(kind.value_type, prefix)}>"
    return SIMPLE[type(kind)]


def _names(union: inspect.Type) -> str:
    assert isinstance(union, inspect.UnionType)
    return "\n  | ".join(_type(one, "") for one in union.types)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
