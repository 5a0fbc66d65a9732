"""
Kernels compiled as one program: all that a kernel calls is linked first and optimised once.

Numba makes machine code of every function, and of all that it calls again in each caller. A kernel
is compiled here in one of two ways instead. What Python calls is a *whole*: it is linked with every
kernel below it, none of which anybody else can see, so LLVM may inline what is called once, drop
arguments nobody reads, and does so once. What kernels call is a *part*: it stays LLVM's text until
a whole takes it in.
"""

# numba calls these by its own conventions and cannot be given types.
# mypy: ignore-errors
from __future__ import annotations

from collections.abc import Callable
from functools import update_wrapper

from numba import njit
from numba.core import types
from numba.core.codegen import JITCodeLibrary, JITCPUCodegen
from numba.core.compiler import Compiler
from numba.core.compiler_lock import require_global_compiler_lock
from numba.core.datamodel.models import OpaqueModel
from numba.extending import register_model, typeof_impl

from inklands.fast.lent import lent


class Part(JITCodeLibrary):
    """A kernel that other kernels call: never run by itself."""

    def finalize(self):
        self._raise_if_finalized()
        self._finalized = True

    def get_pointer_to_function(self, _name):
        return 0

    @property
    def codegen(self):
        return self

    def set_env(self, _name, _environment):
        """Numba's environments hold what Python objects a function needs; kernels need none."""


class Whole(JITCodeLibrary):
    """A kernel that Python calls, with every kernel below it."""

    def finalize(self):
        require_global_compiler_lock()
        self._raise_if_finalized()
        module = self._final_module
        own = {function.name for function in module.functions if not function.is_declaration}
        for library in _reached(self):
            self._reload_init.update(library._reload_init)
            is_part = isinstance(library, Part)
            found = library._final_module if is_part else library._get_module_for_linking()
            module.link_in(found, preserve=True)
        for function in module.functions:
            if not function.is_declaration and function.name not in own:
                function.linkage = "internal"
        self._optimize_final_module()
        module.verify()
        self._finalize_final_module()

    def _optimize_final_module(self):
        # Loops over masks of more than 64 bits get slower in vectors: their shifts have none.
        passes, builder = self._codegen._module_pass_manager(
            loop_vectorize=False, slp_vectorize=False
        )
        passes.run(self._final_module, builder)


def _reached(library):
    """Every library that a whole is linked with, each once."""
    found, waiting = {}, list(library._linking_libraries)
    while waiting:
        one = waiting.pop()
        if one not in found:
            found[one] = None
            waiting += one._linking_libraries if isinstance(one, Part) else []
    return found


class PartCompiler(Compiler):
    """Numba's compiler, which leaves a kernel to those that call it."""

    kind = Part

    def compile_extra(self, function):
        codegen = self.state.targetctx.codegen()
        # Whoever compiles for another machine has libraries of its own.
        if isinstance(codegen, JITCPUCodegen):
            self.state.library = self.kind(codegen, function.__qualname__)
            self.state.library.enable_object_caching()
        return super().compile_extra(function)


class WholeCompiler(PartCompiler):
    """Numba's compiler, which takes in every kernel that is called."""

    kind = Whole


class Kernel:
    """A compiled kernel: to Python a whole, to other kernels a part."""

    def __init__(self, function: Callable[..., object]) -> None:
        update_wrapper(self, function)
        common = {"nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True}
        self.part = njit(pipeline_class=PartCompiler, no_cpython_wrapper=True, **common)(function)
        self.whole = njit(pipeline_class=WholeCompiler, cache=True, **common)(function)

    def __call__(self, *args: object) -> object:
        return self.whole(*args)

    def prepared(self, *args: object) -> Callable[..., object]:
        """
        What runs when it is called with such arguments, for callers who always give the same types.

        Numba looks at every argument before each call, which takes 50 µs for a batch of matches.
        """
        return self.whole.compile(tuple(map(self.whole.typeof_pyval, args)))


class KernelType(types.Dispatcher):
    """What numba takes a kernel for: a function that is lent its buffers."""

    def get_call_type(self, context, args, kws):
        named = {name: lent(kind) for name, kind in kws.items()}
        return super().get_call_type(context, tuple(map(lent, args)), named)


register_model(KernelType)(OpaqueModel)


@typeof_impl.register(Kernel)
def _typeof_kernel(kernel, _context):
    return KernelType(kernel.part)
