# What the web server answers.

server-absence-time = a bot can stand in for somebody who is away after { $least } seconds at the earliest and { $days } days at the latest: give the time as seconds
server-absence-wait = a table that waits for absent players has no bot to stand in: give no level and no time
server-full-network = { $most } connections from your network look at this table already
server-no-vote = at this table a bot sits down by itself for somebody who is away: there is no vote
server-stand-in-level = at this table only a bot of level “{ $level }” may stand in: so it was fixed when the table was made
server-table-waits = this table waits for its players: it was fixed when the table was made that no bot takes their seats
server-bad-input = that cannot be used: { $why }
server-bot-stands-in = a bot is playing for you: take your seat back first
server-database-away = the server cannot reach its data at the moment; nothing is lost, try again in a little while
server-disk-full = the server cannot save anything at the moment, because its disk is full; nothing that was played is lost
server-commit-late = it is too late to commit to a random number: others are revealing theirs
server-full = too many look at this table already
server-game-on = the game is on: its seats are kept
server-moved-on = the table has moved on since you looked (you were at { $at }, it is at { $moment })
server-no-game = there is no game "{ $game }"
server-no-guest = say who you are first: a name, a colour and a symbol
server-no-key = this key to a seat has been used, is older than a day, or was never made
server-no-language = there is no language "{ $language }"
server-no-link = this link leads nowhere; ask whoever sent it for a new one
server-no-more-undos = you have taken back or changed { $most } moves in this game: this one stays
server-no-page = there is nothing here ({ $why })
server-no-seat = there is no other seat { $seat } at this table: seats are p1 to { $last }
server-no-table = there is no such table, or it is not yours to see: ask for its link
server-not-absent = { $seat } is here, has not been away long enough, or is a bot
server-not-asked = a hint is for when you are asked
server-not-begun = the game has not begun: seats are still free
server-not-built = The server runs, but its pages are not built. Build the client and start it again.
server-not-computed = this could not be computed; try again
server-not-invited = this link is for watching; ask for an invitation to play
server-not-over = this can be seen when the game is over: before, it would tell what others hold
server-not-saved = this could not be saved and has not happened; try again
server-not-seated = you do not sit at this table
server-nothing-there = there is nothing to do with this
server-one-hint = one hint at a time
server-other-origin = this page may not use this server
server-other-host = This server is not known as “{ $host }”. Whoever runs it can allow the name: --allow-host { $host }
server-own-seat-bot = seat { $seat } cannot be yours and a bot's
server-old-rules = this table was begun under version { $rules } of the rules, which this server does not know
server-reveal-early = a random number is revealed when all seats are taken
server-reveal-late = the game has begun without your random number
server-reveal-wrong = this random number is not the one you committed to
server-seat-taken = seat { $seat } is taken
server-slow-down = that is too much at once: wait { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }
server-too-many-sockets = too many connections to this server are open from here (at most { $most }): close some of them
server-table-broken = the stored game of this table is damaged and cannot be shown; the other tables are not affected. Ask the host of this server to run the check of the database
server-too-long = that is too long: at most { $most } bytes
server-no-lesson = This is a table, not a lesson: there is no next step
server-unknown-lesson = There is no lesson { $lesson } of this game
