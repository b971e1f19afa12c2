"""One game being played: the match, its record, fair chance, previews and scenes."""
