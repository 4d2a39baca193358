"""Laws that nearly hold: what somebody might write who remembers half of one of `function_laws`.

| before | after, wrongly |
|---|---|
| max(c·x), max(c·x, c·y), relu(c·x) for c < 0 | c·max x, c·max(x, y), c·relu x |
| max(x + y) where y differs in what is compared | max x + max y |
| min(x, y) | −max(−x, y), max(−x, −y) |
| relu(−x), relu x | −relu x, x |
| log(a·b), log(a + b), log(x²), of what may be negative | log a + log b, 2·log x |
| √(a·b), √(x²) | √a·√b, x |
| x | exp(log x), (√x)², √(x²), where x may be negative |
| log Σ exp(s) | log Σ exp(s − max s) |
| σ(x), σ(−x) | 1/(1 + exp(x)), −σ(x) |
| silu(x), silu(−x) | x/(1 + exp(x)), −silu(x) |
| tanh(x), tanh(−x) | 2σ(x) − 1, tanh(x) |
| exp(x + y), exp(c·x) | exp x + exp y, c·exp x |

Where arguments happen to be positive some of them hold.
"""

from __future__ import annotations

from random import Random

from edit import Lines
from local_rewrites import Nodes, Rewrite, defined_by, local, value_of

from mirage_ir.program import Apply


def _maxima(lines: Lines, n: int, node: Apply, random: Random) -> list[Apply] | None:
    if node.op not in ("max", "maximum", "relu"):
        return None
    b = Nodes()
    parts = [defined_by(lines, v, "scale", "neg", "add") for v in node.operands]
    if any(p is None for p in parts):
        return None
    made = [p for p in parts if p is not None]
    if {p.op for p in made} == {"add"} and node.op == "max":
        x, y = made[0].operands
        b("add", b("max", x, **_dim(node)), b("max", y, **_dim(node)))
    elif len({(p.op, p.attrs) for p in made}) == 1 and made[0].op != "add":
        inner = b(node.op, *(p.operands[0] for p in made), **_dim(node))
        if made[0].op == "neg":
            b("neg", inner)
        else:
            b("scale", inner, value=value_of(made[0]))
    else:
        return None
    return b.nodes


def _dim(node: Apply) -> dict[str, int]:
    dim = node.attr().get("dim")
    return {"dim": dim} if isinstance(dim, int) else {}


def _minima(lines: Lines, n: int, node: Apply, random: Random) -> list[Apply] | None:
    if node.op not in ("minimum", "maximum"):
        return None
    b, other = Nodes(), "maximum" if node.op == "minimum" else "minimum"
    x, y = node.operands
    if random.random() < 0.5:
        b("neg", b(other, b("neg", x), y))
    else:
        b(other, b("neg", x), b("neg", y))
    return b.nodes


def _bounds(lines: Lines, n: int, node: Apply, random: Random) -> list[Apply] | None:
    if node.op != "relu":
        return None
    b = Nodes()
    b("scale", node.operands[0], value=1.0)
    return b.nodes


def _logarithms(lines: Lines, n: int, node: Apply, random: Random) -> list[Apply] | None:
    b = Nodes()
    match node.op:
        case "log":
            inner = defined_by(lines, node.operands[0], "mul", "add", "square")
            if inner is None:
                return None
            if inner.op == "square":
                b("scale", b("log", *inner.operands), value=2.0)
            else:
                b("add", *(b("log", v) for v in inner.operands))
        case "sqrt":
            inner = defined_by(lines, node.operands[0], "mul", "square")
            if inner is None:
                return None
            if inner.op == "square":
                b("scale", *inner.operands, value=1.0)
            else:
                b("mul", *(b("sqrt", v) for v in inner.operands))
        case "mul" | "maximum" | "tanh" | "sum" | "sub":
            match random.randrange(3):
                case 0:
                    x = b("exp", b("log", node.operands[0]))
                case 1:
                    x = b("square", b("sqrt", node.operands[0]))
                case _:
                    x = b("sqrt", b("square", node.operands[0]))
            b(node.op, x, *node.operands[1:], **_dim(node))
        case _:
            return None
    return b.nodes


def _logsumexp(lines: Lines, n: int, node: Apply, random: Random) -> list[Apply] | None:
    total = defined_by(lines, node.operands[0], "sum") if node.op == "log" else None
    e = None if total is None else defined_by(lines, total.operands[0], "exp")
    if total is None or e is None:
        return None
    b, (s,) = Nodes(), e.operands
    b("log", b("sum", b("exp", b("sub", s, b("max", s, **_dim(total)))), **_dim(total)))
    return b.nodes


def _gates(lines: Lines, n: int, node: Apply, random: Random) -> list[Apply] | None:
    if node.op not in ("sigmoid", "silu", "tanh"):
        return None
    b, x = Nodes(), node.operands[0]
    negated = defined_by(lines, x, "neg")
    if negated is not None and random.random() < 0.6:
        f = b(node.op, *negated.operands)
        b("scale", f, value=1.0 if node.op == "tanh" else -1.0)
    elif node.op == "tanh":
        b("offset", b("scale", b("sigmoid", x), value=2.0), value=-1.0)
    else:
        below = b("offset", b("exp", x), value=1.0)
        if node.op == "sigmoid":
            b("reciprocal", below)
        else:
            b("div", x, below)
    return b.nodes


def _exponentials(lines: Lines, n: int, node: Apply, random: Random) -> list[Apply] | None:
    inner = defined_by(lines, node.operands[0], "add", "scale") if node.op == "exp" else None
    if inner is None:
        return None
    b = Nodes()
    if inner.op == "scale":
        b("scale", b("exp", *inner.operands), value=value_of(inner))
    else:
        b("add", *(b("exp", v) for v in inner.operands))
    return b.nodes


FALSE_LAWS: tuple[Rewrite, ...] = tuple(map(local, (_maxima, _minima, _bounds, _logarithms, _logsumexp, _gates, _exponentials)))
