"""The rules of Giza: The Great Pyramid, chapter by chapter: set-up, turn order, a turn, labour, arrival."""
