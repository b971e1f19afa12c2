"""Load over sockets, by Node: on our server, and on a boardgame.io server beside it."""
