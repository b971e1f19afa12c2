"""Learned bots: self-play by the search, training of networks in PyTorch, and promotion by a sequential test."""
