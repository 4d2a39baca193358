"""`mirage-opt`: xDSL's opt tool with mirage-ir's dialect, passes and targets, and errors that a user can read.

    mirage-opt --superoptimize in.mlir -t triton -o fused.py
    mirage-opt -p 'mugraph-decompose,mugraph-generate{max-block-ops=7},mugraph-verify,mugraph-select' in.mlir
    mirage-opt --verify-equivalence pair.mlir
    mirage-opt --superoptimize --check-numerics in.mlir
    mirage-opt --explain in.mlir
    mirage-opt --validate in.mlir
    mirage-opt --stabilize in.mlir
    mirage-opt --superoptimize='tune=quick' in.mlir -t triton -o fused.py
    mirage-opt --superoptimize in.mlir --report out.html
    mirage-opt --superoptimize='top=20' in.mlir --emit-bundle DIR
    mirage-opt --select-from DIR -t triton -o fused.py
    mirage-opt graphs.json
    mirage-opt search.json --superoptimize

The last two read a checkpoint file of Mirage: its μGraphs as functions and, if Mirage's search saved it, as candidates for the
searched program; --superoptimize continues from them in the file's own space.

Exit status: 0 when the output is whole, 1 after an error (one line on standard error; under it the
counterexample, when a pair is not equivalent), 130 after an interrupt.
"""

from __future__ import annotations

import argparse
import dataclasses
import difflib
import json
import os
import re
import sys
import time
import traceback
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from io import StringIO
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass, PassPipeline
from xdsl.printer import Printer
from xdsl.utils.arg_spec import ArgSpec, parse_pipeline, parse_spec
from xdsl.utils.exceptions import ArgSpecParseError, DiagnosticException, ParseError, ShrinkException, VerifyException
from xdsl.utils.target import Target

from mirage_ir import __version__, statistics
from mirage_ir.atomic import check_writable, write_files
from mirage_ir.dialects.diagnostics import OperationError, place
from mirage_ir.errors import MirageError, OptionError
from mirage_ir.tools.conflicts import check_flags, leave_out
from mirage_ir.tools.diagnostics import TOOL, error_line, input_error_line, one_line, verification_fault
from mirage_ir.tools.flags import (
    BUNDLE_TOP,
    ONE_LOOP_TARGETS,
    add_flags,
    instantiate,
    options_of_flag,
    programs_wanted,
    spelled_flags,
    spelled_pass,
)
from mirage_ir.tools.inputs import InputReader, InvalidInput
from mirage_ir.tools.measuring import MeasuringOptions

if TYPE_CHECKING:
    from xdsl.dialects.func import FuncOp

    from mirage_ir.passes.superoptimize import SuperoptimizePass
    from mirage_ir.program import Program
    from mirage_ir.runtime.timings import Timings
    from mirage_ir.tools.numerics_report import NumericsOptions
    from mirage_ir.tools.report import ModuleReport

_UNKNOWN_TARGET = re.compile(r"-t/--target: invalid choice: '(.*)' \(choose from (.*)\)")
CHUNK_SEPARATOR = "// -----\n"


class InvalidOutputOfPass(Exception):
    """A pass left IR that does not verify: a defect of the pass."""


class MirageOptMain(InputReader):
    """The tool. `__init__` reads the arguments and builds pipeline and target; `run` does the work."""

    version_format = f"{TOOL} {__version__} (xdsl {{xdsl_version}})"
    usage = __doc__

    target: Target
    before_whole: tuple[ModulePass, ...]
    """The passes of -p, which run before those of --superoptimize."""
    numerics: NumericsOptions | None
    whole: SuperoptimizePass | None
    timings: Timings | None = None
    """The measured times, with --select-from."""
    measuring: MeasuringOptions
    """Options of --superoptimize that are the tool's own."""
    report: ModuleReport | None = None
    """What --report writes at last."""

    def __init__(self, args: Sequence[str]) -> None:
        super().__init__(args=spelled_flags(args))

    def register_all_arguments(self, arg_parser: argparse.ArgumentParser) -> None:
        def error(message: str) -> NoReturn:
            # argparse would print its usage and exit with status 2. xDSL reports an unknown target as an argparse error.
            target = _UNKNOWN_TARGET.search(message)
            raise OptionError(f"unknown target '{target[1]}': known are {target[2]}" if target else message)

        arg_parser.prog = TOOL
        arg_parser.allow_abbrev = False
        arg_parser.error = error
        super().register_all_arguments(arg_parser)
        add_flags(arg_parser, __doc__)

    def setup_pipeline(self) -> None:
        passes = [self._pass(spec) for spec in parse_pipeline(self.args.passes)]
        self.before_whole, self.measuring = tuple(passes), MeasuringOptions()
        self.whole = None if self.args.superoptimize is None else self._superoptimize(self.args.superoptimize)
        self.results_wanted = self.whole is None
        if self.whole is not None:
            # With --explain and --validate the stages are run by whoever explains or compares, and shown all the same.
            later = self.args.explain or self.args.validate
            passes.extend((*self.whole.stages(), *self.measuring.passes()) if not later or self.args.print_pipeline else ())
        elif self.args.stabilize and not self.args.explain and not self.args.validate:
            passes.extend(self._stabilize())
        self.pipeline = PassPipeline(tuple(passes), self._between_passes())
        self.target = self._target(parse_spec(self.args.target))
        self.numerics = None if self.args.check_numerics is None else self._numerics(self.args.check_numerics)
        check_flags(self.args, target=self.target.name, tuned=self.measuring.tune is not None)
        if self.args.report is not None:
            from mirage_ir.tools.report import ModuleReport

            self.report = ModuleReport(self.args.report, self.target.name)

    def _stabilize(self) -> tuple[ModulePass, ...]:
        """The passes that `--stabilize` stands for, without a search."""
        from mirage_ir.passes.saturate import SaturatePass
        from mirage_ir.passes.select import SelectPass
        from mirage_ir.passes.verify import VerifyPass

        return SaturatePass(stabilize=True, candidates=True, keep=1), VerifyPass(), SelectPass()

    def _pass(self, spec: ArgSpec) -> ModulePass:
        if spec.name not in self.available_passes:
            close = difflib.get_close_matches(spec.name, self.available_passes, 1)
            hint = f": did you mean '{close[0]}'?" if close else f" ({TOOL} --help-all lists them)"
            raise OptionError(f"unknown pass '{spec.name}'{hint}")
        return instantiate("pass", self.available_passes[spec.name](), spec)

    def _superoptimize(self, options: str) -> SuperoptimizePass:
        from mirage_ir.passes.superoptimize import SuperoptimizePass

        spec = options_of_flag("--superoptimize", SuperoptimizePass.name, options)
        spec = self.measuring.taken(spec, self.args)
        if self.args.stabilize:
            spec = ArgSpec(spec.name, {**spec.parameters, "stabilize": (True,)})
        if parse_spec(self.args.target).name in ONE_LOOP_TARGETS and not {"max-loops", "max_loops"} & spec.parameters.keys():
            spec = ArgSpec(spec.name, {"max_loops": (1,), **spec.parameters})
        if self.args.emit_bundle is not None:
            spec = ArgSpec(spec.name, {"distinct": (True,), "top": (BUNDLE_TOP,), **spec.parameters})
        return instantiate("pass", SuperoptimizePass, spec)

    def _numerics(self, options: str) -> NumericsOptions:
        from mirage_ir.tools.numerics_report import NumericsOptions

        return instantiate("flag", NumericsOptions, options_of_flag("--check-numerics", NumericsOptions.name, options))

    def _target(self, spec: ArgSpec) -> Target:
        factory: Callable[[], type[Target]] = self.available_targets[spec.name]  # type: ignore[assignment]
        target = instantiate("target", factory(), spec)
        if spec.name == "mlir":
            target = dataclasses.replace(
                target,
                print_generic_format=self.args.print_op_generic,
                print_properties_as_attributes=self.args.print_no_properties,
                print_debuginfo=self.args.print_debuginfo,
                syntax_highlight=self.args.syntax_highlight,
            )
        return target

    def _between_passes(self) -> Callable[[ModulePass | None, ModuleOp, ModulePass | None], None]:
        """The callback around passes: it verifies, and prints times and IR on standard error."""
        started = time.perf_counter()

        def callback(previous: ModulePass | None, module: ModuleOp, following: ModulePass | None) -> None:
            nonlocal started
            if previous is not None and self.args.time_passes:
                print(f"Pass {previous.name} took {time.perf_counter() - started:.6f} seconds", file=sys.stderr)
            if not self.args.disable_verify:
                self.verify(module, previous)
            if previous and following and self.args.print_between_passes:
                print(f"IR after {previous.name}:", file=sys.stderr)
                Printer(stream=sys.stderr).print_op(module)
                print("\n", file=sys.stderr)
            started = time.perf_counter()

        return callback

    def verify(self, module: ModuleOp, after: ModulePass | None) -> None:
        """Raises when `module` does not verify: `InvalidInput` before the first pass, `InvalidOutputOfPass` later."""
        fault = verification_fault(module)
        if fault is None:
            return
        op, error = fault
        if not isinstance(error, VerifyException):
            raise error
        if after is None and self.args.verify_diagnostics:
            raise error
        what = str(error)
        if isinstance(error, OperationError):
            op = error.op
        else:
            what = f"'{op.name}': {what}"
        where = place(op.location) or self.get_input_name()
        if after is None:
            raise InvalidInput(what, where) from error
        raise InvalidOutputOfPass(f"pass '{after.name}' left invalid IR at {where}: {what}") from error

    def transform(self, data: bytes, line_offset: int) -> str:
        """The output for one input: parsed, verified, sent through the pipeline, printed."""
        try:
            ending = self.get_input_name().rpartition(".")[2]
            language = self.args.frontend or (ending if ending in ("json", "pt2") else "mlir")
            if language == "mlir":
                module = self.parse_text(data, line_offset)
            else:
                module = self.parse_checkpoint(data) if language == "json" else self.parse_exported(data)
            if self.timings is not None:
                from mirage_ir.runtime.measured import select_measured

                self.verify(module, None)
                select_measured(module, self.timings.program, self.timings.measured, programs_wanted(self.args.top))
            read_only = self.args.explain or self.args.validate
            pipeline = self.pipeline
            if self.whole is not None and not read_only and (sized := self._sized_function(module)) is not None:
                if self.target.name != "mlir":
                    return self._sized_text(module, sized, self.whole)
                # One pass knows both kinds of functions.
                pipeline = PassPipeline((*self.before_whole, self.whole), self._between_passes())
            written = self._written(module)
            with nullcontext() if self.report is None else self.report.listening():
                pipeline.apply(self.ctx, module)
            tuning = None
            if self.measuring.tune is not None and self.whole is not None and not self.args.print_pipeline:
                tuning = self.measuring.tune_module(module, written, self.whole.results(module, self.whole.name))
            if self.report is not None:
                self.report.module, self.report.written, self.report.tuning = module, written, tuning
        except ParseError as error:
            if self.args.parsing_diagnostics:
                return f"{error}\n"
            raise
        except DiagnosticException as error:
            if self.args.verify_diagnostics:
                return "\n".join((str(error), *getattr(error, "__notes__", ()), ""))
            raise
        if self.args.verify_equivalence:
            from mirage_ir.tools.equivalence import verify_pair

            return f"{verify_pair(module)}\n"
        if self.numerics is not None:
            from mirage_ir.tools.numerics_report import check_module

            return f"{check_module(module, self.numerics)}\n"
        if self.args.explain:
            from mirage_ir.tools.explain import explain_module, explain_superoptimized

            if self.whole is not None:
                return f"{explain_superoptimized(self.ctx, module, self.whole)}\n"
            return f"{explain_module(module, stabilize=self.args.stabilize)}\n"
        if self.args.validate:
            from mirage_ir.tools.validate import validate_module

            return f"{validate_module(module, self.whole or self._superoptimize(''))}\n"
        if self.args.emit_bundle is not None:
            return self._emit_bundle(module)
        output = StringIO()
        self.target.emit(self.ctx, module, output)
        if self.report is not None:
            self.report.text = output.getvalue()
        if self._from_other_dialects() and self.target.name == "mlir":
            from mirage_ir.embed.text import metadata

            output.write(metadata(module))
        return output.getvalue()

    def _sized_function(self, module: ModuleOp) -> FuncOp | None:
        """The first function that has symbols, for a target and flags that know them; None when there is none."""
        from mirage_ir.dialects.sizes import sized_functions
        from mirage_ir.tools.sized_module import WRITTEN

        found = sized_functions(module)
        if not found:
            return None
        if not self.args.disable_verify:
            self.verify(module, None)
        given = {
            "--emit-bundle": self.args.emit_bundle is not None,
            "--check-numerics": self.numerics is not None,
            "--verify-equivalence": self.args.verify_equivalence,
            "'tune'": self.measuring.tune is not None,
            "'backends'": self.measuring.backends is not None,
            "--report without -t triton": self.report is not None and self.target.name != "triton",
        }
        why = f"@{found[0].sym_name.data} has symbolic sizes"
        leave_out(given, why)
        if self.target.name not in ("mlir", *WRITTEN):
            raise OptionError(f"{why}, which -t {self.target.name} does not know: {', '.join(WRITTEN)} do, and -t mlir")
        return found[0]

    def _sized_text(self, module: ModuleOp, func: FuncOp, whole: SuperoptimizePass) -> str:
        """What the target writes for all sizes of a function that has symbols."""
        from mirage_ir.tools.sized_module import superoptimized_sizes

        result, text = superoptimized_sizes(module, func, whole, self.target.name)
        if self.report is not None:
            self.report.sized, self.report.text = (result, whole.machine()), text
        return text

    def _remarks(self) -> AbstractContextManager[None]:
        if not self.args.remarks:
            return nullcontext()
        from mirage_ir.passes.islands.remarks import Remark, listening

        shown: set[Remark] = set()

        def show(remark: Remark) -> None:
            if remark not in shown:  # several conversions may leave the same operation
                shown.add(remark)
                print(remark, file=sys.stderr)

        return listening(show)

    def _written(self, module: ModuleOp) -> dict[str, Program]:
        """The programs to be tuned or reported, as they are written."""
        if self.measuring.tune is None and self.report is None:
            return {}
        from mirage_ir.runtime.tuned_module import written_programs

        return written_programs(module)

    def _emit_bundle(self, module: ModuleOp) -> str:
        from mirage_ir.runtime.bundle import write_module_bundle

        folder = Path(self.args.emit_bundle)
        name, count, left_out = write_module_bundle(folder, module, self.measuring.backends or ())
        for line in left_out:
            print(f"{TOOL}: warning: {one_line(line)}", file=sys.stderr)
        return f"{folder}: {count} candidate{'s' * (count > 1)} for @{name}; 'python {folder / 'measure.py'}' measures them\n"

    def _read_timings(self) -> bytes:
        """The module of the bundle to select from; its timings are `self.timings`."""
        from mirage_ir.runtime.timings import read_timings

        folder = Path(self.args.select_from)
        self.timings = read_timings(folder)
        self.args.input_file = str(folder / "module.mlir")
        for name, why in self.timings.failed:
            print(f"{TOOL}: warning: @{name} was not measured: {one_line(why)}", file=sys.stderr)
        if self.timings.interpreted:
            what = "the timings were taken in Triton's interpreter and say nothing of a GPU"
            print(f"{TOOL}: warning: {what}", file=sys.stderr)
        return self.timings.ir.encode()

    def run(self) -> None:
        """Reads, transforms and writes. Nothing is written before everything is known to be right."""
        if self.args.print_pipeline:
            self._print(",".join(map(spelled_pass, self.pipeline.passes)) + "\n")
            return
        files = {"-o": self.args.output_file, "--stats": self.args.stats, "--report": self.args.report}
        files = {flag: path for flag, path in files.items() if path is not None}
        for (flag, path), (other, same) in combinations(files.items(), 2):
            if os.path.realpath(path) == os.path.realpath(same):
                raise OptionError(f"{flag} and {other} name the same file '{path}'")
        for path in files.values():
            self._writing(lambda path=path: check_writable(path))
        if self.args.emit_bundle is not None:
            from mirage_ir.runtime.bundle import check_free

            check_free(Path(self.args.emit_bundle))
        data = self.read_input() if self.args.select_from is None else self._read_timings()
        chunks = data.split(b"// -----") if self.args.split_input_file else [data]
        outputs: list[str] = []
        line = 0
        with statistics.collect() as table, self._remarks():
            try:
                for chunk in chunks:
                    outputs.append(self.transform(chunk, line))
                    line += chunk.count(b"\n")
            except ShrinkException:
                if not self.args.shrink:
                    raise
                print("Success, can shrink")
                return
        if self.args.shrink:
            raise MirageError("failure, can't shrink")
        text = CHUNK_SEPARATOR.join(outputs)
        texts: dict[str, str] = {}
        if self.args.output_file is not None:
            texts[self.args.output_file] = text
        if self.args.stats is not None:
            texts[self.args.stats] = json.dumps(table, indent=2, sort_keys=True) + "\n"
        self._writing(lambda: write_files(texts))
        if self.args.output_file is None:
            self._print(text)
        if self.report is not None:  # The last thing: nothing that fails here takes the result away.
            self._writing(self.report.write)

    @staticmethod
    def _print(text: str) -> None:
        if sys.stdout is None:  # pyright: ignore[reportUnnecessaryComparison]  (of a process that was started without one)
            raise OptionError("cannot write to standard output: it is closed")
        try:
            sys.stdout.write(text)
            sys.stdout.flush()
        except BrokenPipeError:
            raise
        except OSError as error:
            _forget_output()
            raise OptionError(f"cannot write to standard output: {error.strerror or error}") from error

    @staticmethod
    def _writing(write: Callable[[], None]) -> None:
        try:
            write()
        except OSError as error:
            raise OptionError(f"cannot write '{error.filename}': {error.strerror or error}") from error


def _forget_output() -> None:
    """Discards the rest of standard output, which cannot be written: Python must not try again at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def report_error(error: BaseException, debug: bool) -> int:
    """Prints an error in one line, with its notes and, with `debug`, the traceback; returns the exit status."""
    if debug:
        traceback.print_exception(error)
    if isinstance(error, KeyboardInterrupt):
        print(f"{TOOL}: interrupted", file=sys.stderr)
        return 130
    if isinstance(error, BrokenPipeError):
        _forget_output()  # The reader has gone: nothing more can be said there.
        return 1
    line = error_line(error, error.where) if isinstance(error, InvalidInput) else input_error_line(error)
    if line is None:
        what = one_line(f"{type(error).__name__}: {error}")
        hint = "" if debug else f"; run '{TOOL} --debug' for the traceback"
        line = f"{TOOL}: internal error: {what} (please report this defect{hint})"
    notes = getattr(error, "__notes__", ()) if isinstance(error, MirageError) else ()
    print(line, *(f"  {note}" for note in notes), sep="\n", file=sys.stderr)
    return 1


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the tool on `arguments` (by default the command line's) and returns the exit status."""
    arguments = sys.argv[1:] if arguments is None else arguments
    try:
        MirageOptMain(arguments).run()
        return 0
    except SystemExit as finished:  # argparse, after --help and --version
        return finished.code if isinstance(finished.code, int) else 0
    except (Exception, KeyboardInterrupt, ArgSpecParseError) as error:  # noqa: BLE001  (the one place that turns errors into messages)
        return report_error(error, "--debug" in arguments)


if __name__ == "__main__":
    sys.exit(main())
