"""Ambushes at a table: whose map goes where, and what may be drawn on it."""

import pytest

from tests.games.cartographers.positions import GAME, crowded, drawn, marked, position, texts

CLOCKWISE = ("bugbear-assault", "kobold-onslaught")
COUNTERCLOCKWISE = ("goblin-attack", "gnoll-raid")


@pytest.mark.parametrize("seats", [2, 3, 5, 100])
@pytest.mark.parametrize("card", CLOCKWISE)
def test_clockwise_each_map_goes_to_the_next_seat(card: str, seats: int):
    state = position(card, seats=seats)

    in_hand = [GAME.live_points_seat(state, seat) for seat in range(seats)]

    assert in_hand == [seats - 1, *range(seats - 1)]


@pytest.mark.parametrize("seats", [2, 3, 5, 100])
@pytest.mark.parametrize("card", COUNTERCLOCKWISE)
def test_counterclockwise_each_map_goes_to_the_seat_before(card: str, seats: int):
    state = position(card, seats=seats)

    in_hand = [GAME.live_points_seat(state, seat) for seat in range(seats)]

    assert in_hand == [*range(1, seats), 0]


def test_a_landscape_is_drawn_on_the_own_map():
    state = position("hamlet", seats=5)

    assert [GAME.live_points_seat(state, seat) for seat in range(5)] == [0, 1, 2, 3, 4]


def test_monsters_end_up_on_the_map_of_the_neighbour_clockwise():
    state = drawn(position("kobold-onslaught", seats=3), "M:a1b1b2c1", "M:a5b5b6c5", "M:j1j2j3k2")
    monsters = [GAME.view(state, None).sheets[seat].rows for seat in range(3)]

    # Seat 0 holds the map of seat 2, seat 1 that of seat 0, seat 2 that of seat 1.
    assert monsters[2][0] == "M.........."
    assert monsters[0][0] == "....M......"
    assert monsters[1][9][:3] == "MMM"


def test_monsters_end_up_on_the_map_of_the_neighbour_counterclockwise():
    state = drawn(position("goblin-attack", seats=3), "M:a1b2c3", "M:i9j10k11", "M:a10b9c8")
    rows = [GAME.view(state, None).sheets[seat].rows for seat in range(3)]

    assert rows[1][0] == "M.........."
    assert rows[2][10] == "..........M"
    assert rows[0][0] == ".........M."


@pytest.mark.parametrize(
    ("card", "turned"),
    [
        ("goblin-attack", "M:a3b2c1"),
        ("bugbear-assault", "M:i1i2k1k2"),
        ("kobold-onslaught", "M:j1j2j3k2"),
        ("gnoll-raid", "M:j1j2j3k1k3"),
        ("gnoll-raid", "M:j1j3k1k2k3"),
        ("gnoll-raid", "M:i1i2j2k1k2"),
    ],
)
def test_at_a_table_monsters_may_be_turned_and_flipped(card: str, turned: str):
    assert turned in texts(position(card, seats=2))


def test_monsters_may_cover_ruins():
    assert "M:a5b6c7" in texts(position("goblin-attack", seats=2))


def test_monsters_that_fit_nowhere_become_one_monster_anywhere():
    tight = crowded("A", but="a1 a2 k11")

    assert texts(position("gnoll-raid", tight, tight)) == {"M:a1", "M:a2", "M:k11"}


def test_the_room_on_the_map_in_hand_decides_not_that_on_the_own_map():
    state = position("gnoll-raid", crowded("A", but="a1"), marked("A"))

    assert texts(state, 1) == {"M:a1"}
    assert len(texts(state, 0)) > 100


def test_a_neighbours_monster_that_closes_a_mountain_brings_its_owner_a_coin():
    almost = marked("A", "F:b3c4")
    state = position("goblin-attack", almost, marked("A"), marked("A"))

    # Maps go counterclockwise, so seat 2 has the map of seat 0 in hand.
    after = drawn(state, "M:i1j2k3", "M:i1j2k3", "M:a4b5c6")

    assert [sheet.coins for sheet in after.sheets] == [1, 0, 0]
