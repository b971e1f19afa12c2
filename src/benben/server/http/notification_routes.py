"""HTTP routes of one's notifications and vacations. A server without accounts has none of them."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Response

from benben.server.http.account_routes import the_accounts
from benben.server.http.answers import NotificationsAnswer, ReceiverInfo, receiver_info
from benben.server.http.openapi import answered_by, json_response
from benben.server.http.request_bodies import (
    NotificationsBody,
    ReceiverAnswerBody,
    ReceiverBody,
    ReceiverChangeBody,
    VacationBody,
)
from benben.server.http.request_costs import costs
from benben.server.http.visitors import InLobby, Someone
from benben.server.storage.notification_queries import NotificationSettings
from benben.server.storage.rows import Guest
from benben.server.tables.lobby import Lobby

router = APIRouter(prefix="/api", dependencies=[Depends(the_accounts)])

ReceiverId = Annotated[str, Path(pattern="^[0-9a-f]{12}$", description="the id of a receiver")]
ReceiverToken = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{22}$", description="the token in a message")]


async def shown(lobby: Lobby, guest: Guest) -> Response:
    """One's notifications as an answer."""
    notifications, vacations = lobby.services.notifications, lobby.services.vacations
    chosen = await notifications.settings(guest.id)
    answer = NotificationsAnswer(
        kinds=notifications.kinds,
        push_key=await notifications.public_push_key(),
        set=chosen is not None,
        **vars(chosen or NotificationSettings()),
        receivers=[receiver_info(one) for one in await notifications.receivers(guest.id)],
        vacation_until=await vacations.until(guest.id),
        vacation_days=await vacations.days_left(guest.id),
    )
    return json_response(answer)


@router.get("/notifications", dependencies=[costs(2)], **answered_by(NotificationsAnswer))
async def notifications(guest: Someone, lobby: InLobby) -> Response:
    """One's notifications: settings and receivers."""
    return await shown(lobby, guest)


@router.post("/notifications", dependencies=[costs(4)], **answered_by(NotificationsAnswer))
async def set_notifications(body: NotificationsBody, guest: Someone, lobby: InLobby) -> Response:
    """Set when one wants notifications."""
    await lobby.services.notifications.set(guest.id, NotificationSettings(**body.model_dump()))
    return await shown(lobby, guest)


@router.post("/notifications/receivers", dependencies=[costs(10)], **answered_by(NotificationsAnswer))
async def add_receiver(body: ReceiverBody, guest: Someone, lobby: InLobby) -> Response:
    """Add a browser, a webhook or an e-mail address to which notifications are sent."""
    keys = None if body.push_keys is None else body.push_keys.model_dump()
    await lobby.services.notifications.add(guest.id, body.kind, body.address, keys, body.digest)
    return await shown(lobby, guest)


@router.post("/notifications/receivers/{receiver}", dependencies=[costs(4)], **answered_by(NotificationsAnswer))
async def change_receiver(receiver: ReceiverId, body: ReceiverChangeBody, guest: Someone, lobby: InLobby) -> Response:
    """Change how often something is sent to a receiver, or switch it on again."""
    await lobby.services.notifications.change(guest.id, receiver, body.digest, body.on)
    return await shown(lobby, guest)


@router.delete("/notifications/receivers/{receiver}", dependencies=[costs(4)], **answered_by(NotificationsAnswer))
async def remove_receiver(receiver: ReceiverId, guest: Someone, lobby: InLobby) -> Response:
    """Forget a receiver."""
    await lobby.services.notifications.remove(guest.id, receiver)
    return await shown(lobby, guest)


@router.post("/notifications/receivers/{receiver}/test", dependencies=[costs(10)], **answered_by(NotificationsAnswer))
async def test_receiver(receiver: ReceiverId, guest: Someone, lobby: InLobby) -> Response:
    """Have a test sent to a receiver."""
    await lobby.services.notifications.test(guest.id, receiver)
    return await shown(lobby, guest)


@router.post("/receivers/{token}", dependencies=[costs(10)], **answered_by(ReceiverInfo))
async def answer(token: ReceiverToken, body: ReceiverAnswerBody, lobby: InLobby) -> Response:
    """Confirm an e-mail address by the token in its message, or have nothing sent there any more."""
    return json_response(receiver_info(await lobby.services.notifications.answer(token, body.on)))


@router.post("/vacation", dependencies=[costs(4)], **answered_by(NotificationsAnswer))
async def vacation(body: VacationBody, guest: Someone, lobby: InLobby) -> Response:
    """Begin a vacation of some days, or end it: meanwhile one's clocks stand still where turns take days."""
    if body.days:
        await lobby.services.vacations.begin(guest.id, body.days)
    else:
        await lobby.services.vacations.end(guest.id)
    return await shown(lobby, guest)
