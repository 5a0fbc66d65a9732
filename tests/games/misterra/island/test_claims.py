"""Claiming regions, and what becomes of claims that grow together."""

from __future__ import annotations

from inklands.games.misterra.state import Step
from tests.games.misterra.positions import GAME, cells, legal, play, position

LAND = """
    S S s . .
    . L s S .
    l . . J .
    l . . . .
    . . . . .
"""


def acting(place: str, *claims: str):
    return position(LAND, (place, "beach5"), claims=claims, step=Step.ACT, card="JJ")


def test_a_region_is_claimed_from_a_confirmed_tile():
    state = acting("a1")
    assert "claim" in legal(state)

    after = play(state, "claim")

    assert GAME.view(after, None).cartographers[0].claims == ("a1",)
    assert after.sketches == state.sketches


def test_nothing_is_claimed_from_a_hazy_tile_or_the_beach():
    assert "claim" not in legal(acting("c1"))
    assert "claim" not in legal(acting("beach1"))


def test_a_single_confirmed_tile_is_a_region():
    assert "claim" in legal(acting("b2"))


def test_a_region_with_a_marker_is_closed_even_when_hazy_tiles_join_it():
    assert "claim" not in legal(acting("a1", "", "d2"))


def test_a_seat_claims_each_terrain_once():
    alone = LAND.replace("s", ".")
    state = position(alone, ("a1", "beach5"), claims=["d2"], step=Step.ACT, card="JJ")

    assert "claim" not in legal(state)


def test_a_seat_has_three_markers():
    picture = """
        S L J M .
        . . . . .
        . . . . .
        . . . . .
        . . . . .
    """
    state = position(
        picture, ("d1", "beach5"), claims=["a1 b1 c1"], step=Step.ACT, card="JJ"
    )  # fmt: skip

    assert "claim" not in legal(state)


def test_both_half_days_may_claim():
    picture = "S L . . .\n" + ". . . . .\n" * 4
    state = play(position(picture, ("a1", "beach5")), "take:SS", "claim")

    after = play(state, "a1>b1", "take:SL", "claim")

    assert GAME.view(after, None).cartographers[0].claims == ("a1", "b1")


def claim_points(picture: str, *claims: str, merged_score: bool = False) -> list[int]:
    state = position(picture, claims=claims, merged_score=merged_score)
    return [points.by_key()["claims"] for points in GAME.standing(state).points]


def test_a_claim_scores_two_for_each_confirmed_tile_of_its_region():
    assert claim_points(LAND, "a1", "d2 b2") == [4, 4]


def test_claims_joined_by_hazy_tiles_only_are_not_in_dispute():
    """The hazy tiles are taken off first."""
    assert claim_points(LAND, "a1", "d2") == [4, 2]


MERGED = LAND.replace("s", "S")


def test_claims_in_one_region_score_nothing():
    assert claim_points(MERGED, "a1 b2", "d2") == [2, 0]


def test_claims_in_one_region_score_for_all_where_the_ruling_says_so():
    assert claim_points(MERGED, "a1", "d2", merged_score=True) == [10, 10]


def test_a_disputed_claim_says_why_it_gives_nothing():
    state = position(MERGED, claims=["a1", "d2"])
    (part,) = (p for p in GAME.standing(state).points[0].parts if p.key == "claims")

    (line,) = part.lines
    assert line.reason.key == "misterra-disputed-region"
    assert line.cells == cells("a1 b1 c1 c2 d2")
