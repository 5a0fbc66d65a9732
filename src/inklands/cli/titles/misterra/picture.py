"""A game of Maps of Misterra on paper: one island, and a parchment for each seat."""

from __future__ import annotations

from inklands.cli.paper.reader import PaperGame
from inklands.cli.paper.sheet import Entries, Sheet, only_drawing, picture_rows
from inklands.cli.paper.text import Drawing, PaperText, SeatText, with_common
from inklands.cli.scale import Scale
from inklands.cli.titles.misterra.letters import own_letters
from inklands.cli.titles.misterra.scales import title_scales
from inklands.cli.translator import Translator
from inklands.core.catalogue import AnyGame
from inklands.core.points import Points, Standing, ranked
from inklands.games.misterra.island.places import GRID
from inklands.games.misterra.island.terrain import LETTERS
from inklands.games.misterra.rules import Misterra
from inklands.games.misterra.scoring import FIDELITY, ratings

HELP = (
    "S steppe, L lagoon, J jungle, M mountain, . empty; on the island a small letter is hazy. "
    "Fields: expert, solo (yes), merged_claims (none, both), otoma and others (their markers); for "
    "each seat presumptions (numbers) and claims (cells). Pictures: island and parchment; without "
    "headings the parchment, then the island"
)
OPTIONS = {"goals": "presumptions", "solo": "solo"}
EXAMPLE = """\
island:
S S L . .
S j L . .
. . . . .
. . . M M
. . . . .

seat: Ada
presumptions: 5, 17
claims: a1
parchment:
S S L . .
S . L . .
. . . . .
. . . M .
. . . . .

seat: Ben
presumptions: 2, 21
claims: c1
parchment:
L S L . .
. J L . .
. . . . .
. . . M M
. . . . .
"""
FIELDS = (
    "expert", "solo", "merged_claims", "otoma", "others", "presumptions", "claims"
)  # fmt: skip
EMPTY = "."


def read_game(_: AnyGame, text: PaperText, translator: Translator) -> PaperGame:
    """The sheet of each seat; the markers of all other seats are others' to it."""
    entries = [Entries(with_common(text, seat), FIELDS) for seat in text.seats]
    sheets = tuple(
        (_sheet(seat, own, _others(entries, own), translator),)
        for seat, own in zip(text.seats, entries, strict=True)
    )
    return PaperGame(tuple(seat.name for seat in text.seats), sheets)


def standing(game: AnyGame, text: PaperText, points: tuple[Points, ...]) -> Standing:
    """The order by points, then by fidelity; alone the four titles."""
    assert isinstance(game, Misterra)
    places = ranked((own.total, own.by_key()[FIDELITY]) for own in points)
    return Standing(points, places, ratings(game.components, points[0]) if _is_solo(text) else ())


def scales(game: AnyGame, text: PaperText, translator: Translator) -> tuple[Scale, ...]:
    return tuple(title_scales(game, translator)) if _is_solo(text) else ()


def _is_solo(text: PaperText) -> bool:
    seat = text.seats[0]
    return len(text.seats) == 1 and Entries(with_common(text, seat), FIELDS).flag("solo")


def _sheet(seat: SeatText, entries: Entries, others: list[str], translator: Translator) -> Sheet:
    parchment, island = _maps(seat, entries)
    own = own_letters(translator)
    drawn = {mark: letter for letter in LETTERS for mark in (letter, own.mark(letter))}
    hazy = {mark.lower(): letter.lower() for mark, letter in drawn.items()}
    request: dict[str, object] = {
        "parchment": list(picture_rows(parchment, GRID, {**drawn, EMPTY: EMPTY})),
        "island": list(picture_rows(island, GRID, {**drawn, **hazy, EMPTY: EMPTY})),
        "presumptions": entries.numbers("presumptions") or [],
    }
    if entries.flag("expert"):
        request["expert"] = True
    if entries.flag("solo"):
        request["solo"] = True
    if entries.text("merged_claims") is not None:
        request["merged_claims"] = entries.text("merged_claims")
    if "claims" in entries.fields or others:
        request["claims"], request["other_claims"] = entries.words("claims") or [], others
    lines = {**entries.lines, "island": island.line, "parchment": parchment.line}
    lines["other_claims"] = entries.lines.get("otoma", entries.lines.get("others", seat.line))
    return Sheet(request, lines)


def _maps(seat: SeatText, entries: Entries) -> tuple[Drawing, Drawing]:
    """The parchment and the island; without headings the one stands above the other."""
    both = entries.drawing("")
    if both is None or len(both.rows) != 2 * GRID.height:
        island = only_drawing(seat.line, entries, "island")
        return only_drawing(seat.line, entries, "parchment", ""), island
    return Drawing("", both.rows[: GRID.height]), Drawing("", both.rows[GRID.height :])


def _others(seats: list[Entries], own: Entries) -> list[str]:
    """The markers of everybody but the seat of *own*."""
    claims = [cell for each in seats if each is not own for cell in each.words("claims") or []]
    return [*claims, *(own.words("otoma") or []), *(own.words("others") or [])]
