"""The table: a server that seats people and bots at a match and tells each what it may see."""
