"""Explorers at the terminal: the landscape in colour, the cells that are open, and live points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from inklands.cli.explain import format_changes
from inklands.cli.paint import has_colour, inked
from inklands.cli.plain_board import PlainBoard
from inklands.cli.scale import Rung, Scale
from inklands.cli.translator import Translator
from inklands.cli.wrapping import wrapped
from inklands.core.match import AnyMatch
from inklands.core.message import Message
from inklands.games.explorers.actions import RIDES, Cross
from inklands.games.explorers.landscape.terrain import GRID, ITEM_NAMES, NAMES, VILLAGE
from inklands.games.explorers.rules import Explorers
from inklands.games.explorers.view import PlaceView, PlayerView
from inklands.games.explorers.view import View as ExplorersView

INK = {"W": (255, 25), "G": (255, 28), "S": (16, 179), "M": (255, 94), "V": (255, 124)}
"""The colours of an item and of the terrain behind it, out of the 256 of a terminal."""
CROSSED = (16, 252)
OPEN = (16, 51)


def make_board(match: AnyMatch, translator: Translator) -> TrailBoard:
    return TrailBoard(match, translator)


class TrailBoard(PlainBoard):
    """
    A landscape that is crossed cell by cell.

    A cell shows its terrain and behind it what lies there; before it ``x`` for a cross or ``+``
    where one may be made now.
    """

    def show(self, seat: int) -> None:
        view = self._view(seat)
        print("\n" + "\n".join(self._map(view, seat)))
        print("\n".join(self._standing(view, seat)))
        print(self.translator.format(self.match.game.prompt(self.match.state, seat)))
        crosses = {o.action: o.crosses for o in view.own.offers} if view.own is not None else {}
        if view.own is None or view.own.asks:
            for number, action in enumerate(self.match.legal_actions(seat), 1):
                text = self.match.game.action_text(action)
                print(f"{number:>4}  {text:<6} {'x' * crosses.get(text, 0)}".rstrip())

    def show_maps(self, viewer: int | None, seats: Sequence[int]) -> None:
        view = self._view(viewer)
        print(self.translator.text("turn", turn=self.match.turn))
        for seat in seats:
            points = self.match.standing.points[seat].total
            print(f"\n{self.translator.format_total(seat, points)}")
            print("\n".join(self._map(view, seat)))
            print(self._found(view.players[seat]))

    def show_pencil(self, seat: int, action: object) -> None:
        now, then = self.match.live_points(seat), self.match.live_points(seat, action)
        for line in format_changes(now, then, self.match.game, self.translator):
            print(line)

    def read(self, seat: int, text: str) -> object:
        """An action, its number in the list, or just a cell for a horse to go to."""
        own = self._view(seat).own
        action = super().read(seat, text)
        if own is not None and own.riding and isinstance(action, Cross):
            return RIDES[action.cell]
        return action

    def help(self) -> Iterator[str]:
        yield self.translator.format(Message("explorers-terminal-help"))

    def legend(self) -> Iterator[str]:
        yield self.mark_names({**NAMES, VILLAGE: "village"})
        yield self.mark_names({letter: f"one-{name}" for letter, name in ITEM_NAMES.items()})
        yield wrapped("  ", self.translator.format(Message("explorers-terminal-legend")))

    def scales(self) -> Iterator[Scale]:
        game = self.match.game
        assert isinstance(game, Explorers)
        # FR, solo: every objective in play lifts the scale.
        shift = game.components.shift * len(self._view(None).objectives)
        (lowest, _), *higher = game.components.titles
        rungs = (Rung(title, least + shift) for title, least in reversed(higher))
        yield Scale(self.translator.text("points-rated"), (*rungs, Rung(lowest, None)))

    def _view(self, seat: int | None) -> ExplorersView:
        view = self.match.view(seat)
        assert isinstance(view, ExplorersView)
        return view

    def _map(self, view: ExplorersView, seat: int) -> Iterator[str]:
        is_own = view.own is not None and seat == view.seat
        open_cells = set(view.own.open) if view.own is not None and is_own else set()
        letters = {place.village: place.letter for place in view.places}
        crosses = view.players[seat].crosses
        yield "    " + "".join(f"{column + 1:<3}" for column in range(GRID.width)).rstrip()
        for r, row in enumerate(view.terrain):
            names = [GRID.name(GRID.index(r, c)) for c in range(GRID.width)]
            cells = (
                _cell(
                    terrain,
                    letters.get(names[c], view.items[r][c]),
                    is_crossed=crosses[r][c] == "x",
                    is_open=names[c] in open_cells,
                )
                for c, terrain in enumerate(row)
            )
            yield f"{chr(ord('a') + r)}  {''.join(cells)}".rstrip()

    def _standing(self, view: ExplorersView, seat: int) -> Iterator[str]:
        if view.card:
            yield f"{view.round}.{view.turn}   {self._card(view)}"
        player = view.players[seat]
        yield self._found(player)
        for place, points in zip(view.places, player.temples, strict=True):
            yield f"  {place.temple:<4}{self._temple(view, place, points)}"
        now = self.match.live_points(seat)
        parts = (f"{self.part_name(key)} {points}" for key, points in now.by_key().items())
        yield f"{' + '.join(parts)} = {now.total}"
        for objective in view.objectives:
            rule = self.named(f"{objective.key}-rule")
            left = " ".join(map(str, objective.left or objective.points))
            label = self.translator.label(self.part_name(objective.key), f"{rule} {left}")
            yield wrapped("  ", label)

    def _temple(self, view: ExplorersView, place: PlaceView, points: int) -> str:
        """What a temple gave, or what it still offers, the best first."""
        if points:
            won = Message.of("explorers-temple-won", temple=place.letter, points=points)
            return self.translator.format(won)
        best, *later = place.values or (0,)
        if view.sides.temples:
            game = self.match.game
            assert isinstance(game, Explorers)
            worth = game.components.temple_points
            offer = self.translator.text(
                "temple-open", temple=place.letter, points=worth, crosses=best
            )
        else:
            offer = self.translator.format(
                Message.of("explorers-temple-open", temple=place.letter, points=best)
            )
        rest = self.translator.text("later", order=" ".join(map(str, later)))
        return f"{offer}, {rest}" if later else offer

    def _card(self, view: ExplorersView) -> str:
        """The card's sides, a star on the one that was taken or faces the player."""
        sides = (f"{side}*" if side == view.side else side for side in view.card)
        return f"  {self.translator.text('or')}  ".join(sides)

    def _found(self, player: PlayerView) -> str:
        """Keys, maps and gems, and the food of each round as letters."""
        found = {"key": player.keys_free, "map": player.maps_free, "gem": player.gems}
        counts = [f"{self.named(f'item-{key}')} {count}" for key, count in found.items()]
        food = f"{self.part_name('food')} {' '.join(food or '-' for food in player.food)}"
        return "   ".join([*counts, food])


def _cell(terrain: str, item: str, *, is_crossed: bool, is_open: bool) -> str:
    mark = "x" if is_crossed else "+" if is_open else " "
    shown = f"{mark}{terrain}{' ' if item == '.' else item}"
    if not has_colour():
        return shown
    front, back = CROSSED if is_crossed else OPEN if is_open else INK[terrain]
    return inked(shown, front, back)
