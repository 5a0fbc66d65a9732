"""Before the first cross: tiles, objectives, and the village all set out from."""

from __future__ import annotations

from collections.abc import Sequence

from inklands.core.options import Flag, Number, Options, Settings, Words
from inklands.core.rng import Rng
from inklands.errors import OptionError
from inklands.games.explorers.components import Components
from inklands.games.explorers.course import Course
from inklands.games.explorers.landscape.landscape import landscape
from inklands.games.explorers.landscape.terrain import PLACES
from inklands.games.explorers.landscape.tiles import TILES, PlacedTile, parse_layout, random_layout
from inklands.games.explorers.news import Note
from inklands.games.explorers.objectives.objective import Objective
from inklands.games.explorers.objectives.races import open_points
from inklands.games.explorers.state import Clock, Deal, Setup, Sheet, Sides, Stage, State
from inklands.games.explorers.temples import open_values
from inklands.grid.grid import indices

MOST_OBJECTIVES = 3


def options(components: Components) -> Options:
    objectives = tuple((objective.key,) for objective in components.objectives)
    return Options(
        (
            Words("tiles", groups=tile_groups(), slots=len(PLACES), is_whole=True),
            Number("objectives", 0, MOST_OBJECTIVES, 0),
            Words("objective-names", groups=objectives, slots=MOST_OBJECTIVES),
            Flag("advanced-food"),
            Flag("advanced-gems"),
            Flag("advanced-temples"),
            Flag("advanced-villages"),
        )
    )


def tile_groups() -> tuple[tuple[str, ...], ...]:
    """The names of the tiles, the turns of each together."""
    return tuple(
        tuple(str(PlacedTile(number, turns)) for turns in range(4))
        for number in range(1, TILES + 1)
    )


def first_state(components: Components, seats: int, seed: int, settings: Settings) -> State:
    """The match at its first decision: the start village if two are as central, else crosses."""
    rng = Rng(seed)
    tiles_rng, rng = rng.split()
    text = settings.text("tiles")
    layout = parse_layout(text) if text else random_layout(tiles_rng)
    objectives_rng, rng = rng.split()
    objectives = chosen_objectives(components, settings, layout, objectives_rng)
    land = landscape(components.tiles, layout)
    setup = Setup(seats, land, chosen_sides(settings), objectives, None, components)
    state = State(
        setup=setup,
        deal=Deal((), 0, rng),
        clock=Clock(Stage.VILLAGE),
        sheets=(Sheet(races=(0,) * len(objectives)),) * seats,
        drafts=(),
        temples=open_values(setup),
        races=open_points(objectives),
        waiting=frozenset({0}),
        news=(Note("laid"), *(Note("objective", key=objective.key) for objective in objectives)),
    )
    # FR p. 3: on a tie of distance the first player decides, before anybody crosses.
    central = land.central
    return (
        state
        if central.bit_count() > 1
        else Course.of(state, state.news).set_out(next(indices(central)))
    )


def chosen_sides(settings: Settings) -> Sides:
    return Sides(
        food=settings.flag("advanced-food"),
        gems=settings.flag("advanced-gems"),
        temples=settings.flag("advanced-temples"),
        villages=settings.flag("advanced-villages"),
    )


def chosen_objectives(
    components: Components, settings: Settings, layout: Sequence[PlacedTile], rng: Rng
) -> tuple[Objective, ...]:
    """Those that are named, then tiles at random up to the number asked for."""
    chosen = list(named_objectives(components, settings.text("objective-names")))
    behind = objectives_behind(components, {placed.number for placed in layout})
    while len(chosen) < settings.number("objectives"):
        others = [objective for objective in behind if objective not in chosen]
        if not others:
            raise OptionError(f"there are no more than {len(chosen)} objectives to draw")
        objective, rng = rng.choice(others)
        chosen.append(objective)
    return tuple(chosen)


def objectives_behind(components: Components, laid: set[int]) -> tuple[Objective, ...]:
    """
    The objectives on the backs of the tiles whose numbers are not *laid*.

    One that is not known to lie behind any tile may turn up whatever is laid.
    """
    # FR p. 1 and 8: tiles left over serve for nothing but objectives. All lay the same numbers, so
    # the other four are left over in every set.
    backs = components.backs
    unused = {key for row in backs for n, key in enumerate(row, 1) if n not in laid}
    placed = {key for row in backs for key in row}
    return tuple(o for o in components.objectives if o.key in unused or o.key not in placed)


def named_objectives(components: Components, text: str) -> tuple[Objective, ...]:
    by_key = {objective.key: objective for objective in components.objectives}
    names = [name.strip() for name in text.split(",") if name.strip()]
    for name in names:
        if name not in by_key:
            raise OptionError(f"there is no objective {name!r}; there are: {', '.join(by_key)}")
    if len(set(names)) < len(names) or len(names) > MOST_OBJECTIVES:
        raise OptionError(
            f"objective-names = {text!r}: name {MOST_OBJECTIVES} different ones at most"
        )
    return tuple(by_key[name] for name in names)
