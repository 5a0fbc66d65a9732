from __future__ import annotations

from pkgutil import iter_modules

import pytest

from inklands.cli import titles as boards
from inklands.cli.boards import board_for
from inklands.cli.plain_board import PlainBoard
from inklands.cli.translator import Translator
from inklands.core.catalogue import load, titles
from inklands.core.match import Match
from tests.core.toy import Toy

BOARDS = [module.name for module in iter_modules(boards.__path__)]


@pytest.mark.parametrize("title", BOARDS)
def test_a_title_with_a_board_of_its_own_is_shown_on_it(title: str) -> None:
    board = board_for(Match(load(title), 1, 1), Translator("en"))

    assert title in titles()
    assert type(board).__module__ == f"inklands.cli.titles.{title}"


def test_a_title_without_one_is_shown_as_plain_text() -> None:
    board = board_for(Match(Toy(), 1, 1), Translator("en"))

    assert type(board) is PlainBoard
