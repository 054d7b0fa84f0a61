"""What people and machines read: moves, refusals, narration, views and positions."""
