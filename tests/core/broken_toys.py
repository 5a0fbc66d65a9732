"""The toy game with one law broken in each: what the check for every game has to notice."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import count

from inklands.core.legal import ListedActions
from inklands.core.message import Message
from inklands.core.objection import Objection
from inklands.core.options import Settings
from inklands.core.points import Line, Part, Points, Standing
from inklands.core.rng import Rng
from inklands.core.sheets import PaperSheets
from inklands.errors import RecordError
from tests.core.toy import Dig, Toy, ToySheets, ToyState, ToyView


@dataclass(frozen=True, slots=True)
class LetsWaitingSeatsAct(Toy):
    def legal_actions(self, state: ToyState, seat: int) -> ListedActions[Dig]:
        return Toy.legal_actions(self, state, seat) if seat else ListedActions((Dig(0), Dig(1)))


@dataclass(frozen=True, slots=True)
class LeavesNothingToDo(Toy):
    def legal_actions(self, state: ToyState, seat: int) -> ListedActions[Dig]:
        return ListedActions() if state.shown else Toy.legal_actions(self, state, seat)


class Denied(ListedActions[Dig]):
    def __contains__(self, action: object) -> bool:
        return False


class Welcome(ListedActions[Dig]):
    """Turns nothing away the second time it is asked."""

    asked: Iterator[int] = count()

    def __contains__(self, action: object) -> bool:
        return action in self.actions or next(Welcome.asked) % 2 == 1


@dataclass(frozen=True, slots=True)
class DeniesWhatItLists(Toy):
    def legal_actions(self, state: ToyState, seat: int) -> ListedActions[Dig]:
        return Denied(Toy.legal_actions(self, state, seat).actions)


@dataclass(frozen=True, slots=True)
class TakesWhatItDoesNotList(Toy):
    def legal_actions(self, state: ToyState, seat: int) -> ListedActions[Dig]:
        return Welcome(Toy.legal_actions(self, state, seat).actions)


@dataclass(frozen=True, slots=True)
class RefusesWithoutASentence(Toy):
    def objection(self, state: ToyState, seat: int, action: Dig) -> Objection:
        return replace(Toy.objection(self, state, seat, action), sentence="")


@dataclass(frozen=True, slots=True)
class RefusesWithAnotherError(Toy):
    def objection(self, state: ToyState, seat: int, action: Dig) -> Objection:
        raise RecordError("something else went wrong")


@dataclass(frozen=True, slots=True)
class MisreadsActions(Toy):
    def parse_action(self, text: str) -> Dig:
        return Dig(0)


@dataclass(frozen=True, slots=True)
class MisreadsTurns(Toy):
    def parse_turn(self, text: str) -> tuple[Dig, ...]:
        return ()


@dataclass(frozen=True, slots=True)
class ShowsTheDeck(Toy):
    def view(self, state: ToyState, seat: int | None) -> ToyView:
        return replace(Toy.view(self, state, seat), shown=(*state.shown, *state.deck[:1]))

    def resample(self, view: ToyView, rng: Rng) -> ToyState:
        return Toy.resample(self, replace(view, shown=view.shown[:-1]), rng)


@dataclass(frozen=True, slots=True)
class CallsUponSeatsByTheDeck(Toy):
    def to_act(self, state: ToyState) -> frozenset[int]:
        able = Toy.to_act(self, state)
        return able if state.deck[0] == 1 else frozenset(sorted(able)[:1])

    def legal_actions(self, state: ToyState, seat: int) -> ListedActions[Dig]:
        legal = Toy.legal_actions(self, state, seat)
        return legal if seat in self.to_act(state) else ListedActions()


@dataclass(frozen=True, slots=True)
class AllowsByTheDeck(Toy):
    def legal_actions(self, state: ToyState, seat: int) -> ListedActions[Dig]:
        legal = Toy.legal_actions(self, state, seat)
        return ListedActions(legal.actions[: max(1, state.deck[0])])


@dataclass(frozen=True, slots=True)
class PraisesByTheDeck(Toy):
    def live_points(self, state: ToyState, seat: int, action: Dig | None = None) -> Points:
        return Points(Toy.live_points(self, state, seat, action).parts * state.deck[0])


@dataclass(frozen=True, slots=True)
class CountsByTheDeck(Toy):
    def standing(self, state: ToyState) -> Standing:
        standing = Toy.standing(self, state)
        return replace(standing, points=standing.points * state.deck[0])


@dataclass(frozen=True, slots=True)
class AsksByTheDeck(Toy):
    def prompt(self, state: ToyState, seat: int | None) -> Message:
        return Message.of("toy-dig", worth=state.deck[0])


@dataclass(frozen=True, slots=True)
class FinishesEarly(Toy):
    def standing(self, state: ToyState) -> Standing:
        return replace(Toy.standing(self, state), places=(tuple(range(len(state.holes))),))


@dataclass(frozen=True, slots=True)
class LagsBehindOthers(Toy):
    """Who has dug less than others in this round may not dig in the last column."""

    def legal_actions(self, state: ToyState, seat: int) -> ListedActions[Dig]:
        legal = Toy.legal_actions(self, state, seat)
        is_behind = len(state.pending[seat]) < max(map(len, state.pending))
        return ListedActions(legal.actions[:-1]) if is_behind and len(legal) > 1 else legal


@dataclass(frozen=True, slots=True)
class PrefersTheFirstToDig(Toy):
    def apply(self, state: ToyState, seat: int, action: Dig) -> ToyState:
        after = Toy.apply(self, state, seat, action)
        if any(state.pending):
            return after
        first = (*state.holes[seat], action.column)
        return replace(after, holes=(*state.holes[:seat], first, *state.holes[seat + 1 :]))


@dataclass(frozen=True, slots=True)
class WritesIntoTheState(Toy):
    def apply(self, state: ToyState, seat: int, action: Dig) -> ToyState:
        after = Toy.apply(self, state, seat, action)
        object.__setattr__(state, "deck", state.deck[::-1])
        return after


@dataclass(frozen=True, slots=True)
class ForgetsItsSeed(Toy):
    starts: Iterator[int] = field(default_factory=count)

    def start(self, seats: int, seed: int, settings: Settings) -> ToyState:
        state = Toy.start(self, seats, seed, settings)
        turned = next(self.starts) % 2
        return replace(state, deck=state.deck[turned:] + state.deck[:turned])


@dataclass(frozen=True, slots=True)
class RefusesUndoForNothing(Toy):
    """For one seat: while undo looks, the barrier seems to have changed."""

    asked: Iterator[int] = field(default_factory=count)

    def barrier(self, state: ToyState) -> int:
        return (0, 1, 2, 2)[next(self.asked) % 4]


@dataclass(frozen=True, slots=True)
class NeverTellsWhoWon(Toy):
    def standing(self, state: ToyState) -> Standing:
        return replace(Toy.standing(self, state), places=())


@dataclass(frozen=True, slots=True)
class ForgetsALoser(Toy):
    def standing(self, state: ToyState) -> Standing:
        standing = Toy.standing(self, state)
        return replace(standing, places=standing.places[:1])


class Generous(Points):
    @property
    def total(self) -> int:
        return 1 + sum(part.total for part in self.parts)


@dataclass(frozen=True, slots=True)
class CountsPointsNobodyExplains(Toy):
    def standing(self, state: ToyState) -> Standing:
        standing = Toy.standing(self, state)
        return replace(standing, points=tuple(Generous(own.parts) for own in standing.points))


@dataclass(frozen=True, slots=True)
class WritesTurnsBackwards(Toy):
    def turn_text(self, actions: Sequence[Dig]) -> str:
        return Toy.turn_text(self, actions[::-1])


@dataclass(frozen=True, slots=True)
class WritesTurnsEachTimeAnew(Toy):
    written: Iterator[int] = field(default_factory=count)

    def turn_text(self, actions: Sequence[Dig]) -> str:
        return Toy.turn_text(self, actions) + " " * (next(self.written) % 7)


class Shifty(frozenset[int]):
    """Says first that a seat is not in it, then that it is, and so on."""

    asked: Iterator[int] = count()

    def __contains__(self, seat: object) -> bool:
        return frozenset.__contains__(self, seat) or next(Shifty.asked) % 2 == 1


@dataclass(frozen=True, slots=True)
class LetsSeatsInAfterAll(Toy):
    def to_act(self, state: ToyState) -> frozenset[int]:
        return Shifty(Toy.to_act(self, state))


class Growing(ListedActions[Dig]):
    """Empty when counted, yet it holds whatever is asked for."""

    def __len__(self) -> int:
        return len(self.actions)

    def __contains__(self, action: object) -> bool:
        return not self.actions or action in self.actions


@dataclass(frozen=True, slots=True)
class LetsSeatsInAndAct(LetsSeatsInAfterAll):
    def legal_actions(self, state: ToyState, seat: int) -> ListedActions[Dig]:
        return Growing(Toy.legal_actions(self, state, seat).actions)


@dataclass(frozen=True, slots=True)
class ShowsNoPicture(Toy):
    def picture(self, view: ToyView) -> str:
        return " \n "


@dataclass(frozen=True, slots=True)
class ListingView(ToyView):
    tools: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class ShowsAListThatCanBeChanged(Toy):
    def view(self, state: ToyState, seat: int | None) -> ToyView:
        seen = Toy.view(self, state, seat)
        return ListingView(seen.seat, seen.shown, seen.holes, seen.own, seen.counts)


class Unwritable(ToySheets):
    def blank(self, choices: Mapping[str, str]) -> dict[str, object]:
        return {"cells": {1, 2, 3}}


class Careless(ToySheets):
    def score(self, request: Mapping[str, object]) -> Points:
        return Points((Part("holes", (Line(len(str(request["holes"])), Message("toy-hole")),)),))


class Lenient(ToySheets):
    def score(self, request: Mapping[str, object]) -> Points:
        return Points()


@dataclass(frozen=True, slots=True)
class PrintsWhatCannotBeWritten(Toy):
    @property
    def sheets(self) -> PaperSheets | None:
        return Unwritable()


@dataclass(frozen=True, slots=True)
class StumblesOverASheet(Toy):
    @property
    def sheets(self) -> PaperSheets | None:
        return Careless()


@dataclass(frozen=True, slots=True)
class ScoresWhatIsNoSheet(Toy):
    @property
    def sheets(self) -> PaperSheets | None:
        return Lenient()
