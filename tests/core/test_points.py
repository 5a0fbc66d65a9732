from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from inklands.core.message import Message
from inklands.core.points import Line, Part, Points, Standing, ranked

WHY = Message("why")


def part(key: str, *points: int) -> Part:
    return Part(key, tuple(Line(worth, WHY) for worth in points))


def test_the_total_is_the_sum_of_the_lines():
    points = Points((part("goals", 3, 4), part("monsters", -2)))

    assert points.total == 5
    assert [one.total for one in points.parts] == [7, -2]


def test_nothing_is_worth_nothing():
    assert Points().total == 0
    assert part("goals").total == 0


def test_parts_of_one_key_are_added_up():
    points = Points((part("coins", 2), part("goals", 5), part("coins", 3)))

    assert points.by_key() == {"coins": 5, "goals": 5}


def test_points_grow_by_parts():
    more = (part("b", 2),)

    assert (Points((part("a", 1),)) + more).by_key() == {"a": 1, "b": 2}


def test_a_standing_with_places_is_over():
    assert not Standing((Points(),)).is_over
    assert Standing((Points(),), ((0,),)).is_over


@given(st.lists(st.tuples(st.integers(-3, 3), st.integers(-3, 3)), max_size=8))
def test_seats_are_ranked_by_their_keys_and_share_when_equal(keys: list[tuple[int, int]]):
    places = ranked(keys)

    assert sorted(seat for sharing in places for seat in sharing) == list(range(len(keys)))
    for better, worse in pairwise(places):
        assert keys[better[0]] > keys[worse[0]]
    assert all(len({keys[seat] for seat in sharing}) == 1 for sharing in places)
