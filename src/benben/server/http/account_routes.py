"""HTTP routes of accounts: become one, sign in, export and delete it."""

from __future__ import annotations

import time
from typing import Annotated

import segno
from fastapi import APIRouter, Depends, Path, Request, Response

from benben.server.errors import RequestError
from benben.server.http.account_answers import (
    AccountInfo,
    Deleted,
    DeviceLink,
    LetterSent,
    LinkPurpose,
    NewAccount,
    PasskeyOptions,
    RecoveryCodes,
)
from benben.server.http.account_bodies import (
    AddressBody,
    CodeBody,
    CredentialBody,
    DeletionBody,
    LinkBody,
    ShowsBody,
)
from benben.server.http.answers import SavedGuest, guest_info
from benben.server.http.openapi import answered_by, json_response
from benben.server.http.request_costs import costs, count_new_thing
from benben.server.http.session_cookie import COOKIE
from benben.server.http.session_routes import account_answer, address_of, device_of
from benben.server.http.visitors import InLobby, KnownSession, OwnSession, set_cookie
from benben.server.people.accounts import Accounts
from benben.server.people.deletion import delete_account
from benben.server.people.export import exported
from benben.server.people.passkeys import Site, site_of
from benben.server.storage import account_queries
from benben.server.storage.account_queries import LINK_LIFETIMES
from benben.server.storage.rows import Guest
from benben.server.storage.schema import CONFIRM_LINK, DEVICE_LINK
from benben.server.storage.session_queries import SESSION_LIFETIME


def accounts_of(request: Request) -> Accounts:
    """The accounts of the server; raise RequestError if its host wants none."""
    accounts: Accounts | None = request.app.state.accounts
    if accounts is None:
        raise RequestError(404, "server-no-accounts")
    return accounts


async def the_accounts(request: Request) -> Accounts:
    """The accounts of the server."""
    return accounts_of(request)


InAccounts = Annotated[Accounts, Depends(the_accounts)]

router = APIRouter(prefix="/api", dependencies=[Depends(the_accounts)])

PasskeyId = Annotated[str, Path(pattern="^[0-9a-f]{64}$", description="the id of a passkey")]


async def known_site(request: Request) -> Site:
    """The site that passkeys are for; raise RequestError if there can be none."""
    site = site_of(address_of(request))
    if site is None:
        raise RequestError(409, "server-no-passkeys")
    return site


OnSite = Annotated[Site, Depends(known_site)]


async def own_account(accounts: Accounts, guest: Guest) -> AccountInfo:
    """One's own account as an answer; raise RequestError if one has none."""
    return await account_answer(accounts, await accounts.of(guest.id))


def signed_in(request: Request, guest: Guest, token: str) -> Response:
    """The answer to somebody who has signed in: the browser keeps the new session."""
    response = json_response(SavedGuest(guest_info(guest)))
    set_cookie(request, response, COOKIE, token, SESSION_LIFETIME)
    return response


# --- one's own account ---------------------------------------------------------------------------------------------------


@router.post("/account", dependencies=[Depends(count_new_thing)], **answered_by(NewAccount))
async def create(session: KnownSession, request: Request, accounts: InAccounts) -> Response:
    """Make oneself an account. Seats, tables and preferences stay."""
    codes, token = await accounts.create(session, device_of(request))
    response = json_response(NewAccount(await own_account(accounts, session.guest), codes))
    set_cookie(request, response, COOKIE, token, SESSION_LIFETIME)
    return response


@router.get("/account", dependencies=[costs(2)], **answered_by(AccountInfo))
async def account(session: KnownSession, accounts: InAccounts) -> Response:
    """One's own account."""
    return json_response(await own_account(accounts, session.guest))


@router.post("/account/codes", dependencies=[costs(10)], **answered_by(RecoveryCodes))
async def codes(session: KnownSession, accounts: InAccounts) -> Response:
    """New recovery codes; the earlier ones cannot be used any more."""
    return json_response(RecoveryCodes(await accounts.new_codes(session.guest)))


@router.post("/account/shows", dependencies=[costs(2)], **answered_by(AccountInfo))
async def shows(body: ShowsBody, session: KnownSession, accounts: InAccounts) -> Response:
    """Choose what one's public page shows."""
    await accounts.set_shows(session.guest, list(body.shows))
    return json_response(await own_account(accounts, session.guest))


@router.post("/account/passkeys/options", dependencies=[costs(4)], **answered_by(PasskeyOptions))
async def options_to_add(session: KnownSession, site: OnSite, accounts: InAccounts) -> Response:
    """What the browser needs to make a passkey for one's account."""
    await accounts.of(session.guest.id)
    return json_response(PasskeyOptions(await accounts.passkeys.options_to_add(session.guest, site)))


@router.post("/account/passkeys", dependencies=[costs(10)], **answered_by(AccountInfo))
async def add_passkey(
    body: CredentialBody, session: KnownSession, site: OnSite, request: Request, accounts: InAccounts
) -> Response:
    """Add the passkey that the browser has made."""
    await accounts.of(session.guest.id)
    await accounts.passkeys.add(session.guest, site, body.credential, device_of(request))
    return json_response(await own_account(accounts, session.guest))


@router.delete("/account/passkeys/{passkey_id}", dependencies=[costs(4)], **answered_by(AccountInfo))
async def remove_passkey(passkey_id: PasskeyId, session: KnownSession, accounts: InAccounts) -> Response:
    """Remove a passkey of one's account."""
    await accounts.passkeys.remove(session.guest, passkey_id)
    return json_response(await own_account(accounts, session.guest))


@router.post("/account/address", dependencies=[Depends(count_new_thing)], **answered_by(LetterSent))
async def ask_for_address(body: AddressBody, session: KnownSession, accounts: InAccounts) -> Response:
    """Ask for a letter that confirms the address of one's account."""
    await accounts.ask_for_address(session.guest, body.address)
    return json_response(LetterSent(body.address))


@router.delete("/account/address", dependencies=[costs(4)], **answered_by(AccountInfo))
async def forget_address(session: KnownSession, accounts: InAccounts) -> Response:
    """Forget the address of one's account."""
    await accounts.forget_address(session.guest)
    return json_response(await own_account(accounts, session.guest))


@router.post("/account/device-link", dependencies=[Depends(count_new_thing)], **answered_by(DeviceLink))
async def device_link(session: KnownSession, request: Request, accounts: InAccounts) -> Response:
    """A link that signs another device in, also as a picture for its camera."""
    token = await accounts.device_link(session.guest)
    address = f"{address_of(request)}/enter#{token}"
    picture = segno.make(address, error="m", micro=False).svg_data_uri(scale=5, light="#ffffff")
    return json_response(DeviceLink(address, picture, time.time() + LINK_LIFETIMES[DEVICE_LINK]))


@router.get("/account/export", dependencies=[costs(60)], response_class=Response)
async def export(session: KnownSession, lobby: InLobby) -> Response:
    """Everything that the server has stored about oneself, as a ZIP file: JSON files, and the records of one's games."""
    guest = session.guest
    packed = await lobby.services.database.read(lambda connection: exported(connection, guest.id))
    headers = {"Content-Disposition": 'attachment; filename="benben-export.zip"'}
    return Response(packed, media_type="application/zip", headers=headers)


@router.post("/account/delete", dependencies=[costs(60)], **answered_by(Deleted))
async def delete(
    body: DeletionBody, session: KnownSession, request: Request, lobby: InLobby, accounts: InAccounts
) -> Response:
    """Delete one's account. Games that are on are given to bots, and records stay readable under a former player."""
    guest = session.guest.id
    await accounts.of(guest)
    # The session may have a name from before the host changed it.
    if body.name.strip() != await lobby.services.database.read(lambda one: account_queries.guest_name(one, guest)):
        raise RequestError(422, "server-other-name")
    games = await delete_account(lobby, session.guest)
    response = json_response(Deleted(games))
    set_cookie(request, response, COOKIE, "", 0)
    return response


# --- signing in ----------------------------------------------------------------------------------------------------------


@router.post("/sign-in/passkey/options", dependencies=[costs(4)], **answered_by(PasskeyOptions))
async def options_to_sign_in(site: OnSite, accounts: InAccounts) -> Response:
    """What the browser needs to ask for a passkey."""
    return json_response(PasskeyOptions(await accounts.passkeys.options_to_sign_in(site)))


@router.post("/sign-in/passkey", dependencies=[Depends(count_new_thing)], **answered_by(SavedGuest))
async def sign_in_by_passkey(
    body: CredentialBody, own: OwnSession, site: OnSite, request: Request, accounts: InAccounts
) -> Response:
    """Sign in with a passkey."""
    guest = await accounts.passkeys.signed_in(site, body.credential)
    return signed_in(request, *await accounts.sign_in(guest, device_of(request), own))


@router.post("/sign-in/code", dependencies=[Depends(count_new_thing)], **answered_by(SavedGuest))
async def sign_in_by_code(body: CodeBody, own: OwnSession, request: Request, accounts: InAccounts) -> Response:
    """Sign in with a recovery code, which cannot be used again."""
    guest = await accounts.use_code(body.code)
    return signed_in(request, *await accounts.sign_in(guest, device_of(request), own))


@router.post("/sign-in/mail", dependencies=[Depends(count_new_thing)], **answered_by(LetterSent))
async def ask_for_letter(body: AddressBody, accounts: InAccounts) -> Response:
    """Ask for a letter with a link to sign in. The answer is the same whether the address is known or not."""
    await accounts.ask_for_letter(body.address)
    return json_response(LetterSent(body.address))


@router.post("/sign-in/link/look", dependencies=[Depends(count_new_thing)], **answered_by(LinkPurpose))
async def look_at_link(body: LinkBody, accounts: InAccounts) -> Response:
    """What a link is for. It is not spent by this."""
    link, name = await accounts.look_at_link(body.token)
    return json_response(LinkPurpose(link.purpose, name))


@router.post("/sign-in/link", dependencies=[Depends(count_new_thing)], **answered_by(LinkPurpose))
async def use_link(body: LinkBody, own: OwnSession, request: Request, accounts: InAccounts) -> Response:
    """Sign in by a link, or confirm an address by one, which signs nobody in."""
    _, name = await accounts.look_at_link(body.token)
    link = await accounts.use_link(body.token)
    response = json_response(LinkPurpose(link.purpose, name))
    if link.purpose != CONFIRM_LINK:
        _, token = await accounts.sign_in(link.guest, device_of(request), own)
        set_cookie(request, response, COOKIE, token, SESSION_LIFETIME)
    return response
