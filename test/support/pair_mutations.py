"""Random mistakes that take a source and a program together: what the source computes elsewhere, or for nothing, is of no help.

| kind | the source, and the program | the mistake in the program |
|---|---|---|
| dead code | one or both compute something that nothing uses, often a partial function | a small mistake of `mutations` |
| outputs | both have one to three further outputs | a small mistake, two outputs exchanged, one output's value in another |
| f cancelled, nowhere | as they are | x·f(y)/f(y) or x + f(y) − f(y) for x: f is sqrt, log, pow, rsqrt or a user's |
| f cancelled, dead code | the source computes f(y) for nothing | the same |
| f cancelled, other output | both have f(y) as an output | the same, in another output |
| f cancelled, other entries | both use f of y shifted, reversed, transposed or of one row | the same, of y |
| zero divisor | as they are, or with the divisor in another output | x·g/g where g is zero on an open set: relu, clamp, max y − y |
| equal terms | Σ of n equal terms | a factor of n ± k·p or n ± 1 |
| fraction | a factor a/b | another one: b/a, a/(b + 1), (a·n + 1)/(b·n) |
| false law | as they are | one of `false_laws`, which nearly hold |
| multiple of p | a constant c = a/b, or none | (a + k·p)/b, or a factor 1 + k·p or 1 + p·q·…, or a term k·p put in; a/p |

What comes out need be neither well formed nor wrong. Two programs with one new output each have it in the same place.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from random import Random
from typing import Protocol

from edit import Line, Lines, Place, apply, places
from false_laws import FALSE_LAWS
from mutations import MUTATIONS, well_formed
from real_points import REGISTERED

from mirage_ir.check import infer_program, node_type
from mirage_ir.errors import ProgramError
from mirage_ir.ops.constants import exact
from mirage_ir.program import Accumulate, Apply, Attr, Level, Load, Program, Shape, Store, make_attrs, rename_values

Pair = tuple[Program, Program]
Mistake = Callable[[Program, Program, Random], Pair | None]

PARTIAL = ("sqrt", "log", "rsqrt", "pow", REGISTERED)
FORMS = ("mul div", "div mul", "ratio", "add sub", "sub add", "zero")
BEFORE = (
    *("as it is",) * 8,
    *("+ 1/2", "- 1/4", "+ 1", "negated", "doubled", "square", "square - 1/2", "exp", "-exp", "exp - 1", "log(1 + exp)"),
    *("sigmoid", "tanh", "silu", "relu", "clamp from 0", "clamp from 1/4", "sum of squares", "below the largest"),
)
"""What may be done to an argument before a partial function is applied to it: to some of these it may be applied everywhere."""
MULTIPLES = (1, -1, 2, -2, 3, 7)
PRIMES_FROM, PRIMES_TO = 1 << 19, 1 << 20
OLD_PRIME = 1048573


def primes(random: Random, count: int = 10) -> tuple[int, ...]:
    """Different primes between 2^19 and 2^20, the largest of which is one of them."""
    found = {OLD_PRIME}
    while len(found) < count:
        n = random.randrange(PRIMES_FROM + 1, PRIMES_TO, 2)
        if all(n % d for d in range(3, 1025, 2)):
            found.add(n)
    return tuple(sorted(found, reverse=True))


class Builder(Protocol):
    """Appends an operator and returns its value's name."""

    def __call__(self, op: str, *operands: int, **attrs: Attr) -> int: ...


class Tail:
    """A program to whose end operators are put; they may read inputs and `out`, its output number 0."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.types = infer_program(program, memory=False)
        self.nodes = list(program.nodes)
        self.out = program.outputs[0]

    def __call__(self, op: str, *operands: int, **attrs: Attr) -> int:
        node = Apply(op, operands, make_attrs(attrs))
        self.types.append(node_type(node, [self.types[v] for v in operands], Level.KERNEL))
        self.nodes.append(node)
        return len(self.types) - 1

    def shape(self, value: int) -> Shape:
        return self.types[value].shape

    def build(self, *outputs: int) -> Program:
        return replace(self.program, nodes=tuple(self.nodes), outputs=outputs)


def with_front(program: Program, front: Sequence[Apply]) -> Program:
    """The program with operators on its inputs put before all others: their values are the first after the inputs."""
    count = len(program.inputs)
    last = len(infer_program(program, memory=False))
    names = [v if v < count else v + len(front) for v in range(last)]
    moved = [rename_values(node, names) for node in program.nodes]
    nodes = (*front, *(node for node in moved if not isinstance(node, Load | Accumulate | Store)))
    return replace(program, nodes=nodes, outputs=tuple(names[v] for v in program.outputs))


def fit(b: Builder, value: int, own: Shape, wanted: Shape) -> int:
    """Entries of a value of the same rank, so that it broadcasts to the wanted shape."""
    for d, (extent, most) in enumerate(zip(own, wanted, strict=True)):
        if extent != most and extent != 1:
            value = b("slice", value, dim=d, start=0, stop=most if extent > most else 1)
    return value


@dataclass(frozen=True, slots=True)
class Argument:
    """What a function is applied to: a value, with one of `BEFORE` done to it first."""

    input: int
    before: str

    def build(self, b: Builder, y: int, shape: Shape) -> int:
        last = len(shape) - 1
        match self.before:
            case "+ 1/2" | "- 1/4" | "+ 1":
                return b("offset", y, value={"+ 1/2": 0.5, "- 1/4": -0.25, "+ 1": 1.0}[self.before])
            case "negated":
                return b("neg", y)
            case "doubled":
                return b("scale", y, value=2.0)
            case "square":
                return b("square", y)
            case "square - 1/2":
                return b("offset", b("square", y), value=-0.5)
            case "exp" | "sigmoid" | "tanh" | "silu" | "relu":
                return b(self.before, y)
            case "-exp":
                return b("neg", b("exp", y))
            case "exp - 1":
                return b("offset", b("exp", y), value=-1.0)
            case "log(1 + exp)":
                return b("log", b("offset", b("exp", y), value=1.0))
            case "clamp from 0" | "clamp from 1/4":
                return b("clamp", y, min=0.0 if self.before == "clamp from 0" else 0.25, max=1.0)
            case "sum of squares":
                return b("sum", b("square", y), dim=last)
            case "below the largest":
                return b("sub", b("max", y, dim=last), y)
            case _:
                return y


def partial_function(b: Builder, f: str, y: int) -> int:
    return b(f, y, y) if f == "pow" else b(f, y)


def _joined(b: Builder, form: str, x: int, w: int) -> int:
    """x, as it would be if w were any number but 0."""
    match form:
        case "mul div":
            return b("div", b("mul", x, w), w)
        case "div mul":
            return b("mul", b("div", x, w), w)
        case "ratio":
            return b("mul", b("div", w, w), x)
        case "add sub":
            return b("sub", b("add", x, w), w)
        case "sub add":
            return b("add", b("sub", x, w), w)
        case _:
            return b("add", x, b("sub", w, w))


@dataclass(slots=True)
class _Insertion:
    """Operators put behind one value of a graph: `b` appends them, and `close` makes the last take the value's place."""

    place: Place
    lines: Lines
    at: int
    line: Line
    slot: int
    value: int
    shape: Shape

    @staticmethod
    def behind(program: Program, random: Random) -> _Insertion | None:
        """At a random value of a random graph that is not an input of it."""
        place = random.choice(places(program))
        lines = place.lines()
        found = [n for n, line in enumerate(lines.lines) if line.results and not isinstance(line.node, Store)]
        if not found:
            return None
        n = random.choice(found)
        line = lines.lines[n]
        slot = random.randrange(len(line.results))
        return _Insertion(place, lines, n + 1, line, slot, line.results[slot], lines.types[line.results[slot]].shape)

    def __call__(self, op: str, *operands: int, **attrs: Attr) -> int:
        name = self.lines.insert(self.at, apply(op, *operands, **attrs))
        self.at += 1
        return name

    def close(self, new: int) -> Program:
        """The program in which all uses of the value, also as an output, read `new` instead."""
        inner = self.lines.fresh()
        self.lines.types[inner] = self.lines.types[self.value]
        results = self.line.results
        self.line.results = (*results[: self.slot], inner, *results[self.slot + 1 :])
        put_in = self.lines.lines[self.lines.lines.index(self.line) + 1 : self.at]
        for line in put_in:
            line.node = rename_values(line.node, _Swapped(self.value, inner))
            if line.results == (new,):
                line.results = (self.value,)
        return self.place.with_lines(self.lines)

    def others(self) -> list[tuple[int, int | None]]:
        """Values of the graph that exist here, with the input of the program that each is a part of, if any."""
        if self.place.position is None:
            earlier = [v for line in self.lines.lines[: self.at - 1] for v in line.results]
            return [*((i, i) for i in range(self.lines.first)), *((v, None) for v in earlier)]
        graph_operands = self.place.graph.operands
        count = len(self.place.program.inputs)
        found: list[tuple[int, int | None]] = []
        for line in self.lines.lines[: self.at]:
            if isinstance(line.node, Load):
                outer = graph_operands[line.node.source]
                found.append((line.results[0], outer if outer < count else None))
            elif isinstance(line.node, Apply):
                found.append((line.results[0], None))
        return found


class _Swapped(dict[int, int]):
    """Names of which one is another."""

    def __init__(self, old: int, new: int) -> None:
        super().__init__({old: new})

    def __missing__(self, key: int) -> int:
        return key


def _cancelled(
    program: Program, random: Random, build: Callable[[Builder, int, Shape], int], before: str
) -> tuple[Program, Argument | None] | None:
    """A program in which some value x became x·w/w or the like, w = build(y), and which input y is, if it is one."""
    place = _Insertion.behind(program, random)
    if place is None:
        return None
    candidates = [(v, i) for v, i in place.others() if v != place.value and len(place.lines.types[v].shape) == len(place.shape)]
    if not candidates:
        return None
    value, number = random.choice(candidates)
    own = place.lines.types[value].shape
    argument = Argument(number if number is not None else -1, before)
    if place.place.position is None:
        value = fit(place, value, own, place.shape)
        own = tuple(min(a, b) if a in (1, b) or a > b else 1 for a, b in zip(own, place.shape, strict=True))
    elif any(a not in (1, b) for a, b in zip(own, place.shape, strict=True)):
        return None
    w = build(place, argument.build(place, value, own), own)
    changed = place.close(_joined(place, random.choice(FORMS), place.value, w))
    return changed, None if number is None else argument


def _partial(where: str) -> Mistake:
    def mistake(source: Program, program: Program, random: Random) -> Pair | None:
        f = random.choice(PARTIAL)
        if where == "other output" and random.random() < 0.2:
            return _of_the_output_itself(source, program, f, random.choice(FORMS))
        made = _cancelled(program, random, lambda b, y, _: partial_function(b, f, y), random.choice(BEFORE))
        if made is None:
            return None
        changed, argument = made
        if where == "nowhere":
            return source, changed
        if argument is None:
            return None
        ours, theirs = Tail(source), Tail(changed)
        if random.random() < 0.15:
            argument = replace(argument, before=random.choice(BEFORE))
        if where == "dead code":
            for tail in random.choice(([ours], [ours, theirs])):
                partial_function(tail, f, argument.build(tail, argument.input, tail.shape(argument.input)))
            return ours.build(*source.outputs), theirs.build(*changed.outputs)
        if where == "other output":
            first = random.random() < 0.3
            return _with_output(ours, f, argument, first), _with_output(theirs, f, argument, first)
        how = random.choice(("roll", "reverse", "transpose", "row", "column"))
        dim = random.randrange(len(ours.shape(argument.input)))
        op = random.choice(("add", "mul"))
        return _with_other_entries(ours, f, argument, how, dim, op), _with_other_entries(theirs, f, argument, how, dim, op)

    return mistake


def _of_the_output_itself(source: Program, program: Program, f: str, form: str) -> Pair:
    ours, theirs = Tail(source), Tail(program)
    known, w = (partial_function(tail, f, tail.out) for tail in (ours, theirs))
    return ours.build(ours.out, known), theirs.build(_joined(theirs, form, theirs.out, w), w)


def _with_output(tail: Tail, f: str, argument: Argument, first: bool) -> Program:
    """With f of an input as a further output."""
    w = partial_function(tail, f, argument.build(tail, argument.input, tail.shape(argument.input)))
    return tail.build(w, tail.out) if first else tail.build(tail.out, w)


def _with_other_entries(tail: Tail, f: str, argument: Argument, how: str, dim: int, op: str) -> Program:
    """Its output joined with f of entries of an input that stand elsewhere."""
    shape = tail.shape(argument.input)
    extent = shape[dim]
    y = argument.build(tail, argument.input, tail.shape(argument.input))

    def part(start: int, stop: int) -> int:
        return tail("slice", y, dim=dim, start=start, stop=stop)

    match how:
        case "roll" if extent > 1:
            y = tail("concat", part(1, extent), part(0, 1), dim=dim)
        case "reverse" if extent > 1:
            y = tail("concat", *(part(i, i + 1) for i in reversed(range(extent))), dim=dim)
        case "transpose" if len(shape) > 1:
            rank = len(shape)
            y = tail("transpose", y, permutation=(*range(rank - 2), rank - 1, rank - 2))
        case _:
            y = part(extent - 1, extent)
    w = fit(tail, partial_function(tail, f, y), tail.shape(y), tail.shape(tail.out))
    return tail.build(tail(op, tail.out, w), *tail.program.outputs[1:])


def _zero_on_an_open_set(random: Random) -> Callable[[Builder, int, Shape], int]:
    """Builds a function of y that is 0 on an open set."""
    which = random.choice(("relu", "maximum", "clamp", "relu neg", "below", "bounded", "minimum", "top", "half", "both", "beyond"))
    dim = random.randrange(8)

    def build(b: Builder, y: int, shape: Shape) -> int:
        match which:
            case "relu":
                return b("relu", y)
            case "maximum":
                return b("maximum", y, b("sub", y, y))
            case "clamp":
                return b("clamp", y, min=0.0, max=1.0)
            case "relu neg":
                return b("neg", b("relu", b("neg", y)))
            case "below":
                return b("sub", y, b("minimum", y, b("scale", y, value=0.0)))
            case "bounded":
                return b("offset", b("clamp", y, min=-0.5, max=0.5), value=0.5)
            case "minimum":
                return b("square", b("minimum", y, b("sub", y, y)))
            case "half":
                half = b("scale", y, value=0.5)
                return b("sub", b("maximum", y, half), half)
            case "both":
                return b("mul", b("relu", y), b("relu", b("neg", y)))
            case "beyond":
                return b("sub", b("relu", y), b("clamp", y, min=0.0, max=0.5))
            case _:
                return b("sub", b("max", y, dim=dim % len(shape)), y)

    return build


def zero_divisor(source: Program, program: Program, random: Random) -> Pair | None:
    build = _zero_on_an_open_set(random)

    def inverted(b: Builder, y: int, shape: Shape) -> int:
        return b("reciprocal", build(b, y, shape))

    made = _cancelled(program, random, random.choice((build, inverted)), random.choice(BEFORE))
    if made is None:
        return None
    changed, argument = made
    if argument is None or random.random() < 0.5:
        return source, changed
    ours, theirs = Tail(source), Tail(changed)
    ends: list[Program] = []
    for tail in (ours, theirs):
        y = argument.build(tail, argument.input, tail.shape(argument.input))
        ends.append(tail.build(tail.out, tail("reciprocal", build(tail, y, tail.shape(y)))))
    return ends[0], ends[1]


EXTRA = ("exp", "tanh", "square", "neg", "relu", "sigmoid", "sqrt", "log", "rsqrt", "reciprocal", "silu")


def _front(program: Program, random: Random) -> list[Apply]:
    """One to three operators on inputs, and on one another."""
    types = list(program.inputs)
    front: list[Apply] = []
    for _ in range(random.randint(1, 3)):
        x = random.randrange(len(types))
        same = [v for v, t in enumerate(types) if t.shape == types[x].shape]
        node = apply(random.choice(EXTRA), x)
        if random.random() < 0.3:
            node = apply(random.choice(("add", "mul", "div", "pow", "maximum")), x, random.choice(same))
        front.append(node)
        types.append(types[x])
    return front


def _small_mistake(program: Program, random: Random) -> Program | None:
    """One of `mutations`, often of operands: what is at hand is used for something else."""
    kind = "operands" if random.random() < 0.4 else random.choice(list(MUTATIONS))
    return MUTATIONS[kind](program, random)


def dead_code(source: Program, program: Program, random: Random) -> Pair | None:
    front = _front(source, random)
    changed = _small_mistake(with_front(program, front), random)
    if changed is None:
        return None
    return source if random.random() < 0.5 else with_front(source, front), changed


def with_further_outputs(source: Program, program: Program, random: Random) -> Pair:
    """Both with one to three further outputs, which come before or behind their own."""
    front = _front(source, random)
    count = len(source.inputs)
    extra = list(range(count, count + len(front)))
    first = random.randint(0, len(extra))
    ours, theirs = (with_front(p, front) for p in (source, program))
    return (
        replace(ours, outputs=(*extra[:first], *ours.outputs, *extra[first:])),
        replace(theirs, outputs=(*extra[:first], *theirs.outputs, *extra[first:])),
    )


def outputs(source: Program, program: Program, random: Random) -> Pair | None:
    ours, theirs = with_further_outputs(source, program, random)
    if random.random() < 0.6:
        changed = _small_mistake(theirs, random)
        return None if changed is None else (ours, changed)
    types = infer_program(theirs, memory=False)
    at = random.randrange(len(theirs.outputs))
    others = [v for v, t in enumerate(types) if t.shape == types[theirs.outputs[at]].shape and v != theirs.outputs[at]]
    if not others:
        return None
    new = list(theirs.outputs)
    other = random.choice(others)
    if other in new:
        new[new.index(other)] = new[at]
    new[at] = other
    return ours, replace(theirs, outputs=tuple(new))


def _number(value: Fraction) -> float | None:
    """The constant that is taken for a fraction, if there is one."""
    number = float(value)
    return number if exact(number) == value else None


def equal_terms(known: Sequence[int]) -> Mistake:
    def mistake(source: Program, program: Program, random: Random) -> Pair | None:
        """Σ over a broadcast dimension of n equal terms, or n·x; the program has a factor that is another number."""
        ours, theirs = Tail(source), Tail(program)
        count = random.randint(2, 9)
        wrong = count + random.choice((1, -1, *(k * p for k in (1, -1, 2) for p in random.sample(known, 2))))
        sums = [random.random() < 0.5 for _ in range(2)]
        ours_value = _terms(ours, count) if sums[0] else ours("scale", ours.out, value=float(count))
        if sums[1]:
            total = _terms(theirs, count)
            theirs_value = theirs("scale", total, value=wrong / count)
            if exact(wrong / count) != Fraction(wrong, count):
                return None
        else:
            theirs_value = theirs("scale", theirs.out, value=float(wrong))
        return ours.build(ours_value), theirs.build(theirs_value)

    return mistake


def _terms(tail: Tail, count: int) -> int:
    shape = tail.shape(tail.out)
    copies = tail("broadcast", tail("reshape", tail.out, shape=(*shape, 1)), shape=(*shape, count))
    return tail("reshape", tail("sum", copies, dim=len(shape)), shape=shape)


def fraction(source: Program, program: Program, random: Random) -> Pair | None:
    a, b, n = random.randint(1, 12), random.randint(2, 12), random.randint(2, 999)
    right = Fraction(a, b)
    wrong = random.choice((Fraction(b, a), Fraction(a, b + 1), Fraction(a * n + 1, b * n), -right, right + Fraction(1, 1 << 20)))
    numbers = _number(right), _number(wrong)
    if random.random() < 0.5:
        place = _Insertion.behind(program, random)
        ratio = _number(wrong / right)
        if place is None or ratio is None:
            return None
        return source, place.close(place("scale", place.value, value=ratio))
    if numbers[0] is None or numbers[1] is None:
        return None
    ours, theirs = Tail(source), Tail(program)
    op = random.choice(("scale", "offset"))
    return ours.build(ours(op, ours.out, value=numbers[0])), theirs.build(theirs(op, theirs.out, value=numbers[1]))


def multiple(p: int, known: Sequence[int]) -> Mistake:
    """A constant that is wrong by a multiple of a prime, or of several, or has it as its denominator."""

    def mistake(source: Program, program: Program, random: Random) -> Pair | None:
        k = random.choice(MULTIPLES)
        match random.choice(("constant", "factor", "term", "fraction", "fraction", "product", "several", "denominator")):
            case "constant":
                changed = _changed_constant(program, k * p, random)
                return None if changed is None else (source, changed)
            case "factor" | "term" as how:
                place = _Insertion.behind(program, random)
                if place is None:
                    return None
                op, value = ("scale", 1 + k * p) if how == "factor" else ("offset", k * p)
                return source, place.close(place(op, place.value, value=float(value)))
            case "fraction":
                a, b = random.randint(1, 12), random.randint(1, 12)
                right, wrong = _number(Fraction(a, b)), _number(Fraction(a, b) + Fraction(k * p, b))
                if right is None or wrong is None:
                    return None
                ours, theirs = Tail(source), Tail(program)
                op = random.choice(("scale", "offset"))
                return ours.build(ours(op, ours.out, value=right)), theirs.build(theirs(op, theirs.out, value=wrong))
            case "several":
                # x·(1 + p·q·…), which is x modulo each of them.
                ours, theirs = Tail(source), Tail(program)
                term = theirs.out
                for factor in {p, *random.sample(known, random.randint(1, len(known)))}:
                    term = theirs("scale", term, value=float(factor))
                return ours.build(ours("scale", ours.out, value=1.0)), theirs.build(theirs("add", theirs.out, term))
            case "denominator":
                ours, theirs = Tail(source), Tail(program)
                right, wrong = (_number(Fraction(a, p)) for a in (abs(k), abs(k) + random.choice((1, p))))
                if right is None or wrong is None:
                    return None
                return ours.build(ours("scale", ours.out, value=right)), theirs.build(theirs("scale", theirs.out, value=wrong))
            case _:
                # x·(1 + k·p) in two factors, neither of which is 1 modulo p.
                ours, theirs = Tail(source), Tail(program)
                factor = random.choice((2, 3, 5))
                whole = next(1 + j * p for j in range(1, 2 * factor) if (1 + j * p) % factor == 0)
                inner = theirs("scale", theirs.out, value=float(whole // factor))
                return ours.build(ours("scale", ours.out, value=1.0)), theirs.build(theirs("scale", inner, value=float(factor)))

    return mistake


def _changed_constant(program: Program, step: int, random: Random) -> Program | None:
    """Some constant a/b as (a + step)/b."""
    place = random.choice(places(program))
    lines = place.lines()
    found = [line for line in lines.lines if isinstance(line.node, Apply) and line.node.op in ("scale", "offset", "clamp")]
    if not found:
        return None
    line = random.choice(found)
    node = line.node
    assert isinstance(node, Apply)
    attrs = node.attr()
    name = random.choice(list(attrs))
    right = exact(float(str(attrs[name])))
    value = _number(right + Fraction(step, right.denominator))
    if value is None:
        return None
    line.node = replace(node, attrs=make_attrs({**attrs, name: value}))
    return place.with_lines(lines)


def false_law(source: Program, program: Program, random: Random) -> Pair | None:
    for law in random.sample(FALSE_LAWS, len(FALSE_LAWS)):
        changed = law(program, random)
        if changed is not None:
            return source, changed
    return None


ATTEMPTS = 30


class PairMutations:
    """Kinds of mistakes with how often each is made; multiples are those of `primes`."""

    def __init__(self, known: Sequence[int]) -> None:
        self.kinds: dict[str, Mistake] = {
            "dead code": dead_code,
            "outputs": outputs,
            "f cancelled, nowhere": _partial("nowhere"),
            "f cancelled, dead code": _partial("dead code"),
            "f cancelled, other output": _partial("other output"),
            "f cancelled, other entries": _partial("other entries"),
            "zero divisor": zero_divisor,
            "equal terms": equal_terms(known),
            "fraction": fraction,
            "false law": false_law,
        }
        self.weights = dict.fromkeys(self.kinds, 1.0)
        for p in known:
            self.kinds[f"multiple of {p}"] = multiple(p, known)
            self.weights[f"multiple of {p}"] = 0.3

    def mutant(self, source: Program, program: Program, random: Random) -> tuple[str, Program, Program] | None:
        """A kind of mistake with a source and a well-formed program that has it; None when none was made in some attempts."""
        (kind,) = random.choices(list(self.kinds), list(self.weights.values()))
        for _ in range(ATTEMPTS):
            try:
                made = self.kinds[kind](source, program, random)
            except ProgramError:
                continue
            if made is not None and made[0] != made[1] and well_formed(made[1], made[0]):
                return kind, *made
        return None
