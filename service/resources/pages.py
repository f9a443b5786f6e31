"""The service itself: whether it answers, its contract, and the contract as a page."""

from __future__ import annotations

from functools import cache
from importlib import resources
from pathlib import Path

import msgspec
from flask import Blueprint, Response, request
from werkzeug.exceptions import NotFound

from intake import contract
from service.audits import audits_state
from service.settings import version

PAGES = Blueprint("pages", __name__)
HEALTH = msgspec.json.encode({"status": "ok", "version": version()})
PAGE = Path(__file__).resolve().parent.parent / "page"
BUNDLE = Path(str(resources.files("flask_swagger_ui"))) / "dist"  # Swagger UI's own files, as its wheel brings them
ASSETS = {
    "favicon-32x32.png": (BUNDLE, "image/png"),
    "swagger-ui-bundle.js": (BUNDLE, "text/javascript"),
    "swagger-ui.css": (BUNDLE, "text/css"),
    "look.css": (PAGE, "text/css"),
    "start.js": (PAGE, "text/javascript"),
}
# Swagger UI styles its elements one by one and draws its icons from data; all else comes from here.
POLICY = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'"


@PAGES.get("/healthz")
def check_health() -> Response:
    """That the service answers, and which it is."""
    return Response(HEALTH, mimetype="application/json", headers={"Cache-Control": "no-store"})


@PAGES.get("/readyz")
def check_readiness() -> Response:
    """Whether everything is served: refereeing always is, audits while their store answers."""
    state = audits_state()
    data = msgspec.json.encode({"status": "degraded" if state == "unavailable" else "ok", "audits": state})
    return Response(data, mimetype="application/json", headers={"Cache-Control": "no-store"})


@PAGES.get("/openapi.yaml")
def read_contract() -> Response:
    """The contract, as it stands in the project."""
    return Response(contract.text(), mimetype="application/yaml")


@PAGES.get("/docs")
def read_docs() -> Response:
    """The contract as a page that needs no other machine."""
    return Response(_file(PAGE, "index.html"), mimetype="text/html", headers={"Content-Security-Policy": POLICY})


@PAGES.get("/docs/<asset>")
def read_docs_asset(asset: str) -> Response:
    """A file that the page is made of."""
    if asset not in ASSETS:
        raise NotFound
    folder, media_type = ASSETS[asset]
    response = Response(_file(folder, asset), mimetype=media_type, headers={"Cache-Control": "no-cache"})
    response.add_etag()
    response.make_conditional(request)
    return response


@cache
def _file(folder: Path, name: str) -> bytes:
    return (folder / name).read_bytes()
