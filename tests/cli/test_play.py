from __future__ import annotations

from pathlib import Path

import inklands as package
from tests.cli.terminal import Said, inklands, moves_of_a_whole_game


def assert_told(said: Said, *sentences: str) -> None:
    """The command ended well, and each of these was among what it said."""
    assert (said.status, said.err) == (0, "")
    assert [sentence for sentence in sentences if sentence not in said.out] == []


def test_a_whole_solo_game_is_played_by_typing() -> None:
    typed = "\n".join(moves_of_a_whole_game("cartographers", 7)) + "\n"

    said = inklands("play", "cartographers", "--seed", "7", typed=typed)

    assert_told(said, "The maps are finished.", "Oblivious Inkdrinker")


def test_an_offer_is_turned_flipped_and_put_at_a_cell() -> None:
    said = inklands("play", "cartographers", "--seed", "3", typed="2r d1\n\nquit\n")

    assert "your mapmaker draws water on d1 e1 f1 g1." in said.out


def test_a_placement_in_pencil_can_be_rubbed_out() -> None:
    said = inklands("play", "cartographers", "--seed", "3", typed="1 d1\nn\nquit\n")

    assert "[V][V][V][V]" in said.out
    assert "draws" not in said.out


def test_a_mistake_is_answered_with_its_reason_and_the_question_again() -> None:
    typed = "V:a1a2a3a4\nV:d1\nZ:a1\n1 k11\n9 a1\nspots x\nundo\nquit\n"

    said = inklands("play", "cartographers", "--seed", "3", typed=typed)

    assert said.status == 0
    assert said.err == ""
    for reason in (
        "a1 is already filled",
        "The card does not show that shape",
        "'Z:a1' is not a placement",
        "the shape does not stay on the map",
        "offer 9 is not there",
        "'x' is not an offer",
        "nothing to take back",
    ):
        assert reason in said.out


def test_the_places_of_an_offer_are_shown_on_the_map() -> None:
    said = inklands("play", "cartographers", "--seed", "3", typed="spots 1\nlist\npoints\nquit\n")

    assert "XXXX: " in said.out
    assert "  V:d1d2d3d4" in said.out


def test_a_saved_match_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "mine.record"
    saved = inklands("play", "cartographers", "--seed", "3", typed=f"1 d1\n\nsave {file}\nquit\n")
    resumed = inklands("play", "cartographers", "--resume", str(file), typed="quit\n")

    assert f"saved in {file}" in saved.out
    assert " d  V  V  V  V " in resumed.out


def test_two_people_and_a_bot_share_a_terminal() -> None:
    words = ("play", "cartographers", "--seats", "3", "--bots", "uniform", "--seed", "12")
    said = inklands(*words, typed="list\nquit\n")

    assert said.status == 0
    assert "seat 0> " in said.out


def test_a_drawing_is_taken_back_while_others_still_draw() -> None:
    first = package.new_match("cartographers", seed=12, seats=2).legal_actions(0)[0]
    text = package.load("cartographers").action_text(first)

    said = inklands(
        "play", "cartographers", "--seats", "2", "--seed", "12", typed=f"{text}\n\n\nundo\nquit\n"
    )

    assert f"seat 0 takes back {text}" in said.out


def test_bots_on_every_seat_leave_no_room_for_a_person() -> None:
    said = inklands("play", "cartographers", "--bots", "uniform")

    assert said.status == 2
    assert "leave no seat for you" in said.err


def test_a_map_without_colour_is_told_by_its_letters_alone() -> None:
    said = inklands("play", "cartographers", "--seed", "3", typed="quit\n")

    assert "\x1b[" not in said.out


def test_the_terminal_speaks_the_language_that_is_asked_for() -> None:
    typed = "zz\nF:d1d2d3d4\nhelp\nspots 1\nundo\n1 d1\nn\nquit\n"

    said = inklands("play", "cartographers", "--seed", "3", "--language", "nl", typed=typed)

    assert_told(
        said,
        "help zegt wat je kunt schrijven.",
        "lente, 0/8   Munten 0/14",
        "‘zz’ is geen tekening: schrijf een terrein en de velden, B:c3c4d4",
        "Deze verkenningskaart biedt geen bos.",
        "Schrijf wat je tekent:",
        "D\N{NO-BREAK SPACE}dorp",
        "plekken voor de hoek linksboven",
        "Sinds de laatste onthulling is er niets terug te nemen.",
        "Enter om te inkten, n om uit te gummen:",
    )
    assert "seat" not in said.out


def test_what_cannot_be_read_is_explained_in_the_language_that_is_asked_for() -> None:
    typed = "V:m3\nV:a1a1\n9 a1\n1 k11\nspots x\nquit\n"

    assert_told(
        inklands("play", "cartographers", "--seed", "3", "--language", "fr", typed=typed),
        "«\N{NO-BREAK SPACE}V:m3\N{NO-BREAK SPACE}» n’est pas un dessin",
        "«\N{NO-BREAK SPACE}V:a1a1\N{NO-BREAK SPACE}» nomme deux fois une case",
        "la forme 9 n’est pas proposée, ou ne tient nulle part",
        "1 k11\N{NO-BREAK SPACE}: la forme sort de la carte",
        "«\N{NO-BREAK SPACE}x\N{NO-BREAK SPACE}» n’est pas une forme proposée",
    )


def test_seats_are_numbered_in_the_language_that_is_asked_for() -> None:
    words = ("play", "misterra", "--seats", "2", "--seed", "4", "--language", "fr")

    said = inklands(*words, typed="list\nquit\n")

    assert "place 0> " in said.out
