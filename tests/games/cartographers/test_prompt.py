from inklands.core.message import Message
from tests.games.cartographers.positions import GAME, crowded, drawn, marked, position

HAMLET = "@cartographers-hamlet"


def test_a_seat_is_asked_to_draw_the_card():
    asked = GAME.prompt(position("hamlet"), 0)

    assert asked == Message.of("cartographers-prompt-draw", card=HAMLET)


def test_a_seat_is_asked_to_draw_on_ruins():
    asked = GAME.prompt(position("hamlet", ruins_due=True), 0)

    assert asked == Message.of("cartographers-prompt-ruins", card=HAMLET)


def test_a_seat_without_room_is_asked_for_one_cell():
    asked = GAME.prompt(position("hamlet", crowded("A", but="a1")), 0)

    assert asked == Message.of("cartographers-prompt-one-cell", card=HAMLET)


def test_a_seat_that_can_reach_no_ruins_is_asked_for_one_cell():
    covered = marked("A", "F:b6c2c10i2i10j6")

    asked = GAME.prompt(position("hamlet", covered, ruins_due=True), 0)

    assert asked == Message.of("cartographers-prompt-ruins-one-cell", card=HAMLET)


def test_a_card_of_one_cell_does_not_say_that_it_fits_nowhere_when_all_ruins_are_covered():
    covered = marked("A", "F:b6c2c10i2i10j6")

    asked = GAME.prompt(position("rift-lands", covered, ruins_due=True), 0)

    assert asked.key == "cartographers-prompt-ruins-one-cell"


def test_in_an_ambush_a_seat_is_told_whose_map_it_has():
    asked = GAME.prompt(position("goblin-attack", seats=3), 2)

    assert asked == Message.of(
        "cartographers-prompt-ambush", card="@cartographers-goblin-attack", other=0
    )


def test_an_ambush_that_fits_nowhere_asks_for_one_cell():
    crowd = crowded("A", but="a1 k11")

    asked = GAME.prompt(position("goblin-attack", crowd, crowd, crowd, seats=3), 2)

    assert asked == Message.of(
        "cartographers-prompt-ambush-one-cell", card="@cartographers-goblin-attack", other=0
    )


def test_who_has_drawn_and_who_looks_on_waits():
    waiting = GAME.apply(position("hamlet", seats=2), 0, GAME.parse_action("V:a1b1b2"))

    assert GAME.prompt(waiting, 0) == Message("cartographers-prompt-wait")
    assert GAME.prompt(waiting, None) == Message("cartographers-prompt-wait")
    assert GAME.prompt(waiting, 1).key == "cartographers-prompt-draw"


def test_at_the_end_nobody_is_asked_anything():
    over = drawn(position("hamlet", time=5, season=3), "V:a1b1b2")

    assert GAME.prompt(over, 0) == GAME.prompt(over, None) == Message("cartographers-prompt-over")
