"""
Lives in which several tables are loaded at once, first of all: prints how many of them were killed.

Each is a fork of what has read the code and done nothing yet, as a server to which everybody comes
back after a restart.
"""

from __future__ import annotations

import os
import sys
import threading

from inklands.table.store.rows import TableRow, json_text, stored_table
from tests.table.store_contract import SEATING, SETUP

LIVES, TABLES = 60, 6


def run() -> None:
    row = TableRow(json_text(SETUP), json_text(SEATING), 0, False, None, 0, "", 0)
    killed = 0
    for _ in range(LIVES):
        child = os.fork()
        if child == 0:
            load_at_once(row)
            os._exit(0)
        killed += os.waitpid(child, 0)[1] != 0
    sys.stdout.write(f"{killed} of {LIVES}\n")


def load_at_once(row: TableRow) -> None:
    # The threads take turns as often as they can: what happens seldom is to happen here.
    sys.setswitchinterval(1e-6)
    together = threading.Barrier(TABLES)

    def load() -> None:
        together.wait()
        stored_table(row, [], 0, None)

    threads = [threading.Thread(target=load) for _ in range(TABLES)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


if __name__ == "__main__":
    run()
