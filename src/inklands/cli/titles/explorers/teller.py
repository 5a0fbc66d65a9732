"""Explorers in words."""

from __future__ import annotations

from collections.abc import Iterator

from inklands.cli.spoken.lines import spans
from inklands.cli.titles.explorers import tracks
from inklands.cli.titles.explorers.words import temple_words, terrains_key
from inklands.cli.translator import Translator
from inklands.core.match import AnyMatch
from inklands.core.message import Message
from inklands.games.explorers.actions import Choose, Cross, Ride, StartAt, UseMap
from inklands.games.explorers.landscape.terrain import GRID, ITEM_NAMES, NAMES, NO_ITEM, VILLAGE
from inklands.games.explorers.rules import Explorers
from inklands.games.explorers.view import PlayerView, View
from inklands.grid.grid import Mask, mask


def make_teller(match: AnyMatch, translator: Translator) -> TrailTeller:
    return TrailTeller(match, translator)


class TrailTeller:
    """A landscape that is crossed cell by cell."""

    def __init__(self, match: AnyMatch, translator: Translator) -> None:
        self.match = match
        self.translator = translator

    def situation(self, seat: int) -> Iterator[str]:
        view = self._view(seat)
        own = view.own
        if view.card:
            yield tracks.card_of_round(view, self.translator)
            yield self.translator.label(self._text("page-card"), self._sides(view.card))
        if own is not None and own.crosses:
            yield self.translator.text("crossed-now", cells=" ".join(own.crosses))

    def goals(self, seat: int) -> Iterator[str]:
        view, now = self._view(seat), self.match.live_points(seat)
        for key, points in now.by_key().items():
            told = self._text("page-points-now", points=points)
            yield self.translator.label(self._part(key), told)
        yield from self._counts(view.players[seat])
        for place, won in zip(view.places, view.players[seat].temples, strict=True):
            told = temple_words(self.translator, self._game(), view, place, won)
            yield self.translator.label(place.temple, told)
        yield from self._boards(view, view.players[seat])
        for objective in view.objectives:
            left = " ".join(map(str, objective.left or objective.points))
            yield self.translator.label(self._part(objective.key), left)
            yield self._text(f"explorers-{objective.key}-rule")

    def _boards(self, view: View, player: PlayerView) -> Iterator[str]:
        """What the boards print, with what is crossed there, and the cards still to come."""
        yield from tracks.tables(view, self.translator)
        gems = ", ".join(tracks.gem_track(view, player, self._ticked))
        yield self.translator.label(self._text("explorers-gems"), gems)
        for number, slots in enumerate(tracks.food_slots(view, player, self._food), 1):
            food = ", ".join(slots) or self._text("explorers-printed-no-food")
            yield self.translator.label(self._text("explorers-round", round=number), food)
        beside = dict(tracks.village_crosses(view, player))
        for place in view.places:
            crosses = self._text("explorers-crosses-count", count=beside[place.letter])
            name = f"{self._text('explorers-village')} {place.letter}"
            yield self.translator.label(place.village, f"{name}, {crosses}")
        if view.card:
            yield self._text("explorers-cards-unseen")
            yield from map(self._sides, tracks.unseen_cards(view))

    def cell(self, viewer: int | None, owner: int, index: int) -> str:
        view = self._view(viewer)
        row, column = divmod(index, GRID.width)
        is_crossed = view.players[owner].crosses[row][column] == "x"
        crossed = [self.translator.text("crossed")] if is_crossed else []
        return ", ".join([self._land(view, index), *crossed])

    def region(self, viewer: int, owner: int, index: int) -> Iterator[str]:
        """The zone of one terrain around a cell, and how much of it is crossed."""
        view = self._view(viewer)
        land, crosses = "".join(view.terrain), "".join(view.players[owner].crosses)
        zone = GRID.region(
            1 << index, mask(n for n, mark in enumerate(land) if mark == land[index])
        )
        crossed = zone & mask(n for n, mark in enumerate(crosses) if mark == "x")
        yield self.translator.text(
            "region",
            terrain=self._ground(land[index]),
            count=zone.bit_count(),
            cells=", ".join(spans(GRID, zone, self.translator)),
        )
        yield self.translator.text("crossed-count", count=crossed.bit_count())
        for cell in self._with_items(view, zone & ~crossed):
            yield self.translator.label(GRID.name(cell), self._land(view, cell))

    def open(self, seat: int) -> Iterator[str]:
        """The cells beside the trail, terrain by terrain, with what lies on them."""
        view = self._view(seat)
        land, crosses = "".join(view.terrain), "".join(view.players[seat].crosses)
        crossed = _cells(crosses, "x")
        beside = GRID.neighbours(crossed) & ~crossed
        for letter, name in NAMES.items():
            cells = beside & _cells(land, letter)
            if cells:
                yield self.translator.label(
                    self._text(f"explorers-{name}"), " ".join(GRID.names(cells))
                )
        for cell in self._with_items(view, beside):
            yield self.translator.label(GRID.name(cell), self._land(view, cell))

    def others(self, viewer: int | None, owner: int) -> Iterator[str]:
        player = self._view(viewer).players[owner]
        yield from self._counts(player)
        for number, letters in enumerate(player.food, 1):
            food = ", ".join(self._text(f"explorers-one-{ITEM_NAMES[each]}") for each in letters)
            if food:
                yield self.translator.label(self._text("explorers-round", round=number), food)

    def _counts(self, player: PlayerView) -> Iterator[str]:
        found = {"key": player.keys_free, "map": player.maps_free, "gem": player.gems}
        for key, count in found.items():
            yield self.translator.label(self._text(f"explorers-item-{key}"), str(count))

    def action(self, seat: int, action: object) -> str:
        match action:
            case StartAt(cell):
                return self._text("explorers-set-out", cell=GRID.name(cell))
            case UseMap(terrain):
                key = f"@explorers-{NAMES[terrain]}"
                return self._with_room(
                    seat, action, self._text("explorers-strike-map", terrain=key)
                )
            case Choose(terrains):
                return self._with_room(seat, action, self._terrains(terrains))
            case _:
                assert isinstance(action, Cross | Ride)
                return f"{GRID.name(action.cell)}, {self._land(self._view(seat), action.cell)}"

    def details(self, seat: int, action: object) -> Iterator[str]:
        yield self.action(seat, action)

    def _with_room(self, seat: int, action: object, said: str) -> str:
        """A choice with its crosses, and how many of them there is room for."""
        own = self._view(seat).own
        text = self.match.game.action_text(action)
        offer = next((o for o in own.offers if o.action == text), None) if own else None
        if offer is None:
            return said
        crosses = self._text("explorers-crosses-count", count=offer.crosses)
        if offer.possible >= offer.crosses:
            return f"{said}, {crosses}"
        return f"{said}, {crosses}, {self.translator.text('room-for', count=offer.possible)}"

    def _land(self, view: View, index: int) -> str:
        """The terrain of a cell and what lies there, a village with its letter."""
        row, column = divmod(index, GRID.width)
        terrain, item, name = view.terrain[row][column], view.items[row][column], GRID.name(index)
        ground = self._ground(terrain)
        for place in view.places:
            if name == place.village:
                return f"{ground} {place.letter}"
            if name == place.temple:
                return f"{ground}, {self._text('explorers-one-temple')} {place.letter}"
        if item == NO_ITEM:
            return ground
        return f"{ground}, {self._text(f'explorers-one-{ITEM_NAMES[item]}')}"

    def _ground(self, terrain: str) -> str:
        return self._text(f"explorers-{'village' if terrain == VILLAGE else NAMES[terrain]}")

    def _with_items(self, view: View, cells: Mask) -> Iterator[int]:
        items = "".join(view.items)
        for index, item in enumerate(items):
            if cells >> index & 1 and item != NO_ITEM:
                yield index

    def _food(self, letter: str, is_ticked: bool) -> str:
        return self._ticked(self._text(f"explorers-one-{ITEM_NAMES[letter]}"), is_ticked)

    def _ticked(self, printed: str, is_ticked: bool) -> str:
        return f"{printed} ({self._text('explorers-paper-cross')})" if is_ticked else printed

    def _sides(self, card: tuple[str, ...]) -> str:
        return f" {self.translator.text('or')} ".join(map(self._terrains, card))

    def _terrains(self, terrains: str) -> str:
        return self._text(terrains_key(terrains))

    def _game(self) -> Explorers:
        game = self.match.game
        assert isinstance(game, Explorers)
        return game

    def _view(self, seat: int | None) -> View:
        view = self.match.view(seat)
        assert isinstance(view, View)
        return view

    def _part(self, key: str) -> str:
        return self.translator.part_name(self.match.game, key)

    def _text(self, key: str, **args: str | int) -> str:
        return self.translator.format(Message.of(key, **args))


def _cells(marks: str, wanted: str) -> Mask:
    return mask(index for index, mark in enumerate(marks) if mark == wanted)
