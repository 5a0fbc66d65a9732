from tests.games.cartographers.positions import GAME, drawn, marked, position


def test_the_table_is_drawn_as_text():
    state = position("hamlet", marked("A", "F:a1", "M:b6", coins=2), time=3, ruins_due=True)

    assert GAME.picture(GAME.view(state, 0)).splitlines() == [
        "spring 3/8, turn 1",
        "A sentinel-wood, B canal-lake, C wildholds, D borderlands",
        "hamlet on ruins",
        "seat 0, coins 2",
        "   1  2  3  4  5  6  7  8  9 10 11",
        "a  F  .  .  .  .  .  .  .  .  .  .",
        "b  .  .  .  ^  .  M  .  .  .  .  .",
        "c  .  r  .  .  .  .  .  .  ^  r  .",
        "d  .  .  .  .  .  .  .  .  .  .  .",
        "e  .  .  .  .  .  .  .  .  .  .  .",
        "f  .  .  .  .  .  ^  .  .  .  .  .",
        "g  .  .  .  .  .  .  .  .  .  .  .",
        "h  .  .  .  .  .  .  .  .  .  .  .",
        "i  .  r  ^  .  .  .  .  .  .  r  .",
        "j  .  .  .  .  .  r  .  ^  .  .  .",
        "k  .  .  .  .  .  .  .  .  .  .  .",
    ]


def test_every_map_is_drawn_one_under_the_other():
    lines = GAME.picture(GAME.view(position("hamlet", seats=3), None)).splitlines()

    assert [line for line in lines if line.startswith("seat")] == [
        f"seat {seat}, coins 0" for seat in range(3)
    ]
    assert lines[2] == "hamlet"


def test_a_match_that_is_over_says_so():
    over = drawn(position("hamlet", time=5, season=3), "V:a1b1b2")

    assert GAME.picture(GAME.view(over, 0)).splitlines()[2] == "over"
