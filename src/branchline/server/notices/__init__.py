"""Notices: what people are told while they are away, by which channel, and when."""
