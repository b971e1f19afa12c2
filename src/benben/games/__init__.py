"""The titles of the house, one package each."""
