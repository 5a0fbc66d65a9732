"""Cartographers at the terminal: the map in colour, offers, pencil, and live points."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from inklands.cli.paint import has_colour, inked
from inklands.cli.plain_board import PlainBoard
from inklands.cli.translator import Translator
from inklands.core.legal import AnchorGroup
from inklands.core.match import AnyMatch
from inklands.core.message import Message
from inklands.core.points import Points
from inklands.errors import NotationError
from inklands.games.cartographers.actions import Placement
from inklands.games.cartographers.view import CardView, View
from inklands.grid.fit import stamp
from inklands.grid.grid import Grid, Mask, indices
from inklands.grid.shape import Shape

OFFER = re.compile(r"(\d)(r{0,3})(f?)")
OFFER_AT = re.compile(r"(\d)(r{0,3})(f?) +([a-zA-Z]\d{1,2})")
OPEN_RUINS = "r"
INK = {
    "F": (255, 28),
    "V": (255, 124),
    "A": (16, 179),
    "W": (255, 25),
    "M": (255, 90),
    "^": (255, 94),
    "#": (244, 238),
    OPEN_RUINS: (94, 230),
    ".": (250, 230),
}
"""The colours of a letter and of the paper behind it, out of the 256 of a terminal."""
PENCIL = (16, 51)
BOLD = "\x1b[1m"


def make_board(match: AnyMatch, translator: Translator) -> MapBoard:
    return MapBoard(match, translator)


class MapBoard(PlainBoard):
    """A map of shapes."""

    def __init__(self, match: AnyMatch, translator: Translator) -> None:
        super().__init__(match, translator)
        self.grid: Grid = match.game.grid

    def show(self, seat: int) -> None:
        view = self._view(seat)
        print("\n" + "\n".join(self._map(view, view.draws_on if view.card else seat, 0)))
        print("\n".join(self._standing(view, seat)))
        if view.card is not None:
            print(self.translator.format(self.match.game.prompt(self.match.state, seat)))
            print("\n".join(self._offers(view.card)))

    def show_pencil(self, seat: int, action: object) -> None:
        assert isinstance(action, Placement)
        view = self._view(seat)
        print("\n" + "\n".join(self._map(view, view.draws_on, action.cells, action.terrain.letter)))
        now, then = self.match.live_points(seat), self.match.live_points(seat, action)
        print("\n".join(self._changes(now, then)))

    def show_spots(self, seat: int, text: str) -> None:
        found = OFFER.fullmatch(text)
        if not found:
            raise NotationError(f"{text!r} is not an offer: write its number, then r and f to turn")
        view = self._view(seat)
        orientation = self._orientation(seat, found)
        groups = [g for g in self._groups(seat) if g.stamp.shape == orientation]
        anchors = next((g.anchors for g in groups if g.option == int(found[1]) - 1), 0)
        print("\n" + "\n".join(self._map(view, view.draws_on, anchors, "+")))
        print(self.translator.text("spots", shape=str(orientation), count=anchors.bit_count()))

    def read(self, seat: int, text: str) -> object:
        found = OFFER_AT.fullmatch(text)
        if not found:
            return self.match.game.parse_action(text)
        orientation = self._orientation(seat, found)
        anchor = self.grid.parse_name(found[4])
        row, column = divmod(anchor, self.grid.width)
        if not self.grid.holds(row + orientation.height - 1, column + orientation.width - 1):
            raise NotationError(f"{text}: the shape does not stay on the map")
        group = self._offer(seat, int(found[1]))
        action = self.match.game.parse_action(f"{group.choice}:a1")
        assert isinstance(action, Placement)
        return Placement(action.terrain, stamp(self.grid, orientation).cells << anchor)

    def _view(self, seat: int) -> View:
        view = self.match.view(seat)
        assert isinstance(view, View)
        return view

    def _groups(self, seat: int) -> tuple[AnchorGroup, ...]:
        return self.match.legal_actions(seat).groups

    def _offer(self, seat: int, number: int) -> AnchorGroup:
        offered = [group for group in self._groups(seat) if group.option == number - 1]
        if not offered:
            raise NotationError(f"offer {number} is not there, or fits nowhere")
        return offered[0]

    def _orientation(self, seat: int, found: re.Match[str]) -> Shape:
        """The shape of an offer as printed, turned and flipped as asked."""
        view = self._view(seat)
        number = int(found[1])
        self._offer(seat, number)
        offers = view.card.offers if view.card else ()
        shape = Shape.parse(offers[number - 1].shape) if number <= len(offers) else Shape(((0, 0),))
        if not any(g.stamp.shape in shape.orientations() for g in self._groups(seat)):
            shape = Shape(((0, 0),))
        for _ in found[2]:
            shape = shape.turned()
        return shape.flipped() if found[3] else shape

    def _map(self, view: View, on: int | None, cells: Mask, mark: str = "") -> list[str]:
        sheet = view.sheets[on or 0]
        ruins = {self.grid.parse_name(name) for name in view.ruins}
        rows = tuple(
            "".join(
                OPEN_RUINS if letter == "." and self.grid.index(r, c) in ruins else letter
                for c, letter in enumerate(row)
            )
            for r, row in enumerate(sheet.rows)
        )
        marks = {divmod(index, self.grid.width): mark for index in indices(cells)}
        return _lines(rows, marks)

    def _standing(self, view: View, seat: int) -> Iterator[str]:
        season = self.translator.format(Message(f"cartographers-{view.season_key}"))
        coins = f"{self.part_name('coins')} {view.sheets[seat].coins}/{view.most_coins}"
        yield f"{season}, {view.time}/{view.threshold}   {coins}"
        now = self.match.live_points(seat).by_key()
        for edict in view.edicts:
            mark = "*" if edict.scores_now else " "
            rule = self.translator.format(Message(f"cartographers-{edict.goal}-rule"))
            name = self.part_name(edict.goal)
            yield f" {edict.letter}{mark} {now[edict.goal]:>3}  {self.translator.label(name, rule)}"
        yield f"    {now['monsters']:>3}  {self.part_name('monsters')}"

    def _offers(self, card: CardView) -> Iterator[str]:
        for number, offer in enumerate(card.offers, 1):
            terrain = self.translator.format(Message(f"cartographers-{offer.terrain}"))
            coin = "  +1" if offer.coin else ""
            first, *rest = offer.shape.replace(".", " ").split("/")
            yield f"  {number}  {offer.letter} {terrain:<10} {first}{coin}"
            yield from (f"{'':<18}{row}" for row in rest)

    def _changes(self, now: Points, then: Points) -> Iterator[str]:
        before, after = now.by_key(), then.by_key()
        for key, points in after.items():
            change = points - before[key]
            yield f"  {points:>4} {f'({change:+d})' if change else '':>6}  {self.part_name(key)}"


def _lines(rows: tuple[str, ...], marks: Mapping[tuple[int, int], str]) -> list[str]:
    """The map with letters for its rows and numbers for its columns; *marks* replace letters."""
    heading = "   " + "".join(f"{column + 1:^3}" for column in range(len(rows[0])))
    lines = [heading]
    for r, row in enumerate(rows):
        cells = (_cell(letter, marks.get((r, c))) for c, letter in enumerate(row))
        lines.append(f" {chr(ord('a') + r)} " + "".join(cells))
    return lines


def _cell(letter: str, mark: str | None) -> str:
    shown = f" {mark or letter} "
    if not has_colour():
        return f"[{mark}]" if mark else shown
    if mark:
        return BOLD + inked(shown, *PENCIL)
    return inked(shown, *INK.get(letter, INK["."]))
