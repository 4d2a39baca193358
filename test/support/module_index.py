"""Writes docs/modules.md, the list of all files of the product. Run it from the root of the repository."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

HEAD = """# Modules

Every file of the product, with the first sentence of its docstring. `python test/support/module_index.py` writes this page; a test
compares it with the files.
"""


def first_sentence(path: Path) -> str:
    """The first sentence of a module's docstring, without the full stop. Raises `ValueError` when the module has none."""
    text = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
    if text is None:
        raise ValueError(f"{path} has no docstring")
    return re.split(r"\.(?: |$)", " ".join(text.partition("\n\n")[0].split()), maxsplit=1)[0].replace("|", "\\|")


def section(root: Path, folder: Path) -> Iterator[str]:
    """A heading and a table for the files directly in a folder; nothing for a folder that has none but its `__init__.py`."""
    files = [p for p in sorted(folder.glob("*.py")) if p.name != "__init__.py"]
    if files:
        init = folder / "__init__.py"
        yield f"\n## `{folder.relative_to(root)}/`\n"
        if ast.get_docstring(ast.parse(init.read_text(encoding="utf-8"))) is not None:
            yield f"{first_sentence(init)}.\n"
        yield "| file | what it holds |\n|---|---|"
        yield from (f"| [`{p.name}`](../{p.relative_to(root)}) | {first_sentence(p)} |" for p in files)


def module_index(root: Path) -> str:
    """The text of docs/modules.md for the repository at `root`."""
    folders = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["setuptools"]["package-dir"].values()
    every = (f for folder in folders for f in (root / folder, *sorted(p for p in (root / folder).rglob("*") if p.is_dir())))
    return "\n".join([HEAD, *(line for folder in dict.fromkeys(every) for line in section(root, folder))]) + "\n"


if __name__ == "__main__":
    (Path("docs") / "modules.md").write_text(module_index(Path()), encoding="utf-8")
