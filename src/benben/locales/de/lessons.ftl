# Lektionen, im Browser und im Terminal.

lesson-learn = Lernen
lesson-learn-game = { $game } lernen
lesson-list-title = { $game } am Tisch lernen
lesson-list-lead = Kurze geführte Spiele auf dem echten Brett: Du machst die Züge, und jeder Schritt wird erklärt.
lesson-minutes = { $minutes ->
    [one] etwa { $minutes } Minute
   *[other] etwa { $minutes } Minuten
}
lesson-done = geschafft
lesson-start = Beginnen
lesson-go-on = Fortsetzen
lesson-again = Noch einmal
lesson-next = Weiter
lesson-more = Alles lesen
lesson-less = Einklappen
lesson-learner = Lehrling
lesson-step = Schritt { $step } von { $steps }
lesson-watch = Schau auf das Brett …
lesson-your-move = Dein Zug: Berühre, was markiert ist.
lesson-astray = Damit beginnt ein anderer Zug. Geh zurück und berühre, was markiert ist.
lesson-finished = Lektion geschafft. Gut gemacht!
lesson-other-lessons = Weitere Lektionen
lesson-panel = Lektion
lesson-restart = Von vorn
lesson-leave = Lektion verlassen
lesson-welcome = Neu hier?
lesson-welcome-text = Lerne { $game } in { $minutes } Minuten: ein geführtes erstes Spiel, ganz ohne Regelheft.
lesson-welcome-close = Nein, danke

lesson-read-first = Lies erst den Text der Lektion und geh dann zum nächsten Schritt
lesson-move-first = Dieser Schritt fragt nach einem Zug: Mach ihn, dann geht es weiter
lesson-over = Das war der letzte Schritt der Lektion
lesson-no-undo = In einer Lektion gibt es nichts zurückzunehmen: Sie nimmt nur die Züge an, nach denen sie fragt
lesson-no-table = Dies ist eine Lektion: Hier sind keine anderen Leute

lesson-terminal-next = Enter: weiter, q: beenden
lesson-terminal-asked = Der Zug: { $move }
lesson-terminal-more = Weitere Lektionen: { $command }
