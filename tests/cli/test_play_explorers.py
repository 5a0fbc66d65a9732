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
    assert "g   Sg S  S  S  M  G  M  G  Wf W  M +G xG  M  G  Gh" in said.out
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
