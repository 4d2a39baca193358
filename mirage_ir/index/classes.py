"""Union-find over dimensions: the dimensions of all values of a graph that its operators make run together."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Generic, TypeVar

from mirage_ir.ops.signature import Signature

Dimension = TypeVar("Dimension", bound=Hashable)


class DimensionClasses(Generic[Dimension]):
    """Classes of dimensions, each known by one of them: its *root*.

    A subclass that keeps something for each class, by its root, overrides `joined`.
    """

    def __init__(self) -> None:
        self._parent: dict[Dimension, Dimension] = {}

    def find(self, x: Dimension) -> Dimension:
        """The root of its class."""
        root = self._parent.get(x)
        if root is None:
            return x
        while (up := self._parent.get(root)) is not None:
            root = up
        while x != root:  # Shortens the next search.
            self._parent[x], x = root, self._parent[x]
        return root

    def join(self, x: Dimension, y: Dimension) -> None:
        """Makes two classes one; its root is the root of y."""
        x, y = self.find(x), self.find(y)
        if x != y:
            self._parent[x] = y
            self.joined(x, y)

    def joined(self, gone: Dimension, root: Dimension) -> None:
        """A class, of root `gone`, has become part of another."""

    def unify(self, signature: Signature, operands: Sequence[int], result: int, at: Callable[[int, int], Dimension]) -> None:
        """Joins the dimensions that an operator makes run together; `at(value, d)` is dimension d of a value."""
        for label in signature.labels:
            dims = [at(operands[o], d) for o, d in label.along]
            if label.result is not None:
                dims.append(at(result, label.result))
            for dim in dims[:-1]:
                self.join(dim, dims[-1])
