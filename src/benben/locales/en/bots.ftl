# The bots by name.

level-random = takes any legal move
level-greedy = looks one move ahead
level-beginner = looks at the next move or two and takes what looks good at first sight
level-apprentice = sees the next moves and mostly picks a good one
level-builder = thinks a few turns ahead and makes no careless moves
level-architect = weighs many continuations and what rivals may hold
level-master = uses every moment to search deep; hard to beat
level-baselines = For experiments
