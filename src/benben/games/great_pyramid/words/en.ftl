# Giza: The Great Pyramid: names, refusals, events.

great_pyramid-about = Push, feed, lift and decorate the Great Pyramid together, and earn more from it than the others. Nobody finishes it alone; nobody wants to pay for it alone either.
great_pyramid-length = 90 minutes
great_pyramid-weight = medium to hard

great_pyramid-spot-farm = Farms & Fishing
great_pyramid-spot-temple = the Temple of Ra
great_pyramid-spot-artist = the Artist Camp
great_pyramid-spot-middle-camp = the Middle lift camp
great_pyramid-spot-capstone-camp = the Capstone lift camp
great_pyramid-spot-quarry-1 = quarry 1
great_pyramid-spot-quarry-2 = quarry 2
great_pyramid-spot-quarry-3 = quarry 3
great_pyramid-spot-quarry-4 = quarry 4 (dark brown)

great_pyramid-letter-a = A
great_pyramid-letter-b = B
great_pyramid-letter-c = C
great_pyramid-letter-d = D

great_pyramid-from-farm = { great_pyramid-spot-farm }
great_pyramid-from-temple = { great_pyramid-spot-temple }
great_pyramid-from-artist = { great_pyramid-spot-artist }
great_pyramid-from-middle-camp = { great_pyramid-spot-middle-camp }
great_pyramid-from-capstone-camp = { great_pyramid-spot-capstone-camp }
great_pyramid-from-quarry-1 = { great_pyramid-spot-quarry-1 }
great_pyramid-from-quarry-2 = { great_pyramid-spot-quarry-2 }
great_pyramid-from-quarry-3 = { great_pyramid-spot-quarry-3 }
great_pyramid-from-quarry-4 = { great_pyramid-spot-quarry-4 }
great_pyramid-to-farm = { great_pyramid-spot-farm }
great_pyramid-to-temple = { great_pyramid-spot-temple }
great_pyramid-to-artist = { great_pyramid-spot-artist }
great_pyramid-to-middle-camp = { great_pyramid-spot-middle-camp }
great_pyramid-to-capstone-camp = { great_pyramid-spot-capstone-camp }
great_pyramid-to-quarry-1 = { great_pyramid-spot-quarry-1 }
great_pyramid-to-quarry-2 = { great_pyramid-spot-quarry-2 }
great_pyramid-to-quarry-3 = { great_pyramid-spot-quarry-3 }
great_pyramid-to-quarry-4 = { great_pyramid-spot-quarry-4 }

great_pyramid-place-farm = { great_pyramid-touch-farm }
great_pyramid-place-temple = { great_pyramid-touch-temple }
great_pyramid-place-artist = { great_pyramid-touch-artist }
great_pyramid-place-middle-camp = { great_pyramid-touch-middle-camp }
great_pyramid-place-capstone-camp = { great_pyramid-touch-capstone-camp }
great_pyramid-camp-farm = { great_pyramid-spot-farm }
great_pyramid-camp-temple = { great_pyramid-spot-temple }
great_pyramid-camp-artist = { great_pyramid-spot-artist }
great_pyramid-camp-middle-camp = { great_pyramid-spot-middle-camp }
great_pyramid-camp-capstone-camp = { great_pyramid-spot-capstone-camp }
great_pyramid-plate-farm = Farms
great_pyramid-plate-temple = Temple
great_pyramid-plate-artist = Artists
great_pyramid-plate-middle-camp = Middle lift
great_pyramid-plate-capstone-camp = Capstone lift
great_pyramid-quarry-quarry-1 = quarry 1
great_pyramid-quarry-quarry-2 = quarry 2
great_pyramid-quarry-quarry-3 = quarry 3
great_pyramid-quarry-quarry-4 = quarry 4

great_pyramid-row-fish-x2 = fish twice
great_pyramid-row-no-bonus = no bonus
great_pyramid-row-support = support move
great_pyramid-row-quarry-a = quarry move A
great_pyramid-row-quarry-b = quarry move B
great_pyramid-row-lifter = lifter move
great_pyramid-row-farm-x2 = farm twice
great_pyramid-row-art-x2 = art twice

great_pyramid-gives-fish-x2 = but no farming
great_pyramid-gives-no-bonus = a turn like any other
great_pyramid-gives-support = support camp → support camp
great_pyramid-gives-quarry-a = quarry ↔ quarry, support camp
great_pyramid-gives-quarry-b = quarry ↔ quarry, support camp
great_pyramid-gives-lifter = lift ↔ lift, support camp
great_pyramid-gives-farm-x2 = but no fishing
great_pyramid-gives-art-x2 = one food for each

great_pyramid-stone-base = base stone
great_pyramid-stone-middle = middle stone
great_pyramid-stone-capstone = capstone
great_pyramid-reserve-base = base
great_pyramid-reserve-middle = middle
great_pyramid-reserve-capstone = capstone
great_pyramid-sled-base = sled with a base stone
great_pyramid-sled-middle = sled with a middle stone
great_pyramid-sled-capstone = sled with the capstone

great_pyramid-bonus-support = between two support camps
great_pyramid-bonus-quarry = between quarries, or between a quarry and a support camp
great_pyramid-bonus-lifter = between the lift camps, or between a lift camp and a support camp
great_pyramid-what-farm = farming
great_pyramid-what-fish = fishing
great_pyramid-what-art = making art

great_pyramid-scoring-push = push
great_pyramid-scoring-middle-lift = lift
great_pyramid-scoring-final-lift = final lift
great_pyramid-scoring-decoration = decoration
great_pyramid-scoring-capstone-decoration = capstone decoration
great_pyramid-scoring-temple = Temple of Ra
great_pyramid-source-push = pushes
great_pyramid-source-lift = lifts
great_pyramid-source-decoration = decorations
great_pyramid-source-temple = Temple of Ra

great_pyramid-area-board = the building site
great_pyramid-area-reserve = reserve
great_pyramid-area-order = turn order
great_pyramid-area-aid = player aid
great_pyramid-aid-push = food to push 1, 2, 3 spaces
great_pyramid-aid-lift = food to lift
great_pyramid-aid-alone = alone
great_pyramid-aid-ranks = points by rank
great_pyramid-label-food = food
great_pyramid-label-art = art
great_pyramid-label-bid = bid
great_pyramid-label-dynasty = dynasty

great_pyramid-still-placing = the workers are not all placed yet: put one on a camp or a sled
great_pyramid-choose-a-row = choose a row of the turn-order track
great_pyramid-row-taken = { $player } has taken the row { $row } this round
great_pyramid-row-used = you have used the row { $row } in this dynasty already
great_pyramid-bonus-only = the row gives one move { $bonus }, or skip
great_pyramid-stays = a move leads from one place to another, not from { $from } to itself
great_pyramid-no-route = no such move leads from { $from } to { $to } now
great_pyramid-no-lifter-action = workers enter and leave a lift camp only by the lifter row, by reassigning, or at the end of a track
great_pyramid-nobody-there = you have no worker at { $from }
great_pyramid-quarry-unused = { $to } is not used with this number of players
great_pyramid-full = { $to } is full: it holds { $holds }
great_pyramid-end-instead = there is nothing to skip in a turn: act, or end your actions
great_pyramid-act-first = it is your turn: act, or end your actions
great_pyramid-leave-first = your worker has left the track of { $quarry }: put it in a camp
great_pyramid-track-shorter = the tracks have { $length } spaces in this game; there is no space { $position }
great_pyramid-nobody-on-track = you have no worker on { $quarry }, space { $position }
great_pyramid-on-the-sled = nobody walks off a sled
great_pyramid-next-full = the next space is full; a worker can go past it with two actions
great_pyramid-nothing-to-pass = the next space is not full: advance onto it
great_pyramid-pass-costs-two = going past a full space takes two actions, and you have one left
great_pyramid-landing-full = the space after the full one is full too
great_pyramid-no-more = { $what } is used up, or not allowed in the row { $row }
great_pyramid-yields-nothing = { $what } would yield nothing: you have { $farmers } on the farms
great_pyramid-too-few-artists = you have { $artists } in the Artist Camp: not enough for { $amount } art
great_pyramid-too-little-food = you have { $food } food: not enough for { $amount }
great_pyramid-too-little-art = you have { $art } art: not enough for { $amount }
great_pyramid-nominate = a stone is ready: nominate one
great_pyramid-sled-gone = the sled of { $quarry } has left the game
great_pyramid-sled-not-ready = the sled of { $quarry } needs { $crew } workers
great_pyramid-no-middle-stone = no middle stone waits in the Middle lift camp
great_pyramid-no-capstone = the capstone is in no lift camp
great_pyramid-camp-not-ready = a lift needs { $crew } workers in the camp of the stone
great_pyramid-no-base-free = no base stone stands free for a middle stone
great_pyramid-eight-first = the capstone waits until the eight other stones stand
great_pyramid-bid-now = a stone is nominated: bid food for your workers there
great_pyramid-bid-too-high = your workers there take { $most } food at most, not { $amount }
great_pyramid-build-now = the stone is to be built: choose its place
great_pyramid-place-built = place { $letter } is built already
great_pyramid-no-base-there = no base stone stands at { $letter }
great_pyramid-assign-now = the sled is unloaded: assign your workers to camps, one by one
great_pyramid-decorate-now = a row is complete: bid art, or 0
great_pyramid-load-now = the sled is back: choose a stone of the reserve for it
great_pyramid-not-in-reserve = there is no { $stone } in the reserve

great_pyramid-event-first = { $player } begins
great_pyramid-event-place = { $who } places a worker at { $spot }
great_pyramid-event-round = round { $round } begins
great_pyramid-event-second-dynasty = the second dynasty begins: its tile is laid on the turn-order track
great_pyramid-event-row = { $who } takes the row { $row }
great_pyramid-event-move = { $who } moves a worker from { $from } to { $to }
great_pyramid-event-skip = { $who } moves nobody
great_pyramid-event-advance = { $who } advances a worker on the track of { $quarry }
great_pyramid-event-pass = { $who } moves a worker past a full space on the track of { $quarry }
great_pyramid-event-farm = { $who } farms
great_pyramid-event-fish = { $who } fishes
great_pyramid-event-art = { $who } makes { $amount } art
great_pyramid-event-end-turn = { $who } ends the actions
great_pyramid-event-end = { $why ->
    [capstone] the capstone is in place: the game is over
   *[rounds] the last round is over: so is the game
}
great_pyramid-event-leave = the worker of { $who } goes to { $camp }
great_pyramid-event-push = { $who } nominates the sled of { $quarry }
great_pyramid-event-lift = { $who } nominates a stone to be lifted: { $stone }
great_pyramid-event-bid = { $who } bids { $amount } food
great_pyramid-event-pushed = { $spaces ->
    [one] the sled of { $quarry } moves one space
   *[other] the sled of { $quarry } moves { $spaces } spaces
}
great_pyramid-event-swept = { $count ->
    [one] a worker in the way of the sled goes to the Temple of Ra
   *[other] { $count } workers in the way of the sled go to the Temple of Ra
}
great_pyramid-event-starved = it fails: a worker of { $player } starves and goes to the farms
great_pyramid-event-build = { $who } builds at { $letter }
great_pyramid-event-row-complete = { $tier ->
    [yes] that completes a row, which will be decorated, and a tier, for which the Temple of Ra will be scored
   *[no] that completes a row, which will be decorated
}
great_pyramid-event-assign = { $who } assigns a worker to { $camp }
great_pyramid-event-decorate = { $who } has bid art in secret
great_pyramid-event-opened = { $player } bid { $amount } art
great_pyramid-event-scored = { $player } scores { $points } ({ $scoring }; { $counted }: { $amount })
great_pyramid-event-load = { $who } loads the sled: { $stone }

great_pyramid-gives-up-actions = { $actions ->
    [one] You give up an action
   *[other] You give up { $actions } actions
}
great_pyramid-gives-up-move = You give up the move of your row
great_pyramid-gives-up-decoration = You leave the decoration to the others

great_pyramid-ask-place-worker = Place a worker on a camp or on a sled
great_pyramid-ask-choose-row = Choose your row: when you act, and what it gives
great_pyramid-ask-bonus-move = Move a worker as your row allows, or skip
great_pyramid-ask-turn = Act: move a worker, advance one along a track, farm, fish or make art; or end your actions
great_pyramid-ask-leave-track = Choose a camp for the worker that has left the track
great_pyramid-ask-nominate = Nominate a stone that is ready
great_pyramid-ask-bid = Bid food for your workers on this stone
great_pyramid-ask-build = Choose where the stone is built
great_pyramid-ask-reassign = Choose a camp for a worker of the sled
great_pyramid-ask-decorate = Bid art in secret for the decoration
great_pyramid-ask-load = Choose the next stone for the sled

great_pyramid-about-place-worker = { $left } of { $of } to place now, then the next player; { $all } left in all
great_pyramid-about-turn = { $actions } of { $of } actions left; then a stone that is ready is moved
great_pyramid-about-bid = { $task }; bid so far: { $given }, it takes { $needs }; your workers there: { $workers }, two food each at most
great_pyramid-about-build = { $way ->
    [lift] a middle stone; A and B are a row, C and D are a row: a full row is decorated
   *[other] a base stone; A and B are a row, C and D are a row: a full row is decorated
}
great_pyramid-about-load = { $quarry }
great_pyramid-task-push-quarry-1 = the sled of quarry 1
great_pyramid-task-push-quarry-2 = the sled of quarry 2
great_pyramid-task-push-quarry-3 = the sled of quarry 3
great_pyramid-task-push-quarry-4 = the sled of quarry 4
great_pyramid-task-lift-middle = the lift of a middle stone: most food scores most
great_pyramid-task-lift-capstone = the lift of the capstone: most food scores most
great_pyramid-counted-workers = workers
great_pyramid-counted-food = food
great_pyramid-counted-art = art
great_pyramid-begin-move = move a worker from { $touched }

great_pyramid-do-place = place a worker at { $spot }
great_pyramid-do-row = row: { $row }
great_pyramid-do-move = move a worker from { $from } to { $to }
great_pyramid-do-skip = move nobody
great_pyramid-do-advance = { $position ->
    [0] advance a worker one space from { $quarry }
   *[other] advance a worker one space: { $quarry }, space { $position }
}
great_pyramid-do-pass = { $position ->
    [0] move a worker from { $quarry } past the full space
   *[other] move a worker past the full space: { $quarry }, space { $position }
}
great_pyramid-do-farm = farm
great_pyramid-do-fish = fish
great_pyramid-do-art = make { $amount } art
great_pyramid-do-end-turn = end the actions
great_pyramid-do-leave = send the worker to { $camp }
great_pyramid-do-push = nominate the sled of { $quarry }
great_pyramid-do-lift = nominate for lifting: { $stone }
great_pyramid-do-bid = bid { $amount } food
great_pyramid-do-build = build at { $letter }
great_pyramid-do-assign = assign a worker to { $camp }
great_pyramid-do-decorate = bid { $amount } art
great_pyramid-do-load = load the sled: { $stone }
great_pyramid-touch-farm = Farms & Fishing
great_pyramid-touch-temple = Temple of Ra
great_pyramid-touch-artist = Artist Camp
great_pyramid-touch-middle-camp = Middle lift camp
great_pyramid-touch-capstone-camp = Capstone lift camp
great_pyramid-touch-do-skip = { great_pyramid-do-skip }
great_pyramid-touch-do-advance = advance a worker
great_pyramid-touch-do-pass = move a worker past a full space
great_pyramid-touch-do-farm = { great_pyramid-do-farm }
great_pyramid-touch-do-fish = { great_pyramid-do-fish }
great_pyramid-touch-do-art = make art
great_pyramid-touch-do-end = { great_pyramid-do-end-turn }
great_pyramid-touch-amount = { $word }
great_pyramid-touch-quarry-1-0 = the pit of { great_pyramid-quarry-quarry-1 }
great_pyramid-touch-quarry-1-1 = { great_pyramid-quarry-quarry-1 }, space 1
great_pyramid-touch-quarry-1-2 = { great_pyramid-quarry-quarry-1 }, space 2
great_pyramid-touch-quarry-1-3 = { great_pyramid-quarry-quarry-1 }, space 3
great_pyramid-touch-quarry-1-4 = { great_pyramid-quarry-quarry-1 }, space 4
great_pyramid-touch-quarry-1-5 = { great_pyramid-quarry-quarry-1 }, space 5
great_pyramid-touch-quarry-1-past = { great_pyramid-quarry-quarry-1 }, end of the track
great_pyramid-touch-quarry-2-0 = the pit of { great_pyramid-quarry-quarry-2 }
great_pyramid-touch-quarry-2-1 = { great_pyramid-quarry-quarry-2 }, space 1
great_pyramid-touch-quarry-2-2 = { great_pyramid-quarry-quarry-2 }, space 2
great_pyramid-touch-quarry-2-3 = { great_pyramid-quarry-quarry-2 }, space 3
great_pyramid-touch-quarry-2-4 = { great_pyramid-quarry-quarry-2 }, space 4
great_pyramid-touch-quarry-2-5 = { great_pyramid-quarry-quarry-2 }, space 5
great_pyramid-touch-quarry-2-past = { great_pyramid-quarry-quarry-2 }, end of the track
great_pyramid-touch-quarry-3-0 = the pit of { great_pyramid-quarry-quarry-3 }
great_pyramid-touch-quarry-3-1 = { great_pyramid-quarry-quarry-3 }, space 1
great_pyramid-touch-quarry-3-2 = { great_pyramid-quarry-quarry-3 }, space 2
great_pyramid-touch-quarry-3-3 = { great_pyramid-quarry-quarry-3 }, space 3
great_pyramid-touch-quarry-3-4 = { great_pyramid-quarry-quarry-3 }, space 4
great_pyramid-touch-quarry-3-5 = { great_pyramid-quarry-quarry-3 }, space 5
great_pyramid-touch-quarry-3-past = { great_pyramid-quarry-quarry-3 }, end of the track
great_pyramid-touch-quarry-4-0 = the pit of { great_pyramid-quarry-quarry-4 }
great_pyramid-touch-quarry-4-1 = { great_pyramid-quarry-quarry-4 }, space 1
great_pyramid-touch-quarry-4-2 = { great_pyramid-quarry-quarry-4 }, space 2
great_pyramid-touch-quarry-4-3 = { great_pyramid-quarry-quarry-4 }, space 3
great_pyramid-touch-quarry-4-4 = { great_pyramid-quarry-quarry-4 }, space 4
great_pyramid-touch-quarry-4-5 = { great_pyramid-quarry-quarry-4 }, space 5
great_pyramid-touch-quarry-4-past = { great_pyramid-quarry-quarry-4 }, end of the track
great_pyramid-touch-site-a = plot A
great_pyramid-touch-site-a-base = base of plot A
great_pyramid-touch-site-a-middle = middle of plot A
great_pyramid-touch-site-b = plot B
great_pyramid-touch-site-b-base = base of plot B
great_pyramid-touch-site-b-middle = middle of plot B
great_pyramid-touch-site-c = plot C
great_pyramid-touch-site-c-base = base of plot C
great_pyramid-touch-site-c-middle = middle of plot C
great_pyramid-touch-site-d = plot D
great_pyramid-touch-site-d-base = base of plot D
great_pyramid-touch-site-d-middle = middle of plot D
great_pyramid-touch-site-top = top of the pyramid
great_pyramid-piece-worker = worker
great_pyramid-place-unplaced = workers to place
great_pyramid-piece-turn = row taken by { $word }
great_pyramid-piece-used = row used by { $word }
great_pyramid-tile-second-dynasty = Second Dynasty tile

great_pyramid-total = total
great_pyramid-source = { $source }
great_pyramid-rank = { $tied ->
    [one] rank { $rank }, { $counted }: { $amount }
   *[other] rank { $rank }, { $counted }: { $amount }, shared by { $tied }
}
great_pyramid-solo = alone on the sled
great_pyramid-scoring = round { $round }: { $scoring }, { $stone }

great_pyramid-option-capstone_first_lift = late: both lifts of the capstone wait for all other stones; early: only the last does
great_pyramid-option-reassign = are workers reassigned before decoration and temple, or after
great_pyramid-option-memory = closed: food and art behind others' screens are not shown; open: they are
great_pyramid-option-track_length = spaces between a quarry and the site
great_pyramid-option-box = the values of the box: as printed, or changed
great_pyramid-box-printed = as printed

# What things are and do, for whoever points at them; what is left of a question; the legend.
great_pyramid-legend-stones = Stones
great_pyramid-legend-sleds = Sleds
great_pyramid-legend-workers = Workers
great_pyramid-legend-tile = Tile
great_pyramid-explain-stone-base = A base stone: pushed to the site on a sled, it goes on a free base place.
    .rule = GP-6.1
great_pyramid-explain-stone-middle = A middle stone: pushed to the Middle lift camp, then lifted onto a base stone.
    .rule = GP-6.2
great_pyramid-explain-stone-capstone = The capstone: lifted twice, last of all onto the top. Then the game ends.
    .rule = GP-6.2
great_pyramid-explain-sled = A sled with a stone. With { $crew } workers on it or more, of any colours, it can be pushed; now there { $workers ->
    [one] is one
   *[other] are { $workers }
}. Pushing takes food: 4 for one space, 6 for two, 8 for three.
    .rule = GP-5.1
great_pyramid-explain-worker = A worker. Whoever has most of them on a sled that arrives earns most; each may be fed up to two food.
    .rule = GP-7.1
great_pyramid-explain-turn = The row that this player has taken this round: it says when they act and what they may do besides.
    .rule = GP-3.2
great_pyramid-explain-used = A row that this player has used: it is free again in the second dynasty.
    .rule = GP-3.2
great_pyramid-explain-tile = The second dynasty has begun: every row can be taken once more.
    .rule = GP-3.6
great_pyramid-explain-place-site = A place of the pyramid. A is a row with B, and C with D: a complete row is decorated. A middle stone needs a base stone below it.
    .rule = GP-1.4
great_pyramid-explain-place-site-top = The top: the capstone comes here when the eight other stones stand, and the game ends.
    .rule = GP-8.1
great_pyramid-explain-place-reserve = Stones that no sled carries yet. Whoever has unloaded a sled chooses its next stone here.
    .rule = GP-6.3
great_pyramid-explain-place-farm = Farms & Fishing, a support camp. Farming gives a food for each of your workers here, fishing half as much. { $workers ->
    [0] Nobody is here now.
    [one] One worker is here now.
   *[other] { $workers } workers are here now.
}
    .rule = GP-4.5
great_pyramid-explain-place-temple = The Temple of Ra, a support camp. When a tier of the pyramid is complete, whoever has most workers here earns most. { $workers ->
    [0] Nobody is here now.
    [one] One worker is here now.
   *[other] { $workers } workers are here now.
}
    .rule = GP-7.1
great_pyramid-explain-place-artist = The Artist Camp, a support camp. Here you make art: a food each, up to one for each of your workers here. { $workers ->
    [0] Nobody is here now.
    [one] One worker is here now.
   *[other] { $workers } workers are here now.
}
    .rule = GP-4.5
great_pyramid-explain-place-middle-camp = The Middle lift camp. With { $crew } workers here and 4 food, a middle stone that waits here is lifted. { $workers ->
    [0] Nobody is here now.
    [one] One worker is here now.
   *[other] { $workers } workers are here now.
}
    .rule = GP-5.2
great_pyramid-explain-place-capstone-camp = The Capstone lift camp. With { $crew } workers here and 4 food, the capstone is lifted to the top. { $workers ->
    [0] Nobody is here now.
    [one] One worker is here now.
   *[other] { $workers } workers are here now.
}
    .rule = GP-5.2
great_pyramid-explain-place-board = { $at ->
    [quarry] A quarry. Its track leads to the site; a sled carries its stones there.
    [pit] The quarry: workers wait here for its sled, or stand on it. Up to { $holds } fit.
    [end] Beyond the last space: a sled that is pushed here is unloaded, and its stone arrives.
   *[space] A space of the track: up to { $holds } workers fit. A sled that comes here sends loose workers to the Temple of Ra.
} { $workers ->
    [0] Nobody is here now.
    [one] One worker is here now.
   *[other] { $workers } workers are here now.
}
    .rule = GP-4.3
great_pyramid-explain-place-row = Row { $number } of the turn order: lower numbers act earlier. A row can be taken once in each dynasty.
    .rule = GP-3.3
great_pyramid-explain-place-dynasty = Ten rounds make two dynasties of five.
    .rule = GP-3.6
great_pyramid-explain-place-food = Food behind the screen. It feeds workers when a stone is pushed or lifted, and pays for art. Everybody saw it come and go; that of others one has to remember.
    .rule = GP-1.5
great_pyramid-explain-place-art = Art behind the screen. It is bid in secret when a row is decorated.
    .rule = GP-7.4
great_pyramid-explain-place-bid = What this player has bid; all that is bid is spent.
    .rule = GP-5.4
great_pyramid-explain-place-unplaced = Workers that are still to be placed, two at a time.
    .rule = GP-2.3
great_pyramid-explain-place-aid = How much food a push or a lift takes, and how many points the first, second and third get. Whoever is alone gets the extra points after the plus.
    .rule = GP-7.1
great_pyramid-explain-area-board = The building site: the pyramid, the tracks of the quarries, and the camps.
    .rule = GP-1.2
great_pyramid-explain-area-order = Who acts when this round, and which round it is.
    .rule = GP-3.1
great_pyramid-explain-area-player = The screen of a player and the points so far.
    .rule = GP-1.5
great_pyramid-explain-area-aid = { great_pyramid-explain-place-aid }
    .rule = GP-7.1
great_pyramid-about-choose-row = A row decides when you act and what you may do besides; each serves once in rounds 1 to 5 and once more after that.
great_pyramid-about-bonus-move = One move, then the next player chooses a row.
great_pyramid-about-nominate = { $ready ->
    [one] One stone is ready: it has to be nominated.
   *[other] { $ready } stones are ready: one has to be nominated.
} Everybody with workers there then gives food.
great_pyramid-about-leave-track = Your worker is beyond the track of { $quarry }. It scores nothing.
great_pyramid-about-reassign = { $left ->
    [one] The last of yours on the sled.
   *[other] { $left } of yours are on the sled.
}
great_pyramid-about-decorate = Everybody bids at once; all art that is bid is spent, and the highest bids earn most. A bid of 0 spends nothing.
