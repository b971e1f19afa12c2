# Lessen, in de browser en in de terminal.

lesson-learn = Leren
lesson-learn-game = { $game } leren
lesson-list-title = { $game } leren aan tafel
lesson-list-lead = Korte begeleide partijen op het echte bord: jij doet de zetten, en elke stap wordt uitgelegd.
lesson-minutes = { $minutes ->
    [one] ongeveer { $minutes } minuut
   *[other] ongeveer { $minutes } minuten
}
lesson-done = klaar
lesson-start = Beginnen
lesson-go-on = Verdergaan
lesson-again = Nog een keer
lesson-next = Verder
lesson-more = Alles lezen
lesson-less = Inklappen
lesson-learner = Leerling
lesson-step = Stap { $step } van { $steps }
lesson-watch = Kijk naar het bord …
lesson-your-move = Jouw zet: raak aan wat gemarkeerd is.
lesson-astray = Zo begint een andere zet. Ga terug en raak aan wat gemarkeerd is.
lesson-finished = Les voltooid. Goed gedaan!
lesson-other-lessons = Andere lessen
lesson-panel = Les
lesson-restart = Vanaf het begin
lesson-leave = Les verlaten
lesson-welcome = Nieuw hier?
lesson-welcome-text = Leer { $game } in { $minutes } minuten: een begeleide eerste partij, zonder spelregelboekje.
lesson-welcome-close = Nee, bedankt

lesson-read-first = Lees eerst de tekst van de les en ga dan verder met de volgende stap
lesson-move-first = Deze stap vraagt om een zet: doe die om verder te gaan
lesson-over = Dit was de laatste stap van de les
lesson-no-undo = In een les hoef je niets terug te nemen: ze neemt alleen de zetten aan waar ze om vraagt
lesson-no-table = Dit is een les: er zijn hier geen andere mensen

lesson-terminal-next = Enter: verder, q: stoppen
lesson-terminal-asked = De zet: { $move }
lesson-terminal-more = Meer lessen: { $command }
