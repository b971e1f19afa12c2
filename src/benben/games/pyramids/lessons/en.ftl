# Pyramids: the lessons.

pyramids-lesson-first-game = Your first game
pyramids-lesson-first-game-about = Three rounds of building: gods, pairs of cards, pyramid, obelisk and tomb.
pyramids-lesson-first-game-goal = Welcome, architect! In ten rounds you build three things from cards: a pyramid of ten cards, an obelisk and a secret tomb. Each brings points in its own way, and whoever has most after ten rounds wins.
pyramids-lesson-first-game-god = A round begins with the gods. A god decides two things: the lowest number builds first, and some gods let you build more than the pyramid. Horus goes first but allows nothing else. Khepri, number three, also lets you build at your obelisk. Choose Khepri.
pyramids-lesson-first-game-god-why = That god is a fine choice too. But let us build an obelisk this round, and for that you need Khepri.
pyramids-lesson-first-game-first-card = { $p2 } chose Horus, so { $p2 } was first: took a pair of cards and built one of them. The other pair came to you. Each card shows stones in colours. One card has to go into the pyramid every round: begin with the one that shows a large blue stone beside white and green.
pyramids-lesson-first-game-first-card-why = Allowed, but we will need your other two cards for the obelisk: both show a large blue stone. Put the card with three colours into the pyramid.
pyramids-lesson-first-game-obelisk = Your pyramid has begun, and it is worth { $score } points already. Now Khepri lets you add a card to the obelisk. There it only counts how many cards share one colour. Take the card with two blue stones.
pyramids-lesson-first-game-obelisk-why = Possible, but the card with two blue stones carries the glyph of the obelisk, which brings two points there and nowhere else.
pyramids-lesson-first-game-second-round = That gave you { $gained } points: one for the first card, two for its glyph. You keep one card for later; whoever holds two at the end of a round discards one. Round { $round } has begun, and { $p2 } chose first: Anubis, who allows a card for the tomb.
pyramids-lesson-first-game-sekhmet = Sekhmet comes late but allows the most: obelisk and tomb. You hold a card for each. Choose Sekhmet.
pyramids-lesson-first-game-sekhmet-why = With that god you could not use all three cards this round. Sekhmet lets you build in every edifice.
pyramids-lesson-first-game-neighbour = { $p2 } has put a card face down into the tomb: you cannot see it. You took the other pair. In the pyramid, stones of one colour that touch form a group. Place the card that shows white above green to the right of your first card, so that white meets white and green meets green.
pyramids-lesson-first-game-neighbour-why = That fits too, but the groups would not grow. To the right of your first card, white and green meet their own colours.
pyramids-lesson-first-game-second-obelisk = { $gained } points with one card: two groups have grown, and the card has the glyph of the pyramid. Next the obelisk: your blue and white card is the second one with blue there, and each further card counts more than the one before.
pyramids-lesson-first-game-second-obelisk-why = Then the obelisk would wait. It wants many cards with the same colour, so give it blue again.
pyramids-lesson-first-game-tomb = { $gained } more points for the obelisk. The last card goes into the tomb. At the end, for each colour, the player with most stones of it in the tomb gains five points. Nobody sees what you put there.
pyramids-lesson-first-game-tomb-why = You may stop here, but your card carries the glyph of the tomb and helps you to the most red and yellow stones. Use it.
pyramids-lesson-first-game-horus = Round { $round }, and you choose first. Look at the quarry: one pair has a card with white, green and blue that suits your pyramid well. With Horus you take your pair before { $p2 } does.
pyramids-lesson-first-game-horus-why = With that god { $p2 } could come first and take the pair that you need. Horus has the lowest number.
pyramids-lesson-first-game-choose = { $p2 } has chosen Khepri and comes after you. Take the first pair.
pyramids-lesson-first-game-choose-why = The other pair has little white and green for you. Take the first one.
pyramids-lesson-first-game-second-stage = You have { $score } points. Two cards side by side carry a third one: lay the card with large white on both, in the second stage. It stands half on each of them.
pyramids-lesson-first-game-second-stage-why = A wider base is possible as well. But up there the white stone touches the white ones below, and your group grows.
pyramids-lesson-first-game-end = { $gained } points more, so you have { $score }. So it goes for ten rounds: four cards at the bottom, then three, two and one. In the end each colour counts its largest group and the longest counts again; obelisk, tombs and glyphs are added. Good luck!

pyramids-lesson-groups-and-glyphs = Groups and glyphs
pyramids-lesson-groups-and-glyphs-about = Where the points of a pyramid come from, and what the little signs are for.
pyramids-lesson-groups-and-glyphs-groups = Look at your two cards. Two white stones touch, and so do two green ones: these are groups. At the end every colour counts one point for each stone of its largest group, and the longest group of all counts once more. Now you have { $score } points in all.
pyramids-lesson-groups-and-glyphs-join = The card with large white, green and blue fits on top of both. There it touches what is below. Try it.
pyramids-lesson-groups-and-glyphs-join-why = There the stones would touch fewer stones of their own colour. On top of both cards the group grows.
pyramids-lesson-groups-and-glyphs-glyph = The longest group has grown: { $gained } more points, because the longest one counts twice. Your other card shows a glyph. A glyph brings two points if its card lies in the edifice that it shows: this one is an obelisk. And it is your third card with blue there.
pyramids-lesson-groups-and-glyphs-glyph-why = You could stop, but nowhere is this card worth more than on your obelisk.
pyramids-lesson-groups-and-glyphs-end = { $gained } points with one card: the third blue one, and the glyph. One more thing to aim for: if every colour has a group of three stones or more in your pyramid, you gain ten points.
