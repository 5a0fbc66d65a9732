"""
Starts the real server again and again, quickly: one process that has read the code, and its forks.

For each line ``PORT DATABASE`` on standard input a fork runs ``inklands serve``; its process id is
printed. The fork is the whole server: killing it is killing the server.
"""

from __future__ import annotations

import os
import signal
import sys

import inklands.games.cartographers.rules
import inklands.table.hosting  # noqa: F401 (both are read before the first fork)
from inklands.cli.main import main


def run() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        port, database = line.split()
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            options = ["--port", port, "--database", f"sqlite:///{database}", "--no-warm-up"]
            os._exit(main(["serve", *options]))
        sys.stdout.write(f"{child}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    run()
