"""An owner's box entered on the page: painted, checked, played with, saved and opened again."""

import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Page, expect

from bench.paper_visits import middle_of
from inklands.core.box import read_box_file
from tests.browser.axe import violations
from tests.browser.test_other_titles import finish, press

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
# One village away from the border, one temple, every terrain: each tile has them elsewhere.
LAND = {"WWWWGGGG", "WVWWGGGG", "SSSSMMMM"}
HALVES = (("W", 0, (0, 4)), ("G", 4, (0, 4)), ("S", 0, (4, 8)), ("M", 4, (4, 8)))
ITEMS = {(0, 2): "k", (3, 5): "m", (5, 1): "h", (6, 6): "g", (7, 3): "a", (2, 7): "c", (4, 4): "f"}
IS_WIDER = "document.documentElement.scrollWidth > innerWidth"
NAME = "The one from the attic"
PATTERNS = ["S/L", "LJ", "J.M", "MS/.L"]


def open_box(visitor, title: str, **features) -> Page:
    page: Page = visitor(f"/box/{title}", **{"reduced_motion": "reduce"} | features)
    expect(page.locator("[data-section]").first).to_be_visible()
    return page


def edit(page: Page, section: str):
    page.locator(f"[data-section={section}]").click()
    editor = page.locator(f"[data-editor={section}]")
    expect(editor).to_be_visible()
    return editor


def stroke(page: Page, row: int, first: int, last: int) -> None:
    page.mouse.move(*middle_of(page, row, first))
    page.mouse.down()
    page.mouse.move(*middle_of(page, row, last))
    page.mouse.up()


def paint_tile(page: Page, number: int) -> None:
    """Paint a tile from a blank one: half a row in one stroke, then the village and the items."""
    editor = edit(page, f"tile-{number}")
    editor.locator("[data-act=begin]").click()
    page.locator("[data-map]").scroll_into_view_if_needed()
    for letter, first, rows in HALVES:
        editor.locator(f"[data-brush={letter}]").click()
        for row in range(*rows):
            stroke(page, row, first, first + 3)
    spots = {(1, 1): "V", (7, 7 - number % 4): "T", **ITEMS}
    for (row, column), letter in spots.items():
        editor.locator(f"[data-brush={letter}]").click()
        stroke(page, row, column, column)
    expect(editor.locator("[data-good]")).to_be_visible()


def paint_patterns(page: Page) -> None:
    editor = edit(page, "small_patterns")
    for place, pattern in enumerate(PATTERNS):
        grid = editor.locator("[data-grid]").nth(place)
        editor.locator("[data-brush='.']").click()
        for cell in grid.locator("button").all():
            if cell.get_attribute("aria-pressed") == "true":
                cell.click()
        for row, line in enumerate(pattern.split("/")):
            for column, letter in enumerate(line):
                if letter != ".":
                    editor.locator(f"[data-brush={letter}]").click()
                    grid.locator(f"[data-cell='{row},{column}']").click()
    expect(editor.locator("[data-good]")).to_be_visible()


def start(page: Page, title: str) -> None:
    page.goto(f"/new/{title}")
    expect(page.locator("[data-choice=components]")).to_have_value("own")
    page.locator("[data-start]").click()
    page.locator("[data-decision]").wait_for()


def test_a_box_is_entered_on_the_page_played_with_saved_and_opened_again(visitor, tmp_path: Path):
    # High enough for a whole editor: a hand on a mouse would scroll.
    page = open_box(visitor, "explorers", viewport={"width": 1280, "height": 2600})
    expect(page.locator("[data-part]").first).to_contain_text("0 of 8")
    for number in range(1, 9):
        paint_tile(page, number)
    expect(page.locator("[data-part]").first).to_contain_text("8 of 8")
    page.locator("[data-box-name]").fill(NAME)
    page.locator("[data-box-name]").blur()
    page.goto("/box/misterra")
    paint_patterns(page)

    check_it_is_played_with(page)
    file = tmp_path / "box.toml"
    check_it_is_saved(page, file)
    check_another_browser_takes_it(visitor, file)
    check_it_is_listed(file)


def check_it_is_played_with(page: Page) -> None:
    """The table names the box, and the record holds the landscape that was painted."""
    start(page, "explorers")
    expect(page.locator("[data-components=box]")).to_contain_text(NAME)
    finish(page, press)
    record = page.request.get(page.url.replace("/table/", "/api/tables/") + "/record").text()
    assert f'[Box "{NAME}"]' in record
    assert all(row in record for row in LAND)


def check_it_is_saved(page: Page, file: Path) -> None:
    page.goto("/box/explorers")
    with page.expect_download() as saved:
        page.locator("[data-act=export]").click()
    saved.value.save_as(file)
    boxes = read_box_file(file.read_text(encoding="utf-8")).boxes
    assert set(boxes["explorers"].sections) == {f"tile-{n}" for n in range(1, 9)}
    assert boxes["misterra"].sections["small_patterns"]["patterns"] == PATTERNS


def check_another_browser_takes_it(visitor, file: Path) -> None:
    page = open_box(visitor, "explorers")
    page.locator("[data-act=import]").set_input_files(file)
    expect(page.locator("[data-box-news]")).to_contain_text(NAME)
    expect(page.locator("[data-part]").first).to_contain_text("8 of 8")
    start(page, "misterra")
    expect(page.locator("[data-components=box]")).to_be_visible()


def check_it_is_listed(file: Path) -> None:
    command = [sys.executable, "-m", "inklands", "data", "--data", str(file)]
    listed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    own = [line.split()[0] for line in listed.splitlines() if "owner, your own" in line]
    assert own == [*(f"tile-{n}" for n in range(1, 9)), "small_patterns"]
    assert f"your box {NAME!r}" in listed


def test_what_is_wrong_is_said_while_it_is_painted_and_in_the_readers_language(visitor):
    page = open_box(visitor, "explorers", locale="fr")
    editor = edit(page, "tile-2")
    editor.locator("[data-act=begin]").click()

    expect(editor.locator("[data-problem]")).to_have_text("64 cases n’ont pas encore de terrain.")
    expect(page.locator("[data-section=tile-2]")).to_contain_text("pas encore juste")
    page.goto("/new/explorers")
    page.locator("[data-start]").click()
    expect(page.get_by_role("alert")).to_contain_text("voyez votre boîte")
    page.goto("/box/explorers")
    edit(page, "tile-2").locator("[data-act=take-out]").click()
    expect(page.locator("[data-progress]")).to_have_attribute("data-progress", "0/29")


def test_a_tile_is_painted_by_keys_alone(visitor):
    page = open_box(visitor, "explorers")
    edit(page, "tile-1").locator("[data-act=begin]").click()
    page.locator("[data-map]").focus()
    for key in ["2", "Enter", "ArrowRight", "Enter"]:
        page.keyboard.press(key)

    expect(page.locator("[data-problem]")).to_have_text("63 cells have no terrain yet.")


def test_what_is_reconstructed_is_said_where_it_appears(visitor):
    for path in ("/rules/explorers", "/new/misterra", "/score/explorers"):
        page = visitor(path)
        mark = page.locator("[data-components=reconstructed]")
        mark.get_by_role("button").click()
        expect(mark.get_by_role("link")).to_have_attribute("href", f"/box/{path.split('/')[2]}")
    page = visitor("/new/explorers")
    page.locator("[data-start]").click()
    mark = page.locator("[data-components=reconstructed]")
    mark.get_by_role("button").click()
    expect(mark).to_contain_text("Landscape tiles: 8 of 8")
    page = visitor("/rules/cartographers")
    expect(page.locator("[data-rules]")).to_be_visible()
    expect(page.locator("[data-components]")).to_have_count(0)


def test_a_browser_without_room_says_so_and_the_box_can_still_be_saved(visitor):
    page = open_box(visitor, "explorers")
    page.evaluate("() => { Storage.prototype.setItem = () => { throw new DOMException() } }")
    edit(page, "slots").locator("[data-act=same]").click()

    expect(page.locator("[data-unkept]")).to_contain_text("save it as a file")
    with page.expect_download():
        page.locator("[data-act=export]").click()


def test_a_file_that_is_no_box_is_refused_in_words(visitor, tmp_path: Path):
    file = tmp_path / "notes.toml"
    file.write_text("not a box", encoding="utf-8")
    page = open_box(visitor, "misterra")
    page.locator("[data-act=import]").set_input_files(file)

    expect(page.get_by_role("alert")).to_contain_text("look at your box")


def test_the_pages_of_a_box_are_accessible_and_never_move_sideways(visitor):
    sections = {
        "explorers": ["tile-1", "cards", "food", "temples", "objectives-count", "objectives-backs"],
        "misterra": ["small_patterns", "starting_jungles", "sketches", "otoma", "not_beside"],
    }
    for features in ({}, {"color_scheme": "dark", "locale": "fr", **PHONE}):
        for title, opened in sections.items():
            page = open_box(visitor, title, **features)
            for section in opened:
                edit(page, section)
                assert violations(page) == [], section
                assert page.evaluate(IS_WIDER) is False, section
