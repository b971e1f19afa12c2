# Hoard: die Lektionen.

hoard-lesson-first-game = Dein erstes Spiel
hoard-lesson-first-game-about = Ziehen, ablegen und die zwei Reihen.
hoard-lesson-first-game-goal = Willkommen! Im Beutel sind { $left } Münzen, und zwei Reihen warten auf sie. Am Ende bringen die Münzen in deinen Reihen Punkte; die meisten Punkte gewinnen.
hoard-lesson-first-game-draw = Noch hast du nichts. Ziehe eine Münze aus dem Beutel.
hoard-lesson-first-game-draw-why = Ohne Münze gibt es nichts abzulegen: Ziehe erst eine.
hoard-lesson-first-game-row = Du hast gefunden: { $coin }, und nur du weißt es. Auch { $p2 } hat eine Münze gezogen, die du nicht siehst. Lege deine nun ab: Wähle eine Reihe. Links zählt eine Münze ihren Wert, rechts zählt jede verschiedene Münze gleich viel.
hoard-lesson-first-game-row-why = Du könntest noch einmal ziehen. Aber eine Münze auf der Hand zählt nichts; lerne erst das Ablegen: Wähle eine Reihe.
hoard-lesson-first-game-bank = Lege die Münze in die Reihe.
hoard-lesson-first-game-bank-why = Lege die Münze ab, die du gerade gefunden hast.
hoard-lesson-first-game-end = Du hast { $score } Punkte. Jetzt kannst du spielen: ziehen, ablegen und die Münzen geheim halten, solange es dir nützt.
