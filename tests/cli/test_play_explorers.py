from __future__ import annotations

from tests.cli.terminal import inklands, moves_of_a_whole_game


def test_a_whole_solo_game_of_explorers_is_played_by_typing() -> None:
    typed = "\n".join(moves_of_a_whole_game("explorers", 7)) + "\n"

    said = inklands("play", "explorers", "--seed", "7", typed=typed)

    assert (said.status, said.err) == (0, "")
    assert "mounts a horse" in said.out
    assert "The landscape is explored." in said.out
    assert "Armchair Traveller" in said.out


def test_what_is_open_is_marked_and_what_is_asked_is_said() -> None:
    options = ["--option", "tiles=1,2,3,4", "--option", "objective-names=race-edges"]

    said = inklands("play", "explorers", "--seed", "3", *options, typed="2\n\ng13\n\nspots\nquit\n")

    assert "Choose a terrain for your first 3 crosses." in said.out
    assert "2 more crosses: grass." in said.out
    assert "g   Sg S  S  S  M  G  M  G  Wf W  M +G /G  M  G  Gh" in said.out
    assert "Race to the edges: The sooner your crosses touch all four edges" in said.out


def test_a_cross_in_the_wrong_place_is_answered_with_its_reason() -> None:
    said = inklands(
        "play", "explorers", "--seed", "3", "--option", "tiles=1,2,3,4", typed="G\n\na1\nquit\n"
    )

    assert "a1 lies beside none of your crosses" in said.out


def test_the_sides_of_a_card_are_told_as_terrains_and_not_as_seats() -> None:
    typed = "\n".join(moves_of_a_whole_game("explorers", 7)[:8]) + "\nquit\n"

    said = inklands("play", "explorers", "--seed", "7", typed=typed)

    (faces, *_) = [line for line in said.out.splitlines() if "The card faces you" in line]
    assert "; behind it is " in faces
    assert "seat" not in faces


NO_GRASS = "W f5 g5 g6\n\n"
"""Crosses at seed 0 after which the card offers grass, of which no cell can be reached."""


def test_a_turn_is_not_given_away_before_it_was_asked_for() -> None:
    said = inklands("play", "explorers", "--seed", "0", typed=f"{NO_GRASS}G\nn\nshow\nG\n\nquit\n")

    warning = "No cell of grass can be reached: if you ink this, the turn is given away."
    first, again, given = said.out.split(warning)
    assert "   1  G      xx   grass, no cell to cross" in first.splitlines()
    assert "   2  S      xxx  sand" in first.splitlines()
    assert "Choose the side of the card you use." in again
    assert "gives this turn away" in given


def test_what_the_boards_print_stands_below_the_landscape_with_what_is_crossed() -> None:
    said = inklands("play", "explorers", "--seed", "0", typed=f"{NO_GRASS}quit\n")

    lines = [line.strip() for line in said.out.splitlines()]
    assert "Round 1, card 1 of 7   G grass  or  S sand*" in lines
    assert (
        "Not yet seen this round; one of them stays away: W/G  W/S  W/M  G/M  S/M  GM/WS  WM/GS"
        in lines
    )
    # FR, places and things: a column of foods for each round, 2, 5 or 9 points; 3, 5, 7 or 10.
    assert "Food   1: a c xf   2: a c f   3: a c f   4: a c f" in lines
    assert "Points for 0, 1, 2 … foods in a round: 0 2 5 9" in lines
    assert "Points for 0, 1, 2 … crosses beside it: 0 3 5 7 10" in lines
    assert "Villages   A: 2   B: 0   C: 0   D: 0" in lines


def test_advanced_boards_print_other_values() -> None:
    sides = ("food", "gems", "villages")
    options = [word for side in sides for word in ("--option", f"advanced-{side}=yes")]

    said = inklands("play", "explorers", "--seed", "0", *options)

    lines = [line.strip() for line in said.out.splitlines()]
    # FR p. 8: no food in the first round, then 1, 4, 9 or 16 points; 12, 18, 26 or 40.
    (food,) = (line for line in lines if line.startswith("Food   "))
    assert food.startswith("Food   1: -   2: ")
    assert "Points for 0, 1, 2 … foods in a round: 0 1 4 9 16" in lines
    assert "Points for 0, 1, 2 … crosses beside it: 0 12 18 26 40" in lines
    assert any(line.startswith("Gems   -") for line in lines)


def test_the_boards_are_heard_too() -> None:
    typed = f"{NO_GRASS}goals\nquit\n"

    said = inklands("play", "explorers", "--seed", "0", "--plain", typed=typed)

    lines = said.out.splitlines()
    assert "Round 1, card 1 of 7" in lines
    assert "Round 1: apple, carrot, fish (cross)" in lines
    assert "f6: village A, 2 crosses" in lines
    assert "Points for 0, 1, 2 … crosses beside it: 0 3 5 7 10" in lines
    assert "grass and mountain or water and sand" in lines
