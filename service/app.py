"""The web application: HTTP in, HTTP out."""

from __future__ import annotations

from flask import Flask

from service.audits import register
from service.cors import answer_origins
from service.handlers import register_handlers
from service.resources.audits import AUDITS
from service.resources.documents import DOCUMENTS
from service.resources.games import CATALOGUE
from service.resources.pages import PAGES
from service.resources.par import PAR
from service.resources.standings import STANDINGS
from service.settings import Settings, read_settings


def create_app(settings: Settings | None = None) -> Flask:
    """The application under some settings, those of the environment when none are given."""
    settings = settings or read_settings()
    app = Flask("service", static_folder=None)
    app.config["MAX_CONTENT_LENGTH"] = settings.max_body
    app.url_map.merge_slashes = False
    register_handlers(app)
    app.after_request(answer_origins(settings.origins))
    app.register_blueprint(CATALOGUE)
    app.register_blueprint(DOCUMENTS)
    app.register_blueprint(PAR)
    app.register_blueprint(AUDITS)
    app.register_blueprint(STANDINGS)
    app.register_blueprint(PAGES)
    register(app, settings)
    return app
