"""What every game is made of: it knows no game, does no input or output and owns no randomness."""
