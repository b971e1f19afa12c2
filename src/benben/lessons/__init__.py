"""Lessons: guided games on the real engine. Reads lesson files, runs them step by step, and checks them; knows no game."""
