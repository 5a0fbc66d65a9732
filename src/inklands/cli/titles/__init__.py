"""Boards for the terminal, one module a title, found by the title's name."""
