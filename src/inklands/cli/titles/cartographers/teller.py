"""Cartographers in words."""

from __future__ import annotations

from collections.abc import Iterator

from inklands.cli.spoken.lines import spans
from inklands.cli.translator import Translator
from inklands.core.match import AnyMatch
from inklands.core.message import Message
from inklands.games.cartographers.actions import Placement
from inklands.games.cartographers.legal import Placements
from inklands.games.cartographers.shape_names import shape_name, shape_turn
from inklands.games.cartographers.sheet import EMPTY, GRID, MOUNTAIN, WASTELAND, Terrain
from inklands.games.cartographers.view import OfferView, View
from inklands.grid.grid import Mask, indices, mask
from inklands.grid.shape import Shape

NAMES = {
    **{terrain.letter: terrain.key for terrain in Terrain},
    MOUNTAIN: "mountain",
    WASTELAND: "wasteland",
    EMPTY: "empty",
}


def make_teller(match: AnyMatch, translator: Translator) -> MapTeller:
    return MapTeller(match, translator)


class MapTeller:
    """Maps of shapes: offers and placements in words."""

    def __init__(self, match: AnyMatch, translator: Translator) -> None:
        self.match = match
        self.translator = translator

    def situation(self, seat: int) -> Iterator[str]:
        view = self._view(seat)
        used = self._text("page-time-used", time=view.time, threshold=view.threshold)
        yield self.translator.label(self._named(view.season_key), used)
        on = view.draws_on
        if on is not None and on != seat:
            yield self.translator.text("map-of", seat=on)
        legal = self.match.legal_actions(seat)
        assert isinstance(legal, Placements)
        if view.card is None or legal.is_fallback:
            return
        for number, offer in enumerate(view.card.offers, 1):
            count = sum(g.anchors.bit_count() for g in legal.groups if g.option == number - 1)
            yield self._offer(number, offer, count)

    def goals(self, seat: int) -> Iterator[str]:
        view, now = self._view(seat), self.match.live_points(seat).by_key()
        for edict in view.edicts:
            name = self.translator.part_name(self.match.game, edict.goal)
            counts = f", {self._text('page-counts-now')}" if edict.scores_now else ""
            points = self._text("page-points-now", points=now[edict.goal])
            yield self.translator.label(f"{edict.letter}, {name}{counts}", points)
            yield self._text(f"cartographers-{edict.goal}-rule")
        coins = view.sheets[self.match.game.live_points_seat(self.match.state, seat)].coins
        yield self.translator.label(self._part("coins"), f"{coins} / {view.most_coins}")
        yield self.translator.label(self._part("monsters"), str(now["monsters"]))

    def cell(self, viewer: int | None, owner: int, index: int) -> str:
        view = self._view(viewer)
        row, column = divmod(index, GRID.width)
        name = self._named(NAMES[view.sheets[owner].rows[row][column]])
        if GRID.name(index) in view.ruins:
            return f"{name}, {self._named('ruins')}"
        return name

    def region(self, viewer: int, owner: int, index: int) -> Iterator[str]:
        rows = self._view(viewer).sheets[owner].rows
        letter = rows[index // GRID.width][index % GRID.width]
        alike = self._cells(rows, letter)
        region = GRID.region(1 << index, alike)
        yield self.translator.text(
            "region",
            terrain=self._named(NAMES[letter]),
            count=region.bit_count(),
            cells=", ".join(spans(GRID, region, self.translator)),
        )
        beside = GRID.neighbours(region) & self._cells(rows, EMPTY) & ~region
        if beside:
            cells = " ".join(GRID.names(beside))
            yield self.translator.text("beside-open", cells=cells)

    def open(self, seat: int) -> Iterator[str]:
        view = self._view(seat)
        rows = view.sheets[self.match.game.live_points_seat(self.match.state, seat)].rows
        cells = self._cells(rows, EMPTY)
        yield self.translator.text("open-count", count=cells.bit_count())
        yield from spans(GRID, cells, self.translator)
        ruins = cells & mask(GRID.parse_name(name) for name in view.ruins)
        if ruins:
            yield self.translator.label(self._named("ruins"), " ".join(GRID.names(ruins)))

    def others(self, viewer: int | None, owner: int) -> Iterator[str]:
        view = self._view(viewer)
        coins = f"{view.sheets[owner].coins} / {view.most_coins}"
        yield self.translator.label(self._part("coins"), coins)

    def action(self, _seat: int, action: object) -> str:
        assert isinstance(action, Placement)
        return f"{self._named(action.terrain.key)}, {' '.join(GRID.names(action.cells))}"

    def details(self, seat: int, action: object) -> Iterator[str]:
        assert isinstance(action, Placement)
        cells = tuple(divmod(index, GRID.width) for index in indices(action.cells))
        yield f"{self._named(action.terrain.key)}, {self._shape(Shape.of(cells))}"
        yield self.translator.text("covers", cells=" ".join(GRID.names(action.cells)))
        ruins = [name for name in GRID.names(action.cells) if name in self._view(seat).ruins]
        if ruins:
            yield self.translator.label(self._named("ruins"), " ".join(ruins))

    def _offer(self, number: int, offer: OfferView, count: int) -> str:
        """An offer with its shape as it is printed; turned and flipped it fits in more places."""
        shape = self._shape(Shape.parse(offer.shape))
        coin = f", {self._text('page-with-coin')}" if offer.coin else ""
        places = (
            self.translator.text("fits", count=count)
            if count
            else self.translator.text("fits-nowhere")
        )
        what = f"{self._named(offer.terrain)}, {shape}{coin}, {places}"
        return self.translator.text("offer", number=number, text=what)

    def _shape(self, shape: Shape) -> str:
        return ", ".join(map(self.translator.format, (shape_name(shape), *shape_turn(shape))))

    def _cells(self, rows: tuple[str, ...], letter: str) -> Mask:
        return mask(index for index, mark in enumerate("".join(rows)) if mark == letter)

    def _view(self, seat: int | None) -> View:
        view = self.match.view(seat)
        assert isinstance(view, View)
        return view

    def _part(self, key: str) -> str:
        return self.translator.part_name(self.match.game, key)

    def _named(self, key: str) -> str:
        return self._text(f"cartographers-{key}")

    def _text(self, key: str, **args: str | int) -> str:
        return self.translator.format(Message.of(key, **args))
