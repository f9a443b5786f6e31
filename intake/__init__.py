"""Bytes from outside to documents: read by the contract, and every fault of what cannot be read told with its place."""
