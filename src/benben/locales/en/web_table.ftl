# The table and the replay in the browser.

web-bot-level = Level of the bot

web-own = { $thing } (yours)
web-owned = { $who }: { $thing }
web-counted = { $count } × { $thing }
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
web-tried-change = { $change } (in { $worlds } of { $of } cases tried)
web-possible-change = { $change } (in { $worlds } of { $of } possible cases)
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
web-agree = Agree
web-proposed = A bot ({ $level }) is proposed for { $who }. Still to agree: { $missing }

web-beside = Beside the table
web-tab-log = Log
web-tab-chat = Chat
web-tab-hint = Hint
web-tab-words = In words
web-tab-more = More
web-log = What has happened
web-log-all = Show all { $count } lines
web-log-jump = Show this moment
web-chat = Chat
web-chat-empty = Nothing has been said yet.
web-chat-say = Say something
web-chat-send = Send
web-hint = Hint
web-hint-level = Who gives the hint
web-hint-thinking = Thinking …
web-hint-result = wins { $percent } %, tried { $visits ->
    [one] once
   *[other] { $visits } times
}
web-confirm-when = Confirm a move
web-confirm-always = always
web-confirm-several = when it takes several touches
web-confirm-never = never

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
web-fair = Before the first move the server fixed a secret number that decides all chance, and published its fingerprint. After the game the number is shown, so that everybody can check it.
web-commitment = Fingerprint (SHA-256), known from the start
web-seed = Secret number
web-seed-later = shown when the game is over
web-verify = Verify
web-fair-here = Your browser recomputed the fingerprint: it fits the secret number.
web-fair-not-here = Your browser cannot compute fingerprints on this page, because the connection is not encrypted.
web-fair-there = { $chances ->
    [one] The server recomputed one chance event: it follows from the secret number.
   *[other] The server recomputed { $chances } chance events: all follow from the secret number.
}
web-fair-broken = This does not fit the fingerprint: do not trust this game.

web-over = The game is over.
web-winners = { $count ->
    [one] { $who } has won!
   *[other] { $who } share the victory!
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
