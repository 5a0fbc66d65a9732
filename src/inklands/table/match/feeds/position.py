"""A position as one viewer is told it: view, prompt, what is legal, and points explained."""

from __future__ import annotations

import msgspec
from msgspec import Raw, Struct

from inklands.grid.grid import Grid
from inklands.table.match.feeds.feed import AnyMatch, Viewer
from inklands.table.wire import parts
from inklands.table.wire.encoding import PointsEncoder, encode_groups, encode_message

NOTHING = parts.Legal([], [], 0)
ENCODER = msgspec.json.Encoder()


class Position(Struct, frozen=True, gc=False):
    """What an update says of the present, apart from what happened on the way to it."""

    decision: int
    turn: int
    view: object
    """The title's own: it is encoded as it is."""
    prompt: parts.Message
    to_act: list[int]
    legal: parts.Legal
    standing: parts.Standing
    live_points: parts.Points | None
    live_points_seat: int | None
    can_undo: bool
    is_over: bool


class EncodedPosition(Struct, frozen=True, gc=False):
    """A position whose larger parts are JSON already; it is encoded as the position itself."""

    decision: int
    turn: int
    view: object
    prompt: parts.Message
    to_act: list[int]
    legal: Raw
    standing: Raw
    live_points: Raw
    live_points_seat: int | None
    can_undo: bool
    is_over: bool


class LastJson:
    """The JSON of a value that is mostly the same object as when it was last asked for."""

    __slots__ = ("_json", "_value")

    def __init__(self) -> None:
        self._value: object = None
        self._json = Raw(b"null")

    def of(self, value: object) -> Raw:
        if value is not self._value:
            self._value, self._json = value, Raw(ENCODER.encode(value))
        return self._json


class PositionEncoder:
    """Encodes the positions of one viewer, of which the larger parts often stay the same."""

    def __init__(self, standing: LastJson) -> None:
        self._legal = LastJson()
        self._standing = standing
        self._live_points = LastJson()

    def __call__(self, position: Position) -> bytes:
        return ENCODER.encode(
            EncodedPosition(
                position.decision,
                position.turn,
                position.view,
                position.prompt,
                position.to_act,
                self._legal.of(position.legal),
                self._standing.of(position.standing),
                self._live_points.of(position.live_points),
                position.live_points_seat,
                position.can_undo,
                position.is_over,
            )
        )


class Options(Struct, frozen=True, gc=False):
    """What a viewer may do, and what it has to go by."""

    legal: parts.Legal = NOTHING
    live_points: parts.Points | None = None
    live_points_seat: int | None = None
    can_undo: bool = False


class OptionsOfDecision:
    """
    The options of one viewer, worked out once for each decision.

    What others do until the next one is hidden from this viewer, and changes none of them.
    """

    def __init__(self, grid: Grid, viewer: Viewer) -> None:
        self._viewer = viewer
        self._encode_points = PointsEncoder(grid)
        self._known: tuple[tuple[int, bool, bool], Options] | None = None

    def of(self, match: AnyMatch, decision: int) -> Options:
        key = (decision, self._viewer in match.to_act, match.is_over)
        if self._known is None or self._known[0] != key:
            self._known = (key, self._options(match))
        return self._known[1]

    def _options(self, match: AnyMatch) -> Options:
        viewer = self._viewer
        if viewer is None:
            return Options()
        return Options(
            _legal(match, viewer),
            self._encode_points(match.live_points(viewer)),
            match.game.live_points_seat(match.state, viewer),
            can_undo(match, viewer),
        )


def can_undo(match: AnyMatch, seat: int) -> bool:
    """Whether *seat* may take its last action back; never the one that ended the match."""
    return not match.is_over and match.can_undo(seat)


def prompt(match: AnyMatch, viewer: Viewer) -> parts.Message:
    return encode_message(match.game.prompt(match.state, viewer))


def _legal(match: AnyMatch, viewer: int) -> parts.Legal:
    if viewer not in match.to_act:
        return NOTHING
    legal = match.legal_actions(viewer)
    groups = encode_groups(legal.groups)
    texts = [] if groups else [match.game.action_text(action) for action in legal]
    return parts.Legal(groups, texts, len(legal))
