"""What the table refuses, beyond what the rules refuse."""

from __future__ import annotations

from inklands.errors import InklandsError


class Refusal(InklandsError):
    """A request the table refuses: a stable code, a sentence, and a status for HTTP."""

    def __init__(self, code: str, sentence: str, status: int = 400) -> None:
        super().__init__(sentence)
        self.reason_code = code
        self.status = status


def code_of(error: InklandsError) -> str:
    return error.reason_code if isinstance(error, Refusal) else error.code


def no_such_table() -> Refusal:
    return Refusal("table/unknown", "There is no such table.", 404)


def damaged(whole: int, lost: int) -> Refusal:
    """Why a match stands still of which the disk has lost something."""
    sentence = (
        f"Of this match {lost} of {whole + lost} moves were lost with a damaged disk. It stands"
        " still: whoever runs the server may bring back a backup."
    )
    return Refusal("table/damaged", sentence, 410)


def nothing_here() -> Refusal:
    return Refusal("request/unknown", "There is nothing here.", 404)


def too_many(things: str) -> Refusal:
    return Refusal("table/quota", f"There are too many {things}; finish or leave some first.", 429)


def path_too_long() -> Refusal:
    return Refusal("message/too-large", "That address is too long.", 414)


def head_too_large() -> Refusal:
    return Refusal("message/too-large", "That is too much in one request.", 431)


def slow_down() -> Refusal:
    return Refusal("rate/limited", "That was too much at once; try again in a moment.", 429)


def server_error() -> Refusal:
    """What anybody is sent of a fault in the server: what broke is for the log alone."""
    return Refusal("server/error", "Something went wrong here.", 500)


def stopping() -> Refusal:
    return Refusal("server/stopping", "This server is about to stop; another one goes on.", 503)


def nothing_to_decide(seat: int) -> Refusal:
    return Refusal("action/not-to-act", f"Seat {seat} has nothing to decide now.")
