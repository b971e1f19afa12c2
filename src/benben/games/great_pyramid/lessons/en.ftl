# Great Pyramid: the lessons.

great_pyramid-lesson-first-game = Your first game
great_pyramid-lesson-first-game-about = The first round: food, art, and a stone that is pushed all the way to the pyramid.
great_pyramid-lesson-first-game-goal = Pharaoh wants a pyramid! Stones wait on sleds in the quarries. Together you push them along their tracks to the building site, where the pyramid grows stone by stone. Whoever gives most to a stone scores most for it. Most points after ten rounds win.
great_pyramid-lesson-first-game-workers = Your workers stand in camps: on the farms for food, with the artists for art, in the temple of Ra for prayers, and on the sleds in the quarries. You have { $food } food and { $art } art behind your screen.
great_pyramid-lesson-first-game-row = Each round begins with the order of play: everybody takes a row, and the top one acts first. Some rows bring a bonus. Let us act early: take the row without a bonus.
great_pyramid-lesson-first-game-row-why = A good row for another day. Further down you would act after the others, and then the first push would not be yours to choose. Take the row without a bonus.
great_pyramid-lesson-first-game-farm = It is your turn, with three actions. Food comes first: farming brings one food for each of your { $workers } workers on the farms. Farm!
great_pyramid-lesson-first-game-farm-why = There is time for that with your other actions. Without food no stone moves, so begin with the harvest.
great_pyramid-lesson-first-game-art = { $gained } more food. Your { $artists } artists can turn food into art, one for one. Art decorates finished rows of the pyramid, and that is worth many points. Make as much art as you can.
great_pyramid-lesson-first-game-art-why = Later, perhaps. Now your artists are idle: let each of them make one work of art.
great_pyramid-lesson-first-game-join = You have { $art } art and { $food } food. With your last action, send a worker from the farms to the first quarry: a push is scored by the number of workers on the sled, and three of yours are more than one of { $p2 }.
great_pyramid-lesson-first-game-join-why = Possible, but the sled in the first quarry is where points are to be had. One more worker from the farms and it is full.
great_pyramid-lesson-first-game-nominate = After the actions you nominate a stone that is ready: a sled with at least three workers. Two are ready. Choose the one with your workers, in the first quarry.
great_pyramid-lesson-first-game-nominate-why = On that sled stands none of your workers: { $p3 } alone would score. Nominate the sled in the first quarry.
great_pyramid-lesson-first-game-bid = Now the workers want to eat. Everybody with workers there bids food once, at most two for each worker. { $p2 } has bid { $other }. Four food move the sled one space, six move it two, eight move it three. You have { $food }: bid all that your three workers can carry.
great_pyramid-lesson-first-game-bid-why = That would move the sled less far, or not at all. Bid six: together with { $p2 } that is eight, and the sled goes three spaces.
great_pyramid-lesson-first-game-second-push = Three spaces: the sled stands right before the building site. { $p2 } has the next turn and nominates the same sled. This time you bid before { $p2 }, who may give nothing at all. You have { $food } food. Make sure of it on your own: four is enough for one space.
great_pyramid-lesson-first-game-second-push-why = With less the push may fail, and a hungry worker would leave; with more you waste food. Four moves the sled for certain.
great_pyramid-lesson-first-game-assign = The stone is there! { $p2 } nominated it and chose its place. You had most workers on the sled: { $gained } points for you, { $other } for { $p2 }. Your three workers are free again, and you may send them to any camp. The first one goes back to the farms.
great_pyramid-lesson-first-game-assign-why = Soon enough. But your food is nearly gone, and one worker more on the farms is one food more each harvest.
great_pyramid-lesson-first-game-lifters = The next stones belong higher up. From the middle lift camp workers raise middle stones onto the base; it takes three workers there. Send the second one to the middle lift camp.
great_pyramid-lesson-first-game-lifters-why = Base stones are pushed, but middle stones must be lifted, and who is there early scores. Send this worker to the middle lift camp.
great_pyramid-lesson-first-game-next-round = Your third worker follows. { $p2 } loaded a new stone on the sled, { $p3 } pushed alone, and round two begins: now the last to act chooses a row first.
great_pyramid-lesson-first-game-last = You lead with { $score } points. Remember: food pushes and lifts, art decorates full rows, workers in the temple score when a tier is complete, and the capstone ends the game. The short lessons show feeding, starving and decorating. Build well!

great_pyramid-lesson-feeding = Feeding a push
great_pyramid-lesson-feeding-about = How much food a sled needs, and when one more is wasted.
great_pyramid-lesson-feeding-ready = A sled with at least three workers is ready to be pushed. On the one in the first quarry stand { $own } of yours and { $other } of { $p2 }. What moves it is food: less than four in all and the push fails, four or five is one space, six or seven two, eight three. All food that is bid is gone, whatever happens.
great_pyramid-lesson-feeding-nominate = You have to nominate a stone that is ready. Take the sled in the first quarry.
great_pyramid-lesson-feeding-nominate-why = None of your workers stands there: you could not even bid. Nominate the sled in the first quarry.
great_pyramid-lesson-feeding-bid = { $p2 } bids first and gives { $other }. You have { $food } food and may bid at most two for each of your workers. What is the cheapest bid that moves the sled?
great_pyramid-lesson-feeding-bid-why = Count again: with less the total stays under four and fails, with more it is five, which goes no further than four. Bid three.
great_pyramid-lesson-feeding-end = The sled stands on space { $at }, for { $spent } of your food. Think in steps of four, six and eight: a bid between them is a gift to nobody.

great_pyramid-lesson-starving = Starving
great_pyramid-lesson-starving-about = What happens when a push fails, and how to make a miser pay for it.
great_pyramid-lesson-starving-danger = On this sled stand { $own } of your workers, and one each of { $p2 } and { $p3 }. If the push fails, whoever bid least loses a worker from the sled to the farms; if several bid equally little, each of them does.
great_pyramid-lesson-starving-nominate = Nominate the sled in the first quarry and see who is generous.
great_pyramid-lesson-starving-nominate-why = That is { $p2 }'s sled. Nominate the one with your workers.
great_pyramid-lesson-starving-bid = { $p2 } gives nothing and { $p3 } gives { $third }, so you alone would have to feed them all. Let it fail, but do not be the one who bid least: one food is enough.
great_pyramid-lesson-starving-bid-why = With nothing you would starve together with { $p2 }; with three or more you pay for everybody, and two is more than it takes. Bid one.
great_pyramid-lesson-starving-end = The push failed, and { $p2 }'s worker went hungry: it left the sled, and { $workers } workers of { $p2 } are on the farms now. It cost you { $spent } food, and your share of the sled has grown.

great_pyramid-lesson-decorating = Decorating
great_pyramid-lesson-decorating-about = Complete a row, then bid art in secret for the points.
great_pyramid-lesson-decorating-row = Your sled has arrived, and you choose where its stone goes. Places A and B form a row, and A is built already. A full row is decorated at once. Build at B.
great_pyramid-lesson-decorating-row-why = There the row would stay open. You have art to spend, so complete the row of A and B.
great_pyramid-lesson-decorating-secret = { $gained } points for the push, and now the decoration. All players, also those who did not push, bid any part of their art in secret. Most art scores six, then three, then one. You have { $art } art. All art that is bid is spent.
great_pyramid-lesson-decorating-bid = { $p2 } and { $p3 } began with three art each, and neither has made any since. So how much is surely the most? Bid four.
great_pyramid-lesson-decorating-bid-why = With less somebody may equal or outbid you, and with more you pay for nothing. Four is one more than they can have.
great_pyramid-lesson-decorating-end = All bids were opened: { $gained } points for you, { $other } for { $p2 }, who bid everything. { $left } art is left for the next row. Count what others have made: it happens in the open, and it pays to remember.
