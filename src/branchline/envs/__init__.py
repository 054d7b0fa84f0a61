"""Doors to other people's laboratories: Gymnasium, PettingZoo and OpenSpiel.

docs/research.md shows them. Each is a module that needs an extra of its own. Those of libraries with a registry
register every game when they are imported:

- `branchline.envs.gymnasium`: `gymnasium.make("branchline/GAME-v0")`, one seat against bots
- `branchline.envs.pettingzoo`: `pettingzoo.make("aec", "branchline/GAME-v0")`, a seat for each agent
- `branchline.envs.sb3`: `SeatVecEnv("GAME", tables)`, many of them for Stable-Baselines3 and sb3-contrib
- `branchline.envs.openspiel`: `pyspiel.load_game("branchline_GAME")`, with chance nodes for all luck
"""
