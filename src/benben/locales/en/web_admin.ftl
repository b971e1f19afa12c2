# The page of admins in the browser.

web-admin = Administration
web-tab-reports = Reports
web-tab-people = People
web-tab-tables = Tables
web-tab-actions = Log
web-admin-before = Later
web-admin-after = Earlier
web-admin-nothing = Nothing is listed.
web-admin-no-reports = No reports.
web-admin-command-line = command line
web-admin-kind = Who
web-admin-accounts = accounts
web-admin-guests = guests without an account
web-admin-name = Part of the name
web-admin-search = Search
web-admin-seen = last here: { $date }
web-admin-is-mute = muted
web-admin-is-mute-until = muted until { $date }
web-admin-is-ban = banned
web-admin-is-ban-until = banned until { $date }
web-admin-rename = Rename
web-admin-rename-name = Rename { $name }
web-admin-mute = Mute
web-admin-mute-name = Mute { $name }
web-admin-mute-explained = A muted player cannot chat.
web-admin-unmute = Unmute
web-admin-unmute-name = Unmute { $name }
web-admin-ban = Ban
web-admin-ban-name = Ban { $name }
web-admin-ban-explained = All devices are signed out, and the account cannot sign in. A guest without an account can come back as somebody else.
web-admin-unban = Lift the ban
web-admin-unban-name = Lift the ban of { $name }
web-admin-new-name = New name
web-admin-days = How long
web-admin-for-good = for good
web-admin-for-days = { $count ->
    [one] one day
   *[other] { $count } days
}
web-admin-reason = Reason, for the log
web-admin-phase = State
web-admin-phase-waiting = waiting for players
web-admin-phase-playing = in play
web-admin-phase-over = over
web-admin-lines = Chat: { $count ->
    [one] 1 line
   *[other] { $count } lines
}
web-admin-delete-lines = { $count ->
    [0] Delete lines
    [one] Delete 1 line
   *[other] Delete { $count } lines
}
web-admin-close = Close the table
web-admin-close-sure = Close it for good
web-admin-handled = Show handled reports
web-admin-reported = reported by { $name }, { $date }
web-admin-see-table = Table
web-admin-note = What came of it
web-admin-handle = Handled
web-admin-did-rename = Renamed
web-admin-did-mute = Muted
web-admin-did-unmute = Unmuted
web-admin-did-ban = Banned
web-admin-did-unban = Ban lifted
web-admin-did-grant = Made an admin
web-admin-did-revoke = Admin no more
web-admin-did-delete = Lines deleted
web-admin-did-close = Table closed
web-admin-did-handle = Report handled
web-admin-detail-before = before
web-admin-detail-after = after
web-admin-detail-days = days
web-admin-detail-reason = reason
web-admin-detail-lines = lines
web-admin-detail-report = report
web-admin-detail-note = note
