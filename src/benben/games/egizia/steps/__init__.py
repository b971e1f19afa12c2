"""The rules of Egizia, chapter by chapter."""
