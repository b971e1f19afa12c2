# Starting a game against bots.

start-title = { $game } against bots
start-strength = How strong?
start-rivals = How many rivals?
start-first = New to the game? Begin with the easiest: you can beat it.
