"""The interface of a game, and what is built on it: matches, records, data, conformance."""
