from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inklands.core.match import Match
from inklands.core.record import Record, Turn, open_record, read_record, record, replay
from inklands.core.rng import Rng
from inklands.errors import RecordError
from tests.core.toy import Dig, HastyToy, Toy, ToyState, ToyView

ToyMatch = Match[ToyState, Dig, ToyView]

TEXT = """\
[Guards "the form of a record"]
[Game "toy"]
[Rules "1"]
[Data "toy-1"]
[Seats "2"]
[Seed "5"]
[Option.soil "clay"]
[Option.rain "on"]

1. 0 dig0 dig3 | 1 dig1 dig2
2. 1 dig0 dig3 | 0 dig1 dig2
"""


def played(seed: int, decisions: int = 100) -> ToyMatch:
    match = Match(Toy(), 2, seed)
    rng = Rng(seed)
    while not match.is_over and len(match.steps) < decisions:
        seat, rng = rng.choice(sorted(match.to_act))
        action, rng = rng.choice(list(match.legal_actions(seat)))
        match.play(seat, action)
    return match


def changed(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new)


@given(st.integers(0, 2**128), st.integers(0, 8))
def test_a_record_replays_to_the_match_it_was_written_from(seed: int, decisions: int):
    match = played(seed, decisions)
    written = record(match)

    again = replay(Toy(), read_record(str(written)))

    assert again.state == match.state
    assert record(again) == written == read_record(str(written))


def test_a_record_is_headers_and_one_line_a_turn():
    written = read_record(TEXT)

    assert str(written) == TEXT
    assert written.options == {"soil": "clay", "rain": "on"}
    assert written.turns[0] == Turn(1, (((0, "dig0 dig3"), (1, "dig1 dig2")),))
    assert written.guards == "the form of a record"
    assert replay(Toy(), written).is_over


def test_an_unfinished_match_claims_no_points():
    written = record(played(4, 5))

    assert written.points == ()
    assert written.places == ()
    assert "Points" not in str(written)


def test_a_finished_match_claims_its_points_and_places():
    match = played(4)
    written = record(match)

    assert written.points == tuple(points.total for points in match.standing.points)
    assert set(written.places) <= {1, 2}
    assert f'[Points "{written.points[0]} {written.points[1]}"]' in str(written)


def test_seats_that_share_a_place_have_the_same_number():
    match = Match(Toy(), 3, 1)
    for _ in range(2):
        for seat in range(3):
            for action in list(match.legal_actions(seat))[:2]:
                match.play(seat, action)

    assert record(match).places == (1, 1, 1)


def test_play_can_be_followed_up_to_a_turn():
    match = replay(Toy(), read_record(TEXT), last_turn=1)

    assert match.turn == 2
    assert len(match.steps) == 4
    assert len(replay(Toy(), read_record(TEXT), last_turn=9).steps) == 8


@given(
    st.text("ab\"\\, '[]|/.", max_size=12),
    st.lists(st.text('ab"\\,', min_size=1, max_size=6), max_size=3),
)
def test_quotes_commas_and_backslashes_in_headers_read_back(words: str, names: list[str]):
    written = replace(read_record(TEXT), guards=words, options={"soil": words}, names=tuple(names))

    assert read_record(str(written)) == written


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("1. 0 dig0", "1, 0 dig0", "line 10, '1, 0 dig0 dig3 | 1 dig1 dig2', is neither a header"),
        ("1. 0 dig0", "one. 0 dig0", "is neither a header nor a turn"),
        ("1. 0 dig0", "9" * 5000 + ". 0 dig0", "is neither a header nor a turn"),
        ("0 dig0 dig3 |", "dig0 dig3 |", "line 10: write a seat and its actions between bars"),
        ("0 dig0 dig3 |", "9" * 5000 + " dig0 |", "line 10: write a seat and its actions"),
        ('[Game "toy"]', "", "the header Game is missing"),
        ('[Game "toy"]', "[Game toy]", "line 2, '[Game toy]', is neither a header nor a turn"),
        ('[Data "toy-1"]', "", "the header Data is missing"),
        ('[Seed "5"]', '[Seed "5"]\n[Seed "6"]', "line 7: there is another header Seed"),
        ('[Seats "2"]', "", "the header Seats should be one whole number"),
        ('[Seats "2"]', '[Seats "2 3"]', "the header Seats should be one whole number"),
        ('[Seed "5"]', '[Seed "five"]', "the header Seed, 'five', should hold whole numbers"),
        ('[Rules "1"]', '[Rules "1.5"]', "the header Rules, '1.5', should hold whole numbers"),
        ('[Seed "5"]', f'[Seed "{"5" * 101}"]', "should hold whole numbers"),
    ],
)
def test_a_malformed_record_is_refused_with_its_line(old: str, new: str, sentence: str):
    with pytest.raises(RecordError) as refused:
        read_record(changed(TEXT, old, new))
    assert sentence in str(refused.value)
    assert refused.value.code == "record/malformed"


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('[Rules "1"]', '[Rules "2"]', "it follows rules 2; these are rules 1"),
        ('"toy-1"', '"toy-2"', "it was played with data toy-2; this is toy-1"),
        ("0 dig0 dig3", "0 dig0 dig0", "turn 1, seat 0: dig0: there is a hole already"),
        ("0 dig0 dig3", "0 dig0 dig7", "turn 1, seat 0: 'dig7' is not a dig"),
        ("0 dig0 dig3", "7 dig0 dig3", "turn 1, seat 7: there is no seat 7; there are 2"),
        ("0 dig0 dig3", "0 dig0 dig1 dig3", "turn 1, seat 0: seat 0 has no decision to take now"),
        ("2. 1 dig0", "3. 1 dig0", "turn 3, seat 1: the match is at turn 2 there"),
    ],
)
def test_a_record_that_does_not_replay_is_refused(old: str, new: str, sentence: str):
    with pytest.raises(RecordError) as refused:
        replay(Toy(), read_record(changed(TEXT, old, new)))
    assert sentence in str(refused.value)


def test_wrong_points_are_found():
    written = record(played(4))
    wrong = replace(written, points=(999, written.points[1]))

    with pytest.raises(RecordError, match=f"it claims points 999 {written.points[1]}: replayed"):
        replay(Toy(), wrong)


def test_wrong_places_are_found():
    written = replace(record(played(4)), places=(7, 7))

    with pytest.raises(RecordError, match="it claims places 7 7: replayed"):
        replay(Toy(), written)


def test_an_unfinished_record_cannot_claim_a_result():
    unfinished = record(played(4, 3))

    with pytest.raises(RecordError, match="it claims points 1 2: replayed unfinished"):
        replay(Toy(), replace(unfinished, points=(1, 2)))
    with pytest.raises(RecordError, match="it claims places 1 2: replayed unfinished"):
        replay(Toy(), replace(unfinished, places=(1, 2)))


def test_a_record_is_read_from_a_file(tmp_path: Path):
    path = tmp_path / "toy.record"
    path.write_text(TEXT, encoding="utf-8")

    assert open_record(path) == read_record(TEXT)


def test_a_record_from_an_editor_that_marks_its_files_is_read(tmp_path: Path):
    path = tmp_path / "toy.record"
    path.write_bytes(b"\xef\xbb\xbf" + TEXT.replace("\n", "\r\n").encode())

    assert open_record(path) == read_record(TEXT)


def test_a_file_that_is_missing_or_no_text_is_refused(tmp_path: Path):
    (tmp_path / "noise").write_bytes(b"\xff\xfe\x00")

    for name in ("nowhere", "noise"):
        with pytest.raises(RecordError, match=f"{name} cannot be read"):
            open_record(tmp_path / name)


def test_stages_of_a_turn_stand_between_slashes():
    turn = Turn(3, (((0, "a b"), (1, "c")), ((1, "d"),)))
    text = TEXT.split("\n\n", maxsplit=1)[0] + f"\n\n{turn}\n"

    assert str(turn) == "3. 0 a b | 1 c / 1 d"
    assert read_record(text).turns == (turn,)


def test_a_record_keeps_apart_what_was_done_between_two_reveals():
    match = Match(HastyToy(), 2, 3)
    for seat, text in ((0, "dig1"), (1, "dig1"), (1, "dig2"), (0, "dig0")):
        match.play(seat, text)

    written = record(match)

    assert str(written.turns[0]) == "1. 0 dig1 / 1 dig1 / 1 dig2 / 0 dig0"
    assert replay(HastyToy(), written).state == match.state


def test_the_names_of_players_stand_in_a_header():
    written: Record = record(played(2), names=("Ada", "Jules"))

    assert '[Names "Ada, Jules"]' in str(written)
    assert read_record(str(written)).names == ("Ada", "Jules")
