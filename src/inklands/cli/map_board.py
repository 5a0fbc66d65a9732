"""Cartographers at the terminal: the map in colour, offers, pencil, and live points."""

from __future__ import annotations

import re
from collections.abc import Iterator

from inklands.cli.paint import has_colour, painted
from inklands.cli.plain_board import AnyMatch, PlainBoard
from inklands.cli.voice import Voice
from inklands.core.legal import AnchorGroup
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


class MapBoard(PlainBoard):
    """A map of shapes."""

    def __init__(self, match: AnyMatch, voice: Voice) -> None:
        super().__init__(match, voice)
        self.grid: Grid = match.game.grid

    def show(self, seat: int) -> None:
        view = self._view(seat)
        print("\n" + "\n".join(self._map(view, view.draws_on if view.card else seat, 0)))
        print("\n".join(self._standing(view, seat)))
        if view.card is not None:
            print(self.voice.say(self.match.game.prompt(self.match.state, seat)))
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
            raise NotationError(
                f"{text!r} is not an offer: write its number, then r and f to turn",
                "error-notation-offer",
                text=text,
            )
        view = self._view(seat)
        orientation = self._orientation(seat, found)
        groups = [g for g in self._groups(seat) if g.stamp.shape == orientation]
        anchors = next((g.anchors for g in groups if g.option == int(found[1]) - 1), 0)
        print("\n" + "\n".join(self._map(view, view.draws_on, anchors, "+")))
        print(self.voice.tell("spots", shape=str(orientation), count=anchors.bit_count()))

    def read(self, seat: int, text: str) -> object:
        found = OFFER_AT.fullmatch(text)
        if not found:
            return self.match.game.parse_action(text)
        orientation = self._orientation(seat, found)
        anchor = self.grid.parse_name(found[4])
        row, column = divmod(anchor, self.grid.width)
        if not self.grid.holds(row + orientation.height - 1, column + orientation.width - 1):
            raise NotationError(
                f"{text}: the shape does not stay on the map", "error-notation-off-map", text=text
            )
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
            raise NotationError(
                f"offer {number} is not there, or fits nowhere",
                "error-notation-no-offer",
                number=number,
            )
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
        return painted(rows, marks, colour=has_colour())

    def _standing(self, view: View, seat: int) -> Iterator[str]:
        season = self.voice.say(Message(f"cartographers-{view.season_key}"))
        coins = f"{self.part_name('coins')} {view.sheets[seat].coins}/{view.most_coins}"
        yield f"{season}, {view.time}/{view.threshold}   {coins}"
        now = self.match.live_points(seat).by_key()
        for edict in view.edicts:
            mark = "*" if edict.scores_now else " "
            rule = self.voice.say(Message(f"cartographers-{edict.goal}-rule"))
            name = self.part_name(edict.goal)
            yield f" {edict.letter}{mark} {now[edict.goal]:>3}  {self.voice.label(name, rule)}"
        yield f"    {now['monsters']:>3}  {self.part_name('monsters')}"

    def _offers(self, card: CardView) -> Iterator[str]:
        for number, offer in enumerate(card.offers, 1):
            terrain = self.voice.say(Message(f"cartographers-{offer.terrain}"))
            coin = "  +1" if offer.coin else ""
            first, *rest = offer.shape.replace(".", " ").split("/")
            yield f"  {number}  {offer.letter} {terrain:<10} {first}{coin}"
            yield from (f"{'':<18}{row}" for row in rest)

    def _changes(self, now: Points, then: Points) -> Iterator[str]:
        before, after = now.by_key(), then.by_key()
        for key, points in after.items():
            change = points - before[key]
            yield f"  {points:>4} {f'({change:+d})' if change else '':>6}  {self.part_name(key)}"
