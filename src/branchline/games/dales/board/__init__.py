"""The board: its file, read and checked, and its tables."""
