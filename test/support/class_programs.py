"""Random programs large enough for classes of indices, and how the run on classes compares with the run at full size.

| kind | what it is |
|---|---|
| μGraphs | one to three random block and thread graphs, with loops, accumulators, maxima and products, among operators |
| ragged | the same, with tiles that need not divide their tensors |
| operators | products, norms, softmax, gates and sums of matrices |
| fused | a hand-written fused form of a program of the Mirage paper: flash attention, partial sums in two kernels, … |
| cut | slices and concatenations of unequal parts, read whole, in parts, and in tiles that cross the cuts |

Each comes beside itself or beside a mutant of itself, but for those that are cut at extents that are up to 24 times as large; where
it divides, with the roots of its divisors in their place as well (`by_roots`).
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from class_runs import both_runs, enlarged
from cut_programs import cut_program
from fused_programs import (
    flash_attention,
    fused_gated_mlp,
    fused_lora,
    fused_moe,
    fused_ntrans,
    fused_qknorm,
    fused_rmsnorm,
    split_attention,
)
from mutations import mutant
from random_mugraphs import random_program as random_mugraphs
from random_operators import random_operators

from mirage_ir.absence import is_ragged
from mirage_ir.check import infer_program, interface
from mirage_ir.decompose import decompose
from mirage_ir.errors import ProgramError
from mirage_ir.program import Accumulate, Apply, GraphOp, Program
from mirage_ir.verify.classes import ClassPair, on_classes
from mirage_ir.verify.extents import NoSmallerForm
from mirage_ir.verify.identities import by_roots, normalize

MOST_ELEMENTS = 1 << 18
"""Elements of all tensors of a program at full size, at most."""
FUSED = (
    flash_attention(2, 4, 2, 12, 2, 3),
    flash_attention(1, 4, 2, 8, 2, 2, True),
    split_attention(2, 3, 2, 8, 2, 2),
    fused_qknorm(1, 4, 3, 8, 2, 2),
    fused_rmsnorm(2, 12, 6, 3, 4),
    fused_gated_mlp(2, 8, 6, 3, 4),
    fused_lora(3, 4, 8, 2, 4),
    fused_ntrans(4, 6),
    fused_moe(2, 2, 6, 8, 2, 2),
)
KINDS = ("μGraphs", "ragged", "operators", "fused", "cut")
RAGGED, ROOTS, CUT = "ragged tiles", "roots of divisors", "unequal parts"
NAMES = {"matmul": "product", "sum": "sum", "max": "maximum", "div": "quotient", "concat": "concatenation"}


class ClassProgram(NamedTuple):
    """Two programs that have classes: their kind, what they hold, and the pairs on classes, as they are and by roots."""

    kind: str
    features: frozenset[str]
    pairs: tuple[ClassPair, ...]
    seed: int

    def differing(self) -> tuple[int, int]:
        """How many residues of all outputs were compared, and how many differ between classes and full size."""
        compared = different = 0
        for pair in self.pairs:
            for classes, whole in zip((pair.source, pair.candidate), pair.whole, strict=True):
                for x, y in both_runs(pair, classes, whole, self.seed):
                    assert x.shape == y.shape
                    compared += x.size
                    different += int((x != y).sum())
        return compared, different


def drawn(kind: str, random: Random) -> Program:
    """A random program of a kind, at small extents."""
    match kind:
        case "operators":
            return random_operators(random)
        case "fused":
            return random.choice(FUSED)
        case "cut":
            return cut_program(random)
        case _:
            return random_mugraphs(random, ragged=kind == "ragged")


def features(program: Program) -> frozenset[str]:
    """What a program holds of that which classes treat in ways of their own."""
    found = set[str]()
    graphs = [node for node in program.nodes if isinstance(node, GraphOp)]
    for node in (*program.nodes, *(inner for graph in graphs for inner in graph.body)):
        match node:
            case Apply():
                found |= {NAMES[node.op]} if node.op in NAMES else set()
            case Accumulate():
                found.add("concatenation" if node.dim is not None else f"{node.kind} over a loop")
            case GraphOp():
                found |= {RAGGED} if is_ragged(node) else set()
            case _:
                pass
    return frozenset(found | ({"two kernels"} if len(graphs) > 1 else set()))


def class_program(kind: str, random: Random) -> ClassProgram | None:
    """One draw of a kind; None when no sum of it has fewer classes than terms, which for small extents is frequent."""
    seed = random.randrange(1 << 30)
    try:
        small = decompose(drawn(kind, random))
        changed = mutant(small, random) if random.random() < 0.5 else None
        other = small if changed is None or interface(changed[1]) != interface(small) else decompose(changed[1])
        whole = normalize(small), normalize(other)
        whole = whole if kind == "cut" else enlarged(*whole, random)
        if any(sum(t.size for t in infer_program(p, memory=False)) > MOST_ELEMENTS for p in whole):
            return None
    except (IndexError, NoSmallerForm, ProgramError):  # A graph with nothing to read, or extents beyond a limit.
        return None
    holds = features(whole[0])
    if kind != "cut" and (kind == "ragged") != (RAGGED in holds):
        return None
    rooted = by_roots(whole[0]), by_roots(whole[1])
    found = [on_classes(*whole), on_classes(*rooted) if rooted != whole else None]
    pairs = tuple(pair for pair in found if pair is not None)
    holds |= ({ROOTS} if found[1] else set()) | ({CUT} if any(map(_cut, pairs)) else set())
    return ClassProgram(kind, holds, pairs, seed) if pairs else None


def _cut(pair: ClassPair) -> bool:
    """Whether a dimension of an input or output on classes is a part of one that is cut, or is cut."""
    parts = (part for tensor in (*pair.inputs, *pair.outputs) for dimension in tensor for part in dimension)
    return any(part.pieces or part.start for part in parts)
