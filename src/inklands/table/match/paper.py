"""The points of a sheet that was drawn on paper."""

from __future__ import annotations

import msgspec

from inklands.core.catalogue import AnyGame
from inklands.core.game import sheets_of
from inklands.errors import SheetError
from inklands.table.wire.encoding import encode_points
from inklands.table.wire.messages import UNREADABLE
from inklands.table.wire.parts import Points

SHEET = msgspec.json.Decoder(dict[str, object])


def score(game: AnyGame, sheet: bytes) -> Points:
    """The points of *sheet*, a JSON object of the form its title asks for."""
    try:
        request = SHEET.decode(sheet)
    except UNREADABLE as error:
        raise SheetError(f"the sheet should be a JSON object: {error}") from error
    return encode_points(game.grid, sheets_of(game).score(request))
