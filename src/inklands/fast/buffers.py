"""Compiled constants, and buffers of masks that lie in numpy arrays of 64-bit words."""

# numba calls these by its own conventions and cannot be given types.
# mypy: ignore-errors
from __future__ import annotations

import operator
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from llvmlite import ir
from numba import njit
from numba.core import cgutils, types
from numba.core.datamodel import models
from numba.core.imputils import lower_constant
from numba.core.typing.templates import AbstractTemplate, infer_global, signature
from numba.extending import (
    NativeValue,
    box,
    intrinsic,
    lower_builtin,
    make_attribute_wrapper,
    overload,
    register_model,
    typeof_impl,
    unbox,
)

from inklands.fast.wide import WORD, WideType

BYTES = ir.IntType(8).as_pointer()
WORDS = types.Array(types.uint64, 2, "C")


class Constants(tuple[int, ...]):
    """Constant numbers."""

    __slots__ = ()


class MaskConstants(tuple[int, ...]):  # noqa: SLOT001 (its subclasses set the width)
    """Constant masks."""

    bits: int


class MaskConstants64(MaskConstants):
    bits = 64


class MaskConstants128(MaskConstants):
    bits = 128


class MaskConstants256(MaskConstants):
    bits = 256


class ConstantsType(types.Type):
    """Constants; numbers where *bits* is 0."""

    def __init__(self, bits: int, length: int) -> None:
        self.bits = bits
        self.length = length
        super().__init__(name=f"Constants({bits}, {length})")


@register_model(ConstantsType)
class ConstantsModel(models.PrimitiveModel):
    def __init__(self, manager, constants):
        super().__init__(manager, constants, BYTES)


@typeof_impl.register(Constants)
def _typeof_constants(value, _context):
    return ConstantsType(0, len(value))


@typeof_impl.register(MaskConstants)
def _typeof_mask_table(value, _context):
    return ConstantsType(value.bits, len(value))


def _item(constants: ConstantsType) -> ir.IntType:
    return ir.IntType(constants.bits or WORD)


@lower_constant(ConstantsType)
def _lowered_constants(_context, builder, constants, value):
    item = _item(constants)
    array = ir.ArrayType(item, len(value))
    name = builder.module.get_unique_name("table")
    constant = cgutils.add_global_variable(builder.module, array, name)
    constant.global_constant = True
    constant.linkage = "internal"
    constant.align = 16
    constant.initializer = ir.Constant(array, [ir.Constant(item, int(x)) for x in value])
    return builder.bitcast(constant, BYTES)


@infer_global(operator.getitem)
class ConstantItem(AbstractTemplate):
    def generic(self, args, _keywords):
        if isinstance(args[0], ConstantsType):
            item = WideType(args[0].bits) if args[0].bits else types.int64
            return signature(item, args[0], types.int64)
        return None


@lower_builtin(operator.getitem, ConstantsType, types.Integer)
def _constant_item(_context, builder, sig, args):
    items = builder.bitcast(args[0], _item(sig.args[0]).as_pointer())
    return builder.load(builder.gep(items, [args[1]]))


@dataclass(slots=True)
class MaskBuffer:
    """A buffer of masks as Python holds it; kernels take it where they expect masks."""

    words: npt.NDArray[np.uint64]

    def __getitem__(self, place):
        """One mask as an int, or a list of them for a slice."""
        size = 8 * self.words.shape[1]
        raw = self.words[place].astype("<u8").tobytes()
        found = [int.from_bytes(raw[at : at + size], "little") for at in range(0, len(raw), size)]
        return found if isinstance(place, slice) else found[0]

    def __setitem__(self, place: int, mask: int) -> None:
        width = self.words.shape[1]
        self.words[place] = [mask >> WORD * k & (1 << WORD) - 1 for k in range(width)]

    def __len__(self) -> int:
        return len(self.words)


class MasksType(types.Type):
    """Numba's type of a buffer of masks."""

    def __init__(self, bits: int) -> None:
        self.bits = bits
        super().__init__(name=f"Masks{bits}")


BUFFERS = {bits // WORD: MasksType(bits) for bits in (64, 128, 256)}
"""By words a mask: looked up at each call from Python, as making them anew takes long."""


@register_model(MasksType)
class MasksModel(models.StructModel):
    def __init__(self, manager, masks):
        super().__init__(manager, masks, [("words", WORDS)])


make_attribute_wrapper(MasksType, "words", "words")


@typeof_impl.register(MaskBuffer)
def _typeof_buffer(value, _context):
    return BUFFERS[value.words.shape[1]]


@overload(len)
def _length(buffer):
    return (lambda buffer: len(buffer.words)) if isinstance(buffer, MasksType) else None


@intrinsic(prefer_literal=True)
def _as_masks(_typing, words, bits):
    masks = MasksType(bits.literal_value)

    def emit(context, builder, _sig, args):
        buffer = cgutils.create_struct_proxy(masks)(context, builder)
        buffer.words = args[0]
        context.nrt.incref(builder, WORDS, args[0])
        return buffer._getvalue()  # noqa: SLF001 (numba names it so)

    return masks(WORDS, bits), emit


@njit(cache=True, nogil=True)
def new_masks_64(count):
    return _as_masks(np.zeros((count, 1), np.uint64), 64)


@njit(cache=True, nogil=True)
def new_masks_128(count):
    return _as_masks(np.zeros((count, 2), np.uint64), 128)


@njit(cache=True, nogil=True)
def new_masks_256(count):
    return _as_masks(np.zeros((count, 4), np.uint64), 256)


@njit(cache=True, nogil=True)
def new_ints(count):
    return np.zeros(count, np.int64)


@infer_global(operator.getitem)
class BufferItem(AbstractTemplate):
    def generic(self, args, _keywords):
        if isinstance(args[0], MasksType):
            return signature(WideType(args[0].bits), args[0], types.int64)
        return None


@infer_global(operator.setitem)
class BufferSetItem(AbstractTemplate):
    def generic(self, args, _keywords):
        if isinstance(args[0], MasksType):
            return signature(types.none, args[0], types.int64, WideType(args[0].bits))
        return None


def _place(context, builder, masks, buffer, index):
    outer = cgutils.create_struct_proxy(masks)(context, builder, buffer)
    array = cgutils.create_struct_proxy(WORDS)(context, builder, outer.words)
    first = builder.bitcast(array.data, ir.IntType(masks.bits).as_pointer())
    return builder.gep(first, [index])


@lower_builtin(operator.getitem, MasksType, types.Integer)
def _buffer_item(context, builder, sig, args):
    return builder.load(_place(context, builder, sig.args[0], args[0], args[1]), align=8)


@lower_builtin(operator.setitem, MasksType, types.Integer, WideType)
def _buffer_set(context, builder, sig, args):
    builder.store(args[2], _place(context, builder, sig.args[0], args[0], args[1]), align=8)
    return context.get_dummy_value()


@unbox(MasksType)
def _from_python(masks, value, context):
    words = context.pyapi.object_getattr_string(value, "words")
    native = context.unbox(WORDS, words)
    buffer = cgutils.create_struct_proxy(masks)(context.context, context.builder)
    buffer.words = native.value
    context.pyapi.decref(words)
    value = buffer._getvalue()  # noqa: SLF001 (the same)
    return NativeValue(value, is_error=native.is_error)


@box(MasksType)
def _to_python(masks, value, context):
    api = context.pyapi
    buffer = cgutils.create_struct_proxy(masks)(context.context, context.builder, value)
    words = context.box(WORDS, buffer.words)
    make = api.unserialize(api.serialize_object(MaskBuffer))
    result = api.call_function_objargs(make, [words])
    api.decref(words)
    api.decref(make)
    return result
