# Pyramids: die Lektionen.

pyramids-lesson-first-game = Dein erstes Spiel
pyramids-lesson-first-game-about = Drei Runden Bauen: Götter, Kartenpaare, Pyramide, Obelisk und Grabkammer.
pyramids-lesson-first-game-goal = Willkommen, Baumeister! In zehn Runden baust du dreierlei aus Karten: eine Pyramide aus zehn Karten, einen Obelisken und eine geheime Grabkammer. Jedes bringt auf seine Art Punkte; wer nach zehn Runden die meisten hat, gewinnt.
pyramids-lesson-first-game-god = Eine Runde beginnt mit den Göttern. Ein Gott bestimmt zweierlei: Die kleinste Nummer baut zuerst, und manche Götter lassen dich mehr bauen als die Pyramide. Horus ist der Erste, erlaubt aber sonst nichts. Khepri, Nummer drei, öffnet auch den Obelisken. Wähle Khepri.
pyramids-lesson-first-game-god-why = Auch dieser Gott ist eine gute Wahl. Aber lass uns in dieser Runde einen Obelisken bauen, und dafür brauchst du Khepri.
pyramids-lesson-first-game-first-card = { $p2 } hat Horus gewählt und war damit zuerst dran: ein Paar genommen, eine Karte verbaut. Das andere Paar kam zu dir. Jede Karte zeigt farbige Steine. In jeder Runde muss eine Karte in die Pyramide: Beginne mit der, die einen großen blauen Stein neben Weiß und Grün zeigt.
pyramids-lesson-first-game-first-card-why = Erlaubt, aber deine beiden anderen Karten brauchen wir für den Obelisken: Beide zeigen einen großen blauen Stein. Lege die Karte mit drei Farben in die Pyramide.
pyramids-lesson-first-game-obelisk = Deine Pyramide ist begonnen und schon { $score } Punkte wert. Khepri lässt dich nun eine Karte an den Obelisken anbauen. Dort zählt nur, wie viele Karten eine Farbe gemeinsam haben. Nimm die Karte mit zwei blauen Steinen.
pyramids-lesson-first-game-obelisk-why = Möglich, aber die Karte mit zwei blauen Steinen trägt die Glyphe des Obelisken, und die bringt dort zwei Punkte und sonst nirgends.
pyramids-lesson-first-game-second-round = Das gab { $gained } Punkte: einen für die erste Karte, zwei für ihre Glyphe. Eine Karte behältst du für später; wer am Ende einer Runde zwei hat, legt eine ab. Runde { $round } hat begonnen, und { $p2 } hat zuerst gewählt: Anubis, der eine Karte in die Grabkammer erlaubt.
pyramids-lesson-first-game-sekhmet = Sekhmet kommt spät, erlaubt aber am meisten: Obelisk und Grabkammer. Du hast für beides eine Karte. Wähle Sekhmet.
pyramids-lesson-first-game-sekhmet-why = Mit diesem Gott könntest du in dieser Runde nicht alle drei Karten nutzen. Sekhmet lässt dich überall bauen.
pyramids-lesson-first-game-neighbour = { $p2 } hat eine Karte verdeckt in die Grabkammer gelegt: Du siehst sie nicht. Du hast das andere Paar genommen. In der Pyramide bilden Steine einer Farbe, die sich berühren, eine Gruppe. Lege die Karte mit Weiß über Grün rechts neben deine erste Karte: Dort trifft Weiß auf Weiß und Grün auf Grün.
pyramids-lesson-first-game-neighbour-why = Das passt auch, aber die Gruppen würden nicht wachsen. Rechts neben deiner ersten Karte treffen Weiß und Grün auf ihre eigene Farbe.
pyramids-lesson-first-game-second-obelisk = { $gained } Punkte mit einer Karte: Zwei Gruppen sind gewachsen, und die Karte trägt die Glyphe der Pyramide. Nun der Obelisk: Deine blau-weiße Karte ist dort die zweite mit Blau, und jede weitere zählt mehr als die vorige.
pyramids-lesson-first-game-second-obelisk-why = Dann müsste der Obelisk warten. Er will viele Karten mit derselben Farbe, also gib ihm wieder Blau.
pyramids-lesson-first-game-tomb = Noch { $gained } Punkte für den Obelisken. Die letzte Karte kommt in die Grabkammer. Am Ende erhält für jede Farbe fünf Punkte, wer davon die meisten Steine in der Grabkammer hat. Niemand sieht, was du hineinlegst.
pyramids-lesson-first-game-tomb-why = Du darfst hier aufhören, aber deine Karte trägt die Glyphe der Grabkammer und hilft dir zu den meisten roten und gelben Steinen. Nutze sie.
pyramids-lesson-first-game-horus = Runde { $round }, und du wählst zuerst. Sieh in den Steinbruch: Ein Paar hat eine Karte mit Weiß, Grün und Blau, die gut zu deiner Pyramide passt. Mit Horus nimmst du dein Paar vor { $p2 }.
pyramids-lesson-first-game-horus-why = Mit diesem Gott könnte { $p2 } vor dir dran sein und das Paar nehmen, das du brauchst. Horus hat die kleinste Nummer.
pyramids-lesson-first-game-choose = { $p2 } hat Khepri gewählt und kommt nach dir. Nimm das erste Paar.
pyramids-lesson-first-game-choose-why = Das andere Paar hat wenig Weiß und Grün für dich. Nimm das erste.
pyramids-lesson-first-game-second-stage = Du hast { $score } Punkte. Zwei Karten nebeneinander tragen eine dritte: Lege die Karte mit großem Weiß auf beide, in die zweite Stufe. Sie steht halb auf jeder von ihnen.
pyramids-lesson-first-game-second-stage-why = Eine breitere Basis ginge auch. Aber dort oben berührt der weiße Stein die weißen darunter, und deine Gruppe wächst.
pyramids-lesson-first-game-end = { $gained } Punkte mehr, also { $score }. So geht es zehn Runden lang: unten vier Karten, dann drei, zwei und eine. Am Ende zählt jede Farbe ihre größte Gruppe, und die längste zählt noch einmal; dazu kommen Obelisk, Grabkammern und Glyphen. Viel Glück!

pyramids-lesson-groups-and-glyphs = Gruppen und Glyphen
pyramids-lesson-groups-and-glyphs-about = Woher die Punkte einer Pyramide kommen und wozu die kleinen Zeichen da sind.
pyramids-lesson-groups-and-glyphs-groups = Sieh dir deine beiden Karten an. Zwei weiße Steine berühren sich, zwei grüne auch: Das sind Gruppen. Am Ende zählt jede Farbe einen Punkt je Stein ihrer größten Gruppe, und die längste von allen zählt noch einmal. Jetzt hast du insgesamt { $score } Punkte.
pyramids-lesson-groups-and-glyphs-join = Die Karte mit großem Weiß, Grün und Blau passt auf beide. Dort berührt sie, was darunter liegt. Probiere es.
pyramids-lesson-groups-and-glyphs-join-why = Dort würden die Steine weniger Steine ihrer Farbe berühren. Auf beiden Karten wächst die Gruppe.
pyramids-lesson-groups-and-glyphs-glyph = Die längste Gruppe ist gewachsen: { $gained } Punkte mehr, denn die längste zählt doppelt. Deine andere Karte trägt eine Glyphe. Sie bringt zwei Punkte, wenn die Karte in dem Bauwerk liegt, das sie zeigt: hier ein Obelisk. Und es ist deine dritte Karte mit Blau dort.
pyramids-lesson-groups-and-glyphs-glyph-why = Du könntest aufhören, aber nirgends ist diese Karte mehr wert als auf deinem Obelisken.
pyramids-lesson-groups-and-glyphs-end = { $gained } Punkte mit einer Karte: die dritte blaue und die Glyphe. Noch ein Ziel: Hat in deiner Pyramide jede Farbe eine Gruppe von mindestens drei Steinen, bekommst du zehn Punkte.
