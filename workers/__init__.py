"""Bulk audits in the background; their jobs call the referee and have no rule of their own."""
