"""The web table: a server that keeps matches, shows each viewer what it may know, and lets bots think elsewhere."""
