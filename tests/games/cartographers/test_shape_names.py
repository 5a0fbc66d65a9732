"""Shapes told in words: every way a card's shape can lie is told apart from the others."""

from __future__ import annotations

import pytest

from inklands.games.cartographers.shape_names import PICTURES, shape_name, shape_turn
from inklands.grid.shape import Shape
from inklands.locales import LANGUAGES, Speaker
from tests.games.cartographers.positions import GAME


def told(picture: str, language: str = "en") -> str:
    shape, speaker = Shape.parse(picture), Speaker(language)
    return ", ".join(map(speaker.say, (shape_name(shape), *shape_turn(shape))))


@pytest.mark.parametrize(
    ("picture", "words"),
    [
        ("X", "a single cell"),
        ("XXXX", "a bar of four, lying"),
        ("X/X", "a bar of two, standing"),
        (".X/X.", "two cells corner to corner, rising to the right"),
        ("XXX/..X", "an L of four, lying, its foot at the bottom right"),
        ("XX/X./X.", "an L of four, standing, its foot at the top right"),
        ("X../X../XXX", "a large angle of five, its arms meet at the bottom left"),
        (".XX/XX.", "a zigzag of four, lying, rising to the right"),
        ("..XX/XXX.", "a zigzag of three and two, lying, its three ending at the bottom left"),
        ("X./X./XX/.X", "a zigzag of three and two, standing, its three ending at the top left"),
        ("X./XX/X.", "a T of four, stem pointing to the right"),
        (".X./.X./XXX", "a long T of five, stem pointing up"),
        ("XXX/XX.", "a block of five, lying, its gap at the bottom right"),
        ("..X/.XX/XX.", "a staircase of five, hollow at the top left"),
        ("XX./.XX/..X", "a staircase of five, hollow at the bottom left"),
        (".X./XXX/.X.", "a plus of five"),
        ("X.X/XXX", "a U of five, open up"),
        ("XX/X./XX", "a U of five, open to the right"),
        ("XX/../XX", "two bars of two with a gap between, one above the other"),
        ("XX/XX", "a shape of 4 cells"),
    ],
)
def test_a_shape_is_told_as_it_lies(picture: str, words: str) -> None:
    assert told(picture) == words


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_ways_a_shape_can_lie_sound_alike(language: str) -> None:
    shapes = map(Shape.parse, PICTURES.values())
    ways = [str(way) for shape in shapes for way in shape.orientations()]

    assert len({told(way, language) for way in ways}) == len(ways)


def test_every_shape_of_the_printed_cards_has_a_name() -> None:
    components = GAME.components
    landscapes = [offer for card in components.landscapes.values() for offer in card.offers]
    ambushes = [offer for card in components.ambushes.values() for offer in card.offers]
    keys = {shape_name(offer.shape).key for offer in landscapes + ambushes}

    assert "cartographers-shape-other" not in keys
