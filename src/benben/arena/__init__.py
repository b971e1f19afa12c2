"""The arena: tournaments of bots, balance studies of games, and speed measurements of the engine."""
