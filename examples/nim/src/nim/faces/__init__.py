"""The faces: the screen in a terminal, and what a simulation notes. The board in the browser is in `web`."""
