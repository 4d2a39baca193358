"""What makes the exponential and the logarithm of a value: an identity, a load, a copy of another graph, or the operator."""

from __future__ import annotations

from fractions import Fraction

from mirage_ir.program import Accumulate, Apply, Load
from mirage_ir.verify.identities.body import ONCE, RewrittenBody, StoredResult
from mirage_ir.verify.identities.expansions import Expansions
from mirage_ir.verify.identities.exponentials import ExponentialLaws
from mirage_ir.verify.identities.graphs import Graphs
from mirage_ir.verify.identities.loads import Loads
from mirage_ir.verify.identities.logarithms import Logarithms


class Functions:
    """Makes the exponential and the logarithm of each value once."""

    def __init__(
        self,
        body: RewrittenBody,
        expansions: Expansions,
        exponentials: ExponentialLaws,
        logarithms: Logarithms,
        loads: Loads,
        graphs: Graphs,
    ) -> None:
        self.body = body
        self.expansions = expansions
        self.exponentials = exponentials
        self.logarithms = logarithms
        self.loads = loads
        self.graphs = graphs
        self._exponentials: dict[tuple[int, Fraction], int] = {}
        self._logarithms: dict[int, int] = {}

    def exp(self, value: int, unit: Fraction = ONCE) -> int:
        """exp(unit·value)."""
        key = value, unit
        if key not in self._exponentials:
            whole = unit == 1
            self._exponentials[key] = self._made("exp", value) if whole else self.exponentials.of_multiple(value, unit, self.exp)
        return self._exponentials[key]

    def log(self, value: int) -> int:
        if value not in self._logarithms:
            self._logarithms[value] = self._made("log", value)
        return self._logarithms[value]

    def of(self, function: str, value: int) -> int:
        """The value of "exp" or "log" of a value."""
        return self.exp(value) if function == "exp" else self.log(value)

    def _made(self, function: str, value: int) -> int:
        node = self.body.definitions.get(value)
        if node is None or not self.expansions.expands(function, value):
            return self.body.apply(function, value)
        if isinstance(node, Load):
            return self.loads.function(value, function, node)
        if isinstance(node, StoredResult):
            return self.graphs.stored_function(value, function, node, self.of)
        if isinstance(node, Accumulate) and node.kind == "concat":
            return self.body.accumulate(self.of(function, node.operand), node.kind, node.dim)
        if function == "log":
            return self.logarithms.of(value, node, self.log)
        assert isinstance(node, Apply)
        return self.exponentials.of(value, node, self.exp)
