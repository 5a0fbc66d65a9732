"""The match of a table as its viewers follow it: played, kept, or standing still."""
