"""
What a seat sees of a match, as planes of cells and as numbers, each with a name.

Seats are counted from the one that looks. Others' presumptions, the order of the deck, the cards
put back unseen and Otoma's cards below the top one are hidden from it.
"""

from __future__ import annotations

from inklands.fast.match import DONE, SEAT, SEATS
from inklands.fast.misterra import constants as t
from inklands.fast.misterra.ground import NONE, ONE
from inklands.fast.misterra.island import STOCK
from inklands.fast.misterra.match import (
    AT_SEA,
    CARD,
    CONFIRMED,
    DEALT,
    DECK,
    DISPLAY,
    ENDING,
    EXPERT,
    FIRST,
    FIRST_GAME,
    HALF_DAY,
    HAND,
    HANDS,
    KINDS,
    MARKERS,
    MEEPLES,
    MERGED,
    NO_CARD,
    OTOMA_DECK,
    OTOMA_TOP,
    PARCHMENTS,
    POOL,
    STEP,
    STEP_NAMES,
    TERRAINS,
    TOP,
    TURN,
)
from inklands.fast.misterra.otoma import OTOMA_CARDS, OTOMA_CLAIMS, OTOMA_CONFIRMS, OTOMA_TERRAINS
from inklands.fast.misterra.sketches import deck_size
from inklands.fast.misterra.standing import standing_points
from inklands.fast.misterra.walking import CELLS, PLACES
from inklands.fast.offsets import Offsets
from inklands.fast.rows import Bytes, clear, put
from inklands.games.misterra.island.terrain import SKETCH_TEXTS
from inklands.grid.kernel import Ints, Masks, kernel

NUMBERS = len(t.NUMBERS)
TERRAIN_NAMES = ("steppe", "lagoon", "jungle", "mountain")
SEAT_PLANES = TERRAINS + 2

_numbers = Offsets()
STEP_AT = _numbers.reserve(len(STEP_NAMES))
HALF_DAY_AT = _numbers.reserve()
TURN_AT = _numbers.reserve()
ENDING_AT = _numbers.reserve()
ACTIVE_AT = _numbers.reserve()
FIRST_AT = _numbers.reserve()
RULES_AT = _numbers.reserve(3)
DECK_AT = _numbers.reserve()
CARD_AT = _numbers.reserve(KINDS)
DISPLAY_AT = _numbers.reserve(KINDS)
UNSEEN_AT = _numbers.reserve(KINDS)
SUPPLY_AT = _numbers.reserve(TERRAINS)
DEALT_AT = _numbers.reserve(NUMBERS)
KEPT_AT = _numbers.reserve(NUMBERS)
OTOMA_AT = _numbers.reserve(2 * TERRAINS + 4)
"""Of its top card the terrains of both halves, which of them confirm, whether it claims; cards."""
SEATS_AT = _numbers.size
OWN_NUMBERS = PLACES - CELLS + 2


def plane_names(seats: int) -> tuple[str, ...]:
    """The names of the planes: the island, then the map, markers and place of each seat."""
    seen = ["own", *(f"seat +{other}" for other in range(1, seats))]
    owned = (*TERRAIN_NAMES, "markers", "cartographer")
    return (
        *(f"island: {terrain}" for terrain in TERRAIN_NAMES),
        "island: confirmed",
        *(f"{whose}: {what}" for whose in seen for what in owned),
        *(("Otoma: markers",) if seats == 1 else ()),
    )


def scalar_names(seats: int) -> tuple[str, ...]:
    """The names of the numbers beside the maps."""
    seen = ["own", *(f"seat +{other}" for other in range(1, seats))]
    beach = tuple(f"on beach{n + 1}" for n in range(PLACES - CELLS))
    halves = tuple(f"Otoma: half {n}, {terrain}" for n in (1, 2) for terrain in TERRAIN_NAMES)
    return (
        *(f"step: {step}" for step in STEP_NAMES),
        *("half day", "turn", "last round", "active seat +", "first seat +"),
        *("first game", "expert", "merged claims score", "cards in the deck"),
        *(f"card taken: {sketch}" for sketch in SKETCH_TEXTS),
        *(f"display: {sketch}" for sketch in SKETCH_TEXTS),
        *(f"unseen: {sketch}" for sketch in SKETCH_TEXTS),
        *(f"supply: {terrain}" for terrain in TERRAIN_NAMES),
        *(f"dealt: presumption {number}" for number in t.NUMBERS),
        *(f"kept: presumption {number}" for number in t.NUMBERS),
        *halves,
        *("Otoma: half 1 confirms", "Otoma: half 2 confirms", "Otoma: claims", "Otoma: cards left"),
        *(f"{whose}: {what}" for whose in seen for what in (*beach, "at sea", "points")),
    )


@kernel
def look(b: Masks, v: Ints, seen_b: Masks, seen_v: Ints) -> None:
    """Nothing is kept aside: all that seats do at once here is hidden for good."""


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
    seats = v[SEATS]
    for i in range(CONFIRMED + 1):
        put(planes, CELLS * i, b[i])
    clear(scalars, scalar_at, SEATS_AT + OWN_NUMBERS * seats)
    plane_at = CELLS * (CONFIRMED + 1)
    for i in range(seats):
        write_seat(b, v, (seat + i) % seats, planes, plane_at, scalars, scalar_at, i)
        plane_at += CELLS * SEAT_PLANES
    if seats == 1:
        put(planes, plane_at, b[MARKERS + 1])
        if not v[DONE]:
            write_otoma(v, scalars, scalar_at + OTOMA_AT)
    write_moment(v, seat, scalars, scalar_at)
    write_cards(b, v, scalars, scalar_at)
    for i in range(HAND):
        number = v[HANDS + HAND * seat + i]
        if number >= 0:
            scalars[scalar_at + DEALT_AT + number] = 1
            if i >= DEALT:
                scalars[scalar_at + KEPT_AT + number] = 1


@kernel
def write_seat(
    b: Masks,
    v: Ints,
    seat: int,
    planes: Ints,
    plane_at: int,
    scalars: Bytes,
    scalar_at: int,
    number: int,
) -> None:
    """A seat's parchment, markers, place and points."""
    for i in range(TERRAINS):
        put(planes, plane_at + CELLS * i, b[PARCHMENTS + TERRAINS * seat + i])
    put(planes, plane_at + CELLS * TERRAINS, b[MARKERS + seat])
    place = v[MEEPLES + seat]
    stands = NONE if place < 0 or place >= CELLS else ONE << place
    put(planes, plane_at + CELLS * (TERRAINS + 1), stands)
    at = scalar_at + SEATS_AT + OWN_NUMBERS * number
    if place >= CELLS:
        scalars[at + place - CELLS] = 1
    if place == AT_SEA:
        scalars[at + PLACES - CELLS] = 1
    scalars[at + PLACES - CELLS + 1] = standing_points(b, v, seat)


@kernel
def write_moment(v: Ints, seat: int, scalars: Bytes, at: int) -> None:
    """Where in the match we are, and by which rules."""
    seats = v[SEATS]
    scalars[at + STEP_AT + v[STEP]] = 1
    scalars[at + RULES_AT] = v[FIRST_GAME]
    scalars[at + RULES_AT + 1] = v[EXPERT]
    scalars[at + RULES_AT + 2] = v[MERGED]
    scalars[at + FIRST_AT] = (v[FIRST] - seat) % seats
    if not v[DONE]:
        scalars[at + HALF_DAY_AT] = v[HALF_DAY]
        scalars[at + TURN_AT] = v[TURN]
        scalars[at + ENDING_AT] = v[ENDING]
        # While presumptions are chosen, all seats act at once.
        if v[STEP]:
            scalars[at + ACTIVE_AT] = (v[SEAT] - seat) % seats


@kernel
def write_cards(b: Masks, v: Ints, scalars: Bytes, at: int) -> None:
    """The card taken, those that lie open, those nobody has seen, and the tiles left."""
    scalars[at + DECK_AT] = deck_size(v)
    if v[CARD] != NO_CARD:
        scalars[at + CARD_AT + v[CARD]] = 1
    for kind in range(KINDS):
        scalars[at + DISPLAY_AT + kind] = v[DISPLAY + kind]
    for i in range(v[TOP], v[POOL]):
        scalars[at + UNSEEN_AT + v[DECK + i]] += 1
    for terrain in range(TERRAINS):
        scalars[at + SUPPLY_AT + terrain] = STOCK[terrain] - b[terrain].bit_count()


@kernel
def write_otoma(v: Ints, scalars: Bytes, at: int) -> None:
    """The front on top of Otoma's deck, and how many cards it has left."""
    card = v[OTOMA_DECK + v[OTOMA_TOP]]
    for i in range(2):
        scalars[at + TERRAINS * i + OTOMA_TERRAINS[2 * card + i]] = 1
        scalars[at + 2 * TERRAINS + i] = OTOMA_CONFIRMS[2 * card + i]
    scalars[at + 2 * TERRAINS + 2] = OTOMA_CLAIMS[card]
    scalars[at + 2 * TERRAINS + 3] = OTOMA_CARDS - v[OTOMA_TOP]
