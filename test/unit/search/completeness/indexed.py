"""What one entry of a graph's output is, as a term over indices, in the language of `theory.py`."""

from __future__ import annotations

from dataclasses import dataclass

from mirage_ir.ops import Kind, operator
from mirage_ir.program import Shape

from .enumeration import Value

Index = str
Indices = tuple[Index | None, ...]


@dataclass(frozen=True)
class Entries:
    """Spells entries. `names` gives the index of each extent (no two share one), `split` is the index that the loop splits."""

    names: dict[int, Index]
    split: Index | None
    outer: frozenset[Index] = frozenset()
    """Indices of the output, whose names no sum takes."""

    def of(self, value: Value) -> str:
        """The entry of a value at indices named after the dimensions of its shape."""
        own = self._own(value.shape)
        return Entries(self.names, self.split, frozenset(i for i in own if i is not None))._entry(value, own)

    def _own(self, shape: Shape) -> Indices:
        """An index for each dimension; a second one over the same range has a prime."""
        indices: list[Index | None] = []
        for extent in shape:
            indices.append(None if extent == 1 else self._fresh(self.names[extent], indices))
        return tuple(indices)

    @staticmethod
    def _fresh(name: Index, taken: list[Index | None]) -> Index:
        while name in taken:
            name += "'"
        return name

    def _parts(self, index: Index) -> list[Index]:
        """The parts of an index over a whole dimension, when the loop splits such."""
        name = index.rstrip("'")
        primes = index[len(name) :]
        return [f"{name}.l{primes}", f"{name}.t{primes}"] if name == self.split else [index]

    def _over(self, binder: str, index: Index | None, body: str) -> str:
        for part in reversed([] if index is None else self._parts(index)):
            body = f'({binder} "{part}" {body})'
        return body

    def _entry(self, value: Value, at: Indices) -> str:
        attrs = dict(value.attrs)
        if value.op == "load":
            parts: list[str] = []
            for dim, index in enumerate(at):
                if index is not None:
                    parts += [f"{self.split}.l", index] if dim == attrs["fmap"] else self._parts(index)
            return f'(In "{attrs["input"]}:{",".join(parts)}")'
        if value.op.startswith("accumulate"):
            loop = f"{self.split}.l"
            inner = [self._entry(o, self._seen(o, at)) for o in value.operands]
            match value.op:
                case "accumulate sum":
                    return f'(Sum "{loop}" {inner[0]})'
                case "accumulate max":
                    return f'(Over "{loop}" {inner[0]})'
                case _:
                    x, s = inner
                    return f'(Sum "{loop}" (Mul (Exp (Add {s} (Neg (Over "{loop}" {s})))) {x}))'
        row = operator(value.op)
        if value.op == "transpose":
            return self._entry(value.operands[0], at[::-1])
        if row.kind is Kind.REDUCTION:
            (x,) = value.operands
            dim = attrs["dim"]
            assert isinstance(dim, int)
            bound = self._bound(x.shape[dim], at)
            body = self._entry(x, (*at[:dim], bound, *at[dim + 1 :]))
            return self._over("Over" if value.op == "max" else "Sum", bound, body)
        if row.kind is Kind.CONTRACTION:
            x, y = value.operands
            bound = self._bound(x.shape[1], at)
            return self._over("Sum", bound, f"(Mul {self._entry(x, (at[0], bound))} {self._entry(y, (bound, at[1]))})")
        return self._pointwise(value, [self._entry(o, self._seen(o, at)) for o in value.operands])

    def _bound(self, extent: int, at: Indices) -> Index | None:
        return None if extent == 1 else self._fresh(self.names[extent], [*at, *self.outer])

    @staticmethod
    def _seen(operand: Value, at: Indices) -> Indices:
        """The indices of an operand that is repeated where its extent is 1."""
        return tuple(None if extent == 1 else index for extent, index in zip(operand.shape, at, strict=True))

    @staticmethod
    def _pointwise(value: Value, inner: list[str]) -> str:
        x, y = inner[0], inner[-1]
        match value.op:
            case "add" | "mul" | "div":
                return f"({value.op.capitalize()} {x} {y})"
            case "sub":
                return f"(Add {x} (Neg {y}))"
            case "maximum":
                return f"(Larger {x} {y})"
            case "neg":
                return f"(Neg {x})"
            case "exp":
                return f"(Exp {x})"
            case "square":
                return f"(Mul {x} {x})"
            case "reciprocal":
                return f"(Div (One) {x})"
            case "rsqrt":
                return f'(Div (One) (Function "sqrt" {x}))'
            case "scale":
                return f'(Mul (Constant "{dict(value.attrs)["value"]}") {x})'
            case "relu":
                return f"(Larger {x} (Zero))"
            case name:
                return f'(Function "{name}" {x})'
