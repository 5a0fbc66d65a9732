"""
Kernel modules run a second time, compiled.

``compiled(name)`` executes the source of a kernel module once more under another name, with every
import of `inklands.grid.kernel` answered by its compiled twin, and every import of another kernel
module by the compiled twin of that. The interpreted and the compiled module live side by side.
"""

from __future__ import annotations

import builtins
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType, SimpleNamespace

RUNTIME = "inklands.grid.kernel"
TWINS = "inklands.fast.twins"
BITS = {"cartographers": 128, "misterra": 64, "explorers": 256}
HERE = Path(__file__).parent


def is_available() -> bool:
    """Whether numba is installed; asking does not import it."""
    return find_spec("numba") is not None


@cache
def compiled(name: str) -> ModuleType:
    """The compiled twin of ``inklands.fast.NAME``, such as ``cartographers.rules``."""
    path = HERE.joinpath(*name.split("."))
    return twin(path.with_suffix(".py"), BITS[name.split(".", maxsplit=1)[0]])


@cache
def twin(path: Path, bits: int) -> ModuleType:
    """The compiled twin of the kernel module at *path*, on masks of *bits* bits."""
    runtime = _runtime(bits, cache_folder(path.parent))
    module = ModuleType(f"{TWINS}.{path.parent.name}.{path.stem}_{bits}")
    module.__file__ = str(path)
    module.__dict__["__builtins__"] = {**vars(builtins), "__import__": _importer(runtime, bits)}
    sys.modules[module.__name__] = module
    exec(compile(path.read_text(encoding="utf-8"), str(path), "exec"), module.__dict__)  # noqa: S102
    return module


def _importer(runtime: SimpleNamespace, bits: int) -> object:
    def importer(
        name: str,
        globals: Mapping[str, object] | None = None,  # noqa: A002 (as the import statement calls it)
        locals: Mapping[str, object] | None = None,  # noqa: A002 (the same)
        fromlist: Sequence[str] | None = (),
        level: int = 0,
    ) -> object:
        if name == RUNTIME:
            return runtime
        module = builtins.__import__(name, globals, locals, fromlist or (), level)
        found = sys.modules[name]
        if fromlist and name.startswith("inklands.fast.") and hasattr(found, "kernel"):
            return twin(Path(str(found.__file__)), bits)
        return module

    return importer


@cache
def _runtime(bits: int, folder: Path) -> SimpleNamespace:
    _keep_cache(cache_folder(HERE))
    from inklands.fast import buffers, wide

    masks = getattr(buffers, f"MaskConstants{bits}")
    return SimpleNamespace(
        Mask=getattr(wide, f"Mask{bits}"),
        Masks=masks,
        Ints=buffers.Constants,
        mask_constants=masks,
        kernel=partial(_compiled_kernel, folder / str(bits)),
        new_masks=getattr(buffers, f"new_masks_{bits}"),
        new_ints=buffers.new_ints,
        nth=wide.nth,
        constants=buffers.Constants,
    )


def _compiled_kernel(folder: Path, function: Callable[..., object]) -> Callable[..., object]:
    import numba

    _keep_cache(folder)
    compiling = numba.njit(cache=True, nogil=True, error_model="numpy")
    kernel: Callable[..., object] = compiling(function)
    return kernel


@cache
def cache_folder(sources: Path) -> Path:
    """
    Where the compiled kernels of a folder of *sources* are kept for the next start.

    Numba looks only at the file of each function, so the folder's name holds a digest of everything
    that kernels are made from: a changed table or a changed callee never meets old machine code.
    It keeps what it finds by the path of the file too, so each copy of the sources has its own.
    """
    from platformdirs import user_cache_path

    digest = sha256(f"{sys.version} {sources}".encode())
    kernels = {*HERE.glob("*.py"), *sources.glob("*.py")}
    for file in (HERE.parent / "grid" / "grid.py", *sorted(kernels)):
        digest.update(file.read_bytes())
    if sources.parent == HERE:
        components = vars(import_module(f"inklands.fast.{sources.name}.constants"))
        for name in sorted(components):
            if name.isupper() and isinstance(components[name], int | tuple):
                digest.update(f"{name} = {components[name]!r}".encode())
    return user_cache_path("inklands") / f"kernels-{sources.name}-{digest.hexdigest()[:16]}"


def _keep_cache(folder: Path) -> None:
    """
    Have numba keep what it compiles from now on in *folder*.

    Kernels of one source but of different widths look alike to it, so they need different ones.
    """
    from numba import config

    folder.mkdir(parents=True, exist_ok=True)
    config.CACHE_DIR = str(folder)  # type: ignore[attr-defined] # set when numba reads its settings
