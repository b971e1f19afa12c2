"""The lab: a game with changed values beside the game as it is, on the same deals, until the question is answered."""
