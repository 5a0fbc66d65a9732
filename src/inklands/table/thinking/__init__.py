"""Thinking aside: questions to bots, the processes that answer them, reviews."""
