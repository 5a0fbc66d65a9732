"""What a title offers to learners: matches from seeds, numbered actions, observations, points."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from inklands.core.options import Settings
from inklands.fast.batch import Batch
from inklands.fast.contract import Buffers, FlatMatch, Workspace
from inklands.fast.rows import Bytes, IntRows, MaskRows
from inklands.grid.kernel import Ints, Masks

S = TypeVar("S")
W = TypeVar("W", bound=Workspace)
W_contra = TypeVar("W_contra", bound=Workspace, contravariant=True)


class EnvironmentModel(Protocol[W_contra]):
    """
    The kernels of `fast/TITLE/environment.py`.

    A match lies in ``b`` and ``v``. Where seats act at once, kernels have them act one after
    another; what the others could see of a seat before that is kept in ``seen_b`` and ``seen_v``.
    """

    def begin(self, b: Masks, v: Ints, stream: Ints, setup: Ints, /) -> None:
        """The match that the stream's seed deals, at its first decision."""
        ...

    def proceed(self, b: Masks, v: Ints, stream: Ints, /) -> None:
        """Deal what the match waits for, if anything, and go on to the next decision."""
        ...

    def count_legal(self, b: Masks, v: Ints, workspace: W_contra, /) -> int:
        """How many actions the seat to act has."""
        ...

    def take_place(self, b: Masks, v: Ints, workspace: W_contra, place: int, /) -> None:
        """Take one of the actions that `count_legal` has just counted, in the rules' order."""
        ...

    def take_action(self, b: Masks, v: Ints, action: int, /) -> None:
        """Take a legal action by its index."""
        ...

    def write_legal(self, b: Masks, v: Ints, workspace: W_contra, out: Ints, /) -> int:
        """Set the bit of each action that the seat to act may take; how many they are."""
        ...

    def look(self, b: Masks, v: Ints, seen_b: Masks, seen_v: Ints, /) -> None:
        """Bring what all can see up to date, when something was shown to all."""
        ...

    def observe(
        self,
        b: Masks,
        v: Ints,
        seen_b: Masks,
        seen_v: Ints,
        seat: int,
        planes: Ints,
        scalars: Bytes,
        scalar_at: int,
        /,
    ) -> None:
        """
        What *seat* sees: a bit a cell in every plane, and the numbers beside the maps.

        *planes* has no bits yet; the numbers are written from ``scalars[scalar_at]`` on.
        """
        ...

    def points(self, b: Masks, v: Ints, seat: int, /) -> int:
        """What everybody may count for *seat* now; at the end, all it has."""
        ...

    def rating(self, b: Masks, v: Ints, /) -> int:
        """The number by which a finished solo game is rated."""
        ...


class BatchKernels(Buffers, Protocol[W_contra]):
    """`fast/batch_kernels.py` run for one title's model."""

    @property
    def model(self) -> EnvironmentModel[W_contra]: ...
    def new_mask_rows(self, rows: int, count: int, /) -> MaskRows: ...
    def new_int_rows(self, rows: int, count: int, /) -> IntRows: ...
    def next_seed(self, seed: int, /) -> int: ...
    def begin_all(self, batch: Batch, workspace: W_contra, first: int, last: int, /) -> None: ...
    def step_all(self, batch: Batch, workspace: W_contra, first: int, last: int, /) -> None: ...
    def choose_all(self, batch: Batch, draws: Ints, first: int, last: int, /) -> None: ...


class Layer(NamedTuple):
    """How the cells of a plane look on a picture: a wash, and a mark in ink over it."""

    plane: str
    wash: str = ""
    mark: str = ""
    """One of those of `rl/picture.py`."""


@dataclass(frozen=True, slots=True)
class TitleEnvironment(Generic[S, W]):
    """All that learners' environments know of a title: ``ENVIRONMENT`` of its `learning.py`."""

    model: EnvironmentModel[W]
    version: int
    """Raised when an action, a plane or a number comes to mean something else."""
    shape: tuple[int, int]
    """Rows and columns of a plane."""
    action_names: tuple[str, ...]
    """Every action by its index; the last is to wait."""
    planes: Callable[[int], tuple[str, ...]]
    """The names of the planes for so many seats."""
    scalars: Callable[[int], tuple[str, ...]]
    """The names of the numbers for so many seats."""
    boards: Callable[[int], tuple[tuple[Layer, ...], ...]]
    """The maps of a picture of what a seat sees, each from its lowest layer up."""
    # Actions and legal actions of a title are its own affair, so their types do not show here.
    indices: Callable[[S, int, Any], Sequence[int]]
    """The index of each legal action of a seat, in the rules' order."""
    setup: Callable[[int, Settings], Sequence[int]]
    """Seats and options as the numbers that `EnvironmentModel.begin` takes."""
    match_size: Callable[[int], tuple[int, int]]
    """How many masks and numbers a match of so many seats takes."""
    streams: int
    """How many streams of chance dealing needs."""
    flat: Callable[[S, int, Buffers], FlatMatch]
    workspace: Callable[[Buffers, int], W]
    bits: int

    @property
    def wait(self) -> int:
        """The action of a seat that has nothing to decide."""
        return len(self.action_names) - 1


# A title chosen at run time: its own types of state and workspace are not known here.
AnyTitleEnvironment: TypeAlias = TitleEnvironment[Any, Any]
