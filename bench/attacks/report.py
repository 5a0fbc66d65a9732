"""The table of figures."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from bench.attacks.row import Row

TITLES = ("experiment", "what was done", "figure", "bound", "verdict")


def show(rows: Sequence[Row]) -> None:
    """Print *rows* as a table of Markdown."""
    print(f"| {' | '.join(TITLES)} |")
    print(f"|{' --- |' * len(TITLES)}")
    for row in rows:
        cells = (row.experiment, row.done, row.figure, row.bound, row.verdict)
        print(f"| {' | '.join(cell.replace('|', '/') for cell in cells)} |")
    broken = sum(not row.holds for row in rows)
    print(f"\n{len(rows)} figures, {broken} beyond their bounds.")


def write_json(rows: Sequence[Row], file: Path) -> None:
    written = [{**asdict(row), "verdict": row.verdict} for row in rows]
    file.write_text(json.dumps(written, indent=2) + "\n", encoding="utf-8")
