import pytest

from inklands.games.cartographers.sheet import GRID
from tests.games.cartographers.positions import (
    GAME,
    card_called,
    crowded,
    drawn,
    marked,
    on_sheet,
    position,
    texts,
)
from tests.games.cartographers.printed import AMBUSHES, SHAPES_AND_TERRAINS

ALL_RUINS = "F:b6c2c10i2i10j6"


@pytest.mark.parametrize("key", SHAPES_AND_TERRAINS)
def test_a_landscape_card_offers_what_is_printed_on_it(key: str):
    card = card_called(key)
    time, terrains, shapes = SHAPES_AND_TERRAINS[key]

    assert GAME.components.landscapes[key].time == time
    offered = [(offer.terrain.letter, str(offer.shape), offer.coin) for offer in card.offers]
    assert offered == [
        (terrain, shape, len(shapes) == 2 and n == 0)
        for terrain in terrains
        for n, shape in enumerate(shapes)
    ]


@pytest.mark.parametrize("key", AMBUSHES)
def test_an_ambush_card_offers_what_is_printed_on_it(key: str):
    card = GAME.components.ambushes[key]
    shape, passed_to, corner = AMBUSHES[key]

    assert [(offer.terrain.letter, str(offer.shape)) for offer in card.offers] == [("M", shape)]
    assert (card.clockwise, card.corner) == (passed_to == "left", corner)


def test_the_explore_cards_add_up_to_a_time_of_sixteen():
    assert sum(card.time for card in GAME.components.landscapes.values()) == 16
    assert len(GAME.components.explore_keys) == 13


@pytest.mark.parametrize("room", ["a1b1b2", "a1a2b1", "a1a2b2", "a2b1b2"])
def test_a_shape_may_be_turned(room: str):
    names = " ".join(room[n : n + 2] for n in range(0, len(room), 2))

    assert texts(position("hamlet", crowded("A", but=names))) == {f"V:{room}"}


@pytest.mark.parametrize("room", ["a3 a4 b1 b2 b3", "j1 j2 k2 k3 k4", "a1 b1 b2 c2 d2"])
def test_a_shape_may_be_flipped(room: str):
    cells = room.replace(" ", "")

    assert texts(position("treetop-village", crowded("A", but=room))) == {
        f"F:{cells}",
        f"V:{cells}",
    }


def test_a_shape_may_not_overlap_what_is_drawn_nor_mountains_nor_leave_the_map():
    state = position("fishing-village", marked("A", "F:a5"))

    assert "W:a1a2a3a4" in texts(state)
    assert "W:a2a3a4a5" not in texts(state)
    assert "W:b1b2b3b4" not in texts(state), "b4 is a mountain"
    assert not any("l" in text or "12" in text for text in texts(state))


def test_a_shape_may_not_overlap_wasteland():
    state = position("farmland", sheet="B")

    assert "A:d5e5" not in texts(state)
    assert "A:d5d4" not in texts(state)
    assert "A:d4d5" in texts(state)


def test_a_shape_need_not_touch_what_is_drawn_before():
    assert "A:k10k11" in texts(position("farmland", marked("A", "F:a1")))


def test_both_terrains_of_a_card_are_offered_for_every_place():
    state = position("orchard")
    legal = texts(state)

    assert {text[0] for text in legal} == {"F", "A"}
    assert {text[1:] for text in legal if text[0] == "F"} == {
        text[1:] for text in legal if text[0] == "A"
    }


def test_rift_lands_fills_any_one_cell_with_any_terrain_even_a_monster():
    legal = texts(position("rift-lands"))

    assert len(legal) == 116 * 5
    assert "M:f5" in legal


def test_ruins_may_be_drawn_on_without_a_ruins_card():
    assert "V:b6c6c7" in texts(position("hamlet"))


def test_after_a_ruins_card_one_cell_of_the_shape_has_to_lie_on_open_ruins():
    legal = texts(position("farmland", ruins_due=True))
    pairs = [text for text in legal if len(_names(text)) == 2]

    ruins = {"b6", "c2", "c10", "i2", "i10", "j6"}
    assert all(ruins & set(_names(text)) for text in legal)
    # Six ruins with four sides each, but c10 and i2 have a mountain on one side.
    assert len(pairs) == 6 * 4 - 2


def test_drawn_ruins_do_not_answer_a_ruins_card():
    legal = texts(position("farmland", marked("A", "F:b6c2c10i2i10"), ruins_due=True))

    assert all("j6" in _names(text) for text in legal)


def test_with_no_open_ruins_left_one_cell_is_drawn_anywhere():
    legal = texts(position("hamlet", marked("A", ALL_RUINS), ruins_due=True))

    assert len(legal) == 116 - 6
    assert "V:k11" in legal


def test_when_no_shape_reaches_the_ruins_one_cell_is_drawn_anywhere_though_shapes_fit_elsewhere():
    walled = marked("A", "F:c2c10i2i10j6", "V:a6b5b7c6")
    legal = texts(position("farmland", walled, ruins_due=True))

    assert "A:k10k11" not in legal
    assert legal == {f"A:{GRID.name(n)}" for n in range(121) if walled.empty >> n & 1}
    assert "A:b6" in legal


def test_rift_lands_after_a_ruins_card_goes_on_open_ruins():
    legal = texts(position("rift-lands", marked("A", "F:b6c2c10i2"), ruins_due=True))

    assert legal == {f"{letter}:{cell}" for letter in "FVAWM" for cell in ("i10", "j6")}


def test_rift_lands_after_a_ruins_card_goes_anywhere_once_all_ruins_are_drawn_on():
    legal = texts(position("rift-lands", marked("A", ALL_RUINS), ruins_due=True))

    assert len(legal) == 110 * 5


def test_a_single_cell_is_drawn_only_when_no_shape_of_the_card_fits():
    two_in_a_row = crowded("A", but="a1 a2 k11")

    assert texts(position("farmland", two_in_a_row)) == {"A:a1a2"}
    assert texts(position("hamlet", two_in_a_row)) == {"V:a1", "V:a2", "V:k11"}


@pytest.mark.parametrize(
    ("ruling", "under_ruins", "letters"),
    [
        ("card", False, "FA"),
        ("card", True, "FA"),
        ("any-under-ruins", False, "FA"),
        ("any-under-ruins", True, "FVAWM"),
        ("any", False, "FVAWM"),
        ("any", True, "FVAWM"),
    ],
)
def test_the_ruling_says_what_a_single_cell_may_be_filled_with(ruling, under_ruins, letters):
    lone = crowded("A", but="a1")
    state = position("orchard", lone, ruling=ruling, ruins_due=under_ruins)

    assert texts(state) == {f"{letter}:a1" for letter in letters}
    assert state.setup.fallback_terrain == ruling


@pytest.mark.parametrize("ruling", ["card", "any-under-ruins", "any"])
def test_a_single_cell_of_an_ambush_is_a_monster_under_every_ruling(ruling: str):
    lone = crowded("A", but="a1 c1")
    state = position("gnoll-raid", lone, lone, ruling=ruling, ruins_due=True)

    assert texts(state) == {"M:a1", "M:c1"}


def test_a_shape_with_a_coin_brings_one():
    assert drawn(position("hamlet"), "V:a1b1b2").sheets[0].coins == 1


def test_the_other_shape_of_the_card_brings_none():
    assert drawn(position("hamlet"), "V:a1a2a3b1b2").sheets[0].coins == 0


def test_a_card_with_one_shape_brings_no_coin():
    assert drawn(position("fishing-village"), "V:a1a2a3a4").sheets[0].coins == 0


def test_a_single_cell_for_want_of_room_brings_no_coin():
    assert drawn(position("hamlet", crowded("A", but="a1 c1")), "V:a1").sheets[0].coins == 0


def test_a_single_cell_for_want_of_room_may_close_a_mountain():
    lone = crowded("A", but="a4 k11")
    last = drawn(position("hamlet", lone), "V:a4").sheets[0]

    assert last.coins == 1


def test_filling_the_last_side_of_a_mountain_brings_a_coin():
    almost = marked("A", "F:a4", "M:b3", "V:c4")
    state = position("rift-lands", almost)

    assert drawn(state, "W:b5").sheets[0].coins == 1
    assert drawn(state, "W:a5").sheets[0].coins == 0


def test_a_mountain_brings_its_coin_once():
    closed = marked("A", "F:a4", "M:b3", "V:c4", "W:b5", coins=1)

    assert drawn(position("rift-lands", closed), "W:b6").sheets[0].coins == 1


def test_wasteland_fills_a_side_of_a_mountain():
    almost = marked("B", "F:h5h7")

    assert drawn(position("rift-lands", almost, sheet="B"), "W:i6").sheets[0].coins == 1


def test_a_shape_and_a_mountain_bring_two_coins_together():
    almost = marked("A", "F:a4", "M:b3", "V:c4")

    assert drawn(position("farmland", almost), "A:b5b6").sheets[0].coins == 2


def test_one_shape_may_close_two_mountains():
    almost = marked("A", "F:a4", "F:b3", "F:c4", "F:b9", "F:c10", "F:d9")
    state = drawn(position("treetop-village", almost), "F:b5b6c6c7c8")

    assert state.sheets[0].coins == 2


def test_the_track_ends_after_fourteen_coins():
    almost = marked("A", "F:a4", "F:b3", "F:c4", "F:b9", "F:c10", "F:d9", coins=13)
    full = marked("A", coins=14)

    assert drawn(position("treetop-village", almost), "F:b5b6c6c7c8").sheets[0].coins == 14
    assert drawn(position("farmland", full), "A:a1a2").sheets[0].coins == 14


def test_the_fourteenth_coin_may_come_from_a_shape_or_from_a_mountain():
    almost = marked("A", "F:a4", "M:b3", "V:c4", coins=13)

    assert drawn(position("farmland", almost), "A:k1k2").sheets[0].coins == 14
    assert drawn(position("rift-lands", almost), "A:b5").sheets[0].coins == 14
    assert drawn(position("farmland", almost), "A:b5b6").sheets[0].coins == 14


def test_a_mountain_of_the_printed_sheets_never_lies_on_the_edge():
    for layout in ("A", "B"):
        assert not on_sheet(layout).layout.mountains & GRID.border


def _names(text: str) -> tuple[str, ...]:
    return GRID.names(GAME.parse_action(text).cells)
