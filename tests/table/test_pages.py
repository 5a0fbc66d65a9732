import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest

from inklands.table.settings import Settings
from tests.table.server import GENEROUS, Player, running

SCRIPT = "console.log('map');" * 50


@pytest.fixture
def visitor(tmp_path: Path) -> Iterator[Player]:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Inklands</title>")
    (folder / "assets" / "index-4fH2a.js").write_text(SCRIPT)
    (tmp_path / "secret.txt").write_text("not for you")
    with running(Settings(limits=GENEROUS, static=folder)) as base, Player(base) as player:
        yield player


@pytest.mark.parametrize("path", ["/", "/table/r3kVb8Qd0W1sTzYxLmNoPq", "/new/cartographers"])
def test_a_place_within_the_page_is_the_page(visitor: Player, path: str):
    answer = visitor.http.get(path)

    assert answer.status_code == 200
    assert "<title>Inklands</title>" in answer.text
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


def test_what_has_a_hash_in_its_name_is_kept_for_ever_and_sent_small(visitor: Player):
    answer = visitor.http.get("/assets/index-4fH2a.js")
    plain = visitor.http.get("/assets/index-4fH2a.js", headers={"accept-encoding": "identity"})

    assert answer.text == plain.text == SCRIPT
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) == len(gzip.compress(SCRIPT.encode(), 9))
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]


def test_a_page_that_is_known_is_not_sent_again(visitor: Player):
    tag = visitor.http.get("/").headers["etag"]

    again = visitor.http.get("/", headers={"if-none-match": tag})

    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "/assets/no.js"]
)
def test_nothing_outside_the_folder_is_shown(visitor: Player, path: str):
    answer = visitor.http.get(path)

    assert "not for you" not in answer.text
    assert answer.status_code == 404


def test_a_page_that_was_not_built_says_how_to_build_it(tmp_path: Path):
    settings = Settings(limits=GENEROUS, static=tmp_path / "none")
    with running(settings) as base, Player(base) as player:
        answer = player.http.get("/")

    assert answer.status_code == 404
    assert "go.py play" in answer.text
