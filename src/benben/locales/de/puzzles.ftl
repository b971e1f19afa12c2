# Rätsel: Stellungen aus beendeten Partien mit einem besten Zug.

puzzle-title = Rätsel
puzzle-title-of = { $game }: Rätsel
puzzle-lead = Ein Zug ist eindeutig der beste. Finde ihn auf dem Brett. Die Stellungen sind aus beendeten Partien, und du siehst, was die Person am Zug wusste.
puzzle-today = Rätsel des Tages
puzzle-all = Alle Rätsel
puzzle-own = Deine eigenen Fehler
puzzle-own-lead = Entscheidungen aus deinen analysierten Partien, die dich am meisten gekostet haben.
puzzle-own-game = Dein Zug bei Aktion { $at }
puzzle-own-none = Analysiere eine beendete Partie, dann kommen deine teuersten Züge hier wieder.
puzzle-none = Noch keine Rätsel.
puzzle-players = { $players } Personen
puzzle-difficulty = Schwierigkeit { $difficulty } von 100
puzzle-cost = kostete { $lost } Prozentpunkte
puzzle-solve = Lösen
puzzle-solved = Gelöst
puzzle-question = Welcher Zug ist eindeutig der beste?
puzzle-wrong = { $move }: nicht der beste.
puzzle-wrong-lost = { $move }: das senkt die Aussicht auf den Sieg um { $lost } Prozentpunkte.
puzzle-show = Lösung zeigen
puzzle-right = Richtig!
puzzle-equal = Etwa so gut wie die Lösung. Gut gemacht.
puzzle-answer = Die Lösung: { $move }
puzzle-rival = Der nächstbeste: { $move } ({ $lost } Prozentpunkte weniger)
puzzle-rival-move = Der nächstbeste: { $move }
puzzle-played = Gespielt hast du: { $move } ({ $lost } Prozentpunkte weniger)
puzzle-played-move = Gespielt hast du: { $move }
puzzle-found = Gefunden von { $levels }
puzzle-found-level = { $level } { $percent } %
puzzle-back = Alle Rätsel

server-no-puzzle = dieses Rätsel gibt es nicht
server-no-text = ein Kommentar hat mindestens einen Buchstaben
server-no-comment = diesen Kommentar von dir gibt es nicht
server-no-moment = diese Partie hat die Zeitpunkte 0 bis { $last }
server-too-many-comments = niemand schreibt mehr als { $most } Kommentare zu einer Partie
puzzle-no-table = das ist ein Rätsel: Züge werden probiert, und die Lösung kann gezeigt werden
puzzle-over = Die Lösung ist schon gezeigt.
puzzle-no-undo = Bei einem Rätsel gibt es nichts zurückzunehmen: Ein falscher Zug wird probiert, nicht gemacht

puzzle-terminal-title = { $game }, Rätsel { $number } von { $count }
puzzle-terminal-commands = Zahl oder Zug als Text; ? Hilfe, answer (Lösung), log, score, look, lang, quit
puzzle-terminal-no-hint = Bei einem Rätsel gibt es keine Tipps. Mit answer siehst du die Lösung.
puzzle-terminal-comparing = dein Zug wird mit der Lösung verglichen
puzzle-terminal-more = Weitere Rätsel: { $command }
