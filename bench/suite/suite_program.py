"""What a program of the suite is: its inputs, the program in mirage-ir's Python face, and the same as a plain function of torch.

Nothing is imported here but the standard library and, for types, mirage-ir and torch.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from mirage_ir.api.graph import Graph
    from mirage_ir.program import Program

Shape: TypeAlias = tuple[int, ...]
Sizes: TypeAlias = dict[str, int]


@dataclass(frozen=True, slots=True)
class SuiteInput:
    """An input: its shape, how it is drawn (`gpu_sides.draw`), and the standard deviation where it is normal."""

    shape: Shape
    kind: str = "normal"
    deviation: float = 1.0


def data(*shape: int) -> SuiteInput:
    """Activations, N(0, 1)."""
    return SuiteInput(shape)


def weight(k: int, *shape: int) -> SuiteInput:
    """The weight of a product over `k`, N(0, 1/k)."""
    return SuiteInput(shape, deviation=k**-0.5)


def gain(*shape: int) -> SuiteInput:
    """The weight of a norm, N(1, 0.01)."""
    return SuiteInput(shape, "gain", 0.1)


def bias(*shape: int) -> SuiteInput:
    """N(0, 0.01)."""
    return SuiteInput(shape, deviation=0.1)


def causal(*shape: int) -> SuiteInput:
    """An additive mask of queries × keys: 0 up to a query's own place, −10,000 beyond. The last query sees every key."""
    return SuiteInput(shape, "causal")


def padding(*shape: int) -> SuiteInput:
    """An additive mask: 0, and −10,000 for the last quarter of the keys."""
    return SuiteInput(shape, "padding")


def cosines(*shape: int) -> SuiteInput:
    """Cosines of rotary embeddings: places × frequencies."""
    return SuiteInput(shape, "cosines")


def sines(*shape: int) -> SuiteInput:
    """Sines of rotary embeddings: places × frequencies."""
    return SuiteInput(shape, "sines")


def one_hot(*shape: int) -> SuiteInput:
    """Rows with a single 1."""
    return SuiteInput(shape, "one_hot")


def share(*shape: int) -> SuiteInput:
    """Uniform in 0 … 1."""
    return SuiteInput(shape, "uniform")


@dataclass(frozen=True, slots=True)
class SuiteProgram:
    """A program of certain sizes.

    `graph(g, *inputs)` builds it and returns its outputs, `torch(*inputs)` computes them in any floating-point type. With
    `attends`, `torch` also takes `attend=`, the function of `suite_attention` that computes softmax(scale·q kᵀ + mask) v.
    """

    inputs: Sequence[SuiteInput]
    graph: Callable[..., Any]
    torch: Callable[..., Any]
    attends: bool = False

    def program(self, name: str, dtype: str = "float16") -> Program:
        """The program as mirage-ir has it."""
        import mirage_ir as mi

        g = mi.new_graph(name)
        outputs = self.graph(g, *(g.new_input(x.shape, dtype) for x in self.inputs))
        g.mark_output(*(outputs if isinstance(outputs, tuple) else (outputs,)))
        return g.program()


@dataclass(frozen=True, slots=True)
class Entry:
    """A program of the suite at the sizes of a published model, and shrunken."""

    name: str
    family: str
    make: Callable[..., SuiteProgram]
    sizes: Sizes
    small: Sizes

    def full_size(self) -> SuiteProgram:
        return self.make(**self.sizes)

    def shrunken(self) -> SuiteProgram:
        return self.make(**self.small)


SUITE: dict[str, Entry] = {}
"""Every program whose module is imported, by name: import it from `suite_all`, which imports them all."""


def at(sizes: Sizes, small: Sizes, name: str = "") -> Callable[[Callable[..., SuiteProgram]], Callable[..., SuiteProgram]]:
    """Adds what a function makes to the suite, at these sizes; `name` when the function makes several programs."""

    def add(make: Callable[..., SuiteProgram]) -> Callable[..., SuiteProgram]:
        entry = Entry(name or make.__name__, make.__module__.removeprefix("suite_"), make, sizes, small)
        assert entry.name not in SUITE
        SUITE[entry.name] = entry
        return make

    return add


def masked_scores(g: Graph, q: Any, k: Any, scale: float, mask: Any = None) -> Any:
    """softmax(scale·q kᵀ + mask), with k (…, keys, depth)."""
    scores = q @ g.transpose(k)
    scores = scores if scale == 1.0 else g.scale(scores, scale)
    return g.softmax(scores if mask is None else scores + mask)


def split_heads(g: Graph, x: Any, heads: int) -> Any:
    """(…, tokens, heads · depth) to (…, heads, tokens, depth)."""
    *batch, tokens, width = x.shape
    rank = len(batch)
    apart = g.reshape(x, (*batch, tokens, heads, width // heads))
    return g.transpose(apart, (*range(rank), rank + 1, rank, rank + 2))


def merge_heads(g: Graph, x: Any) -> Any:
    """(…, heads, tokens, depth) to (…, tokens, heads · depth)."""
    *batch, heads, tokens, depth = x.shape
    rank = len(batch)
    return g.reshape(g.transpose(x, (*range(rank), rank + 1, rank, rank + 2)), (*batch, tokens, heads * depth))
