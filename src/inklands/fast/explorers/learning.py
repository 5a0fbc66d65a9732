"""What Explorers offers to learners' environments."""

from __future__ import annotations

from inklands.core.options import Settings
from inklands.fast.environment import Layer, TitleEnvironment
from inklands.fast.explorers import bridge, environment
from inklands.fast.explorers import constants as t
from inklands.fast.explorers import match as m
from inklands.fast.explorers.action_index import ACTION_NAMES, indices
from inklands.fast.explorers.observation import plane_names, scalar_names
from inklands.fast.explorers.title import KERNELS
from inklands.fast.explorers.workspace import Workspace, workspace
from inklands.games.explorers.landscape.terrain import GRID
from inklands.games.explorers.landscape.tiles import parse_layout
from inklands.games.explorers.setup import chosen_sides, named_objectives
from inklands.games.explorers.state import State

LANDSCAPE = (
    Layer("terrain W", "#8fb8cc"),
    Layer("terrain G", "#a9c48c"),
    Layer("terrain S", "#ead9a0"),
    Layer("terrain M", "#bdaa90"),
    Layer("villages", "#d98a66", "house"),
    Layer("temples", mark="triangle"),
    Layer("keys", mark="bars"),
    Layer("maps", mark="waves"),
    Layer("horses", mark="ring"),
    *(Layer(food, mark="dot") for food in ("apples", "carrots", "fish")),
    Layer("gems", mark="diamond"),
)


def setup_numbers(seats: int, settings: Settings) -> tuple[int, ...]:
    """Seats and options as `environment.begin` takes them; wrong lists are refused."""
    sides = chosen_sides(settings)
    advanced = (
        m.FOOD_SIDE * sides.food
        + m.GEM_SIDE * sides.gems
        + m.TEMPLE_SIDE * sides.temples
        + m.VILLAGE_SIDE * sides.villages
    )
    text = settings.text("tiles")
    tiles = (
        [4 * (each.number - 1) + each.turns for each in parse_layout(text)] if text else [-1] * 4
    )
    objectives = named_objectives(t.COMPONENTS, settings.text("objective-names"))
    named = [t.OBJECTIVE_KEYS.index(each.key) for each in objectives]
    none = [m.NO_OBJECTIVE] * (m.MOST_OBJECTIVES - len(named))
    return seats, advanced, *tiles, settings.number("objectives"), *named, *none


def match_size(seats: int) -> tuple[int, int]:
    return m.SHEETS + m.SHEET_MASKS * seats, m.HEADER + m.SEAT_NUMBERS * seats


def boards(seats: int) -> tuple[tuple[Layer, ...], ...]:
    """The landscape with the trail of each seat, the own first."""
    seen = ["own", *(f"seat +{other}" for other in range(1, seats))]
    return tuple((*LANDSCAPE, Layer(f"{each}: crosses", mark="cross")) for each in seen)


ENVIRONMENT: TitleEnvironment[State, Workspace] = TitleEnvironment(
    model=environment,
    version=1,
    shape=(GRID.height, GRID.width),
    action_names=ACTION_NAMES,
    planes=plane_names,
    scalars=scalar_names,
    boards=boards,
    indices=indices,
    setup=setup_numbers,
    match_size=match_size,
    streams=environment.STREAMS,
    flat=bridge.flat,
    workspace=workspace,
    bits=KERNELS.bits,
)
