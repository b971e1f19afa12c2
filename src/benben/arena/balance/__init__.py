"""Balance studies: games of strong bots, measured and drawn."""
