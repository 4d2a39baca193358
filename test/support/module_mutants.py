"""Small mistakes in the masks of an emitted Triton module: one left out, a bound off by one, a wrong fill.

`mutants` lists all mistakes of these kinds in a module's kernels, as texts. Some are none, and say why.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product
from typing import Any

FILLS = {"0.0": "1.0", 'float("-inf")': "0.0"}
"""Fills, and a wrong one for each."""
NAN = 'float("nan")'
_WHERE = re.compile(r"tl\.where\((\w+(?:\[[^\]]*\])?(?: & \w+(?:\[[^\]]*\])?)*), ([\w.()]+), (0\.0|float\(\"-inf\"\))\)")
_MASK = re.compile(r", mask=((?:\w+(?:\[[^\]]*\])?)(?: & \w+(?:\[[^\]]*\])?)*)(, other=0\.0)?")
INDENT = 4
"""Spaces before the lines of a kernel."""
_BOUND = re.compile(r"^ +(?:(?:present|below|left|some)\w+|full) = ([^#\n]*)", re.MULTILINE)
_LINE = re.compile(r"^( +)((?:present|below|left|some)\w+|full) = ([^#\n]*)", re.MULTILINE)
_LOAD = re.compile(r"( +\w+ = )(tl\.load\(.*\))(  # .*)")
_HEAD = re.compile(r'"""Grid \[([\d, ]+)\], loop (\d+)\."""')


@dataclass(frozen=True)
class Mutant:
    """A module with one change. `reason` says why it changes no result, empty where it should.

    `around`, where a fill is wrong or left out, or a mask of a load: what stands before the fill and behind it.
    """

    kind: str
    line: str
    text: str
    reason: str = ""
    around: tuple[str, str] | None = None

    def filled(self, number: str) -> str | None:
        """The module with this fill, and no mistake otherwise."""
        return None if self.around is None else number.join(self.around)


def conditions(module: str) -> list[tuple[str, list[int]]]:
    """Each bound of a module, with how many entries it leaves wherever it is asked: for program ids and iterations, enumerated.

    Where full iterations come first, their number is among them, and bounds inside the loop are asked in the other iterations.
    """
    found: list[tuple[str, list[int]]] = []
    for kernel in module.split("@triton.jit")[1:]:
        head = _HEAD.search(kernel)
        if head is None:  # A helper function.
            continue
        grid = [int(n) for n in head[1].split(",")]
        lines = [(len(m[1]) > INDENT, m[2], re.sub(r"tl\.(min|max)imum", r"\1", m[3])) for m in _LINE.finditer(kernel)]
        lines.sort(key=lambda line: line[0])
        counts: dict[str, list[int]] = {name: [] for _, name, _ in lines}
        for point in product(*map(range, (*grid, int(head[2])))):
            known: dict[str, Any] = {"min": min, "max": max, "loop": int(head[2]), "i": point[-1], "full": 0}
            known |= {f"pid{g}": n for g, n in enumerate(point[:-1])}
            for inside, name, text in lines:
                if inside and point[-1] < known["full"]:
                    continue
                index = re.match(r"r(\d+) < ", text)
                size = int(index[1]) if index else 1
                limit = eval(text.partition(" < ")[2] if index else text, {}, known)  # noqa: S307
                known[name] = limit
                counts[name].append(min(max(int(limit), 0), size) if name.startswith(("present", "below", "some")) else limit)
        found += [(name, values) for name, values in counts.items() if not name.startswith("left")]
    return found


def fewer_full(changed: list[tuple[str, list[int]]], right: list[tuple[str, list[int]]]) -> bool:
    """Whether only the numbers of full iterations differ, and are smaller: masks of the others leave out nothing there."""
    counts = [[values for name, values in bounds if name == "full"] for bounds in (changed, right)]
    return all(0 <= few <= many for pair in zip(*counts, strict=True) for few, many in zip(*pair, strict=True))


def mutants(module: str) -> Iterator[Mutant]:
    """All mistakes in the kernels of a module."""
    start, end = module.index("@triton.jit"), module.index("KERNELS = [")
    bounds = conditions(module)

    def changed(kind: str, at: int, to: int, text: str, fill: tuple[int, int] | None = None) -> Mutant:
        line = module[module.rindex("\n", 0, at) + 1 : module.index("\n", at)].strip()
        other, reason = module[:at] + text + module[to:], ""
        if kind == "bound off by one":
            found = conditions(other)
            if found == bounds:
                reason = "the same entries for each program id and iteration"
            elif line.startswith("full") and fewer_full(found, bounds):
                reason = "fewer full iterations"
        around = None if fill is None else (module[: fill[0]], module[fill[1] :])
        return Mutant(kind, f"{line}: {text!r} for {module[at:to]!r}", other, reason, around)

    for found in _MASK.finditer(module, start, end):
        terms, other = found[1].split(" & "), found[2] or ""
        load = _LOAD.match(module, module.rindex("\n", 0, found.start()) + 1)
        for n, term in enumerate(terms):
            rest = terms[:n] + terms[n + 1 :]
            left = " & ".join(rest)
            mutant = changed("mask left out", found.start(), found.end(), f", mask={left}{other}" if left else "")
            if any(name == t.partition("[")[0] and not any(counts) for t in rest for name, counts in bounds):
                mutant = replace(mutant, reason="another term leaves out everything")
            if load:  # What is read there instead may count for nothing.
                before = f"{module[: load.start()]}{load[1]}tl.where({term}, {load[2]}, "
                mutant = replace(mutant, around=(before, f"){load[3]}{module[load.end() :]}"))
            yield mutant
        if other:
            fill = found.end(2) - len("0.0"), found.end(2)
            for number in ("1.0", NAN):
                yield changed("wrong fill", *fill, number, fill)
    for found in _WHERE.finditer(module, start, end):
        fill = found.start(3), found.end(3)
        yield changed("fill left out", found.start(), found.end(), found[2], fill)
        for number in (FILLS[found[3]], NAN):
            yield changed("wrong fill", *fill, number, fill)
    for found in _BOUND.finditer(module, start, end):
        for number in re.finditer(r"(?<![\w.])\d+", found[1]):
            if number[0] != "0":  # Of a comparison with 0, the other side.
                for change in (-1, 1):
                    place = found.start(1) + number.start(), found.start(1) + number.end()
                    yield changed("bound off by one", *place, str(int(number[0]) + change))
