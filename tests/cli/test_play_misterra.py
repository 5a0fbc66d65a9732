from __future__ import annotations

import pytest

from tests.cli.terminal import inklands

LANDING = [">beach1", "take:LJ", "map:L a1,J b1"]
INLAND = ["beach1>a1", "take:LM", "map:L a1,M a2"]


def typed(*actions: str) -> str:
    """Each action, and Enter to ink it; then leave."""
    return "".join(f"{action}\n\n" for action in actions) + "quit\n"


def play(*actions: str, language: str = "en") -> list[str]:
    """The lines of a first game that goes so far."""
    words = ["play", "misterra", "--seed", "3", "--option", "first_game=yes"]
    said = inklands(*words, "--language", language, typed=typed(*actions))
    assert (said.status, said.err) == (0, "")
    return said.out.splitlines()


def test_a_sketch_lies_in_pencil_and_then_in_a_haze_on_the_island() -> None:
    lines = play(*LANDING)

    assert " 1  ~0[l][j] .  .  .       1  [L][J] .  .  ." in lines
    assert " 1  ~0 l  j  .  .  .       1   L  J  .  .  ." in lines
    assert "   -23 (+2)  Completeness" in lines


def test_empty_cells_that_are_seen_are_marked_while_a_card_is_in_hand() -> None:
    lines = play(">beach2", "take:LJ")

    assert " 2  ~0 .  .  .  J  .       2   .  .  .  .  ." in lines
    assert " 2  ~0 .  .  .  J  .       2   +  .  .  .  ." in lines


def test_a_claim_is_marked_where_its_owner_stands() -> None:
    lines = play(*LANDING, *INLAND, "take:JJ", "claim")

    (claimed,) = {line[:9] for line in lines if line.startswith(" 1  ~ *")}
    assert claimed == " 1  ~ *L0"


def test_presumptions_are_read_before_two_of_them_are_kept() -> None:
    said = inklands("play", "misterra", "--seed", "3", typed="keep:2,16\n\nquit\n")

    assert (said.status, said.err) == (0, "")
    before, after = said.out.split("Enter to ink")
    rules = {number: f"     0  {number}. " for number in (2, 5, 6, 16)}
    assert [rule in before for rule in rules.values()] == [True, True, True, True]
    assert [rule in after for rule in rules.values()] == [True, False, False, True]


def test_the_number_of_an_action_stands_for_it() -> None:
    lines = play("1", "3")

    assert any(line.endswith("your mapmaker lands on beach 1.") for line in lines)
    assert any(line.endswith("your mapmaker takes lagoon and jungle.") for line in lines)


def test_the_island_is_told_in_the_language_that_is_asked_for() -> None:
    lines = play(language="fr")

    assert "      Île                     Parchemin" in lines
    assert "Manche 1, demi-journée 1" in lines


@pytest.mark.parametrize(
    ("language", "top", "half_days"),
    [
        (
            "en",
            "On top; only its back still counts",
            [
                "Otoma looks at a2 a3: mountain, mountain.",
                "Otoma looks at d5 c5: what lies there (or else jungle), lagoon.",
            ],
        ),
        (
            "fr",
            "Sur le dessus ; seul son dos sert encore",
            [
                "L’Otoma agit en a2 a3 : montagne, montagne.",
                "L’Otoma agit en d5 c5 : ce qui s’y trouve (sinon jungle), lagune.",
            ],
        ),
        (
            "nl",
            "Bovenop; alleen de achterkant telt nog",
            [
                "De Otoma werkt op a2 a3: gebergte, gebergte.",
                "De Otoma werkt op d5 c5: wat daar ligt (of anders jungle), lagune.",
            ],
        ),
    ],
)
def test_otoma_s_cells_stand_with_what_is_done_there_and_the_top_card_as_what_it_is(
    language: str, top: str, half_days: list[str]
) -> None:
    lines = play(*LANDING, *INLAND, language=language)

    said = [line.strip().replace("\N{NO-BREAK SPACE}", " ") for line in lines]
    tops = [line.partition(": ")[2] for line in said if line.startswith(f"Otoma · {top}")]
    assert [line for line in said if line in half_days] == half_days
    # The back on top names the cells, the card below it the actions: what the first card on top
    # showed was never done, and what was done last lies on top now.
    assert len(set(tops)) == 2
    assert not any(tops[0].split(" · ")[0] in each for each in half_days)
    assert half_days[1].partition(": ")[2].removesuffix(".") == tops[-1].split(" · ")[0]


def test_whoever_is_asked_sees_its_own_number_where_two_stand_together() -> None:
    # An empty line takes the screen over where it changes hands.
    kept = ["keep:17,25", "", "keep:20,28", ""]
    together = [*kept, ">beach1", "take:JM", "pass", "take:LM", "pass", ""]
    words = ["play", "misterra", "--seats", "2", "--seed", "4"]

    said = inklands(*words, typed=typed(*together, ">beach1", "take:MM", "pass"))

    assert (said.status, said.err) == (0, "")
    before, after = said.out.split("seat 1 lands on beach 1.")
    assert " 1  ~0 " in before
    assert " 1  ~1 " in after
    assert " 1  ~0 " not in after
