# Hoard: names, refusals, events.

hoard-about = Reach into the bag and keep what you find to yourself. Bank your coins for their value, or collect one of each: the bag is smaller than it looks.
hoard-length = 5 minutes
hoard-weight = easy

hoard-coin-copper = copper coin
hoard-coin-silver = silver coin
hoard-coin-gold = gold coin
hoard-coin-hidden = coin
hoard-row-left = left row
hoard-row-right = right row
hoard-bag = Bag
hoard-hand = Your hand
hoard-held = In hand

hoard-bag-is-empty = the bag is empty
hoard-hand-is-full = you may hold { $most } coins at most
hoard-nobody-passes = you pass only when you can neither draw nor bank
hoard-nothing-to-bank = you hold no coin that you could bank
hoard-not-in-hand = bank one of the coins you hold

hoard-event-draw = { $who } reaches into the bag
hoard-event-find = { $seat } draws a { $coin }
hoard-event-row = { $who } turns to the { $row }
hoard-event-bank = { $who } banks a { $coin }
hoard-event-pass = { $who } passes
hoard-event-end = bag and hands are empty: the game is over

hoard-ask-turn = Draw a coin, choose a row to bank in, or pass if you can do neither
hoard-ask-banking = Bank a coin in the row you chose

hoard-do-draw = draw a coin
hoard-do-row = bank in the { $row }
hoard-do-bank = bank a { $coin }
hoard-do-pass = pass
hoard-touch-pass = pass

hoard-total = total
hoard-row = { $row }

hoard-option-hand_limit = coins that a player may hold

# Where values of the box come from.
hoard-provenance-rows = docs/adding-a-game.md of benben
