"""Points: what a parchment, the claims and the presumptions give, line by line."""

from __future__ import annotations

from collections.abc import Iterator

from inklands.core.message import Message
from inklands.core.points import Line, Part, Points, Rating, Standing, ranked
from inklands.games.misterra.components import Components, Worth
from inklands.games.misterra.island.claims import final_regions
from inklands.games.misterra.island.island import Island
from inklands.games.misterra.island.places import GRID
from inklands.games.misterra.island.terrain import KEYS
from inklands.games.misterra.otoma.components import title
from inklands.games.misterra.state import Parchment, PublicState, Setup, State, Step
from inklands.grid.grid import Mask

FIDELITY, COMPLETENESS, CLAIMS, EXPERT, OTOMA = (
    "fidelity", "completeness", "claims", "expert", "otoma",
)  # fmt: skip
PRESUMPTION = "presumption-"


def standing(components: Components, state: State) -> Standing:
    """What is open to all counted now; with the presumptions and the order of finish when over."""
    seats = range(state.setup.seats)
    if state.moment.step is not Step.OVER:
        return Standing(tuple(_points(components, state, seat, ()) for seat in seats))
    points = tuple(_points(components, state, seat, state.hands[seat].kept) for seat in seats)
    # The bonus of the expert variant is no part of the fidelity that breaks ties.
    places = ranked((own.total, own.by_key()[FIDELITY]) for own in points)
    return Standing(points, places, ratings(components, points[0]) if state.setup.is_solo else ())


def _points(components: Components, state: State, seat: int, kept: tuple[int, ...]) -> Points:
    return public_points(components, state.setup, state.public, seat, kept)


def public_points(
    components: Components, setup: Setup, public: PublicState, seat: int, kept: tuple[int, ...]
) -> Points:
    """What *seat* would have if the public state were counted now, with the presumptions *kept*."""
    parchment, worth = public.parchments[seat], components.worth
    parts = sheet_parts(components, parchment, public.island, kept, expert=setup.is_expert)
    claims = claim_lines(worth, public, seat, merged_score=setup.merged_score)
    parts = (*parts, Part(CLAIMS, tuple(claims)))
    if not setup.is_solo:
        return Points(parts)
    # EN p. 11: what Otoma's claims are worth is taken off the player's points.
    against = claim_lines(worth, public, 1, merged_score=setup.merged_score, sign=-1)
    return Points((*parts, Part(OTOMA, tuple(against))))


def sheet_parts(
    components: Components,
    parchment: Parchment,
    island: Island,
    kept: tuple[int, ...],
    *,
    expert: bool,
) -> tuple[Part, ...]:
    """What a parchment gives beside an island, apart from claims."""
    worth, presumptions = components.worth, components.presumptions
    # EN p. 6: 2 for each cell like a confirmed tile, -1 for each empty one; presumptions look at
    # the parchment alone.
    faithful = matches(parchment, island)
    parts = (
        _counted(FIDELITY, worth.fidelity, "misterra-faithful", faithful),
        _counted(COMPLETENESS, worth.empty_cell, "misterra-empty", empty(parchment)),
        *(Part(f"{PRESUMPTION}{number}", presumptions[number].lines(parchment)) for number in kept),
    )
    return (*parts, Part(EXPERT, tuple(_expert_lines(worth, faithful)))) if expert else parts


def matches(parchment: Parchment, island: Island) -> Mask:
    """The cells whose terrain is that of a confirmed tile of the island."""
    found = 0
    for mapped, tiles in zip(parchment, island.tiles, strict=True):
        found |= mapped & tiles
    return found & island.confirmed


def empty(parchment: Parchment) -> Mask:
    return GRID.everywhere & ~sum(parchment)


def claim_lines(
    worth: Worth, public: PublicState, owner: int, *, merged_score: bool, sign: int = 1
) -> Iterator[Line]:
    """One line for each marker; those in dispute give nothing, and say so."""
    for cell, region, scores in final_regions(public, owner, merged_score=merged_score):
        terrain = public.island.terrain_at(cell)
        assert terrain is not None
        size = region.bit_count()
        key = "misterra-claimed-region" if scores else "misterra-disputed-region"
        reason = Message.of(key, count=size, terrain=KEYS[terrain], cell=GRID.name(cell))
        yield Line(sign * worth.claimed_tile * size if scores else 0, reason, region)


def _expert_lines(worth: Worth, faithful: Mask) -> Iterator[Line]:
    for key, lines in (
        ("misterra-expert-row", GRID.rows),
        ("misterra-expert-column", GRID.columns),
    ):
        for line in lines:
            # EN p. 6, variant: five confirmed tiles, all mapped alike.
            if faithful & line == line:
                yield Line(worth.expert_line, Message(key), line)


def _counted(key: str, each: int, reason: str, cells: Mask) -> Part:
    count = cells.bit_count()
    return Part(key, (Line(each * count, Message.of(reason, count=count), cells),) if count else ())


def ratings(components: Components, points: Points) -> tuple[Rating, ...]:
    """The four titles of a solo game: by the total, the presumptions, fidelity, and claims."""
    by_key, titles = points.by_key(), components.titles
    presumed = sum(own for key, own in by_key.items() if key.startswith(PRESUMPTION))
    claims = by_key[CLAIMS] + by_key[OTOMA]
    return (
        Rating(points.total, title(titles.total, points.total)),
        Rating(presumed, title(titles.presumptions, presumed)),
        Rating(by_key[FIDELITY], title(titles.fidelity, by_key[FIDELITY])),
        Rating(claims, title(titles.claims, claims)),
    )
