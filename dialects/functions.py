"""The functions of a module: which there are, how one is written, and how one takes the place of another."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr, ModuleOp, StringAttr, SymbolRefAttr
from xdsl.dialects.func import FuncOp, ReturnOp

from mirage_ir.program import Program


def functions(module: ModuleOp) -> list[FuncOp]:
    """The module's own functions, in order."""
    return [op for op in module.ops if isinstance(op, FuncOp)]


def elsewhere(module: ModuleOp) -> str:
    """The end of a message about missing functions: modules inside `module` have some."""
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


def is_private(func: FuncOp) -> bool:
    return func.sym_visibility is not None and func.sym_visibility.data == "private"


def set_private(func: FuncOp) -> None:
    func.properties["sym_visibility"] = StringAttr("private")


def emitted(module: ModuleOp) -> list[FuncOp]:
    """The public functions made of mugraph operators, which lowerings emit."""
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
            foreign = [op.name for op in func.body.walk() if op.dialect_name() != "mugraph" and not isinstance(op, ReturnOp)]
            what = f"'{foreign[0]}', which is no mugraph operator" if foreign else "no mugraph operator"
            found.append((func, f"it holds {what}"))
    return found


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
    """Gives `new` the name, visibility and attributes of `old`. Attributes of its own stay."""
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


def put_in_place(module: ModuleOp, chosen: Sequence[FuncOp], func: FuncOp) -> None:
    """Puts programs before a function: the best takes its place, the others follow as private `@f.1`, `@f.2`, …."""
    taken = {f.sym_name.data for f in functions(module)}
    for rank, one in enumerate(chosen):
        take_place(one, func)
        if rank:
            one.properties["sym_name"] = StringAttr(free_name(f"{func.sym_name.data}.{rank}", taken))
            set_private(one)
    module.body.block.insert_ops_before(chosen, func)


def erase(*funcs: FuncOp) -> None:
    """Takes functions out of their module, for good."""
    for func in funcs:
        func.detach()
        func.erase()
