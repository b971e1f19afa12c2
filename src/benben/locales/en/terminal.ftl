# The table in the terminal.

terminal-player = Player { $number }
terminal-bot = { $name } ({ $level })
terminal-own-place = your { $place }
terminal-ask = Your choice ({ $step })
terminal-asked = { $name }: { $question }
terminal-touched = { $touched }: then?
terminal-gives = { $move } ({ $given })
terminal-hint = a number or a move as text; ? help, hint, log, score, look, undo, lang, quit
terminal-hint-back = a number, or b to go back; ? NUMBER shows the rule
terminal-no-number = there is no choice { $number }: choose from 1 to { $last }
terminal-no-back = there is nothing to go back to: no choice has been made yet
terminal-no-area = there is no "{ $wanted }" to look at; there are { $areas }
terminal-several = { $count } moves fit "{ $typed }": which one?
terminal-refused = Not possible: { $why } ({ $rule }; ? { $rule } shows the rule)
terminal-allowed = You may: { $move }
terminal-changes = What changes for you: { $changes }
terminal-tried-change = { $change } (in { $worlds } of { $of } cases tried)
terminal-possible-change = { $change } (in { $worlds } of { $of } possible cases)
terminal-thinking = { $name } is thinking
terminal-more = Enter to continue
terminal-pages = Enter to read on, q to stop reading
terminal-narrow = this window has { $width } columns, the board needs { $needed }
terminal-cut = ▸ the window is too low for the whole table: look shows it
terminal-folded = ▸ look shows { $areas }
terminal-points = points
terminal-scores = Points that you may see
terminal-score-hidden = hidden until the end
terminal-score-later = counted at the end, as things are now:
terminal-winners = { $count ->
    [one] { $names } wins with { $points } points
   *[other] { $names } share the victory with { $points } points
}
terminal-tie-break = tied on points, ahead by the tie-break
terminal-rematch = Another game? (y/n)
terminal-yes = y yes
terminal-hand-over = Pass the keyboard to { $name }.
terminal-hand-over-ready = { $name }: press Enter when only you look at the screen.
terminal-turn-over = Your turn is over: Enter hides your hand.
terminal-last-call = Enter ends your turn; "undo" takes your move back:
terminal-saved = The game is saved: { $path }
terminal-go-on = Continue with: { $command }
terminal-kept = The record, with the seed revealed, is here: { $path }
terminal-review = What was luck, and what would have been better: { $command }
terminal-branch = This game goes on from { $path } after { $at } actions, with a new seed. It counts for nothing.
terminal-begin-learn = learn a game in a guided first game
terminal-begin-play = play a game against the easiest bots
terminal-begin-resume = go on with a game that is not finished
terminal-begin-serve = open the web table in a browser
terminal-begin-games = list all games, their options and the levels of bots
terminal-begin-help = list all commands
terminal-which-game = Which game? Type its number, or q to quit:
terminal-which-game-again = Type a number from 1 to { $last }, or q to quit.
terminal-unfinished = Unfinished games, the latest first:
terminal-replay-at = action { $at } of { $last }
terminal-replay-keys = Enter or n next, p previous, a number jumps, e end, q quit:
terminal-players = { $low } to { $high } players
terminal-default-mark = * marks the default; choose another value with --option NAME=VALUE
terminal-levels = Levels of bots, for --level:
terminal-hinting = thinking about a hint ({ $level })
terminal-comparing = comparing the moves in simulated games
terminal-no-language = there is no language "{ $wanted }"; there are { $languages }
terminal-help-rule = What is asked now
terminal-help-symbols = Symbols on the table
terminal-help-marks = ▶ to move   ? not shown   · empty   (3) three lie there   … more below   underlined: can be touched now   inverted: what the question is about
terminal-help =
    Type the number of a choice. Long lists have two steps: first what you touch, then where it goes; b goes back.
    Or type a move as it is written in records; beginnings of words are enough if only one move fits.
    ? shows this help; ? RULE a rule or chapter; ? MOVE or ? NUMBER whether it is legal and why; ? WORD the rules about it.
    undo takes back your last move while nobody else has moved and nothing new was revealed.
    log shows the last events, log all every event; score the points; look every board in full, look NAME one of them.
    hint names the move to play and why, hint LEVEL searches as that level does; lang fr changes to French (en, fr, nl, de).
    quit saves and leaves; so does Ctrl-C. "benben resume" continues the game.
    how tells how to play, legend shows every piece with what it does; score shows where every point comes from.
