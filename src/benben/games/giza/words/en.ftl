# GIZA: names, refusals, events.

giza-about = A fast and mean game of stacking: every tile can go on anybody's plateau, to raise your own pyramids or to spoil a rival's. Scarabs block, demolitions tear down, and the last tile ends it all.
giza-length = 20 minutes
giza-weight = easy

giza-edition-pegasus-2006 = Gizeh (Pegasus 2006)
giza-edition-fun-factory-2005 = GIZA (Fun Factory 2005)

giza-site-cheops = { $edition ->
    [fun-factory-2005] Khufu
   *[other] Cheops
}
giza-site-chephren = { $edition ->
    [fun-factory-2005] Khafre
   *[other] Chephren
}
giza-site-mykerinos = { $edition ->
    [fun-factory-2005] Menkaure
   *[other] Mykerinos
}
giza-site-sphinx = Sphinx

giza-tile-treasure-2 = treasure 2
giza-tile-treasure-3 = treasure 3
giza-tile-treasure-4 = treasure 4
giza-tile-treasure-5 = treasure 5
giza-tile-demolition = { $edition ->
    [fun-factory-2005] demolition
   *[other] sabotage
}
giza-tile-scarab = scarab
giza-tile-sphinx-base = sphinx base
giza-tile-sphinx-body = sphinx body
giza-tile-sphinx-head = sphinx head
giza-tile-hidden = a hidden tile
giza-top-ground = the bare ground

giza-stone = stone
giza-stone-about = on a greater number, or on bare ground
giza-treasure-about = on a stone of the same number
giza-demolition-about = removes any top tile, and itself
giza-scarab-about = on any site: stops the building there
giza-sphinx-base-about = on a bare sphinx site
giza-sphinx-body-about = on the base of a sphinx
giza-sphinx-head-about = on the body of a sphinx

giza-pile = Pile
giza-gone = Out of play
giza-hand = Your hand

giza-not-in-hand = you do not hold { $tile }
giza-nothing-discarded = there is no discard to stop: play a tile, discard one, or take a scarab off your board
giza-discard-ascending = a discard goes up in the order of the tiles: { $tile } cannot follow { $last }
giza-discard-goes-on = a discard has begun: discard another tile or stop, not "{ $move }"
giza-no-such-board = { $player } is not at this table of { $players }
giza-nothing-to-demolish = there is nothing to demolish at { $player }'s { $site }
giza-rival-sphinx = in this game a rival's sphinx site cannot be demolished
giza-under-scarab = a scarab lies on { $player }'s { $site }: only a scarab or a demolition can go there
giza-sphinx-order = a sphinx rises base, body, head: { $tile } does not go on { $top }
giza-sphinx-only = { $tile } belongs on a sphinx site, not on { $player }'s { $site }
giza-not-on-sphinx = only sphinx, demolition and scarab tiles go on a sphinx site, not { $tile }
giza-treasure-needs-same = a treasure goes only on a stone of the same number: { $tile } on { $top }
giza-stone-not-smaller = a stone must be smaller than what it covers: { $number } on { $below }
giza-not-your-scarab = you may take a scarab only off your own board, not off { $player }'s
giza-no-scarab-on-top = no scarab is on top of your { $site }

giza-event-first = { $player } begins
giza-event-draw = { $seat } draws { $tile }
giza-event-play = { $own ->
    [yes] { $who } plays { $tile } on their own { $site }
   *[no] { $who } plays { $tile } on { $player }'s { $site }
}
giza-event-discard = { $who } discards { $tile }
giza-event-stop = { $who } has finished discarding
giza-event-remove = { $who } takes a scarab off their { $site }
giza-event-demolished = { $tile } on { $player }'s { $site } is gone
giza-event-end = { $why ->
    [pyramids] all three pyramids of { $seat } are finished: the game is over
   *[last-tile] { $seat } has drawn the last tile: the game is over
}

giza-gives-up-play = You play no tile this turn

giza-ask-turn = Play a tile, discard, or take a scarab off your board
giza-ask-discard-more = Discard another tile, or stop and draw

giza-do-play = { $tile } on { $player }'s { $site }
giza-do-discard = discard { $tile }
giza-do-stop = stop discarding and draw
giza-do-remove = take the scarab off your { $site }
giza-touch-discard = discard it
giza-touch-stop = stop discarding and draw

giza-total = total
giza-site = { $site }
giza-tile = { $tile }

giza-option-edition = the names as printed in one edition or the other; play is the same
giza-option-demolish_rival_sphinx = may a rival's sphinx be demolished?
giza-option-memory = closed: buried tiles of others are not shown again; open: they are
giza-option-first = who begins: drawn at random, or a seat (as in a series)
