# The table and the replay in the browser.

web-bot-level = Level of the bot

web-own = { $thing } (yours)
web-owned = { $who }: { $thing }
web-counted = { $count } × { $thing }
web-at-place = { $thing }, { $place }
web-explained = { $thing }: { $more }
web-noted = { $thing } ({ $note })
web-place-nth = { $group }, place { $nth }
web-you-called = { $name } (you)
web-empty = empty

web-opening = The table is being opened …
web-reconnecting = The connection is lost: trying again …
web-reconnecting-kept = The connection is lost: your move is kept and will be sent …
web-title-your-turn = ● Your turn · { $title }

web-waiting-title = Waiting for players
web-waiting-text = The game begins as soon as every seat is taken. Send the invitation to friends, or give seats to bots.
web-this-is-you = (you)
web-free-seat = Seat { $number } is free
web-add-bot = Add bot
web-send-away = Send away
web-sit-down = Sit down here
web-leave = Leave the table
web-invite-link = Invitation: whoever opens this link can sit down
web-watch-link = For spectators: whoever opens this link can watch
web-copy = Copy
web-copied = Copied

web-question = What is asked
web-you = You
web-you-asked = You are asked: { $question }
web-waiting-for = Waiting for { $who }
web-stands-in = A bot is playing for you.
web-take-back = Take my seat back
web-sending = Sending your move …
web-sealed = Your secret choice: { $choice }. You may change it until everybody has chosen.
web-withdraw = Withdraw
web-touched = Touched so far
web-next-place = where?
web-next-piece = which one?
web-next-number = how many?
web-choices = What you can choose
web-confirm = Confirm
web-back = Back
web-undo = Undo
web-restart = Restart turn
web-list = List
web-list-filter = { $count ->
    [one] One choice
   *[other] { $count } choices
}, filter by words:
web-list-none = No choice has these words.
web-foresight = What it brings
web-gives-up = What it gives up
web-later = Counts later: { $sources }
web-final = This cannot be taken back.
web-final-agreement = { $others ->
    [0] Bots answer at once. You can take this back until chance decides or something hidden is shown.
   *[other] You can take this back until another player acts, then only if all agree.
}
web-tried-change = { $change } (in { $worlds } of { $of } cases tried)
web-possible-change = { $change } (in { $worlds } of { $of } possible cases)
web-likely-tried = ≈ likely: the same in all { $of } cases tried
web-likely-possible = ≈ likely: the same in all { $of } possible cases
web-gain = { $who }: { $gain } { $points ->
    [one] point
   *[other] points
}
web-change = { $name }: { $before } → { $after }

web-scores = Points
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-points-hidden = points hidden
web-has-won = has won
web-is-asked = to move
web-locked = has chosen
web-thinking = thinking …
web-thinking-of = { $who } is thinking
web-away = away
web-propose = Propose a bot
web-bot-from = A bot can be proposed from { $time } on
web-bot-sits-from = A bot plays from { $time } on, when it is their turn
web-propose-level = Propose a bot ({ $level })
web-played-for-you = { $moves ->
    [one] While you were away a bot played one move for you.
   *[other] While you were away a bot played { $moves } moves for you.
}
web-look-at-moves = See what it played
web-agree = Agree
web-proposed = A bot ({ $level }) is proposed for { $who }. Still to agree: { $missing }

web-beside = Beside the table
web-zoom = Size of the board
web-zoom-in = Larger
web-zoom-out = Smaller
web-tab-log = Log
web-tab-chat = Chat
web-tab-hint = Hint
web-tab-words = In words
web-tab-more = More
web-log = What has happened
web-log-all = Show all { $count } lines
web-log-jump = Show this moment
web-log-times = { $said } (×{ $times })
web-log-hidden = { $count ->
    [one] One hidden draw
   *[other] { $count } hidden draws
}
web-since = Since your turn
web-chat = Chat
web-chat-empty = Nothing has been said yet.
web-chat-say = Say something
web-chat-send = Send
web-hint = Hint
web-hint-level = Who gives the hint
web-hint-thinking = Thinking …
web-confirm-when = Confirm a move
web-confirm-always = always
web-confirm-final = when it cannot be taken back
web-confirm-never = never
web-playback = How fast moves of others are shown
web-playback-slow = slow
web-playback-normal = normal
web-playback-fast = fast
web-playback-instant = at once

web-rule = Rule
web-rule-link = rule { $rule }
web-rule-all = All rules
web-rule-none = There is no text for rule { $rule }.

web-keys = Keys
web-key-tab = to the next thing that can be touched
web-key-arrows = to the nearest thing that can be touched on the board
web-key-enter = touch it; confirm a move
web-key-escape = back
web-key-undo = undo
web-key-hint = hint
web-key-list = list all choices in words
web-key-keys = show these keys

web-fairness = Fair chance
web-fair = Chance follows from a secret number of the server, whose fingerprint is known when the table is made, and from a random number of every seat. Those are fixed before the first of them is revealed, so that nobody can choose the chance, not even the host. After the game the secret number is shown, and your browser recomputes every chance event.
web-commitment = Fingerprint (SHA-256), known from the start
web-seed = Secret number
web-seed-later = shown when the game is over
web-verify = Verify
web-fair-here = Your browser recomputed the fingerprint: it fits the secret number.
web-fair-not-here = Your browser cannot compute fingerprints on this page, because the connection is not encrypted.
web-fair-broken = This does not fit the fingerprint: do not trust this game.
web-evidence = Evidence for other verifiers
web-number-of = Random number of { $who }
web-number-none = none
web-number-later = revealed when all seats are taken
web-number-withheld = not revealed
web-starting = All seats are taken. The game begins when the browsers of all players have revealed their random numbers, which takes a few seconds at most.
web-fair-busy = Your browser is recomputing the chance events …
web-fair-remembered = The fingerprint is the one that your browser saw before the game began.
web-fair-late = Your browser first saw this table after the game had begun: it cannot know whether the fingerprint was another one before.
web-fair-changed = The fingerprint is not the one that your browser saw first: the server has exchanged its secret number. Do not trust this game.
web-fair-own = The random number of your browser is part of the game.
web-fair-own-none = Your browser added no random number to this game.
web-fair-own-late = The random number of your browser did not arrive in time and is not part of the game.
web-fair-own-dropped = Your browser was there when the game began, but the server left its random number out: do not trust this game.
web-fair-seats = All seats have the random numbers that they had promised before your browser revealed its own.
web-fair-seats-changed = { $who } had promised another random number when your browser revealed its own: do not trust this game.
web-fair-bot-dropped = The bot { $who } did not reveal its random number, as bots always do: do not trust this game.
web-fair-withheld = { $who } did not reveal the promised random number; the game began without it.
web-fair-number-wrong = The random number of { $who } does not fit its fingerprint: do not trust this game.
web-fair-published-changed = The random numbers are not those that were shown when the game began: do not trust this game.
web-fair-record-numbers = The record of the game names other numbers: do not trust this game.
web-fair-events = { $chances ->
    [one] Your browser recomputed one chance event: it follows from the numbers.
   *[other] Your browser recomputed { $chances } chance events: all follow from the numbers.
}
web-fair-event = Chance event { $number } (action { $action }) was “{ $was }”, but the numbers give “{ $drawn }”: do not trust this game.
web-fair-record = Chance event { $number } is another one in the record of the game: do not trust this game.
web-fair-rules = Which outcomes an event has and how likely each is follows from the rules. Your browser takes that from the server; the command “benben verify” checks it by the rules.

web-over = The game is over.
web-winners = { $count ->
    [one] { $who } has won!
   *[other] { $who } share the victory!
}
web-won-by = { $points ->
    [one] By one point.
   *[other] By { $points } points.
}
web-won-tie = The points are equal: the tie-break decides.
web-places-tie = Where points are equal, the rules for ties decide the places.
web-standings = Places
web-standing = Place { $place }: { $who }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-next-game = To the next game
web-rematch = Rematch
web-record = Download the record
web-breakdown = Every point explained

web-replay-title = Replay
web-replay-at = Moment { $at } of { $last }
web-replay-first = To the beginning
web-replay-before = Back one
web-replay-play = Play
web-replay-pause = Pause
web-replay-after = On one
web-replay-last = To the end
web-replay-speed = Speed
web-replay-viewer = Seen by
web-replay-spectator = a spectator
web-replay-link = Link to this moment
web-replay-loading = Loading …
web-replay-table = To the table

web-help = Help
web-help-how = How to play
web-help-legend = Legend
web-help-rules = All rules
web-help-play = To the table
web-legend-marks = Marks on every table
web-legend-mark-selectable = Can be touched now
web-legend-mark-selected = Is chosen
web-legend-mark-recent = The last move of a player, in the player’s colour
web-legend-mark-subject = What the question is about
web-points-of = Points: { $who }
web-points-later = Counted at the end, as things are now
web-score-open = where the points of { $who } come from
web-key-rules = how to play, legend and rules
web-choices-above = { $count ->
    [one] One more choice above
   *[other] { $count } more choices above
}
web-choices-below = { $count ->
    [one] One more choice below
   *[other] { $count } more choices below
}
web-their-question = (the question: “{ $question }”)
