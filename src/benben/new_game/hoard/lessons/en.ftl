# Hoard: the lessons.

hoard-lesson-first-game = Your first game
hoard-lesson-first-game-about = Drawing, banking and the two rows.
hoard-lesson-first-game-goal = Welcome! There are { $left } coins in the bag, and two rows to bank them in. At the end the coins in your rows bring points, and most points win.
hoard-lesson-first-game-draw = You hold nothing yet. Draw a coin from the bag.
hoard-lesson-first-game-draw-why = Without a coin there is nothing to bank: draw one first.
hoard-lesson-first-game-row = You found a { $coin }, and only you know it. { $p2 } drew a coin too, and you cannot see which. Now bank yours: choose a row. In the left row a coin counts its value, in the right row every different coin counts the same.
hoard-lesson-first-game-row-why = You could draw again. But a coin in the hand counts nothing, so learn to bank first: choose a row.
hoard-lesson-first-game-bank = Put the coin into the row.
hoard-lesson-first-game-bank-why = Bank the coin you have just found.
hoard-lesson-first-game-end = You have { $score } points. Now you can play: draw, bank, and keep your coins secret as long as it helps you.
