"""Search: game-blind, on the kernel alone."""
