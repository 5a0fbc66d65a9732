"""The table inside a browser: the same lobby, with the browser's own storage, news and workers."""
