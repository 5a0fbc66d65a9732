"""What the boards of Explorers print, with what somebody has crossed on them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from inklands.cli.translator import Translator
from inklands.core.message import Message
from inklands.games.explorers.landscape.terrain import GRID
from inklands.games.explorers.view import PlayerView, View
from inklands.grid.grid import mask

Tick = Callable[[str, bool], str]
"""How something printed is shown, and whether it is crossed."""


def card_of_round(view: View, translator: Translator) -> str:
    """The round, which of its cards this is, and how many there are."""
    # FR, each round: of the cards one is set aside unseen.
    last = len(view.printed.cards) - 1
    return translator.text("card-of-round", round=view.round, number=view.turn, last=last)


def unseen_cards(view: View) -> Iterator[tuple[str, str]]:
    """Both sides of the cards that may still come in this round."""
    return (card for place, card in enumerate(view.printed.cards) if place not in view.seen)


def food_slots(view: View, player: PlayerView, tick: Tick) -> Iterator[tuple[str, ...]]:
    """The foods printed in the column of each round."""
    for column, found in zip(view.printed.food, player.food, strict=True):
        left = list(found)
        slots = []
        for food in column:
            is_ticked = food in left
            if is_ticked:
                left.remove(food)
            slots.append(tick(food, is_ticked))
        yield tuple(slots)


def gem_track(view: View, player: PlayerView, tick: Tick) -> Iterator[str]:
    """The values of the gems in the order in which they are crossed or circled."""
    for place, value in enumerate(view.printed.gems):
        yield tick(str(value), place < player.gems)


def village_crosses(view: View, player: PlayerView) -> Iterator[tuple[str, int]]:
    """The letter of each village, and how many crosses lie beside it."""
    marks = "".join(player.crosses)
    crossed = mask(index for index, mark in enumerate(marks) if mark == "x")
    for place in view.places:
        beside = GRID.neighbours(1 << GRID.parse_name(place.village))
        yield place.letter, (beside & crossed).bit_count()


def tables(view: View, translator: Translator) -> Iterator[str]:
    """The points for so many foods in a round, and for so many crosses beside a village."""
    printed = {"by-food": view.printed.food_points, "by-crosses": view.printed.villages}
    for key, points in printed.items():
        name = translator.format(Message(f"explorers-printed-{key}"))
        yield translator.label(name, " ".join(map(str, points)))
