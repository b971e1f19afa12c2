# Finding people in the browser: filters, quick match, friends, invitations, blocks and reports.

web-filters = Filter the tables
web-filters-clear = Show all
web-filter-bots = Bots
web-filter-with-bots = with bots
web-filter-without-bots = people only
web-filter-free = Free seats
web-filter-free-least = { $count } or more
web-no-tables-fit = No open table fits these filters.
web-tables-to-watch = Tables to watch
web-quick = Quick match
web-quick-explained = You are seated with others who want the same, as soon as there are enough of you.
web-quick-none = no clock
web-quick-live = live, 15 minutes and 10 seconds a turn
web-quick-days = two days for every turn
web-quick-begin = Find players
web-quick-waits = { $game } for { $players }: { $waiting ->
    [one] you are the first one who waits.
   *[other] { $waiting } players are waiting, you among them.
}
web-quick-short = Quick match: { $waiting } of { $players }
web-quick-stay = Keep a page of this server open: the game begins by itself.
web-quick-cancel = Stop waiting
web-phase-closed = closed by the host of this server
web-closed-title = This table was closed
web-closed-about = The host of this server has closed the table. The game has no result; its record stays.
web-closed-waiting = The host of this server has closed this table: no game will begin here.

web-friends = Friends
web-friends-waiting = { $count ->
    [one] 1 invitation or request
   *[other] { $count } invitations and requests
}
web-invitations = Invitations
web-invites-you = { $name } invites you to a table of { $game }.
web-invitation-see = See the table
web-invitation-decline = No, thanks
web-friends-asks = They want to be friends
web-friend-accept = Accept
web-friend-decline = Decline
web-friends-own = Your friends
web-friend-here = here now
web-friend-away = not here
web-friend-remove = Remove
web-friends-none = You have no friends here yet. Ask players at a table, on the leaderboard or in your history, or send them the link below.
web-friends-presence = Friends see whether you are here
web-friends-link = Your page, for those who want to ask you
web-friends-asked = You have asked
web-friend-withdraw = Take back
web-friends-account = Friends need an account.
web-blocks = Blocked and muted
web-blocks-explained = Neither you nor a blocked player sees the other's chat, tables, requests and invitations, and you are not matched. Of a muted player you do not see the chat.
web-blocks-none = Nobody.
web-kind-block = blocked
web-kind-mute = muted
web-block = Block
web-unblock = Unblock
web-mute = Mute
web-unmute = Unmute
web-mute-explained = Mute: you do not see what this player says.
web-block-explained = Block: you see nothing of each other. At tables that you share the game goes on, without each other's chat.
web-block-done = { $name } is blocked.
web-unblock-done = { $name } is not blocked any more.
web-mute-done = { $name } is muted.
web-unmute-done = { $name } is not muted any more.
web-invite-friends = Invite friends
web-invite = Invite
web-invite-name = Invite { $name }
web-friend-invited = invited
web-person-open = More about { $name }
web-person-page = Public page
web-friend-ask = Ask to be friends
web-friend-ask-done = { $name } has been asked, or is your friend now.
web-tie-friend = You are friends.
web-tie-asked = You have asked to be friends.
web-report = Report to the host
web-report-reason = What is it about?
web-report-chat = chat
web-report-name = the name
web-report-cheating = cheating
web-report-leaving = leaving games
web-report-other = something else
web-report-lines = Lines of the chat
web-report-no-lines = This player has said nothing that you can see.
web-report-nothing = Choose lines of the chat, or say in a few words what happened.
web-report-text = In a few words
web-report-explained = The host of this server gets it, with the chosen lines as they were said. The player is not told.
web-report-send = Send the report
web-report-done = The host of this server has been told about { $name }.
