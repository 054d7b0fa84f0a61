"""What there is to play: games, boards, colours and texts."""
