"""The tables of the prototype as a header for C."""

from __future__ import annotations

from collections.abc import Iterable

import cards as d


def header() -> str:
    """What carto.c includes."""
    orientations = [orientation for each in d.ORIENTATIONS for orientation in each]
    starts = [sum(map(len, d.ORIENTATIONS[:i])) for i in range(len(d.ORIENTATIONS) + 1)]
    offsets = (
        _row((*orientation.offsets, *[0] * (5 - len(orientation.offsets))))
        for orientation in orientations
    )
    options = ", ".join("{" + ",".join(_row(o) for o in each) + "}" for _, each in d.CARDS)
    lines = [
        "typedef unsigned __int128 u128;",
        "#define U(h,l) (((u128)(h)<<64)|(u128)(l))",
        *(f"#define {name} {_wide(mask)}" for name, mask in _masks()),
        _array("int", "O_START", starts),
        _array("int", "O_NCELL", (len(orientation.offsets) for orientation in orientations)),
        f"static const int O_OFF[{len(orientations)}][5] = {{{', '.join(offsets)}}};",
        _array("u128", "O_VALID", (_wide(orientation.valid) for orientation in orientations)),
        _array("u128", "O_RUIN", (_wide(orientation.ruin) for orientation in orientations)),
        _array("u128", "O_BASE", (_wide(orientation.cells) for orientation in orientations)),
        _array("u128", "ROWS", map(_wide, d.ROWS)),
        _array("u128", "COLS", map(_wide, d.COLS)),
        _array("u128", "MOUNTAIN_NBR", map(_wide, d.MOUNTAIN_NBR)),
        _array("int", "THRESHOLDS", d.THRESHOLDS),
        _array("int", "C_TIME", (time for time, _ in d.CARDS)),
        _array("int", "C_NOPT", (len(each) for _, each in d.CARDS)),
        f"static const int C_OPT[{len(d.CARDS)}][5][3] = {{{options}}};",
        _array("int", "A_SHAPE", (shape for shape, _ in d.AMBUSH)),
        _array("int", "A_LAST", (last for _, last in d.AMBUSH)),
    ]
    return "\n".join(lines) + "\n"


def _masks() -> tuple[tuple[str, int], ...]:
    return (
        ("FULL", d.FULL),
        ("MOUNTAINS", d.MOUNTAINS),
        ("NOT_FIRST", d.NOT_FIRST),
        ("NOT_LAST", d.NOT_LAST),
        ("RUINS", d.RUINS),
    )


def _wide(mask: int) -> str:
    return f"U({mask >> 64:#x}ull,{mask & (1 << 64) - 1:#x}ull)"


def _row(numbers: Iterable[int]) -> str:
    return "{" + ",".join(map(str, numbers)) + "}"


def _array(kind: str, name: str, items: Iterable[object]) -> str:
    written = list(map(str, items))
    return f"static const {kind} {name}[{len(written)}] = {{{', '.join(written)}}};"
