from inklands import replay
from inklands.core.record import read_record
from inklands.core.rng import Rng
from tests.table.server import (
    ME,
    OPEN,
    Connection,
    Json,
    Player,
    actions,
    some_action,
)

BOT = {"kind": "bot", "level": "apprentice"}


def played(connection: Connection, seats: tuple[int, ...], rng: Rng) -> Json:
    """The last update of a whole match in which *connection* plays *seats* at random."""
    decided: dict[int, int] = {}
    count = 0
    while True:
        update = connection.receive("update")
        if update["is_over"] and update["seat"] == seats[0]:
            return update
        seat, decision = update["seat"], update["decision"]
        if seat in update["to_act"] and decided.get(seat) != decision:
            decided[seat] = decision
            action, rng = some_action(update, rng)
            connection.send("act", id=f"c{count}", seat=seat, decision=decision, action=action)
            count += 1


def seated_pair(ada: Player, bo: Player) -> str:
    table = ada.create(ME, OPEN)
    with ada.connect(table) as connection:
        invitation = connection.receive("table")["invitation"]
    assert bo.take(table, invitation).json() == {"table": table, "seats": [1]}
    return table


def test_a_solo_match_is_played_to_its_end_and_its_record_replays(ada: Player):
    table = ada.create(ME)
    with ada.connect(table, 0) as connection:
        last = played(connection, (0,), Rng(1))

    record = ada.http.get(f"/api/tables/{table}/record").text
    points = replay(read_record(record)).standing.points[0].total
    assert last["to_act"] == []
    assert last["standing"]["places"] == [{"seats": [0]}]
    assert last["standing"]["points"][0]["total"] == points
    assert all(one["type"] in {"table", "done"} for one in connection.kept)


def test_two_browsers_play_against_each_other(ada: Player, bo: Player):
    table = seated_pair(ada, bo)
    rng = Rng(2)
    with ada.connect(table, 0) as one, bo.connect(table, 1) as two:
        update = {0: one.receive("update"), 1: two.receive("update")}
        connections = {0: one, 1: two}
        turns = 0
        while not update[0]["is_over"]:
            for seat in update[0]["to_act"]:
                action, rng = some_action(update[seat], rng)
                decision = update[seat]["decision"]
                answer = connections[seat].ask(
                    "act", f"{turns}.{seat}", seat=seat, decision=decision, action=action
                )
                assert answer["type"] == "done"
            for seat, connection in connections.items():
                while update[seat]["turn"] == turns + 1 and not update[seat]["is_over"]:
                    kept = [message for message in connection.kept if message["type"] == "update"]
                    update[seat] = kept[-1] if kept else connection.receive("update")
                    connection.kept.clear()
            turns += 1

    assert update[0]["standing"] == update[1]["standing"]
    assert update[0]["standing"]["is_over"]


def test_one_person_and_two_bots(ada: Player):
    table = ada.create(ME, BOT, BOT)

    with ada.connect(table, 0) as connection:
        last = played(connection, (0,), Rng(3))

    assert len(last["standing"]["points"]) == 3
    assert last["is_over"]


def test_one_browser_holds_several_seats(ada: Player):
    table = ada.create(ME, {"kind": "me", "name": "Bo"})

    with ada.connect(table, 0, 1) as connection:
        assert connection.receive("table")["yours"] == [0, 1]
        last = played(connection, (0, 1), Rng(4))

    assert last["is_over"]


def test_what_a_seat_has_drawn_is_hidden_until_all_have(ada: Player, bo: Player):
    table = seated_pair(ada, bo)
    with ada.connect(table, 0) as one, bo.connect(table, 1) as two:
        first, waiting = one.receive("update"), two.receive("update")
        action = actions(first)[0]
        one.ask("act", "a", seat=0, decision=first["decision"], action=action)
        own, other = one.latest(0), two.receive("update")

    assert own is not None
    assert own["view"]["drawn"] == action
    assert other["view"]["drawn"] is None
    assert other["view"]["sheets"] == waiting["view"]["sheets"]
    assert other["to_act"] == [1]
    assert other["decision"] == waiting["decision"]


def test_two_seats_deciding_at_the_same_time_never_collide(ada: Player, bo: Player):
    table = seated_pair(ada, bo)
    with ada.connect(table, 0) as one, bo.connect(table, 1) as two:
        first, second = one.receive("update"), two.receive("update")
        one.ask("act", "a", seat=0, decision=first["decision"], action=actions(first)[0])
        late = two.ask("act", "b", seat=1, decision=second["decision"], action=actions(second)[0])

    assert late["type"] == "done"


def test_an_onlooker_follows_without_an_identity_and_cannot_act(ada: Player, base: str):
    table = ada.create(ME)
    with Player(base) as stranger, stranger.connect(table, None) as connection:
        seen = connection.receive("update")
        refused = connection.ask("act", "x", seat=0, decision=1, action="F:a1")
        peeking = connection.ask("preview", "y", seat=0, action="F:a1")
        connection.send("join", seat=0)
        joining = connection.receive("refused")

    assert seen["seat"] is None
    assert seen["legal"] == {"groups": [], "actions": [], "count": 0}
    assert seen["live_points"] is None
    assert {refused["code"], peeking["code"], joining["code"]} == {"seat/not-yours"}


def test_an_undo_takes_back_what_nobody_has_seen(ada: Player, bo: Player):
    table = seated_pair(ada, bo)
    with ada.connect(table, 0) as connection:
        first = connection.receive("update")
        connection.ask("act", "a", seat=0, decision=first["decision"], action=actions(first)[0])
        drawn = connection.latest(0)
        assert drawn is not None
        connection.ask("undo", "b", seat=0, decision=drawn["decision"])
        back = connection.latest(0)

    assert drawn["can_undo"]
    assert back is not None
    assert back["view"] == first["view"]
    assert back["decision"] > drawn["decision"]
    assert back["retracted"] == [drawn["number"]]
    assert not back["can_undo"]


def test_an_undo_never_crosses_a_reveal(ada: Player):
    table = ada.create(ME)
    with ada.connect(table, 0) as connection:
        first = connection.receive("update")
        connection.ask("act", "a", seat=0, decision=first["decision"], action=actions(first)[0])
        second = connection.latest(0)
        assert second is not None
        refused = connection.ask("undo", "b", seat=0, decision=second["decision"])

    assert not second["can_undo"]
    assert refused["code"] == "action/undo-refused"


def test_a_preview_tells_the_points_and_changes_nothing(ada: Player):
    table = ada.create(ME)
    with ada.connect(table, 0) as connection:
        first = connection.receive("update")
        action = actions(first)[0]
        seen = connection.ask("preview", "p", seat=0, action=action)
        connection.send("join", seat=0)
        again = connection.receive("update")

    assert seen["type"] == "previewed"
    assert (seen["action"], seen["decision"]) == (action, first["decision"])
    assert {part["key"] for part in seen["live_points"]["parts"]} >= {
        part["key"] for part in first["live_points"]["parts"]
    }
    assert again["view"] == first["view"]


def test_an_illegal_placement_is_refused_with_its_reason_and_cells(ada: Player):
    table = ada.create(ME, seed=7)
    with ada.connect(table, 0) as connection:
        first = connection.receive("update")
        mountain = next(
            f"{chr(ord('a') + r)}{c + 1}"
            for r, row in enumerate(first["view"]["sheets"][0]["rows"])
            for c, letter in enumerate(row)
            if letter == "^"
        )
        letter = first["legal"]["groups"][0]["choice"]
        request = {"seat": 0, "action": f"{letter}:{mountain}"}
        acting = connection.ask("act", "a", decision=first["decision"], **request)
        peeking = connection.ask("preview", "b", **request)

    assert acting["code"] == peeking["code"] == "action/illegal"
    assert acting["reason"]["key"].startswith("cartographers-")
    assert mountain in acting["sentence"]
    assert acting["cells"] == [mountain]


def test_the_host_lets_a_bot_stand_in_and_hands_the_seat_back(ada: Player, bo: Player):
    table = seated_pair(ada, bo)
    with ada.connect(table, 0) as one:
        one.ask("seat-bot", "s", seat=1, level="apprentice")
        away = [message for message in one.kept if message["type"] == "table"][-1]
        with bo.connect(table, 1) as two:
            moved = two.receive("update", to_act=[0])
            held = two.ask("act", "x", seat=1, decision=moved["decision"], action="F:a1")
            refused = two.ask("seat-bot", "y", seat=0, level="apprentice")
            two.ask("hand-back", "z", seat=1)
            back = [message for message in two.kept if message["type"] == "table"][-1]

    info = away["seats"][1]
    assert (info["kind"], info["name"], info["stands_in"]) == ("bot", "Bo", True)
    assert held["code"] == "seat/bot-plays"
    # The host is there, and nobody lets a bot move for somebody who is.
    assert refused["code"] == "seat/present"
    assert back["seats"][1]["kind"] == "person"


def test_a_bot_takes_an_open_seat(ada: Player):
    table = ada.create(ME, OPEN)
    with ada.connect(table, 0) as connection:
        connection.ask("seat-bot", "s", seat=1, level="apprentice")
        update = connection.receive("update", to_act=[0])
        unknown = connection.ask("seat-bot", "t", seat=1, level="oracle")

    assert update["to_act"] == [0]
    assert unknown["code"] == "bot/unknown"


def test_a_name_is_changed_for_everybody(ada: Player, bo: Player):
    table = seated_pair(ada, bo)
    with ada.connect(table, 0) as one, bo.connect(table) as two:
        one.ask("rename", "r", seat=0, name="  Ada   L. ")
        refused = two.ask("rename", "s", seat=0, name="Eve")
        names = [message["seats"][0]["name"] for message in two.kept if message["type"] == "table"]

    assert names[-1] == "Ada L."
    assert refused["code"] == "seat/not-yours"


def test_a_hint_is_something_legal(ada: Player):
    table = ada.create(ME)
    with ada.connect(table, 0) as connection:
        first = connection.receive("update")
        hinted = connection.ask("hint", "h", seat=0)

    assert {one["action"] for one in hinted["advice"]} <= set(actions(first))
    assert hinted["action"] == hinted["advice"][0]["action"]
    assert hinted["decision"] == first["decision"]


def test_whoever_waits_for_a_hint_can_play_on_but_not_ask_for_another(ada: Player):
    table = ada.create(ME)
    with ada.connect(table, 0) as connection:
        first = connection.receive("update")
        connection.send("hint", id="h", seat=0)
        again = connection.ask("hint", "again", seat=0)
        drawn = connection.ask(
            "act", "a", seat=0, decision=first["decision"], action=actions(first)[0]
        )
        hinted = connection.receive("hinted", id="h")

    assert again["code"] == "rate/limited"
    assert drawn["type"] == "done"
    assert hinted["decision"] == first["decision"]


def test_all_places_come_with_their_points_the_best_first(ada: Player):
    table = ada.create(ME)
    with ada.connect(table, 0) as connection:
        first = connection.receive("update")
        ranked = connection.ask("rank", "r", seat=0)
        again = connection.ask("rank", "s", seat=0)
        best, worst = ranked["actions"][0], ranked["actions"][-1]
        previews = [
            connection.ask("preview", str(place), seat=0, action=one["action"])["live_points"]
            for place, one in enumerate((best, worst))
        ]

    assert {one["action"] for one in ranked["actions"]} <= set(actions(first))
    assert ranked["count"] == len(actions(first))
    assert again == ranked | {"id": "s"}
    assert len(ranked["actions"]) == 60
    assert [one["total"] for one in ranked["actions"]] == sorted(
        (one["total"] for one in ranked["actions"]), reverse=True
    )
    assert [points["total"] for points in previews] == [best["total"], worst["total"]]
    assert dict(zip(ranked["keys"], best["parts"], strict=True)) == {
        part["key"]: part["total"] for part in previews[0]["parts"]
    }


def test_only_who_decides_is_told_what_places_give_and_the_same_however_often_they_ask(
    ada: Player, bo: Player
):
    table = seated_pair(ada, bo)
    with ada.connect(table, 0) as one, bo.connect(table, 1) as two:
        update = one.receive("update")
        stranger = two.ask("rank", "s", seat=0)
        one.send("rank", id="r", seat=0)
        one.send("rank", id="again", seat=0)
        ranked = one.receive("ranked", id="r")
        again = one.receive("ranked", id="again")
        one.ask("act", "a", seat=0, decision=update["decision"], action=actions(update)[0])
        waiting = one.ask("rank", "w", seat=0)

    assert stranger["code"] == "seat/not-yours"
    assert again == ranked | {"id": "again"}
    assert ranked["decision"] == update["decision"]
    assert waiting["code"] == "action/not-to-act"


def test_a_rematch_is_set_up_once_and_seats_whoever_accepts_it(ada: Player, bo: Player):
    table = seated_pair(ada, bo)
    with ada.connect(table, 0) as connection:
        early = connection.ask(
            "rematch",
            "r",
        )
        connection.ask("seat-bot", "s", seat=1, level="apprentice")
        played_on = connection.latest(0)
        assert played_on is None or not played_on["is_over"]
        connection.send("join", seat=0)
        played(connection, (0,), Rng(5))
        connection.ask("rematch", "t")
        connection.ask("rematch", "u")
        tables = {message["next"] for message in connection.kept if message["type"] == "table"} - {
            None
        }
    mine = ada.http.get("/api/tables").json()["tables"]
    before = bo.http.get("/api/tables").json()["tables"]
    with bo.connect(table) as connection:
        assert connection.ask("rematch", "v")["type"] == "done"
    theirs = bo.http.get("/api/tables").json()["tables"]

    assert tables.isdisjoint(line["id"] for line in before)
    assert early["code"] == "table/not-over"
    assert len(tables) == 1
    assert tables <= {line["id"] for line in mine}
    assert tables <= {line["id"] for line in theirs}
