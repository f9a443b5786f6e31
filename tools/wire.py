"""Writes the wire modules, msgspec Structs, from the shapes of `openapi.yaml`.

`python -m tools.wire` writes them, `python -m tools.wire --check` compares; with names, such as `smoothies`, only
those. The document's `x-wire` names the shapes that all games share and each game's own documents; a game's module
holds what its documents lead to, named without the game's prefix, and takes the common shapes from `referee.wire`.
"""

import argparse
import difflib
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import yaml

ROOT = Path(__file__).resolve().parent.parent
REF = "#/components/schemas/"
COMMON = "common"
TITLES = {COMMON: "The shapes that all games share"}
OPTIONS = (
    "--input-file-type=openapi",
    "--openapi-scopes=schemas",
    "--output-model-type=msgspec.Struct",
    "--target-python-version=3.11",
    "--enum-field-as-literal=all",
    "--use-annotated",
    "--field-constraints",
    "--strict-nullable",
    "--use-default",
    "--use-schema-description",
    "--use-single-line-docstring",
    "--tag-msgspec-by-payload-name",
    "--base-class=referee.strict.StrictStruct",
    "--external-ref-mapping=common.yaml=referee.wire",
    "--disable-timestamp",
    "--formatters=builtin",
)

Schemas = dict[str, Any]  # a node of a JSON Schema has no narrower type


def load() -> dict[str, Any]:
    """The contract, as it stands in the checkout."""
    return cast(dict[str, Any], yaml.safe_load((ROOT / "openapi.yaml").read_text("utf-8")))


def target(module: str) -> Path:
    """Where a module of `x-wire` is written."""
    if module == COMMON:
        return ROOT / "referee" / "wire.py"
    return ROOT / "referee" / "games" / module.replace("-", "_") / "wire.py"


def closure(schemas: Schemas, names: list[str]) -> list[str]:
    """The schemas that some names lead to, themselves included, in the document's order."""
    reached: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name not in reached:
            reached.add(name)
            waiting.extend(_refs(schemas[name]))
    return [name for name in schemas if name in reached]


def _refs(node: object) -> Iterator[str]:
    if isinstance(node, dict):
        if "$ref" in node:
            yield str(node["$ref"]).removeprefix(REF)
        for value in node.values():
            yield from _refs(value)
    elif isinstance(node, list):
        for value in node:
            yield from _refs(value)


def lowered(node: Any, names: dict[str, str]) -> Any:
    """A node as the generator wants it: references renamed, and a default makes a plain field.

    A property with a default is named as required, else the generator adds `UnsetType` to it.
    """
    if isinstance(node, list):
        return [lowered(value, names) for value in node]
    if isinstance(node, str) and node.startswith(REF):
        return names[node.removeprefix(REF)]
    if not isinstance(node, dict):
        return node
    kept = {key: lowered(value, names) for key, value in node.items() if not _is_note(key, value)}
    properties = node.get("properties", {})
    defaults = [key for key, value in properties.items() if "default" in value]
    if properties:
        kept["description"] = _first_sentence(node["description"])
        kept["required"] = [*node.get("required", []), *defaults]
    return kept


def _is_note(key: str, value: object) -> bool:
    return key in ("example", "examples") or (key == "description" and isinstance(value, str))


def _first_sentence(text: str) -> str:
    return re.split(r"(?<=\.)\s", text, maxsplit=1)[0]


def document(module: str, contract: dict[str, Any]) -> dict[str, Any]:
    """An OpenAPI document that holds one module's shapes, under the names of its classes."""
    schemas, wire = contract["components"]["schemas"], contract["x-wire"]
    common = closure(schemas, wire[COMMON])
    own = common if module == COMMON else closure(schemas, wire[module])
    prefix = "".join(word.capitalize() for word in module.split("-"))
    names = {name: f"common.yaml{REF}{name}" for name in common if module != COMMON}
    own = [name for name in own if name not in names]
    for name in own:
        short = name if name in wire[module] else name.removeprefix(prefix)
        names[name] = f"{REF}{short}"
    shapes = {names[name].removeprefix(REF): lowered(schemas[name], names) for name in own}
    head = {"openapi": contract["openapi"], "info": {"title": module, "version": "1"}}
    return {**head, "paths": {}, "components": {"schemas": shapes}}


def generate(module: str, contract: dict[str, Any]) -> str:
    """The text of one wire module."""
    with tempfile.TemporaryDirectory() as folder:
        for name, file in ((COMMON, "common.yaml"), (module, "shapes.yaml")):
            text = yaml.safe_dump(document(name, contract), sort_keys=False)
            Path(folder, file).write_text(text, "utf-8")
        command = [sys.executable, "-m", "datamodel_code_generator", *OPTIONS]
        files = ["--input=shapes.yaml", "--output=shapes.py"]
        subprocess.run([*command, *files], cwd=folder, check=True)
        text = Path(folder, "shapes.py").read_text("utf-8")
    return _formatted(_finished(text, TITLES.get(module, f"The shapes of {module}")), module)


def _finished(text: str, title: str) -> str:
    """The generator's text with our docstring, and a frozen shape as its own default.

    `omit_defaults` knows a default by identity, which a factory's fresh object would not have;
    the type checker wants `frozen` on each class though it is inherited.
    """
    body = text[text.index("from typing") :]
    factory = r"field\(\s*default_factory=lambda: convert\(\{\},\s*type=(\w+)\)\s*\)"
    body = re.sub(factory, r"\1()", body)
    body = body.replace("(StrictStruct", "(StrictStruct, frozen=True")
    head = f'"""{title}, generated from `openapi.yaml` by `tools.wire`; never edited by hand."""'
    return f"{head}\n\n{body}"


def _formatted(text: str, module: str) -> str:
    ruff = [sys.executable, "-m", "ruff"]
    name = f"--stdin-filename={target(module).relative_to(ROOT)}"
    for step in (["check", "--select=I,F401", "--fix-only", "--quiet"], ["format", "--quiet"]):
        command = [*ruff, *step, name, "-"]
        done = subprocess.run(command, cwd=ROOT, input=text, capture_output=True, text=True, check=True)
        text = done.stdout
    return text


def main(arguments: list[str] | None = None) -> int:
    """Write the wire modules, or with `--check` show what differs; 1 if anything does."""
    parser = argparse.ArgumentParser(description="Wire modules from openapi.yaml.")
    parser.add_argument("--check", action="store_true", help="compare, write nothing")
    parser.add_argument("modules", nargs="*", help="modules of x-wire; all of them when none is named")
    chosen = parser.parse_args(arguments)
    check, contract = chosen.check, load()
    stale = False
    for module in chosen.modules or contract["x-wire"]:
        path, text = target(module), generate(module, contract)
        old = path.read_text("utf-8") if path.exists() else ""
        stale = stale or old != text
        if check:
            names = (str(path.relative_to(ROOT)), "generated")
            lines = difflib.unified_diff(old.splitlines(True), text.splitlines(True), *names)
            sys.stdout.writelines(lines)
        elif old != text:
            path.write_text(text, "utf-8")
    return int(check and stale)


if __name__ == "__main__":
    sys.exit(main())
