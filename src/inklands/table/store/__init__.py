"""Where tables are kept: one small interface, and what stands behind it."""
