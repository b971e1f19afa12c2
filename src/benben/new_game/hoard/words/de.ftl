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
