"""The cards of the solo opponent and the titles of a solo game, read and checked."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TypeAlias

from inklands.core.data import Reader
from inklands.errors import NotationError
from inklands.games.misterra.island.places import parse_cell
from inklands.games.misterra.island.terrain import LETTERS, Terrain, parse_terrain

CONFIRM = "?"

Bands: TypeAlias = tuple[tuple[int, str], ...]
"""The least points for each title, rising."""
OtomaCards: TypeAlias = tuple[int, ...]
"""Cards by their places in the table of all of them."""


@dataclass(frozen=True, slots=True)
class OtomaAction:
    """What Otoma does in a cell: see a terrain there, or first of all confirm what lies there."""

    terrain: Terrain
    confirms: bool

    def __str__(self) -> str:
        return CONFIRM * self.confirms + LETTERS[self.terrain]


@dataclass(frozen=True, slots=True)
class OtomaFront:
    """The side with terrains, which lies face up on the deck."""

    actions: tuple[OtomaAction, OtomaAction]
    claims: bool

    def __str__(self) -> str:
        first, second = self.actions
        return f"{first} {second}" + (" !" if self.claims else "")


@dataclass(frozen=True, slots=True)
class OtomaCard:
    """Both sides of a card; the back shows two cells."""

    cells: tuple[int, int]
    front: OtomaFront


@dataclass(frozen=True, slots=True)
class OtomaBox:
    """All cards, and how many plain ones stay in the box; there are as many stacks as claims."""

    cards: tuple[OtomaCard, ...]
    removed: int

    @property
    def claiming(self) -> tuple[int, ...]:
        return tuple(n for n, card in enumerate(self.cards) if card.front.claims)

    @property
    def plain(self) -> tuple[int, ...]:
        return tuple(n for n, card in enumerate(self.cards) if not card.front.claims)

    @property
    def stack(self) -> int:
        """The number of cards in each stack, its claim among them."""
        return (len(self.plain) - self.removed) // len(self.claiming) + 1


@dataclass(frozen=True, slots=True)
class Titles:
    """What a solo player may call themselves, by four measures."""

    total: Bands
    presumptions: Bands
    fidelity: Bands
    claims: Bands


def title(bands: Bands, points: int) -> str:
    """The title that *points* earn; the first band takes anything below it too."""
    earned = bands[0][1]
    for least, name in bands:
        if points >= least:
            earned = name
    return earned


def read_otoma(section: Reader) -> OtomaBox:
    box = OtomaBox(tuple(_card(row) for row in section.rows("cards")), section.number("removed"))
    claims, plain = len(box.claiming), len(box.plain) - box.removed
    if box.removed < 0 or not claims or plain < max(claims, 2) or plain % claims:
        raise section.error(
            f"{len(box.plain)} cards without a claim, {box.removed} of them removed, "
            f"do not make {claims} equal stacks",
            "misterra-data-stacks",
            plain=len(box.plain),
            removed=box.removed,
            claims=claims,
        )
    return box


def _card(row: Reader) -> OtomaCard:
    cells, actions = row.texts("cells"), row.texts("actions")
    if len(cells) != 2 or len(actions) != 2:
        raise row.error("a card has two cells and two actions", "misterra-data-otoma-card")
    try:
        one, two = (parse_cell(cell) for cell in cells)
        first, second = (_action(action) for action in actions)
    except NotationError as error:
        raise row.error(str(error), error.key, **error.gaps) from error
    return OtomaCard((one, two), OtomaFront((first, second), row.flag("claim")))


def _action(text: str) -> OtomaAction:
    return OtomaAction(parse_terrain(text.removeprefix(CONFIRM)), text.startswith(CONFIRM))


def read_titles(section: Reader) -> Titles:
    measures = ("total", "presumptions", "fidelity", "claims")
    return Titles(*(_bands(section, key) for key in measures))


def _bands(section: Reader, key: str) -> Bands:
    bands = tuple(_band(section, key, row) for row in section.lists(key))
    if not bands or any(one[0] >= two[0] for one, two in pairwise(bands)):
        raise section.error(f"{key} should rise from title to title", "data-rising")
    return bands


def _band(section: Reader, key: str, row: tuple[object, ...]) -> tuple[int, str]:
    match row:
        case [int(least), str(name)]:
            return least, name
        case _:
            sentence = f"{key}: {list(row)} should be the least points and a title"
            raise section.error(sentence, "data-kind", field=key)
