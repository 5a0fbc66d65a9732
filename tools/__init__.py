"""
What go.py is made of: setting up, building and checking, with the standard library only.

Everything else goes into .venv and .boot.
"""

import sys

# Before any other file of this folder is read: an older Python could not read them.
if sys.version_info < (3, 11):  # noqa: UP036 (this is the line that tells an older Python so)
    sys.exit(f"Inklands needs Python 3.11 or newer; this is Python {sys.version.split()[0]}.")
