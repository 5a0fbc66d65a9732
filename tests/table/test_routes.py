"""The table of routes, which a server and a browser share."""

import pytest

from inklands.table.refusal import Refusal
from inklands.table.requests.router import route_for
from inklands.table.requests.routes import ROUTES


def test_every_route_is_found_by_its_own_path():
    for route in ROUTES:
        found, words = route_for(route.method, route.path.replace("{", "").replace("}", ""))

        assert found is route
        assert all(name == word for name, word in words.items())


def test_a_name_in_a_path_stands_for_one_word():
    for path in ("/api/tables//record", "/api/tables/a/b/record", "/api/tables/a/record/"):
        with pytest.raises(Refusal) as refused:
            route_for("GET", path)

        assert refused.value.status == 404


def test_a_path_that_is_asked_for_in_the_wrong_way_is_told_apart_from_none():
    with pytest.raises(Refusal) as refused:
        route_for("DELETE", "/api/tables")

    assert (refused.value.reason_code, refused.value.status) == ("request/unknown", 405)


def test_whoever_asks_for_the_head_of_an_answer_takes_the_route_of_the_answer():
    assert route_for("HEAD", "/api/titles") == route_for("GET", "/api/titles")
