from inklands.core.events import Event
from inklands.core.message import Message
from inklands.games.cartographers.sheet import GRID
from inklands.games.cartographers.state import State
from tests.games.cartographers.following import new_match
from tests.games.cartographers.positions import GAME, crowded, drawn, marked, position


def keys(state: State) -> list[str]:
    return [event.message.key.removeprefix("cartographers-") for event in GAME.events(state)]


def event(state: State, key: str) -> Event:
    (found,) = [one for one in GAME.events(state) if one.message.key == f"cartographers-{key}"]
    return found


def args(state: State, key: str) -> dict[str, str | int]:
    return dict(event(state, key).message.args)


def test_a_match_opens_with_the_cards_turned_up():
    for seed in range(20):
        match = new_match(2, seed)
        column = (*match.state.column, *match.state.gone)

        told = [one.message for one in match.opening_events]
        assert {dict(one.args)["card"] for one in told} == {f"@cartographers-{c}" for c in column}
        assert all(one.key.startswith("cartographers-revealed") for one in told)
        assert all(one.reaches(None) for one in match.opening_events)


def test_a_drawing_is_told_with_its_seat_terrain_and_cells():
    state = drawn(position("homestead", seats=2), "V:a1b1b2c1", "A:a1b1b2c1")
    one, two = GAME.events(state)[:2]

    assert one.message == Message.of(
        "cartographers-drew", seat=0, terrain="@cartographers-village", cells="a1 b1 b2 c1"
    )
    assert (one.seat, two.seat) == (0, 1)
    assert GRID.names(two.cells) == ("a1", "b1", "b2", "c1")
    assert keys(state) == ["drew", "drew", "revealed"]


def test_nothing_is_told_until_all_have_drawn():
    state = GAME.apply(position("hamlet", seats=2), 1, GAME.parse_action("V:a1b1b2"))

    assert GAME.events(state) == ()


def test_a_card_is_told_with_its_time():
    state = drawn(position("hamlet"), "V:a1b1b2")

    assert args(state, "revealed") == {"card": "@cartographers-orchard", "time": 2}


def test_ruins_and_ambushes_are_told_apart():
    deck = ("temple-ruins", "gnoll-raid", "orchard")
    state = drawn(position("rift-lands", seats=2, deck=deck), "F:a1", "F:a1")

    assert keys(state) == ["drew", "drew", "revealed-ruins", "revealed-ambush"]
    assert args(state, "revealed-ruins") == {"card": "@cartographers-temple-ruins"}


def test_coins_of_a_shape_and_of_a_mountain_are_told_apart():
    almost = marked("A", "F:a4", "M:b3", "V:c4")
    state = drawn(position("farmland", almost), "A:b5b6")

    assert keys(state) == ["drew", "shape-coin", "mountain-coin", "revealed"]
    assert args(state, "mountain-coin") == {"seat": 0, "coins": 1}


def test_monsters_on_a_neighbours_map_are_told_with_both_seats():
    almost = marked("A", "F:b3c4")
    state = drawn(position("goblin-attack", almost, marked("A")), "M:i1j2k3", "M:a4b5c6")
    first, second, coin, *_ = GAME.events(state)

    assert first.message == Message.of("cartographers-drew-on", seat=0, other=1, cells="i1 j2 k3")
    assert (first.seat, second.seat) == (1, 0)
    assert coin.message == Message.of("cartographers-mountain-coin", seat=0, coins=1)


def test_a_solo_ambush_is_told_with_the_cells_it_takes():
    state = drawn(position("rift-lands", deck=("goblin-attack", "orchard")), "F:a1")

    assert keys(state) == ["drew", "revealed-ambush", "ambushed", "revealed"]
    assert GRID.names(event(state, "ambushed").cells) == ("i9", "j10", "k11")


def test_a_repelled_ambush_is_told():
    tight = crowded("A", but="a1 a2 k11")
    state = drawn(position("rift-lands", tight, deck=("goblin-attack", "orchard")), "F:k11")

    assert event(state, "repelled").seat == 0
    assert args(state, "repelled") == {"card": "@cartographers-goblin-attack"}


def test_the_end_of_a_season_is_told_with_the_points_of_each_seat():
    state = drawn(position("forgotten-forest", seats=2, time=7), "F:a1b2", "F:e5f4")
    first, second = (one for one in GAME.events(state) if "scored" in one.message.key)

    # Seat 0: a forest on the edge and a coin; seat 1: a coin.
    assert dict(first.message.args) == {"seat": 0, "season": "@cartographers-spring", "points": 2}
    assert dict(second.message.args)["points"] == 1


def test_the_end_of_the_match_is_told_last():
    state = drawn(position("hamlet", time=5, season=3), "V:a1b1b2")

    assert keys(state) == ["drew", "shape-coin", "scored", "over"]
