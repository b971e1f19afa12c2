"""Writes the JSON Schema of the protocol, from which the TypeScript types are generated: python -m tools.protocol_schema.

`npm run types` in web/ calls it and writes web/src/generated/protocol.ts from the schema.
"""

from __future__ import annotations

from inspect import cleandoc
from pathlib import Path
from typing import Any, get_args

from msgspec import Struct, json
from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from benben.server.http.account_bodies import AddressBody, CodeBody, CredentialBody, DeletionBody, LinkBody, ShowsBody
from benben.server.http.answers import ANSWERS
from benben.server.http.bot_answers import BOT_ANSWERS
from benben.server.http.bot_bodies import InvitationAnswerBody, InviteBotBody, OwnBotBody, TokenBody
from benben.server.http.people_bodies import (
    BlockBody,
    CloseBody,
    DeleteLinesBody,
    HandleBody,
    InviteBody,
    PersonBody,
    QuickMatchBody,
    ReportBody,
    SanctionBody,
)
from benben.server.http.request_bodies import (
    AgreementBody,
    BotBody,
    BranchBody,
    CommentBody,
    GuestBody,
    JoinBody,
    KeyBody,
    NotificationsBody,
    PreferencesBody,
    RandomnessBody,
    ReceiverAnswerBody,
    ReceiverBody,
    ReceiverChangeBody,
    RematchBody,
    StandInBody,
    TableBody,
    TimeOutBody,
    VacationBody,
)
from benben.server.tables.frame import Envelope, Frame
from benben.server.tables.frames_sent import ChangeEnvelope
from benben.server.tables.messages import ClientMessage, ServerMessage

PATH = Path(__file__).parents[1] / "web" / "src" / "generated" / "protocol.schema.json"
"""The file that is written."""
REFERENCE = "#/$defs/{name}"
SENT: tuple[type[Struct], ...] = (Envelope, ChangeEnvelope, Frame, *get_args(ServerMessage), *ANSWERS, *BOT_ANSWERS)
"""Structs that the server sends: all their fields are present."""
RECEIVED: tuple[type[Struct], ...] = get_args(ClientMessage)
"""Structs that the server receives: fields with a default may be left out."""
BODIES: tuple[type[BaseModel], ...] = (
    GuestBody,
    TableBody,
    JoinBody,
    BranchBody,
    CommentBody,
    KeyBody,
    BotBody,
    StandInBody,
    AgreementBody,
    PreferencesBody,
    RematchBody,
    RandomnessBody,
    NotificationsBody,
    ReceiverBody,
    ReceiverChangeBody,
    ReceiverAnswerBody,
    TimeOutBody,
    VacationBody,
    CredentialBody,
    CodeBody,
    AddressBody,
    LinkBody,
    ShowsBody,
    BlockBody,
    CloseBody,
    DeleteLinesBody,
    HandleBody,
    InviteBody,
    PersonBody,
    QuickMatchBody,
    ReportBody,
    SanctionBody,
    DeletionBody,
    OwnBotBody,
    TokenBody,
    InviteBotBody,
    InvitationAnswerBody,
)
"""Bodies of HTTP requests."""
ARGS: dict[str, Any] = {"type": "object", "additionalProperties": {"anyOf": [{"type": "string"}, {"type": "integer"}]}}
"""The schema of `benben.kernel.refusal.Args`, which gets a name of its own."""
CHANGE = {"$ref": REFERENCE.format(name="FrameChange")}


def _object(**properties: Any) -> dict[str, Any]:
    """The schema of an object that has all of these properties."""
    return {"type": "object", "properties": properties, "required": list(properties)}


FRAME_CHANGE: dict[str, Any] = {
    "description": "The change of a value: another one, changed fields, or a list made of the old one and new items.",
    "anyOf": [
        _object(set={}),
        _object(fields={"type": "object", "additionalProperties": CHANGE}),
        _object(
            items={
                "type": "array",
                "items": {
                    "anyOf": [
                        {"prefixItems": [{"type": "integer"}, {"type": "integer"}]},
                        _object(**{"from": {"type": "integer"}, "change": CHANGE}),
                        _object(new={"type": "array", "items": {}}),
                    ]
                },
            }
        ),
    ],
}
"""The schema of `benben.server.tables.frame_difference.Change`."""
OPTIONAL = {("ScoreItem", "parts"), ("FrameEvent", "by_table"), ("Piece", "about"), ("Place", "about"), ("Scene", "subject")}
"""Fields of sent structs that are left out where they are unset."""


def protocol_schema() -> dict[str, Any]:
    """The schema of everything that goes over HTTP and sockets."""
    sent: dict[str, Any] = json.schema_components(SENT, ref_template=REFERENCE)[1]
    for name, schema in sent.items():
        schema["required"] = [field for field in schema["properties"] if (name, field) not in OPTIONAL]
    received: dict[str, Any] = json.schema_components(RECEIVED, ref_template=REFERENCE)[1]
    for schema in received.values():
        schema["required"] = sorted({*schema.get("required", []), "do"}, key=list(schema["properties"]).index)
    bodies = models_json_schema([(body, "validation") for body in BODIES], ref_template="#/$defs/{model}")[1]["$defs"]
    unions = {
        "ServerMessage": {"anyOf": _references(get_args(ServerMessage))},
        "ClientMessage": {"anyOf": _references(RECEIVED)},
        "FrameChange": FRAME_CHANGE,
        "Args": {"description": "Arguments of a message.", **ARGS},
    }
    named = {**sent, **received, **bodies, **unions}
    definitions = {name: _plain(named[name], name) for name in sorted(named)}
    return {
        "title": "Protocol",
        "anyOf": [{"$ref": REFERENCE.format(name=name)} for name in definitions],
        "$defs": definitions,
    }


def schema_text() -> str:
    """The schema as the file has it."""
    return json.format(json.encode(protocol_schema()), indent=2).decode() + "\n"


def _references(types: tuple[type[Struct], ...]) -> list[dict[str, str]]:
    return [{"$ref": REFERENCE.format(name=one.__name__)} for one in types]


def _plain(schema: Any, name: str) -> Any:
    """The schema without what TypeScript has no word for: limits, patterns, defaults, and titles of fields."""
    if isinstance(schema, list):
        return [_plain(one, "") for one in schema]
    if not isinstance(schema, dict):
        return schema
    if {key: value for key, value in schema.items() if key != "default"} == ARGS:
        return {"$ref": REFERENCE.format(name="Args")}
    if "$ref" in schema:
        return {"$ref": schema["$ref"]}
    if "prefixItems" in schema:
        items = [_plain(one, "") for one in schema["prefixItems"]]
        return {"type": "array", "items": items, "minItems": len(items), "maxItems": len(items)}
    plain: dict[str, Any] = {"title": name} if name else {}
    if "description" in schema:
        plain["description"] = cleandoc(schema["description"]).replace("``", "`")
    for key in ("type", "enum", "required"):
        if key in schema:
            plain[key] = schema[key]
    for key in ("anyOf", "items", "additionalProperties"):
        if key in schema:
            plain[key] = _plain(schema[key], "")
    for values in schema.get("patternProperties", {}).values():
        plain["additionalProperties"] = _plain(values, "")
    if "properties" in schema:
        plain["properties"] = {key: _plain(value, "") for key, value in schema["properties"].items()}
        plain["additionalProperties"] = False
    return plain


if __name__ == "__main__":
    PATH.write_text(schema_text(), "utf-8")
