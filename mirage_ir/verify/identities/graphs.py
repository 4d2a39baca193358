"""Rewriting of a graph-defined operator: the further operands that it may load, and its results by the parts that it stores."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import TypeAlias

from mirage_ir.absence import Absence, of_thread_graph
from mirage_ir.check import absences
from mirage_ir.program import Apply, DType, GraphOp, Shape, Stage, Store, TensorType, results
from mirage_ir.verify.identities import factors, signs, stores
from mirage_ir.verify.identities.body import ONCE, ONE, Factor, Operands, RewrittenBody, StoredResult, Terms
from mirage_ir.verify.identities.expansions import LOADED_FUNCTIONS, expands
from mirage_ir.verify.identities.stores import StoredPart, StoredTerm
from mirage_ir.verify.identities.sums import add_terms, sum_of

FunctionMaker: TypeAlias = Callable[[RewrittenBody, str, int], int]
"""Makes "exp" or "log" of a value of a body."""


def add_graph(
    body: RewrittenBody,
    graph: GraphOp,
    types: Sequence[TensorType],
    stored: Sequence[Shape],
    function: FunctionMaker,
    absent: Sequence[Absence] = (),
) -> list[int]:
    """Adds a graph-defined operator, rewritten, with operands of these types, that stores tensors of these shapes.

    In a graph with absent entries, `absent` says which entries of the results are.

    The terms and functions of operands that it loads come before it; `function` makes the latter. Where it stores a sum, it
    also stores the terms. The body is rewritten with all functions of operands, to see which ones it loads, and then with
    these alone.
    """
    every, given = _given(body, graph)
    most = body.rewritten(graph, types, given)
    demanded = sorted(most.body.demanded)
    functions = [function(body, f, every[i]) for i, f in demanded]
    operands = (*every, *functions)
    numbers = _numbers(body, operands)
    least = most
    if demanded != given.functions or numbers.keys() != given.numbers.keys():
        least = body.rewritten(graph, types, replace(given, functions=demanded, numbers=numbers))
    copies = [stores.copied(least, store, least.names[store.operand]) for store in graph.stores]
    terms = [stores.store_terms(least, store) for store in graph.stores]
    first = body.values
    stage = max(map(body.stage, operands), default=Stage.INVARIANT)
    made = replace(graph, operands=operands, body=tuple(least.body.nodes))
    body.add(made)
    if body.ragged:
        given_absent = [body.absence(v) for v in operands]
        new_absent = of_thread_graph(made, absences(made, [TensorType(body.shapes[v], DType.f32) for v in operands], given_absent))
        body.absent.update(enumerate(new_absent, first))
    kinds = [TensorType(body.shapes[v], DType.f32) for v in operands]
    for part in (part for stored_terms in terms for parts, _ in stored_terms for part, _ in parts if part.copy is None):
        body.definitions[first + part.number] = stores.known(least, made, kinds, part.number, part.value)
    out: list[int] = []
    for i, store in enumerate(graph.stores):
        body.definitions[first + i] = stores.known(most, graph, types, i, most.names[store.operand])
        body.shapes[first + i], body.stages[first + i] = stored[i], stage
        number = least.body.combination(value := least.names[store.operand])
        if not number.keys() - {ONE} and signs.total(least.body, value):
            body.combinations[first + i] = number
        copy = copies[i]
        whole = _from_terms(body, terms[i], operands, first, stored[i]) if terms[i] else None
        if whole is not None and (not absent or body.absence(whole) == absent[i]):
            out.append(whole)
        elif copy is not None and body.shapes[operands[copy]] == stored[i] and not (absent and any(absent[i])):
            out.append(operands[copy])
        else:
            out.append(first + i)
    return out


def _given(body: RewrittenBody, graph: GraphOp) -> tuple[list[int], Operands]:
    """The values that a graph may load, and facts about them."""
    every, sums, products = _parts(body, graph.operands)
    wholes = [(i, v) for i, v in enumerate(every) if i not in sums and i not in products]
    stage = max(map(body.stage, every), default=Stage.INVARIANT)
    return every, Operands(
        len(graph.operands),
        [body.shapes[v] for v in every],
        level=graph.level,
        loop=graph.loop,
        graph=graph,
        absent=[body.absence(v) for v in every] if body.ragged else (),
        positive=frozenset(i for i, v in enumerate(every) if signs.positive(body, v)),
        never_negative=frozenset(i for i, v in enumerate(every) if signs.never_negative(body, v)),
        vanishing=frozenset(i for i, v in enumerate(every) if signs.vanishes(body, v)),
        piecewise=frozenset(i for i, v in enumerate(every) if signs.piecewise(body, v)),
        total=frozenset(i for i, v in enumerate(every) if signs.total(body, v)),
        latest=frozenset(i for i, v in enumerate(every) if body.stage(v) is stage),
        functions=[(i, f) for f in LOADED_FUNCTIONS for i, v in wholes if expands(body, f, v)],
        sums=sums,
        products=products,
        numbers=_numbers(body, every),
    )


def _numbers(body: RewrittenBody, values: Sequence[int]) -> dict[int, Fraction]:
    """The numbers that some of these values are in all entries, by their places."""
    combinations = ((i, v, body.combination(v)) for i, v in enumerate(values))
    return {i: terms.get(ONE, Fraction(0)) for i, v, terms in combinations if not terms.keys() - {ONE} and signs.total(body, v)}


def _parts(body: RewrittenBody, values: Sequence[int]) -> tuple[list[int], dict[int, Terms], dict[int, Sequence[Factor]]]:
    """Operands, followed by terms and factors of them; the sums and products of these that operands are.

    Only parts with as many dimensions as the whole count.
    """
    every, sums, products = list(values), dict[int, Terms](), dict[int, Sequence[Factor]]()
    shapes = body.shapes

    def number(value: int) -> int:
        if value not in every:
            every.append(value)
        return every.index(value)

    def as_many_dimensions(whole: int, parts: Sequence[int]) -> bool:
        return all(len(shapes[v]) == len(shapes[whole]) for v in parts)

    for i, v in enumerate(values):
        combination = body.combination(v)
        bases = [b for b in combination if b != ONE]
        if bases and combination.keys() != {v} and as_many_dimensions(v, bases):
            sums[i] = {b if b == ONE else number(b): times for b, times in combination.items()}
    for i, v in list(enumerate(every)):
        parts = factors.as_product(body, v) if i not in sums else []
        if len(parts) > 1 and as_many_dimensions(v, [p for p, _ in parts]):
            products[i] = [(number(p), divided) for p, divided in parts]
    return every, sums, products


def _from_terms(body: RewrittenBody, terms: Sequence[StoredTerm], operands: Sequence[int], first: int, shape: Shape) -> int:
    """The value of this shape that the results of a graph, from number `first` on, make as these terms."""
    total: Terms = {}
    for parts, times in terms:
        product: int | None = None
        for part, divided in parts:
            value = operands[part.copy] if part.copy is not None else _from_part(body, part, first)
            product = value if product is None else body.times(product, value, divided)
        add_terms(total, {ONE: ONCE} if product is None else body.parts(product), times)
    value = sum_of(body, total, shape, None)
    return value if body.shapes[value] == shape else body.apply("broadcast", value, shape=shape)


def _from_part(body: RewrittenBody, part: StoredPart, first: int) -> int:
    """A part that is stored, once where it has copies."""
    value = first + part.number
    body.shapes[value], body.stages[value] = part.shape, body.stages[first]
    for d in part.copies:
        value = body.apply("slice", value, dim=d, start=0, stop=1)
    return value


def storing(function: str, stored: StoredResult) -> GraphOp:
    """The graph with one store only: a function of the value that it stored."""
    graph = stored.graph
    store = graph.stores[stored.store]
    body = [node for node in graph.body if not isinstance(node, Store)]
    value = len(graph.operands) + sum(map(results, body))
    return replace(graph, body=(*body, Apply(function, (store.operand,)), replace(store, operand=value)))
