"""The flags of `mirage-opt`, and how the options that flags and passes carry are read."""

from __future__ import annotations

import argparse
import dataclasses
import re
from collections.abc import Sequence
from typing import Any, get_type_hints

from xdsl.passes import ModulePass
from xdsl.utils.arg_spec import ArgSpec, ArgSpecConvertible, ParameterType, parse_pipeline
from xdsl.utils.exceptions import ArgSpecParseError

from mirage_ir.errors import OptionError
from mirage_ir.tools.help import XDSLS_OWN, HelpAll, help_text
from mirage_ir.wording import in_words

_XDSLS_FLAGS = {
    "input_file": "the input; - is standard input",
    "frontend": "what the input is, if not what its ending says",
    "target": "what to print: mlir (if not given), triton, cuda, cuda-torch, dot (a drawing), or a target of xDSL's",
    "output_file": "where to write it, if not to standard output",
    "passes": "passes to run, separated by commas",
    "allow_unregistered_dialect": "read operations of unknown dialects in their generic form",
    "print_between_passes": "print the IR after each pass, on standard error",
    "time_passes": "print how long each pass took, on standard error",
    "split_input_file": "take the pieces of the input between lines of // ----- one by one",
    "print_op_generic": "print the generic form of operations",
    "version": "print the versions of this tool and of xDSL and exit",
}
"""The help texts of flags that xDSL adds."""
_METAVARS = {"input_file": "FILE", "output_file": "FILE", "target": "TARGET", "passes": "PASSES"}
ONE_LOOP_TARGETS = frozenset({"cuda", "cuda-torch"})
"""Targets whose kernels have one loop: unless the options say otherwise, no other kernels are looked for."""
BUNDLE_TOP = 20
"""Programs of a bundle, unless the user says how many."""
_EXPONENT = re.compile(r"[0-9]+[eE]-?[0-9]+")
"""A number that xDSL's options take for a word."""


def add_flags(parser: argparse.ArgumentParser, doc: str | None) -> None:
    """Adds the flags of `mirage-opt` to the flags of xDSL's tool, and explains these in plain words; `doc` has examples."""
    xdsls = parser._actions[1:]  # pyright: ignore[reportPrivateUsage]  (all but --help; nothing public lists them)
    parser.add_argument("--help-all", action=HelpAll, xdsls={action: action.help for action in xdsls})
    for action in xdsls:
        action.help = argparse.SUPPRESS if action.dest in XDSLS_OWN else _XDSLS_FLAGS.get(action.dest, action.help)
        action.metavar = _METAVARS.get(action.dest, action.metavar)
    parser.format_help = lambda: help_text(parser, doc)
    parser.add_argument(
        "--superoptimize",
        metavar="[=OPTIONS]",
        help="replace every function of tensor operators by the best verified program: after the passes of -p, run the "
        "pipeline that --print-pipeline shows. Options as in --superoptimize='target=h100 top=5 griddims=\"2,16,1;2,16,4\"' "
        "are listed below",
    )
    parser.add_argument(
        "--verify-equivalence",
        action="store_true",
        help="say whether @tgt computes what @src does, with the chance of error or a counterexample, and print no IR",
    )
    parser.add_argument(
        "--check-numerics",
        metavar="[=OPTIONS]",
        help="after the passes, run every function in its types against float64 on normal, large, tiny, constant and one-sided "
        "inputs, and print errors and overflows instead of IR. Options as in --check-numerics='large=30,100 tiny=0.001' are "
        "listed below",
    )
    parser.add_argument(
        "--stabilize",
        action="store_true",
        help="after the passes of -p, replace every function in which an exp can overflow by an equal one in which none can, "
        "as a softmax that subtracts its maximum; with --superoptimize, before the search",
    )
    parser.add_argument(
        "--explain",
        action="store_true",
        help="after the passes, print how the best equal program of every function follows from it, law by law, instead of IR; "
        "with --stabilize, the best in which no exp can overflow; with --superoptimize, the program that is chosen",
    )
    parser.add_argument(
        "--validate",
        action="store_true",
        help="after the passes, print how far the kernels of every function are from the best known for what it computes, and why, "
        "instead of IR. An operator is a kernel; @tgt with graph-defined kernels computes @src. The best is searched for with the "
        "options of --superoptimize",
    )
    parser.add_argument(
        "--emit-bundle",
        metavar="DIR",
        help="write the superoptimized program and its runners-up to a new folder, to be measured by 'python DIR/measure.py' "
        "on a machine with a GPU, and print no IR. Unless the options of --superoptimize say otherwise, they differ in "
        f"schedule, and there are {BUNDLE_TOP}",
    )
    parser.add_argument(
        "--select-from",
        metavar="DIR",
        help="instead of an input, take the module of a measured bundle, its program computed by the candidate that was "
        "fastest, with the launches that were",
    )
    parser.add_argument("--top", metavar="N", help='with --select-from: how many programs stay, or "all" (default: 1)')
    parser.add_argument(
        "--report",
        metavar="FILE",
        help="with --superoptimize or --select-from: besides, write an HTML page to FILE that shows program and result as "
        "drawings, the proof, the candidates, the machine's ceilings, what was searched and what not, errors and source",
    )
    parser.add_argument("--print-pipeline", action="store_true", help="print the pass pipeline and exit")
    parser.add_argument("--stats", metavar="FILE", help="write what each pass counted to FILE, as JSON")
    parser.add_argument(
        "--remarks",
        action="store_true",
        help="say on standard error which operations a conversion to mugraph left as they are, and why",
    )
    parser.add_argument("--debug", action="store_true", help="show the Python traceback of an error")


def instantiate(kind: str, cls: type[ArgSpecConvertible], spec: ArgSpec) -> Any:
    """The pass or target of class `cls` with the options of `spec`; an `OptionError` that names the option when one is wrong."""
    options = {f.name.replace("_", "-"): f for f in dataclasses.fields(cls) if f.init and f.name != "name"}
    for name in spec.parameters:
        if name.replace("_", "-") not in options:
            known = f"its options are {', '.join(sorted(options))}" if options else "it has none"
            raise OptionError(f"{kind} '{spec.name}' has no option '{name}': {known}")
    missing = sorted(name.replace("_", "-") for name in cls.required_fields() - set(spec.normalize_parameter_names().parameters))
    if missing:
        raise OptionError(f"{kind} '{spec.name}' needs the option '{missing[0]}'")
    spec = ArgSpec(
        spec.name, {name: _numbers(value, get_type_hints(cls)[name.replace("-", "_")]) for name, value in spec.parameters.items()}
    )
    try:
        return cls.from_spec(spec)
    except ValueError as error:
        for name, value in spec.parameters.items():
            alone = {f: v for f, v in spec.parameters.items() if f == name or f.replace("-", "_") in cls.required_fields()}
            try:
                cls.from_spec(ArgSpec(spec.name, alone))
            except ValueError:
                wanted = in_words(get_type_hints(cls)[name.replace("-", "_")])
                given = f"'{','.join(map(str, value))}'" if value else "nothing"
                raise OptionError(f"option '{name}' of {kind} '{spec.name}' must be {wanted}, not {given}") from error
        raise OptionError(f"{kind} '{spec.name}': {error}") from error


def _numbers(values: tuple[ParameterType, ...], wanted: Any) -> tuple[ParameterType, ...]:
    """The values of an option, with those made numbers that xDSL reads as words (1e-5), where numbers are `wanted`."""
    if "number" not in in_words(wanted):
        return values
    return tuple(float(v) if isinstance(v, str) and _EXPONENT.fullmatch(v) else v for v in values)


def spelled_pass(instance: ModulePass) -> str:
    """The pass as `-p` takes it, with the options that are not at their defaults."""
    spec = instance.spec()
    return str(ArgSpec(spec.name, {name.replace("_", "-"): value for name, value in spec.parameters.items()}))


_WITH_OPTIONS = ("--superoptimize", "--check-numerics")


def spelled_flags(arguments: Sequence[str]) -> list[str]:
    """The arguments with a bare `--superoptimize` spelled `--superoptimize=`, so that it never swallows the file after it.

    Likewise every flag that may carry options.
    """
    split = list(arguments)
    end = split.index("--") if "--" in split else len(split)
    return [f"{a}=" if a in _WITH_OPTIONS and i < end else a for i, a in enumerate(split)]


def options_of_flag(flag: str, name: str, options: str) -> ArgSpec:
    """The text after `=` of a flag, as options of `name`."""
    try:
        spec, *others = parse_pipeline(f"{name}{{{options.strip()}}}")
    except ArgSpecParseError as error:
        what = str(error).strip().splitlines()[-1].strip()
        quoted = 'a value that is no word and no number stands in double quotes, as in checkpoint="DIR/FILE"'
        raise OptionError(f"{flag}: {what} in '{options}' ({quoted})") from None
    if others:
        raise OptionError(f"{flag} takes options, not passes: '{options}'")
    return spec


def programs_wanted(text: str | None) -> int | None:
    """How many programs `--top` asks for; None is all. Raises `OptionError`."""
    from mirage_ir.passes.options import wanted

    return 1 if text is None else wanted(int(text) if text.isdecimal() else text)
