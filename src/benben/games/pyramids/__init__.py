"""Pyramids: ten rounds of gods and stones; everyone builds a pyramid, an obelisk and a secret tomb. Two to five players."""
