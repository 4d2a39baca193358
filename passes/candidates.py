"""How candidates and results of the pipeline stand in a module.

For a workload `@f`:

* `mugraph-saturate`, which comes before, adds private functions `@f.equal0`, … with `mugraph.equal_to = @f`: programs that are
  equal by the laws of algebra. They are searched beside `@f` (in its place, when they have `mugraph.stable`), and gone then.
* `mugraph-generate` adds private functions `@f.candidate0`, `@f.candidate1`, … of the same type, with `mugraph.candidate_of = @f`
  and `mugraph.cost_us`, the cost model's estimate in microseconds for the machine `mugraph.target`. Those that were found from an
  equal program and not from `@f` itself say so: `mugraph.searched_from = "f.equal0"`.
* What an earlier search saved (`mirage_ir.tools.saved_search`) stands in the same way before there is a search, with
  `mugraph.saved`, its place in the file. `mugraph-generate` keeps those, in the order of their cost among what it finds.
* `mugraph-check-numerics` gives those that it looks at `mugraph.numerics = {error, overflows, rank}`: the error on normal inputs,
  the inputs on which there is inf or nan where float64 has a number, and how bad that is (0 for no fault).
* `mugraph-verify` gives each that is equivalent to `@f` the attribute `mugraph.verified = {bound_log2, tests, lanes, primes}` (it
  is wrong with probability at most 2^bound_log2) and erases each that is not.
* `mugraph-outline`, which comes before, leaves a large `@f` as calls of private functions `@f.part0`, …, with `mugraph.part`, the
  part's name. Those are workloads; what is chosen for them has the attribute too. `mugraph-inline`, which comes last, joins them.
* `mugraph-select` gives the cheapest verified one of the least rank the name, visibility and attributes of `@f`. The workload
  stays as the private `@f__source`, named by `mugraph.source` of `@f`: lowerings test what they emit against it. Runners-up are
  the private `@f.1`, `@f.2`, ….
* Where candidates were measured (`mirage_ir.runtime.measured`), the fastest is `@f`; those that stay have `mugraph.measured_us`.

A function that carries one of these attributes, or that one of them names as a source, is no workload: a second run leaves it
alone.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from contextlib import contextmanager
from math import inf

from xdsl.dialects.builtin import (
    ArrayAttr,
    DictionaryAttr,
    FloatAttr,
    IntegerAttr,
    ModuleOp,
    StringAttr,
    SymbolRefAttr,
    f64,
    i64,
)
from xdsl.dialects.func import CallOp, FuncOp, ReturnOp
from xdsl.ir import Attribute, Operation

from mirage_ir.dialects.diagnostics import place
from mirage_ir.errors import MirageError
from mirage_ir.program import Program

CANDIDATE_OF = "mugraph.candidate_of"
EQUAL_TO = "mugraph.equal_to"
STABLE = "mugraph.stable"
SAVED = "mugraph.saved"
SEARCHED_FROM = "mugraph.searched_from"
COST_US = "mugraph.cost_us"
MEASURED_US = "mugraph.measured_us"
TARGET = "mugraph.target"
VERIFIED = "mugraph.verified"
NUMERICS = "mugraph.numerics"
SOURCE = "mugraph.source"
PART = "mugraph.part"

NO_ISLANDS = "mugraph.no_islands"
"""Of a module of another dialect in which no conversion found anything: it goes through the pipeline as it is."""

WEAK_BOUND_LOG2 = -20.0
"""A bound above two to this power is worth a warning: one wrong program in a million."""


class FailedOn(MirageError):
    """An error about one operation (a function, or a whole module), with its place in the source."""

    def __init__(self, op: Operation, message: object) -> None:
        super().__init__(f"@{op.sym_name.data}: {message}" if isinstance(op, FuncOp) else str(message))
        self.op = op

    @property
    def location(self) -> Attribute:
        return self.op.location


@contextmanager
def blaming(func: FuncOp) -> Generator[None]:
    """Gives every `MirageError` that is raised inside, and has no place of its own, the place of `func`."""
    try:
        yield
    except MirageError as error:
        if hasattr(error, "location"):
            raise
        raise FailedOn(func, error) from error


def warning(func: FuncOp, message: str) -> str:
    """`file:line:col: warning: message`, for standard error."""
    return f"{place(func.location) or '@' + func.sym_name.data}: warning: {message}"


def functions(module: ModuleOp) -> list[FuncOp]:
    """The module's own functions, in order."""
    return [op for op in module.ops if isinstance(op, FuncOp)]


def elsewhere(module: ModuleOp) -> str:
    """What to add to a message about missing functions: that there are some in modules inside `module`."""
    nested = next((op for op in module.walk() if isinstance(op, FuncOp) and op.parent_op() is not module), None)
    if nested is None:
        return ""
    return f"; @{nested.sym_name.data} stands in a module of its own inside this one, where no pass and no target looks"


def symbol(func: FuncOp, name: str) -> str | None:
    """The function that the attribute `name` of `func` refers to."""
    attribute = func.attributes.get(name)
    return attribute.string_value() if isinstance(attribute, SymbolRefAttr) else None


def is_ours(func: FuncOp) -> bool:
    """Whether the body is one block of mugraph operators and a return."""
    ops = list(func.body.block.ops) if len(func.body.blocks) == 1 else []
    return any(op.dialect_name() == "mugraph" for op in ops) and all(
        op.dialect_name() == "mugraph" or isinstance(op, ReturnOp) for op in ops
    )


def workloads(module: ModuleOp) -> list[FuncOp]:
    """The functions that the pipeline may replace.

    Raises `FailedOn` when there are none, unless a conversion looked for some in another dialect and said so (`NO_ISLANDS`).
    """
    sources = {symbol(func, SOURCE) for func in functions(module)}
    found = [
        func
        for func in functions(module)
        if is_ours(func)
        and func.sym_name.data not in sources
        and not func.attributes.keys() & {CANDIDATE_OF, EQUAL_TO, VERIFIED, SOURCE}
    ]
    if not found and NO_ISLANDS not in module.attributes:
        what = "nothing to superoptimize: no function consists of mugraph operators alone (and is no result already)"
        raise FailedOn(module, what + elsewhere(module))
    return found


def candidates(module: ModuleOp) -> list[tuple[FuncOp, list[FuncOp]]]:
    """Each workload that has candidates, with them in order.

    Raises `FailedOn` without any (but for `NO_ISLANDS`), or when a workload is missing.
    """
    by_name = {func.sym_name.data: func for func in functions(module)}
    found: dict[str, list[FuncOp]] = {}
    for func in functions(module):
        if CANDIDATE_OF not in func.attributes:
            continue
        name = symbol(func, CANDIDATE_OF)
        if name not in by_name:
            raise FailedOn(func, f"'{CANDIDATE_OF}' names no function of this module")
        found.setdefault(name, []).append(func)
    if not found and NO_ISLANDS not in module.attributes:
        raise FailedOn(module, "no candidates: run mugraph-generate first" + elsewhere(module))
    return [(by_name[name], group) for name, group in found.items()]


def saved_candidates(module: ModuleOp, func: FuncOp) -> list[FuncOp]:
    """What an earlier search saved for a workload, in order."""
    return [f for f in functions(module) if SAVED in f.attributes and symbol(f, CANDIDATE_OF) == func.sym_name.data]


def occurrences(module: ModuleOp, func: FuncOp) -> int:
    """How often a workload stands in what is computed: a part as often as it is called, any other once."""
    if PART not in func.attributes:
        return 1
    return sum(isinstance(op, CallOp) and op.callee.string_value() == func.sym_name.data for op in module.walk())


def free_name(name: str, taken: set[str]) -> str:
    """`name`, with underscores appended until no function has it; it is taken then."""
    while name in taken:
        name += "_"
    taken.add(name)
    return name


def write_function(program: Program, name: str, like: FuncOp) -> FuncOp:
    """A new function that computes `program`, standing where `like` stands in the source."""
    from mirage_ir.dialects.bridge import func_from_program

    func = func_from_program(program, name)
    for op in func.walk():
        op.location = like.location
    return func


def take_place(new: FuncOp, old: FuncOp) -> None:
    """Gives `new` the name, visibility and attributes of `old`, but for those that `new` has itself."""
    new.properties["sym_name"] = old.sym_name
    new.properties.pop("sym_visibility", None)
    for name in ("sym_visibility", "res_attrs"):
        if (value := old.properties.get(name)) is not None:
            new.properties[name] = value
    if old.arg_attrs is not None:
        own = new.arg_attrs.data if new.arg_attrs is not None else [DictionaryAttr({})] * len(old.arg_attrs)
        both = [DictionaryAttr({**n.data, **o.data}) for n, o in zip(own, old.arg_attrs, strict=True)]
        new.properties["arg_attrs"] = ArrayAttr(both)
    new.attributes = {**old.attributes, **new.attributes}


def set_private(func: FuncOp) -> None:
    func.properties["sym_visibility"] = StringAttr("private")


def cost_of(func: FuncOp) -> float | None:
    """The estimate that a candidate carries, in microseconds."""
    cost = func.attributes.get(COST_US)
    return cost.value.data if isinstance(cost, FloatAttr) else None


def set_numerics(func: FuncOp, error: float, overflows: Iterable[str], rank: int) -> None:
    """Writes `mugraph.numerics`; errors have two digits, so that they are the same on every machine."""
    func.attributes[NUMERICS] = DictionaryAttr(
        {
            "error": FloatAttr(float(f"{error:.2g}"), f64),
            "overflows": ArrayAttr(StringAttr(trial) for trial in overflows),
            "rank": IntegerAttr(rank, i64),
        }
    )


def numerics_of(func: FuncOp) -> tuple[float, tuple[str, ...], int] | None:
    """What `set_numerics` wrote: error, overflows and rank. None for a function that was not looked at."""
    written = func.attributes.get(NUMERICS)
    if not isinstance(written, DictionaryAttr):
        return None
    error, overflows, rank = (written.data.get(name) for name in ("error", "overflows", "rank"))
    if not (isinstance(error, FloatAttr) and isinstance(overflows, ArrayAttr) and isinstance(rank, IntegerAttr)):
        return None
    return error.value.data, tuple(t.data for t in overflows if isinstance(t, StringAttr)), rank.value.data


def preference(group: Sequence[FuncOp]) -> dict[FuncOp, float]:
    """The rank of each function of a group. One that was not looked at comes after all that were, or all are alike."""
    known = {func: numerics_of(func) for func in group}
    unknown = inf if any(n is not None for n in known.values()) else 0.0
    return {func: unknown if n is None else float(n[2]) for func, n in known.items()}


def target_of(func: FuncOp) -> str | None:
    """The machine that the estimate is for, and that grids and loops were chosen for."""
    target = func.attributes.get(TARGET)
    return target.data if isinstance(target, StringAttr) else None


def set_cost(func: FuncOp, cost_us: float, target: str) -> None:
    func.attributes[COST_US] = FloatAttr(cost_us, f64)
    func.attributes[TARGET] = StringAttr(target)


def bound_of(func: FuncOp) -> float | None:
    """The bound of a verified function: it is wrong with probability at most 2 to this power."""
    verified = func.attributes.get(VERIFIED)
    bound = verified.data.get("bound_log2") if isinstance(verified, DictionaryAttr) else None
    return bound.value.data if isinstance(bound, FloatAttr) else None


def source_of(module: ModuleOp, func: FuncOp) -> FuncOp | None:
    """The function that `func` was superoptimized from; None when it is no result or its source was not kept."""
    name = symbol(func, SOURCE)
    return next((f for f in functions(module) if f.sym_name.data == name), None)


def emitted(module: ModuleOp) -> list[FuncOp]:
    """The public functions made of mugraph operators: what a lowering emits."""
    return [f for f in functions(module) if is_ours(f) and not is_private(f)]


def left_out(module: ModuleOp) -> list[tuple[FuncOp, str]]:
    """The public functions that no lowering emits, each with the reason."""
    found: list[tuple[FuncOp, str]] = []
    for func in module.walk():
        if not isinstance(func, FuncOp) or is_private(func) or not func.body.blocks:
            continue
        if func.parent_op() is not module:
            found.append((func, "it stands in a module of its own inside this one"))
        elif not is_ours(func):
            foreign = next(
                (op.name for op in func.body.walk() if op.dialect_name() != "mugraph" and not isinstance(op, ReturnOp)), None
            )
            found.append(
                (func, f"it holds '{foreign}', which is no mugraph operator" if foreign else "it holds no mugraph operator")
            )
    return found


def is_private(func: FuncOp) -> bool:
    return func.sym_visibility is not None and func.sym_visibility.data == "private"
