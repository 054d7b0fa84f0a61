"""Every way a board file can be wrong: each is one change to the small board, and exactly what check says."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import pytest

from branchline.core.errors import BadBoard
from branchline.games.ticket_to_ride.board.board import CARDS
from branchline.games.ticket_to_ride.board.file import check, from_json, load, read
from tests.games.ticket_to_ride.test_board import GERMANY, SMALL, Change, data_of

pytestmark = pytest.mark.once


def put(*path: str | int, to: object) -> Change:
    """Write a value at a path."""

    def change(data: Any) -> None:
        for step in path[:-1]:
            data = data[step]
        data[path[-1]] = to

    return change


def drop(*path: str | int) -> Change:
    """Remove what is at a path."""

    def change(data: Any) -> None:
        for step in path[:-1]:
            data = data[step]
        del data[path[-1]]

    return change


def rename(*path: str | int, key: str, to: str) -> Change:
    """Misspell a key."""

    def change(data: Any) -> None:
        for step in path:
            data = data[step]
        data[to] = data.pop(key)

    return change


def add(key: str, *more: object) -> Change:
    """Add entries at the end of a list."""
    return lambda data: data[key].extend(copy.deepcopy(list(more)))


def both(*changes: Change) -> Change:
    def change(data: dict[str, Any]) -> None:
        for one in changes:
            one(data)

    return change


def add_number_key(data: dict[Any, Any]) -> None:
    data[7] = 1


def shorten(key: str, length: int) -> Change:
    return lambda data: data[key].__delitem__(slice(length, None))


def lengthen(key: str, length: int) -> Change:
    """Many more entries, each with an id of its own."""

    def change(data: dict[str, Any]) -> None:
        first = data[key][0]
        data[key] += [first | {"id": f"{first['id']}-more-{k}"} for k in range(length - len(data[key]))]

    return change


def city(name: str, passengers: int = 0) -> dict[str, object]:
    return {"id": name.lower(), "name": name, "passengers": passengers, "x": 1, "y": 1}


def country(name: str, *endpoints: str) -> dict[str, object]:
    return city(name) | {"endpoints": [{"id": endpoint, "x": 1, "y": 1} for endpoint in endpoints]}


def route(a: str, b: str, length: int = 2, colour: str = "grey", **more: str) -> dict[str, object]:
    return {"id": f"{a}-{b}", "a": a, "b": b, "length": length, "colour": colour, **more}


def ticket(a: str, b: str) -> dict[str, object]:
    return {"id": f"{a}-{b}", "deck": "short", "from": a, "to": b, "points": 5}


CARDS_AT = ("components", "train_cards")
FEW_CARDS = dict.fromkeys(CARDS, 2) | {"locomotive": 8}
WORD = 'must be lower-case words like "berlin" or "augsburg-ulm-2"'
TEXT = "must be text on one line without spaces around it"
PLACE = "must be the id of a city or country"
COUNT = "must be a whole number from 0 to 999"
LENGTH = "must be a whole number from 1 to 7"
COLOUR = "must be one of purple, blue, orange, white, green, yellow, black, red, grey"

Wrong = tuple[Change, str, str]
WRONG: dict[str, Wrong] = {
    # the whole file
    "key missing": (drop("tickets"), "tickets", "is missing"),
    "key unknown": (put("expansion", to=1), "expansion", "is not known here"),
    "key of no text": (add_number_key, "board", "must have text for its keys, not 7"),
    "key not printable": (put("a\nb", to=1), '"a\\nb"', "is not known here"),
    "schema of another game": (
        put("schema", to="branchline/foothills/1"),
        "schema",
        'must be "branchline/ticket-to-ride/1", not "branchline/foothills/1"',
    ),
    "schema no text": (put("schema", to=1), "schema", 'must be "branchline/ticket-to-ride/1", not 1'),
    "schema missing": (drop("schema"), "schema", "is missing"),
    "id in capitals": (put("id", to="Valley"), "id", f'{WORD}, not "Valley"'),
    "title empty": (put("title", to=""), "title", f'{TEXT}, not ""'),
    "title of two lines": (put("title", to="The\nValley"), "title", f'{TEXT}, not "The\\nValley"'),
    "title half a character": (put("title", to="\ud800"), "title", f'{TEXT}, not "\\ud800"'),
    "title too long to repeat": (put("title", to=" " + "x" * 60), "title", f'{TEXT}, not " {"x" * 38}…"'),
    # provenance
    "provenance no object": (put("provenance", to="mine"), "provenance", 'must be an object, not "mine"'),
    "provenance part missing": (drop("provenance", "tickets"), "provenance.tickets", "is missing"),
    "status unknown": (
        put("provenance", "routes", "status", to="print"),
        "provenance.routes.status",
        'must be one of printed, derived, reconstructed, invented, not "print"; did you mean "printed"?',
    ),
    "note no text": (put("provenance", "routes", "note", to=None), "provenance.routes.note", f"{TEXT}, not null"),
    # components
    "components a list": (put("components", to=[]), "components", "must be an object, not a list"),
    "trains too few": (
        put("components", "trains_per_player", to=2),
        "components.trains_per_player",
        "must be a whole number from 3 to 999, not 2",
    ),
    "trains too many": (
        put("components", "trains_per_player", to=10**30),
        "components.trains_per_player",
        "must be a whole number from 3 to 999, not a number beyond all bounds",
    ),
    "colour without cards": (
        put(*CARDS_AT, "red", to=0),
        "components.train_cards.red",
        "must be a whole number from 1 to 999, not 0",
    ),
    "locomotives negative": (
        put(*CARDS_AT, "locomotive", to=-1),
        "components.train_cards.locomotive",
        f"{COUNT}, not -1",
    ),
    "card colour unknown": (
        put(*CARDS_AT, "pink", to=12),
        "components.train_cards.pink",
        "is not known here",
    ),
    "cards too few": (
        put(*CARDS_AT, to=FEW_CARDS),
        "components.train_cards",
        "must be at least 25 cards in all, not 24",
    ),
    "bag larger than the places": (
        put("components", "passengers", "red", to=5),
        "components.passengers",
        "must be as many as cities and countries print, 16, not 17",
    ),
    "passenger colour negative": (
        put("components", "passengers", "red", to=-1),
        "components.passengers.red",
        f"{COUNT}, not -1",
    ),
    "passenger colour missing": (
        drop("components", "passengers", "blue"),
        "components.passengers.blue",
        "is missing",
    ),
    "points for a length of 8": (
        put("components", "route_points", "8", to=21),
        "components.route_points.8",
        "is not known here",
    ),
    "points no object": (
        put("components", "route_points", to=[1, 2, 4]),
        "components.route_points",
        "must be an object, not a list",
    ),
    "points of a length that is used": (
        drop("components", "route_points", "5"),
        "components.route_points.5",
        "is missing, but the route alder-hazel is 5 long",
    ),
    "points too many": (
        put("components", "route_points", "5", to=100),
        "components.route_points.5",
        "must be a whole number from 0 to 99, not 100",
    ),
    # map
    "map without width": (drop("map", "width"), "map.width", "is missing"),
    "map too high": (put("map", "height", to=1e300), "map.height", "must be a number from 1 to 100000, not 1e+300"),
    "proportion 0": (put("map", "proportion", to=0), "map.proportion", "must be a number from 0.1 to 10, not 0"),
    # cities
    "cities no list": (put("cities", to={}), "cities", "must be a list, not an object"),
    "city no object": (add("cities", "oak"), "cities[8]", 'must be an object, not "oak"'),
    "city id missing": (drop("cities", 6, "id"), "cities[6].id", "is missing"),
    "city id in capitals": (put("cities", 6, "id", to="Rowan"), "cities[6] (Rowan).id", f'{WORD}, not "Rowan"'),
    "city id with umlaut": (put("cities", 6, "id", to="köln"), "cities[6] (köln).id", f'{WORD}, not "köln"'),
    "city id with two hyphens": (put("cities", 6, "id", to="a--b"), "cities[6] (a--b).id", f'{WORD}, not "a--b"'),
    "city id a number": (put("cities", 6, "id", to=6), "cities[6].id", f"{WORD}, not 6"),
    "city twice": (
        add("cities", city("Oak") | {"name": "Another Oak"}),
        "cities[8] (oak).id",
        "must be its own, but cities[5] (oak) has it too",
    ),
    "name twice": (
        put("cities", 1, "name", to="Alder"),
        "cities[1] (birch).name",
        "must be its own, but cities[0] (alder) has it too",
    ),
    "name with spaces": (put("cities", 1, "name", to="Birch "), "cities[1] (birch).name", f'{TEXT}, not "Birch "'),
    "passengers negative": (put("cities", 1, "passengers", to=-1), "cities[1] (birch).passengers", f"{COUNT}, not -1"),
    "passengers half": (put("cities", 1, "passengers", to=1.0), "cities[1] (birch).passengers", f"{COUNT}, not 1.0"),
    "passengers true": (put("cities", 1, "passengers", to=True), "cities[1] (birch).passengers", f"{COUNT}, not true"),
    "passengers text": (put("cities", 1, "passengers", to="1"), "cities[1] (birch).passengers", f'{COUNT}, not "1"'),
    "passengers a list": (
        put("cities", 1, "passengers", to=[1]),
        "cities[1] (birch).passengers",
        f"{COUNT}, not a list",
    ),
    "x beyond the map": (
        put("cities", 1, "x", to=701),
        "cities[1] (birch).x",
        "must be a number from 0 to 700, not 701",
    ),
    "y true": (put("cities", 1, "y", to=True), "cities[1] (birch).y", "must be a number from 0 to 800, not true"),
    "y not a number": (
        put("cities", 1, "y", to=float("nan")),
        "cities[1] (birch).y",
        "must be a number from 0 to 800, not NaN",
    ),
    "latitude beyond the pole": (
        both(put("cities", 1, "lat", to=91), put("cities", 1, "lon", to=9)),
        "cities[1] (birch).lat",
        "must be a number from -90 to 90, not 91",
    ),
    "longitude infinite": (
        both(put("cities", 1, "lat", to=50), put("cities", 1, "lon", to=float("inf"))),
        "cities[1] (birch).lon",
        "must be a number from -180 to 180, not Infinity",
    ),
    "latitude alone": (put("cities", 1, "lat", to=50), "cities[1] (birch)", "must have both lat and lon, or neither"),
    "city without a route": (add("cities", city("Yew")), "cities[8] (yew)", "has no route"),
    "cities that nothing reaches": (
        both(add("cities", city("Yew"), city("Fir")), add("routes", route("yew", "fir"))),
        "cities[8] (yew)",
        'cannot be reached from "alder" (no way leads through a country)',
    ),
    "city reached through a country only": (
        both(add("cities", city("Yew")), add("routes", route("yew", "lowland", endpoint="lowland-harbour"))),
        "cities[8] (yew)",
        'cannot be reached from "alder" (no way leads through a country)',
    ),
    # countries
    "country with the id of a city": (
        put("countries", 1, "id", to="oak"),
        "countries[1] (oak).id",
        "must be its own, but cities[5] (oak) has it too",
    ),
    "country without endpoints": (
        add("countries", country("Midland")),
        "countries[2] (midland).endpoints",
        "must have 1 to 500 entries, not 0",
    ),
    "endpoint twice": (
        put("countries", 0, "endpoints", 1, "id", to="highland-north"),
        "countries[0] (highland).endpoints[1] (highland-north).id",
        "must be its own, but countries[0] (highland).endpoints[0] (highland-north) has it too",
    ),
    "endpoint beyond the map": (
        put("countries", 0, "endpoints", 1, "y", to=-1),
        "countries[0] (highland).endpoints[1] (highland-east).y",
        "must be a number from 0 to 800, not -1",
    ),
    "endpoint without a route": (
        put("routes", 8, "endpoint", to="highland-north"),
        "countries[0] (highland).endpoints[1] (highland-east)",
        "must be the endpoint of a route, but no route names it",
    ),
    "country without a route": (
        add("countries", country("Midland", "midland-gate")),
        "countries[2] (midland).endpoints[0] (midland-gate)",
        "must be the endpoint of a route, but no route names it",
    ),
    # routes
    "route key misspelt": (
        rename("routes", 5, key="length", to="lenght"),
        "routes[5] (birch-hazel).lenght",
        'is not known here; did you mean "length"?',
    ),
    "route key missing": (drop("routes", 5, "length"), "routes[5] (birch-hazel).length", "is missing"),
    "route id twice": (
        put("routes", 5, "id", to="alder-birch"),
        "routes[5] (alder-birch).id",
        "must be its own, but routes[0] (alder-birch) has it too",
    ),
    "route too long": (put("routes", 5, "length", to=8), "routes[5] (birch-hazel).length", f"{LENGTH}, not 8"),
    "route of no length": (put("routes", 5, "length", to=0), "routes[5] (birch-hazel).length", f"{LENGTH}, not 0"),
    "route length true": (put("routes", 5, "length", to=True), "routes[5] (birch-hazel).length", f"{LENGTH}, not true"),
    "route length 2.0": (put("routes", 5, "length", to=2.0), "routes[5] (birch-hazel).length", f"{LENGTH}, not 2.0"),
    "route grey in American": (
        put("routes", 5, "colour", to="gray"),
        "routes[5] (birch-hazel).colour",
        f'{COLOUR}, not "gray"; did you mean "grey"?',
    ),
    "route of locomotives": (
        put("routes", 5, "colour", to="locomotive"),
        "routes[5] (birch-hazel).colour",
        f'{COLOUR}, not "locomotive"',
    ),
    "route colour a list": (
        put("routes", 5, "colour", to=["red"]),
        "routes[5] (birch-hazel).colour",
        f"{COLOUR}, not a list",
    ),
    "route from an unknown place": (
        put("routes", 5, "a", to="brich"),
        "routes[5] (birch-hazel).a",
        f'{PLACE}, not "brich"; did you mean "birch"?',
    ),
    "route to an unknown place": (
        put("routes", 5, "b", to="atlantis"),
        "routes[5] (birch-hazel).b",
        f'{PLACE}, not "atlantis"',
    ),
    "route to a number": (put("routes", 5, "b", to=3), "routes[5] (birch-hazel).b", f"{PLACE}, not 3"),
    "route to itself": (
        put("routes", 5, "b", to="birch"),
        "routes[5] (birch-hazel).b",
        'must be another place than a, not "birch" again',
    ),
    "route between countries": (
        add("routes", route("highland", "lowland", endpoint="lowland-harbour")),
        "routes[20] (highland-lowland)",
        'must not join two countries, "highland" and "lowland"',
    ),
    "route out of a country": (
        add("routes", route("lowland", "oak", endpoint="lowland-harbour")),
        "routes[20] (lowland-oak).a",
        'must be a city: write the country "lowland" as b',
    ),
    "endpoint missing": (
        drop("routes", 18, "endpoint"),
        "routes[18] (rowan-lowland).endpoint",
        'is missing, but "lowland" is a country',
    ),
    "endpoint of another country": (
        put("routes", 18, "endpoint", to="highland-east"),
        "routes[18] (rowan-lowland).endpoint",
        'must be an endpoint of "lowland", not "highland-east"',
    ),
    "endpoint misspelt": (
        put("routes", 18, "endpoint", to="lowland-harbor"),
        "routes[18] (rowan-lowland).endpoint",
        'must be an endpoint of "lowland", not "lowland-harbor"; did you mean "lowland-harbour"?',
    ),
    "endpoint in a city": (
        put("routes", 5, "endpoint", to="lowland-harbour"),
        "routes[5] (birch-hazel).endpoint",
        'must be left out, since "hazel" is a city',
    ),
    "routes side by side of different length": (
        put("routes", 12, "length", to=3),
        "routes[12] (elm-hazel-3).length",
        "must be 2, as on elm-hazel-1 beside it, not 3",
    ),
    "route back of different length": (
        add("routes", route("birch", "alder", length=1)),
        "routes[20] (birch-alder).length",
        "must be 2, as on alder-birch beside it, not 1",
    ),
    "routes too many": (lengthen("routes", 501), "routes", "must have 1 to 500 entries, not 501"),
    "no routes": (put("routes", to=[]), "routes", "must have 1 to 500 entries, not 0"),
    # tickets
    "tickets too few": (shorten("tickets", 19), "tickets", "must have 20 to 500 entries, not 19"),
    "tickets too many": (lengthen("tickets", 501), "tickets", "must have 20 to 500 entries, not 501"),
    "ticket id twice": (
        put("tickets", 3, "id", to="alder-cedar"),
        "tickets[3] (alder-cedar).id",
        "must be its own, but tickets[0] (alder-cedar) has it too",
    ),
    "ticket deck unknown": (
        put("tickets", 3, "deck", to="Short"),
        "tickets[3] (birch-oak).deck",
        'must be one of short, long, not "Short"; did you mean "short"?',
    ),
    "ticket points 0": (
        put("tickets", 3, "points", to=0),
        "tickets[3] (birch-oak).points",
        "must be a whole number from 1 to 99, not 0",
    ),
    "ticket points 100": (
        put("tickets", 3, "points", to=100),
        "tickets[3] (birch-oak).points",
        "must be a whole number from 1 to 99, not 100",
    ),
    "ticket to an unknown place": (
        put("tickets", 3, "to", to="oaks"),
        "tickets[3] (birch-oak).to",
        f'{PLACE}, not "oaks"; did you mean "oak"?',
    ),
    "ticket to an endpoint": (
        put("tickets", 3, "to", to="lowland-harbour"),
        "tickets[3] (birch-oak).to",
        f'{PLACE}, not "lowland-harbour"; did you mean "lowland"?',
    ),
    "ticket to where it begins": (
        put("tickets", 3, "to", to="birch"),
        "tickets[3] (birch-oak).to",
        'must be another place than from, not "birch" again',
    ),
    "ticket that cannot be met": (
        both(
            add("cities", city("Yew")),
            add("routes", route("yew", "lowland", endpoint="lowland-harbour")),
            add("tickets", ticket("yew", "oak")),
        ),
        "tickets[22] (yew-oak)",
        'cannot be met: no chain of routes joins "yew" and "oak"',
    ),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_check_names_the_exact_wrong_entry(wrong: str) -> None:
    change, where, why = WRONG[wrong]
    data = data_of(SMALL)
    change(data)
    assert (where, why) in check(data)
    with pytest.raises(BadBoard) as refused:
        from_json(data)
    assert (where, why) in refused.value.problems


ALSO = {  # what follows from the first mistake, and is reported too
    "city id in capitals",
    "city id with umlaut",
    "city id with two hyphens",
    "city id a number",
    "city id missing",
    "route key misspelt",
    "country with the id of a city",
    "endpoint twice",
    "ticket that cannot be met",
}


@pytest.mark.parametrize("wrong", sorted(WRONG.keys() - ALSO))
def test_one_mistake_is_one_problem(wrong: str) -> None:
    change, where, why = WRONG[wrong]
    data = data_of(SMALL)
    change(data)
    assert check(data) == [(where, why)]


@pytest.mark.parametrize(
    ("data", "shown"),
    [([], "a list"), ("board", '"board"'), (None, "null"), (3, "3"), (1.5, "1.5"), ({1}, "a Python set")],
)
def test_a_board_must_be_an_object(data: object, shown: str) -> None:
    assert check(data) == [("board", f"must be an object, not {shown}")]


def test_an_empty_board_lacks_everything() -> None:
    assert [where for where, why in check({}) if why == "is missing"] == list(data_of(SMALL))
    assert len(check({})) == len(data_of(SMALL))


def test_all_problems_are_told_at_once_and_the_first_is_the_message() -> None:
    data = data_of(SMALL)
    put("components", "trains_per_player", to=2)(data)
    put("routes", 5, "length", to=9)(data)
    put("tickets", 3, "points", to=0)(data)
    with pytest.raises(BadBoard) as refused:
        from_json(data)
    assert [where for where, _ in refused.value.problems] == [
        "components.trains_per_player",
        "routes[5] (birch-hazel).length",
        "tickets[3] (birch-oak).points",
    ]
    assert (refused.value.where, refused.value.why) == refused.value.problems[0]


@pytest.mark.parametrize("path", [GERMANY, SMALL], ids=["germany", "small"])
def test_no_value_of_any_type_escapes_check(path: Path) -> None:
    """Whichever value of the file is replaced or missing, check answers with problems and never fails itself."""
    strange: list[object] = [None, True, -1, 10**30, 0.5, float("nan"), "", "x y", "\ud800", [], [[]], {}, {"id": []}]
    whole = data_of(path)
    for steps in paths_of(whole):
        for value in strange:
            data = copy_along(whole, steps)
            put(*steps, to=value)(data)
            allowed = value == 0.5 and steps[-1] in ("x", "y", "lat", "lon", "proportion")
            allowed = allowed or (value == -1 and steps[-1] in ("lat", "lon"))
            allowed = allowed or (value == "x y" and steps[-1] in ("title", "name", "note"))
            assert bool(check(data)) != allowed, (steps, value)
        data = copy_along(whole, steps)
        drop(*steps)(data)
        assert isinstance(check(data), list)


def paths_of(data: Any, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """The path of every value; in each list the first and last entry stand for all."""
    if isinstance(data, dict):
        steps: list[str | int] = list(data)
    else:
        steps = sorted({0, len(data) - 1}) if isinstance(data, list) else []
    return [deeper for step in steps for deeper in [(*path, step), *paths_of(data[step], (*path, step))]]


def copy_along(data: Any, steps: tuple[str | int, ...]) -> Any:
    """A copy deep enough to change what is at the path: much faster than a whole one."""
    if not steps:
        return data
    new = copy.copy(data)
    new[steps[0]] = copy_along(data[steps[0]], steps[1:])
    return new


# Files that are not boards at all.


def written(folder: Path, text: str | bytes) -> Path:
    path = folder / "board.json"
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return path


def test_malformed_json_names_line_and_column(tmp_path: Path) -> None:
    path = written(tmp_path, '{\n  "schema": "branchline/ticket-to-ride/1",\n  "id": valley\n}\n')
    with pytest.raises(BadBoard) as refused:
        load(path)
    assert (refused.value.where, refused.value.why) == ("line 3, column 9", "is not JSON: Expecting value")


def test_truncated_file_is_refused(tmp_path: Path) -> None:
    text = SMALL.read_text(encoding="utf-8")
    with pytest.raises(BadBoard, match="is not JSON"):
        load(written(tmp_path, text[: len(text) // 2]))


def test_missing_file_and_folder_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadBoard, match="cannot be read: No such file"):
        load(tmp_path / "none.json")
    with pytest.raises(BadBoard, match="cannot be read: Is a directory"):
        load(str(tmp_path))


def test_a_file_that_is_not_utf_8_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadBoard, match="must be UTF-8 text, but its byte 3 is not"):
        load(written(tmp_path, '{"ü'.encode("latin-1")))


def test_a_number_or_nesting_beyond_reason_is_refused(tmp_path: Path) -> None:
    for text in ("9" * 10_000, "[" * 200_000):
        with pytest.raises(BadBoard, match="too long or lists too deep"):
            load(written(tmp_path, text))


def test_a_key_written_twice_is_refused(tmp_path: Path) -> None:
    once = '"length": 4, "colour": "black"'
    text = SMALL.read_text(encoding="utf-8").replace(once, f'"length": 2, {once}')
    with pytest.raises(BadBoard) as refused:
        load(written(tmp_path, text))
    assert refused.value.problems == (("routes[5] (birch-hazel).length", "is written twice: keep one"),)


def test_nan_in_a_file_is_refused(tmp_path: Path) -> None:
    text = SMALL.read_text(encoding="utf-8").replace('"x": 100', '"x": NaN')
    with pytest.raises(BadBoard) as refused:
        load(written(tmp_path, text))
    assert refused.value.problems == (("cities[0] (alder).x", "must be a number from 0 to 700, not NaN"),)


def test_a_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    assert load(written(tmp_path, b"\xef\xbb\xbf" + SMALL.read_bytes())).id == "valley"


def test_read_gives_the_data_and_check_finds_nothing_wrong_with_ours() -> None:
    for path in (GERMANY, SMALL):
        assert read(path) == data_of(path)
        assert check(read(path)) == []
