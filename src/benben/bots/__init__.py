"""Bots: players that see a Perspective and nothing else."""
