"""``benben new-game``: writes a new game, complete and playable, from the small game in `benben.new_game.hoard`.

``hoard`` is the template: a game of its own, laid out like every game of the house, which the tests play. ``project`` holds
the files around it: the packaging and the tests. `writer` copies both under another name.
"""
