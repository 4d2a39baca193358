"""The contractions of a program: where products, sums, transposes and reshapes together are one einsum, in the best order.

A value is read as a sum of products off the operators below it: each dimension is a list of index *atoms* (a reshape
that merges two dimensions makes a list of two, one that splits a dimension splits its atom), a product of matrices sums an atom
that both have, an element-wise product unites atoms. A value that is used more than once, or comes from another operator, is an
operand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from math import prod
from typing import TypeAlias

from mirage_ir.check import infer_program
from mirage_ir.decompose import Decomposed
from mirage_ir.ops import operator, signature_of
from mirage_ir.ops.einsum import in_shape, multiply_in_order, with_constants
from mirage_ir.program import Apply, Program, Shape, numbered
from mirage_ir.saturate.contraction.equation import Equation
from mirage_ir.saturate.contraction.order import Order, best_order
from mirage_ir.saturate.writer import ProgramWriter

AxisAtoms: TypeAlias = tuple[int, ...]
"""The atoms of a dimension, outermost first; none for extent 1."""
FEWEST_OPERANDS = 3
"""Operands of a contraction, at least: two have only one order."""
LETTERS = 0x100


@dataclass(frozen=True, slots=True)
class Form:
    """A sum of products: operands (values of the program) with their atoms, the atoms of the result's dimensions, constants, and
    the multiplications that the program spends on it."""

    factors: tuple[tuple[int, tuple[AxisAtoms, ...]], ...]
    axes: tuple[AxisAtoms, ...]
    scales: tuple[float, ...] = ()
    written: int = 0

    def substituted(self, atoms: Mapping[int, AxisAtoms]) -> Form:
        def axis(old: AxisAtoms) -> AxisAtoms:
            return tuple(new for atom in old for new in atoms.get(atom, (atom,)))

        factors = tuple((value, tuple(map(axis, axes))) for value, axes in self.factors)
        return replace(self, factors=factors, axes=tuple(map(axis, self.axes)))


class Mismatch(Exception):
    """Two dimensions whose atoms do not fit together: the operands are taken as they are, or the operator is."""


@dataclass(frozen=True, slots=True)
class Region:
    """A contraction whose order matters.

    `root` is its value; `extents` belong to its atoms.
    """

    root: int
    form: Form
    extents: Shape
    equation: Equation
    order: Order

    @property
    def saves(self) -> bool:
        """Whether its best order takes fewer multiplications than the program."""
        return self.order.cost.multiplications < self.form.written


def reordered(program: Decomposed) -> tuple[Decomposed, tuple[Region, ...]]:
    """The program with each contraction in its best order where that saves multiplications, and which these are."""
    reader = _Reader(program)
    regions = tuple(r for r in reader.regions() if r.saves)
    if not regions:
        return program, ()
    by_root = {r.root: r for r in regions}
    writer = ProgramWriter(program)
    names = dict(enumerate(range(len(program.inputs))))

    def write(value: int) -> int:
        if value not in names:
            region = by_root.get(value)
            if region is None:
                node = reader.nodes[value]
                names[value] = writer.add(Apply(node.op, tuple(map(write, node.operands)), node.attrs))
            else:
                names[value] = _written(writer, region, [write(v) for v, _ in region.form.factors], reader.shapes[value])
        return names[value]

    return writer.program([write(v) for v in program.outputs]), regions


def _written(writer: ProgramWriter, region: Region, operands: list[int], shape: Shape) -> int:
    """The value of a region, in its best order."""
    axes = [axes for _, axes in region.form.factors]
    extents = (tuple(region.extents[atom] for axis in a for atom in axis) for a in axes)
    values = [in_shape(writer.emit, writer.shape, v, e) for v, e in zip(operands, extents, strict=True)]
    values = with_constants(writer.emit, writer.shape, values, region.form.scales)
    terms, right = list(map(_letters, axes)), _letters(region.form.axes)
    result = multiply_in_order(writer.emit, values, terms, right, dict(region.equation.extents), region.order.path)
    return in_shape(writer.emit, writer.shape, result, shape)


def _letters(axes: Iterable[AxisAtoms]) -> str:
    return "".join(chr(LETTERS + atom) for axis in axes for atom in axis)


def _is_piece(node: Apply) -> bool:
    """Whether a contraction may contain an operator: einsum notation writes it, with each operand once."""
    row = operator(node.op)
    return row.factors == row.arity


class _Reader:
    """Reads the contractions of one program."""

    def __init__(self, program: Program) -> None:
        first = len(program.inputs)
        self.shapes = [t.shape for t in infer_program(program)]
        self.nodes = {v: node for v, node in numbered(first, program.nodes) if isinstance(node, Apply)}
        uses = Counter((*(v for node in program.nodes for v in node.operands), *program.outputs))
        pieces = {v: node for v, node in self.nodes.items() if _is_piece(node)}
        self.inner = {v for user in pieces.values() for v in user.operands if uses[v] == 1 and v in pieces}
        self.roots = [v for v in pieces if v not in self.inner and uses[v]]
        self._extents: list[int] = []

    def regions(self) -> Iterator[Region]:
        """The contractions of the program that have an order to choose."""
        waiting = list(self.roots)
        for root in waiting:
            self._extents = []
            try:
                form = self._apply(root)
            except Mismatch:
                leaves = self.nodes[root].operands
            else:
                leaves = tuple(value for value, _ in form.factors)
                region = self._region(root, form)
                if region is not None:
                    yield region
            waiting += (v for v in leaves if v in self.inner)  # They were taken as they are.

    def _region(self, root: int, form: Form) -> Region | None:
        if len(form.factors) < FEWEST_OPERANDS:
            return None
        terms = [_letters(axes) for _, axes in form.factors]
        if any(len(set(term)) < len(term) for term in terms):
            return None
        extents = {chr(LETTERS + a): n for a, n in enumerate(self._extents) if any(chr(LETTERS + a) in term for term in terms)}
        equation = Equation(tuple(map(frozenset, terms)), frozenset(_letters(form.axes)), extents)
        return Region(root, form, tuple(self._extents), equation, best_order(equation))

    def _multiplications(self, value: int) -> int:
        node = self.nodes[value]
        if len(node.operands) == 1:
            return 0
        signature = signature_of(node, [self.shapes[v] for v in node.operands])
        return prod(self.shapes[value]) * prod(label.extent for label in signature.bound)

    def _fresh(self, extent: int) -> int:
        self._extents.append(extent)
        return len(self._extents) - 1

    def _leaf(self, value: int) -> Form:
        axes = tuple((self._fresh(extent),) if extent > 1 else () for extent in self.shapes[value])
        return Form(((value, axes),), axes)

    def _form(self, value: int) -> Form:
        try:
            return self._apply(value) if value in self.inner else self._leaf(value)
        except Mismatch:
            return self._leaf(value)

    def _apply(self, value: int) -> Form:
        """The form of a value by its operator. Where atoms do not fit, its operands are taken as they are. Raises `Mismatch` when
        they do not fit then either, as in a reshape of 6x4 to 4x6."""
        node = self.nodes[value]
        forms = [self._form(v) for v in node.operands]
        try:
            form = self._meaning(value, forms)
        except Mismatch:
            forms = [self._leaf(v) for v in node.operands]
            form = self._meaning(value, forms)
        return replace(form, written=sum(f.written for f in forms) + self._multiplications(value))

    def _meaning(self, value: int, forms: list[Form]) -> Form:
        node = self.nodes[value]
        signature = signature_of(node, [self.shapes[v] for v in node.operands])
        if signature.regroupings:
            return self._regrouped(forms[0], self.shapes[value])
        if len(forms) == 2:
            x, y = forms
            together = [dict(label.along) for label in (*signature.bound, *reversed(signature.kept))]
            forms = [*self._unified(x, y, [(dims[0], dims[1]) for dims in together if len(dims) == 2])]
        axes: list[AxisAtoms] = []
        for label in signature.kept:
            same = (forms[o].axes[d] for o, d in label.along)
            axes.append(next((axis for axis in same if axis), ()))
        own = node.attr().get("value")
        scales = sum((form.scales for form in forms), ())
        scales = (*scales, own) if isinstance(own, float) else scales
        return Form(sum((form.factors for form in forms), ()), tuple(axes), scales)

    def _unified(self, x: Form, y: Form, pairs: list[tuple[int, int]]) -> tuple[Form, Form]:
        """Both with the same atoms in each pair of dimensions, unless one has extent 1 there."""
        for i, j in pairs:
            n = 0
            while x.axes[i] and y.axes[j] and n < max(len(x.axes[i]), len(y.axes[j])):
                if n >= min(len(x.axes[i]), len(y.axes[j])):
                    raise Mismatch
                a, b = x.axes[i][n], y.axes[j][n]
                big, small = self._extents[a], self._extents[b]
                if big == small:
                    y = y.substituted({b: (a,)})
                    n += 1
                elif big % small == 0:
                    x = x.substituted({a: self._split(a, small)})
                elif small % big == 0:
                    y = y.substituted({b: self._split(b, big)})
                else:
                    raise Mismatch
        return x, y

    def _split(self, atom: int, outer: int) -> AxisAtoms:
        return self._fresh(outer), self._fresh(self._extents[atom] // outer)

    def _regrouped(self, x: Form, shape: Shape) -> Form:
        position = 0
        axes: list[AxisAtoms] = []
        for extent in shape:
            taken: list[int] = []
            missing = extent
            while missing > 1:
                atoms = [atom for axis in x.axes for atom in axis]
                atom = atoms[position]
                have = self._extents[atom]
                if missing % have == 0:
                    taken.append(atom)
                    missing //= have
                    position += 1
                elif have % missing == 0:
                    x = x.substituted({atom: self._split(atom, missing)})
                else:
                    raise Mismatch
            axes.append(tuple(taken))
        return replace(x, axes=tuple(axes))
