"""Two fingers on a touch screen: they zoom and move the page, and draw nothing."""

import pytest
from playwright.sync_api import expect

from tests.browser.player import Player

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
WINDOW = "() => [visualViewport.scale, visualViewport.offsetLeft, visualViewport.offsetTop]"


@pytest.mark.parametrize("title", ["cartographers", "explorers", "misterra"])
def test_two_fingers_zoom_and_move_the_map_and_draw_nothing(visitor, title):
    page = visitor(**PHONE)
    Player(page).start(title)
    board = page.locator("[data-map]").first
    expect(board).to_be_visible()
    decision = page.locator("[data-decision]").get_attribute("data-decision")
    x, y = middle(board.bounding_box())
    fingers = page.context.new_cdp_session(page)

    fingers.send("Input.synthesizePinchGesture", {"x": x, "y": y, "scaleFactor": 2.5})
    page.wait_for_function("() => visualViewport.scale > 2")
    _, left, top = page.evaluate(WINDOW)
    drag(fingers, x, y, by=60)

    page.wait_for_function("left => visualViewport.offsetLeft < left", arg=left)
    assert page.evaluate(WINDOW)[2] < top
    expect(page.locator(".held.pencilled")).to_have_count(0)
    assert page.locator("[data-decision]").get_attribute("data-decision") == decision


def middle(box):
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(fingers, x, y, by):
    """Two fingers side by side move towards the lower right."""
    for step in range(0, by, 6):
        points = [{"x": x + at + step, "y": y + step, "id": n} for n, at in enumerate((-15, 15))]
        kind = "touchMove" if step else "touchStart"
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
