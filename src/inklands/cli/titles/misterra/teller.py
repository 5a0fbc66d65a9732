"""Maps of Misterra in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from inklands.cli.spoken.lines import spans
from inklands.cli.titles.misterra.words import front_words, sketch_words, terrain_key
from inklands.cli.translator import Translator
from inklands.core.match import AnyMatch
from inklands.core.message import Message
from inklands.games.misterra.actions import Claim, Keep, Map, Move, OtomaClaim, Swap, Take
from inklands.games.misterra.island.places import GRID, parse_place, place_key
from inklands.games.misterra.island.terrain import KEYS, LETTERS, SKETCH_TEXTS
from inklands.games.misterra.rules import Misterra
from inklands.games.misterra.turn import mapped
from inklands.games.misterra.view import OtomaView, View
from inklands.grid.art import Rows
from inklands.grid.grid import Mask, mask

NOTHING = "."


def make_teller(match: AnyMatch, translator: Translator) -> IslandTeller:
    return IslandTeller(match, translator)


class IslandTeller:
    """Island and parchment told together, cell by cell."""

    def __init__(self, match: AnyMatch, translator: Translator) -> None:
        self.match = match
        self.translator = translator

    def situation(self, seat: int) -> Iterator[str]:
        view = self._view(seat)
        yield self._text("misterra-half-day", round=view.round, number=view.half_day)
        yield from self._where(view, seat)
        if view.card is None and view.kept:
            for sketch, count in Counter(view.display).items():
                words = f"{count} × " * (count > 1) + self._sketch(sketch)
                yield self._text("misterra-terminal-in-display", text=words)

    def goals(self, seat: int) -> Iterator[str]:
        view, now = self._view(seat), self.match.live_points(seat).by_key()
        rules = {f"presumption-{card.number}": card for card in view.dealt}
        for key in [*now, *(() if view.kept else rules)]:
            points = self._text("page-points-now", points=now.get(key, 0))
            name = self.translator.part_name(self.match.game, key)
            yield self.translator.label(name, points)
            if key in rules:
                seal = "repeated" if rules[key].is_repeated else "once"
                rule = self.translator.format(rules[key].rule)
                yield f"{rule} ({self._text(f'misterra-seal-{seal}')})"
        supply = zip(KEYS, view.supply, strict=True)
        left = ", ".join(f"{self._text(key[1:])} {count}" for key, count in supply)
        yield self.translator.label(self._text("misterra-supply"), left)
        yield self._text("misterra-markers-left", markers=view.cartographers[seat].markers)
        if view.otoma is not None:
            yield from self._otoma(view.otoma)

    def cell(self, viewer: int | None, owner: int, index: int) -> str:
        view = self._view(viewer)
        row, column = divmod(index, GRID.width)
        island = self._island_cell(view.island[row][column])
        drawn = view.cartographers[owner].parchment[row][column]
        own = self._text("misterra-blank" if drawn == NOTHING else terrain_key(drawn)[1:])
        facts = [
            self.translator.label(self._text("page-layer-island"), island),
            self.translator.label(self._text("page-layer-parchment"), own),
            *self._who(view, owner, GRID.name(index)),
        ]
        return ", ".join(facts)

    def region(self, viewer: int, owner: int, index: int) -> Iterator[str]:
        """The region of the island around a cell, then the zone of the parchment."""
        view = self._view(viewer)
        row, column = divmod(index, GRID.width)
        maps = {"island": view.island, "parchment": view.cartographers[owner].parchment}
        for layer, rows in maps.items():
            letter = rows[row][column].upper()
            if letter != NOTHING:
                region = GRID.region(1 << index, _cells(rows, letter))
                where = ", ".join(spans(GRID, region, self.translator))
                told = self.translator.text(
                    "region", terrain=terrain_key(letter), count=region.bit_count(), cells=where
                )
                yield self.translator.label(self._text(f"page-layer-{layer}"), told)

    def open(self, seat: int) -> Iterator[str]:
        """The cells of the parchment that are empty, and those of the island not yet certain."""
        view = self._view(seat)
        empty = _cells(view.cartographers[seat].parchment, NOTHING)
        hazy = mask(n for n, mark in enumerate("".join(view.island)) if mark.islower())
        unknown = _cells(view.island, NOTHING)
        heads = {"open-parchment": empty, "open-island": unknown, "hazy-island": hazy}
        for key, cells in heads.items():
            yield self._text(f"misterra-terminal-{key}", count=cells.bit_count())
            yield from spans(GRID, cells, self.translator)

    def others(self, viewer: int | None, owner: int) -> Iterator[str]:
        yield from self._where(self._view(viewer), owner, sees=False)

    def action(self, seat: int, action: object) -> str:
        match action:
            case Keep(numbers):
                return self._keep(seat, numbers)
            case Map():
                return self._map(action)
            case Swap(sketch):
                return self._text("misterra-do-swap", sketch=SKETCH_TEXTS[sketch])
            case Take(sketch):
                return self._text("misterra-do-take", sketch=SKETCH_TEXTS[sketch])
            case _:
                return self._on_the_island(action)

    def _on_the_island(self, action: object) -> str:
        match action:
            case Move(_, target):
                return self._text("misterra-do-move", place=place_key(target))
            case OtomaClaim(cell):
                return self._text("misterra-terminal-do-otoma", cell=GRID.name(cell))
            case Claim():
                return self._text("misterra-do-claim")
            case _:
                return self._text("misterra-do-pass")

    def details(self, seat: int, action: object) -> Iterator[str]:
        """An action in words; of a map also what comes of it on the island."""
        yield self.action(seat, action)
        if isinstance(action, Map):
            game = self.match.game
            assert isinstance(game, Misterra)
            public, _ = mapped(game.components, self.match.state.public, seat, action)
            for cell in (action.first_cell, action.second_cell):
                terrain = public.island.terrain_at(cell)
                sure = public.island.confirmed >> cell & 1
                letter = NOTHING if terrain is None else LETTERS[terrain]
                island = self._island_cell(letter if sure else letter.lower())
                then = self.translator.label(self._text("page-layer-island"), island)
                yield f"{GRID.name(cell)}, {then}"

    def _where(self, view: View, seat: int, *, sees: bool = True) -> Iterator[str]:
        """Where a cartographer stands, what it stands on, what it sees, its markers and claims."""
        own = view.cartographers[seat]
        at_sea = self._text("misterra-terminal-at-sea")
        place = at_sea if own.place is None else self._place(view, own.place)
        yield self.translator.label(self.translator.seat_name(seat), place)
        if sees and view.sight:
            yield self._text("misterra-terminal-sees", cells=" ".join(view.sight))
        if not sees:
            yield self._text("misterra-markers-left", markers=own.markers)
        if own.claims:
            claims = self.translator.part_name(self.match.game, "claims")
            yield self.translator.label(claims, " ".join(own.claims))

    def _otoma(self, otoma: OtomaView) -> Iterator[str]:
        cards, markers = otoma.cards_left, otoma.markers
        left = self._text("misterra-otoma-left", cards=cards, markers=markers)
        yield self.translator.label("Otoma", left)
        next_ = self._text("misterra-otoma-next")
        yield f"{next_} {front_words(self.translator, otoma.front)}"

    def _place(self, view: View, place: str) -> str:
        index = parse_place(place)
        if index >= GRID.height * GRID.width:
            return self._text(f"misterra-{place}")
        row, column = divmod(index, GRID.width)
        return f"{place}, {self._island_cell(view.island[row][column])}"

    def _who(self, view: View, owner: int, name: str) -> Iterator[str]:
        """Who stands on a cell, and whose marker lies there."""
        for seat, each in enumerate(view.cartographers):
            if each.place == name:
                yield self.translator.seat_name(seat)
            if name in each.claims:
                key = "paper-own" if seat == owner else "paper-other"
                yield self._text(f"misterra-{key}")
        if view.otoma is not None and name in view.otoma.claims:
            yield self._text("misterra-paper-other")

    def _island_cell(self, letter: str) -> str:
        if letter == NOTHING:
            return self._text("misterra-blank")
        state = "is-hazy" if letter.islower() else "is-confirmed"
        return f"{self._text(terrain_key(letter)[1:])} ({self._text(f'misterra-{state}')})"

    def _keep(self, seat: int, numbers: tuple[int, ...]) -> str:
        cards = {card.number: card.name for card in self._view(seat).dealt}
        names = (f"{number} ({self.translator.format(cards[number])})" for number in numbers)
        return self._text("misterra-do-keep", names=", ".join(names))

    def _map(self, action: Map) -> str:
        halves = ((action.first, action.first_cell), (action.second, action.second_cell))
        cells = ", ".join(f"{self._text(KEYS[t][1:])} {GRID.name(cell)}" for t, cell in halves)
        said = self._text("misterra-terminal-do-map", cells=cells)
        if action.tile is None:
            return said
        return f"{said}, {self._text('misterra-terminal-last-tile', cell=GRID.name(action.tile))}"

    def _sketch(self, sketch: str) -> str:
        return sketch_words(self.translator, sketch)

    def _view(self, seat: int | None) -> View:
        view = self.match.view(seat)
        assert isinstance(view, View)
        return view

    def _text(self, key: str, **args: str | int) -> str:
        return self.translator.format(Message.of(key, **args))


def _cells(rows: Rows, letter: str) -> Mask:
    """The cells with *letter*, certain or hazy."""
    return mask(index for index, mark in enumerate("".join(rows)) if mark.upper() == letter)
