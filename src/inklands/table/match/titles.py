"""The titles as the first page lists them."""

from __future__ import annotations

from inklands.core.catalogue import AnyGame, box_form
from inklands.table.match.boxes import encode_components
from inklands.table.match.title_source import TitleSource
from inklands.table.thinking.questions import LEVELS
from inklands.table.wire.encoding import encode_options
from inklands.table.wire.http_messages import Title, Titles


def described_titles(source: TitleSource) -> Titles:
    """Every title of *source*: how many may play, its options, and what of it is printed."""
    return Titles([_described(name, source.load(name)) for name in source.titles()])


def _described(name: str, game: AnyGame) -> Title:
    return Title(
        name=name,
        least_seats=game.seats[0],
        most_seats=game.seats[-1],
        height=game.grid.height,
        width=game.grid.width,
        options=encode_options(game.options),
        levels=list(LEVELS),
        is_packaged=game.data.is_packaged,
        components=encode_components(game),
        has_box=bool(box_form(name)),
    )
