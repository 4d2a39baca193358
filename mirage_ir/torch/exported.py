"""`from_torch`: a function or module of PyTorch as a `Graph`."""

from __future__ import annotations

import logging
import re
import warnings
from collections.abc import Callable, Generator
from contextlib import contextmanager
from inspect import isfunction
from io import BytesIO
from os import PathLike
from pathlib import Path
from typing import IO, Any
from zipfile import is_zipfile

import torch
from torch._dynamo.exc import TorchDynamoException
from torch.export import ExportedProgram, default_decompositions
from torch.fx import Node

from mirage_ir.api.graph import Graph, Tensor
from mirage_ir.errors import MirageError
from mirage_ir.torch.convert.decompositions import without_kept
from mirage_ir.torch.convert.errors import FAILURES, NotConverted
from mirage_ir.torch.convert.numbers import KNOWN, constant_number
from mirage_ir.torch.convert.reader import ELEMENT_TYPES, TorchReader, is_part, overload_of, tensor_of
from mirage_ir.torch.convert.writer import Outside, TorchWriter
from mirage_ir.torch.sources import source_line


class TorchError(MirageError):
    """A PyTorch program that is no program of known operators; the message names the node and the line that made it."""


def _as_module(function: Callable[..., Any]) -> torch.nn.Module:
    """A function as the module that `torch.export` wants; its own lines are the ones that nodes come from."""
    if isinstance(function, torch.nn.Module):
        return function
    if isfunction(function):
        return type(function.__name__, (torch.nn.Module,), {"forward": staticmethod(function)})()

    class Called(torch.nn.Module):
        def forward(self, *inputs: Any) -> Any:
            return function(*inputs)

    return Called()


def from_torch(function: Callable[..., Any], *example_inputs: Any, name: str | None = None) -> Graph:
    """The graph of a function or module, which is exported with the shapes and element types of the example inputs.

    The graph's inputs are the tensors among the example inputs, in their order, then the parameters and buffers that it reads,
    under their names with `_` for `.`; its outputs are the tensors returned. Raises `TorchError` for an operator without a
    converter, for a result that nothing computes, and for a function that `torch.export` refuses.
    """
    return graph_of(exported_program(function, *example_inputs), called_name(function, name))


def exported_program(function: Callable[..., Any], *example_inputs: Any) -> ExportedProgram:
    """A function or module, exported with the shapes and element types of the example inputs. Raises `TorchError`."""
    with _refusals():
        return torch.export.export(_as_module(function), tuple(example_inputs))


@contextmanager
def _refusals() -> Generator[None]:
    """What `torch.export` raises becomes a `TorchError`."""
    try:
        yield
    except (TorchDynamoException, RuntimeError, TypeError, ValueError) as error:
        why = (str(error).strip() or type(error).__name__).splitlines()
        raise TorchError(f"torch.export refuses the function: {why[0]}") from error


def called_name(function: Callable[..., Any], name: str | None = None) -> str:
    """The name of a function's graph: the one that is given, or its own, or its class's."""
    called = name or getattr(function, "__name__", None) or type(function).__name__
    return re.sub(r"\W", "_", called).lstrip("_") or "graph"


def read_exported(file: str | PathLike[str] | IO[bytes], name: str | None = None) -> Graph:
    """The graph of a file that `torch.export.save` wrote, called `name` or as the file is.

    Raises `TorchError`, and `OSError` when the file cannot be read.
    """
    data = BytesIO(Path(file).read_bytes() if isinstance(file, str | PathLike) else file.read())
    if not is_zipfile(data):
        raise TorchError("it is no exported program: not an archive")
    data.seek(0)
    with _logged_errors("torch.export") as logged:
        try:
            exported = torch.export.load(data)
        except FAILURES as error:
            # PyTorch logs why it cannot load a file, and raises an error that points to its log.
            why = str(next(iter(logged), error)).strip().splitlines()
            raise TorchError(f"it is no exported program: {why[0] if why else type(error).__name__}") from error
    called = name or (Path(file).stem if isinstance(file, str | PathLike) else "graph")
    return graph_of(exported, re.sub(r"\W", "_", called) or "graph")


@contextmanager
def _logged_errors(name: str) -> Generator[list[BaseException]]:
    """The errors that a logger is told of, which it does not print then; warnings of Python are not printed either."""
    found: list[BaseException] = []

    def keep(record: logging.LogRecord) -> bool:
        found.extend(error for error in (record.exc_info or ())[1:2] if isinstance(error, BaseException))
        return False

    logger = logging.getLogger(name)
    logger.addFilter(keep)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            yield found
    finally:
        logger.removeFilter(keep)


def graph_of(exported: ExportedProgram, name: str) -> Graph:
    """The graph of an exported program; `from_torch` describes it. Raises `TorchError`."""
    with _refusals(), warnings.catch_warnings():
        warnings.simplefilter("ignore")  # They are about PyTorch's own code.
        exported = exported.run_decompositions(without_kept(default_decompositions()))
    signature = exported.graph_signature
    if signature.buffers_to_mutate or signature.user_inputs_to_mutate:
        changed = ", ".join([*signature.buffers_to_mutate.values(), *signature.user_inputs_to_mutate.values()])
        raise TorchError(f"the function changes {changed} in place")
    _tell_numbers(exported)
    writer = TorchWriter(composites=True, views_outside=False)
    reader = TorchReader(writer)
    results: list[Any] = []
    for node in exported.graph.nodes:
        if node.op == "output":
            results = list(node.args[0])
        elif node.op == "call_function" and constant_number(node) is None and _is_needed(node):
            try:
                reader.read(node)
            except NotConverted as error:
                raise TorchError(_sentence(node, str(error))) from error
    for outside in writer.inputs:
        if outside.node is not None and outside.node.op != "placeholder":
            raise TorchError(_sentence(outside.node, "it makes a number, where a program has tensors alone"))
    graph = Graph(name)
    numbers = _inputs(graph, exported, writer)
    outputs: list[int] = []
    for node in results:
        if not isinstance(node, Node) or node not in reader.values or writer.is_view(reader.values[node].number):
            raise TorchError(f"the result {node} is not computed: it is an input, a view of one, or a constant")
        outputs.append(writer.whole(reader.values[node]))
    for number, applied in writer.nodes.items():
        numbers[number] = graph.apply(applied.op, *(numbers[v] for v in applied.operands), **applied.attr())
    graph.mark_output(*(numbers[v] for v in outputs))
    return graph


def _tell_numbers(exported: ExportedProgram) -> None:
    """Says of each constant tensor without dimensions which number it is, as `constant_number` finds it."""
    lifted = exported.graph_signature.inputs_to_lifted_tensor_constants
    for node in exported.graph.nodes:
        constant = exported.constants.get(lifted.get(node.name, "")) if node.op == "placeholder" else None
        if isinstance(constant, torch.Tensor) and not constant.dim() and not constant.is_complex():
            node.meta[KNOWN] = constant.item()


def _is_needed(node: Node) -> bool:
    return bool(node.users) or is_part(node)


def _sentence(node: Node, reason: str) -> str:
    where = source_line(node)
    return f"{overload_of(node)} ('{node.name}'{', ' + where if where else ''}): {reason}"


def _inputs(graph: Graph, exported: ExportedProgram, writer: TorchWriter) -> dict[int, Tensor]:
    """The graph's inputs, under the numbers that the writer gave them."""
    signature = exported.graph_signature
    named = {**signature.inputs_to_parameters, **signature.inputs_to_buffers, **signature.inputs_to_lifted_tensor_constants}
    nodes = [n for n in exported.graph.nodes if n.op == "placeholder"]
    read = {outside.node: number for outside, number in writer.inputs.items()}
    if any(outside.causal for outside in writer.inputs):
        raise TorchError("a causal mask is a constant tensor, and a graph has none: add a mask that is an input")
    numbers: dict[int, Tensor] = {}
    taken: set[str] = set()
    for node in [*(n for n in nodes if n.name not in named), *(n for n in nodes if n.name in named and n in read)]:
        if node not in read and not isinstance(node.meta.get("val"), torch.Tensor):
            continue
        try:
            tensor = tensor_of(node)
        except NotConverted as error:
            raise TorchError(f"input {error}") from error
        called = re.sub(r"\W", "_", str(named.get(node.name, node.name)))
        while called in taken or not called.isidentifier():
            called = f"_{called}"
        taken.add(called)
        shape = tuple(tensor.shape) or (1,)
        made = graph.new_input(shape, ELEMENT_TYPES[tensor.dtype], name=called)
        outside = Outside(node, tuple(tensor.shape), dtype=ELEMENT_TYPES[tensor.dtype])
        numbers[writer.input(outside).number] = made
    return numbers
