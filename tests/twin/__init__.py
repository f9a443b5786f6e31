"""Slow, obvious second scorers that share no code with the referee."""
