import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from inklands.core.catalogue import load
from inklands.core.match import Match
from inklands.core.record import record
from tests.table.server import Player


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
        certain = verdict["most"] - verdict["expected"]
        assert verdict["cost"] in {0, certain}


def test_the_decisions_of_another_seat_can_be_judged(ada: Player):
    match = begun("cartographers", turns=2, seats=2)

    body = {"record": str(record(match)), "seat": 1}
    verdicts = lines(ada.http.post("/api/review", json=body))

    assert [verdict["number"] for verdict in verdicts] == [1, 3]
    assert [verdict["turn"] for verdict in verdicts] == [1, 2]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"record": "chess"}, "record/malformed"),
        ({"record": str(record(begun("cartographers", 1))), "seat": 3}, "seat/invalid"),
        ({"seat": 0}, "message/malformed"),
    ],
)
def test_what_cannot_be_judged_is_refused_with_a_code(ada: Player, body: Any, code: str):
    refused = ada.http.post("/api/review", json=body)

    assert refused.status_code == 400
    assert refused.json()["code"] == code


def test_a_newer_review_takes_the_place_of_an_older_one(ada: Player):
    long = {"record": str(record(begun("cartographers", turns=8)))}
    short = {"record": str(record(begun("cartographers", turns=1)))}
    with ada.http.stream("POST", "/api/review", json=long) as older:
        received = older.iter_lines()
        verdicts = [json.loads(next(received))]
        assert len(lines(ada.http.post("/api/review", json=short))) == 1
        verdicts += map(json.loads, received)

    assert verdicts[-1]["code"] == "rate/limited"
    assert len(verdicts[:-1]) < verdicts[0]["count"]


def test_a_review_tells_what_no_moment_of_the_replay_shows(ada: Player):
    match = begun("explorers", turns=2)
    texts = [match.game.action_text(step.action) for step in match.steps]

    verdicts = lines(ada.http.post("/api/review", json={"record": str(record(match))}))
    replay = ada.http.post("/api/replay", json={"record": str(record(match))}).json()

    shown = [moment["events"][0]["number"] for moment in replay["moments"] if moment["events"]]
    for verdict in verdicts:
        last = max(number for number in shown if number <= verdict["number"])
        assert verdict["unseen"] == texts[last : verdict["number"]]
    assert any(verdict["unseen"] for verdict in verdicts)


def test_monsters_are_judged_on_the_map_they_were_drawn_on(ada: Player):
    golden = Path(__file__).parents[1] / "games" / "cartographers" / "golden"
    written = (golden / "duel-a-ruins-then-ambush.record").read_text(encoding="utf-8")

    verdicts = lines(ada.http.post("/api/review", json={"record": written}))

    maps = {verdict["taken"][0] == "M": verdict["map"] for verdict in verdicts}
    assert maps == {False: 0, True: 1}
