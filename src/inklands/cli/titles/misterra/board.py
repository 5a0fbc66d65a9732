"""Maps of Misterra at the terminal: island and parchment side by side, and live points."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from inklands.cli.explain import format_changes
from inklands.cli.letters import Alphabet, Marks
from inklands.cli.paint import has_colour, inked
from inklands.cli.plain_board import PlainBoard
from inklands.cli.scale import Scale
from inklands.cli.titles.misterra.letters import alphabet
from inklands.cli.titles.misterra.scales import title_scales
from inklands.cli.titles.misterra.words import argument_words, front_words, sketch_words
from inklands.cli.translator import Translator
from inklands.cli.wrapping import wrapped
from inklands.core.match import AnyMatch
from inklands.core.message import Message
from inklands.core.points import Rating
from inklands.games.misterra.actions import Claim, Keep, Map
from inklands.games.misterra.island.island import island_rows
from inklands.games.misterra.island.places import GRID, LAND, parse_place
from inklands.games.misterra.island.terrain import LETTERS
from inklands.games.misterra.notation import WORDS
from inklands.games.misterra.rules import Misterra
from inklands.games.misterra.scoring import ratings
from inklands.games.misterra.turn import mapped
from inklands.games.misterra.view import CartographerView, OtomaView, PresumptionView, View

INK = {"S": (16, 179), "L": (255, 25), "J": (255, 28), "M": (255, 94), "~": (16, 223)}
"""The colours of what is certain and of the paper behind it, out of the 256 of a terminal."""
HAZY = {"s": (94, 230), "l": (25, 230), "j": (28, 230), "m": (88, 230), ".": (250, 230)}
SEEN, PENCIL = (16, 229), (16, 51)
TERRAIN = re.compile(r"(?<=take:|swap:)\w\w|(?<=map:)\w(?= )|(?<=,)\w(?= )")
"""Where an action names terrains."""
BEACH = re.compile(r"beach(?=[1-5])")
"""Where an action names a cell of the beach, which the reader's language calls otherwise."""
MANY_TIMES, ONCE = "∞", "1×"
"""The seals printed on presumptions."""


@dataclass(frozen=True, slots=True)
class Pencil:
    """What lies in pencil on each map: letters by cell, as the maps have them."""

    island: Mapping[int, str] = field(default_factory=dict)
    parchment: Mapping[int, str] = field(default_factory=dict)


NOTHING = Pencil()


def make_board(match: AnyMatch, translator: Translator, marks: Marks) -> IslandBoard:
    letters = alphabet(marks, translator)
    translator.say_in_words({**argument_words(translator), "letters": letters.marked})
    return IslandBoard(match, translator, letters)


class IslandBoard(PlainBoard):
    """
    The island that all change, and the parchment of one seat.

    Behind a letter of the island stands the number of the seat whose cartographer is there, before
    it ``*`` for a claim of one's own or ``!`` for another's; ``+`` is an empty cell that is seen.
    """

    def __init__(self, match: AnyMatch, translator: Translator, letters: Alphabet) -> None:
        super().__init__(match, translator)
        self.letters = letters

    def show(self, seat: int) -> None:
        view = self._view(seat)
        print("\n" + "\n".join(self._maps(view, seat)))
        print("\n".join(self._standing(view, seat)))
        self.ask(seat)

    def show_maps(self, viewer: int | None, seats: Sequence[int]) -> None:
        view = self._view(viewer)
        print(self._text("misterra-half-day", round=view.round, number=view.half_day))
        for seat in seats:
            points = self.match.standing.points[seat].total
            print(f"\n{self.translator.format_total(seat, points)}")
            print("\n".join(self._maps(view, seat)))

    def waits_for_ink(self, seat: int, action: object) -> bool:
        """What changes points is seen first; a walk or a card taken can be taken back."""
        return isinstance(action, Claim | Keep | Map) or super().waits_for_ink(seat, action)

    def words(self, line: str) -> list[str]:
        """The actions of a half day; the two halves of a map hold spaces of their own."""
        return WORDS.findall(line)

    def read(self, seat: int, text: str) -> object:
        """An action in any case of letters, the beach also by its name in the reader's language."""
        beach = rf"\b{self.translator.text('beach')}[a-z]*([1-5])\b"
        written = re.sub(beach, r"beach\1", text.lower())
        return super().read(seat, TERRAIN.sub(self._code, written))

    def written(self, seat: int, action: object) -> str:
        text = TERRAIN.sub(self._mark, super().written(seat, action))
        return BEACH.sub(self.translator.text("beach"), text) if self.letters.shown else text

    def help(self) -> Iterator[str]:
        yield self.translator.format(Message("misterra-terminal-help"))

    def legend(self) -> Iterator[str]:
        names = ("steppe", "lagoon", "jungle", "mountain")
        yield self.mark_names(dict(zip(map(self.letters.mark, LETTERS), names, strict=True)))
        yield wrapped("  ", self.translator.format(Message("misterra-terminal-legend")))

    def scales(self) -> Iterator[Scale]:
        return title_scales(self.match.game, self.translator)

    def ratings(self) -> tuple[Rating, ...]:
        game = self.match.game
        assert isinstance(game, Misterra)
        return ratings(game.components, self.match.live_points(0))

    def show_pencil(self, seat: int, action: object) -> None:
        if isinstance(action, Map):
            view = self._view(seat)
            print("\n" + "\n".join(self._maps(view, seat, self._pencil(seat, action))))
        now, then = self.match.live_points(seat), self.match.live_points(seat, action)
        for line in format_changes(now, then, self.match.game, self.translator):
            print(line)

    def _view(self, seat: int | None) -> View:
        view = self.match.view(seat)
        assert isinstance(view, View)
        return view

    def _pencil(self, seat: int, action: Map) -> Pencil:
        """What a sketch would change on both maps; the island may keep what it has."""
        game, public = self.match.game, self.match.state.public
        assert isinstance(game, Misterra)
        then, _ = mapped(game.components, public, seat, action)
        cells = (action.first_cell, action.second_cell)
        before, after = ("".join(island_rows(each.island)) for each in (public, then))
        return Pencil(
            {cell: after[cell] for cell in cells if after[cell] != before[cell]},
            dict(zip(cells, (LETTERS[action.first], LETTERS[action.second]), strict=True)),
        )

    def _maps(self, view: View, seat: int, pencil: Pencil = NOTHING) -> Iterator[str]:
        island, parchment = (self._text(f"page-layer-{name}") for name in ("island", "parchment"))
        yield f"      {island:<24}{parchment}"
        letters = "".join(f" {chr(ord('a') + column)} " for column in range(GRID.width))
        yield f"      {letters}         {letters}".rstrip()
        for row in range(GRID.height):
            cells = range(GRID.index(row, 0), GRID.index(row, GRID.width))
            shore = self._place(view, seat, "~", LAND + row)
            land = (
                self._laid(pencil.island.get(c)) or self._place(view, seat, view.island[row][n], c)
                for n, c in enumerate(cells)
            )
            drawn = view.cartographers[seat].parchment[row]
            own = (
                self._laid(pencil.parchment.get(c)) or self._sketched(view, drawn[n], c)
                for n, c in enumerate(cells)
            )
            yield f" {row + 1} {shore}{''.join(land)}      {row + 1}  {''.join(own)}".rstrip()

    def _standing(self, view: View, seat: int) -> Iterator[str]:
        yield self._text("misterra-half-day", round=view.round, number=view.half_day)
        deck = self._text("misterra-deck", count=view.deck)
        display = " · ".join([*map(self._sketch, view.display), deck])
        yield wrapped("", self.translator.label(self._text("misterra-display"), display))
        marks = map(self.letters.mark, LETTERS)
        supply = (f"{mark} {left}" for mark, left in zip(marks, view.supply, strict=True))
        yield self.translator.label(self._text("misterra-supply"), "  ".join(supply))
        for other, cartographer in enumerate(view.cartographers):
            yield self._cartographer(view, other, cartographer)
        if view.otoma is not None:
            yield from self._otoma(view.otoma)
        dealt = {f"presumption-{card.number}": card for card in view.dealt}
        now = self.match.live_points(seat).by_key()
        for key in [*now, *(() if view.kept else dealt)]:
            name = self._presumption(dealt[key]) if key in dealt else self.part_name(key)
            yield wrapped(f"  {now.get(key, 0):>4}  ", name)
        yield f"  {sum(now.values()):>4}"

    def _presumption(self, card: PresumptionView) -> str:
        """A presumption with its number, its rule, and the seal that says how often it counts."""
        seal = MANY_TIMES if card.is_repeated else ONCE
        return f"{card.number}. {self.translator.format(card.rule)} ({seal})"

    def _cartographer(self, view: View, seat: int, own: CartographerView) -> str:
        """Where a seat's cartographer is, its markers, and whether it began."""
        facts = [self._place_name(own.place), self.translator.text("markers", markers=own.markers)]
        # EN p. 6: the last round goes on to the seat before the one that began.
        facts += [self.translator.text("first")] if view.seats > 1 and seat == view.first else []
        return self.translator.label(self.translator.seat_name(seat), " · ".join(facts))

    def _place_name(self, place: str | None) -> str:
        if place is None:
            return "–"
        return self._text(f"misterra-{place}") if parse_place(place) >= LAND else place

    def _otoma(self, otoma: OtomaView) -> Iterator[str]:
        """Otoma's last half days, each with its cells and what was done there, and what is left."""
        left = self._text("misterra-otoma-left", cards=otoma.cards_left, markers=otoma.markers)
        front = front_words(self.translator, otoma.front)
        yield wrapped("", f"Otoma · {self._text('misterra-otoma-next')} {front} · {left}")
        for half_day in otoma.half_days:
            cells = " ".join(half_day.cells)
            flipped = self._text("misterra-flipped", cells=cells, front=half_day.front)
            yield wrapped("  ", flipped)

    def _text(self, key: str, **args: str | int) -> str:
        return self.translator.format(Message.of(key, **args))

    def _sketch(self, sketch: str) -> str:
        """A sketch card as it is typed, and in words."""
        marks = "".join(map(self.letters.mark, sketch))
        return f"{marks} {sketch_words(self.translator, sketch)}"

    def _code(self, found: re.Match[str]) -> str:
        return "".join(map(self.letters.letter, found[0]))

    def _mark(self, found: re.Match[str]) -> str:
        return "".join(map(self.letters.mark, found[0]))

    def _place(self, view: View, seat: int, letter: str, place: int) -> str:
        """A cell of the island or the beach, and who has been there."""
        here = [n for n, c in enumerate(view.cartographers) if _is(c.place, place)]
        who = seat if seat in here else here[0] if here else " "
        own = any(_is(claim, place) for claim in view.cartographers[seat].claims)
        claims = [claim for other in view.cartographers for claim in other.claims]
        claims += view.otoma.claims if view.otoma else ()
        mark = "*" if own else "!" if any(_is(claim, place) for claim in claims) else " "
        return _cell(letter, f"{mark}{self.letters.mark(letter)}{who}")

    def _laid(self, letter: str | None) -> str:
        """A cell with *letter* in pencil; nothing where there is none."""
        if letter is None:
            return ""
        mark = self.letters.mark(letter)
        return inked(f" {mark} ", *PENCIL) if has_colour() else f"[{mark}]"

    def _sketched(self, view: View, letter: str, cell: int) -> str:
        """A cell of the parchment, or that it is empty and can be seen."""
        is_open = letter == "." and view.card is not None and GRID.name(cell) in view.sight
        return _cell(
            "+" if is_open else letter, f" {'+' if is_open else self.letters.mark(letter)} "
        )


def _is(name: str | None, place: int) -> bool:
    return name is not None and parse_place(name) == place


def _cell(letter: str, shown: str) -> str:
    if not has_colour():
        return shown
    front, back = SEEN if letter == "+" else INK.get(letter) or HAZY[letter]
    return inked(shown, front, back)
