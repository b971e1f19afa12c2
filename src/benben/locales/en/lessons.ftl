# Lessons, in the browser and in the terminal.

lesson-learn = Learn
lesson-learn-game = Learn { $game }
lesson-list-title = Learn { $game } at the table
lesson-list-lead = Short guided games on the real board: you make the moves, and every step is explained.
lesson-minutes = { $minutes ->
    [one] about { $minutes } minute
   *[other] about { $minutes } minutes
}
lesson-done = done
lesson-start = Begin
lesson-go-on = Continue
lesson-again = Once more
lesson-next = Next
lesson-more = Read all
lesson-less = Show less
lesson-learner = Learner
lesson-step = Step { $step } of { $steps }
lesson-watch = Watch the board …
lesson-your-move = Your move: touch what is marked.
lesson-astray = That begins another move. Go back, then touch what is marked.
lesson-finished = Lesson finished. Well done!
lesson-other-lessons = Other lessons
lesson-panel = Lesson
lesson-restart = From the start
lesson-leave = Leave the lesson
lesson-welcome = New here?
lesson-welcome-text = Learn { $game } in { $minutes } minutes: a guided first game, no rulebook needed.
lesson-welcome-close = No, thank you

lesson-read-first = Read the text of the lesson first, then go on to its next step
lesson-move-first = This step asks for a move: make it to go on
lesson-over = This was the last step of the lesson
lesson-no-undo = In a lesson nothing has to be taken back: it only takes the moves it asks for
lesson-no-table = This is a lesson: there are no other people here

lesson-terminal-next = Enter: next, q: quit
lesson-terminal-asked = The move: { $move }
lesson-terminal-more = More lessons: { $command }
