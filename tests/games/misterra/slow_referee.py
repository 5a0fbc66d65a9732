"""The rules again, written plainly on dictionaries of cell names; nothing of the engine is used."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.games.misterra.slow_presumptions import slow_points

DEPTHS, ROWS = "abcde", "12345"
LAND = [depth + row for row in ROWS for depth in DEPTHS]
BEACH = [f"beach{row}" for row in ROWS]

Card = tuple[tuple[str, str], tuple[str, str], bool]
"""Otoma's: its two cells, its two actions, and whether it claims."""


def beside(place: str) -> list[str]:
    """The places one step away."""
    row = int(place[-1])
    if place in BEACH:
        return [f"a{row}", *(b for b in BEACH if abs(int(b[-1]) - row) == 1)]
    depth = DEPTHS.index(place[0])
    around = [(depth - 1, row), (depth + 1, row), (depth, row - 1), (depth, row + 1)]
    found = [DEPTHS[d] + str(r) for d, r in around if 0 <= d < 5 and 1 <= r <= 5]
    return [*found, f"beach{row}"] if depth == 0 else found


def land_beside(place: str) -> list[str]:
    return [cell for cell in beside(place) if cell in LAND]


@dataclass
class Referee:
    """A match in progress; the deal is given, and nothing is ever shuffled here."""

    seats: int
    first: int
    deck: list[str]
    display: list[str]
    jungles: list[str]
    kept: list[list[int]]
    otoma: list[Card] | None = None
    is_expert: bool = False
    merged_score: bool = False

    island: dict[str, str] = field(default_factory=dict)
    """Letters; small ones are hazy."""
    papers: list[dict[str, str]] = field(default_factory=list)
    meeples: list[str] = field(default_factory=list)
    claims: list[list[str]] = field(default_factory=list)
    seat: int = 0
    half_day: int = 0
    has_moved: bool = False
    has_swapped: bool = False
    card: str = ""
    is_ending: bool = False
    is_over: bool = False
    choices: list[str] = field(default_factory=list)
    otoma_half_day: int = 0

    def __post_init__(self) -> None:
        self.island = dict.fromkeys(self.jungles, "J")
        self.papers = [{} for _ in range(self.seats)]
        self.meeples = [""] * self.seats
        self.claims = [[] for _ in range(max(self.seats, 2))]
        self.seat = self.first

    # What may be done

    def legal(self) -> set[str]:
        if self.is_over:
            return set()
        if self.choices:
            return {f"otoma:{cell}" for cell in self.choices}
        here = self.meeples[self.seat]
        if not here:
            return {f">{place}" for place in BEACH}
        if self.card:
            return self._acts(here)
        found = set()
        if not self.has_moved and not self.has_swapped:
            found |= {f"{here}>{there}" for there in self._walks(here)}
        if self.deck and not self.has_swapped and self._terrain(here) == "L":
            found |= {f"swap:{card}" for card in self.display}
        return found | ({f"take:{card}" for card in self.display} or {"pass"})

    def _walks(self, here: str) -> set[str]:
        found: set[str] = set()
        edge = [here]
        while edge:
            for there in beside(edge.pop()):
                if there not in found and (there in BEACH or there in self.island):
                    found.add(there)
                    if self._terrain(there) == "S":
                        edge.append(there)
        return found - {here}

    def _acts(self, here: str) -> set[str]:
        found = {"pass"}
        if self._may_claim(here):
            found.add("claim")
        if self._terrain(here) == "J":
            return found
        for one in LAND:
            for two in land_beside(one):
                if {one, two} & self._seen(here):
                    found |= self._ways(one, two)
        return found

    def _ways(self, one: str, two: str) -> set[str]:
        """The card on two cells; who needs the last tile on both of them says which gets it."""
        first, second = self.card[0], self.card[1]
        if first == second and self._left(first) == 1 and self._needs(one) and self._needs(two):
            return {
                self._map_text(first, one + "+", second, two),
                self._map_text(first, one, second, two + "+"),
            }
        return {self._map_text(first, one, second, two)}

    def _left(self, letter: str) -> int:
        return 12 - sum(tile.upper() == letter for tile in self.island.values())

    def _needs(self, cell: str) -> bool:
        there = self.island.get(cell, ".")
        return not there.isupper() and there.upper() != self.card[0]

    def _map_text(self, letter: str, one: str, other: str, two: str) -> str:
        if LAND.index(one[:2]) > LAND.index(two[:2]):
            letter, one, other, two = other, two, letter, one
        return f"map:{letter} {one},{other} {two}"

    def _seen(self, here: str) -> set[str]:
        if here in BEACH:
            return {f"a{here[-1]}"}
        seen = {here, *land_beside(here)}
        if self._terrain(here) == "M":
            further = {cell for near in land_beside(here) for cell in land_beside(near)}
            seen |= {cell for cell in further if cell[0] == here[0] or cell[1] == here[1]}
        return seen

    def _may_claim(self, here: str) -> bool:
        own = self.claims[self.seat]
        if here in BEACH or not self.island[here].isupper() or len(own) == 3:
            return False
        if self._terrain(here) in {self._terrain(cell) for cell in own}:
            return False
        return not self._region(here, self.island) & self._marked()

    def _terrain(self, place: str) -> str:
        return self.island.get(place, "").upper()

    def _marked(self) -> set[str]:
        return {cell for own in self.claims for cell in own}

    def _region(self, start: str, island: dict[str, str]) -> set[str]:
        found, edge = {start}, [start]
        while edge:
            for cell in land_beside(edge.pop()):
                alike = island.get(cell, "").upper() == island[start].upper()
                if cell not in found and alike:
                    found.add(cell)
                    edge.append(cell)
        return found

    # What it does

    def play(self, text: str) -> None:
        kind, _, rest = text.partition(":")
        if ">" in text:
            self.has_moved = True
            self.meeples[self.seat] = text.partition(">")[2]
        elif kind == "swap":
            self.deck.append(rest)
            self.display[self.display.index(rest)] = self.deck.pop(0)
            self.has_swapped = True
        elif kind == "take":
            self.display.remove(rest)
            self.card = rest
        elif kind == "otoma":
            self.choices = []
            self.claims[1].append(rest)
            self._otoma_half_days(self.otoma_half_day + 1)
        else:
            if kind == "map":
                self._map(rest)
            elif kind == "claim":
                self.claims[self.seat].append(self.meeples[self.seat])
            self._end_half_day()

    def _map(self, text: str) -> None:
        halves = [half.split() for half in text.split(",")]
        before = {cell[:2]: self.island.get(cell[:2], ".") for _, cell in halves}
        left = {letter: self._left(letter) for letter, _ in halves}
        takers = 0
        for letter, written in sorted(halves, key=lambda half: not half[1].endswith("+")):
            cell = written[:2]
            self.papers[self.seat][cell] = letter
            if before[cell].isupper() or not left[letter]:
                continue
            if before[cell].upper() == letter:
                self.island[cell] = letter
            elif left[letter] > 1 or not takers:
                self.island[cell] = letter.lower()
                takers += halves[0][0] == halves[1][0]

    def _observe(self, letter: str, cell: str) -> None:
        """What an action of Otoma's does, with the tiles there are at that moment."""
        there = self.island.get(cell, ".")
        if not there.isupper() and self._left(letter):
            self.island[cell] = letter if there.upper() == letter else letter.lower()

    def _end_half_day(self) -> None:
        self.card = ""
        self.has_moved = self.has_swapped = False
        self.half_day += 1
        if self.half_day < 2:
            return
        self.half_day = 0
        if self.otoma is not None:
            self.display = []
            self._otoma_half_days(0)
        else:
            self._refill()
            self.is_ending = self.is_ending or self._is_last()
            self.seat = (self.seat + 1) % self.seats
            self.is_over = self.is_ending and self.seat == self.first

    def _refill(self) -> None:
        while self.deck and len(self.display) < 5:
            self.display.append(self.deck.pop(0))

    def _is_last(self) -> bool:
        tiles = self.island.values()
        confirmed = all(tile.isupper() for tile in tiles)
        return (
            (confirmed and not self._coverable())
            or not (self.deck or self.display)
            or len(self.papers[self.seat]) == 25
        )

    def _coverable(self) -> set[str]:
        places = {place for place in self.meeples if place} or set(BEACH)
        if "" in self.meeples:
            places |= set(BEACH)
        edge = list(places)
        while edge:
            for there in beside(edge.pop()):
                if there not in places and (there in BEACH or there in self.island):
                    places.add(there)
                    edge.append(there)
        mappers = (place for place in places if self._terrain(place) != "J")
        seen = {cell for place in mappers for cell in self._seen(place)}
        return {c for cell in seen for c in (cell, *land_beside(cell))} - self.island.keys()

    def _otoma_half_days(self, first: int) -> None:
        assert self.otoma is not None
        for half_day in range(first, 2):
            self.otoma_half_day = half_day
            cells, _, _ = self.otoma.pop(0)
            _, actions, claims = self.otoma[0]
            for cell, action in zip(cells, actions, strict=True):
                if action[0] == "?" and cell in self.island:
                    self.island[cell] = self.island[cell].upper()
                else:
                    self._observe(action[-1], cell)
            if claims:
                largest = self._largest_open()
                if len(largest) > 1:
                    self.choices = largest
                    return
                self.claims[1] += largest
        full = len(self.papers[0]) == 25
        whole = len(self.island) == 25 and all(tile.isupper() for tile in self.island.values())
        self.is_over = full or whole or len(self.otoma) == 1
        if not self.is_over:
            self._refill()

    def _largest_open(self) -> list[str]:
        sure = {cell: tile for cell, tile in self.island.items() if tile.isupper()}
        own = {self._terrain(cell) for cell in self.claims[1]}
        regions = {
            frozenset(self._region(cell, sure))
            for cell in sure
            if self._terrain(cell) not in own
            and not self._region(cell, self.island) & self._marked()
        }
        most = max(map(len, regions), default=0)
        largest = (region for region in regions if len(region) == most)
        return sorted((min(region, key=LAND.index) for region in largest), key=LAND.index)

    # What it gives

    def points(self) -> list[int]:
        return [self._points(seat) for seat in range(self.seats)]

    def _points(self, seat: int) -> int:
        paper = self.papers[seat]
        sure = {cell: tile for cell, tile in self.island.items() if tile.isupper()}
        faithful = {cell for cell in paper if paper[cell] == sure.get(cell)}
        rows = ["".join(paper.get(depth + row, ".") for depth in DEPTHS) for row in ROWS]
        total = 2 * len(faithful) - (25 - len(paper))
        total += sum(slow_points(number, rows) for number in self.kept[seat])
        total += self._claim_points(seat, sure)
        if self.is_expert:
            lines = [[d + r for d in DEPTHS] for r in ROWS] + [
                [d + r for r in ROWS] for d in DEPTHS
            ]
            total += sum(3 for line in lines if set(line) <= faithful)
        return total - self._claim_points(1, sure) if self.otoma is not None else total

    def _claim_points(self, owner: int, sure: dict[str, str]) -> int:
        total = 0
        for cell in self.claims[owner]:
            region = self._region(cell, sure)
            if self.merged_score or region & self._marked() == {cell}:
                total += 2 * len(region)
        return total
