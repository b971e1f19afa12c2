# Accounts: errors of the server, and the letters it sends.

server-account-exists = you have an account already
server-bad-address = that is not an address for e-mail
server-code-refused = this recovery code is wrong, or was used already
server-link-used = this link was used already or is too old: ask for a new one
server-name-taken = an account has the name “{ $name }”, or one that looks like it: choose another
server-no-account = this needs an account
server-no-accounts = there are no accounts on this server
server-no-mail = this server sends no e-mail
server-no-passkey = your account has no such passkey
server-no-passkeys = passkeys work at addresses with a name only, not at a bare IP address
server-no-player = there is no such player
server-other-name = to delete your account, type its name exactly as it is
server-passkey-refused = this passkey does not fit: try again, or sign in in another way
server-rated-account = this table is rated: only players with an account sit here
server-rated-alone = a rated game needs at least two players
server-rated-box = a rated game is played with the box as printed: ratings of changed boxes cannot be compared
server-rated-end = a rated game cannot be ended by one player alone: you may resign
server-rated-hints = there are no hints at rated tables
server-rated-level = bots of the level “{ $level }” have no rating: choose another level for a rated game
server-table-starting = a table of yours is just starting: try again in a few seconds
server-too-many-letters = that was asked for { $most } times within an hour: wait a while
server-too-many-passkeys = an account has at most { $most } passkeys: remove one first
server-letter-mail = Your link to sign in
server-letter-mail-text =
    Hello { $name },

    open this link to sign in. It works once, within half an hour:

    { $link }

    You did not ask for it? Then ignore this letter: nothing has happened.
server-letter-confirm = Is this your address?
server-letter-confirm-text =
    Hello { $name },

    somebody has given this address for the account { $name }. If it was you, open this link within a day:

    { $link }

    It was not you? Then ignore this letter: the address is not used.
