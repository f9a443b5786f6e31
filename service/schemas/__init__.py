"""What marshmallow loads and dumps: queries and the catalogue; a test holds them equal to `openapi.yaml`."""
