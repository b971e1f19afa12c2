"""The table in a terminal: it draws any Scene, asks any question, and knows no game."""
