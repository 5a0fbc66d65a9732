"""
What a seat sees of a match, as planes of cells and as numbers, each with a name.

Seats are counted from the one that looks. Only what lies open is used, and of maps only what was
on them when the turn began: what others draw in this turn is hidden until all have drawn.
"""

from __future__ import annotations

from inklands.fast.cartographers import constants as t
from inklands.fast.cartographers.goals import EVERYWHERE, MOUNTAINS, RUINS
from inklands.fast.cartographers.legal import CLOCKWISE, FIRST_AMBUSH
from inklands.fast.cartographers.match import (
    AMBUSHES,
    CARD,
    COINS,
    DECK,
    DECK_SIZE,
    EDICT,
    FILLED,
    HEADER,
    LAYOUT,
    LURKING,
    POINTS,
    RUINS_DUE,
    SEASON,
    SEAT_NUMBERS,
    SHEET_MASKS,
    TERRAINS,
    TIME,
    TURN,
    TURNED,
)
from inklands.fast.cartographers.rules import EDICTS, SEASONS, THRESHOLD, WASTELAND
from inklands.fast.match import DONE, SEATS, copy_match
from inklands.fast.offsets import Offsets
from inklands.fast.rows import Bytes, put, spread_word
from inklands.games.cartographers.components import EDICTS as LETTERS
from inklands.games.cartographers.sheet import GRID, Terrain
from inklands.grid.kernel import Ints, Masks, constants, kernel

CELLS = GRID.height * GRID.width
CARDS, GOALS = len(t.CARDS), len(t.GOAL_KEYS)
SOLO_PLANES = 3 + TERRAINS + 1
OTHER_PLANES = TERRAINS + 1

_numbers = Offsets()
SEASON_AT = _numbers.reserve()
TIME_AT = _numbers.reserve()
THRESHOLD_AT = _numbers.reserve()
RUINS_DUE_AT = _numbers.reserve()
LURKING_AT = _numbers.reserve()
DRAWS_ON_AT = _numbers.reserve()
CARD_AT = _numbers.reserve(CARDS)
LEFT_AT = _numbers.reserve(FIRST_AMBUSH)
MET_AT = _numbers.reserve(len(t.AMBUSHES))
SCORES_AT = _numbers.reserve(EDICTS)
GOAL_AT = _numbers.reserve(EDICTS * GOALS)
SEATS_AT = _numbers.size
assert SEATS_AT - GOAL_AT == 64  # A word: `write_track` writes as many numbers at once.
SCORE_FLAGS = constants(
    sum(t.SCORES[EDICTS * season + i] << i for i in range(EDICTS)) for season in range(SEASONS)
)
ALL_AMBUSHES = ((1 << len(t.AMBUSHES)) - 1) << FIRST_AMBUSH


def plane_names(seats: int) -> tuple[str, ...]:
    """The names of the planes: what is printed, the own map, the one drawn on, the others'."""
    drawn = (*(terrain.key for terrain in Terrain), "free")
    maps = ["own"]
    if seats > 1:
        maps += ["target", *(f"seat +{other}" for other in range(1, seats))]
    return (
        "mountains",
        "ruins",
        "wasteland",
        *(f"{whose}: {what}" for whose in maps for what in drawn),
    )


def scalar_names(seats: int) -> tuple[str, ...]:
    """The names of the numbers beside the maps."""
    whose = ["own", *(f"seat +{other}" for other in range(1, seats))]
    return (
        "season",
        "time",
        "threshold",
        "ruins due",
        "ambushes in the deck",
        "draws on seat +",
        *(f"card: {key}" for key in t.CARDS),
        *(f"in the deck: {key}" for key in t.CARDS[:FIRST_AMBUSH]),
        *(f"met: {key}" for key in t.CARDS[FIRST_AMBUSH:]),
        *(f"{letter} scores now" for letter in LETTERS),
        *(f"{letter}: {key}" for letter in LETTERS for key in t.GOAL_KEYS),
        *(f"{each}: {what}" for each in whose for what in ("coins", "points")),
    )


@kernel
def look(b: Masks, v: Ints, seen_b: Masks, seen_v: Ints) -> None:
    """When a turn begins, everything on the maps lies open."""
    if seen_v[TURN] != v[TURN] or v[DONE]:
        copy_match(b, v, seen_b, seen_v)


@kernel
def write_map(b: Masks, seat: int, planes: Ints, at: int) -> None:
    """The five terrains of a map and its free cells."""
    for i in range(TERRAINS):
        put(planes, at + CELLS * i, b[SHEET_MASKS * seat + i])
    free = EVERYWHERE & ~b[SHEET_MASKS * seat + FILLED]
    put(planes, at + CELLS * TERRAINS, free)


@kernel
def step_to_map(v: Ints) -> int:
    """How many seats on the map lies that is drawn on now."""
    if v[DONE] or v[CARD] < FIRST_AMBUSH:
        return 0
    return v[SEATS] - 1 if CLOCKWISE[v[CARD] - FIRST_AMBUSH] else 1


@kernel
def observe(
    b: Masks,
    v: Ints,
    seen_b: Masks,
    seen_v: Ints,
    seat: int,
    planes: Ints,
    scalars: Bytes,
    scalar_at: int,
) -> None:
    layout, seats = v[LAYOUT], v[SEATS]
    put(planes, 0, MOUNTAINS[layout])
    put(planes, CELLS, RUINS[layout])
    put(planes, 2 * CELLS, WASTELAND[layout])
    at = 3 * CELLS
    write_map(seen_b, seat, planes, at)
    if seats > 1:
        at += OTHER_PLANES * CELLS
        write_map(seen_b, (seat + step_to_map(v)) % seats, planes, at)
        for i in range(1, seats):
            at += OTHER_PLANES * CELLS
            write_map(seen_b, (seat + i) % seats, planes, at)
    write_track(v, scalars, scalar_at)
    for i in range(seats):
        numbers = HEADER + SEAT_NUMBERS * ((seat + i) % seats)
        scalars[scalar_at + SEATS_AT + 2 * i] = seen_v[numbers + COINS]
        scalars[scalar_at + SEATS_AT + 2 * i + 1] = seen_v[numbers + POINTS]


@kernel
def write_track(v: Ints, scalars: Bytes, at: int) -> None:
    """The season, the card and the goals; nothing of a season is left when the match is over."""
    is_on = not v[DONE]
    season = v[SEASON] if is_on else SEASONS
    scalars[at + SEASON_AT] = season
    scalars[at + TIME_AT] = v[TIME] if is_on else 0
    scalars[at + THRESHOLD_AT] = THRESHOLD[season] if is_on else 0
    scalars[at + RUINS_DUE_AT] = v[RUINS_DUE] if is_on else 0
    scalars[at + LURKING_AT] = v[LURKING] if is_on else 0
    scalars[at + DRAWS_ON_AT] = step_to_map(v)
    # What this writes too far, the next one writes again.
    spread_word(season_flags(v) if is_on else 0, scalars, at + CARD_AT)
    goals = 0
    for i in range(EDICTS):
        goals |= 1 << GOALS * i + v[EDICT + i]
    spread_word(goals, scalars, at + GOAL_AT)


@kernel
def season_flags(v: Ints) -> int:
    """A bit for each number from `CARD_AT` to `GOAL_AT`."""
    flags = 1 << v[CARD] | SCORE_FLAGS[v[SEASON]] << SCORES_AT - CARD_AT
    # What can be known of the cards face down: which they are, but not in what order.
    hidden = 0
    for i in range(CARDS):
        if v[TURNED] <= i < v[DECK_SIZE]:
            hidden |= 1 << v[DECK + i]
    # An ambush was met that neither lurks in the deck nor is kept for a season to come.
    for i in range(SEASONS):
        if i > v[SEASON]:
            hidden |= 1 << v[AMBUSHES + i]
    # Ambushes follow the other cards, and what is said of them is the opposite.
    return flags | (hidden ^ ALL_AMBUSHES) << LEFT_AT - CARD_AT
