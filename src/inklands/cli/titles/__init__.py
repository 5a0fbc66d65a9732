"""Boards for the terminal, one folder a title, found by the title's name."""
