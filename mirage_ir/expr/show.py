"""A readable spelling of expressions."""

from __future__ import annotations

from mirage_ir.expr.store import Atom, Expr, ExpressionStore, Powers


def show(store: ExpressionStore, x: Expr) -> str:
    """An expression as text, such as `2·x0[m,k]·Σ_{n}(x1[k,n])^-1`."""
    return " + ".join(_term(store, sign, powers, c) for (sign, powers), c in store.exprs[x]) or "0"


def _term(store: ExpressionStore, sign: int, powers: Powers, coefficient: int) -> str:
    parts = [] if coefficient == 1 and powers else [str(coefficient)]
    for component, power in powers:
        bound, factors = store.components[component]
        text = "·".join(_power(_atom(store, a), e) for a, e in factors)
        parts.append(_power(f"Σ_{{{','.join(bound)}}}({text})" if bound else text, power))
    return ("-" if sign < 0 else "") + "·".join(parts)


def _power(text: str, power: int) -> str:
    return text if power == 1 else f"{text}^{power}"


def _atom(store: ExpressionStore, atom: Atom) -> str:
    key = store.atoms[atom]
    match key[0]:
        case "input":
            return f"x{key[1]}[{','.join('*'.join(axis) or '-' for axis in key[2])}]"
        case "function":
            return f"{key[1]}({', '.join(show(store, x) for x in key[3])})"
        case "extremum":
            return f"{key[1]}({', '.join(show(store, x) for x in key[2])})"
        case "max":
            return f"max_{{{','.join(key[1])}}}({show(store, key[2])})"
        case "count":
            return f"|{key[1]}|"
        case "constant" | "numeral":
            return str(key[1])
        case _:
            return f"({show(store, key[1])})"
