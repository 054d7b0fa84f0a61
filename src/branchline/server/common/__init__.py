"""What every room uses: the messages, refusals, limits, secrets and numbers of the house, and the bytes of its rows."""
