"""Cartographers at the terminal: the map in colour, offers, pencil, and live points."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator, Mapping, Sequence

from inklands.cli.letters import Alphabet, Marks
from inklands.cli.outcome import season_totals
from inklands.cli.paint import has_colour, inked
from inklands.cli.plain_board import PlainBoard
from inklands.cli.scale import Scale
from inklands.cli.titles.cartographers.letters import alphabet
from inklands.cli.titles.cartographers.scales import title_scale
from inklands.cli.translator import Translator
from inklands.cli.wrapping import wrapped
from inklands.core.legal import AnchorGroup
from inklands.core.match import AnyMatch
from inklands.core.message import Message
from inklands.core.points import Points, Rating
from inklands.errors import NotationError
from inklands.games.cartographers.actions import Placement
from inklands.games.cartographers.legal import Placements
from inklands.games.cartographers.rules import Cartographers
from inklands.games.cartographers.scoring import rating
from inklands.games.cartographers.sheet import EMPTY, LETTERS, MOUNTAIN, WASTELAND, Terrain
from inklands.games.cartographers.view import OfferView, SheetView, View
from inklands.grid.fit import stamp
from inklands.grid.grid import Grid, Mask, indices
from inklands.grid.shape import Shape

OFFER = re.compile(r"(\d)(r{0,3})(f?)")
OFFER_AT = re.compile(r"(\d)(r{0,3})(f?) +([a-zA-Z]\d{1,2})")
OPEN_RUINS, SPOT = "r", "+"
COVERED_RUINS = "'"
"""Behind what is drawn on ruins: The Golden Granary counts farms there."""
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


def make_board(match: AnyMatch, translator: Translator, marks: Marks) -> MapBoard:
    return MapBoard(match, translator, alphabet(marks, translator))


class MapBoard(PlainBoard):
    """A map of shapes."""

    def __init__(self, match: AnyMatch, translator: Translator, letters: Alphabet) -> None:
        super().__init__(match, translator)
        self.grid: Grid = match.game.grid
        self.letters = letters

    def show(self, seat: int) -> None:
        view = self._view(seat)
        on = self.match.game.live_points_seat(self.match.state, seat)
        print("\n" + "\n".join(self._map(view, on, 0)))
        print("\n".join(self._standing(view, seat, on)))
        print(self.translator.format(self.match.game.prompt(self.match.state, seat)))
        print("\n".join(self._offer_lines(seat)))

    def show_maps(self, viewer: int | None, seats: Sequence[int]) -> None:
        view = self._view(viewer)
        print(f"{self._time(view)}, {self.translator.text('turn', turn=view.turn)}")
        for seat in seats:
            points, sheet = self.match.standing.points[seat], view.sheets[seat]
            total = self.translator.format_total(seat, points.total)
            print(f"\n{total}   {self._coins(view, sheet)}")
            print("\n".join(self._map(view, seat, 0)))

    def waits_for_ink(self, seat: int, action: object) -> bool:
        """A shape is always seen on the map before it is inked."""
        del seat, action
        return True

    def show_pencil(self, seat: int, action: object) -> None:
        assert isinstance(action, Placement)
        view = self._view(seat)
        print("\n" + "\n".join(self._map(view, view.draws_on, action.cells, action.terrain.letter)))
        now, then = self.match.live_points(seat), self.match.live_points(seat, action)
        print("\n".join(self._changes(now, then)))

    def show_spots(self, seat: int, text: str) -> None:
        found = OFFER.fullmatch(text.lower())
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
        print("\n" + "\n".join(self._map(view, view.draws_on, anchors, SPOT)))
        print(self.translator.text("spots", shape=str(orientation), count=anchors.bit_count()))

    def read(self, seat: int, text: str) -> object:
        """An offer at a cell, an action's number in the list, or a terrain and all its cells."""
        found = OFFER_AT.fullmatch(text.lower())
        if not found:
            letter, colon, cells = text.partition(":")
            terrain = self.letters.letter(letter.upper())
            written = f"{terrain}{colon}{''.join(cells.lower().split())}"
            return super().read(seat, written if colon else text)
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

    def written(self, seat: int, action: object) -> str:
        letter, _, cells = super().written(seat, action).partition(":")
        return f"{self.letters.mark(letter)}:{cells}"

    def words(self, line: str) -> list[str]:
        """A turn is one drawing, however many words it is written in."""
        return [line]

    def help(self) -> Iterator[str]:
        yield self.translator.format(Message("cartographers-terminal-help"))

    def legend(self) -> Iterator[str]:
        names = {terrain.letter: terrain.key for terrain in Terrain}
        names |= {MOUNTAIN: "mountain", WASTELAND: "wasteland", EMPTY: "empty"}
        yield self.mark_names({self.letters.mark(letter): key for letter, key in names.items()})
        yield self.mark_names({OPEN_RUINS: "ruins", f"·{COVERED_RUINS}": "terminal-ruins-covered"})
        yield wrapped("  ", self.translator.format(Message("cartographers-terminal-legend")))

    def scales(self) -> Iterator[Scale]:
        game = self.match.game
        assert isinstance(game, Cartographers)
        solo = (edict.solo for edict in self._view(None).edicts)
        yield title_scale(game.components, solo, self.translator)

    def ratings(self) -> tuple[Rating, ...]:
        return (rating(self.match.state.setup, self.match.standing.points[0].total),)

    def _view(self, seat: int | None) -> View:
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
        number = int(found[1])
        self._offer(seat, number)
        shape = Shape.parse(self._offers(seat)[number - 1].shape)
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
        covered = {divmod(index, self.grid.width) for index in ruins}
        return self._lines(rows, marks, covered)

    def _standing(self, view: View, seat: int, on: int) -> Iterator[str]:
        """Time, coins and goals of the map of seat *on*, which is a neighbour's in an ambush."""
        owner = "" if on == seat else f"   {self.translator.text('map-of', seat=on)}"
        yield f"{self._time(view)}   {self._coins(view, view.sheets[on])}{owner}"
        if view.column:
            yield wrapped("  ", self._column(view))
        if view.gone:
            yield wrapped("  ", self._met(view))
        now = self.match.live_points(seat).by_key()
        for edict in view.edicts:
            mark = "*" if edict.scores_now else " "
            rule = self.translator.format(Message(f"cartographers-{edict.goal}-rule"))
            label = self.translator.label(self.part_name(edict.goal), rule)
            yield wrapped(f" {edict.letter}{mark} {now[edict.goal]:>3}  ", label)
        yield f"    {now['monsters']:>3}  {self.part_name('monsters')}"
        yield self._counted(seat)

    def _column(self, view: View) -> str:
        """The cards of this season with their times; ruins take none."""
        cards = zip(view.column, view.column_times, strict=True)
        return " · ".join(
            f"{self.named(key)} {time}" if time else self.named(key) for key, time in cards
        )

    def _met(self, view: View) -> str:
        """The ambushes that have left the cards for good."""
        met = ", ".join(map(self.named, view.gone))
        return self.translator.label(self.named("terminal-met"), met)

    def _time(self, view: View) -> str:
        return f"{self.named(view.season_key)}, {view.time}/{view.threshold}"

    def _coins(self, view: View, sheet: SheetView) -> str:
        return f"{self.part_name('coins')} {sheet.coins}/{view.most_coins}"

    def _counted(self, seat: int) -> str:
        """What the seasons that are over gave *seat*, and their sum."""
        points = self.match.standing.points[seat]
        seasons = (f"{self.named(key)} {n}" for key, n in season_totals(points).items())
        so_far = " = ".join(filter(None, [" + ".join(seasons), str(points.total)]))
        return self.translator.label(self.translator.format(Message("page-total")), so_far)

    def _offers(self, seat: int) -> tuple[OfferView, ...]:
        """What may be drawn: the card's offers, or where none fits a cell of each terrain open."""
        card, legal = self._view(seat).card, self.match.legal_actions(seat)
        assert isinstance(legal, Placements)
        if card is None or not legal.is_fallback:
            return card.offers if card else ()
        # FR, draw phase: one cell instead; of which terrain, printings of the rules differ.
        letters = {group.option: group.choice for group in legal.groups}
        terrains = (Terrain(LETTERS.index(letters[option])) for option in sorted(letters))
        return tuple(OfferView(each.key, each.letter, "X", coin=False) for each in terrains)

    def _offer_lines(self, seat: int) -> Iterator[str]:
        fitting = {group.option for group in self._groups(seat)}
        for number, offer in enumerate(self._offers(seat), 1):
            coin = "  +1" if offer.coin else ""
            note = "" if number - 1 in fitting else f"  {self.translator.text('fits-nowhere')}"
            first, *rest = offer.shape.replace(".", " ").split("/")
            letter = self.letters.mark(offer.letter)
            yield f"  {number}  {letter} {self.named(offer.terrain):<10} {first}{coin}{note}"
            yield from (f"{'':<18}{row}" for row in rest)

    def _changes(self, now: Points, then: Points) -> Iterator[str]:
        before, after = now.by_key(), then.by_key()
        for key, points in after.items():
            change = points - before[key]
            yield f"  {points:>4} {f'({change:+d})' if change else '':>6}  {self.part_name(key)}"

    def _lines(
        self,
        rows: tuple[str, ...],
        marks: Mapping[tuple[int, int], str],
        ruins: Container[tuple[int, int]],
    ) -> list[str]:
        """The map with letters for its rows and numbers for its columns; *marks* lie over it."""
        lines = ["   " + "".join(f"{column + 1:^3}" for column in range(len(rows[0])))]
        for r, row in enumerate(rows):
            cells = (
                self._cell(letter, marks.get((r, c)), has_ruins=(r, c) in ruins)
                for c, letter in enumerate(row)
            )
            lines.append(f" {chr(ord('a') + r)} " + "".join(cells))
        return lines

    def _cell(self, letter: str, mark: str | None, *, has_ruins: bool) -> str:
        own = letter if letter == OPEN_RUINS else self.letters.mark(letter)
        drawn = self.letters.mark(mark) if mark else own
        behind = COVERED_RUINS if has_ruins and letter != OPEN_RUINS else " "
        # A spot may lie on a filled cell, if the shape is hollow there: both are shown.
        shown = f"+{own}{behind}" if mark == SPOT else f" {drawn}{behind}"
        if not has_colour():
            return f"[{drawn}]" if mark and mark != SPOT else shown
        if mark:
            return BOLD + inked(shown, *PENCIL)
        return inked(shown, *INK.get(letter, INK["."]))
