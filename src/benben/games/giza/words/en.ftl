# GIZA: names, refusals, events.

giza-about = A fast and mean game of stacking: every tile can go on anybody's board, to raise your own pyramids or to spoil a rival's. Scarabs block, sabotage tears down, and the last tile ends it all.
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
giza-site-cheops-note = { $height ->
    [one] { $height } tile
   *[other] { $height } tiles
}
giza-site-chephren-note = { $height ->
    [one] { $height } tile
   *[other] { $height } tiles
}
giza-site-mykerinos-note = { $height ->
    [one] { $height } tile
   *[other] { $height } tiles
}
giza-site-sphinx-note = { $height ->
    [one] { $height } tile
   *[other] { $height } tiles
}

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
giza-last-treasure-2 = { giza-tile-treasure-2 }
giza-last-treasure-3 = { giza-tile-treasure-3 }
giza-last-treasure-4 = { giza-tile-treasure-4 }
giza-last-treasure-5 = { giza-tile-treasure-5 }
giza-last-demolition = { giza-tile-demolition }
giza-last-scarab = { giza-tile-scarab }
giza-last-sphinx-base = { giza-tile-sphinx-base }
giza-last-sphinx-body = { giza-tile-sphinx-body }
giza-last-sphinx-head = { giza-tile-sphinx-head }
giza-top-treasure-2 = { giza-tile-treasure-2 }
giza-top-treasure-3 = { giza-tile-treasure-3 }
giza-top-treasure-4 = { giza-tile-treasure-4 }
giza-top-treasure-5 = { giza-tile-treasure-5 }
giza-top-scarab = { giza-tile-scarab }
giza-top-sphinx-base = { giza-tile-sphinx-base }
giza-top-sphinx-body = { giza-tile-sphinx-body }
giza-top-sphinx-head = { giza-tile-sphinx-head }
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
giza-gone = Discards, out of play
giza-hand = Your hand

giza-not-in-hand = you do not hold { $tile }
giza-nothing-discarded = there is no discard to stop: play a tile, discard one, or take a scarab off your board
giza-discard-ascending = a discard goes up in the order of the tiles: { $tile } cannot follow { $last }
giza-discard-goes-on = a discard has begun: discard another tile or stop, not "{ $move }"
giza-no-such-board = { $player } is not at this table of { $players }
giza-nothing-to-demolish = there is nothing to remove at { $player }'s { $site }
giza-rival-sphinx = in this game a rival's sphinx site is no target for a { giza-tile-demolition } tile
giza-under-scarab = a scarab lies on { $player }'s { $site }: only a scarab or a { giza-tile-demolition } tile can go there
giza-sphinx-order = a sphinx rises base, body, head: { $tile } does not go on { $top }
giza-sphinx-only = { $tile } belongs on a sphinx site, not on { $player }'s { $site }
giza-not-on-sphinx = only sphinx, { giza-tile-demolition } and scarab tiles go on a sphinx site, not { $tile }
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
giza-gives-up-earlier = { $count ->
    [one] Tiles are discarded in the order of your hand: the one before it then stays in your hand
   *[other] Tiles are discarded in the order of your hand: the { $count } before it then stay in your hand
}

giza-ask-turn = { $scarabs ->
    [0] Play a tile or discard
   *[other] Play a tile, discard, or take a scarab off your board
}
giza-ask-discard-more = { $more ->
    [0] Stop discarding and draw
   *[other] Discard another tile, or stop and draw
}

giza-do-play = { $tile } on { $player }'s { $site }
giza-do-discard = discard { $tile }
giza-do-stop = stop discarding and draw
giza-do-remove = take the scarab off { $site }
giza-touch-discard = discard it
giza-touch-stop = stop discarding and draw

giza-total = total
giza-site = { $site }
giza-tile = { $tile }

giza-option-edition = the names as printed in one edition or the other; play is the same
giza-option-demolish_rival_sphinx = may { giza-tile-demolition } tiles be used on a rival's sphinx?
giza-option-memory = closed: buried tiles of others are not shown again; open: they are
giza-option-first = who begins: drawn at random, or a seat (as in a series)
giza-option-box = the values of the box: as printed, or changed
giza-box-printed = as printed

# What things are and do, for whoever points at them; what is left of a question; the legend.
giza-legend-stones = Stones
giza-legend-tiles = Treasures, { giza-tile-demolition }, scarabs
giza-legend-sphinx = Parts of a sphinx
giza-legend-backs = Face down
giza-explain-tile = A stone. At the end it counts its number for the board it lies on, plus or minus. It goes on a bare pyramid site, or on a stone or treasure with a greater number.
    .rule = GZ-4.1
giza-explain-tile-demolition = Takes the top tile of any site out of the game, and itself with it.
    .rule = GZ-5.1
giza-explain-tile-scarab = Worth nothing. Goes on anything and closes the site: no stone, treasure or part of a sphinx goes on it.
    .rule = GZ-6.2
giza-explain-tile-sphinx-base = The first part of a sphinx. It costs its board five points until body and head make up for it.
    .rule = GZ-7.1
giza-explain-tile-sphinx-body = The second part of a sphinx: ten points for its board.
    .rule = GZ-7.1
giza-explain-tile-sphinx-head = The last part of a sphinx: fifteen points for its board. There is only one.
    .rule = GZ-7.1
giza-explain-tile-hidden = Tiles under the top of another’s site. Everybody saw them laid; now one has to remember them.
    .rule = GZ-3.5
giza-explain-place-player = { $top ->
    [bare] Bare: any stone, a scarab.
    [treasure] A stone with a number below { $number } fits here; no second treasure.
    [scarab] Closed by a scarab: only another scarab or a { giza-tile-demolition } tile goes on it. Its owner may take it off as a turn.
    [finished] Finished with a one: only a scarab or a { giza-tile-demolition } tile can still go on it.
   *[stone] A stone with a number below { $number } fits here, or a treasure { $number }.
} All tiles on this site count for the owner of the board at the end.
    .rule = GZ-4.1
giza-explain-place-sphinx = { $top ->
    [bare] Bare: the base of a sphinx goes here.
    [scarab] Closed by a scarab: only another scarab or a { giza-tile-demolition } tile goes on it.
    [finished] The sphinx is complete: only a scarab or a { giza-tile-demolition } tile can still go on it.
   *[other] The next part of the sphinx goes here: after the base the body, after the body the head.
} Stones and treasures never do.
    .rule = GZ-7.2
giza-explain-place-pile = Tiles still to be drawn. Whoever draws the last one ends the game.
    .rule = GZ-8.1
giza-explain-place-discard = A tile of your hand that you put here is discarded. What lies here is out of the game for good and lies open: anybody may go through it.
    .rule = GZ-3.3
giza-explain-place-hand = Your tiles; nobody else sees them. After a turn you are back to four. At the end the hand is worth nothing.
    .rule = GZ-3.2
giza-explain-area-player = A board: three pyramids and a sphinx. The number is what all its tiles are worth together.
    .rule = GZ-8.2
giza-explain-area-pile = What can still be drawn, and what has left the game.
    .rule = GZ-3.3
giza-explain-area-hand = Your tiles: one of them is played or some are discarded in a turn.
    .rule = GZ-3.1
giza-about-move = One move, then your hand is filled up; { $left } left in the pile.
giza-about-turn = { $finished ->
    [2] { giza-about-move } ⚠ Two pyramids of { $player } are finished: a third ends the game.
   *[other] { giza-about-move }
}
giza-about-discard-more = { $more ->
    [0] Tiles go in the order of your hand, and none comes after { $last }.
   *[other] Tiles go in the order of your hand: those before { $last } stay.
} Stopping ends your turn and fills your hand up.
giza-points-unknown = Only the top of each site on another’s board is shown. What lies below has to be remembered; it is counted at the end.
