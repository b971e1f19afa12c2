"""The rules of Giza: The Great Pyramid, a module for each chapter: set-up, turn order, a turn, labour, arrival."""
