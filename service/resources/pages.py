"""The service itself: whether it answers, its contract, and the contract as a page."""

from __future__ import annotations

import msgspec
from flask import Blueprint, Response

from service import contract
from service.settings import version

PAGES = Blueprint("pages", __name__)
HEALTH = msgspec.json.encode({"status": "ok", "version": version()})


@PAGES.get("/healthz")
def check_health() -> Response:
    """That the service answers, and which it is."""
    return Response(HEALTH, mimetype="application/json", headers={"Cache-Control": "no-store"})


@PAGES.get("/openapi.yaml")
def read_contract() -> Response:
    """The contract, as it stands in the project."""
    return Response(contract.text(), mimetype="application/yaml")
