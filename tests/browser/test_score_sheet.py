"""A sheet that was drawn on paper: painted by mouse, keys and touch, and counted as it is."""

from playwright.sync_api import Page, expect

from bench.paper_visits import middle_of, paint, paint_row
from tests.browser.player import Player

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
# The picture on the card Sentinel Wood, in the top left corner, as far as sheet A has room for it.
FORESTS = [(0, 0), (0, 2), (1, 0), (1, 1), (1, 2)]


def open_sheet(visitor, **features) -> Page:
    page: Page = visitor("/score/cartographers", **features)
    expect(page.locator("[data-brush]")).to_have_count(6)
    return page


def points(page: Page, goal: str):
    return page.locator(f"[data-goal={goal}] .points")


def test_the_picture_on_a_card_gives_the_points_of_the_card_and_stays_after_a_reload(visitor):
    page = visitor()
    page.locator("[data-title=cartographers] [data-score]").click()
    page.locator("[data-pick=A]").select_option("sentinel-wood")
    for row, column in FORESTS:
        paint(page, row, column)

    expect(points(page, "sentinel-wood")).to_have_text("3")
    page.locator("[data-goal=sentinel-wood]").hover()
    expect(page.locator(".marked")).to_have_count(3)
    page.reload()
    expect(points(page, "sentinel-wood")).to_have_text("3")
    page.locator("[data-act=blank]").click()
    expect(points(page, "sentinel-wood")).to_have_text("0")
    page.locator("[data-act=undo]").click()
    expect(points(page, "sentinel-wood")).to_have_text("3")


def test_a_sheet_is_painted_by_keys_alone(visitor):
    page = open_sheet(visitor)
    page.locator("[data-pick=A]").focus()
    page.keyboard.press("ArrowDown")
    page.locator("[data-map]").focus()
    # From the middle to the top edge: forest over a monster, and a village that is wiped off.
    for key in [*["ArrowUp"] * 5, "5", "Enter", "1", " ", "ArrowRight", "2", " ", "6", "Enter"]:
        page.keyboard.press(key)

    # Sentinel Wood is the first of the list: a point for each forest on the edge.
    expect(points(page, "sentinel-wood")).to_have_text("1")
    expect(page.locator("[data-brush='.']")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".map .letter")).to_have_text(["Fo"])
    expect(page.locator("[data-spoken]")).to_contain_text("a7: empty")
    page.keyboard.press("u")
    expect(page.locator(".map .letter")).to_have_text(["Fo", "Vi"])


def test_a_stroke_paints_what_it_crosses_and_a_mountain_stays(visitor):
    page = open_sheet(visitor)
    paint(page, 1, 2)
    page.mouse.move(*middle_of(page, 1, 3))
    page.mouse.down()
    page.mouse.move(*middle_of(page, 1, 7))
    page.mouse.up()

    # The stroke began on the mountain b4 and passed the ruins b6.
    expect(page.locator(".map .letter")).to_have_count(5)


def test_a_sheet_is_painted_by_touch_without_the_page_moving_sideways(visitor):
    page = open_sheet(visitor, **PHONE)
    page.locator("[data-pick=A]").select_option("greenbough")
    page.locator("[data-brush=F]").tap()
    page.touchscreen.tap(*middle_of(page, 0, 0))

    # Greenbough: a row and a column with forest in them.
    expect(points(page, "greenbough")).to_have_text("2")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    small = page.evaluate(
        """() => [...document.querySelectorAll('main button, main select')]
            .filter((each) => each.getBoundingClientRect().height < 44).length"""
    )
    assert small == 0


def test_coins_and_monsters_count_in_every_season(visitor):
    page = open_sheet(visitor)
    page.get_by_role("button", name="Coins: one more").click(click_count=3)
    page.locator("[data-brush=M]").click()
    paint(page, 0, 0)

    # Three coins, and two empty cells beside a monster in the corner.
    expect(points(page, "coins")).to_have_text("3")
    expect(points(page, "monsters")).to_have_text("−2")
    for season in ("spring", "summer", "fall", "winter"):
        expect(page.locator(f"[data-total={season}] dd")).to_have_text("1")


def test_a_title_there_is_not_leads_off_the_map(visitor):
    page = visitor("/score/chess")

    expect(page.locator("[data-nowhere]")).to_be_visible()


def test_a_server_that_is_away_is_told_in_a_sentence_and_asked_again(visitor):
    page = open_sheet(visitor)
    # Neither the server nor what it sends of the engine that could stand in for it.
    for path in ("**/api/score", "**/engine/**", "**/engine-*.js"):
        page.route(path, lambda route: route.abort("connectionrefused"))
    paint(page, 0, 0)
    expect(page.get_by_role("alert")).to_contain_text("does not answer")
    page.unroute_all()

    expect(page.get_by_role("alert")).to_have_count(0)
    Player(page).wait_for_map()


def test_a_parchment_is_counted_beside_its_island(visitor):
    page = visitor("/score/misterra")
    for board in (0, 1):
        paint_row(page, 0, ".SSS", board)
    page.locator("[data-brush=o]").click()
    paint(page, 0, 1, board=1)
    page.locator("[data-pick=presumption-0]").select_option("1")

    # Two points for each of three cells that agree and of three tiles claimed; 22 cells are empty.
    expect(points(page, "fidelity")).to_have_text("6")
    expect(points(page, "completeness")).to_have_text("−22")
    expect(points(page, "claims")).to_have_text("6")
    # A zone of three is on the first row of the card: two points.
    expect(points(page, "presumption-1")).to_have_text("2")
    expect(page.locator("[data-total=all] dd")).to_have_text("−8")
    page.locator("[data-goal=claims]").hover()
    expect(page.locator("[data-map='1'] .marked")).to_have_count(3)


def test_a_terrain_that_is_claimed_twice_is_told_in_a_sentence(visitor):
    page = visitor("/score/misterra")
    paint_row(page, 0, ".SSS", board=1)
    page.locator("[data-brush=o]").click()
    paint(page, 0, 1, board=1)
    paint(page, 0, 3, board=1)

    expect(page.get_by_role("alert")).to_have_text("You have claimed steppe already.")
    page.keyboard.press("u")
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator("[data-flag='0']")).to_have_count(1)


def test_crosses_are_counted_with_what_the_boards_say(visitor):
    page = visitor("/score/explorers")
    expect(page.locator("[data-brush]")).to_have_count(2)
    # Three crosses beside the village f13, where the first four tiles set out.
    for row, column in ((5, 11), (4, 11), (4, 12), (4, 13), (5, 13)):
        paint(page, row, column)
    # On, over an apple, to the temple of the first tile on e6.
    for column in range(10, 4, -1):
        paint(page, 4, column)
    page.locator("[data-pick=temple-A]").select_option("12")
    page.get_by_role("button", name="Round 2: Food: one more").click()

    expect(points(page, "temples")).to_have_text("12")
    expect(points(page, "villages")).to_have_text("7")
    page.locator("[data-goal=villages]").hover()
    expect(page.locator(".marked")).to_have_count(3)
    # A cross in the corner is joined to nothing.
    paint(page, 15, 15)
    expect(page.locator("[data-prompt]")).to_contain_text("do not count")
    expect(points(page, "villages")).to_have_text("7")


def test_other_tiles_make_another_landscape(visitor):
    page = visitor("/score/explorers")
    paint(page, 5, 11)
    letters = page.locator(".map .letter")
    before = letters.all_text_contents()
    page.locator("[data-pick=tile-1]").select_option("7r1")
    expect(letters).not_to_have_text(before)
    after = letters.all_text_contents()
    page.reload()

    expect(letters).to_have_text(after)
    expect(page.locator("[data-pick=tile-1]")).to_have_value("7r1")
