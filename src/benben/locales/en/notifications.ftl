# What notifications say.

notify-turn-title = It is your turn
notify-turn = { $game }: it is your turn.
notify-digest-title = Tables are waiting for you
notify-digest =
    { $count ->
        [one] One table is waiting for you.
       *[other] { $count } tables are waiting for you.
    }
notify-confirm-title = Is this your address?
notify-confirm = Somebody wants to get word of benben games at this address. If it was you, open this page and confirm it. If not, do nothing.
notify-test-title = A test
notify-test = Notifications of benben reach you here.
notify-off = No more of these:
notify-invite-title = { $name } invites you
notify-invite = { $name } invites you to a table of { $game }.
