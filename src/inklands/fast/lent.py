"""
Buffers as kernels hand them to each other: where one begins, and how long it is.

An array of numba's is seven words or more, and counts who holds it at every call. A kernel that is
called by another only borrows: the first caller keeps the buffer alive. As elsewhere in kernels, a
place in a buffer is never negative and never past its end, and nobody looks whether it is.
"""

# numba calls these by its own conventions and cannot be given types.
# mypy: ignore-errors
from __future__ import annotations

import operator

from llvmlite import ir
from numba.core import cgutils, types
from numba.core.datamodel import models
from numba.core.typing.templates import AbstractTemplate, infer_global, signature
from numba.extending import intrinsic, lower_builtin, lower_cast, overload, register_model

from inklands.fast.buffers import WORDS, MasksType
from inklands.fast.wide import WORD, WideType

I64 = ir.IntType(WORD)


class LentType(types.Type):
    """A buffer of masks or numbers."""

    def __init__(self, item: types.Type) -> None:
        self.item = item
        super().__init__(name=f"Lent({item})")


class LentRowsType(types.Type):
    """Buffers of one length, one after another; those of masks are known by their words."""

    def __init__(self, item: types.Type) -> None:
        self.item = item
        super().__init__(name=f"LentRows({item})")


class _LentModel(models.StructModel):
    def __init__(self, manager, lent_type):
        fields = [("first", types.CPointer(lent_type.item)), ("length", types.int64)]
        super().__init__(manager, lent_type, fields)


register_model(LentType)(_LentModel)
register_model(LentRowsType)(_LentModel)


def lent(kind: types.Type) -> types.Type:
    """The type as which a kernel hands on an argument of type *kind*."""
    if isinstance(kind, MasksType):
        return LentType(WideType(kind.bits))
    if isinstance(kind, types.Array) and kind.layout == "C":
        return LentType(kind.dtype) if kind.ndim == 1 else LentRowsType(kind.dtype)
    if isinstance(kind, types.BaseNamedTuple):
        return types.BaseTuple.from_types(tuple(map(lent, kind)), kind.instance_class)
    return kind


@lower_cast(types.Array, LentType)
def _lend_array(context, builder, array_type, lent_type, array):
    own = cgutils.create_struct_proxy(array_type)(context, builder, array)
    return _lent(context, builder, lent_type, own.data, own.nitems)


@lower_cast(types.Array, LentRowsType)
def _lend_rows(context, builder, array_type, lent_type, array):
    own = cgutils.create_struct_proxy(array_type)(context, builder, array)
    sizes = cgutils.unpack_tuple(builder, own.shape)
    length = sizes[1]
    for size in sizes[2:]:
        length = builder.mul(length, size)
    return _lent(context, builder, lent_type, own.data, length)


@lower_cast(MasksType, LentType)
def _lend_masks(context, builder, masks, lent_type, buffer):
    outer = cgutils.create_struct_proxy(masks)(context, builder, buffer)
    own = cgutils.create_struct_proxy(WORDS)(context, builder, outer.words)
    length = cgutils.unpack_tuple(builder, own.shape)[0]
    return _lent(context, builder, lent_type, own.data, length)


@lower_cast(types.BaseNamedTuple, types.BaseNamedTuple)
def _lend_each(context, builder, own, lent_type, value):
    parts = zip(cgutils.unpack_tuple(builder, value), own, lent_type, strict=True)
    return context.make_tuple(
        builder, lent_type, [context.cast(builder, part, *kinds) for part, *kinds in parts]
    )


def _lent(context, builder, lent_type, first, length):
    buffer = cgutils.create_struct_proxy(lent_type)(context, builder)
    buffer.first = builder.bitcast(first, buffer.first.type)
    buffer.length = length
    return buffer._getvalue()  # noqa: SLF001 (numba names it so)


@overload(len)
def _length(buffer):
    return (lambda buffer: _length_of(buffer)) if isinstance(buffer, LentType) else None


@intrinsic
def _length_of(_typing, buffer):
    def emit(context, builder, sig, args):
        return cgutils.create_struct_proxy(sig.args[0])(context, builder, args[0]).length

    return types.int64(buffer), emit


@infer_global(operator.getitem)
class LentItem(AbstractTemplate):
    def generic(self, args, _keywords):
        if isinstance(args[0], LentType):
            return signature(args[0].item, args[0], types.int64)
        return None


@infer_global(operator.setitem)
class LentSetItem(AbstractTemplate):
    def generic(self, args, _keywords):
        if isinstance(args[0], LentType):
            return signature(types.none, args[0], types.int64, args[0].item)
        return None


def place(context, builder, kind, buffer, index):
    """A pointer to the item at *index* of a buffer that is lent, or of one's own array."""
    proxy = cgutils.create_struct_proxy(kind)(context, builder, buffer)
    first = proxy.data if isinstance(kind, types.Array) else proxy.first
    return builder.gep(first, [index], inbounds=True)


def _align(lent_type) -> int:
    """Masks lie on whole words, as numpy's arrays of words do."""
    return 8 if isinstance(lent_type.item, WideType) else lent_type.item.bitwidth // 8


@lower_builtin(operator.getitem, LentType, types.Integer)
def _item(context, builder, sig, args):
    where = place(context, builder, sig.args[0], *args)
    return builder.load(where, align=_align(sig.args[0]))


@lower_builtin(operator.setitem, LentType, types.Integer, types.Any)
def _set_item(context, builder, sig, args):
    where = place(context, builder, sig.args[0], args[0], args[1])
    builder.store(args[2], where, align=_align(sig.args[0]))
    return context.get_dummy_value()


@intrinsic(prefer_literal=True)
def lent_row(_typing, rows, row, bits):
    """One of the rows, as masks of so many bits; as what they are where that is 0."""
    width = bits.literal_value
    kind = LentType(WideType(width) if width else rows.item)

    def emit(context, builder, sig, args):
        own = cgutils.create_struct_proxy(sig.args[0])(context, builder, args[0])
        first = builder.gep(own.first, [builder.mul(args[1], own.length)], inbounds=True)
        words = ir.Constant(I64, max(width // WORD, 1))
        return _lent(context, builder, kind, first, builder.udiv(own.length, words))

    return kind(rows, types.int64, bits), emit
