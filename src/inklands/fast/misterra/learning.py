"""What Maps of Misterra offers to learners' environments."""

from __future__ import annotations

from inklands.core.options import Settings
from inklands.fast.environment import Layer, TitleEnvironment
from inklands.fast.misterra import bridge, environment
from inklands.fast.misterra.action_index import ACTION_NAMES, indices
from inklands.fast.misterra.match import MASKS, NUMBERS
from inklands.fast.misterra.observation import plane_names, scalar_names
from inklands.fast.misterra.title import KERNELS
from inklands.fast.misterra.workspace import Workspace, workspace
from inklands.games.misterra.island.places import GRID
from inklands.games.misterra.state import State

TERRAINS = (
    ("steppe", ("#e8d080", "")),
    ("lagoon", ("#8fb8cc", "waves")),
    ("jungle", ("#8fb07a", "tree")),
    ("mountain", ("#b9a58a", "triangle")),
)
"""The look of each terrain."""


def setup_numbers(seats: int, settings: Settings) -> tuple[int, ...]:
    """Seats and options as `environment.begin` takes them."""
    flags = settings.flag("first_game"), settings.flag("expert")
    return seats, *map(int, flags), int(settings.text("merged_claims") == "both")


def boards(seats: int) -> tuple[tuple[Layer, ...], ...]:
    """The island, then a parchment for each seat, the own first."""
    seen = ["own", *(f"seat +{other}" for other in range(1, seats))]
    others = (*seen, "Otoma") if seats == 1 else seen
    island = (
        *(Layer(f"island: {key}", *look) for key, look in TERRAINS),
        Layer("island: confirmed", mark="ring"),
        *(Layer(f"{each}: markers", mark="cross") for each in others),
        *(Layer(f"{each}: cartographer", mark="dot") for each in seen),
    )
    maps = (tuple(Layer(f"{each}: {key}", *look) for key, look in TERRAINS) for each in seen)
    return (island, *maps)


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
    match_size=lambda _seats: (MASKS, NUMBERS),
    streams=1,
    flat=bridge.flat,
    workspace=workspace,
    bits=KERNELS.bits,
)
