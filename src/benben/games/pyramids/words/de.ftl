# Pyramids: Namen, Absagen, Ereignisse.

pyramids-about = Ehre jede Runde eine Gottheit: Sie bestimmt, wann du Karten nimmst und wo du baust. Füge Farben zu Gruppen, sammle Glyphen und fülle eine Grabkammer, in die bis zum Ende niemand hineinsieht.
pyramids-length = 30 Minuten
pyramids-weight = mittel

pyramids-colour-blue = Blau
pyramids-colour-white = Weiß
pyramids-colour-red = Rot
pyramids-colour-green = Grün
pyramids-colour-yellow = Gelb

pyramids-god-horus = 1 Horus
pyramids-god-anubis = 2 Anubis
pyramids-god-khepri = 3 Khepri
pyramids-god-sekhmet = 4 Sekhmet
pyramids-god-thoth = 5 Thoth

pyramids-edifice-pyramid = Pyramide
pyramids-edifice-obelisk = Obelisk
pyramids-edifice-tomb = Grabkammer

pyramids-card-hidden = eine verdeckte Karte
pyramids-token-first = Startspielermarker
pyramids-piece-card = { $word }: { $parts }
pyramids-piece-worked-out = { $word }: { $parts }

# A card by its columns, an upper and a lower stone parted by a stroke: what `b-wr` says.
pyramids-card-x-x = { $a }–{ $b }
pyramids-card-x-xx = { $a }–{ $b }/{ $c }
pyramids-card-xx-x = { $a }/{ $b }–{ $c }
pyramids-cards-x-x = { pyramids-card-x-x }
pyramids-cards-x-xx = { pyramids-card-x-xx }
pyramids-cards-xx-x = { pyramids-card-xx-x }
pyramids-worked-out-x-x = { pyramids-card-x-x }, erschlossen
pyramids-worked-out-x-xx = { pyramids-card-x-xx }, erschlossen
pyramids-worked-out-xx-x = { pyramids-card-xx-x }, erschlossen
pyramids-sign-b = b
pyramids-sign-w = w
pyramids-sign-r = r
pyramids-sign-g = g
pyramids-sign-y = e
pyramids-letter-b = { pyramids-colour-blue }
pyramids-letter-w = { pyramids-colour-white }
pyramids-letter-r = { pyramids-colour-red }
pyramids-letter-g = { pyramids-colour-green }
pyramids-letter-y = { pyramids-colour-yellow }

# Ein Platz einer Pyramide: seine Stufe und der Abstand von der ersten Karte.
pyramids-place-0--3 = unterste Stufe, 3 links von der ersten Karte
pyramids-place-0--2 = unterste Stufe, 2 links von der ersten Karte
pyramids-place-0--1 = unterste Stufe, 1 links von der ersten Karte
pyramids-place-0-0 = unterste Stufe, Mitte
pyramids-place-0-1 = unterste Stufe, 1 rechts von der ersten Karte
pyramids-place-0-2 = unterste Stufe, 2 rechts von der ersten Karte
pyramids-place-0-3 = unterste Stufe, 3 rechts von der ersten Karte
pyramids-place-1--3 = zweite Stufe, 3 links von der ersten Karte
pyramids-place-1--2 = zweite Stufe, 2 links von der ersten Karte
pyramids-place-1--1 = zweite Stufe, 1 links von der ersten Karte
pyramids-place-1-0 = zweite Stufe, 1 rechts von der ersten Karte
pyramids-place-1-1 = zweite Stufe, 2 rechts von der ersten Karte
pyramids-place-1-2 = zweite Stufe, 3 rechts von der ersten Karte
pyramids-place-2--3 = dritte Stufe, 2 links von der ersten Karte
pyramids-place-2--2 = dritte Stufe, 1 links von der ersten Karte
pyramids-place-2--1 = dritte Stufe, über der ersten Karte
pyramids-place-2-0 = dritte Stufe, 1 rechts von der ersten Karte
pyramids-place-2-1 = dritte Stufe, 2 rechts von der ersten Karte
pyramids-place-3--3 = oberste Stufe, 2 links von der ersten Karte
pyramids-place-3--2 = oberste Stufe, 1 links von der ersten Karte
pyramids-place-3--1 = oberste Stufe, 1 rechts von der ersten Karte
pyramids-place-3-0 = oberste Stufe, 2 rechts von der ersten Karte

pyramids-place-pyramid = Pyramide, { $word }
pyramids-place-obelisk = Obelisk
pyramids-place-tomb = Grabkammer
pyramids-place-held = Hand
pyramids-place-first = Platz des Startspielermarkers
pyramids-place-quarry = Paar { $word }
pyramids-place-hand = Handkarte { $word }

pyramids-builds-nothing = nur Pyramide
pyramids-builds-tomb = Pyramide und Grabkammer
pyramids-builds-obelisk = Pyramide und Obelisk
pyramids-builds-either = Pyramide, dazu Grabkammer oder Obelisk
pyramids-builds-both = Pyramide, Grabkammer und Obelisk
pyramids-builds-resting = setzt diese Runde aus
pyramids-more-nothing = nichts weiter
pyramids-more-tomb = eine Karte für die Grabkammer
pyramids-more-obelisk = eine Karte für den Obelisken
pyramids-more-either = eine Karte für Grabkammer oder Obelisk
pyramids-more-both = eine Karte für den Obelisken, dann eine für die Grabkammer

pyramids-stone-blue = blauer Stein
pyramids-stone-white = weißer Stein
pyramids-stone-red = roter Stein
pyramids-stone-green = grüner Stein
pyramids-stone-yellow = gelber Stein
pyramids-glyph-pyramid = Stein mit der Glyphe der Pyramide
pyramids-glyph-obelisk = Stein mit der Glyphe des Obelisken
pyramids-glyph-tomb = Stein mit der Glyphe der Grabkammer
pyramids-stone-left = großer Stein links
pyramids-stone-right = großer Stein rechts
pyramids-stone-left-lower = unterer Stein links
pyramids-stone-left-upper = oberer Stein links
pyramids-stone-right-lower = unterer Stein rechts
pyramids-stone-right-upper = oberer Stein rechts

pyramids-gods = Gottheiten
pyramids-quarry = Steinbruch
pyramids-hand = Deine Hand
pyramids-touch-obelisk = Dein Obelisk
pyramids-touch-tomb = Deine Grabkammer
pyramids-touch-discard = Aus dem Spiel
pyramids-touch-done = Fertig

# --- was man tun darf

pyramids-do-god = { $god } wählen
pyramids-do-take = Paar { $pair } nehmen
pyramids-do-pyramid = { $card } in die Pyramide: { $place }
pyramids-do-obelisk = { $card } auf den Obelisken
pyramids-do-tomb = { $card } in die Grabkammer
pyramids-do-done = Fertig
pyramids-do-discard = { $card } abwerfen

pyramids-no-points-pyramid = bringt jetzt keine Punkte
pyramids-no-points-obelisk = bringt jetzt keine Punkte
pyramids-no-points-tomb = zählt, wenn am Ende die Grabkammern geöffnet werden
pyramids-gives-up-edifice = Du könntest in diesem Zug noch eine Karte legen: { $edifice }

pyramids-ask-choose-god = Wähle eine Gottheit
pyramids-ask-take-pair = Nimm ein Paar aus dem Steinbruch
pyramids-ask-build-pyramid = Füge deiner Pyramide eine Karte hinzu
pyramids-ask-build-more = Baue weiter oder sag „Fertig“
pyramids-ask-discard-one = Wirf eine deiner zwei Karten ab

pyramids-begin-pyramid = { $touched } in die Pyramide

# --- warum nicht

pyramids-not-in-hand = Diese Karte hast du nicht auf der Hand: { $card }
pyramids-gods-are-chosen = Die Gottheiten werden zu Beginn der Runde gewählt, bevor jemand ein Paar nimmt
pyramids-gods-first = Paare gibt es erst, wenn alle eine Gottheit haben: Wähle jetzt eine
pyramids-pair-is-taken = Du nimmst nur ein Paar in jeder Runde: „{ $move }“ muss bis zur nächsten warten
pyramids-take-first = Nimm zuerst ein Paar aus dem Steinbruch, dann baue
pyramids-not-building = Hier gibt es nichts zu beenden: „Fertig“ schließt dein Bauen ab
pyramids-discard-later = Abgeworfen wird am Ende der Runde, von allen mit zwei Karten auf der Hand
pyramids-discard-now = Du hast zwei Karten auf der Hand: Wirf zuerst eine davon ab
pyramids-god-in-box = Im Spiel mit { $players } Spielern bleibt in der Schachtel: { $god }
pyramids-god-rests = Diese Gottheit setzt in dieser Runde aus: { $god }
pyramids-god-taken = In dieser Runde schon bei { $owner }: { $god }
pyramids-no-such-pair = Im Steinbruch liegen so viele Paare, wie Spieler dabei sind: Paar { $pair } gibt es nicht
pyramids-pair-gone = Paar { $pair } ist schon weg
pyramids-pyramid-first = Ein Zug beginnt mit der Karte für die Pyramide
pyramids-place-filled = Dort liegt schon eine Karte ({ $place }), und was liegt, wird nie verschoben
pyramids-first-at-origin = Die erste Karte einer Pyramide kommt in die Mitte der untersten Stufe
pyramids-no-support = Eine Karte braucht dort ({ $place }) die beiden Karten, auf denen sie stehen würde
pyramids-base-full = Die unterste Stufe hat ihre { $base } Karten
pyramids-not-beside = Die unterste Stufe wächst an ihren Enden: Dieser Platz liegt nicht neben einer Karte ({ $place })
pyramids-one-a-round = Jedes Bauwerk bekommt nur eine Karte im Zug. Schon versorgt: { $edifice }
pyramids-god-forbids = { $god } lässt dich hier nicht bauen: { $edifice }
pyramids-either = { $god } lässt dich an der Grabkammer oder am Obelisken bauen, nicht an beiden
pyramids-tomb-closes = Eine Karte in der Grabkammer schließt den Obelisken für diesen Zug: Die Karte für den Obelisken kommt zuerst
pyramids-no-such-player = { $player } sitzt nicht an diesem Tisch mit { $players } Spielern
pyramids-deal-in-order = Jetzt bekommt { $asked } eine Karte, nicht { $player }
pyramids-not-in-pile = Diese Karte ist nicht mehr im Stapel: { $card }

# --- was geschah

pyramids-event-first = { $player } beginnt
pyramids-event-deal = { $player } bekommt { $card }
pyramids-event-out = In der ersten Runde setzt aus: { $god }
pyramids-event-reveal = In den Steinbruch kommt { $card }
pyramids-event-god = { $who } wählt { $god }
pyramids-event-take = { $who } nimmt Paar { $pair }
pyramids-event-pyramid = { $who } legt { $card } in die Pyramide: { $place }
pyramids-event-obelisk = { $who } legt { $card } auf den Obelisken
pyramids-event-tomb = { $who } legt { $card } in die Grabkammer
pyramids-event-done = { $who } ist mit dem Bauen fertig
pyramids-event-discard = { $who } wirft { $card } ab
pyramids-event-opened = { $count ->
    [0] Die Grabkammer von { $who } ist leer
   *[other] Die Grabkammer von { $who } wird geöffnet: { $cards }
}
pyramids-event-end = { $rounds } Runden sind vorbei: Das Spiel ist zu Ende

# --- Punkte

pyramids-total = gesamt
pyramids-pyramid = Pyramide
pyramids-group = { $colour }: eine Gruppe aus { $stones ->
    [one] { $stones } Stein
   *[other] { $stones } Steinen
}
pyramids-stone = { $card }, { $place }: { $stone }
pyramids-longest = die größte Gruppe, { $colour }, noch einmal
pyramids-bonus = { $earned ->
    [yes] Bonus: Jede Farbe hat eine Gruppe aus { $needed } Steinen
   *[no] kein Bonus: Die größte Gruppe in { $colour } hat nur { $least ->
        [one] { $least } Stein
       *[other] { $least } Steine
    }, jede Farbe braucht { $needed }
}
pyramids-obelisk = Obelisk: { $colour } auf { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} ({ $cards })
pyramids-obelisk-source = Obelisk
pyramids-obelisk-empty = Obelisk: nichts
pyramids-tomb = Grabkammer
pyramids-majority = { $colour }: { $stones } gegen { $rival }
pyramids-glyphs = Glyphen
pyramids-glyph = { $card } ({ $edifice })

pyramids-option-memory = verdeckt (closed): von Händen und Grabkammern anderer nur Rückseiten und Zahlen; offen (open): erschließbare Karten werden gezeigt, als erschlossen markiert
pyramids-option-box = die Werte der Schachtel: wie gedruckt oder geändert
pyramids-box-printed = wie gedruckt

# Where values of the box come from.
pyramids-provenance-deck = die Seiten zweier Läden

# What things are and do, for whoever points at them; what is left of a question; the legend.
pyramids-legend-gods = Gottheiten
pyramids-legend-stones = Steine der fünf Farben
pyramids-legend-glyphs = Glyphen
pyramids-legend-signs = Weitere Zeichen
pyramids-explain-card = Eine Karte mit Steinen. In der Pyramide zählen sich berührende Steine einer Farbe als Gruppe; im Obelisken zählt die Farbe auf den meisten Karten; in der Grabkammer, wer die meisten Steine einer Farbe hat. Eine Glyphe in dem Bauwerk, das sie zeigt, bringt zwei Punkte mehr.
pyramids-explain-card-hidden = Eine verdeckte Karte: Nur wer sie besitzt, darf sie ansehen.
pyramids-explain-worked-out = Niemand hat diese Karte hier gezeigt: Nach allem, was zu sehen war, muss sie hier sein.
pyramids-explain-builds = Was diese Gottheit dich in deinem Zug bauen lässt. Eine Karte für die Pyramide muss immer sein; die anderen sind freiwillig, je höchstens eine.
pyramids-explain-builds-resting = Zu zweit setzt in jeder Runde reihum eine Gottheit aus.
pyramids-explain-token = Wer ihn hat, wählt in dieser Runde als Erster eine Gottheit.
pyramids-explain-place-god = Die Gottheiten handeln in der Reihenfolge ihrer Nummern: Diese hat Nummer { $number }. { $state ->
    [taken] Sie ist in dieser Runde vergeben.
    [resting] Sie setzt diese Runde aus.
   *[free] Sie kann noch gewählt werden.
}
pyramids-explain-place-quarry = Zwei Karten, die zusammen genommen werden. Es gibt so viele Paare wie Mitspielende, für jeden eins.
pyramids-explain-place-pyramid = { $state ->
    [open] Hierher kann eine Karte.
   *[built] Was hier liegt, wird nie verschoben.
} Steine einer Farbe, die sich berühren, bilden eine Gruppe; die größte Gruppe jeder Farbe zählt.
pyramids-explain-place-obelisk = Eine Säule aus { $cards ->
    [one] einer Karte
   *[other] { $cards } Karten
}. Die Farbe auf den meisten Karten zählt: 1, 3, 6, 10 oder 15 Punkte für eine bis fünf Karten; weitere bringen nichts.
pyramids-explain-place-tomb = { $cards ->
    [one] Eine Karte
   *[other] { $cards } Karten
} verdeckt, am Ende geöffnet: Wer von einer Farbe mehr Steine in der Grabkammer hat als alle anderen, erhält fünf Punkte.
pyramids-explain-place-held = { $cards ->
    [one] Eine Karte
   *[other] { $cards } Karten
} auf dieser Hand. Am Ende einer Runde behält man höchstens eine.
pyramids-explain-place-first = { pyramids-explain-token }
pyramids-explain-place-hand = Deine Karten; niemand weiß, welche du behalten hast. Jede kannst du in deinem Zug verbauen.
pyramids-explain-area-gods = Die Gottheiten und die laufende Runde. Ihre Nummern sind die Reihenfolge der Züge.
pyramids-explain-area-quarry = Die Paare dieser Runde; die Zahl sagt, wie viele Karten noch im Stapel sind.
pyramids-explain-area-player = Pyramide, Obelisk und Grabkammer. Die Zahl ist, was alle sehen; die Grabkammer kommt am Ende dazu.
pyramids-explain-area-hand = { pyramids-explain-place-hand }
pyramids-about-choose-god = Runde { $round } von { $rounds }. Niedrige Zahlen nehmen zuerst Karten, hohe dürfen mehr bauen.
pyramids-about-take-pair = Noch { $pairs ->
    [one] ein Paar
   *[other] { $pairs } Paare
}; du baust sofort, mit { $god }: { $builds }.
pyramids-about-build-pyramid = Eine Karte. Danach erlaubt { $god }: { $more }.
pyramids-about-build-more = { $god } erlaubt noch: { $more }. Fertig beendet deinen Zug; höchstens eine Karte bleibt auf der Hand.
pyramids-about-discard-one = Die andere bleibt für die nächste Runde auf der Hand.
pyramids-tomb-unknown = { $count ->
    [0] Die Grabkammer ist noch leer. Grabkammern werden am Ende Farbe für Farbe verglichen.
    [one] Eine Karte liegt in der Grabkammer. Grabkammern werden am Ende Farbe für Farbe verglichen.
   *[other] { $count } Karten liegen in der Grabkammer. Grabkammern werden am Ende Farbe für Farbe verglichen.
}
