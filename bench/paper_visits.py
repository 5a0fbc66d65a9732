"""How sheets of paper are entered on the page, one of each title."""

from __future__ import annotations

from playwright.sync_api import Page

SCORED = {"A": "sentinel-wood", "B": "canal-lake", "C": "wildholds", "D": "borderlands"}
SHEET = [
    "FFF", "..F", "....M", "F...M....WW", "F....VVV..W",
    "......VV", ".......V", "..AAWW", "...AW", ".AA.....F", ".......FF",
]  # fmt: skip
PARCHMENT = ["SSSLL", "SJJLL", "MMMMM", "S.SLJ", "SSSJJ"]
ISLAND = ["SSSLL", ".J...", ".....", "....J", "....."]
# A cell is 40 units wide in the coordinates of the drawing.
MIDDLE = """(map, [row, column]) => {
  const at = new DOMPoint(column * 40 + 20, row * 40 + 20)
  const seen = at.matrixTransform(map.querySelector('svg').getScreenCTM())
  return [seen.x, seen.y]
}"""


def score(page: Page) -> None:
    """A paper sheet with something of every terrain, and the goal that is read."""
    page.goto("/score/cartographers")
    page.locator("[data-brush]").first.wait_for()
    for edict, goal in SCORED.items():
        page.locator(f"[data-pick={edict}]").select_option(goal)
    for row, marks in enumerate(SHEET):
        paint_row(page, row, marks)
    page.locator("[data-goal=sentinel-wood]").click()
    page.mouse.move(1, 1)
    page.locator(".why li").first.wait_for()


def score_misterra(page: Page) -> None:
    """A paper parchment beside an island with two claims."""
    page.goto("/score/misterra")
    page.locator("[data-pick=presumption-0]").select_option("1")
    page.locator("[data-pick=presumption-1]").select_option("17")
    for row, marks in enumerate(PARCHMENT):
        paint_row(page, row, f".{marks}")
    for row, marks in enumerate(ISLAND):
        paint_row(page, row, f".{marks}", board=1)
    for brush, column in (("o", 1), ("x", 4)):
        page.locator(f"[data-brush={brush}]").click()
        paint(page, 0, column, board=1)
    page.locator("[data-goal=presumption-1]").click()
    page.mouse.move(1, 1)
    page.locator(".why li").first.wait_for()


def score_explorers(page: Page) -> None:
    """A paper landscape with a trail around a village, and what it gives."""
    page.goto("/score/explorers")
    page.locator("[data-brush]").first.wait_for()
    page.locator("[data-pick=objective-0]").select_option("line-horizontal")
    for name in ["f12", "f11", "e11", "e12", "e13", "f14", "f15", "g14", "h14", "h13"]:
        paint(page, ord(name[0]) - ord("a"), int(name[1:]) - 1)
    page.locator("[data-goal=villages]").click()
    page.mouse.move(1, 1)
    page.locator(".why li").first.wait_for()


def paint_row(page: Page, row: int, marks: str, board: int = 0) -> None:
    for column, mark in enumerate(marks):
        if mark != ".":
            page.locator(f"[data-brush={mark}]").click()
            paint(page, row, column, board)


def paint(page: Page, row: int, column: int, board: int = 0) -> None:
    page.mouse.click(*middle_of(page, row, column, board))


def middle_of(page: Page, row: int, column: int, board: int = 0) -> tuple[float, float]:
    """Where the middle of a cell of a map is on the screen."""
    x, y = page.locator(f"[data-map='{board}']").evaluate(MIDDLE, [row, column])
    return x, y
