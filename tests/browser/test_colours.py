"""Terrains are told apart by who sees few colours, and choices by who has their own."""

import base64

import numpy as np
import pytest
from playwright.sync_api import expect

from bench.visits import VISITS
from tests.browser.axe import violations

CELL = 20
"""Pixels: about as small as cells become on a phone."""
# Machado, Oliveira, Fernandes 2009, at full severity; they act on linear light.
DEFICIENCIES = {
    "none": np.eye(3),
    "protanopia": np.array(
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
         [-0.003882, -0.048116, 1.051998]]
    ),
    "deuteranopia": np.array(
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
         [-0.011820, 0.042940, 0.968881]]
    ),
    "tritanopia": np.array(
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
         [0.004733, 0.691367, 0.303900]]
    ),
    "no colours": np.array([[0.2126, 0.7152, 0.0722]] * 3),
}  # fmt: skip
TO_XYZ = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])
WHITE = TO_XYZ.sum(axis=1)
LEAST, LEAST_OF_GREYS = 9.0, 6.0
"""Mean distance of pixels in CIE Lab; about 2.3 is just noticed in large fields side by side."""
TERRAINS = {
    "cartographers": {
        "forest": ("#F0", "forest"), "village": ("#V0", "village"), "farm": ("#A0", "farm"),
        "water": ("#W0", "water"), "monster": ("#M0", "monster"),
        "mountain": ("#mountain0", "mountain"), "wasteland": ("#waste0", "waste"),
    },
    "explorers": {
        "grass": ("#grass0", "forest"), "sand": ("#sand0", "farm"), "water": ("#W0", "water"),
        "mountain": ("#mountain0", "mountain"), "village": ("#V0", "village"),
    },
    "misterra": {
        "steppe": ("#steppe0", "farm"), "lagoon": ("#lagoon0", "water"),
        "jungle": ("#jungle0", "forest"), "mountain": ("#mountain0", "mountain"),
        "beach": ("#beach0", "beach"),
    },
}  # fmt: skip
# A cell of each terrain as maps draw it: the wash, and the motif on it.
DRAW = """([terrains, size]) => {
  const made = (name, parent, shape) => {
    const element = parent.appendChild(document.createElementNS('http://www.w3.org/2000/svg', name))
    for (const [key, value] of Object.entries(shape)) element.setAttribute(key, value)
    return element
  }
  const [width, height] = [terrains.length * size, size]
  const viewBox = `0 0 ${terrains.length * 40} 40`
  const swatches = made('svg', document.body, { viewBox, width, height })
  // The page allows no styles in attributes, so they are set one by one.
  Object.assign(swatches.style, { position: 'fixed', left: '0', top: '0', zIndex: '99' })
  terrains.forEach(([motif, wash], n) => {
    const cell = made('g', swatches, { transform: `translate(${n * 40} 0)` })
    cell.style.setProperty('--wash', `color-mix(in srgb, var(--${wash}) 55%, var(--paper-bright))`)
    made('rect', cell, { width: 40, height: 40 }).style.fill = `var(--${wash})`
    made('use', cell, { href: motif })
  })
}"""
PIXELS = """async ([picture]) => {
  const image = new Image()
  image.src = `data:image/png;base64,${picture}`
  await image.decode()
  const canvas = new OffscreenCanvas(image.width, image.height)
  canvas.getContext('2d').drawImage(image, 0, 0)
  return [...canvas.getContext('2d').getImageData(0, 0, image.width, image.height).data]
}"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("title", TERRAINS)
def test_every_two_terrains_differ_at_twenty_pixels_whatever_colours_are_seen(
    visitor, title, scheme
):
    page = visitor(color_scheme=scheme)
    expect(page.locator("[data-title]").first).to_be_visible()
    names = list(TERRAINS[title])
    pictures = swatches(page, list(TERRAINS[title].values()))

    alike = {}
    for deficiency, matrix in DEFICIENCIES.items():
        seen = [lab(picture, matrix) for picture in pictures]
        for one in range(len(names)):
            for other in range(one):
                gap = float(np.linalg.norm(seen[one] - seen[other], axis=-1).mean())
                if gap < (LEAST_OF_GREYS if deficiency == "no colours" else LEAST):
                    alike[deficiency, names[one], names[other]] = round(gap, 1)
    assert alike == {}


def swatches(page, terrains):
    """The pixels of one cell of each terrain, as the browser draws it."""
    page.evaluate(DRAW, [terrains, CELL])
    clip = {"x": 0, "y": 0, "width": CELL * len(terrains), "height": CELL}
    picture = base64.b64encode(page.screenshot(clip=clip)).decode()
    flat = np.array(page.evaluate(PIXELS, [picture]), dtype=float)
    cells = flat.reshape(CELL, len(terrains), CELL, 4)[..., :3] / 255
    return [cells[:, place] for place in range(len(terrains))]


def lab(picture, matrix):
    """The picture in CIE Lab, as an eye sees it whose colours *matrix* mixes."""
    linear = np.where(picture <= 0.04045, picture / 12.92, ((picture + 0.055) / 1.055) ** 2.4)
    xyz = np.clip(linear @ matrix.T, 0, 1) @ TO_XYZ.T / WHITE
    root = np.where(xyz > 0.008856, np.cbrt(xyz), 7.787 * xyz + 16 / 116)
    x, y, z = root[..., 0], root[..., 1], root[..., 2]
    return np.stack([116 * y - 16, 500 * (x - y), 200 * (y - z)], axis=-1)


LINES = """element => {
  const style = getComputedStyle(element)
  return [style.borderTopWidth, style.borderTopStyle, style.borderTopColor, style.backgroundColor,
    style.outlineStyle, style.textDecorationLine].join(' ')
}"""
# Where something is chosen, active or used, and the same kind of thing beside it that is not.
TOLD_APART = {
    "pencil": [
        ("[data-offer][aria-pressed=true]", "[data-offer][aria-pressed=false]"),
        (".year .now", ".year .past"),
        (".track .used, .track .coming", ".track span:not(.used):not(.coming)"),
        (".counts .letter:not(.icon)", "li:not(.counts) > button .letter:not(.icon)"),
        (".player[aria-pressed=true]", ".player[aria-pressed=false]"),
    ],
    "explorers-crosses": [(".rounds .now", ".rounds li:not(.now):not(.past)")],
    "misterra-map": [
        (".steps .now", ".steps .past"),
        ("[data-act=ink]", "[data-act=turn]"),
    ],
}


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("place", TOLD_APART)
def test_forced_colours_keep_chosen_active_and_used_apart(visitor, place, scheme):
    page = visitor(forced_colors="active", color_scheme=scheme)
    expect(page.locator("[data-title]").first).to_be_visible()
    VISITS[place](page)

    for special, plain in TOLD_APART[place]:
        first, other = page.locator(special).first, page.locator(plain).first
        assert first.evaluate(LINES) != other.evaluate(LINES), (special, plain)
    # axe reads the colours of the page, which nobody sees here.
    assert violations(page, {"rules": {"color-contrast": {"enabled": False}}}) == []


def test_what_has_the_focus_has_a_line_in_forced_colours(visitor):
    page = visitor(forced_colors="active")
    expect(page.locator("[data-way=solo]").first).to_be_visible()
    page.keyboard.press("Tab")

    style = "() => getComputedStyle(document.activeElement).outlineStyle"
    assert page.evaluate(style) == "solid"
