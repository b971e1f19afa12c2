# The pages around the tables: lobby, guests, links, rules.

web-skip = Skip to the content
web-welcome = Build for eternity
web-lead = Games of ancient Egypt, for one to six people and as many bots as you like. No account: pick a game and play.
web-lost = There is nothing here
web-no-page = There is no such page
web-no-game = There is no such game here
web-no-lesson = This game has no such lesson
web-no-puzzle = There is no such puzzle, or it was made from somebody else’s game
web-to-lobby = To the games
web-close = Close
web-no-answer = The server does not answer. Try again in a moment.
web-language = Language
web-light-auto = Light or dark as the system says
web-light-light = Light
web-light-dark = Dark
web-waiting-tables = { $count ->
    [one] A table waits for you
   *[other] { $count } tables wait for you
}

web-who = Who are you?
web-change-me = Change name, colour or symbol
web-name = Your name
web-colour = Your colour
web-symbol = Your symbol
web-ready = Ready
web-colour-lapis = lapis blue
web-colour-gold = gold
web-colour-carnelian = carnelian red
web-colour-malachite = malachite green
web-colour-obsidian = obsidian black
web-colour-alabaster = alabaster white
web-colour-amethyst = amethyst purple
web-colour-copper = copper brown
# The names say what the characters in `web/src/playerAppearance.ts` look like.
web-symbol-ankh = ankh
web-symbol-eye = eye
web-symbol-scarab = star
web-symbol-lotus = lotus
web-symbol-sun = sun
web-symbol-feather = leaf
web-symbol-falcon = diamond
web-symbol-crook = moon

web-games = The games
web-players = Players
web-length = Length
web-weight = Difficulty
web-rules = Rules
web-against-bots = Play against bots
web-with-friends = New table …
web-my-tables = My tables
web-open-tables = Open tables
web-no-open-tables = Nobody waits for players just now. Lay a table of your own and send its link to friends.
web-all-tables = Show all { $count }
web-fewer = Show fewer
web-your-turn = Your turn
web-free-seats = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
web-phase-waiting = waiting for players
web-phase-playing = being played
web-phase-over = over
web-join = Join
web-watch = Watch
web-go = Go there
web-replay = Replay

web-new-table = New table of { $game }
web-your-seat = Your seat
web-seat = Seat { $number }
web-others = At the other seats
web-a-person = somebody I invite
web-a-bot = a bot: { $level }
web-open-to-all = Anybody may join
web-invite-later = { $count ->
    [one] You get a link to send to the player you miss.
   *[other] You get a link to send to the { $count } players you miss.
}
web-absence = When somebody is away
web-absence-wait = The game waits
web-absence-vote = A bot may stand in, if all who are present agree
web-absence-automatic = A bot stands in by itself
web-absence-level = Level of the bot
web-absence-after = After
web-absence-fixed = This is fixed when the table is made, and everybody sees it. Who comes back takes the seat back.
web-absence-is-wait = If somebody is away, the game waits: no bot takes the seat.
web-absence-is-vote = If somebody is away for { $after }, a bot ({ $level }) can be proposed. It plays if all who are present agree.
web-absence-is-vote-any = If somebody is away for { $after }, a bot can be proposed. It plays if all who are present agree.
web-absence-is-automatic = If somebody is away for { $after } and it is their turn, a bot ({ $level }) plays for them.
web-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
web-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
web-days = { $count ->
    [one] one day
   *[other] { $count } days
}
web-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
}
web-options = Options of the game
web-lay-table = Lay the table
web-begin = Begin

web-value-yes = yes
web-value-no = no
web-value-on = on
web-value-off = off
web-value-in = in
web-value-out = out
web-value-open = open
web-value-closed = closed
web-value-random = at random
web-value-early = early
web-value-late = late
web-value-free = free
web-value-before-building = before building
web-value-after-temple = after the temple
web-value-one-stone = with a crew and a paid card
web-value-after-ships = after the ships
web-value-end-of-round = at the end of the round

web-invited = You are invited to { $game }
web-pick-seat = Pick a seat; the game begins when all are taken.
web-sit-here = Sit here
web-only-watch = I only want to watch

web-seat-title = A seat, on this device
web-seat-explained = This key was made on another device. It opens one seat at one table; the other device keeps the seat too. A key works once.
web-seat-instead = Everywhere else you stay { $name } on this device.
web-seat-take = Take the seat
web-seat-key = Go on with another device
web-seat-key-explained = Open this address on the other device within a day. It opens this seat and nothing else of yours. Keep it to yourself: whoever opens it first plays for you.
web-seat-borrowed = This device holds the seat by a key.
web-seat-give-back = Give the seat back
web-seat-ended = This device can no longer play here: its session was ended, or its time is over.
web-table-unseen = You cannot see this table
web-table-unseen-help = If friends play here, ask them for the link of the table: with it you take a seat or watch. Or choose a game and play at once.
web-devices = Devices and keys
web-devices-explained = These devices play for you. End any that you do not know or no longer have.
web-devices-only = You are known on this device alone. A key lets another device play on one of your seats.
web-device-unknown = unknown device
web-device-current = this device
web-device-seat = one seat: { $game }
web-device-times = since { $made }, last used { $used }
web-device-end = End
web-device-end-one = End { $device }
web-device-end-others = End all others
web-device-forget = Forget me on this device
web-device-forget-warning = This device will no longer know you. If no other device does, your name and your tables are out of reach for good.
web-device-forget-now = Forget me now
web-key-unused = unused key: { $game }, until { $ends }
web-key-take-back = Take back
web-host = (host)
web-host-fills = { $name } is the host and can give free seats to bots.

web-rules-own-words = The rules in our own words. Every paragraph has an id, which log and refusals point to.
web-search-rules = Search the rules
web-provenance = Where values come from
web-provenance-reconstructed = Reconstructed: the printed value is lost with its picture, and no source gives it. It is our best reading.
web-provenance-source = Source: the rules do not print this value; it comes from elsewhere. The sign says where.
web-provenance-correct = Do you own the game? Tell us if a value differs: it is corrected in the list of the components, without any change of the program.

level-name-random = random
level-name-greedy = greedy
level-name-beginner = beginner
level-name-apprentice = apprentice
level-name-builder = builder
level-name-architect = architect
level-name-master = master
