"""
The kernels of titles as WebAssembly: ``python -m inklands.fast.wasm.build DIR [TITLE ...]``.

Each is a file ``kernels-TITLE-DIGEST.wasm``; `kernels.json` says which title has which. What was
built before from the same sources is taken from the cache.
"""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path

from inklands.fast.compiled import HERE, content_digest, is_available
from inklands.fast.titles import kernel_titles, title_kernels
from inklands.fast.wasm.exports import MODEL, SEARCH

LIST = "kernels.json"


def build(folder: Path, titles: Sequence[str]) -> Mapping[str, str]:
    """Write the kernels of *titles* to *folder*; the files they are in."""
    folder.mkdir(parents=True, exist_ok=True)
    for former in folder.glob("kernels-*.wasm"):
        former.unlink()
    files = {title: _written(folder, title) for title in titles}
    folder.joinpath(LIST).write_text(json.dumps(files, indent=1) + "\n", encoding="utf-8")
    return files


def _written(folder: Path, title: str) -> str:
    kept = kept_module(title)
    shutil.copyfile(kept, folder / kept.name)
    return kept.name


def kept_module(title: str) -> Path:
    """Where the module of *title* is kept; it is compiled now if it must be."""
    from platformdirs import user_cache_path

    kept = user_cache_path("inklands") / f"kernels-{title}-{digest(title)}.wasm"
    if not kept.exists():
        content = compiled_module(title)
        kept.parent.mkdir(parents=True, exist_ok=True)
        # Whole or not at all: another process may look for it.
        part = kept.with_suffix(".part")
        part.write_bytes(content)
        part.replace(kept)
    return kept


def digest(title: str) -> str:
    """A digest of everything that a module is made from."""
    import llvmlite
    import numba

    found = sha256(content_digest(HERE / title).encode())
    found.update(f"{numba.__version__} {llvmlite.__version__}".encode())
    for file in sorted(Path(__file__).parent.iterdir()):
        if file.suffix in {".py", ".ll"}:
            found.update(file.read_bytes())
    return found.hexdigest()[:16]


def compiled_module(
    title: str, search: Sequence[str] = SEARCH, model: Sequence[str] = MODEL
) -> bytes:
    """The module of *title* with these kernels of its search and of its model."""
    context = _context()  # Before anything is imported that numba looks at.
    from inklands.fast.specialised import compiled_search_kernels
    from inklands.fast.wasm.linking import Linker, kinds_of, workspace_type
    from inklands.fast.wasm.module import linked

    linker, offered = Linker(context), title_kernels(title)
    kernels = compiled_search_kernels(offered.model, offered.bits)
    workspace = workspace_type(offered)
    for home, names in ((kernels, search), (kernels.model, model)):
        for name in names:
            kernel = getattr(home, name)
            linker.add(name, kernel, kinds_of(kernel, offered.bits, workspace))
    return linked(linker.emit(), (*search, *model))


@cache
def _context() -> object:
    """Numba is turned to WebAssembly once, for as long as the process lives."""
    from inklands.fast.wasm.target import compile_for_wasm

    return compile_for_wasm()


def main(arguments: Sequence[str]) -> int:
    if not arguments:
        sys.stderr.write("usage: python -m inklands.fast.wasm.build DIR [TITLE ...]\n")
        return 2
    # Without a compiler bots of the page think with interpreted kernels.
    titles = (arguments[1:] or kernel_titles()) if is_available() else ()
    build(Path(arguments[0]), titles)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
