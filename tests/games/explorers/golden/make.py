"""
Plays the golden matches and writes their records.

    python -m tests.games.explorers.golden.make

Only a change of the rules, told by their version, is a reason to write them anew.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from inklands.core.record import record
from inklands.core.rng import Rng
from inklands.games.explorers.actions import Ride, StartAt, UseMap
from inklands.games.explorers.news import Note
from inklands.games.explorers.state import Stage
from tests.games.explorers.following import play_eagerly
from tests.games.explorers.positions import GAME, ExplorersMatch, new_match

FOLDER = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Golden:
    """A match kept for what it shows: the first seed from *seed* on whose match shows it."""

    name: str
    guards: str
    seats: int
    seed: int
    shows: Callable[[ExplorersMatch], bool]
    items: str = "kT"
    options: dict[str, str] = field(default_factory=dict)


def anything(match: ExplorersMatch) -> bool:
    return match.is_over


def settles_the_start(match: ExplorersMatch) -> bool:
    return isinstance(match.steps[0].action, StartAt)


def uses_maps(match: ExplorersMatch) -> bool:
    return sum(isinstance(step.action, UseMap) for step in match.steps) >= 4


def chains_horses(match: ExplorersMatch) -> bool:
    """Whether somebody rode from one horse to the next."""
    return any(
        isinstance(step.action, Ride)
        and step.before.setup.landscape.item_at[step.action.cell] == "h"
        for step in match.steps
    )


def shares_a_temple(match: ExplorersMatch) -> bool:
    return _most_at_once(match, "temple", lambda note: note.cells) > 1


def ties_a_race(match: ExplorersMatch) -> bool:
    return _most_at_once(match, "race", lambda note: note.key) > 1


def visits_late_alone(match: ExplorersMatch) -> bool:
    return len({points for points in match.state.sheets[0].temples if points}) > 1


def has_waves(match: ExplorersMatch) -> bool:
    """Whether crosses of a temple led into another temple."""
    waves = {
        (GAME.turn(step.before), step.before.clock.barrier)
        for step in match.steps
        if step.before.clock.stage is Stage.BONUS
    }
    return max(Counter(turn for turn, _ in waves).values(), default=0) > 1


def has_two_batches(match: ExplorersMatch) -> bool:
    return any(len(batches) > 1 for step in match.steps for batches in step.before.bonus)


def eats_well(match: ExplorersMatch) -> bool:
    return max(_by_seat(match, "food")) >= 9


def gains_and_loses_gems(match: ExplorersMatch) -> bool:
    gems = _by_seat(match, "gems")
    return min(gems) < 0 < max(gems)


def reaches_all_villages(match: ExplorersMatch) -> bool:
    return max(_by_seat(match, "villages")) > 0


def wins_a_race_late(match: ExplorersMatch) -> bool:
    return 0 < _by_seat(match, "race-tiles")[0] < 10


def breaks_a_tie(match: ExplorersMatch) -> bool:
    totals = {points.total for points in match.standing.points}
    return len(totals) == 1 and len(match.standing.places) == 2


def _most_at_once(match: ExplorersMatch, what: str, kind: Callable[[Note], int | str]) -> int:
    """How often the same thing was noted between two decisions, at most."""
    states = [*(step.before for step in match.steps), match.state]
    return max(
        count
        for state in states
        for count in (
            *Counter(kind(note) for note in state.news if note.what == what).values(),
            0,
        )
    )


def _by_seat(match: ExplorersMatch, part: str) -> list[int]:
    return [points.by_key()[part] for points in match.standing.points]


TEMPLES = {"advanced_temples": "on"}
ALL = {f"advanced_{side}": "on" for side in ("food", "gems", "temples", "villages")}
GOLDENS = (
    Golden(
        "solo",
        "A plain solo match: three crosses on the side that faces, two on the other.",
        1,
        10,
        anything,
        "",
    ),
    Golden("two", "Two seats: temples of 12 and 8, fourteen active turns each.", 2, 20, anything),
    Golden(
        "three",
        "Three seats: nobody is active in the last turn, and all have three crosses.",
        3,
        30,
        anything,
    ),
    Golden("four", "Four seats at one landscape, seven active turns each.", 4, 40, anything),
    Golden(
        "start-village",
        "Two villages are equally central: the first player settles which it is.",
        2,
        50,
        settles_the_start,
        options={"tiles": "1,2,3r2,4"},
    ),
    Golden(
        "maps",
        "Maps give four crosses in one terrain, from the turn after they are found.",
        2,
        60,
        uses_maps,
        "m",
    ),
    Golden("horses", "Horses that lead to horses, each at once.", 2, 70, chains_horses, "h"),
    Golden(
        "same-temple",
        "Visitors of one temple in the same turn all get its best value.",
        4,
        80,
        shares_a_temple,
    ),
    Golden(
        "solo-temples",
        "Alone, temples lose their best value at the start of rounds 2 to 4.",
        1,
        90,
        visits_late_alone,
    ),
    Golden(
        "bonus-crosses",
        "Advanced temples: eight points, and crosses by order of arrival.",
        4,
        100,
        shares_a_temple,
        options=TEMPLES,
    ),
    Golden(
        "second-wave",
        "A temple entered with the crosses of another gives crosses of its own.",
        2,
        110,
        has_waves,
        options=TEMPLES,
    ),
    Golden(
        "two-batches",
        "Two temples in one turn give two batches, each in a terrain of its own.",
        2,
        120,
        has_two_batches,
        options=TEMPLES,
    ),
    Golden(
        "advanced-food",
        "The advanced food tile: nothing in round 1, then one kind a round.",
        2,
        130,
        eats_well,
        "acf",
        {"advanced_food": "on"},
    ),
    Golden(
        "advanced-gems",
        "The advanced gem track: losses first, then gains.",
        2,
        140,
        gains_and_loses_gems,
        "g",
        {"advanced_gems": "on"},
    ),
    Golden(
        "advanced-villages",
        "Only the least surrounded village counts.",
        3,
        150,
        reaches_all_villages,
        "",
        {"advanced_villages": "on"},
    ),
    Golden(
        "all-advanced",
        "Every advanced side at once, four seats and three objectives.",
        4,
        160,
        anything,
        "kThm",
        ALL | {"objectives": "3"},
    ),
    Golden(
        "race-tie",
        "Seats that finish a race in the same turn take the same points.",
        4,
        170,
        ties_a_race,
        "",
        {"objective_names": "race-tiles,race-villages,race-edges"},
    ),
    Golden(
        "solo-races",
        "Alone, races lose their best value at the start of rounds 2 to 4.",
        1,
        180,
        wins_a_race_late,
        "g",
        {"objective_names": "race-tiles,race-edges,count-gem"},
    ),
    Golden(
        "shapes",
        "Objectives about rows, squares and zones.",
        2,
        190,
        anything,
        "kThm",
        {"objective_names": "line-diagonal,square,zones-sand"},
    ),
    Golden(
        "tie",
        "A tie in points goes to whoever struck fewer maps.",
        2,
        200,
        breaks_a_tie,
        "m",
        {"tiles": "3r1,7,1r2,8r3"},
    ),
)


def found(golden: Golden) -> ExplorersMatch:
    seed = golden.seed * 1000
    while True:
        match = new_match(golden.seats, seed, **golden.options)
        play_eagerly(match, Rng(seed), golden.items)
        if golden.shows(match):
            return match
        seed += 1


if __name__ == "__main__":
    for golden in GOLDENS:
        text = str(record(found(golden), golden.guards))
        (FOLDER / f"{golden.name}.record").write_text(text, encoding="utf-8")
