"""Giza: The Great Pyramid: cities push and lift the stones of one pyramid over ten rounds. Three or four players."""
