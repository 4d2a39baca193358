"""How one program follows from another, law by law.

egglog says that two terms are equal and not why. The e-graph is asked to record every use of a law: which class it was used in,
and for which classes and attributes. A use is an edge between two members of its class, and what a law needs below them are again
members of classes. So a chain is put together from the top: from the member that a term has to the one that it should have along
the shortest way of edges; before each, the operands are brought into the form that the law wants, in the same manner; then the
operands of the result.

A chain is a claim about every step: whoever shows it asks the verifier.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import chain, islice
from typing import TypeAlias

from mirage_ir.decompose import Decomposed
from mirage_ir.program import Apply, Program, numbered
from mirage_ir.saturate.egraph import INPUT, ClassId, ENode, Saturated, Use, bottom_up, enode, write_node
from mirage_ir.saturate.laws.law import evaluate
from mirage_ir.saturate.laws.terms import LawTerm, Pattern, Var
from mirage_ir.saturate.laws.vocabulary import VALUE, attributes_of
from mirage_ir.saturate.writer import ProgramWriter

DEPTH = 40
"""Preparations within preparations, at most."""
STEPS = 400
"""Rewrites in one way from a member to another, at most."""
AT_ONCE = 4
"""Ways to bring a member to the top that are compared; the one that leaves the fewest operands to change comes first."""
ATTEMPTS = 20_000
"""Attempts to bring a member to the top of a term, in one explanation."""


@dataclass(frozen=True, slots=True)
class LawStep:
    """One use of a law: its name, whether it is read from left to right, and the program after it."""

    law: str
    forward: bool
    program: Decomposed


@dataclass(frozen=True, eq=False)
class EGraphTerm:
    """A term of the e-graph, each distinct one once: a member of a class over terms."""

    of: ClassId
    node: ENode
    operands: tuple[EGraphTerm, ...]


@dataclass(frozen=True, slots=True)
class Edge:
    """A way from one member of a class to another, `end`: a use of a law, or a whole term that is known to be equal to another."""

    end: ENode | None
    use: Use | None = None
    forward: bool = True
    whole: tuple[str, EGraphTerm, EGraphTerm] | None = None


@dataclass(frozen=True, slots=True)
class Rewrite:
    """That a law turns one term into another."""

    law: str
    forward: bool
    old: EGraphTerm
    new: EGraphTerm


Busy: TypeAlias = frozenset[tuple[EGraphTerm, ENode]]
"""The terms that are being brought to a member: a chain does not prepare for itself."""
Way: TypeAlias = tuple[EGraphTerm, list[Rewrite]]
"""A term, and the rewrites that lead to it."""


class NoChain(Exception):
    """No chain was found."""


def explain(saturated: Saturated, equal: Sequence[tuple[str, Program]], target: Program) -> tuple[LawStep, ...] | None:
    """The steps from the source of an e-graph, saturated with `record`, to an equal program in it; None when there is no chain.

    `equal` are further programs that the e-graph was given, each with the name of the law that makes it equal to the source.
    """
    try:
        return tuple(_Explanation(saturated, equal).steps(target))
    except (NoChain, RecursionError):
        return None


class _Explanation:
    def __init__(self, saturated: Saturated, equal: Sequence[tuple[str, Program]]) -> None:
        self.saturated = saturated
        self.class_of = {node: c for c, members in saturated.classes.items() for node in members}
        self._terms: dict[tuple[ENode, tuple[EGraphTerm, ...]], EGraphTerm] = {}
        self._smallest: dict[ClassId, EGraphTerm] = {}
        self.attempts = 0
        self.source = self.read(saturated.source)
        self.edges: defaultdict[ENode, list[Edge]] = defaultdict(list)
        for name, program in equal:
            for one, other in zip(self.source, self.read(program), strict=True):
                self.edges[one.node].append(Edge(other.node, whole=(name, one, other)))
                self.edges[other.node].append(Edge(one.node, forward=False, whole=(name, other, one)))
        for use in saturated.uses:
            self._add_use(use)

    def steps(self, target: Program) -> Iterator[LawStep]:
        goal, state = self.read(target), self.source
        shown = self._program(state)
        for _ in range(len(goal) + 3):
            if state == goal:
                return
            place = next(i for i, (one, other) in enumerate(zip(state, goal, strict=True)) if one is not other)
            for rewrite in self.transform(state[place], goal[place], frozenset()):
                state = tuple(self._substituted(term, rewrite.old, rewrite.new, {}) for term in state)
                program = self._program(state)
                if program != shown:
                    yield LawStep(rewrite.law, rewrite.forward, program)
                shown = program
        if state != goal:
            raise NoChain

    # Terms.

    def term(self, node: ENode, operands: tuple[EGraphTerm, ...]) -> EGraphTerm:
        key = node, operands
        if key not in self._terms:
            if node not in self.class_of:
                raise NoChain
            self._terms[key] = EGraphTerm(self.class_of[node], node, operands)
        return self._terms[key]

    def read(self, program: Program) -> tuple[EGraphTerm, ...]:
        """The outputs of a program as terms."""
        terms = [self.term(ENode(INPUT, (), (i,)), ()) for i in range(len(program.inputs))]
        for _, node in numbered(len(program.inputs), program.nodes):
            assert isinstance(node, Apply)
            operands = tuple(terms[v] for v in node.operands)
            terms.append(self.term(enode(node, [t.of for t in operands], self.saturated.types), operands))
        return tuple(terms[v] for v in program.outputs)

    def smallest(self, c: ClassId) -> EGraphTerm:
        """A term of a class: one with few operators."""
        if not self._smallest:
            for of, (first, *_) in bottom_up(self.saturated.classes, self.saturated.classes):
                self._smallest[of] = self.term(first, tuple(self._smallest[o] for o in first.operands))
        if c not in self._smallest:
            raise NoChain
        return self._smallest[c]

    def _substituted(self, term: EGraphTerm, old: EGraphTerm, new: EGraphTerm, known: dict[EGraphTerm, EGraphTerm]) -> EGraphTerm:
        if term is old:
            return new
        if term not in known:
            operands = tuple(self._substituted(o, old, new, known) for o in term.operands)
            known[term] = term if operands == term.operands else self.term(term.node, operands)
        return known[term]

    def _program(self, terms: Sequence[EGraphTerm]) -> Decomposed:
        writer = ProgramWriter(self.saturated.source)
        values: dict[EGraphTerm, int] = {}

        def write(term: EGraphTerm) -> int:
            if term not in values:
                values[term] = write_node(writer, term.node, [write(o) for o in term.operands])
            return values[term]

        return writer.program([write(t) for t in terms])

    # Laws.

    def _add_use(self, use: Use) -> None:
        try:
            one, other = (self._located(side, use) for side in use.law.sides)
        except NoChain:
            return
        if isinstance(one, ENode):
            self.edges[one].append(Edge(other if isinstance(other, ENode) else None, use))
        if isinstance(other, ENode) and isinstance(one, ENode):
            self.edges[other].append(Edge(one, use, forward=False))

    def _located(self, pattern: LawTerm, use: Use) -> ENode | ClassId:
        """The member of a class that a side of a law is, or the class when it is any member."""
        if isinstance(pattern, Var):
            return use.tensors[pattern.name]
        below = [self._located(o, use) for o in pattern.operands]
        operands = tuple(self.class_of[b] if isinstance(b, ENode) else b for b in below)
        node = ENode(pattern.op, operands, self._attributes(pattern, use))
        if node not in self.class_of:
            raise NoChain
        return node

    def _attributes(self, pattern: Pattern, use: Use) -> tuple[int | Fraction, ...]:
        types = self.saturated.types
        shapes = {name: types[c].shape for name, c in use.tensors.items() if c in types}
        values = zip(attributes_of(pattern.op), (evaluate(e, shapes, use.attributes) for e in pattern.expressions()), strict=True)
        return tuple(Fraction(v) if name == VALUE else int(v) for name, v in values)

    # Chains.

    def transform(self, term: EGraphTerm, goal: EGraphTerm, busy: Busy) -> list[Rewrite]:
        """The rewrites that turn a term into another of its class."""
        if term is goal:
            return []
        if term.of != goal.of:
            raise NoChain
        ways = self._ways(term, goal.node, busy)
        some = list(islice(ways, AT_ONCE))
        some.sort(key=lambda way: sum(o is not w for o, w in zip(way[0].operands, goal.operands, strict=True)))
        for now, done in chain(some, ways):
            try:
                for i, wanted in enumerate(goal.operands):
                    below = self.transform(now.operands[i], wanted, busy)
                    done += below
                    for rewrite in below:
                        now = self._substituted(now, rewrite.old, rewrite.new, {})
            except NoChain:
                continue
            if now is goal:
                return done
        raise NoChain

    def bring(self, term: EGraphTerm, node: ENode, busy: Busy) -> Way:
        """The term with `node` at its top, and the rewrites that lead there."""
        way = next(self._ways(term, node, busy), None)
        if way is None:
            raise NoChain
        return way

    def _ways(self, term: EGraphTerm, node: ENode, busy: Busy) -> Iterator[Way]:
        """All that `bring` may return, one by one."""
        if term.node == node:
            yield term, []
            return
        self.attempts += 1
        if (term, node) in busy or len(busy) > DEPTH or self.attempts > ATTEMPTS:
            return
        busy |= {(term, node)}
        for path in self._paths(term.node, node):
            now, done = term, list[Rewrite]()
            try:
                for edge in path:
                    now, more = self._along(now, edge, busy)
                    done += more
                    if len(done) > STEPS:
                        raise NoChain
                if now.node != node:
                    now, more = self.bring(now, node, busy)
                    done += more
            except NoChain:
                continue
            yield now, done

    def _paths(self, start: ENode, end: ENode) -> Iterator[list[Edge]]:
        """Ways from one member of a class to another, or to whatever a law says of the last on the way: the short ones first, one
        for each first edge, and one for each member that it may end with."""
        for first in self.edges.get(start, ()):
            if first.end is None or first.end == end:
                yield [first]
        met = {start, end}
        queue = deque([(start, list[Edge]())])
        while queue:
            node, way = queue.popleft()
            for edge in self.edges.get(node, ()):
                if node != start and (edge.end is None or edge.end == end):
                    yield [*way, edge]
                if edge.end is not None and edge.end not in met:
                    met.add(edge.end)
                    queue.append((edge.end, [*way, edge]))

    def _along(self, term: EGraphTerm, edge: Edge, busy: Busy) -> Way:
        """The term after an edge, and the rewrites: first of its operands, then of the edge itself."""
        if edge.whole is not None:
            name, old, new = edge.whole
            before = self.transform(term, old, busy) if term is not old else []
            return new, [*before, Rewrite(name, edge.forward, old, new)]
        assert edge.use is not None
        use = edge.use
        here, there = use.law.sides if edge.forward else use.law.sides[::-1]
        bound: dict[str, EGraphTerm] = {}
        ready, done = self._matched(term, here, use, bound, busy)
        result = self._built(there, use, bound)
        return result, [*done, Rewrite(use.law.name, edge.forward, ready, result)]

    def _matched(self, term: EGraphTerm, pattern: LawTerm, use: Use, bound: dict[str, EGraphTerm], busy: Busy) -> Way:
        """The term in the form of a side of a law, whose tensors are bound to what stands there."""
        if isinstance(pattern, Var):
            if pattern.name not in bound:
                bound[pattern.name] = term
                return term, []
            return bound[pattern.name], self.transform(term, bound[pattern.name], busy)
        node = self._located(pattern, use)
        assert isinstance(node, ENode)
        now, done = self.bring(term, node, busy)
        operands = list(now.operands)
        for i, below in enumerate(pattern.operands):
            operands[i], more = self._matched(operands[i], below, use, bound, busy)
            done += more
        return self.term(now.node, tuple(operands)), done

    def _built(self, pattern: LawTerm, use: Use, bound: dict[str, EGraphTerm]) -> EGraphTerm:
        if isinstance(pattern, Var):
            if pattern.name not in bound:
                c = use.tensors[pattern.name]
                bound[pattern.name] = self._own(c) or self.smallest(c)
            return bound[pattern.name]
        node = self._located(pattern, use)
        assert isinstance(node, ENode)
        return self.term(node, tuple(self._built(o, use, bound) for o in pattern.operands))

    def _own(self, c: ClassId) -> EGraphTerm | None:
        """The term that the source itself has for a class."""
        waiting, met = list(self.source), set[EGraphTerm]()
        while waiting:
            term = waiting.pop()
            if term.of == c:
                return term
            if term not in met:
                met.add(term)
                waiting += term.operands
        return None
