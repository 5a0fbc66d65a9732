"""The course of a match: from the start village to the end of the last round."""

from __future__ import annotations

from dataclasses import dataclass, replace

from inklands.games.explorers.components import ROUNDS, TURNS
from inklands.games.explorers.news import Note
from inklands.games.explorers.objectives.races import settle_races
from inklands.games.explorers.rounds import food_points, gem_points
from inklands.games.explorers.state import (
    Clock,
    Deal,
    Draft,
    Drafts,
    OpenValues,
    Setup,
    Sheets,
    Stage,
    State,
    active_seat,
    gem_cells,
)
from inklands.games.explorers.temples import struck, visits
from inklands.games.explorers.trail.crossing import blank_draft, bonus_draft, card_draft, committed
from inklands.games.explorers.trail.growth import sheet_from


@dataclass(slots=True)
class Course:
    """
    A match on its way from one decision to the next.

    Much may happen in between, so it is changed in place; each public method leads to a state.
    """

    setup: Setup
    deal: Deal
    clock: Clock
    sheets: Sheets
    drafts: Drafts
    temples: OpenValues
    races: OpenValues
    news: list[Note]

    @classmethod
    def of(cls, state: State, news: tuple[Note, ...] = ()) -> Course:
        return cls(
            state.setup,
            state.deal,
            state.clock,
            state.sheets,
            state.drafts,
            state.temples,
            state.races,
            list(news),
        )

    def set_out(self, start: int) -> State:
        """All make their first crosses from the village at *start*."""
        self.setup = replace(self.setup, start=start)
        sheet = sheet_from(self.setup, start)
        self.sheets = (sheet,) * self.setup.seats
        self.news.append(Note("start", None, 0, 1 << start))
        drafts = (blank_draft(sheet, 0),) * self.setup.seats
        return self._all_draft(self._at(Stage.OPENING, 0, 0), drafts)

    def cross_at_once(self, side: int | None) -> State:
        """All use the card, of which *side* was taken or faces the one player."""
        clock = self._at(Stage.CROSSES, self.clock.round, self.clock.turn, side)
        state = self._state(clock, frozenset())
        drafts = tuple([card_draft(state, seat) for seat in range(self.setup.seats)])
        return self._all_draft(clock, drafts)

    def all_finished(self) -> State:
        """Everybody's crosses are shown, temples pay, and what they pay in crosses is used."""
        now = self.clock.round
        pairs = tuple(zip(self.sheets, self.drafts, strict=True))
        new = [draft.crossed & ~sheet.crossed for sheet, draft in pairs]
        self.sheets = tuple([committed(sheet, draft, now) for sheet, draft in pairs])
        self.drafts = ()
        in_card = self.clock.stage is Stage.CROSSES
        # Who crosses nothing with a card has given the turn away; temples' crosses are a gift.
        self.news += [
            Note("crossed" if cells else "idle", seat, 0, cells)
            for seat, cells in enumerate(new)
            if cells or in_card
        ]
        # FR, end of turn: temples are announced when all have finished, so all who entered share.
        visited = visits(self.setup, self.sheets, self.temples, new)
        self.sheets, self.temples = visited.sheets, visited.values
        self.news += visited.notes
        if any(visited.batches):
            drafts = tuple(
                bonus_draft(self.setup, sheet, now, batches)
                for sheet, batches in zip(self.sheets, visited.batches, strict=True)
            )
            if any(draft.waits for draft in drafts):
                clock = self._at(Stage.BONUS, now, self.clock.turn, self.clock.side)
                return self._all_draft(clock, drafts, visited.batches)
        return self._turn_over()

    def _turn_over(self) -> State:
        if self.setup.objectives:
            self.sheets, self.races, notes = settle_races(self.setup, self.sheets, self.races)
            self.news += notes
        if not self.deal.order:
            return self._round_begun(0)
        if self.clock.turn + 1 < TURNS:
            return self._card_revealed(self.clock.round, self.clock.turn + 1)
        return self._round_over()

    def _round_over(self) -> State:
        now = self.clock.round
        self.sheets = tuple(
            replace(sheet, gems=(*sheet.gems, gem_cells(self.setup, sheet.crossed)))
            for sheet in self.sheets
        )
        for seat, sheet in enumerate(self.sheets):
            food, gems = sheet.food[now], sheet.gems[now]
            self.news.append(Note("food", seat, food_points(self.setup, food), food))
            self.news.append(Note("gems", seat, gem_points(self.setup, gems), gems))
        if now + 1 < ROUNDS:
            return self._round_begun(now + 1)
        self.news.append(Note("over"))
        return self._state(self._at(Stage.OVER, now, self.clock.turn), frozenset())

    def _round_begun(self, round_number: int) -> State:
        # FR, solo: at the start of rounds 2 to 4 the best value of what is not yet reached goes.
        if self.setup.is_solo and round_number:
            (sheet,) = self.sheets
            self.temples = struck(self.temples, [not points for points in sheet.temples])
            self.races = struck(self.races, [not points for points in sheet.races])
            self.news.append(Note("struck"))
        # FR, start of a round: eight cards are shuffled and one is set aside; it comes last here
        # and is never revealed.
        order, rng = self.deal.rng.shuffled(range(TURNS + 1))
        facing, rng = rng.below(1 << TURNS)
        self.deal = Deal(order, facing, rng)
        self.news.append(Note("round", None, round_number + 1))
        return self._card_revealed(round_number, 0)

    def _card_revealed(self, round_number: int, turn: int) -> State:
        card = self.deal.order[turn]
        self.clock = self._at(Stage.SIDE, round_number, turn)
        active = active_seat(self.setup.seats, round_number, turn)
        if self.setup.is_solo:
            side = self.deal.facing >> turn & 1
            self.news.append(Note("facing", None, card * 2 + side))
            return self.cross_at_once(side)
        self.news.append(Note("card", None, card))
        if active is None:
            return self.cross_at_once(None)
        return self._state(self.clock, frozenset((active,)))

    def _at(self, stage: Stage, round_number: int, turn: int, side: int | None = None) -> Clock:
        return Clock(stage, round_number, turn, side, self.clock.barrier + 1)

    def _all_draft(
        self,
        clock: Clock,
        drafts: tuple[Draft, ...],
        bonus: tuple[tuple[int, ...], ...] = (),
    ) -> State:
        """The beginning of a stage in which all cross at once."""
        self.drafts = drafts
        waiting = frozenset([seat for seat, draft in enumerate(drafts) if draft.waits])
        return self._state(clock, waiting, bonus)

    def _state(
        self, clock: Clock, waiting: frozenset[int], bonus: tuple[tuple[int, ...], ...] = ()
    ) -> State:
        return State(
            self.setup,
            self.deal,
            clock,
            self.sheets,
            self.drafts,
            self.temples,
            self.races,
            waiting,
            bonus,
            tuple(self.news),
        )
