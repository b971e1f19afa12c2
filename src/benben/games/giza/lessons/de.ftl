# GIZA: die Lektionen.

giza-lesson-first-game = Dein erstes Spiel
giza-lesson-first-game-about = Ein kurzes, ganzes Spiel gegen einen Rivalen: Steine, Schätze, die Sphinx, Skarabäen und das Ende.
giza-lesson-first-game-goal = Willkommen auf dem Plateau von Gizeh! Du und { $p2 }, ihr habt je drei Pyramiden und eine Sphinx. Am Ende zählt jede Marke auf deinen vier Bauplätzen für dich, mit Plus oder Minus. Wer die meisten Punkte hat, gewinnt.
giza-lesson-first-game-stone = Unten liegt deine Hand: vier Marken, die nur du siehst. In deinem Zug spielst du eine davon. Aus Steinen werden Pyramiden. Wähle die { $tile }, dann deine { giza-site-cheops }.
giza-lesson-first-game-stone-why = Das ginge. Aber ein Stein muss immer kleiner sein als das, was er bedeckt; eine Pyramide, die mit einem großen Stein beginnt, kann also weiter wachsen. Beginne mit der { $tile } auf deiner { giza-site-cheops }.
giza-lesson-first-game-treasure = Gut gebaut: Du hast { $score } Punkte und eine neue Marke gezogen, also wieder vier auf der Hand. { $left } Marken sind noch zu ziehen. Auch { $p2 } hat eine Pyramide begonnen. Nun ein Schatz: Er darf nur auf einen Stein mit genau derselben Zahl. Deiner passt auf deine { giza-site-cheops }.
giza-lesson-first-game-treasure-why = Erlaubt wäre das, aber der Schatz verdoppelt, was du gerade gebaut hast, und nichts sonst auf deiner Hand bringt so viel. Lege ihn auf deine { giza-site-cheops }.
giza-lesson-first-game-spoil = Hast du das gesehen? { $p2 } hat eine { $tile } auf deine { giza-site-chephren } gelegt, dir bleiben { $score } Punkte. Jede Marke darf zu jedem. Mach es genauso: Dein negativer Stein ist kleiner als der Stein auf der { giza-site-cheops } von { $p2 }, also passt er dorthin.
giza-lesson-first-game-spoil-why = Heb dir das für später auf. Ein negativer Stein schadet nur dem, dem der Bauplatz gehört, und deiner passt gerade auf die { giza-site-cheops } von { $p2 }. Zahl es heim!
giza-lesson-first-game-sphinx = Die { giza-site-cheops } von { $p2 } zeigt nun { $tile }. Dafür hast du ein Sphinx-Fundament bekommen: { $lost } Punkte weg. Aber eine Sphinx lohnt sich, sobald sie wächst: Fundament, dann Körper, dann Kopf, immer in dieser Reihenfolge. Du hast den Körper. Lege ihn auf das Fundament.
giza-lesson-first-game-sphinx-why = Nicht falsch, aber ein Fundament allein kostet nur Punkte. Der Körper darauf macht das mehr als wett, und du hast ihn auf der Hand.
giza-lesson-first-game-scarab = Der Körper hat dir { $gained } Punkte gebracht. Nun hat { $p2 } einen Skarabäus auf deine { giza-site-cheops } gesetzt. Er kostet nichts, aber solange er dort liegt, kann niemand darauf bauen. Statt eine Marke zu spielen, darfst du ihn mit deinem Zug entfernen: Wähle { giza-site-cheops }.
giza-lesson-first-game-scarab-why = Du könntest den Skarabäus liegen lassen. Aber { giza-site-cheops } ist deine beste Pyramide und du brauchst sie bald, also nimm ihn weg.
giza-lesson-first-game-demolition = Der Skarabäus ist fort. Gezogen hast du nichts, weil du nichts gespielt hast: Du hältst immer noch { $hand } Marken. { $p2 } hat inzwischen deine { giza-site-mykerinos } verdorben: { $lost } Punkte weniger. Die Marke { giza-tile-demolition } nimmt jede oberste Marke weg und verschwindet mit ihr. Setze sie gegen diesen Stein ein.
giza-lesson-first-game-demolition-why = Möglich, aber der Stein auf deiner { giza-site-mykerinos } ist der schlechteste im Spiel. Entferne ihn, bevor etwas darauf liegt: Nur oberste Marken lassen sich wegnehmen.
giza-lesson-first-game-finish = Damit hast du { $gained } Punkte zurück und nun { $score }. Denk jetzt an das Ende. Das Spiel ist sofort aus, wenn alle drei Pyramiden eines Spielers eine Eins zeigen, plus oder minus. Sonst endet es mit der letzten gezogenen Marke. Du hast drei Einsen, und { $p2 } hat kaum begonnen. Mach Schluss!
giza-lesson-first-game-first-one = Ein Stein darf auch auf den bloßen Boden. Lege eine Eins auf deine { giza-site-mykerinos }.
giza-lesson-first-game-first-one-why = So holt { $p2 } dich noch ein. Drei Einsen auf drei Pyramiden beenden das Spiel, solange du führst. Beginne mit { giza-site-mykerinos }.
giza-lesson-first-game-second-one = Eine Pyramide ist fertig. Eine Eins ist kleiner als die { $tile } auf deiner { giza-site-chephren }: Vorzeichen spielen dafür keine Rolle. Schließe auch diese Pyramide.
giza-lesson-first-game-second-one-why = Bleib beim Plan: Jeder Zug, den du wartest, gehört { $p2 }. Lege eine Eins auf deine { giza-site-chephren }.
giza-lesson-first-game-last-one = Zwei sind fertig. { $p2 } kann dich nicht mehr aufhalten: Lege deine letzte Eins auf { giza-site-cheops }. Sie bedeckt den Schatz, der trotzdem zählt.
giza-lesson-first-game-last-one-why = Du führst, also beende es jetzt: Die Eins gehört auf { giza-site-cheops }. Bedeckte Marken behalten ihre Punkte.
giza-lesson-first-game-end = Das Spiel ist aus, und du gewinnst mit { $own } zu { $other } Punkten! Nun weißt du alles bis auf eines: Statt eine Marke zu spielen, darfst du eine bis vier abwerfen und neue ziehen. Viel Freude am nächsten Spiel.

giza-lesson-spoiling = Rivalen stören
giza-lesson-spoiling-about = Deinem Rivalen fehlt eine Marke bis zum Ende. Vier Wege, es ihm schwer zu machen.
giza-lesson-spoiling-danger = Sieh dir das Plateau von { $p2 } an. { giza-site-chephren } und { giza-site-mykerinos } zeigen schon eine Eins. Mit einer Eins auf { giza-site-cheops } wäre das Spiel aus, und du hättest verloren. Die Hand von { $p2 } siehst du nicht, also beeil dich.
giza-lesson-spoiling-scarab = Ein Skarabäus darf auf jeden Bauplatz, und darauf kann nichts gebaut werden. Eine Pyramide mit einem Skarabäus obenauf ist auch nicht fertig. Setze deinen auf die { giza-site-cheops } von { $p2 }.
giza-lesson-spoiling-scarab-why = Das hält { $p2 } nicht auf: noch ein Stein, und es ist vorbei. Sperre zuerst { giza-site-cheops }.
giza-lesson-spoiling-demolition = { $p2 } musste einen ganzen Zug opfern, um den Skarabäus zu entfernen. Oben auf { giza-site-cheops } liegt nun wieder: { $tile }. Die Marke { giza-tile-demolition } entfernt ihn für immer, mit seinen Punkten.
giza-lesson-spoiling-demolition-why = Möglich, aber der Schatz auf { giza-site-cheops } ist die beste Marke von { $p2 }, und gerade liegt er obenauf, wo du ihn erreichst.
giza-lesson-spoiling-base = Der Schatz ist weg, und { $p2 } baut mit { $tile } weiter. Ein Sphinx-Fundament kostet seinen Besitzer Punkte, bis jemand den Körper darauf legt. Verschenke deines: Der Sphinx-Platz von { $p2 } ist leer.
giza-lesson-spoiling-base-why = Ein andermal. Das Fundament auf deiner Hand kann dich nur Punkte kosten, wenn du nicht auch einen Körper findest. Gönn es { $p2 }.
giza-lesson-spoiling-stone = { $p2 } schlägt zurück: Deine { giza-site-cheops } zeigt nun { $own }. Noch ein Weg: ein negativer Stein auf einer größeren Zahl. Die { giza-site-cheops } von { $p2 } zeigt { $tile }, und dein negativer Stein ist kleiner.
giza-lesson-spoiling-stone-why = Meinetwegen, aber dein negativer Stein passt jetzt auf die { giza-site-cheops } von { $p2 }; nächstes Mal liegt dort vielleicht ein kleinerer.
giza-lesson-spoiling-end = Die { giza-site-cheops } von { $p2 } endet mit { $tile }. Skarabäen gewinnen Zeit, { giza-tile-demolition } nimmt das Beste weg, Fundamente und negative Steine kosten Punkte. Behalte jedes Plateau im Auge, nicht nur deines.

giza-lesson-ending = Das Spiel beenden
giza-lesson-ending-about = Wann man Schluss macht und wann man noch einen Zug wartet.
giza-lesson-ending-two-ends = GIZA endet auf eine von zwei Arten: Die letzte Marke wird gezogen, oder alle drei Pyramiden eines Spielers zeigen eine Eins. Im Stapel liegen noch { $left } Marken, darauf wartet niemand. Aber zwei deiner Pyramiden zeigen schon eine Eins.
giza-lesson-ending-wait = Du hast eine Eins und könntest jetzt enden, mit { $score } Punkten und der Eins. Aber deine { giza-site-cheops } zeigt { $tile }, und du hast den Schatz, der darauf passt. Nimm erst diese Punkte mit.
giza-lesson-ending-wait-why = Noch nicht! Nach dem Spiel zählt deine Hand nichts. Spiele erst den Schatz auf { giza-site-cheops }: { $p2 } ist noch lange nicht fertig.
giza-lesson-ending-now = Der Schatz hat dir { $gained } Punkte gebracht, du hast { $score }. Wer länger wartet, schenkt { $p2 } nur Züge, um die Pyramiden zu verderben. Lege die Eins obenauf: Der Schatz darunter behält seine Punkte.
giza-lesson-ending-now-why = Jetzt führst du. Jeder weitere Zug gibt { $p2 } die Gelegenheit zu Skarabäus oder { giza-tile-demolition }. Beende das Spiel.
giza-lesson-ending-end = Vorbei: { $own } zu { $other } Punkte. Wer das Spiel beendet, gewinnt damit noch nicht: Die Punkte entscheiden. Mach also Schluss, wenn du glaubst zu führen, und bremse andere, wenn sie es tun.
