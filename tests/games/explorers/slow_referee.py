"""
A second set of rules, written plainly: sets of places, and nothing worked out ahead.

It is told the cards as they are turned up, and keeps its own account of everything else.
"""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass, field

Place = tuple[int, int]

FOOD = {False: ["acf"] * 4, True: ["", "aaaa", "cccc", "ffff"]}
FOOD_POINTS = {False: [0, 2, 5, 9], True: [0, 1, 4, 9, 16]}
GEMS = {False: [1] * 8, True: [-3, -2, -1, 1, 2, 3, 4, 5]}
VILLAGES = {False: [0, 3, 5, 7, 10], True: [0, 12, 18, 26, 40]}
TEMPLES = {1: [12, 10, 8, 6], 2: [12, 8], 3: [12, 8, 6], 4: [12, 10, 8, 6]}


def name(place: Place) -> str:
    return f"{'abcdefghijklmnop'[place[0]]}{place[1] + 1}"


def place_of(text: str) -> Place:
    return "abcdefghijklmnop".index(text[0]), int(text[1:]) - 1


def quarter_of(place: Place) -> int:
    return place[0] // 8 * 2 + place[1] // 8


def beside(place: Place) -> list[Place]:
    r, c = place
    return [(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)]


@dataclass
class Explorer:
    """One player's paper."""

    crossed: set[Place] = field(default_factory=set)
    keys: int = 0
    maps: int = 0
    old_maps: int = 0
    maps_used: int = 0
    food: list[str] = field(default_factory=lambda: ["", "", "", ""])
    gems: int = 0
    temples: dict[int, int] = field(default_factory=dict)
    entered: list[Place] = field(default_factory=list)
    points: dict[str, int] = field(default_factory=lambda: {"food": 0, "gems": 0})
    # The turn in the making.
    has_to_choose: bool = False
    terrains: str = ""
    left: int = 0
    riding: bool = False
    batches: list[int] = field(default_factory=list)


class Referee:
    def __init__(
        self, terrain: tuple[str, ...], items: tuple[str, ...], seats: int, sides: dict[str, bool]
    ) -> None:
        self.terrain = terrain
        self.items = items
        self.sides = sides
        self.seats = seats
        self.explorers = [Explorer() for _ in range(seats)]
        values = [3, 2, 1, 0] if sides["temples"] else TEMPLES[seats]
        self.values = {quarter: list(values) for quarter in range(4)}
        self.round = 0
        self.turn = -1
        self.card: tuple[str, ...] = ()
        self.taken: str | None = None
        self.stage = "village"

    # What is asked from outside.

    def shown(self) -> list[Explorer]:
        return deepcopy(self.explorers)

    def to_act(self) -> set[int]:
        if self.stage == "side":
            return {seat for seat in range(self.seats) if seat == self.active()}
        return {seat for seat in range(self.seats) if self.has_duty(self.explorers[seat])}

    def legal(self, seat: int) -> set[str]:
        explorer = self.explorers[seat]
        if seat not in self.to_act():
            return set()
        if self.stage == "side":
            return set(self.card)
        if not explorer.has_to_choose:
            mark = "horse:" if explorer.riding else ""
            return {mark + name(place) for place in self.cells(explorer)}
        near = {self.at(place) for place in self.reachable(explorer)}
        if self.stage != "crosses":
            return near
        sides = {self.taken} if seat == self.active() else set(self.card)
        maps = {f"map:{terrain}" for terrain in near} if explorer.old_maps else set()
        return {side for side in sides if side} | maps

    def act(self, seat: int, text: str) -> None:
        explorer = self.explorers[seat]
        if self.stage == "side":
            self.taken = text
            self.begin_crossing()
        elif explorer.has_to_choose:
            self.choose(seat, text)
        else:
            self.cross(explorer, place_of(text.removeprefix("horse:")))
        if self.stage != "side" and not self.to_act():
            self.all_done()

    def set_out(self, start: str) -> None:
        self.stage = "opening"
        for explorer in self.explorers:
            explorer.crossed.add(place_of(start))
            explorer.has_to_choose = True

    def reveal(self, card: tuple[str, ...], facing: str | None) -> None:
        self.card, self.taken = card, facing
        self.turn += 1
        if self.turn == 7:
            self.turn, self.round = 0, self.round + 1
        self.stage = "side"
        if self.active() is None:
            self.begin_crossing()

    # The rules.

    def active(self) -> int | None:
        if self.seats == 1 or (self.seats, self.round, self.turn) == (3, 3, 6):
            return None
        return (self.round + self.turn) % self.seats

    def at(self, place: Place) -> str:
        return self.terrain[place[0]][place[1]]

    def item(self, place: Place) -> str:
        return self.items[place[0]][place[1]]

    def reachable(self, explorer: Explorer) -> set[Place]:
        near = {place for crossed in explorer.crossed for place in beside(crossed)}
        return {
            place
            for place in near - explorer.crossed
            if 0 <= place[0] < 16
            and 0 <= place[1] < 16
            and self.at(place) != "V"
            and (self.item(place) != "T" or explorer.keys > 0)
        }

    def cells(self, explorer: Explorer) -> set[Place]:
        if explorer.riding:
            return self.reachable(explorer)
        if not explorer.left:
            return set()
        return {place for place in self.reachable(explorer) if self.at(place) in explorer.terrains}

    def has_duty(self, explorer: Explorer) -> bool:
        return explorer.has_to_choose or bool(self.cells(explorer))

    def begin_crossing(self) -> None:
        self.stage = "crosses"
        for seat, explorer in enumerate(self.explorers):
            explorer.old_maps = explorer.maps
            explorer.has_to_choose = seat != self.active() or explorer.maps > 0
            if not explorer.has_to_choose:
                assert self.taken is not None
                explorer.terrains, explorer.left = self.taken, 3

    def choose(self, seat: int, text: str) -> None:
        explorer = self.explorers[seat]
        explorer.has_to_choose = False
        explorer.terrains = text.removeprefix("map:")
        if text.startswith("map:"):
            explorer.maps -= 1
            explorer.maps_used += 1
            explorer.left = 4
        elif self.stage == "bonus":
            explorer.left = explorer.batches.pop(0)
        elif self.stage == "opening" or self.taken is None:
            explorer.left = 3
        else:
            is_mine = self.seats == 1 or seat == self.active()
            explorer.left = 3 if is_mine == (text == self.taken) else 2
        self.settle(explorer)

    def cross(self, explorer: Explorer, place: Place) -> None:
        explorer.crossed.add(place)
        if explorer.riding:
            explorer.riding = False
        else:
            explorer.left -= 1
        item = self.item(place)
        if item == "k":
            explorer.keys += 1
        elif item == "m":
            explorer.maps += 1
        elif item == "g":
            explorer.gems += 1
        elif item == "T":
            explorer.keys -= 1
            explorer.entered.append(place)
        elif item == "h" and self.reachable(explorer):
            explorer.riding = True
        elif item in "acf":
            ticked = explorer.food[self.round]
            if ticked.count(item) < FOOD[self.sides["food"]][self.round].count(item):
                explorer.food[self.round] += item
        self.settle(explorer)

    def settle(self, explorer: Explorer) -> None:
        if self.cells(explorer):
            return
        explorer.left = 0
        if explorer.batches and self.reachable(explorer):
            explorer.has_to_choose = True
        else:
            explorer.batches = []

    def all_done(self) -> None:
        for quarter in range(4):
            visitors = [
                e
                for e in self.explorers
                if any(p[0] // 8 * 2 + p[1] // 8 == quarter for p in e.entered)
            ]
            if visitors:
                best = self.values[quarter][0]
                self.values[quarter] = self.values[quarter][len(visitors) :]
                for explorer in visitors:
                    self.visit(explorer, quarter, best)
        for explorer in self.explorers:
            explorer.entered = []
            explorer.has_to_choose = bool(explorer.batches) and bool(self.reachable(explorer))
            if not explorer.has_to_choose:
                explorer.batches = []
        if any(explorer.has_to_choose for explorer in self.explorers):
            self.stage = "bonus"
        else:
            self.stage = "between"
            if self.turn == 6:
                self.round_over()

    def visit(self, explorer: Explorer, quarter: int, best: int) -> None:
        explorer.temples[quarter] = 8 if self.sides["temples"] else best
        if self.sides["temples"] and best:
            explorer.batches.append(best)

    def round_over(self) -> None:
        for explorer in self.explorers:
            count = len(explorer.food[self.round])
            explorer.points["food"] += FOOD_POINTS[self.sides["food"]][count]
            explorer.points["gems"] += self.gem_points(explorer.gems)
        if self.seats == 1 and self.round < 3:
            for quarter, values in self.values.items():
                if quarter not in self.explorers[0].temples:
                    values.pop(0)

    def gem_points(self, gems: int) -> int:
        track = GEMS[self.sides["gems"]]
        open_losses = [value for value in track[gems:] if value < 0]
        if open_losses:
            return sum(open_losses)
        return sum(value for value in track[:gems] if value > 0)

    def final_points(self, seat: int) -> dict[str, int]:
        explorer = self.explorers[seat]
        counts = [
            sum(place in explorer.crossed for place in beside((r, c)))
            for r in range(16)
            for c in range(16)
            if self.at((r, c)) == "V"
        ]
        table = VILLAGES[self.sides["villages"]]
        villages = table[min(counts)] if self.sides["villages"] else sum(table[n] for n in counts)
        return explorer.points | {
            "temples": sum(explorer.temples.values()),
            "villages": villages,
        }
