# The bots by name.

level-random = takes any legal move
level-greedy = looks one move ahead
level-beginner = knows the rules, plans little and often moves on a whim
level-apprentice = sees the next moves, with a slip now and then
level-builder = thinks a few turns ahead and makes no careless moves
level-architect = weighs many continuations and what rivals may hold
level-master = uses every moment to search deep; hard to beat
level-baselines = For experiments
