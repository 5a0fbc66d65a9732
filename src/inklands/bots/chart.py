"""The points of bots by percentile as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from xml.sax.saxutils import escape

from inklands.bots.ladder import Played, Rung, ladder
from inklands.errors import OptionError

KINDS = (".svg", ".png")
WIDTH, LEFT, RIGHT, ROW, TOP, FOOT = 760, 150, 30, 44, 50, 40
INK, PALE, DARK = "#2b2a27", "#9bbfd0", "#3c6e84"


def check_drawable(path: Path) -> None:
    """Refuse a file whose ending says neither SVG nor PNG."""
    if path.suffix not in KINDS:
        sentence = f"{path}: a chart is drawn as SVG or PNG, so its name ends in .svg or .png"
        raise OptionError(sentence)


def chart(results: Sequence[Played], path: Path) -> None:
    """Write the percentiles of *results* to a file; its ending says SVG or PNG."""
    check_drawable(path)
    drawing = svg(ladder(results))
    if path.suffix == ".png":
        import resvg_py

        path.write_bytes(bytes(resvg_py.svg_to_bytes(svg_string=drawing)))
    else:
        path.write_text(drawing, encoding="utf-8")


def svg(rungs: Sequence[Rung]) -> str:
    """One row a bot: a thin bar from the 5th to the 95th percentile, a thick one for the middle."""
    low = min(rung.percentiles[0] for rung in rungs)
    high = max(rung.percentiles[-1] for rung in rungs)
    step = _step(high - low)
    low, high = low // step * step, -(-high // step) * step
    height = TOP + ROW * len(rungs) + FOOT
    scale = (WIDTH - LEFT - RIGHT) / max(high - low, 1)
    marks = [low + step * n for n in range(int((high - low) / step) + 1)]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}">',
        f'<g font-family="sans-serif" font-size="13" fill="{INK}">',
        f'<rect width="{WIDTH}" height="{height}" fill="white"/>',
        f'<text x="{LEFT}" y="22" font-weight="bold">{_caption(rungs)}</text>',
        *(_mark(mark, LEFT + (mark - low) * scale, height) for mark in marks),
        *(_row(rung, TOP + ROW * row, low, scale) for row, rung in enumerate(rungs)),
        "</g></svg>",
    ]
    return "\n".join(parts) + "\n"


def _caption(rungs: Sequence[Rung]) -> str:
    what = "Rating" if rungs[0].rating else "Points"
    return f"{what}: 5th, 25th, 50th, 75th and 95th percentile"


def _step(span: float) -> float:
    """A round distance between marks that leaves at most eight of them."""
    step = 1.0
    while span / step > 8:
        step *= 2.5 if str(step)[0] == "2" else 2
    return step


def _mark(value: float, x: float, height: int) -> str:
    base = height - FOOT
    return (
        f'<line x1="{x:.1f}" y1="{TOP - 12}" x2="{x:.1f}" y2="{base}" stroke="#ddd"/>'
        f'<text x="{x:.1f}" y="{base + 18}" text-anchor="middle">{value:.0f}</text>'
    )


def _row(rung: Rung, y: int, low: float, scale: float) -> str:
    xs = [LEFT + (each - low) * scale for each in rung.percentiles]
    middle = y + ROW / 2 - 12
    name = f'<text x="{LEFT - 10}" y="{middle + 5}" text-anchor="end">{escape(rung.bot)}</text>'
    range_bar = _bar(xs[0], xs[4], middle, 4, PALE)
    half_bar = _bar(xs[1], xs[3], middle, 16, DARK)
    return name + range_bar + half_bar + _bar(xs[2] - 1.5, xs[2] + 1.5, middle, 20, INK)


def _bar(start: float, end: float, middle: float, height: int, colour: str) -> str:
    y, width = middle - height / 2, end - start
    place = f'x="{start:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height}"'
    return f'<rect {place} fill="{colour}"/>'
