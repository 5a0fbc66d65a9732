"""Ambushes of a solo game: the card itself walks round the map."""

import pytest

from inklands.games.cartographers.news import Repelled
from inklands.games.cartographers.sheet import GRID, Sheet
from tests.games.cartographers.paper_art import SIDE
from tests.games.cartographers.positions import GAME, crowded, drawn, marked, position
from tests.games.cartographers.printed import AMBUSHES
from tests.games.cartographers.slow_referee import slow_walk

# From the facts: where each ambush lands on an untouched map.
UNTOUCHED = {
    ("A", "goblin-attack"): "i9 j10 k11",
    ("B", "goblin-attack"): "i9 j10 k11",
    ("A", "bugbear-assault"): "a9 a11 b9 b11",
    ("B", "bugbear-assault"): "c9 c11 d9 d11",
    ("A", "kobold-onslaught"): "i1 j1 j2 k1",
    ("B", "kobold-onslaught"): "i1 j1 j2 k1",
    ("A", "gnoll-raid"): "a1 a2 b1 c1 c2",
    ("B", "gnoll-raid"): "a1 a2 b1 c1 c2",
}


def ambushed(card: str, sheet: Sheet, spare: str = "e4") -> set[str]:
    """The cells of new monsters after *spare* was drawn on and *card* came up in a solo game."""
    before = position("rift-lands", sheet, deck=(card, "orchard"))
    after = drawn(before, f"F:{spare}").sheets[0]
    return set(GRID.names(after.terrains[4] & ~sheet.terrains[4]))


@pytest.mark.parametrize(("layout", "card"), UNTOUCHED)
def test_on_an_untouched_map_an_ambush_lands_in_its_corner(layout: str, card: str):
    stamp, walk = GAME.components.ambushes[card].stamp, GAME.components.ambushes[card].walk
    fits = stamp.anchors(marked(layout).empty)
    first = next(anchor for anchor in walk if fits >> anchor & 1)

    assert set(GRID.names(stamp.cells << first)) == set(UNTOUCHED[layout, card].split())


@pytest.mark.parametrize("card", AMBUSHES)
def test_an_ambush_tries_the_places_of_the_slow_walk_in_their_order(card: str):
    shape, passed_to, corner = AMBUSHES[card]
    places = slow_walk(shape, corner, clockwise=passed_to == "left")

    walked = [divmod(anchor, SIDE) for anchor in GAME.components.ambushes[card].walk]

    assert walked == places
    assert len(set(places)) == len(places)


@pytest.mark.parametrize("card", AMBUSHES)
def test_an_ambush_tries_every_place_of_the_map(card: str):
    ambush = GAME.components.ambushes[card]

    assert sum(1 << anchor for anchor in ambush.walk) == ambush.stamp.inside


def test_goblins_go_up_the_right_edge_when_their_corner_is_taken():
    assert ambushed("goblin-attack", marked("A", "V:k11")) == {"h9", "i10", "j11"}


def test_bugbears_go_down_the_right_edge_when_their_corner_is_taken():
    # The mountain c9 is in the way of the second and the third place.
    assert ambushed("bugbear-assault", marked("A", "V:a11")) == {"d9", "d11", "e9", "e11"}


def test_kobolds_go_up_the_left_edge_when_their_corner_is_taken():
    assert ambushed("kobold-onslaught", marked("A", "V:k1")) == {"h1", "i1", "i2", "j1"}


def test_gnolls_go_down_the_left_edge_when_their_corner_is_taken():
    assert ambushed("gnoll-raid", marked("A", "V:a1")) == {"b1", "b2", "c1", "d1", "d2"}


def test_when_the_whole_rim_is_taken_the_walk_starts_again_one_cell_further_in():
    rim = [GRID.name(cell) for cell in range(121) if GRID.border >> cell & 1]
    blocked = marked("A", "V:" + "".join(rim))

    # The same corner, one row up and one column to the left.
    assert ambushed("goblin-attack", blocked) == {"h8", "i9", "j10"}


def test_the_walk_ends_in_the_middle_of_the_map():
    room = crowded("A", but="d5 d7 e5 e7 k9 k11")

    # The fifth rim of goblins is a single place; that of bugbears is two, one above the other.
    assert GAME.components.ambushes["goblin-attack"].walk[-1] == 4 * SIDE + 4
    assert GAME.components.ambushes["bugbear-assault"].walk[-2:] == (4 * SIDE + 4, 5 * SIDE + 4)
    assert ambushed("bugbear-assault", room, "k11") == {"d5", "d7", "e5", "e7"}


def test_alone_monsters_are_never_turned():
    only_turned = crowded("A", but="e1 e2 e3 f2 k11")

    assert ambushed("kobold-onslaught", only_turned, "k11") == set()


def test_alone_there_is_no_single_monster_instead():
    assert ambushed("goblin-attack", crowded("A", but="a1 a2 k11"), "k11") == set()


def test_an_ambush_that_fits_nowhere_is_told_and_leaves_the_game():
    state = position("rift-lands", crowded("A", but="a1 a2 k11"), deck=("goblin-attack", "orchard"))
    after = drawn(state, "F:k11")

    assert Repelled("goblin-attack") in after.news
    assert after.gone == ("goblin-attack",)
    assert after.card is not None
    assert after.card.key == "orchard"


def test_monsters_of_a_solo_ambush_may_cover_ruins():
    room = crowded("A", but="a5 b6 c7 k9 k11")

    assert ambushed("goblin-attack", room, "k11") == {"a5", "b6", "c7"}


def test_monsters_of_a_solo_ambush_may_close_a_mountain():
    almost = crowded("A", but="a4 b5 c6 k9 k11")
    state = position("rift-lands", almost, deck=("goblin-attack", "orchard"))

    assert drawn(state, "F:k11").sheets[0].coins == 1
