"""The faces: the screen in a terminal, and what a simulation records. The board in the browser is in `web`."""
