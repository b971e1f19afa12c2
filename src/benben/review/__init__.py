"""The review: a finished game understood, by win shares, luck, mistakes and reasons in words. It knows no game."""
