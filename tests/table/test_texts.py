"""The sentences of a title, for a page that does not have them."""

import pytest

from inklands.core.catalogue import texts_of, titles
from inklands.locales import LANGUAGES
from tests.table.server import Player


@pytest.mark.parametrize("title", titles())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_can_fetch_the_sentences_of_every_title(ada: Player, title: str, language: str):
    answer = ada.http.get(f"/api/titles/{title}/texts/{language}")

    assert answer.text == texts_of(title, language).read_text(encoding="utf-8")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"


def test_a_browser_that_has_them_is_not_sent_them_again(ada: Player):
    path = "/api/titles/cartographers/texts/en"
    tag = ada.http.get(path).headers["etag"]

    again = ada.http.get(path, headers={"if-none-match": tag})

    assert (again.status_code, again.text) == (304, "")


@pytest.mark.parametrize("path", ["chess/texts/en", "cartographers/texts/de", "%2E%2E/texts/en"])
def test_texts_that_there_are_not_are_refused_by_a_code(ada: Player, path: str):
    refused = ada.http.get(f"/api/titles/{path}")

    assert (refused.status_code, refused.json()["code"]) == (404, "texts/unknown")
