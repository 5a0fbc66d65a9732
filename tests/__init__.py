"""Tests of Inklands. A package by name: one that `go.py bench` installs is called `tests` too."""
