"""The screen in a terminal: the heap in rows of matches, and what each player has taken."""

from __future__ import annotations

from branchline.terminal.screen import Scene, Screen

ROW = 7


class NimScreen(Screen):
    def board(self, scene: Scene, rows: int) -> list[str]:
        left, heap = scene.view["left"], scene.view["heap"]
        matches = "".join("|" if k < left else "." for k in range(heap))
        return [" ".join(matches[k : k + ROW]) for k in range(0, heap, ROW)]

    def facts(self, scene: Scene) -> list[str]:
        said = self.voice.texts.say("view-left")
        taken = [f"{self.voice.name(seat)} {one['taken']}" for seat, one in enumerate(scene.view["players"])]
        return [f"{said}: {scene.view['left']} · {self.voice.texts.say('view-taken')}: {', '.join(taken)}"]


screen = NimScreen
