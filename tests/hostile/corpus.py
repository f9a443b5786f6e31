"""Requests that nobody sends by mistake: each family is drawn up in code, with what must become of them."""

import gzip
import itertools
import json
from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any, NamedTuple

from referee.games import GAMES
from tests.contract import smoothies_documents
from tests.contract.documents import BASES, CALL_OF, GAME_OF, MODULES, at, places, with_value
from tests.referee.playouts import renamed
from tests.service.client import EXAMPLES, JSON, ROLL, SMOOTHIES, record

MEBIBYTE = 1 << 20
CALLS = {name: f"/v1/games/{GAME_OF[name]}/{CALL_OF[name]}" for name in BASES}
REFEREE, SCORE, COMPARE = f"{SMOOTHIES}/referee", f"{SMOOTHIES}/score", f"{SMOOTHIES}/compare"
BODY_CALLS = [REFEREE, SCORE, f"{SMOOTHIES}/sensitivity", COMPARE]
MARK = "@@here@@"
RULED = {200, 422}  # read, and judged or told what cannot be

Json = Any


class Request(NamedTuple):
    """One request: a name for people, and the statuses that may answer it (None: any below 500)."""

    name: str
    body: bytes = b""
    allowed: set[int] | None = None
    path: str = REFEREE
    method: str = "POST"
    headers: Mapping[str, str | None] = {"Content-Type": JSON}


Family = Callable[[Random], Iterator[Request]]


def bytes_of(value: Json) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "surrogatepass")


def spliced(document: Json, place: str, raw: bytes) -> bytes:
    """A document's bytes with raw bytes in the place of one value."""
    return bytes_of(with_value(document, place, MARK)).replace(json.dumps(MARK).encode(), raw, 1)


def everywhere(raws: Mapping[str, bytes], allowed: set[int] | None, *, kind: type | None = None) -> Iterator[Request]:
    """Each raw value at every place of a record and of sheets, or at those that hold a kind of value."""
    for component, document in BASES.items():
        for place in places(document):
            if kind is None or type(at(document, place)) is kind:
                for name, raw in raws.items():
                    body = spliced(document, place, raw) if place else raw
                    yield Request(f"{name} at {component}{place}", body, allowed, CALLS[component])


def deep(_: Random) -> Iterator[Request]:
    """Arrays and objects inside each other, at every place where a value may stand."""
    raws = {}
    for levels in (33, 1000, 100_000):
        raws[f"{levels} arrays"] = b"[" * levels + b"]" * levels
        raws[f"{levels} objects"] = b'{"a":' * levels + b"1" + b"}" * levels
    yield from everywhere(raws, {400})
    for levels in (31, 32, 33, 199, 201, 1000, 200_000):
        for path in BODY_CALLS:
            yield Request(f"{levels} arrays left open", b"[" * levels, {400}, path)
            yield Request(f"{levels} objects left open", b'{"a":' * levels, {400}, path)
            yield Request(f"{levels} arrays", b"[" * levels + b"]" * levels, {422 if levels <= 32 else 400}, path)


def numbers(_: Random) -> Iterator[Request]:
    """Numbers too large, not finite or with a fraction, at every place of a number."""
    unsafe = {
        "5,000 digits": b"9" * 5000,
        "5,000 digits below zero": b"-" + b"9" * 5000,
        "2**53": str(1 << 53).encode(),
        "NaN": b"NaN",
        "Infinity": b"Infinity",
        "-Infinity": b"-Infinity",
        "a leading zero": b"007",
        "a plus": b"+1",
        "hexadecimal": b"0x1f",
        "half a number": b"1.",
    }
    yield from everywhere(unsafe, {400}, kind=int)
    fractions = {
        "1e999": b"1e999",
        "-1e999": b"-1e999",
        "4.0": b"4.0",
        "1e2": b"1e2",
        "1e-400": b"1e-400",
        "5,000 places": b"0." + b"3" * 5000,
    }
    yield from everywhere(fractions, {422}, kind=int)
    yield from everywhere({"-0": b"-0", "2**53-1": str((1 << 53) - 1).encode()}, RULED, kind=int)


def duplicate_keys(_: Random) -> Iterator[Request]:
    """A key written twice in each object of a document, also in another spelling."""
    for component, document in BASES.items():
        for place in places(document):
            whole = at(document, place)
            if isinstance(whole, dict) and whole:
                first = next(iter(whole))
                escaped = f"\\u{ord(first[0]):04x}{first[1:]}"
                for spelling in (first, escaped):
                    twice = bytes_of(whole)[:-1] + f',"{spelling}":'.encode() + bytes_of(whole[first]) + b"}"
                    body = spliced(document, place, twice) if place else twice
                    yield Request(f"{spelling} twice at {component}{place}", body, {400}, CALLS[component])
    many = ",".join(f'"k{number % 30_000}":1' for number in range(60_000))
    yield Request("30,000 keys twice", f"{{{many}}}".encode(), {400})


def wrong_types(_: Random) -> Iterator[Request]:
    """Values of every type at every level of a document that has every field."""
    values = (None, True, 0, -1, 1.5, "", "x", [], {}, [[]], {"": {}}, "x" * 10_000, [None] * 1000)
    raws = {json.dumps(value)[:20]: bytes_of(value) for value in values}
    yield from everywhere(raws, RULED)


def wrong_types_of_a_game(random: Random) -> Iterator[Request]:
    """The same in a legal game, which the referee judges as far as it stands."""
    for name, path, document in examples():
        for place in places(document):
            for value in random.sample((None, True, 0, -1, 1.5, "", "x", [], {}, "x" * 1000), 2):
                body = bytes_of(with_value(document, place, value))
                yield Request(f"{value!r} at {name}{place}", body, RULED, path)


def examples() -> Iterator[tuple[str, str, Json]]:
    """The first example of a record and of sheets of each game, with the call that it goes to."""
    for game in GAMES:
        for form, call in (("record", "referee"), ("sheets", "score")):
            files = sorted(EXAMPLES.glob(f"*.{form}.json"))
            documents = ((file.stem, json.loads(file.read_text("utf-8"))) for file in files)
            name, document = next(each for each in documents if each[1]["rules"] == GAMES[game].rules)
            yield name, f"/v1/games/{game}/{call}", document


def broken_text(_: Random) -> Iterator[Request]:
    """Text that is no UTF-8, half characters and characters of control, as values and as keys."""
    not_utf8 = {
        "a raw surrogate": b"\xed\xa0\x80",
        "a raw pair of surrogates": b"\xed\xa0\xbd\xed\xb8\x80",
        "an overlong slash": b"\xc0\xaf",
        "an overlong nul": b"\xc0\x80",
        "beyond Unicode": b"\xf5\x80\x80\x80",
        "half of a character": b"\xe2\x82",
        "a byte of no character": b"\xff",
        "a lone continuation": b"\x80",
        "a raw nul": b"\x00",
        "a raw tab": b"\t",
        "a raw line feed": b"\n",
        "no escape": b"\\x41",
        "half of an escape": b"\\u00",
    }
    yield from everywhere({name: b'"' + text + b'"' for name, text in not_utf8.items()}, {400}, kind=str)
    escapes = {
        name: f'"{text}"'.encode()
        for name, text in {
            "a high surrogate": r"\ud800",
            "a low surrogate": r"x\udc00",
            "surrogates the wrong way round": r"\udc00\ud800",
        }.items()
    }
    yield from everywhere(escapes, {422}, kind=str)
    odd = {"nul": '"\\u0000"', "delete": '"\\u007f"', "a line separator": '"\\u2028"', "no character": '"\\uffff"'}
    yield from everywhere({name: text.encode() for name, text in odd.items()}, RULED, kind=str)
    for name, text in not_utf8.items():
        yield Request(f"{name} in a key", b'{"' + text + b'":1}', {400})
    for name, raw in escapes.items():
        yield Request(f"{name} in a key", b"{" + raw + b":1}", {422})


def encodings(_: Random) -> Iterator[Request]:
    """A legal document in other encodings, with byte order marks, and with what may not stand around it."""
    text = json.dumps(record(ROLL))
    for name in ("utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-32-le", "utf-32-be", "utf-7", "cp037"):
        body = text.encode(name)
        yield Request(name, body, {200} if body == text.encode() else {400})
    plain = text.encode()
    mark = b"\xef\xbb\xbf"
    yield Request("a byte order mark", mark + plain, {200})
    yield Request("two byte order marks", mark * 2 + plain, {200, 400})
    yield Request("a byte order mark at the end", plain + mark, {400})
    yield Request("white space around", b" \t\r\n" * 1000 + plain + b" \t\r\n" * 1000, {200})
    for name, around in (
        ("nul", b"\x00"),
        ("form feed", b"\x0c"),
        ("no-break space", b"\xc2\xa0"),
        ("comment", b"//x"),
    ):
        yield Request(f"{name} before", around + plain, {400})
        yield Request(f"{name} after", plain + around, {400})
    yield Request("two documents", plain + plain, {400})
    for name, body in (("nothing", b""), ("white space", b" \n"), ("a mark alone", mark), ("a quote", b'"')):
        yield from (Request(name, body, {400}, path) for path in BODY_CALLS)
    for body in (b"null", b"true", b"0", b'""', b"[]", b"{}"):
        yield from (Request(body.decode(), body, {422}, path) for path in BODY_CALLS)


def sizes(_: Random) -> Iterator[Request]:
    """Large strings, lists and objects, up to the largest body and past it."""
    whole = bytes_of(record(ROLL))
    kilobytes = "x" * 900_000
    for place in ("/setup/players/0", "/setup/sheet", "/moves/0/type", "/moves/0/player", "/rules"):
        yield Request(f"900 kB at {place}", bytes_of(with_value(record(ROLL), place, kilobytes)), {422})
    yield Request("a key of 900 kB", bytes_of(record(**{kilobytes: 1})), {422})
    yield Request("900 kB of astral characters", bytes_of(record(id="\U0001f353" * 225_000)), {422})
    yield Request("100,000 moves of nothing", bytes_of(record(*[{}] * 100_000)), {413})
    yield Request("300,000 moves that are numbers", bytes_of(record(*[0] * 300_000)), {413})
    yield Request("5,001 moves", bytes_of(record(*[ROLL] * 5001)), {413})
    yield Request("5,000 moves", bytes_of(record(*[ROLL] * 5000)), {200})
    for path in BODY_CALLS:
        yield Request("1 MiB and a byte", whole.ljust(MEBIBYTE + 1), {413}, path)
        yield Request("1 MiB of spaces", b" " * MEBIBYTE, {400}, path)
        yield Request("1 MiB of commas", b"," * MEBIBYTE, {400}, path)
        yield Request("1 MiB of empty lists", b"[" + b"[]," * 349_000 + b"[]]", {422}, path)
        yield Request("1 MiB of zeros", b"[" + b"0," * 524_000 + b"0]", {422}, path)
        yield Request("1 MiB of a string", b'"' + b"a" * (MEBIBYTE - 2) + b'"', {422}, path)
        yield Request("1 MiB of escapes", b'"' + b"\\u0041" * 170_000 + b'"', {422}, path)
        yield Request("100,000 fields", bytes_of({f"k{number}": 1 for number in range(80_000)}), {422}, path)
    for part in ("tags", "claim", "setup"):
        many = {f"k{number}": "v" for number in range(60_000)}
        yield Request(f"60,000 fields in {part}", bytes_of(record(**{part: many})), {422})
    for place in ("/setup/players", "/setup/sheet/columns", "/setup/sheet/touches", "/setup/sheet/rows"):
        body = bytes_of(with_value(smoothies_documents.RECORD, place, [["round-1", "red-7"]] * 50_000))
        yield Request(f"50,000 items at {place}", body, {422})
    stars = {"type": "blend", "player": "Ana", "blender": "round", "stars": ["round-9"] * 80_000}
    yield Request("80,000 stars", bytes_of(record(stars)), {422})
    rolls = [{**ROLL, "round": {f"c{number}": 1 for number in range(200)}}] * 400
    yield Request("80,000 dice of no colour", bytes_of(record(*rolls)), {422})
    yield Request("winners", bytes_of(record(claim={"winners": ["Ana"] * 100_000})), {422})
    names = {f"{number}": number for number in range(60_000)}
    yield Request("totals of strangers", bytes_of(record(claim={"totals": names})), {422})
    pair = {"records": [record(*[ROLL] * 2500), record(*[ROLL] * 2499, {**ROLL, "player": "Ben"})]}
    yield Request("a pair of long records", bytes_of(pair), {200}, COMPARE)


def media_types(_: Random) -> Iterator[Request]:
    """Other media types, charsets and codings, and a real bomb of gzip."""
    body = bytes_of(record(ROLL))
    wrong = [None, "", "text/plain", "text/json", "application/x-ndjson", "application/json, text/plain", "json", ";"]
    wrong += [
        "application/json; charset=utf-16",
        "application/json; charset=latin-1",
        "*/*",
        "application/" + "x" * 8000,
    ]
    wrong += ["application/jsonp", "application/json+x", "multipart/form-data; boundary=x", "application/xml"]
    for media_type in wrong:
        for path in BODY_CALLS:
            yield Request(f"media type {str(media_type)[:40]}", body, {415}, path, headers={"Content-Type": media_type})
    right = ["application/json;charset=utf-8", "Application/JSON", 'application/json; charset="UTF-8"']
    for media_type in right:
        yield Request(f"media type {media_type}", body, {200}, headers={"Content-Type": media_type})
    bomb = gzip.compress(b'{"rules":"' + b"0" * 200_000_000, 9)
    codings = {"gzip": bomb, "br": body, "deflate": body, "zstd": body, "x": body, "gzip, gzip": gzip.compress(bomb)}
    for coding, data in codings.items():
        headers = {"Content-Type": JSON, "Content-Encoding": coding}
        yield from (Request(f"coding {coding}", data, {415}, path, headers=headers) for path in BODY_CALLS)
    yield Request("gzip that does not say so", bomb, {400})


def cut_short(_: Random) -> Iterator[Request]:
    """A legal document that ends too early, at every fiftieth byte."""
    for name, path, document in examples():
        whole = bytes_of(document)
        for end in range(0, len(whole), 50):
            yield Request(f"{name} cut at {end}", whole[:end], {400}, path)
            yield Request(f"{name} from {end}", whole[end + 1 :], {400}, path)


def addresses(_: Random) -> Iterator[Request]:
    """Other methods, long addresses and queries, and tricks with paths."""
    known = ["/v1/games", SMOOTHIES, f"{SMOOTHIES}/presets/reference-14", "/healthz", "/openapi.yaml", "/docs"]
    for path in (*known, *BODY_CALLS, "/nothing"):
        for method in ("TRACE", "PATCH", "FOO", "CONNECT", "PUT", "DELETE", "X" * 1000):
            yield Request(f"{method[:20]} {path}", b"", {404, 405}, path, method)
    tricks = ["/v1/games/../..", "/v1/games/%2e%2e/%2e%2e/etc/passwd", "/v1/games/%00", "/docs/%2e%2e%2fapp.py", "//"]
    tricks += ["/docs/../app.py", "/docs/..%5capp.py", "/v1/games/smoothies%2freferee", "/v1/games/smoothies;x=1"]
    tricks += ["/v1/games/\N{CYRILLIC SMALL LETTER ES}moothies", "/v1/games/%ff%fe", "/v1/games/%ed%a0%80", "/%"]
    tricks += ["/v1/games/SMOOTHIES", "/v1/games/smoothies/", "/v1/games/" + "x" * 60_000, "/" + "a/" * 20_000]
    tricks += ["/docs/" + "%2e%2e%2f" * 1000, "/v1/games/smoothies/presets/..%2f..%2fsetup.py", "/v1/games/<script>"]
    for path in tricks:
        found = path.endswith("%2freferee")  # an escaped slash is a slash
        yield Request(f"GET {path[:60]}", b"", {405 if found else 404}, path, "GET", {})
        yield Request(f"POST {path[:60]}", b"{}", {422} if found else {404, 405}, path)
    body = bytes_of(record(ROLL))
    queries = ["include=" + ",".join(f"name{number}" for number in range(10_000)), "include=state," * 5000]
    queries += ["limit=1&" * 10_000, "limit=" + "9" * 50_000, "limit=-0", "limit=1e3", "limit=%00", "include=%ff"]
    queries += ["&" * 50_000, "=" * 50_000, "include[]=state", "include=state;limit=1", "x" * 60_000, "limit=", "%"]
    for query in queries:
        yield Request(f"?{query[:40]}", body, {200, 422}, f"{REFEREE}?{query}")
        yield Request(f"/score?{query[:40]}", body, {422}, f"{SCORE}?{query}")


def languages(_: Random) -> Iterator[Request]:
    """Accept-Language headers that are long, wrong or both."""
    headers = ["x" * 100_000, "es;q=" + "1" * 50_000, "es," * 30_000, "*" * 50_000, ";q=1" * 20_000, "-" * 50_000]
    headers += [
        "es;q=2",
        "es;q=-1",
        "es;q=NaN",
        "es;q=0.0000",
        "en;q=0, es;q=0, it;q=0, *;q=0",
        "es_ES",
        "é",
        "\t",
        ",",
    ]
    headers += [
        "a-" * 40_000 + "a",
        "es " * 30_000,
        " " * 100_000,
        "e" + "s-b" * 30_000 + ";",
        "es;q=0." + "0" * 50_000,
    ]
    body = bytes_of(record({**ROLL, "round": {"blue": 7}}))
    for header in headers:
        sent = {"Content-Type": JSON, "Accept-Language": header}
        yield Request(f"language {header[:30]}", body, {200}, headers=sent)
        yield Request(f"language {header[:30]} and a refusal", b"{}", {422}, headers=sent)
        yield Request(f"language {header[:30]} and a game", b"", {200}, SMOOTHIES, "GET", sent)


NAMES = (
    "~0/", "~1", "/", "~", "", " ", "<script>alert(1)</script>", "{{7*7}}", "%s%n", "'; DROP TABLE x;--", "${jndi:x}",
    "\N{RIGHT-TO-LEFT OVERRIDE}anA", "\N{CYRILLIC CAPITAL LETTER A}na", "A\N{COMBINING DIAERESIS}na", "\u200d",
    "\U0001f353" * 40, "\ufb2c" * 40, "e" + "\u0301" * 39, "\u0344" * 40, "\ufdfa" * 40, "__proto__", "constructor",
    "type", "winners", "round-1", "yellow", "0", "-1", "null", "Ana\u00a0", "\ufeffAna", "\u2028", "\x7f", "=1+1",
)  # fmt: skip


def names(_: Random) -> Iterator[Request]:
    """Names of players that look like something else, everywhere that a name may stand."""
    for name, (game, module) in itertools.product(NAMES, MODULES.items()):
        at_table = {player: f"Player {seat}" for seat, player in enumerate(module.RECORD["setup"]["players"])}
        strange = at_table | {module.RECORD["setup"]["players"][0]: name}
        whole, other = renamed(module.RECORD, strange), renamed(module.RECORD, at_table)
        whole |= {"tags": {name: name}, "id": name or "x"}
        papers, path = renamed(module.SHEETS, strange), f"/v1/games/{game}"
        everything = f"{path}/referee?include=trace,legal_moves&limit=1"
        yield Request(f"{name!r} in a record of {game}", bytes_of(whole), RULED, everything)
        yield Request(f"{name!r} in sheets of {game}", bytes_of(papers), RULED, f"{path}/score")
        yield Request(f"{name!r} in sensitivity of {game}", bytes_of(whole), RULED, f"{path}/sensitivity")
        yield Request(f"{name!r} compared in {game}", bytes_of({"records": [whole, other]}), RULED, f"{path}/compare")


FAMILIES: tuple[Family, ...] = (
    deep,
    numbers,
    duplicate_keys,
    wrong_types,
    wrong_types_of_a_game,
    broken_text,
    encodings,
    sizes,
    media_types,
    cut_short,
    addresses,
    languages,
    names,
)
