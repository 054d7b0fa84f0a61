"""The house in which people meet: tables over HTTP and WebSocket, on SQLite or PostgreSQL, for every game."""
