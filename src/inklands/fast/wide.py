"""
The compiled mask: an unsigned machine integer of 64, 128 or 256 bits that numba can compute with.

Numba stops at 64 bits, and mixes its own unsigned and signed integers into floats; LLVM, below it,
takes integers of any width. Agrees with Python ints in tests/fast/test_wide.py.
"""

# numba calls these by its own conventions and cannot be given types.
# mypy: ignore-errors
from __future__ import annotations

import operator
from collections.abc import Callable

from llvmlite import ir
from numba import njit
from numba.core import cgutils, types
from numba.core.datamodel import models
from numba.core.imputils import lower_constant
from numba.core.typeconv import Conversion
from numba.core.typing.templates import AbstractTemplate, infer_global, signature
from numba.extending import (
    NativeValue,
    box,
    intrinsic,
    lower_builtin,
    lower_cast,
    overload_method,
    register_model,
    typeof_impl,
    unbox,
)

WORD = 64
I1, I64 = ir.IntType(1), ir.IntType(WORD)


class Wide(int):
    """A constant that numba types as a mask."""

    bits: int


class Mask64(Wide):
    bits = 64


class Mask128(Wide):
    bits = 128


class Mask256(Wide):
    bits = 256


class WideType(types.Type):
    """Numba's type of a mask."""

    def __init__(self, bits: int) -> None:
        self.bits = bits
        super().__init__(name=f"Mask{bits}")

    def can_convert_from(self, _context, other):
        return Conversion.safe if isinstance(other, types.Integer | types.Boolean) else None

    def unify(self, _context, other):
        return self if isinstance(other, types.Integer) else None


@register_model(WideType)
class WideModel(models.PrimitiveModel):
    def __init__(self, manager, wide):
        super().__init__(manager, wide, ir.IntType(wide.bits))


@typeof_impl.register(Wide)
def _typeof_mask(value, _context):
    return WideType(value.bits)


@lower_constant(WideType)
def _constant(_context, _builder, wide, value):
    return ir.Constant(ir.IntType(wide.bits), int(value))


@lower_cast(types.Integer, WideType)
def _from_number(_context, builder, number, wide, value):
    if wide.bits == WORD:
        return value
    grow = builder.sext if number.signed else builder.zext
    return grow(value, ir.IntType(wide.bits))


@lower_cast(types.IntegerLiteral, WideType)
def _from_literal(_context, _builder, number, wide, _value):
    return ir.Constant(ir.IntType(wide.bits), number.literal_value)


@lower_cast(WideType, types.Boolean)
def _to_truth(_context, builder, wide, _truth, value):
    return builder.icmp_unsigned("!=", value, ir.Constant(ir.IntType(wide.bits), 0))


def _two_masks(args: tuple[types.Type, ...]) -> WideType | None:
    """The mask among two operands, when the other is a mask or a number."""
    found = [arg for arg in args if isinstance(arg, WideType)]
    fits = all(isinstance(arg, WideType | types.Integer) for arg in args)
    return found[0] if len(args) == 2 and found and fits else None


def _binary(op, emit: Callable, result: types.Type | None = None) -> None:
    @infer_global(op)
    class Template(AbstractTemplate):
        def generic(self, args, _keywords):
            wide = _two_masks(args)
            return signature(result or wide, wide, wide) if wide else None

    lower_builtin(op, WideType, WideType)(
        lambda _context, builder, _sig, args: emit(builder, *args)
    )


def _shift(op, name: str) -> None:
    @infer_global(op)
    class Template(AbstractTemplate):
        def generic(self, args, _keywords):
            if (
                len(args) == 2
                and isinstance(args[0], WideType)
                and isinstance(args[1], types.Integer)
            ):
                return signature(args[0], args[0], types.int64)
            return None

    def lower(_context, builder, sig, args):
        mask = ir.IntType(sig.args[0].bits)
        places = args[1] if mask.width == WORD else builder.zext(args[1], mask)
        return getattr(builder, name)(args[0], places)

    lower_builtin(op, WideType, types.Integer)(lower)


def _unary(op, emit: Callable, result: types.Type | None = None) -> None:
    @infer_global(op)
    class Template(AbstractTemplate):
        def generic(self, args, _keywords):
            if len(args) == 1 and isinstance(args[0], WideType):
                return signature(result or args[0], args[0])
            return None

    lower_builtin(op, WideType)(lambda _context, builder, _sig, args: emit(builder, args[0]))


def _named(name: str) -> Callable:
    return lambda builder, *args: getattr(builder, name)(*args)


def _compared(sign: str) -> Callable:
    return lambda builder, one, two: builder.icmp_unsigned(sign, one, two)


def _against_zero(sign: str) -> Callable:
    return lambda builder, mask: builder.icmp_unsigned(sign, mask, ir.Constant(mask.type, 0))


for _name in ("and_", "or_", "xor", "sub", "add"):
    _binary(getattr(operator, _name), _named(_name))
    _binary(getattr(operator, "i" + _name.rstrip("_")), _named(_name))
for _name, _sign in (("eq", "=="), ("ne", "!="), ("lt", "<"), ("gt", ">")):
    _binary(getattr(operator, _name), _compared(_sign), types.boolean)
for _name, _emit in (("lshift", "shl"), ("rshift", "lshr")):
    _shift(getattr(operator, _name), _emit)
    _shift(getattr(operator, "i" + _name), _emit)
_unary(operator.invert, _named("not_"))
_unary(operator.neg, _named("neg"))
_unary(operator.not_, _against_zero("=="), types.boolean)
_unary(bool, _against_zero("!="), types.boolean)


def _words(builder, mask):
    """The 64-bit words of a mask, the lowest first."""
    if mask.type.width == WORD:
        return [mask]
    return [
        builder.trunc(builder.lshr(mask, ir.Constant(mask.type, WORD * k)), I64)
        for k in range(mask.type.width // WORD)
    ]


@intrinsic
def _count(_typing, mask):
    def emit(_context, builder, _sig, args):
        total = ir.Constant(I64, 0)
        for word in _words(builder, args[0]):
            total = builder.add(total, builder.ctpop(word))
        return total

    return types.int64(mask), emit


@intrinsic
def _length(_typing, mask):
    def emit(_context, builder, sig, args):
        zeros = builder.ctlz(args[0], ir.Constant(I1, 0))
        narrow = zeros if sig.args[0].bits == WORD else builder.trunc(zeros, I64)
        return builder.sub(ir.Constant(I64, sig.args[0].bits), narrow)

    return types.int64(mask), emit


@overload_method(WideType, "bit_count")
def _bit_count(mask):
    return lambda mask: _count(mask)


@overload_method(WideType, "bit_length")
def _bit_length(mask):
    return lambda mask: _length(mask)


@intrinsic
def _word(_typing, mask, _place):
    def emit(_context, builder, sig, args):
        if sig.args[0].bits == WORD:
            return args[0]
        wide = ir.IntType(sig.args[0].bits)
        start = builder.zext(builder.shl(args[1], ir.Constant(I64, 6)), wide)
        return builder.trunc(builder.lshr(args[0], start), I64)

    return types.uint64(mask, types.int64), emit


@intrinsic
def _count_word(_typing, _number):
    def emit(_context, builder, _sig, args):
        return builder.ctpop(args[0])

    return types.int64(types.uint64), emit


@intrinsic
def _nth_of_word(_typing, _word, _n):
    """The place of bit number *n* of a word."""

    def emit(context, builder, _sig, args):
        word, n = args
        # Some processors deal the bits of one word out to the bits of another in a single step.
        if "+bmi2" in context.codegen()._tm_features:  # noqa: SLF001 (numba has no other name)
            kind = ir.FunctionType(I64, [I64, I64])
            name = "llvm.x86.bmi.pdep.64"
            deposit = cgutils.get_or_insert_function(builder.module, kind, name)
            left = builder.call(deposit, [builder.shl(ir.Constant(I64, 1), n), word])
        else:
            left = _without_lowest(builder, word, n)
        return builder.cttz(left, ir.Constant(I1, 1))

    return types.int64(types.uint64, types.int64), emit


def _without_lowest(builder, word, n):
    """A word that has lost *n* of its bits, the lowest first."""
    left = cgutils.alloca_once_value(builder, word)
    with cgutils.for_range(builder, n):
        now = builder.load(left)
        builder.store(builder.and_(now, builder.sub(now, ir.Constant(I64, 1))), left)
    return builder.load(left)


@njit(cache=True, nogil=True)
def nth(mask, n):
    """The compiled twin of `inklands.grid.grid.nth`."""
    place = 0
    word = _word(mask, 0)
    count = _count_word(word)
    while n >= count:
        n -= count
        place += 1
        word = _word(mask, place)
        count = _count_word(word)
    return 64 * place + _nth_of_word(word, n)


@box(WideType)
def _to_python(_wide, value, context):
    api = context.pyapi
    width = api.long_from_ulonglong(ir.Constant(I64, WORD))
    result = api.long_from_ulonglong(ir.Constant(I64, 0))
    for word in reversed(_words(context.builder, value)):
        part = api.long_from_ulonglong(word)
        moved = api.number_lshift(result, width)
        joined = api.number_or(moved, part)
        for used in (part, moved, result):
            api.decref(used)
        result = joined
    api.decref(width)
    return result


@unbox(WideType)
def _from_python(wide, value, context):
    api, builder = context.pyapi, context.builder
    mask = ir.IntType(wide.bits)
    width = api.long_from_ulonglong(ir.Constant(I64, WORD))
    ones = api.long_from_ulonglong(ir.Constant(I64, (1 << WORD) - 1))
    api.incref(value)
    result = ir.Constant(mask, 0)
    for k in range(wide.bits // WORD):
        low = api.number_and(value, ones)
        word = api.long_as_ulonglong(low)
        grown = word if wide.bits == WORD else builder.zext(word, mask)
        result = builder.or_(result, builder.shl(grown, ir.Constant(mask, WORD * k)))
        rest = api.number_rshift(value, width)
        api.decref(low)
        api.decref(value)
        value = rest
    for used in (width, ones, value):
        api.decref(used)
    return NativeValue(result)
