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
_GATHERS = re.compile(r"tl\.(sum|where|load|store|reduce)\(|maximum_along\(|^(acc|top|new_top)_")
"""Text that takes several entries together, or reads memory."""
_PRODUCT = re.compile(r"tl\.dot\(|^ +matmul_\d+ = ")


@dataclass(frozen=True)
class Mutant:
    """A module with one change. `reason` says why it changes no result, empty where it should.

    `poison`, where a fill is wrong or left out, or a mask of a load: the module with NaN there. If that changes no result, nothing
    reads the fill.
    """

    kind: str
    line: str
    text: str
    reason: str = ""
    poison: str | None = None


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


def _loop_around(module: str, at: int) -> tuple[int, int] | None:
    """Where the for-loop around a place begins and ends, if there is one: another loop may use the same names."""
    line = module.rindex("\n", 0, at) + 1
    if not module.startswith(" " * (INDENT + 1), line):
        return None
    begin = module.rindex(f"\n{' ' * INDENT}for it in", 0, at)
    after = re.compile(rf"\n {{0,{INDENT}}}\S").search(module, at)
    assert after is not None
    return begin, after.start()


def mutants(module: str) -> Iterator[Mutant]:
    """All mistakes in the kernels of a module."""
    start, end = module.index("@triton.jit"), module.index("KERNELS = [")
    bounds = conditions(module)

    def changed(kind: str, at: int, to: int, text: str, reason: str = "", poison: str | None = None) -> Mutant:
        line = module[module.rindex("\n", 0, at) + 1 : module.index("\n", at)].strip()
        other = module[:at] + text + module[to:]
        if kind == "bound off by one":
            found = conditions(other)
            if found == bounds:
                reason = "the same entries for each program id and iteration"
            elif line.startswith("full") and fewer_full(found, bounds):
                reason = "fewer full iterations"
        poisoned = None if poison is None else module[:at] + poison + module[to:]
        return Mutant(kind, f"{line}: {text!r} for {module[at:to]!r}", other, reason, poisoned)

    def factor(at: int) -> str:
        """Why a finite fill is as good as another, of the tile that the line at this place makes."""
        waiting, seen = [module[module.rindex("\n", 0, at) + 1 :].split(" = ")[0].strip()], set[str]()
        while waiting:
            name = waiting.pop()
            seen.add(name)
            for line in module[slice(*_loop_around(module, at) or (start, end))].split("\n"):
                made, _, text = line.strip().partition(" = ")
                if not re.search(rf"\b{re.escape(name)}\b", text) or _PRODUCT.search(line):
                    continue
                if not made.isidentifier() or _GATHERS.search(text):
                    return ""
                waiting += {made} - seen
        return "finite, and the other factor of products is zero there"

    for found in _MASK.finditer(module, start, end):
        terms, other = found[1].split(" & "), found[2] or ""
        load = _LOAD.match(module, module.rindex("\n", 0, found.start()) + 1)
        for n in range(len(terms)):
            rest = terms[:n] + terms[n + 1 :]
            nothing = any(name == term.partition("[")[0] and not any(left) for term in rest for name, left in bounds)
            reason = "another term leaves out everything" if nothing else ""
            left = " & ".join(rest)
            mutant = changed("mask left out", found.start(), found.end(), f", mask={left}{other}" if left else "", reason)
            if load:  # What is read there instead may count for nothing.
                poisoned = f"{load[1]}tl.where({terms[n]}, {load[2]}, {NAN}){load[3]}"
                mutant = replace(mutant, poison=module[: load.start()] + poisoned + module[load.end() :])
            yield mutant
        if other:
            place = found.start(2), found.end(2)
            yield changed("wrong fill", *place, ", other=1.0", factor(found.start()), f", other={NAN}")
            yield changed("wrong fill", *place, f", other={NAN}", poison=f", other={NAN}")
    for found in _WHERE.finditer(module, start, end):
        place = found.start(3), found.end(3)
        filled = module[found.start() : place[0]] + NAN + ")"
        yield changed("fill left out", found.start(), found.end(), found[2], factor(found.start()), filled)
        yield changed("wrong fill", *place, FILLS[found[3]], factor(found.start()) if found[3] == "0.0" else "", NAN)
        yield changed("wrong fill", *place, NAN, poison=NAN)
    for found in _BOUND.finditer(module, start, end):
        for number in re.finditer(r"(?<![\w.])\d+", found[1]):
            if number[0] != "0":  # Of a comparison with 0, the other side.
                for change in (-1, 1):
                    place = found.start(1) + number.start(), found.start(1) + number.end()
                    yield changed("bound off by one", *place, str(int(number[0]) + change))
