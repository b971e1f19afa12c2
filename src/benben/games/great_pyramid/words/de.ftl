# Giza: The Great Pyramid: Namen, Absagen, Ereignisse.

great_pyramid-about = Schiebt, nährt, hebt und verziert gemeinsam die Große Pyramide, und verdiene daran mehr als die anderen. Allein vollendet sie niemand; allein dafür bezahlen will aber auch niemand.
great_pyramid-length = 90 Minuten
great_pyramid-weight = mittel bis schwer

great_pyramid-spot-farm = Farmen & Fischerei
great_pyramid-spot-temple = Tempel des Ra
great_pyramid-spot-artist = Künstlerlager
great_pyramid-spot-middle-camp = Hebelager Mitte
great_pyramid-spot-capstone-camp = Hebelager Spitze
great_pyramid-spot-quarry-1 = Steinbruch 1
great_pyramid-spot-quarry-2 = Steinbruch 2
great_pyramid-spot-quarry-3 = Steinbruch 3
great_pyramid-spot-quarry-4 = Steinbruch 4 (dunkelbraun)

great_pyramid-letter-a = A
great_pyramid-letter-b = B
great_pyramid-letter-c = C
great_pyramid-letter-d = D

great_pyramid-from-farm = { great_pyramid-spot-farm }
great_pyramid-from-temple = { great_pyramid-spot-temple }
great_pyramid-from-artist = { great_pyramid-spot-artist }
great_pyramid-from-middle-camp = { great_pyramid-spot-middle-camp }
great_pyramid-from-capstone-camp = { great_pyramid-spot-capstone-camp }
great_pyramid-from-quarry-1 = { great_pyramid-spot-quarry-1 }
great_pyramid-from-quarry-2 = { great_pyramid-spot-quarry-2 }
great_pyramid-from-quarry-3 = { great_pyramid-spot-quarry-3 }
great_pyramid-from-quarry-4 = { great_pyramid-spot-quarry-4 }
great_pyramid-to-farm = { great_pyramid-spot-farm }
great_pyramid-to-temple = { great_pyramid-spot-temple }
great_pyramid-to-artist = { great_pyramid-spot-artist }
great_pyramid-to-middle-camp = { great_pyramid-spot-middle-camp }
great_pyramid-to-capstone-camp = { great_pyramid-spot-capstone-camp }
great_pyramid-to-quarry-1 = { great_pyramid-spot-quarry-1 }
great_pyramid-to-quarry-2 = { great_pyramid-spot-quarry-2 }
great_pyramid-to-quarry-3 = { great_pyramid-spot-quarry-3 }
great_pyramid-to-quarry-4 = { great_pyramid-spot-quarry-4 }

great_pyramid-place-farm = { great_pyramid-touch-farm }
great_pyramid-place-temple = { great_pyramid-touch-temple }
great_pyramid-place-artist = { great_pyramid-touch-artist }
great_pyramid-place-middle-camp = { great_pyramid-touch-middle-camp }
great_pyramid-place-capstone-camp = { great_pyramid-touch-capstone-camp }
great_pyramid-camp-farm = { great_pyramid-touch-farm }
great_pyramid-camp-temple = { great_pyramid-touch-temple }
great_pyramid-camp-artist = { great_pyramid-touch-artist }
great_pyramid-camp-middle-camp = { great_pyramid-touch-middle-camp }
great_pyramid-camp-capstone-camp = { great_pyramid-touch-capstone-camp }
great_pyramid-plate-farm = Farmen
great_pyramid-plate-temple = Tempel
great_pyramid-plate-artist = Künstler
great_pyramid-plate-middle-camp = Heben Mitte
great_pyramid-plate-capstone-camp = Heben Spitze
great_pyramid-quarry-quarry-1 = Steinbruch 1
great_pyramid-quarry-quarry-2 = Steinbruch 2
great_pyramid-quarry-quarry-3 = Steinbruch 3
great_pyramid-quarry-quarry-4 = Steinbruch 4

great_pyramid-row-fish-x2 = 2× fischen
great_pyramid-row-no-bonus = kein Bonus
great_pyramid-row-support = Versorgung
great_pyramid-row-quarry-a = Steinbruch A
great_pyramid-row-quarry-b = Steinbruch B
great_pyramid-row-lifter = Hebelager
great_pyramid-row-farm-x2 = 2× ernten
great_pyramid-row-art-x2 = 2× Kunst

great_pyramid-gives-fish-x2 = aber nicht ernten
great_pyramid-gives-no-bonus = normaler Zug
great_pyramid-gives-support = Versorgung → Versorgung
great_pyramid-gives-quarry-a = Bruch ↔ Bruch, Versorgung
great_pyramid-gives-quarry-b = Bruch ↔ Bruch, Versorgung
great_pyramid-gives-lifter = Heben ↔ Heben, Versorgung
great_pyramid-gives-farm-x2 = aber nicht fischen
great_pyramid-gives-art-x2 = je eine Nahrung

great_pyramid-stone-base = Basisstein
great_pyramid-stone-middle = Mittelstein
great_pyramid-stone-capstone = Schlussstein
great_pyramid-reserve-base = Basisstein
great_pyramid-reserve-middle = Mittelstein
great_pyramid-reserve-capstone = Schlussstein
great_pyramid-sled-base = Schlitten mit Basisstein
great_pyramid-sled-middle = Schlitten mit Mittelstein
great_pyramid-sled-capstone = Schlitten mit Schlussstein

great_pyramid-bonus-support = zwischen zwei Versorgungslagern
great_pyramid-bonus-quarry = zwischen Steinbrüchen oder zwischen einem Steinbruch und einem Versorgungslager
great_pyramid-bonus-lifter = zwischen den Hebelagern oder zwischen einem Hebelager und einem Versorgungslager
great_pyramid-what-farm = Ernten
great_pyramid-what-fish = Fischen
great_pyramid-what-art = Kunst schaffen

great_pyramid-scoring-push = Schieben
great_pyramid-scoring-middle-lift = Heben
great_pyramid-scoring-final-lift = letztes Heben
great_pyramid-scoring-decoration = Verzierung
great_pyramid-scoring-capstone-decoration = Verzierung des Schlusssteins
great_pyramid-scoring-temple = Tempel des Ra
great_pyramid-source-push = Schieben
great_pyramid-source-lift = Heben
great_pyramid-source-decoration = Verzierungen
great_pyramid-source-temple = Tempel des Ra

great_pyramid-amount-hidden = verdeckt

great_pyramid-area-board = Die Baustelle
great_pyramid-area-reserve = Vorrat
great_pyramid-area-order = Reihenfolge
great_pyramid-area-aid = Spielhilfe
great_pyramid-aid-push = Nahrung: 1–3 Felder schieben
great_pyramid-aid-lift = Nahrung: heben
great_pyramid-aid-alone = allein
great_pyramid-aid-ranks = Punkte nach Rang
great_pyramid-label-food = Nahrung
great_pyramid-label-art = Kunst
great_pyramid-label-bid = Gebot
great_pyramid-label-dynasty = Dynastie

great_pyramid-still-placing = Noch sind nicht alle Arbeiter eingesetzt: Stelle einen in ein Lager oder auf einen Schlitten
great_pyramid-choose-a-row = Wähle eine Zeile der Reihenfolgeleiste
great_pyramid-row-taken = Die Zeile „{ $row }“ hat in dieser Runde schon { $player }
great_pyramid-row-used = Die Zeile „{ $row }“ hast du in dieser Dynastie schon benutzt
great_pyramid-bonus-only = Die Zeile erlaubt dir, einen Arbeiter { $bonus } zu versetzen; du darfst auch verzichten
great_pyramid-stays = Wer versetzt wird, muss auch woanders ankommen. Das bleibt am selben Ort: { $from }
great_pyramid-no-route = Dieser Weg ist jetzt nicht möglich: { $from } → { $to }
great_pyramid-no-lifter-action = In ein Hebelager und hinaus kommen Arbeiter nur durch die Zeile „{ great_pyramid-row-lifter }“, durch neues Zuteilen oder am Ende einer Bahn
great_pyramid-nobody-there = Hier steht kein Arbeiter von dir: { $from }
great_pyramid-quarry-unused = Bei dieser Spielerzahl nicht im Spiel: { $to }
great_pyramid-full = Hier ist kein Platz mehr: { $to } (höchstens { $holds } Arbeiter)
great_pyramid-end-instead = Verzichten geht im Zug nicht: Handle oder beende deine Aktionen
great_pyramid-act-first = Du bist am Zug: Handle oder beende deine Aktionen
great_pyramid-leave-first = Dein Arbeiter hat seine Bahn verlassen ({ $quarry }): Stelle ihn in ein Lager
great_pyramid-track-shorter = Die Bahnen haben in diesem Spiel { $length ->
    [one] { $length } Feld
   *[other] { $length } Felder
}; Feld { $position } gibt es nicht
great_pyramid-nobody-on-track = Hier steht kein Arbeiter von dir: { $quarry }, Feld { $position }
great_pyramid-on-the-sled = Von einem Schlitten steigt niemand ab
great_pyramid-next-full = Das nächste Feld ist voll; mit zwei Aktionen kommt ein Arbeiter daran vorbei
great_pyramid-nothing-to-pass = Das nächste Feld ist nicht voll: Rücke darauf vor
great_pyramid-pass-costs-two = An einem vollen Feld vorbeizukommen kostet zwei Aktionen, und du hast nur noch eine
great_pyramid-landing-full = Auch das Feld hinter dem vollen ist voll
great_pyramid-no-more = { $what } ist verbraucht oder in der Zeile „{ $row }“ nicht erlaubt
great_pyramid-yields-nothing = { $what } brächte nichts ein: Auf den Farmen hast du { $farmers ->
    [0] keinen Arbeiter
   *[other] { $farmers } Arbeiter
}
great_pyramid-too-few-artists = Im Künstlerlager hast du { $artists ->
    [0] keinen Arbeiter
   *[other] { $artists } Arbeiter
}: zu wenig für { $amount } Kunst
great_pyramid-too-little-food = Du hast { $food } Nahrung: zu wenig für { $amount }
great_pyramid-too-little-art = Du hast { $art } Kunst: zu wenig für { $amount }
great_pyramid-nominate = Ein Stein ist bereit: Bestimme, welcher bewegt wird
great_pyramid-sled-gone = Dieser Schlitten ist aus dem Spiel: { $quarry }
great_pyramid-sled-not-ready = Dieser Schlitten braucht { $crew } Arbeiter: { $quarry }
great_pyramid-no-middle-stone = Im Hebelager Mitte wartet kein Mittelstein
great_pyramid-no-capstone = Der Schlussstein liegt in keinem Hebelager
great_pyramid-camp-not-ready = Zum Heben braucht es { $crew } Arbeiter im Lager des Steins
great_pyramid-no-base-free = Kein Basisstein ist frei für einen Mittelstein
great_pyramid-eight-first = Der Schlussstein wartet, bis die acht anderen Steine stehen
great_pyramid-bid-now = Ein Stein ist bestimmt: Biete Nahrung für deine Arbeiter dort
great_pyramid-bid-too-high = Deine Arbeiter dort nehmen höchstens { $most } Nahrung, nicht { $amount }
great_pyramid-build-now = Der Stein wird gesetzt: Wähle seinen Platz
great_pyramid-place-built = Platz { $letter } ist schon bebaut
great_pyramid-no-base-there = Auf Platz { $letter } steht kein Basisstein
great_pyramid-assign-now = Der Schlitten ist abgeladen: Teile deine Arbeiter einzeln den Lagern zu
great_pyramid-decorate-now = Eine Reihe ist vollständig: Biete Kunst oder 0
great_pyramid-load-now = Der Schlitten ist zurück: Wähle für ihn einen Stein aus dem Vorrat
great_pyramid-not-in-reserve = Das gibt es im Vorrat nicht mehr: { $stone }

great_pyramid-event-first = { $player } beginnt
great_pyramid-event-place = { $who } setzt einen Arbeiter ein: { $spot }
great_pyramid-event-round = Runde { $round } beginnt
great_pyramid-event-second-dynasty = Die Zweite Dynastie beginnt: Ihr Plättchen wird auf die Reihenfolgeleiste gelegt
great_pyramid-event-row = { $who } nimmt die Zeile „{ $row }“
great_pyramid-event-move = { $who } versetzt einen Arbeiter: { $from } → { $to }
great_pyramid-event-skip = { $who } versetzt niemanden
great_pyramid-event-advance = { $who } lässt einen Arbeiter vorrücken: { $quarry }
great_pyramid-event-pass = { $who } zieht einen Arbeiter an einem vollen Feld vorbei: { $quarry }
great_pyramid-event-farm = { $who } erntet
great_pyramid-event-fish = { $who } fischt
great_pyramid-event-art = { $who } schafft { $amount } Kunst
great_pyramid-event-end-turn = { $who } beendet die Aktionen
great_pyramid-event-end = { $why ->
    [capstone] Der Schlussstein sitzt: Das Spiel ist vorbei
   *[rounds] Die letzte Runde ist vorbei und mit ihr das Spiel
}
great_pyramid-event-leave = Der Arbeiter von { $who } geht ins Lager: { $camp }
great_pyramid-event-push = { $who } bestimmt einen Schlitten zum Schieben: { $quarry }
great_pyramid-event-lift = { $who } bestimmt einen Stein zum Heben: { $stone }
great_pyramid-event-bid = { $who } bietet { $amount } Nahrung
great_pyramid-event-pushed = { $spaces ->
    [one] Der Schlitten rückt { $spaces } Feld vor: { $quarry }
   *[other] Der Schlitten rückt { $spaces } Felder vor: { $quarry }
}
great_pyramid-event-swept = { $count ->
    [one] Ein Arbeiter steht dem Schlitten im Weg und geht in den Tempel des Ra
   *[other] { $count } Arbeiter stehen dem Schlitten im Weg und gehen in den Tempel des Ra
}
great_pyramid-event-starved = Es misslingt: Ein Arbeiter von { $player } hungert und geht auf die Farmen
great_pyramid-event-build = { $who } setzt den Stein auf Platz { $letter }
great_pyramid-event-row-complete = { $tier ->
    [yes] damit ist eine Reihe vollständig, die verziert wird, und eine Stufe, für die der Tempel des Ra gewertet wird
   *[no] damit ist eine Reihe vollständig: Sie wird verziert
}
great_pyramid-event-assign = { $who } teilt einen Arbeiter zu: { $camp }
great_pyramid-event-decorate = { $who } hat verdeckt Kunst geboten
great_pyramid-event-opened = { $player } hat { $amount } Kunst geboten
great_pyramid-event-scored = { $player } erhält { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} ({ $scoring }; { $counted }: { $amount })
great_pyramid-event-load = { $who } belädt den Schlitten: { $stone }

great_pyramid-gives-up-actions = { $actions ->
    [one] Du verzichtest auf eine Aktion
   *[other] Du verzichtest auf { $actions } Aktionen
}
great_pyramid-gives-up-move = Du verzichtest auf die Bewegung deiner Zeile
great_pyramid-gives-up-decoration = Du überlässt die Verzierung den anderen

great_pyramid-ask-place-worker = Setze einen Arbeiter in ein Lager oder auf den Schlitten
great_pyramid-ask-choose-row = Wähle deine Zeile: wann du dran bist, was sie dir gibt
great_pyramid-ask-bonus-move = Versetze einen Arbeiter nach deiner Zeile oder verzichte
great_pyramid-ask-turn = Arbeiter versetzen, auf der Bahn vorrücken, ernten, fischen, Kunst oder Aktionen beenden
great_pyramid-ask-leave-track = Wähle ein Lager für den Arbeiter vom Ende der Bahn
great_pyramid-ask-nominate = Bestimme einen Stein, der bereit ist
great_pyramid-ask-bid = Biete Nahrung für deine Arbeiter an diesem Stein
great_pyramid-ask-build = Wähle, wohin der Stein kommt
great_pyramid-ask-reassign = Wähle ein Lager für einen Arbeiter vom Schlitten
great_pyramid-ask-decorate = Biete geheim Kunst für die Verzierung
great_pyramid-ask-load = Wähle den nächsten Stein für den Schlitten

great_pyramid-about-place-worker = jetzt { $left } von { $of } zu setzen, dann der Nächste; insgesamt noch { $all }
great_pyramid-about-turn = noch { $actions } von { $of } Aktionen; dann wird ein bereiter Stein bewegt
great_pyramid-about-bid = { $task }; bisher geboten: { $given }, nötig sind { $needs }; deine Arbeiter dort: { $workers }, je höchstens zwei Nahrung
great_pyramid-about-build = { $way ->
    [lift] ein Mittelstein; A und B sind eine Reihe, C und D auch: Eine volle Reihe wird verziert
   *[other] ein Basisstein; A und B sind eine Reihe, C und D auch: Eine volle Reihe wird verziert
}
great_pyramid-about-load = { $quarry }
great_pyramid-task-push-quarry-1 = der Schlitten von Steinbruch 1
great_pyramid-task-push-quarry-2 = der Schlitten von Steinbruch 2
great_pyramid-task-push-quarry-3 = der Schlitten von Steinbruch 3
great_pyramid-task-push-quarry-4 = der Schlitten von Steinbruch 4
great_pyramid-task-lift-middle = das Heben eines Mittelsteins: Wer am meisten Nahrung gibt, bekommt die meisten Punkte
great_pyramid-task-lift-capstone = das Heben des Schlusssteins: Wer am meisten Nahrung gibt, bekommt die meisten Punkte
great_pyramid-counted-workers = Arbeiter
great_pyramid-counted-food = Nahrung
great_pyramid-counted-art = Kunst
great_pyramid-begin-move = Arbeiter versetzen: { $touched }

great_pyramid-do-place = Arbeiter einsetzen: { $spot }
great_pyramid-do-row = Zeile: { $row }
great_pyramid-do-move = Arbeiter versetzen: { $from } → { $to }
great_pyramid-do-skip = Niemanden versetzen
great_pyramid-do-advance = { $position ->
    [0] Ein Feld vorrücken: aus { $quarry }
   *[other] Ein Feld vorrücken: { $quarry }, Feld { $position }
}
great_pyramid-do-pass = { $position ->
    [0] Einen Arbeiter am vollen Feld vorbeiziehen: aus { $quarry }
   *[other] Einen Arbeiter am vollen Feld vorbeiziehen: { $quarry }, Feld { $position }
}
great_pyramid-do-farm = Ernten
great_pyramid-do-fish = Fischen
great_pyramid-do-art = { $amount } Kunst schaffen
great_pyramid-do-end-turn = Aktionen beenden
great_pyramid-do-leave = Arbeiter ins Lager: { $camp }
great_pyramid-do-push = Schlitten bestimmen: { $quarry }
great_pyramid-do-lift = Zum Heben bestimmen: { $stone }
great_pyramid-do-bid = { $amount } Nahrung bieten
great_pyramid-do-build = Auf Platz { $letter } setzen
great_pyramid-do-assign = Arbeiter zuteilen: { $camp }
great_pyramid-do-decorate = { $amount } Kunst bieten
great_pyramid-do-load = Aufladen: { $stone }
great_pyramid-touch-farm = Farmen & Fischerei
great_pyramid-touch-temple = Tempel des Ra
great_pyramid-touch-artist = Künstlerlager
great_pyramid-touch-middle-camp = Hebelager Mitte
great_pyramid-touch-capstone-camp = Hebelager Spitze
great_pyramid-touch-do-skip = { great_pyramid-do-skip }
great_pyramid-touch-do-advance = Vorrücken
great_pyramid-touch-do-pass = Einen Arbeiter an einem vollen Feld vorbeiziehen
great_pyramid-touch-do-farm = { great_pyramid-do-farm }
great_pyramid-touch-do-fish = { great_pyramid-do-fish }
great_pyramid-touch-do-art = Kunst schaffen
great_pyramid-touch-do-end = { great_pyramid-do-end-turn }
great_pyramid-touch-amount = { $word }
great_pyramid-touch-quarry-1-0 = { great_pyramid-quarry-quarry-1 }, Grube
great_pyramid-touch-quarry-1-1 = { great_pyramid-quarry-quarry-1 }, Feld 1
great_pyramid-touch-quarry-1-2 = { great_pyramid-quarry-quarry-1 }, Feld 2
great_pyramid-touch-quarry-1-3 = { great_pyramid-quarry-quarry-1 }, Feld 3
great_pyramid-touch-quarry-1-4 = { great_pyramid-quarry-quarry-1 }, Feld 4
great_pyramid-touch-quarry-1-5 = { great_pyramid-quarry-quarry-1 }, Feld 5
great_pyramid-touch-quarry-1-past = { great_pyramid-quarry-quarry-1 }, Ende der Bahn
great_pyramid-touch-quarry-2-0 = { great_pyramid-quarry-quarry-2 }, Grube
great_pyramid-touch-quarry-2-1 = { great_pyramid-quarry-quarry-2 }, Feld 1
great_pyramid-touch-quarry-2-2 = { great_pyramid-quarry-quarry-2 }, Feld 2
great_pyramid-touch-quarry-2-3 = { great_pyramid-quarry-quarry-2 }, Feld 3
great_pyramid-touch-quarry-2-4 = { great_pyramid-quarry-quarry-2 }, Feld 4
great_pyramid-touch-quarry-2-5 = { great_pyramid-quarry-quarry-2 }, Feld 5
great_pyramid-touch-quarry-2-past = { great_pyramid-quarry-quarry-2 }, Ende der Bahn
great_pyramid-touch-quarry-3-0 = { great_pyramid-quarry-quarry-3 }, Grube
great_pyramid-touch-quarry-3-1 = { great_pyramid-quarry-quarry-3 }, Feld 1
great_pyramid-touch-quarry-3-2 = { great_pyramid-quarry-quarry-3 }, Feld 2
great_pyramid-touch-quarry-3-3 = { great_pyramid-quarry-quarry-3 }, Feld 3
great_pyramid-touch-quarry-3-4 = { great_pyramid-quarry-quarry-3 }, Feld 4
great_pyramid-touch-quarry-3-5 = { great_pyramid-quarry-quarry-3 }, Feld 5
great_pyramid-touch-quarry-3-past = { great_pyramid-quarry-quarry-3 }, Ende der Bahn
great_pyramid-touch-quarry-4-0 = { great_pyramid-quarry-quarry-4 }, Grube
great_pyramid-touch-quarry-4-1 = { great_pyramid-quarry-quarry-4 }, Feld 1
great_pyramid-touch-quarry-4-2 = { great_pyramid-quarry-quarry-4 }, Feld 2
great_pyramid-touch-quarry-4-3 = { great_pyramid-quarry-quarry-4 }, Feld 3
great_pyramid-touch-quarry-4-4 = { great_pyramid-quarry-quarry-4 }, Feld 4
great_pyramid-touch-quarry-4-5 = { great_pyramid-quarry-quarry-4 }, Feld 5
great_pyramid-touch-quarry-4-past = { great_pyramid-quarry-quarry-4 }, Ende der Bahn
great_pyramid-touch-site-a = Platz A
great_pyramid-touch-site-a-base = Platz A, Basis
great_pyramid-touch-site-a-middle = Platz A, Mitte
great_pyramid-touch-site-b = Platz B
great_pyramid-touch-site-b-base = Platz B, Basis
great_pyramid-touch-site-b-middle = Platz B, Mitte
great_pyramid-touch-site-c = Platz C
great_pyramid-touch-site-c-base = Platz C, Basis
great_pyramid-touch-site-c-middle = Platz C, Mitte
great_pyramid-touch-site-d = Platz D
great_pyramid-touch-site-d-base = Platz D, Basis
great_pyramid-touch-site-d-middle = Platz D, Mitte
great_pyramid-touch-site-top = Spitze der Pyramide
great_pyramid-piece-worker = Arbeiter
great_pyramid-place-unplaced = Arbeiter zum Einsetzen
great_pyramid-piece-turn = Zeile genommen von { $word }
great_pyramid-piece-used = Zeile benutzt von { $word }
great_pyramid-tile-second-dynasty = Plättchen der Zweiten Dynastie

great_pyramid-total = gesamt
great_pyramid-source = { $source }
great_pyramid-rank = { $tied ->
    [one] Rang { $rank }, { $counted }: { $amount }
   *[other] Rang { $rank }, { $counted }: { $amount }, geteilt von { $tied } Spielern
}
great_pyramid-solo = allein auf dem Schlitten
great_pyramid-scoring = Runde { $round }: { $scoring }, { $stone }

great_pyramid-option-capstone_first_lift = spät (late): Der Schlussstein wartet schon beim ersten Heben auf alle anderen Steine; früh (early): erst beim letzten
great_pyramid-option-reassign = wann die Arbeiter neu zugeteilt werden: vor Verzierung und Tempel oder danach
great_pyramid-option-memory = verdeckt (closed): Nahrung und Kunst hinter den Sichtschirmen anderer bleiben verborgen; offen (open): Alle sehen sie
great_pyramid-option-track_length = Felder zwischen einem Steinbruch und der Baustelle
great_pyramid-option-box = die Werte der Schachtel: wie gedruckt oder geändert
great_pyramid-box-printed = wie gedruckt

# What things are and do, for whoever points at them; what is left of a question; the legend.
great_pyramid-legend-stones = Steine
great_pyramid-legend-sleds = Schlitten
great_pyramid-legend-workers = Arbeiter
great_pyramid-legend-tile = Plättchen
great_pyramid-explain-stone-base = Ein Basisstein: Auf einem Schlitten zur Baustelle geschoben, kommt er auf einen freien Basisplatz.
great_pyramid-explain-stone-middle = Ein Mittelstein: ins Hebelager Mitte geschoben, dann auf einen Basisstein gehoben.
great_pyramid-explain-stone-capstone = Der Schlussstein: wird zweimal gehoben, zuletzt ganz nach oben. Dann endet das Spiel.
great_pyramid-explain-sled = Ein Schlitten mit einem Stein. Mit { $crew } oder mehr Arbeitern darauf, gleich welcher Farbe, kann er geschoben werden; jetzt { $workers ->
    [one] ist es einer
   *[other] sind es { $workers }
}. Schieben kostet Nahrung: 4 für ein Feld, 6 für zwei, 8 für drei.
great_pyramid-explain-worker = Ein Arbeiter. Wer die meisten auf einem ankommenden Schlitten hat, verdient am meisten; jeder bekommt höchstens zwei Nahrung.
great_pyramid-explain-turn = Die Zeile, die in dieser Runde genommen wurde: Sie sagt, wann man handelt und was man zusätzlich darf.
great_pyramid-explain-used = Eine Zeile, die schon benutzt wurde: In der zweiten Dynastie ist sie wieder frei.
great_pyramid-explain-tile = Die zweite Dynastie hat begonnen: Jede Zeile kann noch einmal genommen werden.
great_pyramid-explain-place-site = Ein Platz der Pyramide. A und B sind eine Reihe, C und D auch: Eine vollständige Reihe wird verziert. Ein Mittelstein braucht einen Basisstein unter sich.
great_pyramid-explain-place-site-top = Die Spitze: Hierher kommt der Schlussstein, wenn die acht anderen Steine stehen; dann endet das Spiel.
great_pyramid-explain-place-reserve = Steine, die noch kein Schlitten trägt. Wer einen Schlitten entladen hat, wählt hier seinen nächsten Stein.
great_pyramid-explain-place-farm = Farmen & Fischerei, ein Versorgungslager. Ernten gibt eine Nahrung für jeden deiner Arbeiter hier, Fischen halb so viel. { $workers ->
    [0] Jetzt ist niemand hier.
    [one] Jetzt ist ein Arbeiter hier.
   *[other] Jetzt sind { $workers } Arbeiter hier.
}
great_pyramid-explain-place-temple = Der Tempel des Ra, ein Versorgungslager. Ist eine Stufe der Pyramide vollständig, verdient am meisten, wer hier die meisten Arbeiter hat. { $workers ->
    [0] Jetzt ist niemand hier.
    [one] Jetzt ist ein Arbeiter hier.
   *[other] Jetzt sind { $workers } Arbeiter hier.
}
great_pyramid-explain-place-artist = Das Künstlerlager, ein Versorgungslager. Hier entsteht Kunst: je eine Nahrung, höchstens eine für jeden deiner Arbeiter hier. { $workers ->
    [0] Jetzt ist niemand hier.
    [one] Jetzt ist ein Arbeiter hier.
   *[other] Jetzt sind { $workers } Arbeiter hier.
}
great_pyramid-explain-place-middle-camp = Das Hebelager Mitte. Mit { $crew } Arbeitern hier und 4 Nahrung wird ein Mittelstein gehoben, der hier wartet. { $workers ->
    [0] Jetzt ist niemand hier.
    [one] Jetzt ist ein Arbeiter hier.
   *[other] Jetzt sind { $workers } Arbeiter hier.
}
great_pyramid-explain-place-capstone-camp = Das Hebelager Spitze. Mit { $crew } Arbeitern hier und 4 Nahrung wird der Schlussstein nach oben gehoben. { $workers ->
    [0] Jetzt ist niemand hier.
    [one] Jetzt ist ein Arbeiter hier.
   *[other] Jetzt sind { $workers } Arbeiter hier.
}
great_pyramid-explain-place-board = { $at ->
    [quarry] Ein Steinbruch. Seine Bahn führt zur Baustelle; ein Schlitten bringt die Steine dorthin.
    [pit] Der Steinbruch: Arbeiter warten hier auf seinen Schlitten oder stehen darauf. Platz ist für { $holds }.
    [end] Hinter dem letzten Feld: Ein Schlitten, der hierher geschoben wird, wird entladen; sein Stein kommt an.
   *[space] Ein Feld der Bahn: Platz ist für { $holds } Arbeiter. Ein Schlitten, der hierher kommt, schickt einzelne Arbeiter in den Tempel des Ra.
} { $workers ->
    [0] Jetzt ist niemand hier.
    [one] Jetzt ist ein Arbeiter hier.
   *[other] Jetzt sind { $workers } Arbeiter hier.
}
great_pyramid-explain-place-row = Zeile { $number } der Reihenfolge: Kleinere Nummern handeln früher. Eine Zeile nimmt man einmal je Dynastie.
great_pyramid-explain-place-dynasty = Zehn Runden sind zwei Dynastien zu fünf.
great_pyramid-explain-place-food = Nahrung hinter dem Schirm. Sie ernährt Arbeiter beim Schieben und Heben und bezahlt Kunst. Alle haben sie gesehen; die der anderen muss man sich merken.
great_pyramid-explain-place-art = Kunst hinter dem Schirm. Sie wird geheim geboten, wenn eine Reihe verziert wird.
great_pyramid-explain-place-bid = Was hier geboten wurde; alles Gebotene ist ausgegeben.
great_pyramid-explain-place-unplaced = Arbeiter, die noch eingesetzt werden, je zwei.
great_pyramid-explain-place-aid = Wie viel Nahrung Schieben oder Heben kostet und wie viele Punkte die ersten drei bekommen. Wer allein ist, erhält die Punkte nach dem Plus dazu.
great_pyramid-explain-area-board = Die Baustelle: die Pyramide, die Bahnen der Steinbrüche und die Lager.
great_pyramid-explain-area-order = Wer in dieser Runde wann handelt und welche Runde läuft.
great_pyramid-explain-area-player = Der Schirm und die Punkte bisher.
great_pyramid-explain-area-aid = { great_pyramid-explain-place-aid }
great_pyramid-about-choose-row = Die Zeile bestimmt, wann du handelst und was du zusätzlich darfst; jede gilt einmal in den Runden 1 bis 5 und danach noch einmal.
great_pyramid-about-bonus-move = Ein Versetzen, dann wählt der Nächste eine Zeile.
great_pyramid-about-nominate = { $ready ->
    [one] Ein Stein ist bereit: Er muss bestimmt werden.
   *[other] { $ready } Steine sind bereit: Einer muss bestimmt werden.
} Dann geben alle Nahrung, die dort Arbeiter haben.
great_pyramid-about-leave-track = Dein Arbeiter ist am Ende der Bahn: { $quarry }. Er bringt keine Punkte.
great_pyramid-about-reassign = { $left ->
    [one] Der letzte von deinen auf dem Schlitten.
   *[other] { $left } von deinen sind auf dem Schlitten.
}
great_pyramid-about-decorate = Alle bieten gleichzeitig; alle gebotene Kunst ist ausgegeben, die höchsten Gebote verdienen am meisten. Mit 0 bietest du nichts.
