"""The server's border: HTTP routes, sockets, middleware and errors."""
