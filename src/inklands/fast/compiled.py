"""
Kernel modules run a second time, compiled.

``compiled(module, bits)`` executes the source of a kernel module once more under another name, with
every import of `inklands.grid.kernel` answered by its compiled twin, and every import of another
kernel module by the compiled twin of that. The interpreted and the compiled module live side by
side, and have the same type.
"""

from __future__ import annotations

import builtins
import marshal
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import CodeType, ModuleType, SimpleNamespace
from typing import ParamSpec, TypeVar, cast

RUNTIME = "inklands.grid.kernel"
STREAM, ROWS = "inklands.fast.stream", "inklands.fast.rows"
"""Modules that numba has another way to do: they have twins of their own."""
TWINS = "inklands.fast.twins"
HERE = Path(__file__).parent
PYC_HEADER = 16
"""Bytes before the code in a compiled file."""
K = TypeVar("K")
T = TypeVar("T")
P = ParamSpec("P")


def is_available() -> bool:
    """Whether numba is installed; asking does not import it."""
    return find_spec("numba") is not None


def compiled(module: K, bits: int) -> K:
    """The compiled twin of a kernel module, on masks of *bits* bits."""
    # One source makes both modules, so they have the same names, and kernels of the same types.
    return cast("K", twin(source_of(kernel_module(module)), bits))


def kernel_module(module: object) -> ModuleType:
    """The module itself of one that is known by a protocol."""
    assert isinstance(module, ModuleType)
    return module


def source_of(module: ModuleType) -> Path:
    return Path(str(module.__file__))


@cache
def twin(path: Path, bits: int) -> ModuleType:
    """The compiled twin of the kernel module at *path*."""
    return compiled_source(path, bits, path.parent)


def compiled_source(path: Path, bits: int, home: Path, **given: object) -> ModuleType:
    """The source at *path* run compiled; its kernels are kept with those of the folder *home*."""
    runtime = _runtime(bits, cache_folder(home))
    name = f"{TWINS}.{home.name}.{path.stem}_{bits}"
    return execute(path, name, _importer(runtime, bits), **given)


def execute(path: Path, name: str, importer: object, **given: object) -> ModuleType:
    """The source at *path* run as a module of its own, in which the names *given* have values."""
    module = ModuleType(name)
    module.__file__ = str(path)
    module.__dict__.update(given)
    module.__dict__["__builtins__"] = {**vars(builtins), "__import__": importer}
    sys.modules[name] = module
    exec(_code(path), module.__dict__)  # noqa: S102 (our own source)
    return module


def _code(path: Path) -> CodeType:
    """The source at *path* as Python runs it; a browser is sent that instead of the source."""
    packed = path.with_suffix(".pyc")
    if packed.exists():
        found: CodeType = marshal.loads(packed.read_bytes()[PYC_HEADER:])  # noqa: S302 (ours)
        return found
    return compile(path.read_text(encoding="utf-8"), str(path), "exec")


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
        if name == STREAM:
            return import_module("inklands.fast.compiled_stream")
        if name == ROWS:
            return import_module("inklands.fast.compiled_rows").runtime(bits)
        module = builtins.__import__(name, globals, locals, fromlist or (), level)
        found = sys.modules[name]
        if fromlist and name.startswith("inklands.fast.") and hasattr(found, "kernel"):
            return twin(source_of(found), bits)
        return module

    return importer


@cache
def _runtime(bits: int, folder: Path) -> SimpleNamespace:
    _keep_cache(cache_folder(HERE))
    from inklands.fast import buffers, compiled_rows, compiled_stream, wide

    del compiled_rows, compiled_stream  # Loaded now, so that they are kept with what all share.
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
    from inklands.fast.linked import Kernel

    _keep_cache(folder)
    return Kernel(function)


def prepared(kernel: Callable[P, T], *args: P.args, **_named: P.kwargs) -> Callable[P, T]:
    """The kernel for arguments of these types; compiled, nobody looks at their types again."""
    ready: Callable[P, T] = getattr(kernel, "prepared", lambda *_args: kernel)(*args)
    return ready


@cache
def cache_folder(sources: Path) -> Path:
    """
    Where the compiled kernels of a folder of *sources* are kept for the next start.

    Numba looks only at the file of each function, so the folder's name holds a digest of everything
    that kernels are made from: a changed table or a changed callee never meets old machine code.
    It keeps what it finds by the path of the file too, so each copy of the sources has its own.
    """
    from platformdirs import user_cache_path

    key = f"{sys.version} {sources} {content_digest(sources)}"
    digest = sha256(key.encode()).hexdigest()
    return user_cache_path("inklands") / f"kernels-{sources.name}-{digest[:16]}"


@cache
def content_digest(sources: Path) -> str:
    """A digest of all that the kernels of a folder are made from, wherever it lies."""
    digest = sha256()
    # A title's kernels call the shared ones only; others, such as a benchmark's, may call any.
    called = HERE.glob("*.py") if HERE in (sources, sources.parent) else HERE.rglob("*.py")
    kernels = {*called, *sources.glob("*.py")}
    for file in (HERE.parent / "grid" / "grid.py", *sorted(kernels)):
        digest.update(file.read_bytes())
    if sources.parent == HERE:
        components = vars(import_module(f"{__package__}.{sources.name}.constants"))
        for name in sorted(components):
            if name.isupper() and isinstance(components[name], int | tuple):
                digest.update(f"{name} = {components[name]!r}".encode())
    return digest.hexdigest()


def _keep_cache(folder: Path) -> None:
    """
    Have numba keep what it compiles from now on in *folder*.

    Kernels of one source but of different widths look alike to it, so they need different ones.
    """
    from numba import config

    folder.mkdir(parents=True, exist_ok=True)
    config.CACHE_DIR = str(folder)  # type: ignore[attr-defined] # set when numba reads its settings
