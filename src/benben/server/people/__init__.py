"""People: names, colours, symbols and lines of chat."""
