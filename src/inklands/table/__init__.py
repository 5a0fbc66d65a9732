"""The table: a server that seats people and bots at a match and sends each what it may see."""
