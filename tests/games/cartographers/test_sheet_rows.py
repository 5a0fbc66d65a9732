import pytest
from hypothesis import given

from inklands.errors import NotationError
from inklands.games.cartographers.sheet_rows import parse_layout, parse_sheet, sheet_rows
from tests.games.cartographers.paper_art import BLANK, Paper, paper_of, papers, sheet, sheet_of
from tests.games.cartographers.positions import on_sheet

LAYOUT = on_sheet("A").layout
ROWS = tuple("." * 11 for _ in range(11))


@given(papers)
def test_a_sheet_reads_back_from_its_rows(drawn: Paper):
    own = sheet_of(drawn)
    rows = sheet_rows(own)

    assert rows == tuple("".join(row) for row in drawn.rows)
    assert paper_of(parse_sheet(rows, own.layout.ruins)) == drawn
    assert parse_sheet(rows, own.layout.ruins, own.layout) == own


def test_a_layout_is_read_from_its_picture():
    rows = [line.replace(" ", "").replace("r", "R") for line in BLANK["A"].split("\n")[1:-1]]

    assert parse_layout("A", rows) == LAYOUT


def test_a_sheet_without_a_layout_takes_mountains_and_wasteland_from_its_picture():
    parsed = parse_sheet(("^#" + "." * 9, *ROWS[1:]), ruins=1 << 5)

    assert parsed.layout == sheet("^ # . . . r").layout
    assert parsed.coins == 0


@pytest.mark.parametrize(
    ("first", "ruins", "sentence"),
    [
        ("^..........", 1, "ruins cannot lie on a mountain or wasteland: a1"),
        (".#.........", 2, "ruins cannot lie on a mountain or wasteland: a2"),
        ("R..........", 0, "'R' at a1 is not one of . F V A W M ^ #"),
        ("f..........", 0, "'f' at a1 is not one of . F V A W M ^ #"),
        ("..........", 0, "row 1, '..........', has 10 cells, not 11"),
    ],
)
def test_a_picture_that_is_no_sheet_is_refused(first: str, ruins: int, sentence: str):
    with pytest.raises(NotationError) as refused:
        parse_sheet((first, *ROWS[1:]), ruins)
    assert str(refused.value) == sentence


def test_a_sheet_has_to_agree_with_the_printed_map():
    with pytest.raises(NotationError, match="mountains are not those of sheet A: look at b4, c9"):
        parse_sheet(ROWS, LAYOUT.ruins, LAYOUT)

    rows = list(sheet_rows(on_sheet("A")))
    rows[0] = "#" + rows[0][1:]
    with pytest.raises(NotationError, match="the wasteland are not those of sheet A: look at a1"):
        parse_sheet(rows, LAYOUT.ruins, LAYOUT)
