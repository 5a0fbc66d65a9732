"""A view as plain text."""

from __future__ import annotations

from mapwright.games.misterra.view import View


def portrait(seen: View) -> str:
    """
    The island and the parchments side by side, the beach at their left, and what lies around.

    ``@`` and a number mark the cells where cartographers stand; their names are below.
    """
    maps = [("island", seen.island)]
    maps += [(f"seat {n}", other.parchment) for n, other in enumerate(seen.cartographers)]
    head = "   ".join(f"  {name:<9}" for name, _ in maps)
    letters = "   ".join("  A B C D E" for _ in maps)
    rows = (
        "   ".join(f"{row + 1} {' '.join(drawn[row])}" for _, drawn in maps) for row in range(5)
    )
    return "\n".join([head, letters, *rows, *_around(seen)])


def _around(seen: View) -> list[str]:
    lines = [
        f"display {' '.join(seen.display) or 'empty'} · deck {seen.deck}"
        + (f" · taken {seen.card}" if seen.card else ""),
        "supply " + " ".join(f"{t}{n}" for t, n in zip("SLJM", seen.supply, strict=True)),
    ]
    for seat, other in enumerate(seen.cartographers):
        claims = f", claims {' '.join(other.claims)}" if other.claims else ""
        lines.append(f"seat {seat} on {other.place or 'no place yet'}{claims}")
    if seen.otoma is not None:
        claims = f", claims {' '.join(seen.otoma.claims)}" if seen.otoma.claims else ""
        lines.append(f"Otoma {seen.otoma.front}, {seen.otoma.cards_left} cards{claims}")
    if seen.dealt:
        own = seen.kept or tuple(card.number for card in seen.dealt)
        lines.append(f"presumptions {' '.join(map(str, own))}")
    return lines
