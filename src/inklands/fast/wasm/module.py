"""
An object of LLVM's for WebAssembly as a module that can be loaded: what a linker does with one.

Places in an object that stands alone are right as they are: its data begins at 0, its functions are
numbered. What it imports for a linker to fill in, memory and the stack, becomes its own here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

HEADER = b"\0asm\1\0\0\0"
CUSTOM, TYPES, IMPORTS, FUNCTIONS, MEMORY, GLOBALS, EXPORTS = 0, 1, 2, 3, 5, 6, 7
CODE, DATA = 10, 11
FUNCTION, TABLE, MEMORY_KIND, GLOBAL = range(4)
SYMBOLS, UNDEFINED, EXPLICIT = 8, 0x10, 0x40
I32, I32_CONST, END = 0x7F, 0x41, 0x0B
PAGE, STACK = 1 << 16, 1 << 18


class BadObject(Exception):
    """The object holds something that this linker does not know."""


@dataclass(slots=True)
class Reader:
    """Bytes that are read from left to right."""

    content: bytes
    at: int = 0

    def byte(self) -> int:
        self.at += 1
        return self.content[self.at - 1]

    def number(self) -> int:
        """An unsigned number, seven bits a byte, the lowest first."""
        found = shift = 0
        while True:
            byte = self.byte()
            found |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return found

    def bytes(self) -> bytes:
        """So many bytes as the number before them says."""
        size = self.number()
        self.at += size
        return self.content[self.at - size : self.at]

    @property
    def is_at_end(self) -> bool:
        return self.at >= len(self.content)


def number(value: int) -> bytes:
    """What `Reader.number` reads."""
    found = bytearray()
    while value >= 0x80:
        found.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*found, value])


def linked(content: bytes, exported: Sequence[str]) -> bytes:
    """A module of the object *content*, whose functions called *exported* can be called."""
    sections = list(_sections(content))
    parts = {kind: body for kind, body in sections if kind != CUSTOM}
    symbols = dict(_functions(_linking(sections)))
    segments = list(_segments(parts.get(DATA, b"\0")))
    data_end = max((place + len(data) for place, data in segments), default=0)
    # The stack grows down to the data; what the page allocates comes after it.
    base = -(-data_end // 16) * 16 + STACK
    exports = [_export(name, FUNCTION, symbols[name]) for name in exported]
    exports += [_export("memory", MEMORY_KIND, 0), _export("heap_base", GLOBAL, 1)]
    made = {
        TYPES: parts[TYPES],
        IMPORTS: _vector(_imports(parts[IMPORTS])),
        FUNCTIONS: parts[FUNCTIONS],
        MEMORY: _vector([b"\0" + number(-(-base // PAGE))]),
        GLOBALS: _vector([_global(base, is_mutable=True), _global(base, is_mutable=False)]),
        EXPORTS: _vector(exports),
        CODE: parts[CODE],
        DATA: _vector(_segment(*each) for each in segments if each[1].strip(b"\0")),
    }
    return HEADER + b"".join(bytes([kind]) + _sized(body) for kind, body in made.items())


def _sections(content: bytes) -> Iterator[tuple[int, bytes]]:
    reader = Reader(content, len(HEADER))
    while not reader.is_at_end:
        yield reader.byte(), reader.bytes()


def _linking(sections: Sequence[tuple[int, bytes]]) -> bytes:
    """The table of symbols, in the section that is written for linkers."""
    for kind, body in sections:
        reader = Reader(body)
        if kind == CUSTOM and reader.bytes() == b"linking":
            reader.number()  # The version of what follows.
            while not reader.is_at_end:
                part, found = reader.byte(), reader.bytes()
                if part == SYMBOLS:
                    return found
    raise BadObject("it has no table of symbols")


def _functions(symbols: bytes) -> Iterator[tuple[str, int]]:
    """The functions that the object defines, with their numbers."""
    reader = Reader(symbols)
    for _ in range(reader.number()):
        kind, flags = reader.byte(), reader.number()
        is_defined = not flags & UNDEFINED
        if kind == 1:
            reader.bytes()
            for _ in range(3 if is_defined else 0):
                reader.number()
        elif kind in {0, 2}:
            index = reader.number()
            if is_defined or flags & EXPLICIT:
                name = reader.bytes().decode()
                if kind == 0 and is_defined:
                    yield name, index
        else:
            raise BadObject(f"it has a symbol of kind {kind}")


def _imports(body: bytes) -> Iterator[bytes]:
    """The functions that are imported; memory and the pointer to the stack are left out."""
    reader = Reader(body)
    for _ in range(reader.number()):
        start = reader.at
        reader.bytes()
        name = reader.bytes()
        kind = reader.byte()
        if kind == FUNCTION:
            reader.number()
            yield body[start : reader.at]
        elif kind == MEMORY_KIND:
            reader.byte()
            reader.number()
        elif kind == GLOBAL and name == b"__stack_pointer":
            reader.at += 2
        else:
            raise BadObject(f"it wants {name.decode()}, which is no function")


def _segments(body: bytes) -> Iterator[tuple[int, bytes]]:
    """Where pieces of data lie, and what they are."""
    reader = Reader(body)
    for _ in range(reader.number()):
        if reader.number() != 0 or reader.byte() != I32_CONST:
            raise BadObject("it has data without a place")
        place = reader.number()
        # Places are written as signed numbers: the last byte's sign is that of the whole.
        if reader.content[reader.at - 1] & 0x40:
            raise BadObject("it has data at a negative place")
        reader.byte()
        yield place, reader.bytes()


def _segment(place: int, data: bytes) -> bytes:
    """Data without the zeros at its end, which memory holds anyhow."""
    return b"\0" + _constant(place) + _sized(data.rstrip(b"\0"))


def _constant(value: int) -> bytes:
    # One byte more than may be needed, so that no number looks negative.
    padded = bytes([*(value >> shift & 0x7F | 0x80 for shift in (0, 7, 14, 21)), value >> 28])
    return bytes([I32_CONST]) + padded + bytes([END])


def _global(value: int, *, is_mutable: bool) -> bytes:
    return bytes([I32, int(is_mutable)]) + _constant(value)


def _export(name: str, kind: int, index: int) -> bytes:
    return _sized(name.encode()) + bytes([kind]) + number(index)


def _vector(items: Iterator[bytes] | Sequence[bytes]) -> bytes:
    found = list(items)
    return number(len(found)) + b"".join(found)


def _sized(body: bytes) -> bytes:
    return number(len(body)) + body
