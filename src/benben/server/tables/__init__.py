"""Tables: the match of each, its viewers, its frames and the lobby."""
