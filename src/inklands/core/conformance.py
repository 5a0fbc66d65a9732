"""The laws of the interface of a game, checked on random play: one call for a title's author."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import TypeVar

from inklands.core.game import Game
from inklands.core.match import Match
from inklands.core.record import read_record, record, replay
from inklands.core.rng import Rng
from inklands.core.sheets import PaperSheets
from inklands.errors import BrokenLaw, IllegalAction, InklandsError, NotToAct, SheetError

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")

NO_SHEETS: tuple[Mapping[str, object], ...] = ({"no such field": 1}, {"": None})


def check_game(
    game: Game[S, A, V],
    seats: int,
    options: Mapping[str, str] | None = None,
    seeds: Iterable[int] = range(5),
    most_decisions: int = 100_000,
) -> int:
    """
    Play a random match for each of *seeds* and check every law after every step.

    Answers with the number of decisions checked; the first broken law raises `BrokenLaw`. That the
    messages of a title are written is checked by `inklands.core.written`.
    """
    _check_sheets(game.sheets)
    return sum(_check_match(Match(game, seats, seed, options), most_decisions) for seed in seeds)


def _check_match(match: Match[S, A, V], most: int) -> int:
    twin = Match(match.game, match.seats, match.seed, match.settings)
    rng = Rng(match.seed + 1)
    decisions = 0
    met: list[A] = []
    while not match.is_over:
        _law(decisions < most, f"the match ends within {most} decisions")
        rng = _check_position(match, rng)
        _check_shown(match)
        seat, rng = rng.choice(sorted(match.to_act))
        rng = _check_unlisted(match, seat, met, rng)
        legal = match.legal_actions(seat)
        place, rng = rng.below(len(legal))
        action = legal[place]
        met += (action, legal[0], legal[-1])
        _check_commuting(match, seat, action, rng)
        _check_step(match, twin, seat, action)
        decisions += 1
    _check_shown(match)
    _check_end(match)
    return decisions


def _check_position(match: Match[S, A, V], rng: Rng) -> Rng:
    game, state = match.game, match.state
    for seat in range(match.seats):
        legal = match.legal_actions(seat)
        waits = seat not in match.to_act
        _law(waits == (len(legal) == 0), f"seat {seat} has legal actions exactly when it is to act")
        if waits:
            _refuses(match, seat)
        rng = _check_texts(match, seat, rng)
        _check_hiding(match, seat, rng)
    _check_hiding(match, None, rng)
    _law(not game.standing(state).is_over, "nobody has finished while a seat is to act")
    return rng


def _check_texts(match: Match[S, A, V], seat: int, rng: Rng) -> Rng:
    game, legal = match.game, match.legal_actions(seat)
    for _ in range(min(len(legal), 4)):
        place, rng = rng.below(len(legal))
        action = legal[place]
        _law(action in legal, "an action that is listed is legal")
        text = game.action_text(action)
        _law(game.parse_action(text) == action, f"{text} reads back as the action it was")
        _law(
            game.parse_turn(game.turn_text([action])) == (action,), f"{text} survives a turn's text"
        )
    return rng


def _check_hiding(match: Match[S, A, V], seat: int | None, rng: Rng) -> None:
    game = match.game
    view = match.view(seat)
    other = game.resample(view, rng)
    _law(
        repr(game.view(other, seat)) == repr(view),
        f"a state drawn from seat {seat}'s view looks alike",
    )
    _law(game.to_act(other) == match.to_act, f"seat {seat} knows who is to act")
    asked = game.prompt(other, seat) == game.prompt(match.state, seat)
    _law(asked, f"what seat {seat} is asked depends only on what it sees")
    if seat is not None:
        same = list(game.legal_actions(other, seat)) == list(match.legal_actions(seat))
        _law(same, f"what seat {seat} may do depends only on what it sees")
        alike = game.live_points(other, seat) == match.live_points(seat)
        _law(alike, f"the live points of seat {seat} depend only on what it sees")
    _law(game.standing(other) == match.standing, "the standing depends only on what everybody sees")


def _check_shown(match: Match[S, A, V]) -> None:
    """Views are plain values, and each has a picture."""
    for seat in (*range(match.seats), None):
        view = match.view(seat)
        _law(_is_plain(view), f"the view of seat {seat} holds text, numbers and tuples only")
        _law(bool(match.game.picture(view).strip()), f"the view of seat {seat} has a picture")


def _is_plain(value: object) -> bool:
    """Whether *value* can be written as JSON as it is, and nobody who holds it can change it."""
    if isinstance(value, tuple):
        return all(map(_is_plain, value))
    if is_dataclass(value):
        return all(_is_plain(getattr(value, field.name)) for field in fields(value))
    return value is None or isinstance(value, str | int)


def _check_sheets(sheets: PaperSheets | None) -> None:
    """Blank sheets are JSON; what is no sheet is refused, and only ever with a `SheetError`."""
    if sheets is None:
        return
    try:
        json.dumps(sheets.blank({}))
    except (TypeError, ValueError) as error:
        raise BrokenLaw("broken: blank sheets can be written as JSON") from error
    for request in NO_SHEETS:
        try:
            sheets.score(request)
        except SheetError:
            continue
        except (LookupError, TypeError, ValueError, AttributeError) as error:
            raise BrokenLaw(f"{request} was refused for the wrong reason: {error!r}") from error
        raise BrokenLaw(f"broken: {request} is no sheet, but was scored")


def _check_commuting(match: Match[S, A, V], seat: int, action: A, rng: Rng) -> None:
    game, state = match.game, match.state
    for other in sorted(match.to_act - {seat}):
        legal = match.legal_actions(other)
        place, rng = rng.below(len(legal))
        reply = legal[place]
        one = game.apply(state, seat, action)
        two = game.apply(state, other, reply)
        if game.barrier(one) == game.barrier(state) and other in game.to_act(one):
            stays = list(game.legal_actions(one, other)) == list(legal)
            _law(stays, f"what seat {other} may do stays while seat {seat} acts unseen")
        same_stage = game.barrier(one) == game.barrier(state) == game.barrier(two)
        if same_stage:
            there = game.apply(one, other, reply)
            back = game.apply(two, seat, action)
            _law(
                _same(game, there, back, match.seats),
                f"seats {seat} and {other} may act in any order",
            )


def _same(game: Game[S, A, V], one: S, two: S, seats: int) -> bool:
    """Whether two states are the same but for who acted last, which only events show."""
    looks = (*range(seats), None)
    return (
        all(repr(game.view(one, seat)) == repr(game.view(two, seat)) for seat in looks)
        and game.standing(one) == game.standing(two)
        and game.to_act(one) == game.to_act(two)
    )


def _check_step(match: Match[S, A, V], twin: Match[S, A, V], seat: int, action: A) -> None:
    game, before = match.game, match.state
    frozen = repr(before)
    match.play(seat, action)
    _law(repr(before) == frozen, "playing leaves the state before as it was")
    twin.play(seat, game.action_text(action))
    _law(match.state == twin.state, "the same seed and actions give an equal state")
    if match.can_undo(seat):
        taken_back = match.undo(seat)
        _law(taken_back == action and match.state == before, "undo restores the state before")
        match.play(seat, action)
    else:
        _law(game.barrier(match.state) != game.barrier(before), "only a barrier refuses undo")


def _check_end(match: Match[S, A, V]) -> None:
    standing = match.standing
    _law(standing.is_over, "a match in which nobody is to act has an order of finish")
    ranked = sorted(seat for sharing in standing.places for seat in sharing)
    _law(ranked == list(range(match.seats)), "every seat finishes in one place")
    for points in standing.points:
        lines = sum(line.points for part in points.parts for line in part.lines)
        _law(points.total == lines, "points are the sum of their lines")
    written = str(record(match))
    again = replay(match.game, read_record(written))
    _law(again.state == match.state, "the record replays to the same state")
    _law(str(record(again)) == written, "the record of a replay is the record")


def _refuses(match: Match[S, A, V], seat: int) -> None:
    """A seat that has nothing to decide is refused for that reason, and nothing changes."""
    other = min(match.to_act)
    before = match.state
    try:
        match.play(seat, match.legal_actions(other)[0])
    except NotToAct:
        _law(match.state == before, "a refused action changes nothing")
    except InklandsError as error:
        raise BrokenLaw(f"seat {seat} was refused for the wrong reason: {error}") from error
    else:
        raise BrokenLaw(f"seat {seat} acted without a decision to take")


def _check_unlisted(match: Match[S, A, V], seat: int, met: Sequence[A], rng: Rng) -> Rng:
    """Some of the actions *met* earlier that are not legal now are refused for a reason."""
    for _ in range(min(len(met), 4)):
        action, rng = rng.choice(met)
        if action not in match.legal_actions(seat):
            _refuses_unlisted(match, seat, action)
            _refuses_unlisted(match, seat, match.game.action_text(action))
    return rng


def _refuses_unlisted(match: Match[S, A, V], seat: int, action: A | str) -> None:
    before, steps = match.state, match.steps
    try:
        match.play(seat, action)
    except IllegalAction as error:
        same = match.state == before and match.steps == steps
        _law(same, "an illegal action changes nothing")
        reason = error.objection
        has_reason = reason is not None and bool(reason.sentence)
        _law(has_reason, "an illegal action is refused with a reason")
    except InklandsError as error:
        raise BrokenLaw(f"{action} was refused for the wrong reason: {error}") from error
    else:
        raise BrokenLaw(f"seat {seat} took {action}, which is not listed")


def _law(holds: bool, sentence: str) -> None:
    if not holds:
        raise BrokenLaw(f"broken: {sentence}")
