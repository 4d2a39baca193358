"""A readable spelling of expressions."""

from __future__ import annotations

from mirage_ir.expr.store import Atom, Count, Divisor, Exponential, Expr, ExprStore, Function, InputEntry, MaxOf, MaxOver, Powers


def show(store: ExprStore, x: Expr) -> str:
    """An expression as text, such as `2·x0[m,k]·Σ_{n}(x1[k,n])^-1`."""
    return " + ".join(_term(store, sign, powers, c) for (sign, powers), c in store.exprs[x]) or "0"


def _term(store: ExprStore, sign: int, powers: Powers, coefficient: int) -> str:
    parts = [] if coefficient == 1 and powers else [str(coefficient)]
    for component, power in powers:
        bound, factors = store.components[component]
        text = "·".join(_power(_atom(store, a), e) for a, e in factors)
        parts.append(_power(f"Σ_{{{','.join(bound)}}}({text})" if bound else text, power))
    return ("-" if sign < 0 else "") + "·".join(parts)


def _power(text: str, power: int) -> str:
    return text if power == 1 else f"{text}^{power}"


def _atom(store: ExprStore, atom: Atom) -> str:
    match store.atoms[atom]:
        case InputEntry(name, axes):
            return f"x{name}[{','.join('*'.join(axis) or '-' for axis in axes)}]"
        case Exponential(argument):
            return f"exp({show(store, argument)})"
        case Function(name, _, arguments):
            return f"{name}({', '.join(show(store, x) for x in arguments)})"
        case MaxOf(members):
            return f"max({', '.join(show(store, x) for x in members)})"
        case MaxOver(parts, body):
            return f"max_{{{','.join(parts)}}}({show(store, body)})"
        case Count(part):
            return f"|{part}|"
        case Divisor(value):
            return f"({show(store, value)})"
        case number:
            return str(number[0])
