"""
Numba's compiler turned to WebAssembly: it types and lowers as ever, and stops at LLVM.

Everything that the decorators of numba compile after `compile_for_wasm` goes this way, so a process
that builds modules runs no kernels. Machine code is made once, from all functions together
(`fast/wasm/linking.py`), instead of anew for each function with all that it calls.
"""

# numba calls these by its own conventions and cannot be given types.
# mypy: ignore-errors
from __future__ import annotations

import llvmlite.binding as llvm
from numba.core import dispatcher
from numba.core.caching import NullCache
from numba.core.codegen import CPUCodegen, CPUCodeLibrary
from numba.core.cpu import CPUContext
from numba.core.registry import cpu_target

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+mutable-globals,+nontrapping-fptoint,+sign-ext"
"""What every browser has that runs Python in WebAssembly."""


def compile_for_wasm() -> CPUContext:
    """Have numba compile for WebAssembly from now on; before it has compiled anything."""
    assert "_toplevel_target_context" not in vars(cpu_target)
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    context = WasmContext(cpu_target.typing_context, "cpu")
    cpu_target._toplevel_target_context = context
    # The LLVM of single functions is not worth keeping: whole modules are.
    dispatcher.FunctionCache = lambda _function: NullCache()
    return context


class WasmLibrary(CPUCodeLibrary):
    """The LLVM of one function as numba wrote it, and the libraries of those it calls."""

    def _optimize_functions(self, ll_module):
        ll_module.data_layout = self._codegen._data_layout

    def finalize(self):
        self._raise_if_finalized()
        self._finalized = True

    def get_pointer_to_function(self, _name):
        return 1  # Numba knows functions by an object with an address, which nobody calls.


class WasmCodegen(CPUCodegen):
    """Makes libraries that lay data out as WebAssembly does: its pointers have 32 bits."""

    _library_class = WasmLibrary

    def _init(self, llvm_module):
        target = llvm.Target.from_triple(TRIPLE)
        self._tm_features = FEATURES
        options = {"cpu": "generic", "features": FEATURES, "reloc": "static"}
        self._tm = target.create_target_machine(opt=3, **options)
        self._target_data = self._tm.target_data
        self._data_layout = str(self._target_data)

    def _create_empty_module(self, name):
        module = super()._create_empty_module(name)
        module.triple = TRIPLE
        return module

    def _add_module(self, module):
        pass

    def set_env(self, env_name, env):
        pass


class WasmContext(CPUContext):
    """Lowers functions as for this machine; nobody calls them from its Python."""

    def init(self):
        self.is32bit = False  # That is said of machines without division of 64 bits.
        self._internal_codegen = WasmCodegen("inklands.wasm")

    def create_cpython_wrapper(self, *_parts, **_options):
        pass

    def create_cfunc_wrapper(self, *_parts, **_options):
        pass
