"""Shapes in words, for whoever hears the map instead of seeing it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import TypeAlias

from inklands.core.message import Message
from inklands.grid.shape import Shape

Turn: TypeAlias = Callable[[Shape], Message]
"""Tells how a shape lies."""

OPPOSITE = {
    "top-left": "bottom-right",
    "top-right": "bottom-left",
    "bottom-right": "top-left",
    "bottom-left": "top-right",
}


def shape_name(shape: Shape) -> Message:
    """What *shape* is called, however it lies: a bar of four, a T."""
    known = _names().get(_any_way_round(shape))
    if known is None:
        # An owner's card may show a shape that no printed card shows.
        return Message.of("cartographers-shape-other", count=len(shape.cells))
    return Message(f"cartographers-shape-{known}")


def shape_turn(shape: Shape) -> tuple[Message, ...]:
    """How *shape* lies: standing, its foot at the bottom right; nothing if it lies one way only."""
    if len(shape.orientations()) == 1:
        return ()
    known = _names().get(_any_way_round(shape))
    return tuple(turn(shape) for turn in TURNS[known]) if known is not None else ()


def _axis(shape: Shape) -> Message:
    lies = shape.width > shape.height
    return Message("cartographers-turn-lying" if lies else "cartographers-turn-standing")


def _beside(shape: Shape) -> Message:
    """How two bars of two lie to each other."""
    lies = shape.width > shape.height
    return Message("cartographers-turn-side-by-side" if lies else "cartographers-turn-stacked")


def _slope(shape: Shape) -> Message:
    falls = "top-left" in _corners(shape)
    return Message("cartographers-turn-falling" if falls else "cartographers-turn-rising")


def _stem(shape: Shape) -> Message:
    """A T points to the side at which both corners of its frame are empty."""
    filled = _corners(shape)
    side = next(
        side
        for side, corners in {
            "up": {"top-left", "top-right"},
            "right": {"top-right", "bottom-right"},
            "down": {"bottom-left", "bottom-right"},
            "left": {"top-left", "bottom-left"},
        }.items()
        if not filled & corners
    )
    return Message.of("cartographers-turn-stem", side=f"@cartographers-side-{side}")


def _opening(shape: Shape) -> Message:
    """A U is open at the side where the middle of its frame is empty."""
    middle = {
        "up": (0, 1),
        "right": (1, shape.width - 1),
        "down": (shape.height - 1, 1),
        "left": (1, 0),
    }
    along = ("up", "down") if shape.width > shape.height else ("left", "right")
    side = next(side for side in along if middle[side] not in shape.cells)
    return Message.of("cartographers-turn-open", side=f"@cartographers-side-{side}")


def _angle(shape: Shape) -> Message:
    """Two equal arms meet opposite the only empty corner of their frame."""
    return _at("angle", OPPOSITE[_only_gap(shape)])


def _gap(shape: Shape) -> Message:
    return _at("gap", _only_gap(shape))


def _foot(shape: Shape) -> Message:
    """The foot of an L is on the side of the empty corner, at the other end."""
    corner = _only_gap(shape)
    vertical, side = corner.split("-")
    if shape.width > shape.height:
        side = {"left": "right", "right": "left"}[side]
    else:
        vertical = {"top": "bottom", "bottom": "top"}[vertical]
    return _at("foot", f"{vertical}-{side}")


def _hollow(shape: Shape) -> Message:
    """Stairs leave one corner of their frame wide open: both cells beside it are empty too."""
    return _at("hollow", next(c for c, cell in _frame(shape).items() if _is_hollow(shape, *cell)))


def _is_hollow(shape: Shape, row: int, column: int) -> bool:
    # Stairs of five have a frame of three by three, so its middle is 1 either way.
    return not {(row, column), (1, column), (row, 1)} & set(shape.cells)


def _long_end(shape: Shape) -> Message:
    """Where the three of a zigzag of three and two end."""
    across = int(shape.width < shape.height)
    lines = [cell[across] for cell in shape.cells]
    three = max(lines, key=lines.count)
    filled = _corners(shape)
    ends = (c for c, cell in _frame(shape).items() if c in filled and cell[across] == three)
    return _at("long-end", next(ends))


TURNS: Mapping[str, tuple[Turn, ...]] = {
    "single": (),
    "bar-2": (_axis,),
    "bar-3": (_axis,),
    "bar-4": (_axis,),
    "diagonal-2": (_slope,),
    "diagonal-3": (_slope,),
    "corner-3": (_angle,),
    "corner-5": (_angle,),
    "l-4": (_axis, _foot),
    "zigzag-4": (_axis, _slope),
    "zigzag-5": (_axis, _long_end),
    "t-4": (_stem,),
    "t-5": (_stem,),
    "block-5": (_axis, _gap),
    "stairs-5": (_hollow,),
    "plus-5": (),
    "u-5": (_opening,),
    "pair-of-bars": (_beside,),
}
"""What tells the ways apart in which each shape can lie."""

PICTURES: Mapping[str, str] = {
    "single": "X",
    "bar-2": "XX",
    "bar-3": "XXX",
    "bar-4": "XXXX",
    "diagonal-2": "X./.X",
    "diagonal-3": "X../.X./..X",
    "corner-3": "X./XX",
    "corner-5": "XXX/X../X..",
    "l-4": "XXX/..X",
    "zigzag-4": "X./XX/.X",
    "zigzag-5": "..XX/XXX.",
    "t-4": "X./XX/X.",
    "t-5": "X../XXX/X..",
    "block-5": "XXX/XX.",
    "stairs-5": "..X/.XX/XX.",
    "plus-5": ".X./XXX/.X.",
    "u-5": "XX/X./XX",
    "pair-of-bars": "X.X/X.X",
}
"""The shapes of the printed cards."""


def _at(feature: str, corner: str) -> Message:
    return Message.of(f"cartographers-turn-{feature}", corner=f"@cartographers-corner-{corner}")


def _only_gap(shape: Shape) -> str:
    (corner,) = set(_frame(shape)) - _corners(shape)
    return corner


def _corners(shape: Shape) -> set[str]:
    """The filled corners of the frame of *shape*."""
    return {corner for corner, cell in _frame(shape).items() if cell in shape.cells}


def _frame(shape: Shape) -> dict[str, tuple[int, int]]:
    """The corners of the smallest rectangle around *shape*."""
    bottom, right = shape.height - 1, shape.width - 1
    return {
        "top-left": (0, 0),
        "top-right": (0, right),
        "bottom-left": (bottom, 0),
        "bottom-right": (bottom, right),
    }


def _any_way_round(shape: Shape) -> Shape:
    return min(shape.orientations())


@cache
def _names() -> Mapping[Shape, str]:
    return {_any_way_round(Shape.parse(picture)): name for name, picture in PICTURES.items()}
