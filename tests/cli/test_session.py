"""What people see and may type in a session at the terminal, in every title."""

from __future__ import annotations

import re
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest

import inklands as package
from inklands.cli.boards import board_for
from inklands.cli.letters import Marks
from inklands.cli.main import main
from inklands.cli.translator import Translator
from inklands.cli.wrapping import wrapped
from inklands.core.match import AnyMatch
from inklands.core.message import Message
from inklands.games.cartographers.actions import Placement
from inklands.games.cartographers.components import Ambush
from inklands.games.cartographers.legal import Placements
from inklands.locales import LANGUAGES

Play = Callable[..., str]


@pytest.fixture
def play(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Play:
    """Type lines at `inklands play`, which keeps its games in a folder of the test's own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LANG", "C.UTF-8")

    def typing(*words: str, lines: tuple[str, ...] = ()) -> str:
        monkeypatch.setattr("sys.stdin", StringIO("".join(f"{line}\n" for line in lines)))
        assert main(["play", *words]) == 0
        return capsys.readouterr().out

    return typing


def first_fallback(seed: int) -> AnyMatch:
    """A match in which nothing on the card fits, and a cell of any terrain is drawn instead."""
    match: AnyMatch = package.new_match(
        "cartographers", seed=seed, options={"fallback_terrain": "any"}
    )
    while not isinstance(legal := match.legal_actions(0), Placements) or not legal.is_fallback:
        match.play(0, match.legal_actions(0)[0])
    return match


def first_ambush(seed: int) -> AnyMatch:
    """A match of two in which an ambush meets maps with different coins."""
    match: AnyMatch = package.new_match("cartographers", seed=seed, seats=2)
    while not isinstance(match.state.card, Ambush) or match.view(0).sheets[1].coins > 0:
        seat = min(match.to_act)
        match.play(seat, match.legal_actions(seat)[0 if seat == 0 else -1])
    return match


def test_only_a_number_is_the_name_of_a_seat() -> None:
    told = Translator("en").format(
        Message.of("cartographers-prompt-ambush", card="x", other="sand")
    )

    assert "the map of sand" in told


def test_at_a_fallback_the_terrains_listed_are_those_that_are_drawn(
    capsys: pytest.CaptureFixture[str],
) -> None:
    match = first_fallback(12)
    board = board_for(match, Translator("en"), Marks.CODES)
    free = package.load("cartographers").action_text(match.legal_actions(0)[0])[2:]

    board.show(0)
    lines = capsys.readouterr().out.splitlines()

    offers = [line.split() for line in lines if line.endswith(" X")]
    assert [offer[:2] for offer in offers] == [
        [str(number), letter] for number, letter in enumerate("FVAWM", 1)
    ]
    for number, letter, *_ in offers:
        drawn = board.read(0, f"{number} {free}")
        assert isinstance(drawn, Placement)
        assert drawn.terrain.letter == letter


def test_at_an_ambush_coins_and_goals_are_of_the_same_map(
    capsys: pytest.CaptureFixture[str],
) -> None:
    match = first_ambush(7)
    board = board_for(match, Translator("en"))

    board.show(0)
    (heading,) = (line for line in capsys.readouterr().out.splitlines() if "Coins " in line)

    assert match.view(0).sheets[0].coins > 0
    assert "Coins 0/14" in heading
    assert "on the map of seat 1" in heading


@pytest.mark.parametrize("written", ["v:d1d2d3d4", "V:D1D2D3D4", "v:d1 d2 D3 d4", "1 D1"])
def test_letters_and_cells_are_read_in_any_case(play: Play, written: str) -> None:
    assert "draws village on d1 d2 d3 d4." in play(
        "cartographers", "--seed", "3", lines=(written, "")
    )


def test_long_lines_are_broken_between_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "30")

    assert wrapped(" A*   0  ", "one point for each forest cell").splitlines() == [
        " A*   0  one point for each",
        "         forest cell",
    ]


def test_the_number_of_a_drawing_in_the_list_stands_for_it(play: Play) -> None:
    third = package.new_match("cartographers", seed=3).legal_actions(0)[2]
    text = package.load("cartographers").action_text(third)

    out = play("cartographers", "--seed", "3", lines=("list", "3", ""))

    assert f"   3  {text}" in out.splitlines()
    assert out.count(" draws ") == 1


def test_who_takes_the_screen_over_sees_nothing_of_the_other_hand(play: Play) -> None:
    out = play("misterra", "--seats", "2", "--seed", "4", lines=("keep:17,25", "", ""))

    before, after = out.split("Pass to seat 1, then press Enter:")
    dealt = "You are dealt the presumptions "
    assert before.count(dealt) == after.count(dealt) == 1
    assert "You keep the presumptions 17, 25." not in after
    assert " 17. " in before
    assert " 17. " not in after


def test_the_maps_and_points_of_others_can_be_looked_at(play: Play) -> None:
    words = ("cartographers", "--seats", "2", "--bots", "greedy", "--seed", "12")

    out = play(*words, lines=("map 1", "maps", "map 2"))

    assert out.count("\nseat 1: 0   Coins 0/14") == 2
    assert out.count("\nseat 0: 0   Coins 0/14") == 1
    assert "there is no seat 2" in out


@pytest.mark.parametrize(
    ("title", "words"),
    [
        ("cartographers", ["F\N{NO-BREAK SPACE}forêt", "deuxième forme"]),
        ("misterra", ["L\N{NO-BREAK SPACE}lagune", ">plage3"]),
        ("explorers", ["c\N{NO-BREAK SPACE}clé", "H m5 m7 m8"]),
    ],
)
def test_help_is_about_this_title_in_the_reader_s_language(
    play: Play, title: str, words: list[str]
) -> None:
    out = play(title, "--seed", "3", "--language", "fr", lines=("help",)).lower()

    assert [word.lower() in out for word in words] == [True, True]


EXAMPLES = re.compile(r"(?:take:|swap:|map:)(\w\w?)|^ +(\w) m5|^ +(\w):c3|,(\w) b3", re.MULTILINE)
"""Where lines of help and refusals name terrains by their letters."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", ["cartographers", "explorers", "misterra"])
def test_examples_are_written_in_the_letters_of_the_legend(title: str, language: str) -> None:
    board = board_for(package.new_match(title, seed=3), Translator(language))
    legend, help_text = "\n".join(board.legend()), "\n".join(board.help())

    written = {letter for found in EXAMPLES.findall(help_text) for letter in "".join(found)}

    assert written
    assert [x for x in written if f" {x}\N{NO-BREAK SPACE}" not in legend] == []


def test_what_is_listed_taken_back_and_refused_is_in_the_words_of_the_reader(play: Play) -> None:
    words = ("misterra", "--seed", "3", "--option", "first_game=yes", "--language", "nl")

    out = play(*words, lines=("list", "1", "list", "undo", "take:SX"))

    assert "   1  >strand1" in out.splitlines()
    assert "jouw kaartmaker neemt >strand1 terug" in out
    assert "beach" not in out
    assert "is geen terrein: schrijf een van S L J G" in out


@pytest.mark.parametrize(
    ("title", "moves", "lines"),
    [
        ("cartographers", 6, ["Points − ", "  >       Oblivious Inkdrinker"]),
        ("explorers", 9, ["Points +", "  >       Armchair Traveller"]),
        ("misterra", 4, ["Points -", "Fidelity +0: Paper-pusher", "  >       Fearful"]),
    ],
)
def test_points_mark_the_titles_that_would_be_earned_now(
    play: Play, title: str, moves: int, lines: list[str]
) -> None:
    match: AnyMatch = package.new_match(title, seed=7)
    typed: list[str] = []
    for _ in range(moves):
        action = match.legal_actions(0)[0]
        typed += [match.game.action_text(action).removeprefix("horse:"), ""]
        match.play(0, action)

    out = play(title, "--seed", "7", lines=(*typed, "points"))

    assert [line in out for line in lines] == [True] * len(lines)


def test_the_column_shows_its_times_and_the_ambushes_that_were_met(play: Play) -> None:
    match: AnyMatch = package.new_match("cartographers", seed=7)
    lines: list[str] = []
    while not match.view(0).gone or not any(match.view(0).column_times):
        lines += ["1", ""]
        match.play(0, match.legal_actions(0)[0])
    view, say = match.view(0), Translator("en").format
    card = say(Message(f"cartographers-{view.column[-1]}"))
    ambushes = ", ".join(say(Message(f"cartographers-{key}")) for key in view.gone)

    out = play("cartographers", "--seed", "7", lines=tuple(lines))

    assert f"{card} {view.column_times[-1]}\n" in out
    assert f"  Ambushes met: {ambushes}\n" in out


TILES = ("--seed", "3", "--option", "tiles=1,2,3,4")


def test_a_whole_turn_of_explorers_is_one_line(play: Play) -> None:
    out = play("explorers", *TILES, lines=("G g13 g12 h12", ""))

    assert "your mapmaker crosses g12 g13 h12." in out


def test_where_a_part_of_a_line_is_refused_none_of_it_is_played(play: Play) -> None:
    out = play("explorers", *TILES, lines=("G g13 a1", "show"))

    assert "a1 lies beside none of your crosses" in out
    assert out.count("Choose a terrain for your first 3 crosses.") == 2


def test_an_advanced_temple_offers_points_and_crosses(play: Play) -> None:
    out = play("explorers", "--seed", "3", "--option", "advanced-temples=yes")

    assert "Temple A offers 8 points and 3 crosses, then 2 1 0" in out


def test_a_half_day_of_misterra_is_one_line_in_the_words_of_the_reader(play: Play) -> None:
    words = ("misterra", "--seed", "3", "--option", "first_game=yes", "--language", "nl")

    out = play(*words, lines=(">Strand1 TAKE:lj map:l a1,J B1", ""))

    assert " 1  ~0 l  j  .  .  .       1   L  J  .  .  ." in out.splitlines()


def test_presumptions_show_their_seal_and_cartographers_their_markers(play: Play) -> None:
    out = play("misterra", "--seed", "3")

    assert " 2. Every zone of lagoon counts by its number of cells: " in out
    assert "(∞)" in out
    assert "(1×)" in out
    assert "3 markers left" in out


def test_a_game_goes_on_after_the_input_has_ended_without_a_word(play: Play) -> None:
    play("cartographers", "--seed", "3", lines=("1 d1", ""))

    assert " d  V  V  V  V " in play("--resume")


def test_bots_keep_their_seats_when_a_game_is_resumed(play: Play) -> None:
    words = ("cartographers", "--seats", "2", "--bots", "greedy", "--seed", "12")
    play(*words, lines=("1", ""))

    out = play("--resume", lines=("1", "", "quit"))

    assert "seat 1> " not in out
    assert "seat 1 draws " in out


def test_a_finished_game_is_kept_and_shown_with_its_title_on_the_scale(
    play: Play, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match: AnyMatch = package.new_match("cartographers", seed=7)
    lines: list[str] = []
    while not match.is_over:
        lines += ["1", ""]
        match.play(0, match.legal_actions(0)[0])

    out = play("cartographers", "--seed", "7", lines=tuple(lines))
    (file,) = tmp_path.rglob("*.record")
    assert main(["replay", str(file)]) == 0
    replayed = capsys.readouterr()

    (rating,) = match.standing.ratings
    for text in (out, replayed.out):
        assert f"{rating.number:+d}: Oblivious Inkdrinker" in text
        assert "  >       Oblivious Inkdrinker" in text
        assert "     +30  Legendary Cartographer" in text
        assert "seats by place" not in text
    assert str(file) in out
    assert main(["replay", str(file), "--turn", "99"]) == 2
    assert "there is no turn 99: the record ends with turn " in capsys.readouterr().err
    assert main(["play", "--resume"]) == 2
    assert "no unfinished game" in capsys.readouterr().err
    assert main(["hint", str(file), "--language", "nl"]) == 2
    assert capsys.readouterr().err.startswith("inklands: Je hoeft nu niets te beslissen. ")


def test_the_points_of_each_season_and_their_sum_are_shown(play: Play) -> None:
    match: AnyMatch = package.new_match("cartographers", seed=7)
    lines: list[str] = []
    while match.view(0).season < 2:
        lines += ["1", ""]
        match.play(0, match.legal_actions(0)[0])
    (points,) = match.standing.points
    spring, summer = (
        sum(part.total for part in points.parts if part.key.startswith(season))
        for season in ("spring", "summer")
    )

    out = play("cartographers", "--seed", "7", lines=tuple(lines))

    assert f"Counted so far: spring {spring} + summer {summer} = {spring + summer}" in out
