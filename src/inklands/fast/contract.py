"""What a title offers to the fast engine, and what the fast engine offers to bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from inklands.grid.kernel import Ints, Masks

S = TypeVar("S")
S_contra = TypeVar("S_contra", contravariant=True)
L = TypeVar("L")
R = TypeVar("R")
W = TypeVar("W", bound="Workspace")
W_contra = TypeVar("W_contra", bound="Workspace", contravariant=True)

FlatMatch: TypeAlias = tuple[Masks, Ints]
"""A match on flat numbers; what lies where is in the title's `match.py`."""


class Buffers(Protocol):
    """Any kernel module: it makes the buffers that its kernels take."""

    def new_masks(self, count: int, /) -> Masks: ...
    def new_ints(self, count: int, /) -> Ints: ...


class Workspace(Protocol):
    """
    Buffers that kernels write to while a bot thinks: one more match, and lists of plans.

    A title's own is a named tuple with more in it, which a kernel takes as one argument.
    """

    @property
    def b(self) -> Masks: ...
    @property
    def v(self) -> Ints: ...
    @property
    def values(self) -> Ints:
        """The values of plans; the plans themselves are in ``codes``."""
        ...

    @property
    def codes(self) -> Ints: ...
    @property
    def arms(self) -> Ints:
        """The plans under trial; the sums of their results are in ``sums``."""
        ...

    @property
    def sums(self) -> Ints: ...


class Model(Protocol[W_contra]):
    """
    A title as the search sees it: the kernels of `fast/TITLE/model.py`, for seat 0.

    ``m`` says how many actions or plans a player of a playout works out before it takes one.
    """

    def resume(self, b: Masks, v: Ints, /) -> None:
        """Work out what is to be decided in a match that was a readable state before."""
        ...

    def redeal(self, v: Ints, /) -> None:
        """Draw anew all that seat 0 cannot see."""
        ...

    def clock(self, v: Ints, /) -> int:
        """The season or turn, by which playouts know when to stop."""
        ...

    def take(self, b: Masks, v: Ints, workspace: W_contra, code: int, /) -> None:
        """Have the seat to act follow a plan."""
        ...

    def play(self, b: Masks, v: Ints, workspace: W_contra, m: int, /) -> None:
        """Have the seat to act do what a player of a playout does."""
        ...

    def estimate(self, b: Masks, v: Ints, workspace: W_contra, seat: int, /) -> int:
        """The points of a seat at the end; before it, what they are estimated to become."""
        ...

    def choices(self, b: Masks, v: Ints, workspace: W_contra, width: int, /) -> int:
        """Write the best plans to ``codes``, their values to ``values``; how many there are."""
        ...

    def observation_key(self, b: Masks, v: Ints, /) -> int:
        """A number that differs with what seat 0 can see of its decision."""
        ...


class SearchKernels(Buffers, Protocol[W_contra]):
    """`fast/search_kernels.py` run for one title's model: what bots call."""

    @property
    def model(self) -> Model[W_contra]: ...
    def dealt(self, b: Masks, v: Ints, seed: int, /) -> FlatMatch: ...
    def act(self, b: Masks, v: Ints, workspace: W_contra, code: int, m: int, /) -> None: ...
    def finish(self, b: Masks, v: Ints, workspace: W_contra, m: int, last: int, /) -> int: ...
    def sample(
        self,
        b: Masks,
        v: Ints,
        workspace: W_contra,
        n: int,
        seed: int,
        rounds: int,
        m: int,
        last: int,
        /,
    ) -> None: ...
    def plant(self, tree: Ints, places: Ints, n: int, /) -> None: ...
    def grow_tree(
        self,
        b: Masks,
        v: Ints,
        workspace: W_contra,
        tree: Ints,
        n: int,
        seed: int,
        rounds: int,
        m: int,
        last: int,
        /,
    ) -> None: ...


class Twin(Protocol[S_contra]):
    """A match on flat numbers that follows one of the readable title, card for card."""

    @property
    def seat(self) -> int | None:
        """The seat to act; None when the match is over."""
        ...

    def actions(self) -> Sequence[object]:
        """All that the seat to act may do, in the order of the readable title."""
        ...

    def apply(self, place: int, after: S_contra, /) -> None:
        """Take an action; cards that were shuffled on the way to *after* are taken from there."""
        ...

    def standing(self) -> Sequence[object]:
        """The points of each seat, and what else is compared at the end."""
        ...


@dataclass(frozen=True, slots=True)
class LockStep(Generic[S, L, R]):
    """How a title's simulator is compared with its rules, by `fast/lockstep.py`."""

    rules: R
    """The module of kernels that twins are played with."""
    twin: Callable[[S, R], Twin[S]]
    setup: Callable[[int], tuple[int, Mapping[str, str]]]
    """The seats and options of a match by its number: all of them come up in turn."""
    actions: Callable[[L], Sequence[object]]
    """Legal actions of the readable title, as `Twin.actions` has them."""
    standing: Callable[[S], Sequence[object]]
    """The end of a readable match, as `Twin.standing` has it."""


@dataclass(frozen=True, slots=True)
class TitleKernels(Generic[S, W]):
    """All that the fast engine knows of a title: the value ``KERNELS`` of its `title.py`."""

    model: Model[W]
    flat: Callable[[S, int, Buffers], FlatMatch]
    """A state as buffers, with the seats counted from one that is to act."""
    workspace: Callable[[Buffers, int], W]
    """Buffers to think about matches of so many seats."""
    # The rules of a twin are the title's own affair, so their type does not show here.
    lockstep: LockStep[S, Any, Any]
    bits: int
    """The width of a compiled mask: the title's grid fits in."""
    candidates: int
    """How many actions or plans a player of a playout works out."""
    horizon: int
    """How far playouts go on, by the model's clock, before positions are estimated."""
    scale: int
    """The kernels' numbers for one point."""


# A title chosen at run time: its own types of state and workspace are not known here.
AnyTitleKernels: TypeAlias = TitleKernels[Any, Any]
