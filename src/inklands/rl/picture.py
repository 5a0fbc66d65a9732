"""What a seat sees as a picture: text, or the board drawn and made pixels."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from struct import unpack

import numpy as np
import numpy.typing as npt

from inklands.errors import OptionError
from inklands.fast.environment import Layer
from inklands.rl.episode import Episode
from inklands.rl.games import Planes

MODES = ("ansi", "rgb_array")
CELL, GAP = 24, 16
PAPER, INK = "#f5ecd7", "#4a3f35"
MARKS = {
    "triangle": "M6 18 L12 6 L18 18 Z",
    "tree": "M12 5 L18 15 H6 Z M12 15 V20",
    "house": "M7 19 V11 L12 6 L17 11 V19 Z",
    "bars": "M7 8 H17 M7 12 H17 M7 16 H17",
    "waves": "M5 10 Q8 6 12 10 T19 10 M5 16 Q8 12 12 16 T19 16",
    "cross": "M6 6 L18 18 M18 6 L6 18",
    "diamond": "M12 5 L18 12 L12 19 L6 12 Z",
    "ring": "M12 5 A7 7 0 1 0 12.1 5 Z",
    "dot": "M12 9 A3 3 0 1 0 12.1 9 Z",
}
"""The marks of layers, as paths in a cell."""


def known_mode(mode: str | None) -> str | None:
    """*mode*, if it is one of those there are."""
    if mode is not None and mode not in MODES:
        raise OptionError(f"there is no render mode {mode!r}; there are: {', '.join(MODES)}")
    return mode


def rendered(episode: Episode, seat: int, mode: str | None) -> str | npt.NDArray[np.uint8] | None:
    """What *seat* sees, in the way that *mode* asks for."""
    if mode is None:
        return None
    if mode == "ansi":
        return str(episode.game.picture(episode.match.view(seat)))
    return pixels(svg(episode, seat))


def svg(episode: Episode, seat: int) -> str:
    """The boards side by side, the first one as the seat's own."""
    offered = episode.sight.offered
    planes, _ = episode.sight.observation(episode.match, seat)
    by_name = dict(zip(offered.planes(episode.seats), planes, strict=True))
    rows, columns = offered.shape
    boards = offered.boards(episode.seats)
    width = GAP + len(boards) * (columns * CELL + GAP)
    height = rows * CELL + 2 * GAP
    drawn = (
        f'<g transform="translate({GAP + place * (columns * CELL + GAP)},{GAP})">'
        + "".join(_board(layers, by_name, rows, columns))
        + "</g>"
        for place, layers in enumerate(boards)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>{"".join(drawn)}</svg>'
    )


def _board(
    layers: tuple[Layer, ...], planes: dict[str, Planes], rows: int, columns: int
) -> Iterator[str]:
    for layer in layers:
        for row, column in np.argwhere(planes[layer.plane]).tolist():
            yield from _cell(layer, column * CELL, row * CELL)
    lines = [f"M0 {CELL * row} H{CELL * columns}" for row in range(rows + 1)]
    lines += [f"M{CELL * column} 0 V{CELL * rows}" for column in range(columns + 1)]
    yield f'<path d="{" ".join(lines)}" fill="none" stroke="{INK}" stroke-opacity="0.4"/>'


def _cell(layer: Layer, x: int, y: int) -> Iterator[str]:
    if layer.wash:
        yield f'<rect x="{x}" y="{y}" width="{CELL}" height="{CELL}" fill="{layer.wash}"/>'
    if layer.mark:
        path = f'<path d="{MARKS[layer.mark]}" transform="translate({x},{y})"'
        yield f'{path} fill="none" stroke="{INK}" stroke-width="1.5"/>'


def pixels(drawing: str) -> npt.NDArray[np.uint8]:
    """A drawing as rows of red, green and blue."""
    import resvg_py

    return _decoded(bytes(resvg_py.svg_to_bytes(svg_string=drawing)))


def _decoded(png: bytes) -> npt.NDArray[np.uint8]:
    """The pixels of a PNG of eight bits a channel, as resvg writes them."""
    width, height = unpack(">II", png[16:24])
    channels = {2: 3, 6: 4}[png[25]]
    data, at = b"", 8
    while at < len(png):
        (size,) = unpack(">I", png[at : at + 4])
        if png[at + 4 : at + 8] == b"IDAT":
            data += png[at + 8 : at + 8 + size]
        at += size + 12
    lines = np.frombuffer(zlib.decompress(data), np.uint8).reshape(height, 1 + width * channels)
    image = np.zeros((height, width * channels), np.uint8)
    above = np.zeros(width * channels, np.uint8)
    for row in range(height):
        above = image[row] = _unfiltered(int(lines[row, 0]), lines[row, 1:], above, channels)
    return image.reshape(height, width, channels)[:, :, :3].copy()


def _unfiltered(
    kind: int, line: npt.NDArray[np.uint8], above: npt.NDArray[np.uint8], channels: int
) -> npt.NDArray[np.uint8]:
    """A line as it was before one of the five filters of PNG; numbers wrap as bytes do."""
    if kind in (0, 2):
        return line + above if kind else line
    if kind == 1:
        pixels = line.reshape(-1, channels)
        return np.cumsum(pixels, axis=0, dtype=np.uint8).reshape(-1)
    found = line.copy()
    for i in range(len(found)):
        left = int(found[i - channels]) if i >= channels else 0
        corner = int(above[i - channels]) if i >= channels else 0
        up = int(above[i])
        near = (left + up) // 2 if kind == 3 else _paeth(left, up, corner)
        found[i] = (int(line[i]) + near) & 255
    return found


def _paeth(left: int, up: int, corner: int) -> int:
    """Of three neighbours the one nearest to their plane, as PNG predicts."""
    guess = left + up - corner
    return min((left, up, corner), key=lambda near: abs(guess - near))
