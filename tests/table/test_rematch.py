"""A rematch asks each one: seats are kept until they are accepted or declined."""

from collections.abc import Iterator

import pytest

from inklands.core.rng import Rng
from tests.table.server import ME, OPEN, Json, Player
from tests.table.test_play import BOT, played
from tests.table.test_seats import invitation_of


@pytest.fixture
def cy(base: str) -> Iterator[Player]:
    with Player(base) as player:
        yield player


@pytest.fixture
def finished(ada: Player, bo: Player, cy: Player) -> str:
    """A table where Ada, Bo and Cy sat with a bot, at the end of the match."""
    table = ada.create(ME, OPEN, OPEN, BOT)
    invitation = invitation_of(ada, table)
    bo.take(table, invitation, "Bo")
    cy.take(table, invitation, "Cy")
    with ada.connect(table, 0) as connection:
        for seat in (1, 2):
            connection.ask("seat-bot", f"s{seat}", seat=seat, level="apprentice")
        played(connection, (0,), Rng(4))
    return table


def answer(player: Player, table: str, command: str) -> Json:
    """How *table* is described after *player* has answered."""
    with player.connect(table) as connection:
        said = connection.ask(command, "r")
        assert said["type"] == "done", said
    with player.connect(table) as connection:
        return connection.receive("table")


def seats(player: Player, table: str) -> list[tuple[str, str]]:
    with player.connect(table) as connection:
        told = connection.receive("table")["seats"]
    return [(seat["kind"], seat["name"]) for seat in told]


def test_who_offers_a_rematch_sits_there_and_the_others_are_kept_a_seat(
    ada: Player, bo: Player, finished: str
):
    offered = answer(bo, finished, "rematch")

    assert offered["accepted"] == [1]
    assert seats(ada, offered["next"]) == [
        ("open", "Ada"),
        ("person", "Bo"),
        ("open", "Cy"),
        ("bot", ""),
    ]
    with bo.connect(offered["next"]) as connection:
        assert connection.receive("table")["is_host"]
    assert offered["next"] not in {
        one["id"] for one in ada.http.get("/api/tables").json()["tables"]
    }


def test_each_accepts_or_declines_and_all_are_told(
    ada: Player, bo: Player, cy: Player, finished: str
):
    following = answer(ada, finished, "rematch")["next"]
    answer(bo, finished, "rematch")
    told = answer(cy, finished, "decline-rematch")

    assert (told["accepted"], told["declined"]) == ([0, 1], [2])
    assert seats(ada, following)[:3] == [("person", "Ada"), ("person", "Bo"), ("open", "")]


def test_a_seat_that_is_kept_is_for_nobody_else_until_it_is_declined(
    ada: Player, bo: Player, cy: Player, base: str, finished: str
):
    following = answer(ada, finished, "rematch")["next"]
    invitation = invitation_of(ada, following)
    with Player(base) as di:
        full = di.take(following, invitation, "Di")
        answer(cy, finished, "decline-rematch")
        taken = di.take(following, invitation, "Di")

    assert full.json()["code"] == "seat/taken"
    assert taken.json()["seats"] == [2]
    assert bo.take(following, invitation, "Bo").json()["seats"] == [1]


def test_who_changes_their_mind_gets_a_seat_while_there_is_one(
    ada: Player, bo: Player, cy: Player, finished: str
):
    following = answer(ada, finished, "rematch")["next"]
    answer(bo, finished, "decline-rematch")
    told = answer(bo, finished, "rematch")
    with ada.connect(following, 0) as connection:
        connection.ask("seat-bot", "s", seat=2, level="apprentice")
    with cy.connect(finished) as connection:
        late = connection.ask("rematch", "r")

    assert (told["accepted"], told["declined"]) == ([0, 1], [])
    assert seats(ada, following)[1] == ("person", "Bo")
    assert late["code"] == "seat/taken"


def test_onlookers_neither_accept_nor_decline(ada: Player, base: str, finished: str):
    answer(ada, finished, "rematch")
    with Player(base) as eve, eve.connect(finished) as connection:
        for command in ("rematch", "decline-rematch"):
            assert connection.ask(command, command)["code"] == "seat/not-yours"
