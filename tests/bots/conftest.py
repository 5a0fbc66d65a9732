import pytest

from mapwright.fast.warm import FLAT_TITLES, warm


@pytest.fixture(scope="session", autouse=True)
def compiled_kernels():
    """Bots of these tests think compiled from the first move."""
    for title in FLAT_TITLES:
        warm(title)
