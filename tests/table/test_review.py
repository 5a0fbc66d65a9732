import json
from time import monotonic, sleep
from typing import Any

import httpx
import pytest

from mapwright.core.catalogue import load
from mapwright.core.match import Match
from mapwright.core.record import record
from tests.table.house import PATIENCE, Player


def begun(title: str, turns: int, seats: int = 1) -> Match[Any, Any, Any]:
    """The first turns of a match in which everybody takes the first action."""
    match = Match(load(title), seats, 8)
    while match.turn <= turns:
        seat = min(match.to_act)
        match.play(seat, match.legal_actions(seat)[0])
    return match


def lines(answer: httpx.Response) -> list[dict[str, Any]]:
    return [json.loads(line) for line in answer.text.splitlines()]


@pytest.mark.parametrize("title", ["cartographers", "explorers", "misterra"])
def test_every_decision_of_a_seat_is_judged_in_its_turn(ada: Player, title: str):
    match = begun(title, turns=1)
    chosen = [
        (number, match.game.action_text(step.action))
        for number, step in enumerate(match.steps)
        if len(match.game.legal_actions(step.before, 0)) > 1
    ]

    verdicts = lines(ada.http.post("/api/review", json={"record": str(record(match))}))

    assert [(verdict["number"], verdict["taken"]) for verdict in verdicts] == chosen
    assert {verdict["count"] for verdict in verdicts} == {len(chosen)}
    for verdict in verdicts:
        step = match.steps[verdict["number"]]
        best = match.game.parse_action(verdict["best"])
        assert best in match.game.legal_actions(step.before, 0)
        assert verdict["cost"] >= 0


def test_the_decisions_of_another_seat_can_be_judged(ada: Player):
    match = begun("cartographers", turns=2, seats=2)

    wish = {"record": str(record(match)), "seat": 1}
    verdicts = lines(ada.http.post("/api/review", json=wish))

    assert [verdict["number"] for verdict in verdicts] == [1, 3]
    assert [verdict["turn"] for verdict in verdicts] == [1, 2]


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"record": "chess"}, "record/malformed"),
        ({"record": str(record(begun("cartographers", 1))), "seat": 3}, "seat/invalid"),
        ({"seat": 0}, "message/malformed"),
    ],
)
def test_what_cannot_be_judged_is_refused_with_a_code(ada: Player, wish: Any, code: str):
    refused = ada.http.post("/api/review", json=wish)

    assert refused.status_code == 400
    assert refused.json()["code"] == code


def test_one_review_at_a_time_is_enough_for_one_address(ada: Player):
    wish = {"record": str(record(begun("cartographers", turns=8)))}
    with ada.http.stream("POST", "/api/review", json=wish) as first:
        assert next(first.iter_lines())
        refused = ada.http.post("/api/review", json=wish)

    assert refused.json()["code"] == "rate/limited"
    assert len(lines(accepted(ada, {"record": str(record(begun("cartographers", 1)))}))) == 1


def accepted(player: Player, wish: dict[str, str]) -> httpx.Response:
    """The answer once the server has noticed that nobody listens to the review before."""
    until = monotonic() + PATIENCE
    while (answer := player.http.post("/api/review", json=wish)).status_code != 200:
        assert monotonic() < until, answer.text
        sleep(0.05)
    return answer
