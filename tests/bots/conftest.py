import pytest

from inklands.fast.warm import warm


@pytest.fixture(scope="session", autouse=True)
def compiled_kernels():
    """Bots of these tests think compiled from the first move."""
    warm("cartographers")
