# Hoard: Namen, Absagen, Ereignisse.

hoard-about = Greif in den Beutel und behalte deinen Fund für dich. Leg deine Münzen ihres Wertes wegen ab, oder sammle von jeder Sorte eine: Der Beutel ist kleiner, als er aussieht.
hoard-length = 5 Minuten
hoard-weight = leicht

hoard-coin-copper = Kupfermünze
hoard-coin-silver = Silbermünze
hoard-coin-gold = Goldmünze
hoard-coin-hidden = Münze
hoard-row-left = linke Reihe
hoard-row-right = rechte Reihe
hoard-bag = Beutel
hoard-hand = Deine Hand
hoard-held = Auf der Hand

hoard-bag-is-empty = der Beutel ist leer
hoard-hand-is-full = du darfst höchstens { $most } Münzen halten
hoard-nobody-passes = du passt nur, wenn du weder ziehen noch ablegen kannst
hoard-nothing-to-bank = du hältst keine Münze, die du ablegen könntest
hoard-not-in-hand = leg eine Münze ab, die du hältst

hoard-event-draw = { $who } greift in den Beutel
hoard-event-find = { $seat } zieht eine { $coin }
hoard-event-row = { $who } wählt: { $row }
hoard-event-bank = { $who } legt eine { $coin } ab
hoard-event-pass = { $who } passt
hoard-event-end = Beutel und Hände sind leer: Das Spiel ist vorbei

hoard-ask-turn = Zieh eine Münze, wähle eine Reihe zum Ablegen, oder passe, wenn beides nicht geht
hoard-ask-banking = Leg eine Münze in die gewählte Reihe

hoard-do-draw = eine Münze ziehen
hoard-do-row = ablegen: { $row }
hoard-do-bank = eine { $coin } ablegen
hoard-do-pass = passen
hoard-touch-pass = passen

hoard-total = gesamt
hoard-row = { $row }

hoard-option-hand_limit = wie viele Münzen man halten darf

# Where values of the box come from.
hoard-provenance-rows = docs/adding-a-game.md von benben

# What things are and do, for whoever points at them; what is left of a question; the legend.
hoard-legend-coins = Münzen
hoard-explain-coin-copper = In der linken Reihe eins wert.
hoard-explain-coin-silver = In der linken Reihe zwei wert.
hoard-explain-coin-gold = In der linken Reihe drei wert.
hoard-explain-coin-hidden = Eine Münze in fremder Hand: Nur wer sie hält, sieht welche.
hoard-explain-place-row = In der linken Reihe zählt eine Münze ihren Wert, in der rechten zählt jede verschiedene Münze drei.
hoard-explain-place-player = { hoard-explain-place-row }
hoard-explain-place-bag = Münzen, die noch niemand gezogen hat. Das Spiel endet, wenn Beutel und alle Hände leer sind.
hoard-explain-place-hand = Münzen auf der Hand, noch nicht gelegt: Sie zählen noch nichts.
hoard-explain-area-player = Die beiden Reihen eines Spielers und die Punkte, die sie wert sind.
hoard-explain-area-bag = { hoard-explain-place-bag }
hoard-explain-area-hand = { hoard-explain-place-hand }
hoard-about-turn = Eine Sache je Zug, dann ist der Nächste dran.
hoard-about-banking = Eine Münze, dann ist dein Zug zu Ende.
