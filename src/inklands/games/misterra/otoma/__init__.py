"""Otoma, the solo opponent: its cards, and its turn."""
