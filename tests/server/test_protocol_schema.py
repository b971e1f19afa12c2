"""The checked-in JSON Schema of the protocol equals that of the structs: the TypeScript types are generated from it."""

from __future__ import annotations

from tools.protocol_schema import PATH, protocol_schema, schema_text


def test_the_checked_in_schema_follows_from_the_structs() -> None:
    assert PATH.read_text("utf-8") == schema_text(), "npm run types (in web/) writes it"


def test_fields_of_answers_are_present_and_links_may_be_null() -> None:
    table = protocol_schema()["$defs"]["TableInfo"]
    assert table["required"] == list(table["properties"])
    assert table["properties"]["changed"]["type"] == "number"
    assert {"type": "null"} in table["properties"]["invite"]["anyOf"]
