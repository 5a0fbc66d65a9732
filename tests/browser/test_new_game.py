"""The form of a new game: whatever has a list of values is picked from it."""

from playwright.sync_api import expect

from tests.browser.player import Player


def test_goals_are_picked_by_name_with_their_rule_and_the_rest_by_lot(visitor):
    page = visitor("/new/cartographers?with=pass")
    page.locator("summary").click()
    goals = page.locator("[data-option=goals]")
    goals.get_by_label("Edict B").select_option("Borderlands")

    expect(goals).to_contain_text("6 points for each full row and each full column.")
    # Borderlands is of a category that the other edicts can no longer have.
    expect(goals.get_by_label("Edict A").locator("option", has_text="Lost Barony")).to_have_count(0)
    page.locator("[data-start]").click()
    page.locator("[data-take]").click()
    Player(page).wait_to_act()
    names = page.locator(".goals [data-goal] .name").all_inner_texts()
    assert names[1].startswith("Borderlands")


def test_objectives_and_tiles_are_picked_from_lists_in_the_language_of_the_reader(visitor):
    page = visitor("/new/explorers", locale="fr")
    page.locator("summary").click()
    tiles = page.locator("[data-option=tiles]")
    tiles.get_by_label("En haut à gauche").select_option("3r1")
    page.locator("[data-option=objective-names] select").first.select_option("full-row-or-column")
    page.locator("[data-start]").click()

    expect(page.locator("[data-goal=full-row-or-column]")).to_be_visible()
    expect(page.locator(".log")).to_contain_text("tuile 3, tournée d’un quart")


def test_advanced_sides_are_explained_by_rules_of_their_own(visitor):
    page = visitor("/new/explorers")
    page.locator("summary").click()
    for side in ("food", "gems", "temples", "villages"):
        page.locator(f"[data-option=advanced-{side}] select").select_option("on")
    page.locator("[data-start]").click()

    for side, rule in (
        ("food", "No food counts in the first round."),
        ("gems", "the losses not yet crossed off count"),
        ("temples", "whoever comes sooner gets more crosses"),
        ("villages", "only the village with the fewest crosses"),
    ):
        page.locator(f"[data-goal={side}]").click()
        expect(page.locator(".why")).to_contain_text(rule)
    expect(page.locator(".temple").first).to_have_attribute(
        "title", "Temple A offers 8 points, 3 crosses"
    )


def test_an_emptied_number_is_answered_with_the_name_of_its_field(visitor):
    page = visitor("/new/explorers")
    page.locator("summary").click()
    page.locator("[data-option=objectives] input").fill("")
    page.locator("[data-start]").click()

    expect(page.locator("[role=alert]")).to_have_text(
        "Objectives: choose a whole number from 0 to 3."
    )
    page.locator("[data-option=objectives] input").fill("2")
    page.locator("[data-start]").click()
    expect(page.locator("[data-map]")).to_be_visible()
