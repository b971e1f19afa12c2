"""The web table: a server that stores matches, sends each viewer what it may know, and runs bots in other processes."""
