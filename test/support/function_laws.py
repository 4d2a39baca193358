"""Random rewrites by laws of functions and of order, at kernel level and inside block graphs.

Each holds where the program had a value, and gives a value only where it had one, but for single points.

| name | before | after, and back where it says ↔ |
|---|---|---|
| parts of a scale | c·x | (c/a)·(a·x) for a fraction a |
| scale of a sum | c·(x + y), c·(x − y) | ↔ c·x + c·y, c·x − c·y |
| scale in softmax | exp(c·(s − max s)), c > 0 | ↔ exp(c·s − max(c·s)) |
| scale of max | max(c·x) | ↔ c·max x for c > 0, c·(−max(−x)) for c < 0; so for maximum and minimum |
| shift of max | max(x + r), max(x − r), r the same in all that is compared | ↔ max x + r, max x − r; so for maximum and minimum |
| min by max | min(x, y), max(x, y) | −max(−x, −y), −min(−x, −y) |
| relu | relu(c·x), c > 0; relu x; clamp | ↔ c·relu x; max(x, x − x); shifts of relu |
| cancelling | relu, clamp, max, maximum and minimum of x | of −(−x), (x + y) − y, c·x/c |
| log of product | log(a·b), log(a/b), a > 0; log(exp x) | ↔ log a + log b, log a − log b; x |
| logsumexp | log Σ exp(s) | ↔ log Σ exp(s − max s) + max s |
| online logsumexp | log of an accumulated Σ exp(s) | the same with a running maximum |
| sigmoid | σ(x) | ↔ 1/(1 + exp(−x)), exp(x)/(1 + exp(x)), (1 + tanh(x/2))/2 |
| silu | silu(x) | ↔ x·σ(x), x/(1 + exp(−x)) |
| tanh | tanh(x) | ↔ 2σ(2x) − 1, (exp(x) − exp(−x))/(exp(x) + exp(−x)), 1 − 2/(1 + exp(2x)) |
| reflection | σ(−x), σ(x), tanh(−x), tanh(x) | 1 − σ(x), 1 − σ(−x), −tanh(x), −tanh(−x) |
| equal terms | x | Σ of n copies, divided by n |
| dead code | nothing | an operator whose result nothing uses, and the other way round |
"""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from random import Random

from edit import Lines, apply, places
from local_rewrites import Nodes, Rewrite, defined_by, from_the_end, local, shape, sites, value_of

from mirage_ir.ops.constants import exact
from mirage_ir.program import Accumulate, AccumulatorKind, Apply, Load, Program, operands

FACTORS = tuple(Fraction(*f) for f in ((1, 3), (2, 3), (3, 1), (5, 7), (1, 7), (-3, 2), (10, 1), (1, 10), (-1, 3), (1, 8)))
DEAD = ("log", "sqrt", "rsqrt", "reciprocal", "exp", "tanh", "relu", "neg", "sigmoid", "square")
"""Operators of dead code: of some, arguments have no value everywhere, which matters to nobody."""


def _constant(value: Fraction) -> float | None:
    """The floating-point constant that is taken for this fraction, if there is one."""
    number = float(value)
    return number if exact(number) == value else None


def _parts_of_a_scale(lines: Lines, n: int, node: Apply, random: Random) -> list[Apply] | None:
    factor = random.choice(FACTORS)
    whole = exact(value_of(node)) if node.op == "scale" else Fraction(1)
    first, second = _constant(factor), _constant(whole / factor)
    if first is None or second is None:
        return None
    if node.op == "scale":
        return [apply("scale", node.operands[0], value=first), apply("scale", -1, value=second)]
    return [node, apply("scale", -1, value=first), apply("scale", -2, value=second)]


def _scale_of_a_sum(lines: Lines, n: int, node: Apply, random: Random) -> list[Apply] | None:
    if node.op == "scale":
        inner = defined_by(lines, node.operands[0], "add", "sub")
        if inner is not None:
            return [*(replace(node, operands=(v,)) for v in inner.operands), apply(inner.op, -1, -2)]
    elif node.op in ("add", "sub"):
        x, y = (defined_by(lines, v, "scale") for v in node.operands)
        if x is not None and y is not None and x.attrs == y.attrs:
            return [apply(node.op, *x.operands, *y.operands), replace(x, operands=(-1,))]
    return None


def _scale_in_softmax(lines: Lines, n: int, node: Apply, random: Random) -> list[Apply] | None:
    inner = defined_by(lines, node.operands[0], "scale", "sub") if node.op == "exp" else None
    if inner is None:
        return None
    if inner.op == "scale" and value_of(inner) > 0:
        difference = defined_by(lines, inner.operands[0], "sub")
        top = None if difference is None else defined_by(lines, difference.operands[1], "max")
        if difference is not None and top is not None and top.operands[0] == difference.operands[0]:
            scaled = replace(inner, operands=difference.operands[:1])
            return [scaled, replace(top, operands=(-1,)), apply("sub", -1, -2), apply("exp", -3)]
    if inner.op == "sub":
        scaled, top = defined_by(lines, inner.operands[0], "scale"), defined_by(lines, inner.operands[1], "max")
        if scaled is not None and top is not None and top.operands[0] == inner.operands[0] and value_of(scaled) > 0:
            s = scaled.operands[0]
            return [replace(top, operands=(s,)), apply("sub", s, -1), replace(scaled, operands=(-2,)), apply("exp", -3)]
    return None


def _scale_of_max(lines: Lines, n: int, node: Apply, random: Random) -> list[Apply] | None:
    opposite = {"maximum": "minimum", "minimum": "maximum"}
    match node.op:
        case "max":
            inner = defined_by(lines, node.operands[0], "scale")
            if inner is None or value_of(inner) == 0:
                return None
            if value_of(inner) > 0:
                return [replace(node, operands=inner.operands), replace(inner, operands=(-1,))]
            negated = [apply("neg", *inner.operands), replace(node, operands=(-1,)), apply("neg", -2)]
            return [*negated, replace(inner, operands=(-3,))]
        case "maximum" | "minimum":
            x, y = (defined_by(lines, v, "scale") for v in node.operands)
            if x is None or y is None or x.attrs != y.attrs or value_of(x) == 0:
                return None
            op = node.op if value_of(x) > 0 else opposite[node.op]
            return [apply(op, *x.operands, *y.operands), replace(x, operands=(-1,))]
        case "scale":
            value = value_of(node)
            inner = defined_by(lines, node.operands[0], "max", "maximum", "minimum")
            if inner is None or value == 0:
                return None
            if inner.op != "max":
                op = inner.op if value > 0 else opposite[inner.op]
                return [*(replace(node, operands=(v,)) for v in inner.operands), apply(op, -1, -2)]
            if value > 0:
                return [replace(node, operands=inner.operands), replace(inner, operands=(-1,))]
            return [apply("scale", *inner.operands, value=-value), replace(inner, operands=(-1,)), apply("neg", -2)]
        case _:
            return None


def _shift_of_max(lines: Lines, n: int, node: Apply, random: Random) -> list[Apply] | None:
    match node.op:
        case "max":
            inner = defined_by(lines, node.operands[0], "offset", "add", "sub")
            if inner is None:
                return None
            x, r = inner.operands[0], inner.operands[-1]
            if inner.op != "offset" and (not _constant_along(lines, r, node) or shape(lines, x) != shape(lines, node.operands[0])):
                return None
            return [replace(node, operands=(x,)), replace(inner, operands=(-1, *inner.operands[1:]))]
        case "offset" | "add" | "sub":
            inner = defined_by(lines, node.operands[0], "max")
            if inner is None:
                return None
            if node.op != "offset":
                r, top = shape(lines, node.operands[1]), shape(lines, node.operands[0])
                if len(r) != len(top) or any(a not in (1, b) for a, b in zip(r, top, strict=True)):
                    return None
            return [replace(node, operands=(inner.operands[0], *node.operands[1:])), replace(inner, operands=(-1,))]
        case "maximum" | "minimum":
            x, y = (defined_by(lines, v, "offset", "add", "sub") for v in node.operands)
            if x is None or y is None or (x.op, x.attrs, x.operands[1:]) != (y.op, y.attrs, y.operands[1:]):
                return None
            return [apply(node.op, x.operands[0], y.operands[0]), replace(x, operands=(-1, *x.operands[1:]))]
        case _:
            return None


def _constant_along(lines: Lines, name: int, reduction: Apply) -> bool:
    """Whether a value is the same for all that a reduction joins."""
    extents = shape(lines, name)
    return len(extents) == len(shape(lines, reduction.operands[0])) and extents[from_the_end(lines, reduction)] == 1


def _min_by_max(lines: Lines, n: int, node: Apply, random: Random) -> list[Apply] | None:
    x, y = node.operands[0], node.operands[-1]
    match node.op:
        case "minimum" | "maximum":
            other = "maximum" if node.op == "minimum" else "minimum"
            return [apply("neg", x), apply("neg", y), apply(other, -1, -2), apply("neg", -3)]
        case "neg":
            inner = defined_by(lines, x, "maximum", "minimum")
            if inner is None:
                return None
            other = "maximum" if inner.op == "minimum" else "minimum"
            return [*(apply("neg", v) for v in inner.operands), apply(other, -1, -2)]
        case _:
            return None


def _relu(lines: Lines, n: int, node: Apply, random: Random) -> list[Apply] | None:
    x = node.operands[0]
    match node.op:
        case "relu":
            inner = defined_by(lines, x, "scale")
            if inner is not None and value_of(inner) > 0 and random.random() < 0.7:
                return [apply("relu", *inner.operands), replace(inner, operands=(-1,))]
            return [apply("sub", x, x), apply("maximum", x, -1)]
        case "scale" if value_of(node) > 0:
            inner = defined_by(lines, x, "relu")
            return None if inner is None else [replace(node, operands=inner.operands), apply("relu", -1)]
        case "clamp":
            least, most = (float(str(node.attr()[k])) for k in ("min", "max"))
            above = [apply("offset", x, value=-least), apply("relu", -1), apply("offset", -2, value=least)]
            below = [apply("neg", -3), apply("offset", -4, value=most), apply("relu", -5), apply("neg", -6)]
            return [*above, *below, apply("offset", -7, value=most)]
        case _:
            return None


def _cancelling(lines: Lines, n: int, node: Apply, random: Random) -> list[Apply] | None:
    if node.op not in ("relu", "clamp", "max", "maximum", "minimum"):
        return None
    x, rest = node.operands[0], node.operands[1:]
    how = random.choice(("neg", "add", "scale", "sub"))
    if how == "neg":
        return [apply("neg", x), apply("neg", -1), replace(node, operands=(-2, *rest))]
    if how == "scale":
        c, divisor = random.choice(((2.0, 0.5), (-4.0, -0.25), (0.125, 8.0)))
        return [apply("scale", x, value=c), apply("scale", -1, value=divisor), replace(node, operands=(-2, *rest))]
    others = list(range(lines.first)) if _at_kernel_level(lines) else []
    others += [v for line in lines.lines[:n] if isinstance(line.node, Load) for v in line.results]
    others = [v for v in others if shape(lines, v) == shape(lines, x)]
    if not others:
        return None
    y = random.choice(others)
    first, second = ("add", "sub") if how == "add" else ("sub", "add")
    return [apply(first, x, y), apply(second, -1, y), replace(node, operands=(-2, *rest))]


def _at_kernel_level(lines: Lines) -> bool:
    return not any(isinstance(line.node, Load) for line in lines.lines)


def _positive(lines: Lines, name: int) -> bool:
    """Whether a value is positive wherever it is defined, but for single points."""
    node = lines.maker(name)
    if isinstance(node, Accumulate):
        return _positive(lines, node.operand)
    if not isinstance(node, Apply):
        return False
    match node.op:
        case "exp" | "sigmoid" | "sqrt" | "rsqrt":
            return True
        case "scale" | "offset":
            return value_of(node) > 0 and _positive(lines, node.operands[0])
        case "sum" | "max" | "transpose" | "reshape" | "slice" | "broadcast" | "concat" | "reciprocal":
            return all(_positive(lines, v) for v in node.operands)
        case "add" | "mul" | "div" | "maximum" | "minimum" | "matmul":
            return all(_positive(lines, v) for v in node.operands)
        case _:
            return False


def _log_of_product(lines: Lines, n: int, node: Apply, random: Random) -> list[Apply] | None:
    match node.op:
        case "log":
            inner = defined_by(lines, node.operands[0], "mul", "div", "exp")
            if inner is None:
                return None
            if inner.op == "exp":
                return [apply("scale", *inner.operands, value=1.0)]
            if not any(_positive(lines, v) for v in inner.operands):
                return None
            return [*(apply("log", v) for v in inner.operands), apply("add" if inner.op == "mul" else "sub", -1, -2)]
        case "add" | "sub":
            x, y = (defined_by(lines, v, "log") for v in node.operands)
            if x is None or y is None or not any(_positive(lines, *v.operands) for v in (x, y)):
                return None
            return [apply("mul" if node.op == "add" else "div", *x.operands, *y.operands), apply("log", -1)]
        case "tanh" | "relu" | "maximum" | "sigmoid" | "max":
            return [apply("exp", node.operands[0]), apply("log", -1), replace(node, operands=(-2, *node.operands[1:]))]
        case _:
            return None


def _logsumexp(lines: Lines, n: int, node: Apply, random: Random) -> list[Apply] | None:
    if node.op == "log":
        total = defined_by(lines, node.operands[0], "sum")
        e = None if total is None else defined_by(lines, total.operands[0], "exp")
        if total is None or e is None:
            return None
        s = e.operands[0]
        shifted = [replace(total, op="max", operands=(s,)), apply("sub", s, -1), apply("exp", -2), replace(total, operands=(-3,))]
        return [*shifted, apply("log", -4), apply("add", -5, -1)]
    logarithm = defined_by(lines, node.operands[0], "log") if node.op == "add" else None
    total = None if logarithm is None else defined_by(lines, logarithm.operands[0], "sum")
    e = None if total is None else defined_by(lines, total.operands[0], "exp")
    difference = None if e is None else defined_by(lines, e.operands[0], "sub")
    if total is None or difference is None or difference.operands[1] != node.operands[1]:
        return None
    if not _constant_along(lines, node.operands[1], total):
        return None
    return [apply("exp", difference.operands[0]), replace(total, operands=(-1,)), apply("log", -2)]


def online_logsumexp(program: Program, random: Random) -> Program | None:
    """Where an accumulator sums up Σ exp(s) of each tile."""
    for place, lines, n, node in sites(program, random):
        accumulator = lines.maker(node.operands[0]) if node.op == "log" else None
        if not isinstance(accumulator, Accumulate) or accumulator.kind != "sum" or accumulator.shift is not None:
            continue
        total = defined_by(lines, accumulator.operand, "sum")
        e = None if total is None else defined_by(lines, total.operands[0], "exp")
        if total is None or e is None:
            continue
        s = e.operands[0]
        at = next(i for i, line in enumerate(lines.lines) if node.operands[0] in line.results)
        top = lines.insert(at, replace(total, op="max", operands=(s,)))
        ones = lines.insert(at + 2, apply("exp", lines.insert(at + 1, apply("sub", s, top))))
        part = lines.insert(at + 3, replace(total, operands=(ones,)))
        whole = lines.insert(at + 4, Accumulate(AccumulatorKind.SUM, part, None, top))
        highest = lines.insert(at + 5, Accumulate(AccumulatorKind.MAX, top))
        logarithm = lines.insert(n + 6, apply("log", whole))
        lines.lines[n + 7].node = apply("add", logarithm, highest)
        return place.with_lines(lines)
    return None


def _exp_of_negative(b: Nodes, x: int) -> int:
    return b("exp", b("neg", x))


def _sigmoid(lines: Lines, n: int, node: Apply, random: Random) -> list[Apply] | None:
    b, x = Nodes(), node.operands[0]
    if node.op == "sigmoid":
        match random.randrange(3):
            case 0:
                b("reciprocal", b("offset", _exp_of_negative(b, x), value=1.0))
            case 1:
                e = b("exp", x)
                b("div", e, b("offset", e, value=1.0))
            case _:
                b("scale", b("offset", b("tanh", b("scale", x, value=0.5)), value=1.0), value=0.5)
        return b.nodes
    if node.op == "reciprocal":
        inner = _one_plus(lines, x)
        return None if inner is None else [apply("neg", *inner.operands), apply("sigmoid", -1)]
    if node.op == "div":
        below = _one_plus(lines, node.operands[1])
        if below is not None and defined_by(lines, x, "exp") == below:
            return [apply("sigmoid", *below.operands)]
    return None


def _one_plus(lines: Lines, name: int) -> Apply | None:
    """The exponential in 1 + exp(x)."""
    sum_ = defined_by(lines, name, "offset")
    return None if sum_ is None or value_of(sum_) != 1 else defined_by(lines, sum_.operands[0], "exp")


def _silu(lines: Lines, n: int, node: Apply, random: Random) -> list[Apply] | None:
    b, x = Nodes(), node.operands[0]
    if node.op == "silu":
        if random.random() < 0.3:
            b("mul", x, b("sigmoid", x))
        else:
            b("div", x, b("offset", _exp_of_negative(b, x), value=1.0))
        return b.nodes
    if node.op == "mul":
        gate = defined_by(lines, node.operands[1], "sigmoid")
        return None if gate is None or gate.operands[0] != x else [apply("silu", x)]
    if node.op == "div":
        below = _one_plus(lines, node.operands[1])
        negated = None if below is None else defined_by(lines, below.operands[0], "neg")
        return None if negated is None or negated.operands[0] != x else [apply("silu", x)]
    return None


def _tanh(lines: Lines, n: int, node: Apply, random: Random) -> list[Apply] | None:
    b, x = Nodes(), node.operands[0]
    if node.op == "tanh":
        match random.randrange(3):
            case 0:
                b("offset", b("scale", b("sigmoid", b("scale", x, value=2.0)), value=2.0), value=-1.0)
            case 1:
                up, down = b("exp", x), _exp_of_negative(b, x)
                b("div", b("sub", up, down), b("add", up, down))
            case _:
                part = b("reciprocal", b("offset", b("exp", b("scale", x, value=2.0)), value=1.0))
                b("offset", b("scale", part, value=-2.0), value=1.0)
        return b.nodes
    if node.op == "offset" and value_of(node) == -1:
        scaled = defined_by(lines, x, "scale")
        gate = None if scaled is None or value_of(scaled) != 2 else defined_by(lines, scaled.operands[0], "sigmoid")
        if gate is not None:
            b("tanh", b("scale", *gate.operands, value=0.5))
            return b.nodes
    return None


def _reflection(lines: Lines, n: int, node: Apply, random: Random) -> list[Apply] | None:
    if node.op not in ("sigmoid", "tanh"):
        return None
    b, inner = Nodes(), defined_by(lines, node.operands[0], "neg")
    f = b(node.op, inner.operands[0] if inner is not None else b("neg", *node.operands))
    g = b("neg", f)
    if node.op == "sigmoid":
        b("offset", g, value=1.0)
    return b.nodes


def _equal_terms(lines: Lines, n: int, node: Apply, random: Random) -> list[Apply] | None:
    """Over a dimension of extent 1, or at kernel level over a new one."""
    result = lines.lines[n].results[0]
    extents = shape(lines, result)
    count = random.choice((2, 3, 4, 6, 8))
    ones = [d for d, extent in enumerate(extents) if extent == 1]
    if ones:
        d = random.choice(ones)
        copies = apply("broadcast", -1, shape=(*extents[:d], count, *extents[d + 1 :]))
        return [node, copies, apply("sum", -2, dim=d), apply("scale", -3, value=1 / count)]
    if not _at_kernel_level(lines):
        return None
    column = apply("reshape", -1, shape=(*extents, 1))
    copies = apply("broadcast", -2, shape=(*extents, count))
    total = [apply("sum", -3, dim=len(extents)), apply("scale", -4, value=1 / count)]
    return [node, column, copies, *total, apply("reshape", -5, shape=extents)]


def dead_code(program: Program, random: Random) -> Program | None:
    place = random.choice(places(program))
    lines = place.lines()
    used = {v for line in lines.lines for v in operands(line.node)}
    used |= set(program.outputs) if place.position is None else set()
    dead = [i for i, line in enumerate(lines.lines) if isinstance(line.node, Apply) and used.isdisjoint(line.results)]
    if dead and random.random() < 0.5:
        del lines.lines[random.choice(dead)]
        return place.with_lines(lines)
    at = random.randrange(len(lines.lines) + 1)
    values = [v for line in lines.lines[:at] for v in line.results]
    if place.position is None:
        values += range(lines.first)
    if not values:
        return None
    x = random.choice(values)
    lines.insert(at, random.choice((apply("pow", x, x), apply("div", x, x), *(apply(op, x) for op in DEAD))))
    return place.with_lines(lines)


FUNCTION_LAWS: dict[str, Rewrite] = {
    "parts of a scale": local(_parts_of_a_scale),
    "scale of a sum": local(_scale_of_a_sum),
    "scale in softmax": local(_scale_in_softmax),
    "scale of max": local(_scale_of_max),
    "shift of max": local(_shift_of_max),
    "min by max": local(_min_by_max),
    "relu": local(_relu),
    "cancelling": local(_cancelling),
    "log of product": local(_log_of_product),
    "logsumexp": local(_logsumexp),
    "online logsumexp": online_logsumexp,
    "sigmoid": local(_sigmoid),
    "silu": local(_silu),
    "tanh": local(_tanh),
    "reflection": local(_reflection),
    "equal terms": local(_equal_terms),
    "dead code": dead_code,
}
