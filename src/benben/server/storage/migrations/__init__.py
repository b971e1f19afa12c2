"""Changes of the schema, oldest first; the store takes every database to the newest when it opens it."""
