"""Balance studies: games of strong bots, measured, summed up as estimates with intervals, and drawn."""
