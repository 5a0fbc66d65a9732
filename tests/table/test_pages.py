import gzip
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from inklands.table.settings import Settings
from tests.table.server import GENEROUS, Player, running

INDEX = """<!doctype html><head><title>Inklands</title>
<script type="module" crossorigin src="/assets/index-4fH2a.js"></script></head>"""
SCRIPT = "console.log('map');" * 50


@pytest.fixture
def visitor(tmp_path: Path) -> Iterator[Player]:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX)
    (folder / "assets" / "index-4fH2a.js").write_text(SCRIPT)
    (folder / "assets" / "index-4fH2a.js.br").write_bytes(b"packed by the build")
    for language in ("en", "fr"):
        (folder / "assets" / f"{language}-7bQ.js").write_text(SCRIPT)
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
    answer = visitor.http.get("/assets/index-4fH2a.js", headers={"accept-encoding": "gzip"})
    plain = visitor.http.get("/assets/index-4fH2a.js", headers={"accept-encoding": "identity"})

    assert answer.text == plain.text == SCRIPT
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) == len(gzip.compress(SCRIPT.encode(), 9))
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]


def test_who_takes_brotli_gets_what_the_build_has_packed(visitor: Player):
    ways = {"accept-encoding": "gzip, br;q=0.9"}
    with visitor.http.stream("GET", "/assets/index-4fH2a.js", headers=ways) as answer:
        sent = b"".join(answer.iter_raw())

    assert answer.headers["content-encoding"] == "br"
    assert sent == b"packed by the build"


@pytest.mark.parametrize(
    ("headers", "texts"),
    [
        ({"accept-language": "fr-BE,fr;q=0.9,en;q=0.8"}, "fr-7bQ.js"),
        ({"accept-language": "de-DE,de;q=0.9"}, "en-7bQ.js"),
        ({}, "en-7bQ.js"),
        ({"accept-language": "fr", "cookie": "language=en"}, "en-7bQ.js"),
    ],
)
def test_the_head_of_the_page_names_the_texts_of_its_reader(
    visitor: Player, headers: dict[str, str], texts: str
):
    page = visitor.http.get("/", headers=headers).text

    assert f'<link rel="modulepreload" crossorigin href="/assets/{texts}">' in page


def test_only_the_first_page_fetches_the_tables_in_advance(visitor: Player):
    preload = '<link rel="preload" as="fetch" crossorigin href="/api/tables">'

    assert preload in visitor.http.get("/").text
    assert preload not in visitor.http.get("/rules/cartographers").text


def test_the_page_brings_the_list_of_titles_with_it(visitor: Player):
    page = visitor.http.get("/table/somewhere").text
    told = re.search(r'<script type="application/json" id="titles">(.*?)</script>', page)

    assert told
    assert json.loads(told[1]) == visitor.http.get("/api/titles").json()


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
