"""The same bots on the same deal play the same match, wherever they meet."""

import json
import re

import pytest

from inklands.bots.arena import Pairing, play
from inklands.bots.bot import make
from inklands.bots.driver import chance, chance_in, decide, play_out
from inklands.cli.main import main
from inklands.core.catalogue import load
from inklands.core.match import Match
from inklands.core.rng import Rng
from inklands.table.thinking.questions import BotQuestion, Position
from tests.cli.terminal import inklands

SEED = 11
LEVELS = ("apprentice", "surveyor")
# All seats act at once in Cartographers, one after another in the other two.
TITLES = ("cartographers", "explorers", "misterra")


def driven(title):
    match = Match(load(title), 2, SEED)
    play_out(match, [make(name) for name in LEVELS])
    return match


def texts(match):
    """What each seat did, in its own order."""
    return [
        [match.game.action_text(step.action) for step in match.steps if step.seat == seat]
        for seat in range(match.seats)
    ]


def points(match):
    return [each.total for each in match.standing.points]


@pytest.mark.parametrize("title", TITLES)
def test_in_the_arena(title):
    assert list(play(Pairing(0, title, LEVELS, SEED)).points) == points(driven(title))


@pytest.mark.parametrize("title", TITLES)
def test_in_a_simulation(title, capsys):
    words = ["--bots", ",".join(LEVELS), "--seats", "2", "--seed", str(SEED), "--jsonl"]

    assert main(["simulate", title, *words]) == 0
    assert json.loads(capsys.readouterr().out)["points"] == points(driven(title))


@pytest.mark.parametrize("title", TITLES)
def test_at_the_table_where_a_bot_is_sent_a_view_and_seats_act_in_any_order(title):
    match = Match(load(title), 2, SEED)
    while not match.is_over:
        seat = max(match.to_act)
        position = Position(load, title, match.view(seat), seat, chance_in(match, seat))
        match.play(seat, BotQuestion(position, LEVELS[seat]).answer())

    assert texts(match) == texts(driven(title))


@pytest.mark.parametrize("title", TITLES)
def test_at_the_terminal_against_a_person_who_does_what_the_other_bot_would(title):
    match = driven(title)
    typed = "".join(f"{text}\n\n" for text in texts(match)[0])
    words = ["--seats", "2", "--bots", LEVELS[1], "--seed", str(SEED)]

    said = inklands("play", title, *words, typed=typed)

    assert (said.status, said.err) == (0, "")
    totals = [line for line in said.out.splitlines() if re.fullmatch(r"seat \d: -?\d+", line)]
    assert totals[-2:] == [f"seat {seat}: {total}" for seat, total in enumerate(points(match))]


def test_what_another_does_in_secret_changes_nothing_for_a_bot():
    game, bot = load("cartographers"), make("surveyor")
    match = Match(game, 2, SEED)
    before = decide(bot, match, 1)
    match.play(0, match.legal_actions(0)[0])

    assert decide(bot, match, 1) == before


def test_every_deal_seat_decision_and_purpose_has_random_numbers_of_its_own():
    streams = [
        chance(seed, seat, decision, purpose)
        for seed in (0, 1, 10)
        for seat in (0, 1, 10)
        for decision in (0, 1, 10)
        for purpose in ("bot", "review")
    ]

    assert len(set(streams)) == len(streams)
    assert Rng(1) not in streams
