"""The kernels of a title as one object for WebAssembly: linked, optimised and compiled once."""

# numba calls these by its own conventions and cannot be given types.
# mypy: ignore-errors
from __future__ import annotations

from inspect import signature
from pathlib import Path

import llvmlite.binding as llvm
import numba
import numpy as np
from llvmlite import ir
from numba.core import cgutils, types
from numba.core.llvm_bindings import create_pass_builder
from numba.np.arrayobj import make_array, populate_array

from inklands.fast.buffers import WORDS, MaskBuffer, MasksType
from inklands.fast.contract import AnyTitleKernels
from inklands.fast.wide import WORD

INTS = types.Array(types.int64, 1, "C")
I64 = ir.IntType(WORD)
NOTHING = ir.FunctionType(ir.VoidType(), ())
RUNTIME = Path(__file__).with_name("runtime.ll")


class Sampler:
    """Buffers of which only the types are asked."""

    def __init__(self, bits: int) -> None:
        self._words = bits // WORD

    def new_masks(self, count):
        return MaskBuffer(np.zeros((count, self._words), np.uint64))

    def new_ints(self, count):
        return np.zeros(count, np.int64)


def workspace_type(title: AnyTitleKernels) -> types.Type:
    """Numba's type of what kernels of *title* write to."""
    return numba.typeof(title.workspace(Sampler(title.bits), 1))


def kinds_of(kernel, bits: int, workspace: types.Type) -> list[types.Type]:
    """The types of a kernel's arguments, by the names that its source has for them."""
    by_name = {"Masks": MasksType(bits), "Ints": INTS, "Workspace": workspace, "int": types.int64}
    return [by_name[each.annotation] for each in signature(kernel).parameters.values()]


class Linker:
    """Gathers kernels, and all that they call, into one module of LLVM."""

    def __init__(self, context) -> None:
        self._context = context
        self._codegen = context.codegen()
        self._module = llvm.parse_assembly(str(self._codegen._create_empty_module("kernels")))
        self._module.link_in(llvm.parse_assembly(RUNTIME.read_text(encoding="utf-8")))
        # Calls to these appear only while machine code is made.
        self._kept = {each.name for each in self._module.functions if each.name.startswith("__")}
        self._linked = set()

    def add(self, name: str, kernel, kinds: list[types.Type]) -> None:
        """Export *kernel*: a buffer is where it begins and its length, a workspace its buffers."""
        entry = numba.njit(error_model="numpy")(lambda args: kernel(*args))
        entry.compile((types.Tuple(kinds),))
        (compiled,) = entry.overloads.values()
        self._link(compiled.library)
        door = self._door(name, compiled.fndesc, kinds)
        self._module.link_in(llvm.parse_assembly(str(door)))
        self._kept.add(name)

    def _link(self, library) -> None:
        if library not in self._linked:
            self._linked.add(library)
            self._module.link_in(library._final_module, preserve=True)
            for called in library._linking_libraries:
                self._link(called)

    def _door(self, name, fndesc, kinds):
        """A module with one function that takes plain numbers and calls the kernel."""
        context, convention = self._context, self._context.call_conv
        module = context.create_module(name)
        callee = ir.Function(
            module,
            convention.get_function_type(fndesc.restype, fndesc.argtypes),
            fndesc.llvm_func_name,
        )
        plain = [I64] * sum(map(_count, kinds))
        returns = ir.VoidType() if fndesc.restype == types.none else I64
        door = ir.Function(module, ir.FunctionType(returns, plain), name)
        builder = ir.IRBuilder(door.append_basic_block())
        given = iter(door.args)
        values = [_native(context, builder, kind, given) for kind in kinds]
        together = context.make_tuple(builder, fndesc.argtypes[0], values)
        status, result = convention.call_function(
            builder, callee, fndesc.restype, fndesc.argtypes, [together]
        )
        with builder.if_then(status.is_error, likely=False):
            # A kernel that raises has a fault: the browser stops it, and its worker is told.
            builder.call(module.declare_intrinsic("llvm.trap", (), NOTHING), ())
            builder.unreachable()
        if returns == I64:
            builder.ret(result)
        else:
            builder.ret_void()
        return module

    def emit(self) -> bytes:
        """The object: everything that is not exported is the module's own."""
        module, machine = self._module, self._codegen._tm
        for one in module.functions:
            if not one.is_declaration and one.name not in self._kept:
                one.linkage = "internal"
        for one in module.global_variables:
            if not one.is_declaration:
                one.linkage = "internal"  # The kind that C calls common is unknown here.
        module.verify()
        builder = create_pass_builder(machine, opt=2)
        passes = builder.getModulePassManager()
        passes.run(module, builder)
        return machine.emit_object(module)


def _count(kind) -> int:
    """How many plain numbers an argument is."""
    if isinstance(kind, types.BaseNamedTuple):
        return sum(map(_count, kind))
    return 1 if kind == types.int64 else 2


def _native(context, builder, kind, given):
    """An argument as numba's functions take it, from the next plain numbers of *given*."""
    if isinstance(kind, types.BaseNamedTuple):
        parts = [_native(context, builder, part, given) for part in kind]
        return context.make_tuple(builder, kind, parts)
    if kind == types.int64:
        return next(given)
    place, length = next(given), next(given)
    if isinstance(kind, MasksType):
        masks = cgutils.create_struct_proxy(kind)(context, builder)
        masks.words = _array(context, builder, WORDS, place, [length, kind.bits // WORD])
        return masks._getvalue()
    return _array(context, builder, kind, place, [length])


def _array(context, builder, kind, place, shape):
    array = make_array(kind)(context, builder)
    shape = [each if isinstance(each, ir.Value) else ir.Constant(I64, each) for each in shape]
    item = ir.Constant(I64, WORD // 8)
    strides = [builder.mul(item, shape[1]), item] if len(shape) > 1 else [item]
    data = builder.inttoptr(place, array.data.type)
    populate_array(array, data=data, shape=shape, strides=strides, itemsize=item, meminfo=None)
    return array._getvalue()
