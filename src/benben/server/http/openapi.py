"""The OpenAPI description: FastAPI describes requests, msgspec the structs of the answers."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI, Response
from msgspec import Struct, json

from benben.server.http.answers import ANSWERS
from benben.server.http.bot_answers import BOT_ANSWERS

REFERENCE = "#/components/schemas/{name}"
"""How the description refers to the schema of a struct."""


class StructApp(FastAPI):
    """A FastAPI application whose description contains the structs of all answers."""

    def openapi(self) -> dict[str, Any]:
        """The description with the schemas of all structs."""
        if not self.openapi_schema:
            schema = super().openapi()
            structs = (*ANSWERS, *BOT_ANSWERS)
            schema["components"]["schemas"].update(json.schema_components(structs, ref_template=REFERENCE)[1])
        assert self.openapi_schema is not None
        return self.openapi_schema


def answered_by(answer: type[Struct], status: int = 200, many: bool = False) -> dict[str, Any]:
    """Arguments of a route decorator that describe its answer: a struct, or with ``many`` a list of them."""
    schema: dict[str, Any] = {"$ref": REFERENCE.format(name=answer.__name__)}
    if many:
        schema = {"type": "array", "items": schema}
    content = {"application/json": {"schema": schema}}
    described: dict[int, dict[str, Any]] = {status: {"description": (answer.__doc__ or "").strip(), "content": content}}
    return {"status_code": status, "response_class": Response, "response_model": None, "responses": described}


def json_response(answer: object, status: int = 200) -> Response:
    """Structs as a JSON response."""
    return Response(json.encode(answer), status, media_type="application/json")
