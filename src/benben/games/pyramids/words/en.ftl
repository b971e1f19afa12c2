# Pyramids: names, refusals, events.

pyramids-about = Honour a god each round, who says when you take cards and where you build. Match colours into groups, gather glyphs and keep a tomb that nobody sees into before the end.
pyramids-length = 30 minutes
pyramids-weight = medium

pyramids-colour-blue = blue
pyramids-colour-white = white
pyramids-colour-red = red
pyramids-colour-green = green
pyramids-colour-yellow = yellow

pyramids-god-horus = 1 Horus
pyramids-god-anubis = 2 Anubis
pyramids-god-khepri = 3 Khepri
pyramids-god-sekhmet = 4 Sekhmet
pyramids-god-thoth = 5 Thoth

pyramids-edifice-pyramid = pyramid
pyramids-edifice-obelisk = obelisk
pyramids-edifice-tomb = tomb

pyramids-card-hidden = a hidden card
pyramids-token-first = first-player token
pyramids-piece-card = { $word }: { $parts }
pyramids-piece-worked-out = { $word }: { $parts }

# A card by its columns, an upper and a lower stone parted by a stroke: what `b-wr` says.
pyramids-card-x-x = { $a }–{ $b }
pyramids-card-x-xx = { $a }–{ $b }/{ $c }
pyramids-card-xx-x = { $a }/{ $b }–{ $c }
pyramids-cards-x-x = { pyramids-card-x-x }
pyramids-cards-x-xx = { pyramids-card-x-xx }
pyramids-cards-xx-x = { pyramids-card-xx-x }
pyramids-worked-out-x-x = { pyramids-card-x-x }, worked out
pyramids-worked-out-x-xx = { pyramids-card-x-xx }, worked out
pyramids-worked-out-xx-x = { pyramids-card-xx-x }, worked out
pyramids-sign-b = b
pyramids-sign-w = w
pyramids-sign-r = r
pyramids-sign-g = g
pyramids-sign-y = y
pyramids-letter-b = { pyramids-colour-blue }
pyramids-letter-w = { pyramids-colour-white }
pyramids-letter-r = { pyramids-colour-red }
pyramids-letter-g = { pyramids-colour-green }
pyramids-letter-y = { pyramids-colour-yellow }

# A place of a pyramid by its row and its distance from the first card.
pyramids-place-0--3 = bottom row, 3 left of the first card
pyramids-place-0--2 = bottom row, 2 left of the first card
pyramids-place-0--1 = bottom row, 1 left of the first card
pyramids-place-0-0 = bottom row, centre
pyramids-place-0-1 = bottom row, 1 right of the first card
pyramids-place-0-2 = bottom row, 2 right of the first card
pyramids-place-0-3 = bottom row, 3 right of the first card
pyramids-place-1--3 = second row, 3 left of the first card
pyramids-place-1--2 = second row, 2 left of the first card
pyramids-place-1--1 = second row, 1 left of the first card
pyramids-place-1-0 = second row, 1 right of the first card
pyramids-place-1-1 = second row, 2 right of the first card
pyramids-place-1-2 = second row, 3 right of the first card
pyramids-place-2--3 = third row, 2 left of the first card
pyramids-place-2--2 = third row, 1 left of the first card
pyramids-place-2--1 = third row, above the first card
pyramids-place-2-0 = third row, 1 right of the first card
pyramids-place-2-1 = third row, 2 right of the first card
pyramids-place-3--3 = top row, 2 left of the first card
pyramids-place-3--2 = top row, 1 left of the first card
pyramids-place-3--1 = top row, 1 right of the first card
pyramids-place-3-0 = top row, 2 right of the first card

pyramids-place-pyramid = pyramid, { $word }
pyramids-place-obelisk = obelisk
pyramids-place-tomb = tomb
pyramids-place-held = hand
pyramids-place-first = place of the first player
pyramids-place-quarry = pair { $word }
pyramids-place-hand = card { $word } in hand

pyramids-builds-nothing = pyramid only
pyramids-builds-tomb = pyramid and tomb
pyramids-builds-obelisk = pyramid and obelisk
pyramids-builds-either = pyramid, and tomb or obelisk
pyramids-builds-both = pyramid, tomb and obelisk
pyramids-builds-resting = sits out this round
pyramids-more-nothing = nothing else
pyramids-more-tomb = a card for the tomb
pyramids-more-obelisk = a card for the obelisk
pyramids-more-either = a card for the tomb or for the obelisk
pyramids-more-both = a card for the obelisk, then one for the tomb

pyramids-stone-blue = blue stone
pyramids-stone-white = white stone
pyramids-stone-red = red stone
pyramids-stone-green = green stone
pyramids-stone-yellow = yellow stone
pyramids-glyph-pyramid = stone with the glyph of the pyramid
pyramids-glyph-obelisk = stone with the glyph of the obelisk
pyramids-glyph-tomb = stone with the glyph of the tomb
pyramids-stone-left = the large stone on the left
pyramids-stone-right = the large stone on the right
pyramids-stone-left-lower = the lower stone on the left
pyramids-stone-left-upper = the upper stone on the left
pyramids-stone-right-lower = the lower stone on the right
pyramids-stone-right-upper = the upper stone on the right

pyramids-gods = gods
pyramids-quarry = quarry
pyramids-hand = your hand
pyramids-touch-obelisk = your obelisk
pyramids-touch-tomb = your tomb
pyramids-touch-discard = out of the game
pyramids-touch-done = done

# --- what one may do

pyramids-do-god = choose { $god }
pyramids-do-take = take pair { $pair }
pyramids-do-pyramid = { $card } into the pyramid: { $place }
pyramids-do-obelisk = { $card } on the obelisk
pyramids-do-tomb = { $card } into the tomb
pyramids-do-done = done
pyramids-do-discard = discard { $card }

pyramids-no-points-pyramid = brings no points now
pyramids-no-points-obelisk = brings no points now
pyramids-no-points-tomb = counts when the tombs are opened at the end
pyramids-gives-up-edifice = You could still add a card this turn: { $edifice }

pyramids-ask-choose-god = Choose a god
pyramids-ask-take-pair = Take a pair from the quarry
pyramids-ask-build-pyramid = Add a card to your pyramid
pyramids-ask-build-more = Build more, or say done
pyramids-ask-discard-one = Discard one of your two cards

pyramids-begin-pyramid = { $touched } into the pyramid

# --- why not

pyramids-not-in-hand = you do not hold { $card }
pyramids-gods-are-chosen = gods are chosen at the start of a round, before anybody takes a pair
pyramids-gods-first = pairs are taken when everyone has chosen a god: choose a god now
pyramids-pair-is-taken = you take one pair a round: "{ $move }" has to wait for the next
pyramids-take-first = first take a pair from the quarry, then build
pyramids-not-building = there is no turn to end: "done" closes your building
pyramids-discard-later = cards are discarded at the end of a round, by whoever holds two
pyramids-discard-now = you hold two cards: discard one of them before anything else
pyramids-god-in-box = with { $players } players { $god } stays in the box
pyramids-god-rests = { $god } sits out this round
pyramids-god-taken = { $owner } has { $god } this round
pyramids-no-such-pair = the quarry has as many pairs as players: there is no pair { $pair }
pyramids-pair-gone = pair { $pair } is taken
pyramids-pyramid-first = a turn begins with the card for the pyramid
pyramids-place-filled = a card lies there already ({ $place }), and nothing placed is ever moved
pyramids-first-at-origin = the first card of a pyramid goes to the centre of the bottom row
pyramids-no-support = a card there ({ $place }) needs both cards it would stand on
pyramids-base-full = the base has its { $base } cards
pyramids-not-beside = the base grows at its ends: this place is not beside a card ({ $place })
pyramids-one-a-round = one card an edifice a turn: your { $edifice } has got its card
pyramids-god-forbids = { $god } does not let you build in the { $edifice }
pyramids-either = { $god } lets you build in the tomb or in the obelisk, not in both
pyramids-tomb-closes = a tomb card closes the obelisk for this turn: the obelisk card comes first
pyramids-no-such-player = { $player } is not at this table of { $players }
pyramids-deal-in-order = { $asked } is dealt a card now, not { $player }
pyramids-not-in-pile = { $card } is not in the pile any more

# --- what happened

pyramids-event-first = { $player } begins
pyramids-event-deal = { $player } is dealt { $card }
pyramids-event-out = { $god } sits out the first round
pyramids-event-reveal = { $card } comes to the quarry
pyramids-event-god = { $who } chooses { $god }
pyramids-event-take = { $who } takes pair { $pair }
pyramids-event-pyramid = { $who } puts { $card } into the pyramid: { $place }
pyramids-event-obelisk = { $who } puts { $card } on the obelisk
pyramids-event-tomb = { $who } puts { $card } into the tomb
pyramids-event-done = { $who } has finished building
pyramids-event-discard = { $who } discards { $card }
pyramids-event-opened = { $count ->
    [0] { $who }'s tomb is empty
   *[other] { $who }'s tomb is opened: { $cards }
}
pyramids-event-end = { $rounds } rounds are over: the game has ended

# --- points

pyramids-total = total
pyramids-pyramid = pyramid
pyramids-group = { $colour }: a group of { $stones }
pyramids-stone = { $card }, { $place }: { $stone }
pyramids-longest = the longest group, { $colour }, again
pyramids-bonus = { $earned ->
    [yes] bonus: every colour has a group of { $needed }
   *[no] no bonus: { $colour } has a group of { $least } only, every colour needs { $needed }
}
pyramids-obelisk = obelisk: { $colour } on { $count ->
    [one] 1 card
   *[other] { $count } cards
} ({ $cards })
pyramids-obelisk-source = obelisk
pyramids-obelisk-empty = obelisk: nothing
pyramids-tomb = tomb
pyramids-majority = { $colour }: { $stones } against { $rival }
pyramids-glyphs = glyphs
pyramids-glyph = { $card } in the { $edifice }

pyramids-option-memory = closed: hands and tombs of others are backs and numbers; open: cards of theirs that can be worked out are shown, marked as worked out
pyramids-option-box = the values of the box: as printed, or changed
pyramids-box-printed = as printed

# Where values of the box come from.
pyramids-provenance-deck = the pages of two shops

# What things are and do, for whoever points at them; what is left of a question; the legend.
pyramids-legend-gods = Gods
pyramids-legend-stones = Stones of the five colours
pyramids-legend-glyphs = Glyphs
pyramids-legend-signs = Other signs
pyramids-explain-card = A card with stones. In the pyramid touching stones of one colour count as a group; in the obelisk the colour on most cards counts; in the tomb having most stones of a colour. A glyph in the kind of edifice it shows is worth two more points.
    .rule = PY-5.1
pyramids-explain-card-hidden = A card face down: only its owner may look at it.
    .rule = PY-4.6
pyramids-explain-worked-out = Nobody showed this card here: it must be here, by all that was seen.
    .rule = PY-4.6
pyramids-explain-builds = What this god lets you build in your turn. One card for the pyramid is always due; the others are at your choice, one each at most.
    .rule = PY-4.2
pyramids-explain-builds-resting = When two play, one god sits out each round, by turns.
    .rule = PY-2.2
pyramids-explain-token = Whoever has it chooses a god first this round.
    .rule = PY-3.2
pyramids-explain-place-god = Gods act in the order of their numbers: this one is number { $number }. { $state ->
    [taken] It is taken this round.
    [resting] It sits out this round.
   *[free] It can still be chosen.
}
    .rule = PY-3.3
pyramids-explain-place-quarry = Two cards that are taken together. There are as many pairs as players, one for each.
    .rule = PY-3.1
pyramids-explain-place-pyramid = { $state ->
    [open] A card can go here.
   *[built] What lies here is never moved.
} Stones of one colour that touch make a group; the largest group of each colour counts.
    .rule = PY-4.4
pyramids-explain-place-obelisk = A column of { $cards ->
    [one] one card
   *[other] { $cards } cards
}. The colour found on the most of its cards counts: 1, 3, 6, 10 or 15 points for one to five cards; more cards bring nothing.
    .rule = PY-5.3
pyramids-explain-place-tomb = { $cards ->
    [one] one card
   *[other] { $cards } cards
} face down, opened at the end: for each colour, whoever has more stones in the tomb than everybody else gains five points.
    .rule = PY-5.4
pyramids-explain-place-held = { $cards ->
    [one] one card
   *[other] { $cards } cards
} in this player’s hand. At the end of a round one is kept at most.
    .rule = PY-3.4
pyramids-explain-place-first = { pyramids-explain-token }
    .rule = PY-3.2
pyramids-explain-place-hand = Your cards; nobody else sees which one you kept. Any of them can be built in your turn.
    .rule = PY-4.3
pyramids-explain-area-gods = The gods, and the round that is played. Their numbers are the order of turns.
    .rule = PY-3.2
pyramids-explain-area-quarry = The pairs of this round; the number is how many cards are left in the pile.
    .rule = PY-3.1
pyramids-explain-area-player = Pyramid, obelisk and tomb of a player. The number is what everybody can see; the tomb comes on top at the end.
    .rule = PY-5
pyramids-explain-area-hand = { pyramids-explain-place-hand }
    .rule = PY-4.3
pyramids-about-choose-god = Round { $round } of { $rounds }. Low numbers take cards first, high numbers may build more.
pyramids-about-take-pair = { $pairs ->
    [one] One pair
   *[other] { $pairs } pairs
} left; you build at once, with { $god }: { $builds }.
pyramids-about-build-pyramid = One card. After it { $god } allows: { $more }.
pyramids-about-build-more = { $god } still allows: { $more }. Done ends your turn; at most one card stays in hand.
pyramids-about-discard-one = The other stays in your hand for the next round.
pyramids-tomb-unknown = { $count ->
    [0] The tomb is empty so far. Tombs are compared colour by colour at the end.
    [one] One card lies in the tomb. Tombs are compared colour by colour at the end.
   *[other] { $count } cards lie in the tomb. Tombs are compared colour by colour at the end.
}
