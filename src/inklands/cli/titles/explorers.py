"""Explorers at the terminal: the landscape in colour, the cells that are open, and live points."""

from __future__ import annotations

from collections.abc import Iterator

from inklands.cli.explain import format_changes
from inklands.cli.paint import has_colour, inked
from inklands.cli.plain_board import PlainBoard
from inklands.cli.translator import Translator
from inklands.core.match import AnyMatch
from inklands.core.message import Message
from inklands.games.explorers.actions import RIDES, Cross
from inklands.games.explorers.landscape.terrain import GRID
from inklands.games.explorers.view import PlayerView
from inklands.games.explorers.view import View as ExplorersView

INK = {"W": (255, 25), "G": (255, 28), "S": (16, 179), "M": (255, 94), "V": (255, 124)}
"""The colours of an item and of the terrain behind it, out of the 256 of a terminal."""
CROSSED = (16, 252)
OPEN = (16, 51)


def make_board(match: AnyMatch, translator: Translator) -> TrailBoard:
    return TrailBoard(match, translator)


class TrailBoard(PlainBoard):
    """A landscape that is crossed cell by cell."""

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

    def _view(self, seat: int) -> ExplorersView:
        view = self.match.view(seat)
        assert isinstance(view, ExplorersView)
        return view

    def _map(self, view: ExplorersView, seat: int) -> Iterator[str]:
        open_cells = set(view.own.open) if view.own is not None else set()
        crosses = view.players[seat].crosses
        yield "   " + "".join(f"{column + 1:<3}" for column in range(GRID.width)).rstrip()
        for r, row in enumerate(view.terrain):
            cells = (
                _cell(
                    terrain,
                    view.items[r][c],
                    is_crossed=crosses[r][c] == "x",
                    is_open=GRID.name(GRID.index(r, c)) in open_cells,
                )
                for c, terrain in enumerate(row)
            )
            yield f"{chr(ord('a') + r)}  {''.join(cells)}".rstrip()

    def _standing(self, view: ExplorersView, seat: int) -> Iterator[str]:
        if view.card:
            yield f"{view.round}.{view.turn}   {self._card(view)}"
        yield self._found(view.players[seat])
        temples = (f"{p.letter} {p.temple}: {' '.join(map(str, p.values))}" for p in view.places)
        yield f"{self.translator.format(Message('explorers-item-temple'))}   {'   '.join(temples)}"
        now = self.match.live_points(seat).by_key()
        yield "   ".join(f"{self.part_name(key)} {points}" for key, points in now.items())
        for objective in view.objectives:
            rule = self.translator.format(Message(f"explorers-{objective.key}-rule"))
            left = " ".join(map(str, objective.left or objective.points))
            yield f"  {self.translator.label(self.part_name(objective.key), f'{rule} {left}')}"

    def _card(self, view: ExplorersView) -> str:
        """The card's sides, a star on the one that was taken or faces the player."""
        sides = (f"{side}*" if side == view.side else side for side in view.card)
        return f"  {self.translator.text('or')}  ".join(sides)

    def _found(self, player: PlayerView) -> str:
        """Keys, maps and gems, and the food of each round as letters."""
        found = {"key": player.keys_free, "map": player.maps_free, "gem": player.gems}
        counts = [
            f"{self.translator.format(Message(f'explorers-item-{k}'))} {n}"
            for k, n in found.items()
        ]
        food = f"{self.part_name('food')} {' '.join(food or '-' for food in player.food)}"
        return "   ".join([*counts, food])


def _cell(terrain: str, item: str, *, is_crossed: bool, is_open: bool) -> str:
    mark = "x" if is_crossed else "+" if is_open else terrain
    shown = mark + (" " if item == "." else item)
    if not has_colour():
        return f"{shown} "
    front, back = CROSSED if is_crossed else OPEN if is_open else INK[terrain]
    return inked(f"{shown} ", front, back)
