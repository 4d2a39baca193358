"""The μGraphs in Mirage's checkpoint files, judged: `python bench/checkpoints.py FILE.json …`.

For each graph: its kernels, the verifier's verdict on whether it computes its program, and whether a search finds it in a space
that holds it: as many kernels, its grids and ranges of the for-loop, and the operators of its block graphs. Found is what has the
same canonical form, element types of intermediate tensors aside, as the graph, or as the graph with a composite accumulator spelled
in another order (a sum of a tile before the accumulator or after it).

The program of a file is that of the example whose name its own begins with (`gqa_bs8.json`: batch 8), or that of `--program`. A
graph's inputs may come in another order than the program's.

A file that Mirage's search saved says what its program is, and in which space it was found. There the search is asked for all of
that space that has no more kernels than the graphs. A graph is "found in another grid or loop" when it differs from what is found
only in those of a kernel that combines partial results (our search splits all of its tensors over the loop, or none). For one that
is not found, the line says what it stores that no program of our space stores.

Each graph is written as Triton too. Those with the same text run once, at full size, in Triton's interpreter where there is no GPU,
and check themselves against float64; `--no-run` leaves that out.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import permutations
from pathlib import Path
from re import findall as find_all
from re import search as search_text

from xdsl.context import Context
from xdsl.dialects.builtin import Builtin
from xdsl.dialects.func import Func, FuncOp
from xdsl.parser import Parser

from mirage_ir.canonical import CanonicalForm, canonical
from mirage_ir.decompose import decompose
from mirage_ir.dialects.bridge import program_from_func
from mirage_ir.dialects.mugraph import MuGraph
from mirage_ir.errors import MirageError
from mirage_ir.importers.checkpoint import CONFIG, SOURCE, graphs_of, inputs_of, program_of
from mirage_ir.importers.declared_space import saved_space
from mirage_ir.importers.json_file import CheckpointError, JsonValue, read_json
from mirage_ir.importers.partial_results import partial_results, tile_cuts
from mirage_ir.importers.records import read_operators
from mirage_ir.importers.tile_operators import operator_name
from mirage_ir.lowering.triton import emit_module
from mirage_ir.program import (
    NEW_DIM,
    REPLICATE,
    Accumulate,
    Apply,
    BodyNode,
    GraphOp,
    Load,
    Program,
    Store,
    make_attrs,
    numbered,
    operands,
    rename_values,
    results,
)
from mirage_ir.search.plan.generate import generate
from mirage_ir.search.space import Space
from mirage_ir.target import DEFAULT_TARGET, machine
from mirage_ir.verify.equivalence import Verifier

EXAMPLES = Path(__file__).parent.parent / "examples"
OTHER_SIZES = "found in another grid or loop"
LINEAR = frozenset({"sum", "scale"})
"""Operators of one value that accumulators commute with."""


# Programs.


def read_program(path: Path) -> Program:
    """The first function of an MLIR file."""
    context = Context()
    for dialect in (Builtin, Func, MuGraph):
        context.load_dialect(dialect)
    module = Parser(context, path.read_text(), str(path)).parse_module()
    return program_from_func(next(op for op in module.walk() if isinstance(op, FuncOp)))


def example_of(file: Path) -> Path:
    """The example that a checkpoint's name begins with. Raises `MirageError` when there is none."""
    batch = search_text(r"bs(\d+)", file.stem)
    suffix = "" if batch is None or batch[1] == "1" else f"_b{batch[1]}"
    names = sorted((p.stem for p in EXAMPLES.glob("*.mlir") if "_b" not in p.stem), key=len, reverse=True)
    for name in names:
        if file.stem.startswith(name):
            return next(p for p in (EXAMPLES / f"{name}{suffix}.mlir", EXAMPLES / f"{name}.mlir") if p.exists())
    raise MirageError(f"{file.name} is named after none of {', '.join(sorted(names))}: give --program")


def reordered(program: Program, order: Sequence[int]) -> Program:
    """The program whose i-th input is input `order[i]` of the given one."""
    place = {old: new for new, old in enumerate(order)}

    def moved(v: int) -> int:
        return place.get(v, v)

    nodes = tuple(replace(n, operands=tuple(map(moved, n.operands))) for n in program.nodes)
    outputs = tuple(map(moved, program.outputs))
    strides = program.strides or (None,) * len(order)
    inputs = tuple(program.inputs[i] for i in order)
    return Program(program.name, inputs, nodes, outputs, (), tuple(strides[i] for i in order))


# Spellings of composite accumulators.


def spellings(program: Program) -> set[CanonicalForm]:
    """The canonical forms of a program and of those that differ from it in the order of sums, scales and accumulators in a row."""
    found = {canonical(program, dtypes=False)}
    queue = [program]
    for known in queue:
        for position, node in enumerate(known.nodes):
            if isinstance(node, GraphOp):
                for body in _swapped(node):
                    nodes = (*known.nodes[:position], replace(node, body=body), *known.nodes[position + 1 :])
                    other = replace(known, nodes=nodes)
                    form = canonical(other, dtypes=False)
                    if form not in found:
                        found.add(form)
                        queue.append(other)
    return found


def _swapped(graph: GraphOp) -> Iterator[tuple[BodyNode, ...]]:
    """Bodies in which a linear operator or accumulator and the one that it alone reads have changed places."""
    definitions = {v: (i, n) for i, (v, n) in enumerate(numbered(len(graph.operands), graph.body))}
    readers: dict[int, int] = {}
    for node in graph.body:
        for v in operands(node):
            readers[v] = readers.get(v, 0) + (not isinstance(node, Load))
    for i, node in enumerate(graph.body):
        if not _linear(node):
            continue
        (below,) = operands(node)
        inner, first = definitions.get(below, (0, node))
        if _linear(first) and readers[below] == 1 and first != node:
            body = list(graph.body)
            (start,) = operands(first)
            body[inner] = rename_values(node, {below: start})
            body[i] = rename_values(first, {start: below})
            yield tuple(body)


def _linear(node: BodyNode) -> bool:
    return (isinstance(node, Apply) and node.op in LINEAR) or (
        isinstance(node, Accumulate) and node.kind == "sum" and node.shift is None
    )


# Judgements.


@dataclass(slots=True)
class Judge:
    """Judges graphs against one program. Isomorphic graphs are verified once, and one search serves all graphs of its space."""

    source: Program
    target: str
    verifier: Verifier
    own: Space | None = None
    order: tuple[int, ...] = ()
    verdicts: dict[CanonicalForm, tuple[str, tuple[int, ...]]] = field(
        default_factory=dict[CanonicalForm, tuple[str, tuple[int, ...]]]
    )
    found: dict[Space, tuple[set[CanonicalForm], set[CanonicalForm]]] = field(
        default_factory=dict[Space, tuple[set[CanonicalForm], set[CanonicalForm]]]
    )
    runs: dict[str, str] = field(default_factory=dict[str, str])

    def verdict(self, graph: Program) -> tuple[str, tuple[int, ...]]:
        """The verifier's words, and the order of the graph's inputs for which they hold."""
        form = canonical(graph)
        if form not in self.verdicts:
            self.verdicts[form] = self._verify(graph)
        return self.verdicts[form]

    def _verify(self, graph: Program) -> tuple[str, tuple[int, ...]]:
        wanted = [t.shape for t in self.source.inputs]
        orders = [o for o in permutations(range(len(graph.inputs))) if [graph.inputs[i].shape for i in o] == wanted]
        if not orders:
            return f"not equivalent: its inputs have shapes {[list(t.shape) for t in graph.inputs]}", ()
        orders.sort(key=lambda o: o != self.order)
        message = ""
        for order in orders:
            verdict = self.verifier.check(decompose(reordered(graph, order)))
            if verdict.equivalent:
                self.order = order
                return f"equivalent 2^{verdict.bound_log2:.0f}", order
            message = message or verdict.message
        return message, orders[0]

    def search(self, graph: Program, order: Sequence[int]) -> str:
        """Whether the search finds a graph whose inputs are in that order."""
        space = self.own or space_of(graph)
        if space not in self.found:
            started = time.perf_counter()
            generated = generate(decompose(self.source), space, machine(self.target))
            forms = {canonical(c, dtypes=False) for c in generated.candidates}
            self.found[space] = forms, {canonical(combined_whole(c), dtypes=False) for c in generated.candidates}
            seconds = time.perf_counter() - started
            ending = "exhausted" if generated.exhausted else "NOT exhausted"
            print(f"  searched {describe(space)}: {len(forms)} programs, {ending}, {seconds:.1f} s", flush=True)
        forms, whole = self.found[space]
        mine = reordered(graph, order)
        if not forms.isdisjoint(spellings(mine)):
            return "found"
        if self.own is not None and not whole.isdisjoint(spellings(combined_whole(mine))):
            return OTHER_SIZES
        return "NOT found"

    def triton(self, graph: Program, order: Sequence[int], run: bool) -> str:
        """How a graph does as a Triton module."""
        try:
            named = replace(reordered(graph, order), name="graph", input_names=self.source.input_names)
            text = emit_module(decompose(named), decompose(self.source), machine=machine(self.target))
        except MirageError as error:
            return f"no Triton: {error}"
        if not run:
            return "written"
        if text not in self.runs:
            self.runs[text] = run_module(text)
        return self.runs[text]


def run_module(text: str) -> str:
    """What a Triton module says of itself."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "module.py"
        path.write_text(text)
        done = subprocess.run([sys.executable, str(path)], capture_output=True, text=True)
    errors = [float(v) for v in find_all(r"largest relative error ([-+.e0-9]+)", done.stdout)]
    if done.returncode or not errors:
        return "FAILS as Triton: " + (done.stderr or done.stdout).strip().splitlines()[-1]
    return f"runs, error {max(errors):.1e}"


def combined_whole(program: Program) -> Program:
    """The program with each kernel that only combines partial results on whole tensors, a loop over parts being sums over them."""
    partial: set[int] = set()
    nodes = list(program.nodes)
    value = len(program.inputs)
    for position, node in enumerate(program.nodes):
        if isinstance(node, GraphOp):
            if partial.issuperset(node.operands) and {n.fmap for n in node.body if isinstance(n, Load)} <= {REPLICATE, 0}:
                nodes[position] = replace(node, grid=(1,), loop=1, body=tuple(map(_on_whole, node.body)))
            partial.update(value + i for i, store in enumerate(node.stores) if NEW_DIM in store.omap)
        value += results(node)
    return replace(program, nodes=tuple(nodes))


def _on_whole(node: BodyNode) -> BodyNode:
    match node:
        case Load():
            return Load(node.source, (REPLICATE,), REPLICATE)
        case Store():
            return Store(node.operand, (REPLICATE,), node.dtype)
        case Accumulate() if node.kind == "sum" and node.shift is None:
            return Apply("sum", (node.operand,), make_attrs({"dim": 0}))
        case _:
            return node


def peculiar(graph: JsonValue) -> str:
    """What the kernels of a μGraph store that those of our space do not: blocks' tiles side by side, but not as they were cut."""
    operators = read_operators(graph)
    partial = partial_results(operators)
    found: dict[str, None] = {}
    for block in (o.block for o in operators if o.block is not None):
        cuts = tile_cuts(block)
        for store in block.operators:
            if operator_name(store) == "output" and store.tensor is not None:
                for g, d in enumerate(store.map):
                    tile = cuts[store.inputs[0].guid]
                    if d != REPLICATE and block.grid[g] > 1 and g not in tile[d] and store.tensor.guid not in partial:
                        found["rows stored side by side" if any(g in c for c in tile) else "a copy for each block"] = None
    return ", ".join(found)


def space_of(graph: Program) -> Space:
    """A small space that holds a graph: two kernels that share a reduction are cut from one, whose operators count together."""
    kernels = [n for n in graph.nodes if isinstance(n, GraphOp)]
    ops: dict[str, None] = {}
    for kernel in kernels:
        for node in kernel.body:
            if isinstance(node, Apply):
                ops[node.op] = None
            elif isinstance(node, Accumulate):
                ops[f"accumulate {node.kind}"] = None
    options = {
        "operators": sorted(ops),
        "max_block_ops": sum(isinstance(n, Apply | Accumulate) for k in kernels for n in k.body),
        "max_kernels": graph.kernels,
        "max_inputs": max(len(k.operands) for k in kernels),
        "max_outputs": max(len(k.stores) for k in kernels),
        "griddims": sorted({k.grid for k in kernels}),
        "franges": sorted({k.loop for k in kernels}),
        "top": None,
    }
    return Space.of(options)


def own_space(content: JsonValue, records: Sequence[JsonValue]) -> Space:
    """The space that a saved search declares, as far as it has no more kernels than the graphs."""
    declared = saved_space(content.field(CONFIG)) if content.has(CONFIG) else {}
    most = max((sum(o.name not in ("kn_input_op", "kn_output_op") for o in read_operators(r)) for r in records), default=1)
    return Space.of({**declared, "max_kernels": most, "top": None})


def describe(space: Space) -> str:
    grids = " ".join("x".join(map(str, g)) for g in space.griddims or ())
    block_ops = "" if space.max_block_ops is None else f" {space.max_block_ops} block operators,"
    return f"{space.max_kernels} kernels,{block_ops} grids {grids}, loops {space.franges}"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    parser.add_argument("--program", type=Path, metavar="MLIR", help="what all graphs should compute")
    parser.add_argument("--target", default=DEFAULT_TARGET)
    parser.add_argument(
        "--no-verify", action="store_true", help="take every graph for equivalent, its inputs in the program's order"
    )
    parser.add_argument("--no-search", action="store_true", help="do not search")
    parser.add_argument("--no-run", action="store_true", help="write Triton modules, but do not run them")
    parser.add_argument("--graphs", type=int, metavar="N", help="only the first N graphs of each file")
    options = parser.parse_args(arguments)
    totals: list[str] = []
    for file in options.files:
        counts = dict.fromkeys(("graphs", "equivalent", "not", "unsupported", "found", OTHER_SIZES, "Triton"), 0)
        content = read_json(str(file))
        records = graphs_of(content)[: options.graphs]
        inputs: tuple[int, ...] = ()
        own = None
        if content.has(SOURCE):
            source, inputs = program_of(content.field(SOURCE), SOURCE), inputs_of(content.field(SOURCE))
            own = own_space(content, records)
        else:
            source = read_program(options.program or example_of(file))
        judge = Judge(source, options.target, Verifier(decompose(source)), own)
        for i, record in enumerate(records):
            counts["graphs"] += 1
            try:
                graph = program_of(record, f"graph_{i}", inputs)
            except CheckpointError as error:
                counts["unsupported"] += 1
                print(f"{file.stem:14} {i:3}  unsupported: {error}", flush=True)
                continue
            words, order = ("", tuple(range(len(graph.inputs)))) if options.no_verify else judge.verdict(graph)
            if words:
                counts["not" if words.startswith("not") else "equivalent"] += 1
            found = "" if options.no_search or not order else judge.search(graph, order)
            if found in counts:
                counts[found] += 1
            elif found and (what := peculiar(record)):
                found += f" ({what})"
            triton = judge.triton(graph, order, not options.no_run) if order else ""
            counts["Triton"] += triton.startswith(("written", "runs"))
            print(f"{file.stem:14} {i:3}  {graph.kernels} kernels  {words}  {found}  {triton}", flush=True)
        totals.append(f"{file.stem:14} " + "  ".join(f"{name} {n}" for name, n in counts.items()))
    print("\n".join(totals))


if __name__ == "__main__":
    main()
