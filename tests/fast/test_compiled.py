import subprocess
import sys

from inklands.fast import compiled as loader
from inklands.fast.cartographers import legal
from inklands.fast.cartographers.title import KERNELS


def test_the_interpreted_and_the_compiled_module_live_side_by_side():
    twin = loader.compiled(legal, KERNELS.bits)

    assert twin is loader.compiled(legal, KERNELS.bits)
    assert isinstance(legal.map_of, type(lambda: None))
    assert not isinstance(twin.map_of, type(lambda: None))
    assert legal.place_of(14) == twin.place_of(14)


def test_the_cache_is_named_after_all_that_kernels_are_made_from(tmp_path):
    one, two = tmp_path / "one", tmp_path / "two"
    for folder in (one, two):
        folder.mkdir()
        folder.joinpath("kernels.py").write_text(f"# {folder.name}")
    names = {loader.cache_folder(folder).name.rpartition("-")[2] for folder in (one, two)}

    assert len(names) == 2
    assert loader.cache_folder(one) == loader.cache_folder.__wrapped__(one)


def test_the_way_to_a_match_and_to_the_bots_does_not_import_numba():
    program = (
        "import sys, inklands, inklands.bots.levels, inklands.bots.flat\n"
        "match = inklands.new_match('cartographers', seed=7)\n"
        "match.play(0, match.legal_actions(0)[0])\n"
        "sys.exit('numba' in sys.modules or 'numpy' in sys.modules)"
    )

    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_every_start_of_the_program_finds_the_same_cache():
    program = (
        "from inklands.fast.compiled import HERE, cache_folder\n"
        "print(cache_folder(HERE / 'cartographers'))"
    )
    found = {
        subprocess.check_output([sys.executable, "-c", program], env={"PYTHONHASHSEED": seed})
        for seed in ("1", "2")
    }

    assert len(found) == 1
