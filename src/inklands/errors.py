"""Everything this package refuses: one tree, one sentence each, each with a stable code."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from inklands.core.objection import Objection


class InklandsError(Exception):
    """
    Something this package refuses, with a sentence that says why.

    *key* and its *gaps* say the same in every language, where there are such words; otherwise
    readers of other languages are told what all errors of this code have in common.
    """

    code: ClassVar[str] = "inklands/error"

    def __init__(self, sentence: str = "", key: str = "", **gaps: str | int) -> None:
        super().__init__(sentence)
        self.key = key
        self.gaps = gaps


class NotationError(InklandsError, ValueError):
    """The text is not well written."""

    code = "notation/malformed"


class IllegalAction(InklandsError, ValueError):
    """The action is well written, but the rules do not allow it now."""

    code = "action/illegal"

    def __init__(self, sentence: str, objection: Objection | None = None) -> None:
        super().__init__(sentence)
        self.objection = objection


class NotToAct(InklandsError, ValueError):
    """The seat has no decision to take now."""

    code = "action/not-to-act"


class UndoRefused(InklandsError, ValueError):
    """There is nothing this seat may take back."""

    code = "action/undo-refused"


class RecordError(InklandsError, ValueError):
    """The record cannot be read, or does not replay to what it claims."""

    code = "record/malformed"


class OutdatedRecord(RecordError):
    """The record was written with rules or data that are not those of this program."""

    code = "record/outdated"


class DataError(InklandsError, ValueError):
    """What is given as data does not hold what the game needs; *place* is the section at fault."""

    code = "data/invalid"

    def __init__(self, sentence: str, key: str = "", place: str = "", **gaps: str | int) -> None:
        super().__init__(sentence, key, **gaps)
        self.place = place


class OptionError(InklandsError, ValueError):
    """An option that the game does not have, or a value it does not take."""

    code = "option/invalid"


class SeatError(InklandsError, ValueError):
    """A number of seats, or a seat, that the game does not have."""

    code = "seat/invalid"


class UnknownGame(InklandsError, LookupError):
    """No title of that name is in the catalogue."""

    code = "game/unknown"


class SheetError(InklandsError, ValueError):
    """A sheet given for scoring cannot be read."""

    code = "sheet/malformed"


class NoSheets(InklandsError, LookupError):
    """The title has no paper sheets to be printed or scored."""

    code = "sheet/none"


class BrokenLaw(InklandsError, AssertionError):
    """A game breaks a law of the interface that every game implements."""

    code = "game/broken-law"
