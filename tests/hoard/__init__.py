"""Hoard, a very small game: the one docs/adding-a-game.md builds."""
