"""Everything this package refuses: one tree, one sentence each, each with a stable code."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from mapwright.core.objection import Objection


class MapwrightError(Exception):
    """Something this package refuses, with a sentence that says why."""

    code: ClassVar[str] = "mapwright/error"


class NotationError(MapwrightError, ValueError):
    """The text is not well written."""

    code = "notation/malformed"


class IllegalAction(MapwrightError, ValueError):
    """The action is well written, but the rules do not allow it now."""

    code = "action/illegal"

    def __init__(self, sentence: str, objection: Objection | None = None) -> None:
        super().__init__(sentence)
        self.objection = objection


class NotToAct(MapwrightError, ValueError):
    """The seat has no decision to take now."""

    code = "action/not-to-act"


class UndoRefused(MapwrightError, ValueError):
    """There is nothing this seat may take back."""

    code = "action/undo-refused"


class RecordError(MapwrightError, ValueError):
    """The record cannot be read, or does not replay to what it claims."""

    code = "record/malformed"


class DataError(MapwrightError, ValueError):
    """A data file does not hold what the game needs."""

    code = "data/invalid"


class OptionError(MapwrightError, ValueError):
    """An option that the game does not have, or a value it does not take."""

    code = "option/invalid"


class SeatError(MapwrightError, ValueError):
    """A number of seats, or a seat, that the game does not have."""

    code = "seat/invalid"


class UnknownGame(MapwrightError, LookupError):
    """No title of that name is in the catalogue."""

    code = "game/unknown"


class SheetError(MapwrightError, ValueError):
    """A sheet given for scoring cannot be read."""

    code = "sheet/malformed"


class BrokenLaw(MapwrightError, AssertionError):
    """A game does not keep what every game promises."""

    code = "game/broken-law"
