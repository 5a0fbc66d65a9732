"""
The one command: `inklands` and `python -m inklands`.

The table, the bots and the command line never import each other, so what a word on the command line
starts is decided here, and nothing is loaded that the word does not need.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module

from inklands.errors import InklandsError

ROOMS = {
    "serve": ("inklands.table.serve", "a table for many, on this machine's network"),
    "table": ("inklands.table.serve", "a table for this machine, in a browser window"),
    "arena": ("inklands.bots.arena", "many games between bots, with ratings"),
    "hint": ("inklands.bots.hint", "the best actions in a position, with expected points"),
    "review": ("inklands.bots.review", "what each decision of a match gave away"),
    "lockstep": ("inklands.fast.lockstep", "the fast engine against the readable one"),
}


def main(argv: list[str] | None = None) -> int:
    """Run the command in *argv* and answer with its exit status."""
    words = sys.argv[1:] if argv is None else argv
    if words and words[0] in ROOMS:
        module = import_module(ROOMS[words[0]][0])
        arguments = words if words[0] in ("serve", "table") else words[1:]
        return int(guarded(lambda: module.main(arguments)))
    from inklands.cli.main import run

    also = "\n".join(f"  {word:<10} {help_}" for word, (_, help_) in ROOMS.items())
    return guarded(lambda: run(words, also))


def guarded(command: Callable[[], int]) -> int:
    """The exit status of *command*; what it refuses becomes one line of text, never a traceback."""
    try:
        return command()
    except InklandsError as error:
        sys.stderr.write(f"inklands: {error} [{error.code}]\n")
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever read our output has gone: nothing more can be said, not even at exit.
        sys.stdout = None
        return 141


if __name__ == "__main__":
    sys.exit(main())
