"""The catalogues of texts, as the files they are: the browser speaks from the same ones."""

from __future__ import annotations

from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

from branchline.core.game import GameInfo
from branchline.locale import CORE, SHIPPED
from branchline.server.problems import Refused


class Shop:
    """Every .ftl file there is: those shipped, and those in the packages of other games."""

    def __init__(self, infos: list[GameInfo]) -> None:
        self.files: dict[tuple[str, str], tuple[bytes, str]] = {}
        for folder in [SHIPPED, *(folder for info in infos for folder in folders_of(info))]:
            for file in sorted(folder.glob("*/*.ftl")):
                key = (file.parent.name, file.stem)
                if key not in self.files:
                    data = file.read_bytes()
                    self.files[key] = (data, f'"{sha256(data).hexdigest()[:32]}"')

    @property
    def languages(self) -> list[str]:
        """Those in which at least all games' common words are there."""
        return sorted(language for language, catalogue in self.files if catalogue == CORE)

    def file(self, language: str, catalogue: str) -> tuple[bytes, str]:
        found = self.files.get((language, catalogue))
        if found is None:
            raise Refused(404, "no-such-texts", f"there are no texts {catalogue[:40]!r} in {language[:10]!r}")
        return found


def folders_of(info: GameInfo) -> list[Path]:
    package = find_spec(info.rules.partition(":")[0].rpartition(".")[0])
    return [Path(folder) / "locale" for folder in (package and package.submodule_search_locations) or []]
