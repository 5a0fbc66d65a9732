"""Explorers: a trail that grows over a landscape of sixteen by sixteen cells."""
