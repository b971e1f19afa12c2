# Puzzles: positions of finished games with one best move.

puzzle-title = Puzzles
puzzle-title-of = { $game }: puzzles
puzzle-lead = One move is clearly best. Find it on the board. The positions are from finished games, and you see what the player knew.
puzzle-today = Puzzle of the day
puzzle-all = All puzzles
puzzle-own = Your own mistakes
puzzle-own-lead = Decisions of your reviewed games that cost you most.
puzzle-own-game = Your move at action { $at }
puzzle-own-none = Review a finished game, and your costliest moves come back here.
puzzle-none = No puzzles yet.
puzzle-players = { $players } players
puzzle-difficulty = Difficulty { $difficulty } of 100
puzzle-cost = cost { $lost } percentage points
puzzle-solve = Solve
puzzle-solved = Solved
puzzle-question = Which move is clearly best?
puzzle-wrong = { $move }: not the best.
puzzle-wrong-lost = { $move }: it lowers the chance of victory by { $lost } percentage points.
puzzle-show = Show the answer
puzzle-right = Right!
puzzle-equal = About as good as the answer. Well done.
puzzle-answer = The answer: { $move }
puzzle-rival = Next best: { $move } ({ $lost } percentage points less)
puzzle-rival-move = Next best: { $move }
puzzle-played = You played: { $move } ({ $lost } percentage points less)
puzzle-played-move = You played: { $move }
puzzle-found = Found by { $levels }
puzzle-found-level = { $level } { $percent } %
puzzle-back = All puzzles

server-no-puzzle = there is no such puzzle
server-no-text = a comment has at least one letter
server-no-comment = there is no such comment of yours
server-no-moment = this game has moments 0 to { $last }
server-too-many-comments = nobody writes more than { $most } comments on a game
puzzle-no-table = this is a puzzle: moves are tried, and the answer can be shown
puzzle-over = The answer is shown already.
puzzle-no-undo = At a puzzle nothing has to be taken back: a wrong move is tried, not made

puzzle-terminal-title = { $game }, puzzle { $number } of { $count }
puzzle-terminal-commands = a number or a move as text; ? help, answer, log, score, look, lang, quit
puzzle-terminal-no-hint = No hints at a puzzle. Type answer to see the answer.
puzzle-terminal-comparing = comparing your move with the answer
puzzle-terminal-more = More puzzles: { $command }
