"""What Cartographers offers to learners' environments."""

from __future__ import annotations

from inklands.core.options import Settings
from inklands.core.rng import Rng
from inklands.fast.cartographers import bridge, environment
from inklands.fast.cartographers import constants as t
from inklands.fast.cartographers.action_index import ACTION_NAMES, indices
from inklands.fast.cartographers.match import HEADER, SEAT_NUMBERS, SHEET_MASKS
from inklands.fast.cartographers.observation import plane_names, scalar_names
from inklands.fast.cartographers.title import KERNELS
from inklands.fast.cartographers.workspace import Workspace, workspace
from inklands.fast.environment import Layer, TitleEnvironment
from inklands.games.cartographers.setup import make_setup
from inklands.games.cartographers.sheet import GRID
from inklands.games.cartographers.state import State

PRINTED = (
    Layer("ruins", "#e4d5b4", "ring"),
    Layer("mountains", "#b9a58a", "triangle"),
    Layer("wasteland", "#6b6258"),
)
DRAWN = (
    ("forest", ("#8fb07a", "tree")),
    ("village", ("#d9a066", "house")),
    ("farm", ("#e8d080", "bars")),
    ("water", ("#8fb8cc", "waves")),
    ("monster", ("#b07ca0", "cross")),
)
"""The look of each terrain that is drawn."""
RANDOM = (-1,) * t.EDICTS


def setup_numbers(seats: int, settings: Settings) -> tuple[int, ...]:
    """Seats and options as `environment.begin` takes them; a wrong list of goals is refused."""
    setup, _ = make_setup(t.COMPONENTS, seats, settings, Rng(0))
    chosen = tuple(t.GOAL_KEYS.index(goal.key) for goal in setup.edicts)
    return (
        seats,
        [layout.key for layout in t.LAYOUTS].index(setup.layout.key),
        t.RULINGS.index(setup.fallback_terrain),
        *(chosen if settings.text("goals") else RANDOM),
    )


def match_size(seats: int) -> tuple[int, int]:
    return SHEET_MASKS * seats, HEADER + SEAT_NUMBERS * seats


def boards(seats: int) -> tuple[tuple[Layer, ...], ...]:
    """A map for each seat, the own first."""
    seen = ["own", *(f"seat +{other}" for other in range(1, seats))]
    return tuple(
        (*PRINTED, *(Layer(f"{each}: {key}", *look) for key, look in DRAWN)) for each in seen
    )


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
    streams=1,
    flat=bridge.flat,
    workspace=workspace,
    bits=KERNELS.bits,
)
