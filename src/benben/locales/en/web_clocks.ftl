# Clocks and notifications on the pages.

web-clock = Pace
web-clock-none = No clock
web-clock-live = Live: everybody has a bank of time
web-clock-days = Over days: everybody has days for a turn
web-clock-bank = Time in the bank
web-clock-increment = Added with every turn
web-clock-turn = Time for a turn
web-clock-reserve = Reserve for the whole game
web-clock-nothing = nothing
web-clock-then = When time is out
web-clock-then-choose = the others choose
web-clock-then-bot = a bot goes on
web-clock-then-wait = the others wait
web-clock-then-end = the game ends without a result
web-clock-fixed = Fixed for the whole game and shown to everybody.
web-clock-disagreement = When the others do not agree, a bot goes on.
web-clock-name-live = live, { $bank }
web-clock-name-days = { $turn } a turn
web-clock-until = time until { $time }
web-clock-is-live =
    { $increment ->
        [0] Live: everybody has { $bank } for the whole game.
       *[other] Live: everybody has { $bank }, and { $increment } seconds more with every turn.
    }
web-clock-is-days =
    { $more ->
        [0] Over days: everybody has { $turn } for a turn.
       *[other] Over days: everybody has { $turn } for a turn, and { $bank } in reserve.
    }
web-clock-then-is-choose = When time is out, the others choose: a bot ({ $level }) goes on, they wait, or the game ends.
web-clock-then-is-bot = When time is out, a bot ({ $level }) goes on.
web-clock-then-is-wait = When time is out, the others wait all the same.
web-clock-then-is-end = When time is out, the game ends without a result.
web-clock-days-hours = { $days } d { $hours } h
web-clock-hours-minutes = { $hours } h { $minutes } min
web-clock-left = Time left:
web-clock-out = time is out
web-time-out = The time of { $who } is out.
web-time-out-own = Your time is out. Move now to go on yourself.
web-time-out-until = If nobody chooses, a bot goes on at { $time }.
web-time-out-bot = Let a bot go on
web-time-out-wait = Wait
web-time-out-end = End the game
web-time-out-chosen = { $who } has chosen “{ $choice }”.
web-time-out-chosen-own = You have chosen “{ $choice }”.
web-on-vacation-until = On vacation until { $time }

web-notifications = Notifications
web-notifications-lead = Get word when it is your turn and you are not at the table. A notification names the game and nothing else.
web-notifications-guest = Choose a name first: sit down at a table.
web-receivers = Where to
web-no-receivers = Nowhere yet.
web-kind-push = Browser
web-kind-webhook = Webhook
web-kind-mail = E-mail
web-receiver-push = a browser that you allowed
web-receiver-this = this browser
web-receiver-gone = Switched off: the receiver does not exist any more.
web-receiver-failing = Switched off: nothing could be delivered for days.
web-receiver-asked = Switched off, as asked for in a message.
web-receiver-unconfirmed = Waits for an answer: open the link in the message to this address.
web-receiver-digest = one summary a day instead of every turn
web-receiver-on = Switch on again
web-receiver-test = Test
web-receiver-tested = A test is on its way.
web-receiver-remove = Remove
web-receiver-add = Add
web-receiver-added = Added.
web-receivers-off = Some notifications could not be delivered and are switched off.
web-push-add = Notify me in this browser
web-push-cannot = This browser cannot be notified here: it needs a page with https.
web-push-denied = The browser does not allow notifications of this page.
web-push-failed = The browser's push service did not answer. Try again later.
web-webhook-label = Webhook
web-webhook-about = An address of Discord, Slack, Matrix or your own that takes JSON.
web-notify-mail-label = E-mail address
web-notify-mail-sent = A message is on its way: open the link in it to confirm the address.
web-notify-mail-question = Shall notifications of benben be sent to your address?
web-notify-mail-yes = Yes, this is my address
web-notify-mail-no = No more messages
web-notify-mail-confirmed = Confirmed: notifications go to { $address }.
web-notify-mail-off = No more messages go to { $address }.
web-notify-when = When
web-quiet = Quiet hours
web-quiet-from = From
web-quiet-to = Until
web-digest-hour = Daily summary at
web-time-zone = Times are those of { $zone }.
web-saved = Saved.
web-vacation = Vacation
web-vacation-about = Your clocks stand still at tables over days. You have { $days } days left this year.
web-vacation-days = Days from now on
web-vacation-begin = Begin
web-vacation-end = I am back
