"""Pages of reports as data: whether they are well formed, what they load, and which nodes their drawings have."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser

from mirage_ir.program import BodyNode, GraphOp, Program

VOID = {"meta"}
LOADING = {"src", "srcset", "data", "poster", "background", "action", "formaction", "ping", "xlink:href"}


@dataclass
class ReadPage(HTMLParser):
    """A page that was read. `drawings` has the nodes of each drawing, by its name: path and class."""

    faults: list[str] = field(default_factory=list[str])
    loads: list[str] = field(default_factory=list[str])
    tags: list[str] = field(default_factory=list[str])
    ids: list[str] = field(default_factory=list[str])
    targets: list[str] = field(default_factory=list[str])
    drawings: dict[str, dict[str, str]] = field(default_factory=dict[str, dict[str, str]])
    text: str = ""

    def __post_init__(self) -> None:
        super().__init__()
        self._open: list[str] = []
        self._drawing: dict[str, str] | None = None

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        known = {name: value or "" for name, value in attrs}
        self.tags.append(tag)
        if len(known) < len(attrs):
            self.faults.append(f"an attribute twice in <{tag}>")
        if tag not in VOID:
            self._open.append(tag)
        self.loads += [f"{name}={value}" for name, value in known.items() if name in LOADING]
        href = known.get("href", "#")
        (self.targets if href.startswith("#") and href != "#" else self.loads).extend([href] if href != "#" else [])
        self.faults += [f"{name} in <{tag}>" for name in known if name.startswith("on")]
        if "id" in known:
            self.ids.append(known["id"])
        classes = known.get("class", "").split()
        if tag == "svg" and "graph" in classes:
            self._drawing = self.drawings.setdefault(known["aria-label"], {})
        if "data-node" in known and self._drawing is not None:
            if known["data-node"] in self._drawing:
                self.faults.append(f"node {known['data-node']} twice")
            self._drawing[known["data-node"]] = known["class"].removeprefix("node ")
            if not known.get("aria-label") or known.get("tabindex") != "0":
                self.faults.append(f"node {known['data-node']} cannot be reached or has no name")

    def handle_endtag(self, tag: str) -> None:
        if not self._open or self._open.pop() != tag:
            self.faults.append(f"</{tag}> at {self.getpos()}")

    def handle_data(self, data: str) -> None:
        if self._open and self._open[-1] in ("style", "script"):
            self.loads += re.findall(r"@import.*|url\(.*?\)|\bfetch\(.*|XMLHttpRequest.*|\bimport\(.*", data)
        else:
            self.text += data

    def close(self) -> None:
        super().close()
        self.faults += [f"<{tag}> does not end" for tag in self._open]


def read_page(text: str) -> ReadPage:
    page = ReadPage()
    page.feed(text)
    page.close()
    return page


def assert_whole(text: str) -> ReadPage:
    """The page, which must be well formed, complete in itself, and have one anchor for each link."""
    page = read_page(text)
    assert page.faults == []
    assert page.loads == []
    assert "http://" not in text and "https://" not in text
    assert len(page.ids) == len(set(page.ids))
    assert set(page.targets) <= {f"#{name}" for name in page.ids}
    assert page.tags.count("script") == page.tags.count("style") == page.tags.count("h1") == 1
    assert not {"img", "link", "iframe", "object", "embed", "video", "audio", "base", "form"} & set(page.tags)
    return page


def node_paths(program: Program) -> set[str]:
    """The paths of all nodes that a drawing of a program has: inputs, operators with what is inside them, and outputs."""
    first = len(program.inputs)
    kernels = (str(first + n) for n in range(len(program.nodes) + len(program.outputs)))
    inside = (path for n, node in enumerate(program.nodes) for path in _inside(node, str(first + n)))
    return {*(str(n) for n in range(first)), *kernels, *inside}


def _inside(node: BodyNode, path: str) -> Iterator[str]:
    if isinstance(node, GraphOp):
        for n, inner in enumerate(node.body):
            yield f"{path}.{n}"
            yield from _inside(inner, f"{path}.{n}")
