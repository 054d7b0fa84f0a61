"""Sockets, and frames on their way to a browser. This room knows nothing of tables."""
