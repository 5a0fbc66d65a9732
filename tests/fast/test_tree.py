import numpy as np
import pytest

from inklands.bots.flat import FlatSimulator
from inklands.core.catalogue import load
from inklands.core.match import Match
from inklands.fast import tree as t
from inklands.fast.compiled import compiled
from inklands.fast.specialised import search_kernels
from inklands.fast.titles import kernel_titles, title_kernels
from inklands.fast.warm import warm
from inklands.grid.kernel import new_ints

PLAIN, RAIN = 99, 1 << 60 | 99


def planted(*places: int) -> list[int]:
    tree = new_ints(t.SIZE)
    t.plant(tree, list(places), len(places))
    return tree


def tried(tree: list[int], place: int, result: int) -> None:
    t.begin(tree, place)
    t.learn(tree, result)


def way_down(tree: list[int], place: int, *sights: int) -> list[int]:
    """The actions of a trial for as long as the tree knows what it sees."""
    t.begin(tree, place)
    way = [t.taken(tree)]
    for key in sights:
        if not t.follows(tree, key):
            break
        way.append(t.taken(tree))
    return way


def test_the_tree_goes_on_only_where_an_action_led_to_the_same_sight_before():
    tree = planted(4, 7)
    tried(tree, 4, 0)
    t.begin(tree, 4)
    t.sprout(tree, PLAIN, [1, 2], 2)
    t.learn(tree, 0)

    assert way_down(tree, 4, PLAIN) == [4, 1]
    assert way_down(tree, 4, RAIN) == [4]
    assert way_down(tree, 7, PLAIN) == [7]


def test_nothing_grows_below_an_action_that_was_never_tried():
    tree = planted(4)
    t.begin(tree, 4)
    assert not t.is_ripe(tree)

    t.learn(tree, 3)
    t.begin(tree, 4)
    assert t.is_ripe(tree)


def test_actions_are_let_in_one_by_one_and_the_better_one_is_taken_more_often():
    tree = planted(0)
    tried(tree, 0, 0)
    t.begin(tree, 0)
    t.sprout(tree, PLAIN, [10, 11, 12], 3)
    taken = []
    for _ in range(200):
        way = way_down(tree, 0, PLAIN)
        t.learn(tree, {10: 5, 11: 9, 12: 1}[way[1]])
        taken.append(way[1])

    assert taken[:3] == [10, 11, 11]
    assert taken.count(11) > taken.count(10) > taken.count(12) > 0


def test_a_tree_without_room_takes_no_more_nodes():
    tree = planted(0)
    tried(tree, 0, 0)
    key = 0
    t.begin(tree, 0)
    while t.is_ripe(tree):
        t.sprout(tree, key, list(range(t.WIDTH)), t.WIDTH)
        key += 1

    assert t.SIZE - tree[t.FREE] < t.FIRST + 3 * t.WIDTH
    assert not t.follows(tree, 0)


def test_a_trial_is_no_longer_than_the_tree_may_be_deep():
    tree = planted(0)
    way = [0]
    for _ in range(2 * t.MOST_DEPTH):
        t.begin(tree, 0)
        while t.follows(tree, PLAIN):
            pass
        if t.is_ripe(tree):
            t.sprout(tree, PLAIN, [0], 1)
        t.learn(tree, 1)
        way = way_down(tree, 0, *[PLAIN] * 2 * t.MOST_DEPTH)

    assert len(way) == t.MOST_DEPTH


def test_the_compiled_tree_makes_the_same_choices():
    tree = planted(3)
    compiled_tree = np.array(tree)
    places = list(range(9))
    for module, grown, nine in (
        (t, tree, places),
        (compiled(t, 64), compiled_tree, np.array(places)),
    ):
        module.begin(grown, 3)
        module.learn(grown, 0)
        module.begin(grown, 3)
        module.sprout(grown, RAIN, nine, 9)
        for number in range(300):
            module.begin(grown, 3)
            assert module.follows(grown, RAIN)
            module.learn(grown, (module.taken(grown) * 37 + number * 11) % 23)

    assert compiled_tree.tolist() == tree


@pytest.mark.parametrize("title", kernel_titles())
def test_trees_of_interpreted_and_of_compiled_kernels_come_to_the_same_sums(title: str):
    game = load(title)
    match = Match(game, 2, 5)
    for _ in range(8):
        seat = min(match.to_act)
        legal = match.legal_actions(seat)
        match.play(seat, legal[len(legal) // 2])
    seat = min(match.to_act)
    sums = []
    for kernels in (search_kernels(title_kernels(title).model), warm(title)):
        worlds = FlatSimulator.of(game, match.view(seat), kernels)
        places = [place for place, _ in worlds.choices(worlds.deal(1), 3)]
        sums.append(worlds.grow(worlds.plant(places), places, seed=7, rounds=6))

    assert sums[0] == sums[1]
