# Egizia: names, what cards do, refusals, events.

egizia-about = Sail down the Nile five times. Ships only go with the stream: take cards, train crews, water fields and claim berths where sphinx, obelisk, graves, temple and pyramid are built.
egizia-length = 90 minutes
egizia-weight = hard

egizia-board = the Nile, round
egizia-supply = sphinx cards to draw
egizia-asked = asked for
egizia-sphinx-cards = your sphinx cards
egizia-hand = kept
egizia-drawn = drawn
egizia-sphinx-shown = sphinx cards
egizia-crews = crews
egizia-stones = stones
egizia-fields = fields
egizia-fields-note = { $harvest } grain, { $need } needed
egizia-cards-held = cards
egizia-number = turn
egizia-rank = rank
egizia-graves-held = graves
egizia-water = water
egizia-water-left = green
egizia-water-centre = +yellow
egizia-water-right = +brown

egizia-stop-edfu = Edfu: both markets down
egizia-space-edfu = Edfu (both markets down)
egizia-stop-thebae = Thebae: A+1 B+1
egizia-space-thebae = Thebae (A+1 B+1)
egizia-stop-passalon = Passalon: Joker+1, ring
egizia-space-passalon = Passalon (Joker+1, ring)
egizia-stop-selinon = Selinon: B+1 C+1
egizia-space-selinon = Selinon (B+1 C+1)
egizia-stop-beni-hasan = Beni Hasan: A+1 C+1
egizia-space-beni-hasan = Beni Hasan (A+1 C+1)
egizia-stop-alyi = Alyi: any crew+1, 2 stones
egizia-space-alyi = Alyi (any crew+1, 2 stones)
egizia-stop-heliopolis = Heliopolis: Joker+1, ring
egizia-space-heliopolis = Heliopolis (Joker+1, ring)
egizia-bed = card
egizia-stop-c1 = ▭
egizia-space-c1 = the card space before Edfu
egizia-stop-c2 = ▭
egizia-space-c2 = the card space before Thebae
egizia-stop-c3 = ▭
egizia-space-c3 = the card space before the sphinx
egizia-stop-c4 = ▭
egizia-space-c4 = the card space before Passalon
egizia-stop-c5 = ▭
egizia-space-c5 = the card space before Selinon
egizia-stop-c6 = ▭
egizia-space-c6 = the card space before the obelisk
egizia-stop-c7 = ▭
egizia-space-c7 = the card space before Beni Hasan
egizia-stop-c8 = ▭
egizia-space-c8 = the card space before Alyi
egizia-stop-c9 = ▭
egizia-space-c9 = the card space before the temple
egizia-stop-c10 = ▭
egizia-space-c10 = the card space before Heliopolis
egizia-stop-sphinx = Sphinx
egizia-stop-obelisk = Obelisk+grave
egizia-stop-temple = Temple+pyram.
egizia-site-sphinx = the sphinx
egizia-site-obelisk = obelisk and graves
egizia-site-temple = temple and pyramid
egizia-berth-1 = 1
egizia-berth-2 = 2
egizia-berth-3 = 3
egizia-berth-4 = w
egizia-space-sphinx-1 = the sphinx, berth 1
egizia-space-sphinx-2 = the sphinx, berth 2
egizia-space-sphinx-3 = the sphinx, berth 3
egizia-space-sphinx-wait = the sphinx, waiting berth
egizia-space-obelisk-1 = obelisk and graves, berth 1
egizia-space-obelisk-2 = obelisk and graves, berth 2
egizia-space-obelisk-3 = obelisk and graves, berth 3
egizia-space-obelisk-wait = obelisk and graves, waiting berth
egizia-space-temple-1 = temple and pyramid, berth 1
egizia-space-temple-2 = temple and pyramid, berth 2
egizia-space-temple-3 = temple and pyramid, berth 3
egizia-space-temple-wait = temple and pyramid, waiting berth

egizia-part-obelisk = obelisk
egizia-part-grave = graves
egizia-part-temple-left = temple left
egizia-part-temple-right = temple right
egizia-part-temple-middle = temple middle
egizia-part-temple-top = temple top
egizia-part-pyramid-1 = pyramid 1
egizia-part-pyramid-2 = pyramid 2
egizia-part-pyramid-3 = pyramid 3
egizia-part-pyramid-4 = pyramid 4
egizia-part-pyramid-5 = pyramid 5
egizia-part-pyramid-6 = pyramid 6
egizia-below-pyramid-1 = { egizia-part-pyramid-1 }
egizia-below-pyramid-2 = { egizia-part-pyramid-2 }
egizia-below-pyramid-3 = { egizia-part-pyramid-3 }
egizia-below-pyramid-4 = { egizia-part-pyramid-4 }
egizia-below-pyramid-5 = { egizia-part-pyramid-5 }

egizia-market-stone = stone market
egizia-market-grain = grain market
egizia-label-stone = { egizia-market-stone }
egizia-label-grain = { egizia-market-grain }
egizia-lowest-stone = +3 stones
egizia-lowest-grain = +2 points

egizia-crew-a = crew A
egizia-crew-b = crew B
egizia-crew-c = crew C
egizia-crew-joker = Joker

egizia-team-none = no crew, free cards only
egizia-team-a = A
egizia-team-a-joker = A with the Joker
egizia-team-b = B
egizia-team-b-joker = B with the Joker
egizia-team-c = C
egizia-team-c-joker = C with the Joker
egizia-team-a-b = A and B
egizia-team-a-b-joker = A and B with the Joker
egizia-team-a-c = A and C
egizia-team-a-c-joker = A and C with the Joker
egizia-team-b-c = B and C
egizia-team-b-c-joker = B and C with the Joker

egizia-piece-ship = ship
egizia-piece-stone = stone
egizia-piece-marker = marker
egizia-piece-ring = water ring

egizia-worth-1 = worth 1
egizia-worth-2 = worth 2
egizia-worth-3 = worth 3
egizia-worth-4 = worth 4
egizia-worth-5 = worth 5
egizia-worth-6 = worth 6
egizia-worth-7 = worth 7
egizia-worth-8 = worth 8
egizia-worth-9 = worth 9

egizia-grave-1 = grave of 1
egizia-grave-2 = grave of 2
egizia-grave-3 = grave of 3
egizia-grave-4 = grave of 4
egizia-grave-5 = grave of 5
egizia-grave-6 = grave of 6
egizia-grave-7 = grave of 7
egizia-grave-hidden = hidden grave

egizia-card-field-green-2 = green field 2
egizia-field-green-2 = green field 2
egizia-card-field-green-3 = green field 3
egizia-field-green-3 = green field 3
egizia-card-field-green-4 = green field 4
egizia-field-green-4 = green field 4
egizia-card-field-yellow-5 = yellow-green field 5
egizia-field-yellow-5 = yellow-green field 5
egizia-card-field-yellow-6 = yellow-green field 6
egizia-field-yellow-6 = yellow-green field 6
egizia-card-field-brown-6 = brown field 6, market step now
egizia-field-brown-6 = brown field 6
egizia-card-field-brown-7 = brown field 7, market step now
egizia-field-brown-7 = brown field 7
egizia-card-field-brown-8 = brown field 8, 3 points now
egizia-field-brown-8 = brown field 8
egizia-card-field-brown-9 = brown field 9, 4 stones now
egizia-field-brown-9 = brown field 9
egizia-card-quarry-2 = quarry: 2 stones a round
egizia-card-quarry-3 = quarry: 3 stones a round
egizia-card-quarry-4 = quarry: 4 stones a round
egizia-card-improve-field = improve a field, for good
egizia-card-crew-each-round = a crew +1 each round
egizia-card-buy-crew = each round 2 stones: a crew +1
egizia-card-feed-with-stones = feed with stones, 1 for 1
egizia-card-two-extra-sphinx = 2 free sphinx cards a draw
egizia-card-keep-two-sphinx = keep two sphinx cards
egizia-card-reuse-round-space = share a round space, once a round
egizia-card-upstream = sail upstream once a round
egizia-card-leftover-card = a leftover Nile card each round
egizia-card-strength-3 = +3 strength, once
egizia-card-grain-4 = 4 grain, once
egizia-card-double-round-space = a round space twice, once
egizia-card-second-ship = a second ship at once, once
egizia-card-build-speculating = build speculating, once
egizia-card-two-crews = two crews together, once
egizia-card-build-first = build first for a round
egizia-card-sell-ten = sell 10 stones, a point each
egizia-card-stones-6 = 6 stones now
egizia-card-crews-2 = two crew steps of choice now
egizia-card-pair-a-c = crews A and C +1 now
egizia-card-pair-b-c = crews B and C +1 now
egizia-card-market-2 = either marker two down now
egizia-card-market-2-stone = stone market two down now
egizia-card-market-2-grain = grain market two down now
egizia-card-points-obelisk-temple = points: stones on obelisk, temple
egizia-card-points-pyramid-graves = points: stones on pyramid, graves
egizia-card-grave-card = a grave of 5 at the end
egizia-field-start = start field

egizia-sphinx-obelisk-7 = obelisk level 7 built: 4
egizia-sphinx-obelisk-8 = obelisk level 8 built: 6
egizia-sphinx-obelisk-9 = obelisk level 9 built: 8
egizia-sphinx-pyramid-row-3 = pyramid row 3 complete: 5
egizia-sphinx-pyramid-row-4 = pyramid row 4 complete: 7
egizia-sphinx-temple-middle = temple middle built: 5
egizia-sphinx-temple-complete = temple complete: 8
egizia-sphinx-all-graves = all graves taken: 6
egizia-sphinx-players-stone-market = players at the stone market's bottom: 3, 5, 7
egizia-sphinx-players-grain-market = players at the grain market's bottom: 3, 5, 7
egizia-sphinx-own-temple-4 = 4 own stones in the temple: 7
egizia-sphinx-own-pyramid-6 = 6 own stones in the pyramid: 6
egizia-sphinx-own-pyramid-7 = 7 own stones in the pyramid: 8
egizia-sphinx-own-obelisk-4 = 4 own stones on the obelisk: 6
egizia-sphinx-own-obelisk-5 = 5 own stones on the obelisk: 8
egizia-sphinx-own-each-2 = 2 own stones in every building: 8
egizia-sphinx-own-graves = 1 for each own grave
egizia-sphinx-crew-a = the strength of crew A
egizia-sphinx-crew-b = the strength of crew B
egizia-sphinx-crew-c = the strength of crew C
egizia-sphinx-crew-joker = the strength of the Joker
egizia-sphinx-most-quarries = nobody has more from quarries: 7
egizia-sphinx-most-green = nobody has more green grain: 7
egizia-sphinx-most-yellow = nobody has more yellow-green grain: 7
egizia-sphinx-most-brown = nobody has more brown grain: 7
egizia-sphinx-own-stone-market = at the stone market's bottom: 5
egizia-sphinx-own-grain-market = at the grain market's bottom: 5
egizia-sphinx-permanents = 2 for each permanent card
egizia-sphinx-ten-percent = 1 for every 10 points
egizia-sphinx-hidden = a face-down sphinx card

egizia-ring-left = the left
egizia-ring-centre = the centre
egizia-ring-right = the right
egizia-way-left = to the left
egizia-way-right = to the right
egizia-way-stay = it stays

egizia-no-such-number = there is no sequence number { $number } with { $players } players
egizia-bid-too-high = number { $number } would cost more than { $most } points
egizia-no-such-berth = with { $players } players a site has two berths: there is no { $space }
egizia-no-ships = you have no ship left
egizia-one-ship-a-site = you already have a ship at { $site }
egizia-further-downstream = your ships must go further downstream: { $space } is not below your last ship
egizia-own-furthest-ship = your own ship that lies furthest down is on { $space }: the card leads to a stop upstream of it
egizia-upstream-used = a ship of yours has gone upstream this round: the next go below your ship that lies furthest down, and { $space } does not lie there
egizia-card-taken = there is no card on { $space }
egizia-not-the-last = the last space of the river cannot be shared
egizia-berth-free = a ship may lie beside { $site } only when all its berths are taken
egizia-space-taken = a ship is on { $space } already
egizia-second-ship-must = the second ship has to be placed
egizia-ship-first = it is time to place a ship or pass: "{ $move }" comes at another time
egizia-nothing-to-double = only a round space just taken, and not the last of the river, can be doubled once
egizia-no-space-left = there is no space left for a second ship
egizia-after-ship = after a ship you may use a card for it or decline: "{ $move }" comes at another time
egizia-take-first = take a leftover card or none: "{ $move }" comes at another time
egizia-no-card = you do not have: { $card }
egizia-used-this-round = already used this round: { $card }
egizia-too-few-stones = that needs { $number } stones, you have { $stones }
egizia-crew-at-most = { $crew } is at its maximum of { $most }
egizia-raise-first = choose the crew that is raised: "{ $move }" comes at another time
egizia-ring-at-edge = the water ring is at { $ring } already
egizia-ring-first = move the water ring or leave it: "{ $move }" comes at another time
egizia-market-first = choose the market marker that moves down: "{ $move }" comes at another time
egizia-nothing-missing = no grain is missing
egizia-more-than-missing = only { $missing } grain is missing, not { $number }
egizia-field-is-green = your { $field } is green already
egizia-feed-first = crews are being fed: "{ $move }" comes at another time
egizia-first-asked = say whether you build first: "{ $move }" comes at another time
egizia-crew-tired = a crew of { $team } has worked this round already
egizia-nothing-left = there is nothing left to build at { $site }
egizia-supply-used-up = no further sphinx card is left to draw
egizia-too-weak = a strength of { $strength } is not enough for a value of { $value }
egizia-crew-needed = building at { $site } needs a crew
egizia-free-in-berths = only a ship in a berth draws free cards
egizia-free-after-paid = in this game free cards need a crew and a paid card first
egizia-free-most = at most { $most } cards are free
egizia-crew-first = choose a crew for { $site }, or skip: "{ $move }" comes at another time
egizia-build-something = something must be built or drawn before you stop
egizia-strength-no-use = more strength would not make anything affordable now
egizia-not-at-sphinx = cards are drawn at the sphinx, not at { $site }
egizia-draws-most = at most { $most } cards are drawn in one turn
egizia-other-site = { $part } is not built at { $site }
egizia-part-complete = { $part } is complete
egizia-row-unsupported = the next space of { $part } needs the two spaces of { $below } under it
egizia-part-too-early = { $part } comes when what bears it is complete
egizia-work-goes-on = you are building at { $site }: "{ $move }" comes at another time
egizia-not-drawn = not among the cards you drew: { $sphinx }
egizia-keep-first = choose what you keep: "{ $move }" comes at another time
egizia-evening = raise a crew with a card or decline: "{ $move }" comes at another time
egizia-last-call = stones may be sold for the last time, or decline: "{ $move }" is not possible now

egizia-event-sequence = { $player } is next in sequence
egizia-event-bid = { $who } claims number { $number }
egizia-event-grave = a grave of { $value } is turned up
egizia-event-sphinx = { $seat } draws: { $sphinx }
egizia-event-nile = on the Nile lies "{ $card }"
egizia-event-ship = { $who } sails to { $space }
egizia-event-pass = { $who } places no more ships
egizia-event-use-crew-each-round = { $who } raises { $crew } with a card
egizia-event-use-buy-crew = { $who } buys a step of { $crew }
egizia-event-sell = { $number ->
    [one] { $who } sells { $number } stone
   *[other] { $who } sells { $number } stones
}
egizia-event-use-double-round-space = { $who } uses the round space twice
egizia-event-use-second-ship = { $who } places a second ship
egizia-event-decline = { $who } declines
egizia-event-raise = { $who } raises { $crew }
egizia-event-ring = { $who } moves the water ring: { $way }
egizia-event-market = { $who } moves down: { $market }
egizia-event-feed = { $who } feeds the crews
egizia-event-use-grain = { $who } adds 4 grain
egizia-event-pay = { $number ->
    [one] { $who } feeds with { $number } stone
   *[other] { $who } feeds with { $number } stones
}
egizia-event-attach = { $who } improves a { $field }
egizia-event-take = { $who } takes a leftover card
egizia-event-take-none = { $who } takes no leftover card
egizia-event-use-build-first = { $who } builds first this round
egizia-event-crew = { $who } sets to work: { $team }
egizia-event-skip = { $who } does not build
egizia-event-draw = { $who } pays a stone for a sphinx card
egizia-event-draw-free = { $who } adds a free sphinx card
egizia-event-build = { $who } builds: { $part }
egizia-event-use-strength = { $who } adds 3 strength
egizia-event-stop = { $who } has done building
egizia-event-keep = { $who } keeps: { $sphinx }
egizia-event-keep-none = { $who } keeps no sphinx card
egizia-event-card-taken = { $who } takes "{ $card }"
egizia-event-points = { $points ->
    [one] { $points } point for { $seat }: { $source }
   *[other] { $points } points for { $seat }: { $source }
}
egizia-event-card-scored = { $seat } scores { $points } by the sphinx card “{ $sphinx }”
egizia-event-fed = { $missing ->
    [0] the crews of { $seat } need { $need } grain and have { $grain }: nobody goes hungry
   *[other] the crews of { $seat } need { $need } grain and have { $grain }: { $missing } missing
}
egizia-event-sum-round = round { $round }, { $seat }: { $points } points (building { $built }, hunger { $hunger }, other { $others }), { $total } in all
egizia-event-end = five rounds are over: { $seat } wins

egizia-gives-up-ships = { $ships ->
    [one] You give up your last ship this round
   *[other] You give up { $ships } ships this round
}
egizia-gives-up-last-ships = { $ships ->
    [one] No free space is left further downstream: as things stand, your last ship stays unused this round
   *[other] No free space is left further downstream: as things stand, { $ships } of your ships stay unused this round
}
egizia-gives-up-stones = { $stones ->
    [one] Your store holds { $store } stones: 1 is lost
   *[other] Your store holds { $store } stones: { $stones } are lost
}
egizia-gives-up-yield = { $stones ->
    [one] Your store holds { $store } stones: as things stand, 1 stone of your quarries is lost before building
   *[other] Your store holds { $store } stones: as things stand, { $stones } stones of your quarries are lost before building
}
egizia-gives-up-hunger = { $cost ->
    [one] As things stand { $missing } grain is missing when crews are fed: that costs { $cost } point
   *[other] As things stand { $missing } grain are missing when crews are fed: that costs { $cost } points
}
egizia-gives-up-crews = { $cost ->
    [one] Your crews then need { $need } grain and you have { $grain }: feeding would cost 1 point
   *[other] Your crews then need { $need } grain and you have { $grain }: feeding would cost { $cost } points
}
egizia-gives-up-spaces = { $spaces ->
    [one] You give up a free space upstream
   *[other] You give up { $spaces } free spaces upstream
}
egizia-gives-up-site = You do not build this round: { $site }
egizia-gives-up-work = You give up what you could still build or draw here
egizia-gives-up-leftover = You give up a leftover Nile card
egizia-gives-up-cards = You do not use now: { $card }
egizia-gives-up-drawn = { $cards ->
    [one] You put back the card you drew
   *[other] You put back all { $cards } cards you drew
}

egizia-ask-give-number = Sequence numbers are drawn
egizia-ask-bid-number = Claim a sequence number
egizia-ask-turn-grave = A grave is turned up
egizia-ask-draw-sphinx = A sphinx card is drawn
egizia-ask-lay-card = Nile cards are laid out
egizia-ask-ship = Place a ship further downstream, or pass
egizia-ask-after = Use a card for the ship just placed?
egizia-ask-raise = Which crew is raised?
egizia-ask-ring = Move the water ring?
egizia-ask-market = Which market marker moves down?
egizia-ask-leftover = Take one of the cards left on the Nile?
egizia-ask-feed = Feed your crews; use what helps first
egizia-ask-first = Build first this round?
egizia-ask-crew = Which crew builds here?
egizia-ask-work = { $draws ->
    [1] { $built ->
        [0] Draw a sphinx card
       *[other] Draw another sphinx card, or stop building
    }
   *[other] { $built ->
        [0] Build a stone
       *[other] Build another stone, or stop building
    }
}
egizia-ask-keep = Which sphinx card do you keep?
egizia-ask-evening = Raise a crew now that feeding is over?
egizia-ask-last = Sell stones for the last time?

egizia-ask-set-up = The table is set
egizia-ask-round = A round begins
egizia-ask-ships = Ships sail down the Nile
egizia-ask-after-ship = A ship has been placed
egizia-ask-feeding = Crews are fed
egizia-ask-site = Building begins at a site
egizia-ask-builders = Ships build, berth by berth
egizia-ask-evenings = Building is over for this round
egizia-ask-bonus = Taking part in building is rewarded
egizia-ask-new-sequence = The new sequence is settled
egizia-ask-final = The final scoring

egizia-about-first = { $site }; declining keeps the order of the berths
egizia-about-crew = { $site }; you have { $stones } stones. Skipping takes the ship back
egizia-about-work = { $site }; strength left: { $strength }, stones: { $stones }{ $cards ->
    [0] { $draws ->
        [1] ; { $most } cards at most
       *[other] { "" }
    }
    [one] ; one card so far, { $most } at most
   *[other] ; { $cards } cards so far, { $most } at most
}. { $built ->
    [0] One at least: then you may stop.
   *[other] Stopping scores what you built.
}
egizia-about-feed = Your crews need { $need } grain, you have { $grain }: { $cost ->
    [0] nothing is missing.
    [one] feeding now costs 1 point.
   *[other] feeding now costs { $cost } points.
}
egizia-about-raise = { $steps ->
    [one] one step
   *[other] { $steps } steps
}
egizia-about-ring = { $steps ->
    [one] one step
   *[other] { $steps } steps
}
egizia-about-market = { $steps ->
    [one] One step, for a card or for building at the obelisk or the graves. Lower on the grain market hunger costs less, low on the stone market stones are sold at the end, and the lowest space brings stones or points.
   *[other] { $steps } steps, for a card or for building at the obelisk or the graves. Lower on the grain market hunger costs less, low on the stone market stones are sold at the end, and the lowest space brings stones or points.
}
egizia-about-keep = { $left ->
    [one] one card at most
   *[other] { $left } cards at most
}

egizia-brief-ship = { $space }
egizia-brief-ship-card = { $card } · { $space }
egizia-brief-pass = { egizia-touch-pass }
egizia-do-ship = ship to { $space }
egizia-do-ship-card = ship to { $space } ({ $card })
egizia-do-pass = pass: no more ships this round
egizia-do-use-crew-each-round = card: raise { $crew }
egizia-do-use-buy-crew = card: buy a step of { $crew } for 2 stones
egizia-do-sell = { $number ->
    [one] sell { $number } stone
   *[other] sell { $number } stones
}
egizia-do-use-double-round-space = card: use the round space again
egizia-do-use-second-ship = card: place a second ship
egizia-do-decline = decline
egizia-do-raise = raise { $crew }
egizia-do-ring = ring: { $way }
egizia-do-market = { $market } one down
egizia-do-feed = feed
egizia-do-use-grain = card: add 4 grain
egizia-do-pay = { $number ->
    [one] pay { $number } stone as grain
   *[other] pay { $number } stones as grain
}
egizia-do-attach = improve the { $field }
egizia-do-take = take the card of { $space }
egizia-do-take-card = take the card: { $card } ({ $space })
egizia-do-take-none = take none
egizia-do-use-build-first = card: build first this round
egizia-do-crew = crew: { $team }
egizia-do-skip = do not build: the ship goes back
egizia-do-draw = one more card, for a stone
egizia-do-draw-free = one more card, free
egizia-do-build = build: { $part }
egizia-do-use-strength = card: 3 strength more
egizia-do-stop = stop building
egizia-do-keep = keep: { $sphinx }
egizia-do-keep-none = keep none
egizia-do-bid = claim number { $number }
egizia-touch-sell = sell stones
egizia-touch-pay = pay stones as grain
egizia-touch-none = none
egizia-touch-pass = pass
egizia-touch-skip = do not build
egizia-touch-stop = stop building
egizia-touch-feed = feed
egizia-touch-decline = decline
egizia-touch-team-a = crew A
egizia-touch-team-a-joker = crew A with the Joker
egizia-touch-team-b = crew B
egizia-touch-team-b-joker = crew B with the Joker
egizia-touch-team-c = crew C
egizia-touch-team-c-joker = crew C with the Joker
egizia-touch-team-a-b = crews A and B
egizia-touch-team-a-b-joker = crews A and B with the Joker
egizia-touch-team-a-c = crews A and C
egizia-touch-team-a-c-joker = crews A and C with the Joker
egizia-touch-team-b-c = crews B and C
egizia-touch-team-b-c-joker = crews B and C with the Joker
egizia-touch-team-none = no crew, free cards only
egizia-touch-ring-left = ring to the left
egizia-touch-ring-right = ring to the right
egizia-touch-ring-stay = leave the ring
egizia-touch-number = { $word }

egizia-total = total
egizia-in-round = round { $round }
egizia-from = { $source }
egizia-cards = sphinx cards
egizia-card = { $sphinx }
egizia-source-feeding = crews that went hungry
egizia-source-returned = sphinx cards put back
egizia-source-obelisk = obelisk
egizia-source-graves = graves
egizia-source-temple = temple
egizia-source-pyramid = pyramid
egizia-source-rows = completed pyramid rows
egizia-source-bonus = taking part in building
egizia-source-grain-market = bottom of the grain market
egizia-source-bid = bid for the sequence number
egizia-source-sale = stones sold at the end
egizia-source-grave-total = graves together
egizia-source-field-brown-8 = taking the brown field 8
egizia-source-sell-ten = stones sold with a card
egizia-source-points-obelisk-temple = card for obelisk and temple
egizia-source-points-pyramid-graves = card for pyramid and graves

egizia-option-two_extra_sphinx = the two extra sphinx cards: free, or only with a crew and a paid card
egizia-option-leftover_card = when a leftover Nile card is taken: at the end of the round, or after the ships
egizia-option-ten_percent_card = the sphinx card for every ten points: in the game or out of it
egizia-option-seat_bid = on: players bid points for the sequence numbers
egizia-option-upstream = after a ship that went upstream: the next ones go below the ship furthest down, or on from where it went
egizia-upstream-one-ship = one ship only
egizia-upstream-new-start = a second way down
egizia-option-sphinx_draw = sphinx cards are drawn: all at once, after one has said how many, or one by one
egizia-sphinx_draw-at-once = all at once
egizia-sphinx_draw-one-by-one = one by one
egizia-option-market_cards = cards for two market steps in rounds 1 and 2: one for each market, or two for a market of choice
egizia-market_cards-one-of-each = one for each market
egizia-market_cards-either-marker = two for a market of choice
egizia-option-box = the values of the box: as printed, or changed
egizia-box-printed = as printed

egizia-place-market-stone = stone market, step { $word }
egizia-place-market-grain = grain market, step { $word }
egizia-place-quarry = stones from quarries each round
egizia-place-ships = ships to place
egizia-place-sphinx = sphinx cards held

# Where values of the box come from.
egizia-provenance-player-start = reviews of the printed game
egizia-provenance-crew-maximum = a session report: up to nine of each
egizia-provenance-nile-market-2-grain = a tournament report names a card for the grain marker alone

# What things are and do, for whoever points at them; what is left of a question; the legend.
egizia-legend-pieces = Pieces
egizia-legend-crews = Crews
egizia-legend-values = Places of buildings and graves
egizia-legend-cards-field = Fields
egizia-legend-cards-quarry = Quarries
egizia-legend-cards-permanent = Permanent cards
egizia-legend-cards-anytime = Anytime cards
egizia-legend-cards-immediate = Immediate cards
egizia-legend-cards-grave = Grave card
egizia-legend-sphinx = Sphinx cards
egizia-explain-piece-ship = Each ship goes further downstream than its owner’s last one. On a card space it takes the card, on a round space its gain, in a berth the right to build.
    .rule = EG-4.2
egizia-explain-piece-stone = A stone that was built here: its owner scored the value of the place.
    .rule = EG-7.2
egizia-explain-piece-marker = A player’s place on the market. Each step down makes hunger cheaper or, on the lowest spaces, sells stones at the end.
    .rule = EG-1.5
egizia-explain-piece-ring = { $ring ->
    [left] Now only green fields are watered.
    [centre] Now green and yellow-green fields are watered.
   *[right] Now all fields are watered.
} Only watered fields give grain.
    .rule = EG-1.11
egizia-explain-crew = Strength { $strength }: it builds up to that value in one go, and eats as much grain. { $state ->
    [tired] It has worked this round.
   *[rested] It can still build this round.
} The Joker only works with another crew.
    .rule = EG-7.1
egizia-explain-worth = A place that is not built yet. It takes this much strength and as many stones, and gives as many points.
    .rule = EG-7.2
egizia-explain-grave = A grave: the first open one is taken next. It gives its value at once; at the end the total of your graves brings another 2, 5 or 9 points.
    .rule = EG-7.5
egizia-explain-grave-hidden = A grave face down: it is turned up when one before it is taken.
    .rule = EG-1.7
egizia-explain-card = { $type ->
    [field] A field: when it is watered it gives as much grain as its number, every round.
    [quarry] A quarry: it gives these stones every round, after feeding.
    [permanent] A permanent card: it lies before its owner and works for the rest of the game.
    [anytime] An anytime card: kept until it is used, once, in one’s own turn.
    [grave] Kept until the end: it adds five to the total of your graves, which brings 2, 5 or 9 points.
   *[immediate] An immediate card: it works at once and leaves the game.
}
    .rule = EG-4.5
egizia-explain-field = { $grain } grain each round when watered. { $state ->
    [watered] Now it is watered.
   *[dry] Now it is dry and gives nothing.
}
    .rule = EG-11.1
egizia-explain-sphinx = A sphinx card: kept in secret, it scores at the end if what it says holds then.
    .rule = EG-12
egizia-explain-sphinx-hidden = Sphinx cards face down: their owner alone knows them, and those in the supply nobody.
    .rule = EG-7.4
egizia-explain-place-space = { $kind ->
    [card] A ship that goes here takes the card. Your next ships go further downstream.
    [round] A ship that goes here gets what the name says, at once. Your next ships go further downstream.
    [berth] A ship that goes here builds at this site when sailing is over, berth by berth.
   *[waiting] Beside the site, when all berths are taken: this ship builds only if one of them is left.
}
    .rule = EG-4.2
egizia-explain-place-site = A building site. Ships in its berths build here after feeding, the first berth first.
    .rule = EG-7.1
egizia-explain-place-part = Part of a building. Each place takes strength and stones of its value, and gives as many points.
    .rule = EG-7.2
egizia-explain-place-market-stone = The stone market. From its two lowest spaces stones are sold at the end, two for a point. Reaching the lowest gives 3 stones.
    .rule = EG-9.1
egizia-explain-place-market-grain = The grain market. The number is what each missing grain costs when crews are fed. Reaching the lowest space gives 2 points.
    .rule = EG-5.1
egizia-explain-place-supply = Sphinx cards that can still be drawn at the sphinx, for a stone each.
    .rule = EG-7.4
egizia-explain-place-supply-asked = Sphinx cards that were asked for and are drawn in a moment.
    .rule = EG-7.4
egizia-explain-place-ring = The water ring: on the left it waters green fields, in the centre yellow-green ones too, on the right all.
    .rule = EG-1.11
egizia-explain-place-crews = The crews and their strength. Together they eat as much grain each round.
    .rule = EG-5.1
egizia-explain-place-stones = Stones in store, 25 at most. Building costs as many as the value of what is built.
    .rule = EG-6.1
egizia-explain-place-quarry = Stones that the quarries give after feeding, each round.
    .rule = EG-6.1
egizia-explain-place-fields = The watered fields give { $harvest } grain, the crews need { $need }. { $missing ->
    [0] Nobody goes hungry.
   *[other] { $missing } are missing, and each costs points.
}
    .rule = EG-5.1
egizia-explain-place-cards = Nile cards that this player has kept.
    .rule = EG-4.5
egizia-explain-place-number = The place in the sequence: number 1 sails first. Whoever is last on the scoring track is first in the next round.
    .rule = EG-8.2
egizia-explain-place-rank = The place on the scoring track. The leader feeds first; at equal points whoever is in front wins.
    .rule = EG-5.1
egizia-explain-place-graves = The value of this player’s graves together: at the end 2, 5 or 9 points more.
    .rule = EG-9.2
egizia-explain-place-ships = Ships that can still be placed this round.
    .rule = EG-4.3
egizia-explain-place-sphinx = Sphinx cards this player holds in secret. They score at the end.
    .rule = EG-7.4
egizia-explain-place-shown = The sphinx cards that the final scoring has turned up.
    .rule = EG-9.2
egizia-explain-place-hand = Your sphinx cards: nobody else sees them. They score at the end if what they say holds then.
    .rule = EG-12
egizia-explain-place-drawn = The cards just drawn. What you do not keep goes back and gives a point each.
    .rule = EG-7.4
egizia-explain-area-board = The Nile from its source to its mouth, the buildings, the markets and the water ring; with it the round that is played.
    .rule = EG-3
egizia-explain-area-player = What lies before a player: crews, stones, fields, cards. The number is the place on the scoring track in points.
    .rule = EG-1.3
egizia-explain-area-hand = { egizia-explain-place-hand }
    .rule = EG-12
egizia-about-ship = Round { $round } of { $rounds }; { $ships ->
    [one] your last ship
   *[other] { $ships } ships left
}. Passing ends your sailing. { egizia-about-feeding }{ egizia-about-dry }
egizia-about-dry = { $dry ->
    [0] {""}
   *[other] {" "}If somebody moves the water ring to the left, { $dry } grain dries up.
}
egizia-about-feeding = { $cost ->
    [0] Feeding: { $need } grain needed, you have { $grain }: it costs nothing.
    [one] ⚠ Feeding: { $need } grain needed, you have { $grain }: as things stand it will cost 1 point.
   *[other] ⚠ Feeding: { $need } grain needed, you have { $grain }: as things stand it will cost { $cost } points.
}
egizia-about-after = Declining goes on to the next player.
egizia-about-leftover = One card, or none; then the round is over for you.
egizia-about-evening = Declining ends the round for you.
egizia-about-last = You have { $stones } stones; then the final scoring begins.
egizia-about-bid-number = The number is your place in the first round; a number somebody holds costs a point more than they offered.
egizia-cards-unknown = { $cards ->
    [one] One sphinx card is secret; it counts at the end.
   *[other] { $cards } sphinx cards are secret; they count at the end.
}
