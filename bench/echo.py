"""The yardstick of the HTTP bench: a Flask view that parses a JSON body and sends it back."""

from flask import Flask, Response, jsonify, request

app = Flask(__name__)


@app.post("/echo")
def echo() -> Response:
    """The body, parsed and written again by Flask's own JSON."""
    return jsonify(request.get_json())
