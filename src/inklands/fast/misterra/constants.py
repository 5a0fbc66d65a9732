"""The printed things of the title as flat lists, made from its data."""

from __future__ import annotations

from itertools import accumulate, combinations, pairwise

from inklands.core.data import load_data
from inklands.games.misterra.components import read_components
from inklands.games.misterra.island.places import BEACH_CELLS as BEACH_CELLS
from inklands.games.misterra.island.places import DOMINOES, FAR_SIGHT, GRID, NEAR_SIGHT
from inklands.games.misterra.island.places import LAND as LAND
from inklands.games.misterra.island.places import STEPS as STEPS
from inklands.games.misterra.island.terrain import PAIRS, SKETCHES, TERRAINS
from inklands.games.misterra.presumptions import counts, zones
from inklands.games.misterra.presumptions.lines import LinesOfAll, LinesOfOne
from inklands.games.misterra.presumptions.patterns import Pattern
from inklands.games.misterra.presumptions.presumption import Ladder, Presumption
from inklands.grid.grid import Mask, mask

COMPONENTS = read_components(load_data("inklands.games.misterra", "misterra"))

FIRST_CELL = tuple(one for one, _ in DOMINOES)
SECOND_CELL = tuple(two for _, two in DOMINOES)
FIRST_HALF = tuple(one for one, _ in PAIRS)
SECOND_HALF = tuple(two for _, two in PAIRS)


def _laid(seen: Mask) -> Mask:
    """The places in `DOMINOES` of those with a half on a cell that is seen."""
    return mask(n for n, cells in enumerate(DOMINOES) if mask(cells) & seen)


SIGHTS = (*NEAR_SIGHT, *FAR_SIGHT)
"""What is seen from each place, then what is seen from a mountain on each cell."""
SEEN_DOMINOES = tuple(map(_laid, SIGHTS))

JUNGLES = tuple(map(mask, COMPONENTS.jungles))
COPIES = tuple(cards.count(kind) for cards in COMPONENTS.sketches for kind in SKETCHES)
"""How many cards there are of each kind, for one seat and up."""
MOST_CARDS = max(map(len, COMPONENTS.sketches))
KEEPS = tuple(
    place for places in combinations(range(COMPONENTS.dealt), COMPONENTS.kept) for place in places
)
"""Every way to keep some of the presumptions dealt."""

OTOMA = COMPONENTS.otoma.cards
OTOMA_CELLS = tuple(cell for card in OTOMA for cell in card.cells)
OTOMA_TERRAINS = tuple(act.terrain for card in OTOMA for act in card.front.actions)
OTOMA_CONFIRMS = tuple(int(act.confirms) for card in OTOMA for act in card.front.actions)
OTOMA_CLAIMS = tuple(int(card.front.claims) for card in OTOMA)
STACK, STACKS = COMPONENTS.otoma.stack, len(COMPONENTS.otoma.claiming)

PRESUMPTIONS: tuple[Presumption, ...] = tuple(COMPONENTS.presumptions.values())
NUMBERS = tuple(COMPONENTS.presumptions)
"""The numbers on the cards, which kernels know by their places here."""
LETTERS = tuple(NUMBERS.index(number) for pair in COMPONENTS.letters for number in pair)
FAMILIES = (
    zones.ZonesOfTerrain, counts.EdgeOfTerrain, counts.NotBeside, LinesOfAll, LinesOfOne,
    zones.LargestZone, zones.SmallestZone, zones.ZonesOfSize,
    counts.MostCommon, counts.LeastCommon, counts.SetsOfFour, Pattern,
)  # fmt: skip
FAMILY = tuple(FAMILIES.index(type(each)) for each in PRESUMPTIONS)


def _numbers(*names: str) -> tuple[int, ...]:
    """For each presumption the first of these attributes that it has, or 0."""
    return tuple(
        next((int(getattr(each, name)) for name in names if hasattr(each, name)), 0)
        for each in PRESUMPTIONS
    )


TERRAIN = _numbers("terrain")
ASIDE = _numbers("avoided", "size", "runs_inland")
"""The terrain to stay away from, the size of zones, or whether lines run inland."""
EACH = _numbers("points")


def _concern(presumption: Presumption) -> int:
    """A bit for each terrain that matters to a presumption."""
    if isinstance(presumption, Pattern):
        named = {terrain for _, terrain in presumption.terrains}
    else:
        names = ("terrain", "avoided")
        named = {getattr(presumption, name) for name in names if hasattr(presumption, name)}
    return sum(1 << terrain for terrain in named or TERRAINS)


CONCERNS = tuple(map(_concern, PRESUMPTIONS))


POINT = 16
"""Values are counted in sixteenths of a point."""


def _steps(ladder: Ladder | None) -> tuple[int, ...]:
    """What every count gives from none to the whole map, in sixteenths of a point."""
    if ladder is None:
        return (0,) * (LAND + 1)
    return tuple(
        POINT * sum(line.points for line in ladder.lines(count, 0, "")) for count in range(LAND + 1)
    )


def _slope(ladder: Ladder | None) -> tuple[int, ...]:
    """`_steps` with part of the next row's points for a count on the way there."""
    slope = list(_steps(ladder))
    rows = () if ladder is None else ((0, 0), *ladder.rows)
    for (count, points), (next_count, next_points) in pairwise(rows):
        for more in range(1, next_count - count):
            part = POINT * (next_points - points) * more / (next_count - count)
            slope[count + more] = POINT * points + round(part)
    return tuple(slope)


_ladders: list[Ladder | None] = [getattr(each, "ladder", None) for each in PRESUMPTIONS]
LADDERS = tuple(value for kind in (_steps, _slope) for ladder in _ladders for value in kind(ladder))
"""What counts give by each presumption; then, for all again, what they are worth on the way."""
_drawn = [each.terrains if isinstance(each, Pattern) else () for each in PRESUMPTIONS]
PATTERN_AT = (0, *accumulate(map(len, _drawn)))
PATTERN_OFFSETS = tuple(offset for cells in _drawn for offset, _ in cells)
PATTERN_TERRAINS = tuple(terrain for cells in _drawn for _, terrain in cells)
PATTERN_INSIDE = tuple(each.inside if isinstance(each, Pattern) else 0 for each in PRESUMPTIONS)
EVERYWHERE, BORDER = GRID.everywhere, GRID.border
NOT_FIRST, NOT_LAST = GRID.not_first, GRID.not_last
ROWS, COLUMNS = GRID.rows, GRID.columns
