import subprocess
import sys

from mapwright.fast import compiled as loader
from mapwright.fast.cartographers import rules


def test_the_interpreted_and_the_compiled_module_live_side_by_side():
    twin = loader.compiled("cartographers.rules")

    assert twin is loader.compiled("cartographers.rules")
    assert isinstance(rules.map_of, type(lambda: None))
    assert not isinstance(twin.map_of, type(lambda: None))
    assert rules.seeded(7) == twin.seeded(7)


def test_the_cache_is_named_after_all_that_kernels_are_made_from():
    folder = loader.cache_folder()

    assert folder.name == f"kernels-{loader._digest()}"
    assert folder == loader.cache_folder()


def test_the_way_to_a_match_and_to_the_bots_does_not_import_numba():
    program = (
        "import sys, mapwright, mapwright.bots.levels, mapwright.bots.flat\n"
        "match = mapwright.new_match('cartographers', seed=7)\n"
        "match.play(0, match.legal_actions(0)[0])\n"
        "sys.exit('numba' in sys.modules or 'numpy' in sys.modules)"
    )

    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
