"""A match as text: headers, then one line a turn; reading it replays it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import takewhile
from pathlib import Path
from typing import TypeVar

from inklands.core.box import Box
from inklands.core.game import Game
from inklands.core.match import Match, Step
from inklands.errors import DataError, InklandsError, OutdatedRecord, RecordError

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")

HEADER = re.compile(r'\[([A-Za-z][\w.-]*) "((?:[^"\\]|\\.)*)"\]', re.ASCII)
TURN = re.compile(r"([0-9]{1,9})\. (.+)")
SEGMENT = re.compile(r"([0-9]{1,9}) (.+)")
NAME = re.compile(r"(?:[^\\,]|\\.)+")
OPTION = "Option."
BOX = "Box"
SECTION = f"{BOX}."


@dataclass(frozen=True, slots=True)
class Turn:
    """
    One line of a record.

    Each stage holds the texts by seat of actions between two barriers, in the order of the seats'
    first actions.
    """

    number: int
    stages: tuple[tuple[tuple[int, str], ...], ...]

    def __str__(self) -> str:
        stages = (" | ".join(f"{seat} {text}" for seat, text in stage) for stage in self.stages)
        return f"{self.number}. {' / '.join(stages)}"


@dataclass(frozen=True, slots=True)
class Record:
    """
    What is needed to play a match again and to know that it came out the same.

    ``points`` and ``places`` are empty in the record of an unfinished match.
    """

    game: str
    rules: int
    data: str
    seats: int
    seed: int
    options: Mapping[str, str]
    turns: tuple[Turn, ...]
    points: tuple[int, ...] = ()
    places: tuple[int, ...] = ()
    guards: str = ""
    """What a golden record is kept for."""
    names: tuple[str, ...] = field(default=())
    box: Box | None = None
    """The owner's components it was played with: nothing else is needed to play it again."""

    def __str__(self) -> str:
        names = ", ".join(_marked(name, ",") for name in self.names)
        headers = {
            **({"Guards": _marked(self.guards)} if self.guards else {}),
            "Game": self.game,
            "Rules": str(self.rules),
            "Data": self.data,
            "Seats": str(self.seats),
            "Seed": str(self.seed),
            **{f"{OPTION}{key}": _marked(value) for key, value in self.options.items()},
            **_box_headers(self.box),
            **({"Names": names} if names else {}),
            **({"Points": " ".join(map(str, self.points))} if self.points else {}),
            **({"Places": " ".join(map(str, self.places))} if self.places else {}),
        }
        lines = [f'[{key} "{value}"]' for key, value in headers.items()]
        return "\n".join([*lines, "", *map(str, self.turns)]) + "\n"


def record(match: Match[S, A, V], guards: str = "", names: tuple[str, ...] = ()) -> Record:
    """The record of *match* as far as it has come."""
    game, standing = match.game, match.standing
    finished = standing.is_over
    return Record(
        game.name,
        game.rules_version,
        game.data.version,
        match.seats,
        match.seed,
        match.settings.written(),
        tuple(_turns(game, match.steps)),
        tuple(points.total for points in standing.points) if finished else (),
        tuple(_place(standing.places, seat) for seat in range(match.seats)) if finished else (),
        guards,
        names,
        game.data.box,
    )


def read_record(text: str) -> Record:
    """The record written as *text*; it is not replayed yet."""
    headers: dict[str, str] = {}
    turns: list[Turn] = []
    for number, line in enumerate(text.splitlines(), 1):
        if header := HEADER.fullmatch(line.strip()):
            if header[1] in headers:
                raise RecordError(f"line {number}: there is another header {header[1]}")
            headers[header[1]] = header[2]
        elif line.strip():
            turns.append(_read_turn(number, line.strip()))
    return Record(
        game=_header(headers, "Game"),
        rules=_number(headers, "Rules"),
        data=_header(headers, "Data"),
        seats=_number(headers, "Seats"),
        seed=_number(headers, "Seed"),
        options={
            key.removeprefix(OPTION): _plain(value)
            for key, value in headers.items()
            if key.startswith(OPTION)
        },
        turns=tuple(turns),
        points=_numbers(headers, "Points"),
        places=_numbers(headers, "Places"),
        guards=_plain(headers.get("Guards", "")),
        names=tuple(_plain(name.strip()) for name in NAME.findall(headers.get("Names", ""))),
        box=_read_box(headers),
    )


def open_record(path: Path) -> Record:
    """The record in the file at *path*."""
    try:
        return read_record(path.read_text(encoding="utf-8-sig"))
    except OSError as error:
        raise RecordError(
            f"{path} cannot be read: {error.strerror}", "refused-file", path=str(path)
        ) from error
    except UnicodeDecodeError as error:
        raise RecordError(
            f"{path} cannot be read: it is no text", "refused-file", path=str(path)
        ) from error


def replay(game: Game[S, A, V], written: Record, last_turn: int | None = None) -> Match[S, A, V]:
    """
    The match of a record, played again by the rules and checked against the points it claims.

    With *last_turn*, play stops before the turn after it, and points are not checked.
    """
    if game.rules_version != written.rules:
        today = f"these are rules {game.rules_version}"
        raise OutdatedRecord(f"it follows rules {written.rules}; {today}")
    if game.data.version != written.data:
        today = f"this is {game.data.version}"
        raise OutdatedRecord(f"it was played with data {written.data}; {today}")
    match = Match(game, written.seats, written.seed, dict(written.options))
    for turn in written.turns:
        if last_turn is not None and turn.number > last_turn:
            return match
        _replay_turn(match, turn)
    _check_result(match, written)
    return match


def _replay_turn(match: Match[S, A, V], turn: Turn) -> None:
    for stage in turn.stages:
        for seat, text in stage:
            try:
                for action in match.game.parse_turn(text):
                    if match.turn != turn.number:
                        raise RecordError(f"the match is at turn {match.turn} there")
                    match.play(seat, action)
            except InklandsError as error:
                raise RecordError(f"turn {turn.number}, seat {seat}: {error}") from error


def _check_result(match: Match[S, A, V], written: Record) -> None:
    actual = record(match)
    if written.points and written.points != actual.points:
        found = " ".join(map(str, actual.points)) or "unfinished"
        raise RecordError(
            f"it claims points {' '.join(map(str, written.points))}: replayed {found}"
        )
    if written.places and written.places != actual.places:
        found = " ".join(map(str, actual.places)) or "unfinished"
        raise RecordError(
            f"it claims places {' '.join(map(str, written.places))}: replayed {found}"
        )


def _turns(game: Game[S, A, V], steps: tuple[Step[S, A], ...]) -> Iterator[Turn]:
    stages: dict[int, dict[int, dict[int, list[A]]]] = {}
    for step in steps:
        turn = stages.setdefault(game.turn(step.before), {})
        stage = turn.setdefault(game.barrier(step.before), {})
        stage.setdefault(step.seat, []).append(step.action)
    for number, turn in stages.items():
        yield Turn(
            number,
            tuple(
                tuple((seat, game.turn_text(actions)) for seat, actions in stage.items())
                for stage in turn.values()
            ),
        )


def _box_headers(box: Box | None) -> dict[str, str]:
    """The name of a box, and a header of JSON for each of its sections."""
    if box is None:
        return {}
    # In ASCII: some characters that a text may hold would end the line.
    sections = {
        f"{SECTION}{name}": _marked(json.dumps(fields)) for name, fields in box.sections.items()
    }
    return {BOX: _marked(box.name), **sections}


def _read_box(headers: Mapping[str, str]) -> Box | None:
    if BOX not in headers:
        return None
    try:
        sections = {
            key.removeprefix(SECTION): json.loads(_plain(value))
            for key, value in headers.items()
            if key.startswith(SECTION)
        }
        return Box.of(_plain(headers[BOX]), sections)
    except (ValueError, RecursionError) as error:
        # What a box may not hold is a value that is wrong, too.
        reason = str(error) if isinstance(error, DataError) else "it is not written as JSON"
        raise RecordError(f"the header {BOX}: {reason}") from error


def _read_turn(number: int, line: str) -> Turn:
    turn = TURN.fullmatch(line)
    if not turn:
        raise RecordError(f"line {number}, {line[:40]!r}, is neither a header nor a turn")
    stages = []
    for stage in turn[2].split(" / "):
        segments = [SEGMENT.fullmatch(part) for part in stage.split(" | ")]
        if None in segments:
            raise RecordError(f"line {number}: write a seat and its actions between bars")
        stages.append(tuple((int(part[1]), part[2]) for part in segments if part))
    return Turn(int(turn[1]), tuple(stages))


def _place(places: tuple[tuple[int, ...], ...], seat: int) -> int:
    return 1 + sum(map(len, takewhile(lambda sharing: seat not in sharing, places)))


def _marked(text: str, more: str = "") -> str:
    """*text* with a backslash before each quote, backslash and character of *more*."""
    return "".join(f"\\{mark}" if mark in f'"\\{more}' else mark for mark in text)


def _plain(text: str) -> str:
    """What was `_marked`, without the backslashes."""
    return re.sub(r"\\(.)", r"\1", text)


def _header(headers: Mapping[str, str], key: str) -> str:
    if key not in headers:
        raise RecordError(f"the header {key} is missing")
    return headers[key]


def _number(headers: Mapping[str, str], key: str) -> int:
    numbers = _numbers(headers, key)
    if len(numbers) != 1:
        raise RecordError(f"the header {key} should be one whole number")
    return numbers[0]


def _numbers(headers: Mapping[str, str], key: str) -> tuple[int, ...]:
    words = headers.get(key, "").split()
    if not all(re.fullmatch(r"-?[0-9]{1,100}", word) for word in words):
        raise RecordError(f"the header {key}, {headers[key][:40]!r}, should hold whole numbers")
    return tuple(map(int, words))
