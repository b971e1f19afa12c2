"""Bots: players that are given a Perspective and nothing else."""
