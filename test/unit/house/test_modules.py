"""Every file of the product is listed, with the question it answers."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from module_index import module_index

TABLES = {
    "search.md": "mirage_ir/search",
    "verification.md": "mirage_ir/verify",
    "saturation.md": "mirage_ir/saturate",
    "numerics.md": "mirage_ir/numerics",
    "pipeline.md": "mirage_ir/pipeline",
}
"""Documents with a table of the modules of one folder, in an order for readers."""


def test_the_index_is_that_of_the_files(root: Path) -> None:
    assert (root / "docs" / "modules.md").read_text(encoding="utf-8") == module_index(root), "run test/support/module_index.py"


@pytest.mark.parametrize("document", TABLES)
def test_a_table_has_every_file_of_its_folder(root: Path, document: str) -> None:
    """A row may name several files of a folder: `plan/partition.py`, or `partition.py` where no other has that name."""
    text = (root / "docs" / document).read_text(encoding="utf-8")
    table = next(part for part in text.split("\n\n") if part.startswith("| module"))
    named = re.findall(r"`([\w/]+\.py)`", table)
    files = [p.relative_to(root) for p in (root / TABLES[document]).rglob("*.py") if p.name != "__init__.py"]
    missing = {str(f) for f in files if not any(f"/{f}".endswith(f"/{name}") for name in named)}
    gone = {name for name in named if not (root / "mirage_ir" / name).exists() and not list((root / TABLES[document]).rglob(name))}
    assert (missing, gone) == (set(), set())
