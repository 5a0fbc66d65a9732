"""A view as plain text."""

from __future__ import annotations

from inklands.games.misterra.view import PresumptionView, View


def picture(seen: View) -> str:
    """The island and the parchments side by side, the beach at their left, and what lies around."""
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
    lines += [_presumption(card) for card in seen.dealt if card.number in (seen.kept or _all(seen))]
    return lines


def _all(seen: View) -> tuple[int, ...]:
    return tuple(card.number for card in seen.dealt)


def _presumption(card: PresumptionView) -> str:
    """What it is about and what it gives, without the words of any language but its key's."""
    about = [str(value).rpartition("misterra-")[2] for _, value in card.name.args]
    gives = [str(value) for name, value in card.rule.args if name in ("ladder", "points")]
    key = card.name.key.removeprefix("misterra-")
    return f"presumption {card.number}: {' '.join([key, *about])}: {' '.join(gives)}"
