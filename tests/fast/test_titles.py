import subprocess
import sys

import pytest

from inklands.core.catalogue import titles
from inklands.fast.specialised import compiled_search_kernels, search_kernels
from inklands.fast.titles import kernel_titles, title_kernels


def test_the_titles_with_kernels_are_found_by_their_folders():
    assert kernel_titles() == ("cartographers", "explorers", "misterra")
    assert set(kernel_titles()) <= set(titles())


def test_finding_them_loads_none_of_them():
    program = (
        "import sys; from inklands.fast.titles import kernel_titles\n"
        "found = kernel_titles()\n"
        "sys.exit(any(f'inklands.fast.{title}.constants' in sys.modules for title in found))"
    )

    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


@pytest.mark.parametrize("title", kernel_titles())
def test_one_source_of_the_search_runs_with_the_model_of_each_title(title: str):
    offered = title_kernels(title)
    kernels = search_kernels(offered.model)

    assert kernels.model is offered.model
    assert kernels is search_kernels(offered.model)
    assert compiled_search_kernels(offered.model, offered.bits).model is not offered.model
