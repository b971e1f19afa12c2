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

# What things are and do, for whoever points at them; what is left of a question; the legend.
hoard-legend-coins = Coins
hoard-explain-coin-copper = Worth one in the left row.
    .rule = HO-4.2
hoard-explain-coin-silver = Worth two in the left row.
    .rule = HO-4.2
hoard-explain-coin-gold = Worth three in the left row.
    .rule = HO-4.2
hoard-explain-coin-hidden = A coin in another’s hand: only its holder sees which.
    .rule = HO-3.1
hoard-explain-place-row = In the left row a coin counts its value, in the right row each different coin counts three.
    .rule = HO-4.2
hoard-explain-place-player = { hoard-explain-place-row }
    .rule = HO-4.2
hoard-explain-place-bag = Coins that nobody has drawn yet. The game ends when the bag and all hands are empty.
    .rule = HO-4.1
hoard-explain-place-hand = Coins that are held and not banked: they count nothing yet.
    .rule = HO-2.3
hoard-explain-area-player = The two rows of a player, and the points they are worth.
    .rule = HO-4.2
hoard-explain-area-bag = { hoard-explain-place-bag }
    .rule = HO-4.1
hoard-explain-area-hand = { hoard-explain-place-hand }
    .rule = HO-2.3
hoard-about-turn = One thing a turn, then the next player.
hoard-about-banking = One coin, then your turn is over.
