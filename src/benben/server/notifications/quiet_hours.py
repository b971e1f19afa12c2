"""Quiet hours and daily summaries: dates by the clock on the wall of a guest."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, tzinfo
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from benben.server.errors import RequestError
from benben.server.storage.notification_queries import NotificationSettings


def checked_zone(name: str) -> str:
    """The name of a time zone; raise RequestError if there is none of this name."""
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError) as error:
        raise RequestError(422, "server-no-time-zone", {"zone": name[:40]}) from error
    return name


def zone_of(settings: NotificationSettings) -> tzinfo:
    """The time zone of a guest; UTC if this machine does not know it."""
    try:
        return ZoneInfo(settings.time_zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC


def quiet_until(settings: NotificationSettings, now: float) -> float | None:
    """The end of the quiet hours of a guest; None if it is not quiet now."""
    first, last = settings.quiet_from, settings.quiet_to
    if first is None or last is None or first == last:
        return None
    local = datetime.fromtimestamp(now, zone_of(settings))
    minute = local.hour * 60 + local.minute
    quiet = first <= minute < last if first < last else minute >= first or minute < last
    return _next(local, last).timestamp() if quiet else None


def next_digest(settings: NotificationSettings, now: float) -> float:
    """The date of the next daily summary of a guest."""
    local = datetime.fromtimestamp(now, zone_of(settings))
    return _next(local, settings.digest_hour * 60).timestamp()


def day_of(settings: NotificationSettings, date: float) -> int:
    """The number of the day of a date, where the guest is."""
    return datetime.fromtimestamp(date, zone_of(settings)).toordinal()


def _next(local: datetime, minute: int) -> datetime:
    """The next time at which clocks on the wall show this minute of the day."""
    found = local.replace(hour=minute // 60, minute=minute % 60, second=0, microsecond=0, fold=0)
    return found if found.timestamp() > local.timestamp() else found + timedelta(days=1)
