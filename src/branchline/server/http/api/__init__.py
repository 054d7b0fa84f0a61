"""The routes of the API: each handler reads its message, asks the house, and answers."""
