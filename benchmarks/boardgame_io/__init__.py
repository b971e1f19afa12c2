"""A boardgame.io server playing tic-tac-toe, measured beside ours."""
