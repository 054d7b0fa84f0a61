"""Requests and connections from outside: where they arrive, who answers, and the document that says so."""
