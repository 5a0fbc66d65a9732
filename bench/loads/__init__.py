"""Servers under load, ours and a peer, and the clients that play there."""
