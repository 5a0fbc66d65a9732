"""What an owner can put in from their box, and how each of it is entered."""

from __future__ import annotations

from inklands.core.box_form import (
    BoxChoice,
    BoxField,
    BoxForm,
    BoxGroup,
    BoxSection,
    CellsField,
    ChoicesField,
    DrawnField,
    FlagField,
    NumberField,
    NumbersField,
    PatternsField,
    RowsField,
    StepsField,
)
from inklands.games.misterra.components import COUNTS
from inklands.games.misterra.island.places import GRID
from inklands.games.misterra.island.terrain import JUNGLE, LETTERS
from inklands.games.misterra.otoma.components import CONFIRM

POINTS = "page-box-points"
BEACH = "~"
NAMES = ("steppe", "lagoon", "jungle", "mountain")
TERRAINS = tuple(
    BoxChoice(letter, f"misterra-{name}") for letter, name in zip(LETTERS, NAMES, strict=True)
)
ACTIONS = (
    *TERRAINS,
    *(
        BoxChoice(f"{CONFIRM}{letter}", f"misterra-box-confirms-{name}")
        for letter, name in zip(LETTERS, NAMES, strict=True)
    ),
)
LAND = tuple(
    tuple(GRID.name(GRID.index(row, column)) for column in range(GRID.width))
    for row in range(GRID.height)
)
LADDER = StepsField("ladder", "misterra-box-ladder", ("misterra-box-count", POINTS))
NUMBERS = NumbersField("numbers", "misterra-box-numbers", is_fixed=True, first=1, lowest=1)
BEYOND = NumberField("beyond", "misterra-box-beyond")


def _terrains(field: str, name: str) -> ChoicesField:
    return ChoicesField(field, name, TERRAINS, is_drawn=True)


def _patterns(section: str, side: int) -> BoxSection:
    pictures = PatternsField(
        "patterns", "misterra-box-patterns", TERRAINS, side, "misterra-box-pattern"
    )
    return BoxSection(
        section, f"misterra-box-{section}", (NUMBERS, pictures, NumberField("points", POINTS))
    )


def _family(section: str, name: str, *fields: BoxField, number: int = 0) -> BoxSection:
    return BoxSection(section, name, (NUMBERS, *fields), number)


PRESUMPTIONS = (
    _patterns("small_patterns", 3),
    _patterns("large_patterns", 3),
    _family(
        "zones_of_terrain",
        "misterra-box-zones_of_terrain",
        _terrains("terrains", "misterra-box-terrains"),
        LADDER,
    ),
    _family(
        "edge_of_terrain",
        "misterra-box-edge_of_terrain",
        _terrains("terrains", "misterra-box-terrains"),
        LADDER,
        BEYOND,
    ),
    _family(
        "not_beside",
        "misterra-box-not_beside",
        _terrains("terrains", "misterra-box-terrains"),
        _terrains("avoided", "misterra-box-avoided"),
        LADDER,
        BEYOND,
    ),
    _family("rows_of_all", "misterra-rows-of-all", NumberField("points", POINTS)),
    _family("columns_of_all", "misterra-columns-of-all", NumberField("points", POINTS)),
    _family("rows_of_one", "misterra-rows-of-one", NumberField("points", POINTS)),
    _family("columns_of_one", "misterra-columns-of-one", NumberField("points", POINTS)),
    _family("largest_zone", "misterra-largest-zone", LADDER),
    _family("smallest_zone", "misterra-smallest-zone", LADDER),
    _family("zones_of_one", "misterra-box-zones-of-size", LADDER, number=1),
    _family("zones_of_two", "misterra-box-zones-of-size", LADDER, number=2),
    _family("most_common", "misterra-most-common", LADDER),
    _family("least_common", "misterra-least-common", NumberField("points", POINTS)),
    _family("sets_of_four", "misterra-sets-of-four", LADDER),
    BoxSection(
        "first_game",
        "misterra-box-first_game",
        (
            StepsField(
                "letters",
                "misterra-box-letters",
                ("misterra-box-one-presumption", "misterra-box-one-presumption"),
                is_fixed=True,
            ),
        ),
    ),
)

ISLAND = (
    BoxSection(
        "starting_jungles",
        "misterra-box-starting_jungles",
        tuple(
            CellsField(field, "page-box-seats", LAND, GRID.width**2, LETTERS[JUNGLE], BEACH, seats)
            for seats, field in enumerate(COUNTS, 1)
        ),
    ),
    BoxSection(
        "tiles",
        "misterra-box-tiles",
        tuple(NumberField(name, f"misterra-{name}", lowest=1) for name in NAMES),
    ),
    BoxSection(
        "sketches",
        "misterra-box-sketches",
        (
            RowsField(
                "cards",
                "misterra-box-copies",
                (
                    DrawnField("pair"),
                    *(
                        NumberField(field, "misterra-box-from-seats", seats)
                        for seats, field in enumerate(COUNTS[1:], 2)
                    ),
                ),
                is_fixed=True,
            ),
            NumberField("solo_removed", "misterra-box-solo_removed"),
        ),
    ),
    BoxSection(
        "dealing",
        "misterra-box-dealing",
        (
            NumberField("presumptions_dealt", "misterra-box-dealt", lowest=1),
            NumberField("presumptions_kept", "misterra-box-kept", lowest=1),
            NumberField("display", "misterra-box-display", lowest=2),
            NumberField("claim_markers", "misterra-box-markers"),
        ),
    ),
    BoxSection(
        "scoring",
        "misterra-box-scoring",
        (
            NumberField("fidelity", "misterra-box-worth-fidelity", lowest=-99),
            NumberField("empty_cell", "misterra-box-worth-empty", lowest=-99),
            NumberField("claimed_tile", "misterra-box-worth-claimed", lowest=-99),
            NumberField("expert_line", "misterra-box-worth-line", lowest=-99),
        ),
    ),
)

OTOMA = BoxSection(
    "otoma",
    "misterra-box-otoma",
    (
        RowsField(
            "cards",
            "misterra-box-otoma",
            (
                CellsField("cells", "misterra-box-otoma-cells", LAND, 2, edge=BEACH),
                ChoicesField("actions", "misterra-box-otoma-actions", ACTIONS, is_drawn=True),
                FlagField("claim", "misterra-otoma-claims"),
            ),
            one="misterra-box-otoma-card",
        ),
        NumberField("removed", "misterra-box-otoma-removed"),
    ),
)

FORM: BoxForm = (
    BoxGroup("misterra-box-presumptions", "misterra-box-presumptions-guide", PRESUMPTIONS),
    BoxGroup("misterra-box-island", "misterra-box-island-guide", ISLAND),
    BoxGroup(
        "misterra-box-alone",
        "misterra-box-alone-guide",
        (OTOMA, BoxSection("solo_titles", "misterra-box-solo_titles", ())),
    ),
)
