# Hoard: namen, weigeringen, gebeurtenissen.

hoard-about = Grijp in de zak en houd je vondst geheim. Leg je munten weg voor hun waarde, of verzamel van elke soort één: de zak is kleiner dan hij lijkt.
hoard-length = 5 minuten
hoard-weight = makkelijk

hoard-coin-copper = koperen munt
hoard-coin-silver = zilveren munt
hoard-coin-gold = gouden munt
hoard-coin-hidden = munt
hoard-row-left = linkerrij
hoard-row-right = rechterrij
hoard-bag = Zak
hoard-hand = Je hand
hoard-held = In de hand

hoard-bag-is-empty = de zak is leeg
hoard-hand-is-full = je mag hoogstens { $most } munten vasthouden
hoard-nobody-passes = je past alleen als je niet kunt trekken en niets kunt wegleggen
hoard-nothing-to-bank = je hebt geen munt om weg te leggen
hoard-not-in-hand = leg een munt weg die je vasthoudt

hoard-event-draw = { $who } grijpt in de zak
hoard-event-find = { $seat } trekt een { $coin }
hoard-event-row = { $who } kiest de { $row }
hoard-event-bank = { $who } legt een { $coin } weg
hoard-event-pass = { $who } past
hoard-event-end = zak en handen zijn leeg: het spel is voorbij

hoard-ask-turn = Trek een munt, kies een rij om in weg te leggen, of pas als geen van beide kan
hoard-ask-banking = Leg een munt in de gekozen rij

hoard-do-draw = een munt trekken
hoard-do-row = wegleggen in de { $row }
hoard-do-bank = een { $coin } wegleggen
hoard-do-pass = passen
hoard-touch-pass = passen

hoard-total = totaal
hoard-row = { $row }

hoard-option-hand_limit = hoeveel munten een speler mag vasthouden

# Where values of the box come from.
hoard-provenance-rows = docs/adding-a-game.md in benben
