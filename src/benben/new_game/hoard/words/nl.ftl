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

# What things are and do, for whoever points at them; what is left of a question; the legend.
hoard-legend-coins = Munten
hoard-explain-coin-copper = In de linkerrij één waard.
hoard-explain-coin-silver = In de linkerrij twee waard.
hoard-explain-coin-gold = In de linkerrij drie waard.
hoard-explain-coin-hidden = Een munt in andermans hand: alleen wie hem vasthoudt ziet welke.
hoard-explain-place-row = In de linkerrij telt een munt zijn waarde, in de rechterrij telt elke verschillende munt drie.
hoard-explain-place-player = { hoard-explain-place-row }
hoard-explain-place-bag = Munten die nog niemand heeft getrokken. Het spel eindigt als de zak en alle handen leeg zijn.
hoard-explain-place-hand = Munten die je vasthoudt en nog niet hebt gelegd: ze tellen nog niet.
hoard-explain-area-player = De twee rijen van een speler, en de punten die ze waard zijn.
hoard-explain-area-bag = { hoard-explain-place-bag }
hoard-explain-area-hand = { hoard-explain-place-hand }
hoard-about-turn = Eén ding per beurt, dan de volgende speler.
hoard-about-banking = Eén munt, dan is je beurt voorbij.
