"""
Kernels that a browser runs as WebAssembly, behind what bots call of any kernels.

Buffers lie in the memory of the module: Python reads and writes them number by number, which it
does a few hundred times for a decision, and kernels do the rest.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from importlib import import_module
from typing import Any, Protocol, cast, overload

from inklands.fast.contract import FlatMatch, SearchKernels
from inklands.fast.wasm.exports import MODEL, SEARCH

LOADED = "inklands_kernels"
"""The script's modules by their titles, which the worker registers as a module of Python."""
WORD = 64
WORD_MASK = (1 << WORD) - 1


class Instance(Protocol):
    """The kernels of a title as `web/src/engine/kernels.ts` loads them."""

    def allocate(self, words: int, /) -> int:
        """The place of so many words, all 0."""
        ...

    def free(self, place: int, words: int, /) -> None: ...
    def read(self, place: int, /) -> int: ...
    def write(self, place: int, number: int, /) -> None: ...
    def call(self, name: str, /, *numbers: int) -> int: ...


def wasm_kernels(title: str, bits: int) -> SearchKernels[Any] | None:
    """The kernels of *title*, if this Python runs in a worker that has loaded them."""
    try:
        loaded = import_module(LOADED)
    except ImportError:
        return None
    instance: Instance | None = getattr(loaded, title, None)
    return None if instance is None else kernels_of(instance, bits)


def kernels_of(instance: Instance, bits: int) -> SearchKernels[Any]:
    """The kernels of a module, as bots call them."""
    # It has those that bots call and no others; tests/fast/test_wasm.py calls each of them.
    return cast("SearchKernels[Any]", WasmKernels(instance, bits))


class Buffer:
    """Numbers in the memory of a module, of one word or of several; freed with this object."""

    __slots__ = ("_instance", "_length", "_place", "_words")

    def __init__(self, instance: Instance, length: int, words: int) -> None:
        self._instance, self._length, self._words = instance, length, words
        self._place = instance.allocate(length * words)

    def __del__(self) -> None:
        self._instance.free(self._place, self._length * self._words)

    @property
    def plain(self) -> tuple[int, int]:
        """The buffer as an exported kernel takes it."""
        return self._place, self._length

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[int]:
        return (self[index] for index in range(self._length))

    @overload
    def __getitem__(self, index: int) -> int: ...
    @overload
    def __getitem__(self, index: slice) -> list[int]: ...
    def __getitem__(self, index: int | slice) -> int | list[int]:
        if isinstance(index, slice):
            return [self[each] for each in range(*index.indices(self._length))]
        place, read = self._place_of(index), self._instance.read
        if self._words == 1:
            return self._only(read(place))
        parts = ((read(place + 8 * k) & WORD_MASK) << WORD * k for k in range(self._words))
        return sum(parts)

    def __setitem__(self, index: int, value: int) -> None:
        place = self._place_of(index)
        for k in range(self._words):
            self._instance.write(place + 8 * k, int(value) >> WORD * k)

    def _place_of(self, index: int) -> int:
        if not -self._length <= index < self._length:
            raise IndexError(f"{index} is outside a buffer of {self._length}")
        return self._place + 8 * self._words * (index % self._length)

    def _only(self, word: int) -> int:
        return word


class Masks(Buffer):
    """Masks, which are never negative."""

    __slots__ = ()

    def _only(self, word: int) -> int:
        return word & WORD_MASK


class WasmModel:
    """The kernels of a title's model."""

    def __init__(self, instance: Instance) -> None:
        for name in MODEL:
            setattr(self, name, partial(_called, instance, name))


class WasmKernels:
    """The kernels of a title's search, each an attribute, and what they need of memory."""

    def __init__(self, instance: Instance, bits: int) -> None:
        self._instance, self._words = instance, bits // WORD
        self.model = WasmModel(instance)
        for name in SEARCH:
            setattr(self, name, partial(_called, instance, name))

    def new_masks(self, count: int) -> Masks:
        return Masks(self._instance, count, self._words)

    def new_ints(self, count: int) -> Buffer:
        return Buffer(self._instance, count, 1)

    def dealt(self, b: Masks, v: Buffer, seed: int) -> FlatMatch:
        """As `fast/search_kernels.py` has it: there the new buffers are the kernel's own."""
        to = self.new_masks(len(b)), self.new_ints(len(v))
        _called(self._instance, "deal", b, v, *to, seed)
        return cast("FlatMatch", to)


def _called(instance: Instance, name: str, *arguments: object) -> int:
    return instance.call(name, *_plain(arguments))


def _plain(arguments: tuple[object, ...]) -> Iterator[int]:
    """Arguments as plain numbers: where a buffer is and its length, of a workspace all buffers."""
    for each in arguments:
        if isinstance(each, tuple):
            yield from _plain(each)
        elif isinstance(each, Buffer):
            yield from each.plain
        else:
            assert isinstance(each, int)
            yield each
