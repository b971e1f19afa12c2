# GIZA: the lessons.

giza-lesson-first-game = Your first game
giza-lesson-first-game-about = A whole short game against one rival: stones, treasures, the sphinx, scarabs and the finish.
giza-lesson-first-game-goal = Welcome to the plateau of Giza! You and { $p2 } each have three pyramids and a sphinx. When the game ends, every tile on your four sites counts for you, with its plus or minus. Most points win.
giza-lesson-first-game-stone = At the bottom is your hand: four tiles that only you can see. On your turn you play one of them. Stones form the pyramids. Choose the { $tile }, then your { giza-site-cheops }.
giza-lesson-first-game-stone-why = You could do that. But a stone must always be smaller than what it covers, so a pyramid that begins with a large stone has more room to grow. Start with the { $tile } on your { giza-site-cheops }.
giza-lesson-first-game-treasure = Well built: you have { $score } points, and you drew a new tile, so you hold four again. There are { $left } tiles left to draw. { $p2 } has begun a pyramid too. Now a treasure: it may only lie on a stone of exactly the same number. Yours fits your { giza-site-cheops }.
giza-lesson-first-game-treasure-why = That would be allowed, but the treasure doubles what you have just built, and nothing else in your hand gives you as much. Put it on your { giza-site-cheops }.
giza-lesson-first-game-spoil = Did you see that? { $p2 } put a { $tile } on your { giza-site-chephren }, and you are down to { $score } points. Any tile may go on anybody's site. You can do the same: your negative stone is smaller than the stone on { $p2 }'s { giza-site-cheops }, so it fits there.
giza-lesson-first-game-spoil-why = Keep that for later. A negative stone only hurts whoever owns the site, and the one you hold just fits on { $p2 }'s { giza-site-cheops }. Pay it back!
giza-lesson-first-game-sphinx = { $p2 }'s { giza-site-cheops } now shows { $tile }. In return you got a sphinx base: { $lost } points gone. But a sphinx is worth it once it grows: base, then body, then head, always in this order. You hold the body. Put it on the base.
giza-lesson-first-game-sphinx-why = Not wrong, but a sphinx base alone only costs points. The body on top of it more than makes up for it, and you hold it.
giza-lesson-first-game-scarab = The body brought you { $gained } points. Now { $p2 } has put a scarab on your { giza-site-cheops }. It costs nothing, but while it lies there nobody can build on that site. Instead of playing a tile you may spend your turn on taking it off: choose { giza-site-cheops }.
giza-lesson-first-game-scarab-why = You could, and leave the scarab where it is. But { giza-site-cheops } is your best pyramid and you will need it soon, so take the scarab off.
giza-lesson-first-game-demolition = The scarab is gone. You drew nothing, because you played nothing: you still hold { $hand } tiles. { $p2 } used the time to spoil your { giza-site-mykerinos }: { $lost } points less. The tile called { giza-tile-demolition } takes any top tile away, and leaves with it. Use it on that stone.
giza-lesson-first-game-demolition-why = That is possible, but the stone on your { giza-site-mykerinos } is the worst one in the game. Remove it before it is built over: only a top tile can be taken away.
giza-lesson-first-game-finish = That gave you { $gained } points back: you have { $score }. Now think of the end. The game is over at once when all three pyramids of one player show a one on top, plus or minus. Otherwise it ends when the last tile is drawn. You hold three ones and { $p2 } has hardly begun. Let us finish!
giza-lesson-first-game-first-one = A stone may also lie on bare ground. Put a one on your { giza-site-mykerinos }.
giza-lesson-first-game-first-one-why = That would let { $p2 } catch up. Three ones on three pyramids end the game while you are ahead. Begin with { giza-site-mykerinos }.
giza-lesson-first-game-second-one = One pyramid is done. A one is smaller than the { $tile } on your { giza-site-chephren }: signs do not matter for what fits. Close that pyramid too.
giza-lesson-first-game-second-one-why = Keep to the plan: every turn you wait is a turn for { $p2 }. Put a one on your { giza-site-chephren }.
giza-lesson-first-game-last-one = Two are done. { $p2 } cannot stop you any more: put your last one on { giza-site-cheops }. It covers the treasure, which still counts.
giza-lesson-first-game-last-one-why = You are ahead, so end it now: the one belongs on { giza-site-cheops }. Tiles that are covered keep their points.
giza-lesson-first-game-end = The game is over, and you win with { $own } points to { $other }! You know it all now but one thing: instead of playing a tile you may discard one to four of them and draw new ones. Enjoy your next game.

giza-lesson-spoiling = Spoiling a rival
giza-lesson-spoiling-about = Your rival is one tile away from the end. Four ways to make life hard for them.
giza-lesson-spoiling-danger = Look at { $p2 }'s plateau. { giza-site-chephren } and { giza-site-mykerinos } already show a one. With a one on { giza-site-cheops } the game would be over, and you would lose. You cannot see { $p2 }'s hand, so be quick.
giza-lesson-spoiling-scarab = A scarab goes on any site, and nothing can be built on it. A pyramid with a scarab on top is not finished either. Put yours on { $p2 }'s { giza-site-cheops }.
giza-lesson-spoiling-scarab-why = That does not stop { $p2 }: one more stone and it is over. Block { giza-site-cheops } first.
giza-lesson-spoiling-demolition = { $p2 } had to spend a whole turn on taking the scarab off. The top tile of { giza-site-cheops } is now { $tile } again. The tile { giza-tile-demolition } removes it for good, and its points with it.
giza-lesson-spoiling-demolition-why = Possible, but the treasure on { $p2 }'s { giza-site-cheops } is their best tile, and right now it lies on top, where you can reach it.
giza-lesson-spoiling-base = The treasure is gone, and { $p2 } builds on with { $tile }. A sphinx base costs its owner points until somebody puts the body on it. Give yours away: { $p2 }'s sphinx site is empty.
giza-lesson-spoiling-base-why = Another time. The base in your hand can only cost you points, unless you also find a body. Let { $p2 } have it.
giza-lesson-spoiling-stone = { $p2 } hits back: your { giza-site-cheops } shows { $own } now. One more way: a negative stone on a larger number. { $p2 }'s { giza-site-cheops } shows { $tile }, and your negative stone is smaller.
giza-lesson-spoiling-stone-why = Fair enough, but your negative stone fits { $p2 }'s { giza-site-cheops } now, and next turn a smaller one may lie there.
giza-lesson-spoiling-end = { $p2 }'s { giza-site-cheops } ends in { $tile }. Scarabs win time, { giza-tile-demolition } takes what is best, bases and negative stones cost points. Watch every plateau, not only your own.

giza-lesson-ending = Ending the game
giza-lesson-ending-about = When to finish, and when to wait one more turn.
giza-lesson-ending-two-ends = A game of GIZA ends in one of two ways: the last tile is drawn, or all three pyramids of one player show a one. There are { $left } tiles in the pile, so nobody waits for that. But two of your pyramids show a one already.
giza-lesson-ending-wait = You hold a one and could end the game now, with { $score } points and the one. But your { giza-site-cheops } shows { $tile }, and you hold the treasure that fits it. Take those points first.
giza-lesson-ending-wait-why = Not yet! After the game your hand counts nothing. Play the treasure on { giza-site-cheops } first: { $p2 } is not close to the end.
giza-lesson-ending-now = The treasure gave you { $gained } points; you have { $score }. Waiting longer only gives { $p2 } turns to spoil your pyramids. Put the one on top: the treasure under it keeps its points.
giza-lesson-ending-now-why = You are ahead now. Every further turn gives { $p2 } the chance of a scarab or a { giza-tile-demolition }. End the game.
giza-lesson-ending-end = Over: { $own } points to { $other }. Whoever finishes does not win by it: points decide. So end the game when you think that you are ahead, and block others when they are.
