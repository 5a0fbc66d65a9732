"""Somebody who plays by ear: walks through the places that fit and chooses by what is said."""

from __future__ import annotations

import re

from tests.browser.ears import Ears, Heard

GAIN = re.compile(r"(?:: |, )([^,:]+?) ([+−]\d+)")
OF_A_PLACE = re.compile(r"(one|\d+) points? (more|less)|no change of points")
EDICT = re.compile(r"([A-D]) ([^.:]+): [^.]*?points?(, counts this season)?\.")
CELL = re.compile(r"\b[a-p]\d+\b")
STRETCH = re.compile(r"\b([a-p]\d+)(?: to ([a-p]\d+))?")
LANGUAGES = {"English", "français", "Nederlands"}
LONGEST = 400
"""More decisions than a solo match of any title can have."""

# Two edicts count at the end of each season: A and B in spring, then B and C, C and D, D and A.
TIMES_TO_COME = {
    "AB": {"A": 2, "B": 2, "C": 2, "D": 2},
    "BC": {"A": 1, "B": 1, "C": 2, "D": 2},
    "CD": {"A": 1, "B": 0, "C": 1, "D": 2},
    "AD": {"A": 1, "B": 0, "C": 0, "D": 1},
}
SEASONS_TO_COME = {"AB": 4, "BC": 3, "CD": 2, "AD": 1}


class BlindPlayer:
    def __init__(self, ears: Ears) -> None:
        self.ears = ears
        self._weights: dict[str, int] | None = None
        """How often each goal still counts; heard again when a season has ended."""

    def finish(self) -> Heard:
        """Play on to the end; what is heard there."""
        heard = self.ears.until(lambda heard: bool(heard.all("application")))
        for _ in range(LONGEST):
            if is_over(heard):
                # The heading of the last page has the focus, so that it is the next thing heard.
                return self.ears.until(lambda heard: heard.focused.role == "heading")
            heard = self._decide()
        raise AssertionError("the match does not end")

    def _decide(self) -> Heard:
        """Hear the goals and the places, choose one, ink it, and wait for what happens."""
        weights = self._hear_goals() if self._weights is None else self._weights
        self.ears.press("o")
        heard = self.ears.until(lambda heard: "open" in heard.said or is_over(heard))
        if is_over(heard):
            return heard
        before, open_cells = happened(heard), cells_said(heard.said)
        self.ears.press("l")
        in_list = self.ears.until(lambda heard: heard.focused.role == "option")
        options = [node.name for node in in_list.all("option") if node.name not in LANGUAGES]
        worths = [worth(option, weights, open_cells) for option in options]
        best = worths.index(max(worths))
        tens, ones = divmod(best, 10)
        self.ears.press(*["PageDown"] * tens, *["ArrowDown"] * ones, "Enter")
        chosen = options[best].split(". ")[0]
        # What can be taken back is done at once, and what is said of the next decision may follow.
        heard = self.ears.until(
            lambda heard: heard.said.startswith(chosen[:60]) or has_gone_on(before, happened(heard))
        )
        if heard.said.startswith(chosen[:60]) and "Press Enter to ink it." in heard.said:
            self.ears.press("Enter")
        heard = self.ears.until(lambda heard: has_gone_on(before, happened(heard)))
        if any(each.startswith("End of ") for each in heard.news):
            self._weights = None
        return heard

    def _hear_goals(self) -> dict[str, int]:
        self.ears.press("e")
        # Nothing else that is said goes on after points: the rule of each goal does.
        heard = self.ears.until(lambda heard: "points. " in heard.said or is_over(heard))
        self._weights = weights_said(heard.said)
        return self._weights


def weights_said(goals: str) -> dict[str, int]:
    """How often each way of scoring is still to count, where there are edicts."""
    edicts = EDICT.findall(goals)
    now = "".join(sorted(letter for letter, _, counts in edicts if counts))
    if now not in TIMES_TO_COME:
        return {}
    weights = {name: TIMES_TO_COME[now][letter] for letter, name, _ in edicts}
    return weights | {"Coins": SEASONS_TO_COME[now], "Monsters": SEASONS_TO_COME[now]}


def is_over(heard: Heard) -> bool:
    return "The match is over." in heard.news


def happened(heard: Heard) -> list[str]:
    """The news without what is only told of a place."""
    return [each for each in heard.news if not OF_A_PLACE.match(each)]


def has_gone_on(before: list[str], now: list[str]) -> bool:
    """Whether there is news; that the oldest is no longer kept is none."""
    return bool(now) and before[-len(now) :] != now


def worth(option: str, weights: dict[str, int], open_cells: set[str]) -> float:
    """
    What a place is worth by what was said of it.

    Each gain counts as often as it will be scored. What leaves few open sides is a little better:
    a torn map has no room for the shapes to come.
    """
    place, _, gives = option.rpartition(". ")
    gains = GAIN.findall(gives)
    points = sum(weights.get(name, 1) * number(change) for name, change in gains)
    covered = set(CELL.findall(place.rpartition(", on ")[2]))
    sides = [side for cell in covered for side in beside(cell) if side in open_cells - covered]
    return points - len(sides) / 4


def cells_said(words: str) -> set[str]:
    """The cells of a list such as `a1 to a4, b2`."""
    cells = set()
    for first, last in STRETCH.findall(words):
        end = int(last[1:]) if last else int(first[1:])
        cells |= {f"{first[0]}{column}" for column in range(int(first[1:]), end + 1)}
    return cells


def beside(cell: str) -> list[str]:
    row, column = cell[0], int(cell[1:])
    above, below = chr(ord(row) - 1), chr(ord(row) + 1)
    return [f"{above}{column}", f"{below}{column}", f"{row}{column - 1}", f"{row}{column + 1}"]


def number(text: str) -> int:
    return int(text.replace("−", "-"))


def reading(heard: Heard, words: str) -> int:
    """The number in the first text that matches *words*, which has a group for it."""
    found = (re.search(words, node.text) for node in heard.nodes)
    return next(number(match[1]) for match in found if match)
