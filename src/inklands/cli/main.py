"""The command line from its first word to its exit status."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from io import TextIOWrapper, UnsupportedOperation

from inklands import __version__
from inklands.cli.register import COMMANDS, USUAL, command
from inklands.errors import InklandsError

REFERENCE = "en"
FILE_FAILED = "file/failed"
REFUSED, INTERRUPTED, UNREAD = 2, 130, 141
"""Exit statuses; the last two are those of shells for an interrupt and for a broken pipe."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command in *argv*, or in the program's own arguments; its exit status."""
    _never_stumble_over_letters()
    words = list(sys.argv[1:] if argv is None else argv) or [USUAL]
    return guarded(lambda: _run(words))


def guarded(action: Callable[[], int]) -> int:
    """The status of *action*; what it refuses becomes one line of text, never a traceback."""
    try:
        return action()
    except InklandsError as error:
        return _refused(error, REFERENCE)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has gone: nothing more can be written, not even at exit.
        sys.stdout = None
        return UNREAD
    except OSError as error:
        if error.filename is None:
            raise
        # A file or folder that was named: what went wrong is for whoever named it to mend.
        sys.stderr.write(f"inklands: {error.filename}: {error.strerror} [{FILE_FAILED}]\n")
        return REFUSED


def _never_stumble_over_letters() -> None:
    """Have letters that a stream cannot read or write replaced: a mark is better than an end."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # A program that has read of its input before it calls `main` keeps that as it is.
            with suppress(UnsupportedOperation):
                stream.reconfigure(errors="replace")


def _run(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="inklands",
        description=f"Map-drawing games. Without a command: {COMMANDS[USUAL]}.",
    )
    parser.add_argument("--version", action="version", version=f"inklands {__version__}")
    parsers = parser.add_subparsers(metavar="COMMAND", dest="command", required=True)
    for word, help_ in COMMANDS.items():
        own = parsers.add_parser(word, help=help_, description=f"{help_.capitalize()}.")
        # The others need no arguments: they are only listed.
        if word == words[0]:
            command(word).add_arguments(own)
    arguments = parser.parse_args(words)
    try:
        return command(arguments.command).run(arguments)
    except InklandsError as error:
        return _refused(error, getattr(arguments, "language", REFERENCE))


def _refused(error: InklandsError, language: str) -> int:
    """One line that says in *language* why a command was refused; its exit status."""
    # The texts take a while to load, and the error's own sentence is English.
    sentence = str(error)
    if language != REFERENCE:
        from inklands.cli.translator import Translator

        sentence = Translator(language).format_refusal(error)
    sys.stderr.write(f"inklands: {sentence} [{error.code}]\n")
    return REFUSED
