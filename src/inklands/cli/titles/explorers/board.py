"""Explorers at the terminal: the landscape in colour, the cells that are open, and live points."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from inklands.cli.explain import format_changes
from inklands.cli.letters import Alphabet, Marks
from inklands.cli.paint import has_colour, inked
from inklands.cli.plain_board import PlainBoard
from inklands.cli.scale import Scale
from inklands.cli.titles.explorers import tracks
from inklands.cli.titles.explorers.letters import item_marks, terrain_marks
from inklands.cli.titles.explorers.scales import title_scale
from inklands.cli.titles.explorers.words import argument_words, temple_words, terrains_key
from inklands.cli.translator import Translator
from inklands.cli.wrapping import wrapped
from inklands.core.match import AnyMatch
from inklands.core.message import Message
from inklands.core.points import Rating
from inklands.games.explorers.actions import RIDES, Choose, Cross, Ride, UseMap
from inklands.games.explorers.landscape.terrain import (
    GRID,
    ITEM_NAMES,
    NAMES,
    NO_ITEM,
    TERRAINS,
    VILLAGE,
)
from inklands.games.explorers.rules import Explorers
from inklands.games.explorers.scoring import rating
from inklands.games.explorers.view import OfferView, PlayerView
from inklands.games.explorers.view import View as ExplorersView

INK = {"W": (255, 25), "G": (255, 28), "S": (16, 179), "M": (255, 94), "V": (255, 124)}
"""The colours of an item and of the terrain behind it, out of the 256 of a terminal."""
CROSSED = (16, 252)
OPEN = (16, 51)
PENCIL = (16, 229)
TENTATIVE = "/"
MARKED = {"x": CROSSED, "+": OPEN, TENTATIVE: PENCIL}
CHOICE = re.compile(r"(?<![^:])[^\W\d_]{1,2}$|(?<![^:])[≈\"∴▲]{1,2}$")
"""A terrain, or a joker's two, by themselves or behind a colon."""


def make_board(match: AnyMatch, translator: Translator, marks: Marks) -> TrailBoard:
    letters, items = terrain_marks(marks, translator), item_marks(marks, translator)
    translator.say_in_words({**argument_words(translator), "letters": letters.marked})
    return TrailBoard(match, translator, letters, items)


class TrailBoard(PlainBoard):
    """
    A landscape that is crossed cell by cell.

    A cell shows its terrain and behind it what lies there; before it ``x`` for a cross, ``/`` for
    one of this turn, which is still in pencil, or ``+`` where one may be made now.
    """

    def __init__(
        self, match: AnyMatch, translator: Translator, letters: Alphabet, items: Alphabet
    ) -> None:
        super().__init__(match, translator)
        self.letters = letters
        self.items = items

    def show(self, seat: int) -> None:
        view = self._view(seat)
        print("\n" + "\n".join(self._map(view, seat)))
        print("\n".join(self._standing(view, seat)))
        print(self.translator.format(self.match.game.prompt(self.match.state, seat)))
        if view.own is None or view.own.asks:
            for number, action in enumerate(self.match.legal_actions(seat), 1):
                print(self._choice_line(view, number, self.match.game.action_text(action)))

    def written(self, seat: int, action: object) -> str:
        return self._shown(super().written(seat, action))

    def show_maps(self, viewer: int | None, seats: Sequence[int]) -> None:
        view = self._view(viewer)
        print(self.translator.text("turn", turn=self.match.turn))
        for seat in seats:
            points = self.match.standing.points[seat].total
            print(f"\n{self.translator.format_total(seat, points)}")
            print("\n".join(self._map(view, seat)))
            print("\n".join(self._found(view, view.players[seat])))

    def show_pencil(self, seat: int, action: object) -> None:
        if isinstance(action, Choose | UseMap):
            self._warn(seat, self.match.game.action_text(action))
        if isinstance(action, Cross | Ride):
            print("\n" + "\n".join(self._map(self._view(seat), seat, GRID.name(action.cell))))
        now, then = self.match.live_points(seat), self.match.live_points(seat, action)
        for line in format_changes(now, then, self.match.game, self.translator):
            print(line)

    def read(self, seat: int, text: str) -> object:
        """An action, its number in the list, or just a cell for a horse to go to."""
        own = self._view(seat).own
        action = super().read(seat, CHOICE.sub(self._code, text))
        if own is not None and own.riding and isinstance(action, Cross):
            return RIDES[action.cell]
        return action

    def help(self) -> Iterator[str]:
        yield self.translator.format(Message("explorers-terminal-help"))

    def legend(self) -> Iterator[str]:
        terrains = {self.letters.mark(letter): name for letter, name in NAMES.items()}
        yield self.mark_names({**terrains, VILLAGE: "village"})
        items = {self.items.shown.get(k, k): f"one-{name}" for k, name in ITEM_NAMES.items()}
        yield self.mark_names(items)
        yield wrapped("  ", self.translator.format(Message("explorers-terminal-legend")))

    def scales(self) -> Iterator[Scale]:
        objectives = len(self._view(None).objectives)
        yield title_scale(self._game().components, objectives, self.translator)

    def ratings(self) -> tuple[Rating, ...]:
        return (rating(self.match.state.setup, self.match.live_points(0).total),)

    def _game(self) -> Explorers:
        game = self.match.game
        assert isinstance(game, Explorers)
        return game

    def _view(self, seat: int | None) -> ExplorersView:
        view = self.match.view(seat)
        assert isinstance(view, ExplorersView)
        return view

    def _map(self, view: ExplorersView, seat: int, laid: str = "") -> Iterator[str]:
        """The landscape of *seat*; a cross on *laid* is in pencil, as are all of this turn."""
        is_own = view.own is not None and seat == view.seat
        own = view.own if is_own else None
        open_cells = set(own.open) if own is not None else set()
        pencil = {*own.crosses, laid} if own is not None else {laid}
        letters = {place.village: place.letter for place in view.places}
        crosses = view.players[seat].crosses
        yield "    " + "".join(f"{column + 1:<3}" for column in range(GRID.width)).rstrip()
        for r, row in enumerate(view.terrain):
            names = [GRID.name(GRID.index(r, c)) for c in range(GRID.width)]
            cells = (
                self._cell(
                    terrain,
                    letters.get(names[c]) or self._item(view.items[r][c]),
                    _mark(
                        is_crossed=crosses[r][c] == "x",
                        is_pencil=names[c] in pencil,
                        is_open=names[c] in open_cells,
                    ),
                )
                for c, terrain in enumerate(row)
            )
            yield f"{chr(ord('a') + r)}  {''.join(cells)}".rstrip()

    def _standing(self, view: ExplorersView, seat: int) -> Iterator[str]:
        if view.card:
            yield wrapped("", f"{tracks.card_of_round(view, self.translator)}   {self._card(view)}")
            yield wrapped("  ", self._unseen(view))
        player = view.players[seat]
        yield from self._found(view, player)
        yield from (f"  {line}" for line in tracks.tables(view, self.translator))
        for place, points in zip(view.places, player.temples, strict=True):
            told = temple_words(self.translator, self._game(), view, place, points)
            yield f"  {place.temple:<4}{told}"
        now = self.match.live_points(seat)
        parts = (f"{self.part_name(key)} {points}" for key, points in now.by_key().items())
        yield f"{' + '.join(parts)} = {now.total}"
        for objective in view.objectives:
            rule = self.named(f"{objective.key}-rule")
            left = " ".join(map(str, objective.left or objective.points))
            label = self.translator.label(self.part_name(objective.key), f"{rule} {left}")
            yield wrapped("  ", label)

    def _card(self, view: ExplorersView) -> str:
        """The card's sides, a star on the one that was taken or faces the player."""
        sides = (
            f"{self._shown(side)} {self._choice(side)}{'*' if side == view.side else ''}"
            for side in view.card
        )
        return f"  {self.translator.text('or')}  ".join(sides)

    def _unseen(self, view: ExplorersView) -> str:
        """The cards that may still come in this round, by the marks of their sides."""
        sides = ("/".join(map(self._shown, card)) for card in tracks.unseen_cards(view))
        return f"{self.named('cards-unseen')} {'  '.join(sides)}"

    def _found(self, view: ExplorersView, player: PlayerView) -> Iterator[str]:
        """Keys, maps and gems, and what the boards print with what is crossed there."""
        found = {"key": player.keys_free, "map": player.maps_free, "gem": player.gems}
        yield "   ".join(f"{self.named(f'item-{key}')} {count}" for key, count in found.items())
        rounds = (" ".join(slots) or "-" for slots in tracks.food_slots(view, player, self._food))
        food = "   ".join(f"{number}: {slots}" for number, slots in enumerate(rounds, 1))
        yield f"  {self.part_name('food')}   {food}"
        yield f"  {self.part_name('gems')}   {' '.join(tracks.gem_track(view, player, _ticked))}"
        villages = tracks.village_crosses(view, player)
        beside = "   ".join(f"{letter}: {count}" for letter, count in villages)
        yield f"  {self.part_name('villages')}   {beside}"

    def _food(self, letter: str, is_ticked: bool) -> str:
        return _ticked(self._item(letter), is_ticked)

    def _choice_line(self, view: ExplorersView, number: int, text: str) -> str:
        """A choice with its crosses and, where there is not room for all, how many there is."""
        offer = _offer(view, text)
        crosses = "x" * offer.crosses if offer is not None else ""
        line = f"{number:>4}  {self._shown(text):<6} {crosses:<4} {self._choice(text)}".rstrip()
        room = _room(view, text) if offer is None else offer.possible
        if room is None or (offer is not None and room >= offer.crosses):
            return line
        return f"{line}, {self.translator.format(_possible(room))}"

    def _warn(self, seat: int, text: str) -> None:
        """Say so, if the choice leaves nothing to cross: the turn would end with it."""
        offer = _offer(self._view(seat), text)
        if offer is not None and not offer.possible:
            message = Message.of("explorers-give-away", terrain=self._choice(text))
            print(self.translator.format(message))

    def _shown(self, text: str) -> str:
        """A choice with its terrains marked as on the map; other actions stay as they are."""
        return CHOICE.sub(lambda found: "".join(map(self.letters.mark, found[0])), text)

    def _code(self, found: re.Match[str]) -> str:
        """The letters of the rules for what was typed, in their order."""
        letters = [self.letters.letter(mark.upper()) for mark in found[0]]
        return "".join(sorted(letters, key=f"{TERRAINS}{''.join(letters)}".index))

    def _choice(self, text: str) -> str:
        """The name of the terrains of a choice."""
        terrains = text.rpartition(":")[2]
        is_choice = set(terrains) <= set(TERRAINS)
        return self.translator.format(Message(terrains_key(terrains))) if is_choice else ""

    def _item(self, letter: str) -> str:
        return " " if letter == NO_ITEM else self.items.shown.get(letter, letter)

    def _cell(self, terrain: str, item: str, mark: str) -> str:
        shown = f"{mark}{self.letters.mark(terrain)}{item}"
        if not has_colour():
            return shown
        front, back = MARKED.get(mark) or INK[terrain]
        return inked(shown, front, back)


def _mark(*, is_crossed: bool, is_pencil: bool, is_open: bool) -> str:
    if is_pencil:
        return TENTATIVE
    return "x" if is_crossed else "+" if is_open else " "


def _ticked(printed: str, is_ticked: bool) -> str:
    """Something printed on a board, marked as on the map where it is crossed."""
    return f"x{printed}" if is_ticked else printed


def _offer(view: ExplorersView, text: str) -> OfferView | None:
    offers = view.own.offers if view.own is not None else ()
    return next((offer for offer in offers if offer.action == text), None)


def _room(view: ExplorersView, text: str) -> int | None:
    """How many crosses there is room for on a side of the card that is yet to be taken."""
    return view.room[view.card.index(text)] if text in view.card else None


def _possible(count: int) -> Message:
    return Message.of("explorers-crosses-possible", count=count)
