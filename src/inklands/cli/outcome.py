"""How a match stands or ended, formatted for a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from inklands.cli.board import Board
from inklands.cli.scale import Scale
from inklands.cli.translator import Translator
from inklands.core.match import AnyMatch
from inklands.core.message import Message
from inklands.core.points import Points, Rating


def format_totals(match: AnyMatch, board: Board, translator: Translator) -> Iterator[str]:
    """The points of each seat, part by part."""
    for seat, points in enumerate(match.standing.points):
        yield f"\n{translator.format_total(seat, points.total)}"
        for key, total in points.by_key().items():
            yield f"  {total:>4}  {board.part_name(key)}"


def format_ending(match: AnyMatch, board: Board, translator: Translator) -> Iterator[str]:
    """The order of finish, or alone the titles that were earned, each on its scale."""
    standing = match.standing
    yield from format_ratings(match.game.name, standing.ratings, board.scales(), translator)
    if standing.places and match.seats > 1:
        yield f"\n{translator.format_places(standing)}"


def format_ratings(
    title: str, ratings: Iterable[Rating], scales: Iterable[Scale], translator: Translator
) -> Iterator[str]:
    """The titles a solo game earned, each on its scale."""
    for rating, scale in zip(ratings, scales, strict=False):
        earned = translator.format(Message(f"{title}-{rating.title}"))
        yield ""
        yield f"{scale.measure} {translator.label(f'{rating.number:+d}', earned)}"
        yield from format_scale(title, scale, translator, rating.title)


def season_totals(points: Points) -> dict[str, int]:
    """What each season or round gave, where the parts of *points* say to which they belong."""
    sums: dict[str, int] = {}
    for part in points.parts:
        season, dot, _ = part.key.partition(".")
        if dot:
            sums[season] = sums.get(season, 0) + part.total
    return sums


def format_scale(title: str, scale: Scale, translator: Translator, earned: str) -> Iterator[str]:
    """The titles of *scale* with what each asks for, and a mark at the one that is *earned*."""
    for rung in scale.rungs:
        mark = ">" if rung.title == earned else " "
        least = "" if rung.least is None else f"{rung.least:+d}"
        name = translator.format(Message(f"{title}-{rung.title}"))
        yield f"  {mark} {least:>4}  {name}"
