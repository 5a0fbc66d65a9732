"""The printed values of Tidepools, read from its data."""

from __future__ import annotations

from dataclasses import dataclass

from inklands.core.data import DataSet
from inklands.grid.shape import Shape


@dataclass(frozen=True, slots=True)
class Components:
    """The tides, each with the shape it leaves, and what the ways of scoring give."""

    shapes: tuple[Shape, ...]
    turns: int
    kelp_on_the_edge: int
    largest_sand: int


def read_components(data: DataSet) -> Components:
    """The values in *data*, or a `DataError` that names the place at fault."""
    tides, values = data.section("tides"), data.section("values")
    return Components(
        tuple(map(Shape.parse, tides.texts("shapes"))),
        tides.number("turns"),
        values.number("kelp_on_the_edge"),
        values.number("largest_sand"),
    )
