"""Whole matches beside a second set of rules: the same duties, choices, papers and points."""

from __future__ import annotations

import pytest

from mapwright.core.rng import Rng
from mapwright.games.explorers.marks import rows_of
from mapwright.games.explorers.state import State
from tests.games.explorers.positions import GAME, ExplorersMatch, may, new_match
from tests.games.explorers.slow_referee import Explorer, Referee, place_of

SIDES = ("food", "gems", "temples", "villages")


def referee_of(match: ExplorersMatch, sides: dict[str, bool]) -> Referee:
    view = match.view(None)
    return Referee(view.terrain, view.items, match.seats, sides)


def agree(referee: Referee, state: State) -> None:
    for seat, explorer in enumerate(referee.explorers):
        own = GAME.view(state, seat).players[seat]
        assert own.crosses == rows(explorer)
        assert (own.keys_free, own.maps_free, own.maps_used, own.gems) == (
            explorer.keys,
            explorer.maps,
            explorer.maps_used,
            explorer.gems,
        )
        assert [sorted(food) for food in own.food] == [sorted(food) for food in explorer.food]


def rows(explorer: Explorer) -> tuple[str, ...]:
    return rows_of(sum(1 << 16 * r + c for r, c in explorer.crossed))


def follow(match: ExplorersMatch, referee: Referee, rng: Rng) -> None:
    """Play *match* to its end; the referee must agree before every decision and at the end."""
    seen = -1
    while not match.is_over:
        view = match.view(None)
        if view.stage == "village":
            match.play(0, match.legal_actions(0)[0])
            continue
        if referee.stage == "village":
            referee.set_out(view.start or "")
        if view.card and view.round * 7 + view.turn != seen:
            seen = view.round * 7 + view.turn
            referee.reveal(view.card, view.side if match.seats == 1 else None)
        assert match.to_act == referee.to_act()
        seat, rng = rng.choice(sorted(match.to_act))
        assert may(match.state, seat) == referee.legal(seat)
        agree(referee, match.state)
        text, rng = chosen(sorted(referee.legal(seat)), referee, rng)
        referee.act(seat, text)
        match.play(seat, text)


def chosen(texts: list[str], referee: Referee, rng: Rng) -> tuple[str, Rng]:
    """Chance, with an eye for the items that lead to the rarer rules."""
    places = {text: text.removeprefix("horse:") for text in texts if text[-1].isdigit()}
    rare = [text for text, name in places.items() if referee.item(place_of(name)) in "Tkmh"]
    maps = [text for text in texts if text.startswith("map:")]
    return rng.choice(rare or maps or texts)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_a_second_set_of_rules_agrees(seats, seed):
    sides = {side: bool(seed * 5 + seats >> n & 1) for n, side in enumerate(SIDES)}
    options = {f"advanced_{side}": "on" if on else "off" for side, on in sides.items()}
    match = new_match(seats, seed=seed, **options)
    referee = referee_of(match, sides)
    follow(match, referee, Rng(seed))

    for seat, points in enumerate(match.standing.points):
        assert points.by_key() == referee.final_points(seat)
