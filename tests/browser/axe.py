"""What axe finds wrong with a page."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

SIZES = {360: 740, 1280: 800}
# What can differ between papers, and need not be looked at twice for everything else.
COLOURS: dict[str, object] = {
    "runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}
}


def violations(page: Page, options: dict[str, object] | None = None) -> list[str]:
    found = Axe().run(page, options=options).response["violations"]
    return [
        f"{rule['id']}: {node['target']} {node.get('failureSummary', '')}"
        for rule in found
        for node in rule["nodes"]
    ]


def violations_everywhere(page: Page) -> dict[str, list[str]]:
    """What is wrong on a phone and on a wide screen, on either paper; nothing where all is well."""
    found = {}
    for width, height in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme="light", reduced_motion="reduce")
        found[f"{width} light"] = violations(page)
        page.emulate_media(color_scheme="dark", reduced_motion="reduce")
        found[f"{width} dark"] = violations(page, COLOURS)
    return {where: faults for where, faults in found.items() if faults}
