"""Every file of the product is listed, with the question it answers."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from module_index import module_index

TABLES = {
    "search.md": "mirage_ir/search mirage_ir/expr",
    "verification.md": "mirage_ir/verify",
    "saturation.md": "mirage_ir/saturate",
    "numerics.md": "mirage_ir/numerics",
    "pipeline.md": "mirage_ir/pipeline",
}
"""Documents with tables of the modules of some folders, in an order for readers."""


def test_the_index_is_that_of_the_files(root: Path) -> None:
    assert (root / "docs" / "modules.md").read_text(encoding="utf-8") == module_index(root), "run test/support/module_index.py"


@pytest.mark.parametrize("document", TABLES)
def test_a_table_has_every_file_of_its_folder(root: Path, document: str) -> None:
    """A row may name several files: `plan/partition.py`, or `partition.py` where no other has that name."""
    rows = re.findall(r"^\|.*\.py` \|.*$", (root / "docs" / document).read_text(encoding="utf-8"), re.MULTILINE)
    named = [name for row in rows for name in re.findall(r"`([\w/]+\.py)`", row)]
    folders = [root / folder for folder in TABLES[document].split()]
    files = [p.relative_to(root) for folder in folders for p in folder.rglob("*.py") if p.name != "__init__.py"]
    missing = {str(f) for f in files if not any(f"/{f}".endswith(f"/{name}") for name in named)}
    gone = {n for n in named if not (root / "mirage_ir" / n).exists() and not any(list(f.rglob(n)) for f in folders)}
    assert (missing, gone) == (set(), set())
