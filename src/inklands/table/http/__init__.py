"""The table over HTTP and sockets: routes, who may speak, the built page."""
