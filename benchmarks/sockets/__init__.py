"""Load clients for Node: one for a benben server, one for a boardgame.io server."""
