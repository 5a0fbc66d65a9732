"""The final points, the order of finish, and what would be counted now."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from inklands.core.points import Points
from inklands.games.misterra.island.island import Island, Tiles
from inklands.games.misterra.island.places import GRID
from inklands.games.misterra.otoma.components import title
from inklands.games.misterra.scoring import sheet_parts
from inklands.games.misterra.state import State, Step
from inklands.grid.grid import Mask, indices, mask
from tests.games.misterra.positions import EMPTY, GAME, cells, island, parchment, position

COMPONENTS = GAME.components


def over(state: State) -> State:
    return replace(state, moment=replace(state.moment, step=Step.OVER))


def by_key(state: State, seat: int = 0) -> dict[str, int]:
    return GAME.standing(state).points[seat].by_key()


def test_fidelity_gives_two_for_each_cell_that_agrees_with_a_confirmed_tile():
    land = "S L j . M\n" + ". . . . .\n" * 4
    mine = "S S J M M\n" + ". . . . .\n" * 4
    state = position(land, parchments=[mine])

    assert by_key(state)["fidelity"] == 4


def test_each_empty_cell_of_a_parchment_costs_one():
    mine = "S S J M M\n" * 4 + ". . S . .\n"

    assert by_key(position(parchments=[mine])) == {"fidelity": 0, "completeness": -4, "claims": 0}


def test_a_full_parchment_costs_nothing():
    assert by_key(position(parchments=["S L J M S\n" * 5]))["completeness"] == 0


def test_presumptions_are_counted_when_the_match_is_over_and_not_before():
    mine = "S S S S S\n" + ". . . . .\n" * 4
    state = position(parchments=[mine], kept=[(11, 17), (19, 21)])

    assert "presumption-11" not in by_key(state)
    assert by_key(over(state))["presumption-11"] == 5
    assert by_key(over(state))["presumption-17"] == 4


def test_a_cell_may_serve_both_presumptions():
    mine = "S S S S S\n" + ". . . . .\n" * 4
    lines = [
        line
        for part in GAME.standing(over(position(parchments=[mine], kept=[(11, 17)])))
        .points[0]
        .parts
        for line in part.lines
        if part.key.startswith("presumption-")
    ]

    assert [line.cells for line in lines] == [cells("a1 b1 c1 d1 e1")] * 2


def test_the_expert_variant_rewards_lines_that_agree_with_five_confirmed_tiles():
    """As in the rulebook: a row and a column do; hazy or empty cells spoil two others."""
    land = """
        S L J M S
        . M . . .
        L J M s S
        . S . . .
        . L . . .
    """
    mine = """
        S L J M S
        S M S S S
        L J M S S
        S S S S S
        S L S S S
    """
    state = position(land, parchments=[mine], is_expert=True)
    (part,) = (part for part in GAME.standing(state).points[0].parts if part.key == "expert")

    assert [(line.points, line.cells) for line in part.lines] == [
        (3, cells("a1 b1 c1 d1 e1")),
        (3, cells("b1 b2 b3 b4 b5")),
    ]
    assert "expert" not in by_key(position(land, parchments=[mine]))


def test_the_highest_total_wins():
    state = over(position("S S . . .\n" * 5, parchments=[EMPTY, "S S . . .\n" * 5]))

    assert GAME.standing(state).places == ((1,), (0,))


def test_a_tie_goes_to_the_greater_fidelity():
    """Seat 0: two cells agree, 4 - 23. Seat 1: a claim gives 4 and two cells are covered."""
    land = "S S . . .\n" + ". . . . .\n" * 4
    state = over(
        position(
            land,
            claims=["", "a1"],
            parchments=[land, "L L . . .\n" + ". . . . .\n" * 4],
            kept=[(25, 26), (25, 26)],
        )
    )
    standing = GAME.standing(state)

    assert [points.total for points in standing.points] == [-19, -19]
    assert standing.places == ((0,), (1,))


def test_the_expert_bonus_does_not_break_ties():
    """Seat 0: a line of five, 10 + 3 - 20. Seat 1: six other cells agree, 12 - 19."""
    land = "S S S S S\nL J L J .\nL J . . .\n" + ". . . . .\n" * 2
    line = "S S S S S\n" + ". . . . .\n" * 4
    others = ". . . . .\nL J L J .\nL J . . .\n" + ". . . . .\n" * 2
    state = over(
        position(land, parchments=[line, others], is_expert=True, kept=[(25, 26), (25, 26)])
    )
    standing = GAME.standing(state)

    assert [own.total for own in standing.points] == [-7, -7]
    assert standing.places == ((1,), (0,))


def test_equal_points_and_fidelity_share_the_victory():
    assert GAME.standing(over(position())).places == ((0, 1),)


def test_the_live_points_count_the_own_presumptions_at_once():
    mine = "S S S S S\n" + ". . . . .\n" * 4
    state = position(parchments=[mine], kept=[(11, 17)])

    assert GAME.live_points(state, 0).by_key()["presumption-11"] == 5


def test_the_live_points_after_mapping_show_what_it_would_bring():
    land = "s S . . .\n" + ". . . . .\n" * 4
    state = position(land, ("beach1", "beach5"), step=Step.ACT, card="SS")

    after = GAME.live_points(state, 0, GAME.parse_action("map:S a1,S b1"))

    assert after.by_key()["fidelity"] == 4
    assert after.by_key()["completeness"] == -23


def test_the_live_points_after_a_claim_count_the_claim():
    land = "S S . . .\n" + ". . . . .\n" * 4
    state = position(land, ("a1", "beach5"), step=Step.ACT, card="SS")

    assert GAME.live_points(state, 0, GAME.parse_action("claim")).by_key()["claims"] == 4


def test_the_live_points_after_a_walk_are_those_of_now():
    state = position()

    assert GAME.live_points(state, 0, GAME.parse_action("take:SS")) == GAME.live_points(state, 0)


def test_the_live_points_after_keeping_presumptions_count_them():
    state = GAME.start(2, 1, GAME.options.settle())
    keep = GAME.legal_actions(state, 0)[0]

    keys = GAME.live_points(state, 0, keep).by_key()

    assert {f"presumption-{number}" for number in state.hands[0].dealt[:2]} <= keys.keys()
    assert GAME.live_points_seat(state, 0) == 0


def test_titles_begin_at_their_least_points():
    bands = COMPONENTS.titles.total

    assert [title(bands, points) for points in (-5, 0, 59)] == ["insignificant"] * 3
    assert [title(bands, points) for points in (60, 99, 100)] == ["dim", "illustrious", "eternal"]


def mirrored(area: Mask) -> Mask:
    """The cells seen in a mirror that stands along the beach's middle."""
    places = (divmod(index, GRID.width) for index in indices(area))
    return mask(GRID.index(GRID.height - 1 - row, column) for row, column in places)


def mirrored_tiles(tiles: Tiles) -> Tiles:
    steppe, lagoon, jungle, mountain = map(mirrored, tiles)
    return steppe, lagoon, jungle, mountain


maps = st.lists(st.sampled_from("SLJM."), min_size=25, max_size=25).map("".join)


def drawn(letters: str) -> str:
    return "\n".join(letters[r * 5 : r * 5 + 5] for r in range(5))


@given(maps, maps)
@settings(max_examples=60)
def test_a_mirror_along_the_coast_changes_no_points(paper, land):
    mine, real = parchment(drawn(paper)), island(drawn(land))
    other = Island(mirrored_tiles(real.tiles), mirrored(real.confirmed))
    every = tuple(COMPONENTS.presumptions)

    straight = Points(sheet_parts(COMPONENTS, mine, real, every, expert=True))
    reflected = Points(sheet_parts(COMPONENTS, mirrored_tiles(mine), other, every, expert=True))

    assert straight.by_key() == reflected.by_key()


@given(maps)
@settings(max_examples=60)
def test_presumptions_never_cost_points(paper):
    mine = parchment(drawn(paper))

    assert all(line.points >= 0 for p in COMPONENTS.presumptions.values() for line in p.lines(mine))
