# Accounts, history, statistics and ratings in the browser.

web-people = Players and their games
web-account = Account
web-account-sign-in = Sign in
web-history = History
web-statistics = Statistics
web-leaderboard = Leaderboard
web-player = Player
web-former-player = a former player

web-profile = Profile
web-profile-change = Change name, colour and symbol
web-shown = Your public page shows
web-shown-ratings = ratings, also on the leaderboard
web-shown-statistics = statistics
web-shown-history = your latest games, without the other players
web-shown-page = See your public page

web-sign-up = Keep your games with an account
web-sign-up-explained = You can play without one. An account needs no password and no e-mail address.
web-sign-up-guest = { $name }, your seats, tables and settings stay as they are. An account needs no password and no e-mail address.
web-sign-up-devices = Come back from any device, also when this one is lost
web-sign-up-history = Your finished games and statistics
web-sign-up-ratings = Rated games and a place on the leaderboard
web-sign-up-now = Create the account

web-sign-in = Sign in
web-sign-in-explained = If you have an account here, sign in to be yourself on this device.
web-sign-in-instead = This device plays as { $name } now. If { $name } has no account, its tables are out of reach for this device afterwards.
web-sign-in-passkey = Sign in with a passkey
web-sign-in-mail = A link by e-mail
web-sign-in-mail-send = Send
web-sign-in-mail-sent = If this address belongs to an account, a letter is on its way.
web-sign-in-code = A recovery code
web-sign-in-now = Sign in

web-codes = Recovery codes
web-codes-new = Write these codes down or save them now: they are not shown again. Each signs you in once.
web-codes-save = Save as a file
web-codes-left = { $count ->
    [0] No code is left: make new ones.
    [one] One code is left. Each signs you in once, if you have lost every device.
   *[other] { $count } codes are left. Each signs you in once, if you have lost every device.
}
web-codes-renew = Make new codes
web-codes-replace = New codes replace the earlier ones.
web-passkeys = Passkeys
web-passkeys-explained = Sign in with fingerprint, face or the lock of your device.
web-passkey-add = Add a passkey
web-passkey-known = This device has a passkey for your account already.
web-passkey-failed = This browser or device could not use a passkey.
web-passkey-remove = Remove
web-passkey-remove-one = Remove the passkey of { $device }
web-mail = E-mail
web-mail-explained = A link to sign in can be sent to your address. It is shown to nobody.
web-mail-address = Your address
web-mail-ask = Confirm
web-mail-sent = A letter is on its way to { $address }: open the link in it.
web-mail-forget = Forget the address
web-transfer = Another device
web-transfer-explained = A link, also as a picture for the camera, signs your phone or another computer in.
web-transfer-make = Make a link
web-transfer-link = Link, works once, until { $ends }
web-transfer-picture = QR code of the link
web-transfer-warning = Show it to nobody: whoever opens it is you.
web-enter-device = This device becomes { $name }.
web-enter-now = Sign in here
web-enter-otherwise = Sign in another way
web-enter-confirm = Should letters for the account { $name } be sent to your address?
web-enter-confirm-now = Yes, this is my address
web-enter-confirmed = Letters for the account { $name } are sent to this address from now on.
web-device-sign-out = Sign out on this device
web-device-sign-out-warning = This device will no longer know you. You can sign in again with a passkey, a link or a recovery code.
web-device-sign-out-now = Sign out now
web-export = Your data
web-export-explained = Everything that is stored about you: profile, devices, games with their records, chat, ratings.
web-export-now = Download
web-delete = Delete the account
web-delete-explained = Name, devices and chat are deleted, and no list shows you any more. Bots play your games to their end, and the records of others name a former player.
web-delete-ask = Delete …
web-delete-name = Type { $name } to delete the account for good
web-delete-now = Delete for good
web-delete-keep = Keep the account

web-filter-game = Game
web-filter-rated = Counts for ratings
web-filter-name = Played with
web-filter-all = all
web-rated = rated
web-unrated = not rated
web-history-nobody = Your finished games will be listed here.
web-history-count = { $count ->
    [0] No finished games
    [one] One finished game
   *[other] { $count } finished games
}
web-history-length = { $moves } moves, { $length }
web-history-resigned = (resigned)
web-history-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-history-place = place { $place }
web-place = { $place }.
web-length-minutes = { $count } min
web-length-hours = { $count } h
web-length-days = { $count } days
web-pages = Pages
web-page-number = { $page } of { $pages }
web-page-before = Later games
web-page-after = Earlier games
web-records-all = Download the records of all games
web-records-filtered = Download the records of these games

web-pool = { $game } for { $players }
web-stat-games = Games
web-stat-victories = Victories
web-stat-fair = fair share { $share }
web-stat-share-explained = Share of victories; the line is the fair share.
web-stat-points = Points a game
web-stat-average = average { $points }
web-stat-streak = Victories in a row
web-stat-longest = longest { $count }
web-stat-accuracy = Accuracy
web-stat-reviewed = of 100; from { $count ->
        [one] one game with a review
       *[other] { $count } games with a review
    }
web-stat-luck = Luck
web-stat-luck-explained = of 100; 50 is usual
web-stat-sources = Points by source
web-stat-sources-explained = Average a game; the line is that of everybody on this server.
web-stat-source = Source
web-stat-own = Own
web-stat-everybody = Everybody
web-opponents = Opponents
web-opponent = Name
web-opponent-meetings = Times met
web-opponent-ahead = ahead
web-opponent-behind = behind
web-rating-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}
web-rating-provisional = provisional until { $count } games are played
web-rating-course = Course of the rating over { $count } games: from { $first } to { $last }
web-rating-band = The line is the rating after each game. The band around it holds the strength in two of three cases. The picture reaches from { $low } to { $high }.
web-leaderboard-explained = Players with { $count } rated games or more who show their ratings. A new player begins with 1500.
web-leaderboard-empty = Nobody is listed yet.
web-leaderboard-rank = Rank
web-leaderboard-player = Player
web-leaderboard-rating = Rating
web-leaderboard-bots = Bots of the house
web-leaderboard-bots-explained = Their ratings are fixed. They can be met at rated tables.
web-rated-end = The game was rated: { $before } before, { $after } now.
web-rated-end-provisional = Provisional until { $count } games are played.
web-rated-end-more = Your ratings and statistics
web-kind-bot = bot
web-kind-admin = looks after this server
web-player-since = account since { $date }
web-player-nothing = This player shows nothing here.
web-player-no-games = No finished games yet.
web-player-no-ratings = No rated games yet.
web-player-games = Latest games

web-set-rated = rated: the game counts for ratings
web-set-rated-explained = Everybody needs an account. No hints, no move goes back by agreement, and whoever resigns is last.
web-setting-rated = Rated: the result counts for the ratings of the players. Whoever resigns is last.
