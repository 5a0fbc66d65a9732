"""The points of a parchment somebody has on paper."""

from __future__ import annotations

from collections.abc import Mapping

from inklands.core.points import Part, Points
from inklands.core.sheets import are_texts, check_fields
from inklands.errors import NotationError, SheetError
from inklands.games.misterra.components import Components
from inklands.games.misterra.island.claims import claimed_terrains
from inklands.games.misterra.island.island import NO_TILES, Island, Tiles, parse_island, parse_tiles
from inklands.games.misterra.island.places import AT_SEA, GRID, parse_cell
from inklands.games.misterra.scoring import CLAIMS, OTOMA, claim_lines, sheet_parts
from inklands.games.misterra.state import PublicState

FIELDS = (
    "parchment",
    "island",
    "presumptions",
    "expert",
    "claims",
    "other_claims",
    "merged_claims",
    "solo",
)


def score_sheet(components: Components, request: Mapping[str, object]) -> Points:
    """
    Points by category for a parchment beside an island, each with its lines.

    ``presumptions`` left out means all of them. ``claims`` and ``other_claims`` are the cells of
    own and others' markers; ``merged_claims`` is the option of that name. In a ``solo`` game the
    other markers are Otoma's, and what they are worth is taken off.
    """
    check_fields(request, FIELDS)
    return Points(_parts(components, request))


def _parts(components: Components, request: Mapping[str, object]) -> tuple[Part, ...]:
    island = _island(request)
    parchment = _parchment(request)
    numbers = _presumptions(components, request)
    parts = sheet_parts(components, parchment, island, numbers, expert=_flag(request, "expert"))
    claims = _claim_parts(components, request, island)
    # Whoever names markers, or plays alone against Otoma's, wants them counted.
    names_markers = {"claims", "other_claims", "solo"} & request.keys()
    return (*parts, *claims) if names_markers else parts


def _claim_parts(
    components: Components, request: Mapping[str, object], island: Island
) -> tuple[Part, ...]:
    is_solo = _flag(request, "solo")
    public, merged_score = _claimed(components, request, island), _merged_score(request)
    own = claim_lines(components.worth, public, 0, merged_score=merged_score)
    claims = Part(CLAIMS, tuple(own))
    if not is_solo:
        return (claims,)
    against = claim_lines(components.worth, public, 1, merged_score=merged_score, sign=-1)
    return claims, Part(OTOMA, tuple(against))


def _parchment(request: Mapping[str, object]) -> Tiles:
    try:
        return parse_tiles(_rows(request, "parchment"))
    except NotationError as error:
        raise SheetError(f"parchment: {error}") from error


def _island(request: Mapping[str, object]) -> Island:
    try:
        return parse_island(_rows(request, "island"))
    except NotationError as error:
        raise SheetError(f"island: {error}") from error


def _rows(request: Mapping[str, object], key: str) -> tuple[str, ...]:
    if key not in request:
        raise SheetError(f"the field {key!r} is missing")
    return _texts(request[key], f"{key} should be {GRID.height} texts")


def _texts(value: object, sentence: str) -> tuple[str, ...]:
    if are_texts(value):
        return tuple(value)
    raise SheetError(sentence)


def _presumptions(components: Components, request: Mapping[str, object]) -> tuple[int, ...]:
    known = components.presumptions
    value = request.get("presumptions", list(known))
    if not isinstance(value, list):
        raise SheetError("presumptions should be a list of numbers")
    numbers = []
    for number in value:
        if isinstance(number, bool) or not isinstance(number, int) or number not in known:
            raise SheetError(
                f"there is no presumption {str(number)[:20]}; there are 1 to {max(known)}",
                "sheet-no-presumption",
                text=str(number)[:20],
                most=max(known),
            )
        numbers.append(number)
    if len(set(numbers)) < len(numbers):
        raise SheetError("a presumption is named twice", "sheet-presumption-twice")
    return tuple(numbers)


def _flag(request: Mapping[str, object], key: str) -> bool:
    value = request.get(key, False)
    if not isinstance(value, bool):
        raise SheetError(f"{key} should be true or false")
    return value


def _claimed(components: Components, request: Mapping[str, object], island: Island) -> PublicState:
    """A public state with the markers of a sheet: own ones first, then all others."""
    own, others = (_cells(request, key, island) for key in ("claims", "other_claims"))
    every = (*own, *others)
    if len(set(every)) < len(every):
        raise SheetError("claims: a cell is named twice", "sheet-claimed-twice")
    _check_owner(components, island, "claims", own)
    # The other markers of a solo game are all Otoma's; of others, several seats put theirs down.
    if _flag(request, "solo"):
        _check_owner(components, island, "other_claims", others)
    return PublicState(island, (AT_SEA,), (own, others), (NO_TILES,))


def _check_owner(components: Components, island: Island, key: str, cells: tuple[int, ...]) -> None:
    # EN p. 5: three markers each, on terrains that all differ.
    if len(cells) > components.markers:
        most, number = components.markers, len(cells)
        sentence = f"{key}: there are {most} markers, not {number}"
        raise SheetError(sentence, "sheet-markers", name=key, most=most, number=number)
    terrains = claimed_terrains(island, cells)
    if len(set(terrains)) < len(terrains):
        raise SheetError(f"{key}: nobody claims a terrain twice", "sheet-terrain-twice", name=key)


def _merged_score(request: Mapping[str, object]) -> bool:
    value = request.get("merged_claims", "none")
    if value not in ("none", "both"):
        raise SheetError("merged_claims should be none or both", "sheet-merged")
    return value == "both"


def _cells(request: Mapping[str, object], key: str, island: Island) -> tuple[int, ...]:
    names = _texts(request.get(key, []), f"{key} should be a list of cells such as b3")
    try:
        cells = tuple(map(parse_cell, names))
    except NotationError as error:
        raise SheetError(f"{key}: {error}") from error
    for cell in cells:
        if not island.confirmed >> cell & 1:
            raise SheetError(
                f"{key}: the tile on {GRID.name(cell)} is not confirmed",
                "sheet-not-confirmed",
                name=key,
                cell=GRID.name(cell),
            )
    return cells
