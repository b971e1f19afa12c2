"""Arena."""
