"""Loops whose last iterations have absent entries: full iterations first, without masks, and then the others.

The loop's body is written twice by the same functions. One writer knows of all absent entries; the other one of none that the loop
leaves out, and its body is that of full iterations. Before and behind the loop they write the same.
"""

from __future__ import annotations

from collections.abc import Mapping, Set
from copy import copy
from dataclasses import replace
from math import prod

from mirage_ir.absence import Absence, Cover
from mirage_ir.lowering.triton.tiles import Tile
from mirage_ir.lowering.triton.writer import Writer
from mirage_ir.program import Accumulate
from mirage_ir.sized.extent import is_symbolic


def peels(w: Writer) -> bool:
    """Whether a loop has iterations in which every tile has all its entries, and others."""
    covers = loop_covers(w)
    return w.looped and bool(covers) and all(cover.extent >= cover.tile for cover in covers)


def loop_covers(w: Writer) -> list[Cover]:
    """How tiles cover the dimensions that the loop splits and reaches beyond."""
    absences = (w.flat.absent[s.value] for s in w.flat.steps if s.value >= 0)
    return list(dict.fromkeys(c for absence in absences for c in absence if c is not None and c.loop and c.of == w.number))


def full_writer(w: Writer, number: str, ahead: frozenset[int], tiles: Mapping[int, Tile], taken: Set[str]) -> Writer:
    """The writer of full iterations, for a `w` that has nothing to write but what stands behind the loop.

    number: the variable that says how many there are. ahead: tiles that are loaded one iteration ahead. tiles, taken: those and
    the names that there were before the loop was written.
    """
    full = copy(w)
    full.full, full.ahead = number, ahead
    full.some = not any(w.starts(cover) or is_symbolic(cover.extent) for cover in loop_covers(w))
    full.flat = replace(w.flat, absent=tuple(map(_without_loop, w.flat.absent)))
    full.taken = {*taken, number, *w.present.values()}
    full.tiles, full.running, full.loaded, full.fills = {**tiles}, {}, set(), {}
    full.before, full.first, full.body, full.after = [], [], [], []
    return full


def _without_loop(absence: Absence) -> Absence:
    return tuple(None if cover is not None and cover.loop else cover for cover in absence)


def join_bodies(w: Writer, full: Writer) -> None:
    """Goes on with `w` behind the loop: of the padding of an accumulator it knows what both bodies leave there."""
    assert (w.before, w.after) == (full.before, full.after)
    w.taken |= full.taken
    for step in w.flat.steps:
        if isinstance(step.node, Accumulate) and step.value not in w.streamed and step.stage.loop == w.number:
            ours, other = w.tiles[step.value], full.tiles[step.value]
            assert (ours.name, ours.axes, ours.padded, ours.dtype) == (other.name, other.axes, other.padded, other.dtype)
            w.tiles[step.value] = replace(ours, zero=ours.zero & other.zero, low=ours.low & other.low)


def _passes_by(w: Writer, cover: Cover) -> bool:
    """Whether the last blocks begin beyond the tensor, at some size."""
    return is_symbolic(cover.extent) or (prod(w.grid[g] for g in cover.grid) - 1) * w.loop * cover.tile > cover.extent


def full_iterations(w: Writer, loop: str) -> str:
    """The text of the number of full iterations; `loop` is that of all. Those that are not come last; where tiles follow each other
    from before their row, the first one comes behind them."""
    if w.window is not None and w.window.follows:
        (cover,) = loop_covers(w)
        return f"tl.maximum(({cover.extent} + {w.shift}) // {cover.tile}, 1)"
    found: list[str] = []
    known = [cover.extent // cover.tile for cover in loop_covers(w) if not w.starts(cover)]
    if known:
        exact = loop.isdigit() or is_symbolic(min(known))
        found.append(str(min(known)) if exact else f"{loop} - {w.loop - min(known)}")
    for cover in loop_covers(w):
        if w.starts(cover):
            left = f"tl.maximum({w.left(cover)}, 0)" if _passes_by(w, cover) else w.left(cover)
            found.append(f"{left} // {cover.tile}")
    if not known:
        found.append(loop)
    text = found[0]
    for other in found[1:]:
        text = f"tl.minimum({text}, {other})"
    return text
