# Pyramids: names, refusals, events.

pyramids-about = Honour a god each round, who says when you pick stones and where you build. Match colours into groups, gather glyphs and keep a tomb that nobody sees into before the end.
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
pyramids-letter-b = { pyramids-colour-blue }
pyramids-letter-w = { pyramids-colour-white }
pyramids-letter-r = { pyramids-colour-red }
pyramids-letter-g = { pyramids-colour-green }
pyramids-letter-y = { pyramids-colour-yellow }

# A place of a pyramid by its row and its distance from the first card.
pyramids-place-0--3 = bottom row, 3 to the left
pyramids-place-0--2 = bottom row, 2 to the left
pyramids-place-0--1 = bottom row, 1 to the left
pyramids-place-0-0 = bottom row, centre
pyramids-place-0-1 = bottom row, 1 to the right
pyramids-place-0-2 = bottom row, 2 to the right
pyramids-place-0-3 = bottom row, 3 to the right
pyramids-place-1--3 = second row, 3 to the left
pyramids-place-1--2 = second row, 2 to the left
pyramids-place-1--1 = second row, 1 to the left
pyramids-place-1-0 = second row, 1 to the right
pyramids-place-1-1 = second row, 2 to the right
pyramids-place-1-2 = second row, 3 to the right
pyramids-place-2--3 = third row, 2 to the left
pyramids-place-2--2 = third row, 1 to the left
pyramids-place-2--1 = third row, centre
pyramids-place-2-0 = third row, 1 to the right
pyramids-place-2-1 = third row, 2 to the right
pyramids-place-3--3 = top row, 2 to the left
pyramids-place-3--2 = top row, 1 to the left
pyramids-place-3--1 = top row, 1 to the right
pyramids-place-3-0 = top row, 2 to the right

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

pyramids-gives-up-edifice = You give up a card this turn for: { $edifice }

pyramids-ask-choose-god = Choose a god
pyramids-ask-take-pair = Take a pair from the quarry
pyramids-ask-build-pyramid = Add a card to your pyramid
pyramids-ask-build-more = Build more, or say done
pyramids-ask-discard-one = You hold two cards: discard one

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
pyramids-obelisk-empty = obelisk: nothing
pyramids-tomb = tomb
pyramids-majority = { $colour }: { $stones } against { $rival }
pyramids-glyphs = glyphs
pyramids-glyph = { $card } in the { $edifice }

pyramids-option-memory = closed: hands and tombs of others are backs and numbers; open: cards of theirs that can be worked out are shown, marked as worked out

# Where values of the box come from.
pyramids-provenance-deck = the pages of two shops
