"""What searches found, what verification said and how programs did in their types, kept under all that decides it.

There are three kinds of entries. What a search found is kept under the program (without its names), those that were searched for
the same thing before it, the machine and the space, and only when no budget had a part in it; a verdict under both programs, tests,
lanes and seed; numerics under both programs and the seed. Every key has the package's version and a digest of its source text, so
that no other version's results are taken.

What comes from the cache is plain data that is checked to be well formed and to have the interface of the program.
"""

from __future__ import annotations

import json
import os
import warnings
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import asdict, dataclass, replace
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Protocol, TypeVar

import numpy as np

from mirage_ir import statistics
from mirage_ir.cache.store import FORMAT, EntryStore, default_folder
from mirage_ir.check import infer_program
from mirage_ir.clock import check
from mirage_ir.codec import CodecError, decode, encode
from mirage_ir.decompose import decompose
from mirage_ir.errors import MirageError, OptionError, ProgramError
from mirage_ir.numerics.check import Checker, Numerics
from mirage_ir.ops.table import is_built_in
from mirage_ir.program import Apply, BodyNode, GraphOp, Program
from mirage_ir.search.plan.generate import Generated, generate_each
from mirage_ir.search.run.run import Run
from mirage_ir.search.space import ACCUMULATORS, Space
from mirage_ir.target.machines import Machine
from mirage_ir.verify.equivalence import Verdict, Verifier
from mirage_ir.version import VERSION

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")
SEARCHES = "searches"
VERDICTS = "verdicts"
NUMERICS = "numerics"


class CacheWarning(UserWarning):
    """An entry of a cache, or a whole cache, that cannot be used."""


def warn_of_cache(message: str) -> None:
    """Warns by Python's `warnings`."""
    warnings.warn(message, CacheWarning, stacklevel=2)


class Texts(Protocol):
    """Where texts are kept under keys: `mirage_ir.cache.store.EntryStore`, or anything else that does what it says there."""

    def get(self, kind: str, key: str) -> str | None: ...
    def put(self, kind: str, key: str, text: str) -> None: ...
    def drop(self, kind: str, key: str, why: str) -> None: ...
    def keep_module(self, text: str) -> Path | None: ...


@dataclass(frozen=True, slots=True)
class _Compared:
    """How a candidate and its source did."""

    candidate: Numerics
    source: Numerics


class Cache:
    """Results in `texts`. With `reverify`, what comes from there is verified again, and its numerics are checked again."""

    def __init__(self, texts: Texts, *, reverify: bool = False, warn: Callable[[str], None] = warn_of_cache) -> None:
        self.texts = texts
        self.reverify = reverify
        self.warn = warn

    @classmethod
    def of(
        cls, given: bool | str | os.PathLike[str] | None, *, reverify: bool = False, warn: Callable[[str], None] = warn_of_cache
    ) -> Cache | None:
        """The cache that an option asks for: None or false is none, true the default folder, else a folder.

        Raises `OptionError` for what makes no sense.
        """
        if not isinstance(reverify, bool):
            raise OptionError(f"option 'reverify' is true or false, not {reverify!r}")
        if given is None or given is False:
            if reverify:
                raise OptionError("option 'reverify' verifies again what comes from a cache: it needs the option 'cache'")
            return None
        if given is not True and not (isinstance(given, str | os.PathLike) and os.fspath(given)):
            raise OptionError(f"option 'cache' takes the name of a folder, or true for the default one, not {given!r}")
        folder = default_folder() if given is True else Path(given)
        if folder.exists() and not folder.is_dir():
            raise OptionError(f"option 'cache' takes the name of a folder, and '{folder}' is none")
        return cls(EntryStore(folder, warn), reverify=reverify, warn=warn)

    # What searches found.

    def search(self, source: Program, space: Space, machine: Machine, after: Sequence[Program] = ()) -> Generated | None:
        """What a search of a decomposed program found, under the names of this one, where searches of others went before."""
        key = _search_key(source, space, machine, after)
        found = self._get(SEARCHES, key, Generated)
        if found is None:
            return None
        try:
            if not found.candidates:
                raise ProgramError("it has no candidate")
            return replace(found, candidates=tuple(_adopted(c, source) for c in found.candidates))
        except ProgramError as error:
            self.texts.drop(SEARCHES, key, str(error))
            return None

    def keep_search(
        self,
        source: Program,
        space: Space,
        machine: Machine,
        found: Generated,
        budget: float | None,
        after: Sequence[Program] = (),
    ) -> bool:
        """Keeps what a search found, unless its budget may have had a part in that; whether it did."""
        if found.budget_met or (budget is not None and not found.exhausted):
            return False
        bare = replace(found, candidates=tuple(map(_bare, found.candidates)))
        self._put(SEARCHES, _search_key(source, space, machine, after), bare)
        return True

    def generate_each(
        self,
        programs: Mapping[K, Program],
        run: Run,
        blaming: Callable[[K], AbstractContextManager[None]] = lambda _: nullcontext(),
        group: Callable[[K], Hashable] = lambda key: key,
    ) -> dict[K, Generated]:
        """`mirage_ir.search.plan.generate.generate_each`, but for what is known already.

        What is found for a program depends on those of its group that were searched before it. Where one of these was cut short,
        nothing is kept.
        """
        known: dict[K, Generated] = {}
        after: dict[K, list[Program]] = {}
        for key, program in programs.items():
            after[key] = [programs[k] for k in after if group(k) == group(key)]
            if self._all_kept((*after[key], program), run.space):
                found = self.search(program, run.space, run.machine, after[key])
                if found is not None:
                    known[key] = found
        new = generate_each(programs, run, blaming, group, known)
        settled: dict[Hashable, bool] = {}
        for key, found in new.items():
            whole = settled.get(group(key), True) and self._all_kept((*after[key], programs[key]), run.space)
            if whole and key not in known:
                whole = self.keep_search(programs[key], run.space, run.machine, found, run.control.budget, after[key])
            settled[group(key)] = whole
        return new

    def _all_kept(self, programs: Iterable[Program], space: Space) -> bool:
        return all(self._keeps(program, space) for program in programs)

    # What verification said.

    def verifier(
        self,
        source: Program,
        *,
        tests: int | None = None,
        lanes: int | None = None,
        seed: int = 0,
        memory: float | None = None,
    ) -> Verifier:
        """A verifier of candidates for `source` that knows earlier verdicts."""
        if not self._keeps(source):
            return Verifier(source, tests=tests, lanes=lanes, seed=seed, memory=memory)
        return _RememberingVerifier(self, source, tests=tests, lanes=lanes, seed=seed, memory=memory)

    def verdict(self, key: str) -> Verdict | None:
        return self._get(VERDICTS, key, Verdict)

    def keep_verdict(self, key: str, verdict: Verdict) -> None:
        self._put(VERDICTS, key, verdict)

    # How programs did in their types.

    def checker(self, source: Program, *, seed: int = 0) -> Checker:
        """A checker of candidates for `source` that knows earlier results."""
        return _RememberingChecker(self, source, seed=seed) if self._keeps(source) else Checker(source, seed=seed)

    def numerics(self, key: str) -> tuple[Numerics, Numerics] | None:
        """How a candidate and its source did."""
        found = self._get(NUMERICS, key, _Compared)
        return None if found is None else (found.candidate, found.source)

    def keep_numerics(self, key: str, candidate: Numerics, source: Numerics) -> None:
        self._put(NUMERICS, key, _Compared(candidate, source))

    # What they share.

    def _keeps(self, source: Program, space: Space | None = None) -> bool:
        """Whether results for a program may be kept: what an operator means that somebody registered, no key says."""
        named = _operators(decompose(source).nodes) | set((space and space.operators) or ())
        return all(is_built_in(name) or name in ACCUMULATORS for name in named)

    def _get(self, kind: str, key: str, type: type[T]) -> T | None:
        text = self.texts.get(kind, key)
        found: T | None = None
        if text is not None:
            try:
                found = decode(type, text)
            except CodecError as error:
                self.texts.drop(kind, key, str(error))
        statistics.count("cache.hits", int(found is not None))
        statistics.count("cache.misses", int(found is None))
        return found

    def _put(self, kind: str, key: str, value: object) -> None:
        self.texts.put(kind, key, encode(value))


class _RememberingVerifier(Verifier):
    """A verifier that looks for a verdict before it comes to one, and comes to none when the time of the running clock is up.

    When it was interrupted it is only good for what it remembers: `TimeUp` ends everything else before it begins.
    """

    def __init__(
        self, cache: Cache, source: Program, *, tests: int | None, lanes: int | None, seed: int, memory: float | None
    ) -> None:
        super().__init__(source, tests=tests, lanes=lanes, seed=seed, memory=memory)
        self._cache = cache
        self._options = {"tests": tests, "lanes": lanes, "seed": seed}

    def check(self, candidate: Program, *, refute: bool = False, seconds: float = 8.0) -> Verdict:
        if refute:
            return super().check(candidate, refute=True, seconds=seconds)
        infer_program(candidate)  # A verdict is on a program that is well formed, wherever it comes from.
        key = _key(VERDICTS, {"program": _named(self.source), "candidate": _named(decompose(candidate)), **self._options})
        known = self._cache.verdict(key)
        if known is not None and not self._cache.reverify:
            return known
        check()
        verdict = super().check(candidate)
        if known is None or known != verdict:
            if known is not None:
                self._cache.warn(f"the cache had another verdict on a candidate for '{self.source.name}': {known}; now: {verdict}")
            if verdict.tests:  # Not what memory did not suffice for: that is no property of the programs.
                self._cache.keep_verdict(key, verdict)
        return verdict


class _RememberingChecker(Checker):
    """A checker that looks for numerics before it computes them."""

    def __init__(self, cache: Cache, source: Program, *, seed: int) -> None:
        super().__init__(source, seed=seed)
        self._cache = cache
        self._options = {"seed": seed, "numpy": np.__version__}

    def compare(self, candidate: Program) -> tuple[Numerics, Numerics]:
        if not self.fits(candidate):
            return super().compare(candidate)
        key = _key(NUMERICS, {"program": _named(self.source), "candidate": _named(decompose(candidate)), **self._options})
        known = None if self._cache.reverify else self._cache.numerics(key)
        if known is None or [o.trial for o in known[0].outcomes] != list(self.trials):
            known = super().compare(candidate)
            self._cache.keep_numerics(key, *known)
        return known


# Keys.


def _key(kind: str, parts: Mapping[str, object]) -> str:
    """All that decides a result, as one line of JSON."""
    whole = {"kind": kind, "format": FORMAT, "version": VERSION, "sources": sources_digest(), **parts}
    return json.dumps(whole, sort_keys=True, separators=(",", ":"))


def _search_key(source: Program, space: Space, machine: Machine, after: Sequence[Program]) -> str:
    strides = source.strides or (None,) * len(source.inputs)
    before = {"after": [_named(program) for program in after]} if after else {}
    parts = {"program": _named(source), "strides": strides, "space": asdict(space), "machine": asdict(machine), **before}
    return _key(SEARCHES, parts)


def _named(program: Program) -> str:
    """What names a program in a key: all but its names, and where its inputs lie."""
    return encode(_bare(program))


def _bare(program: Program) -> Program:
    return replace(program, name="", input_names=(), strides=())


@cache
def sources_digest() -> str:
    """A name for the text of this package: results of an older state of it are not taken for those of this one."""
    whole = sha256()
    root = Path(statistics.__file__).parent
    for path in sorted(root.rglob("*.py")):
        whole.update(f"{path.relative_to(root).as_posix()}\n".encode() + sha256(path.read_bytes()).digest())
    return whole.hexdigest()[:32]


# What comes from a cache.


def _adopted(candidate: Program, source: Program) -> Program:
    """A candidate for `source`, under its names. Raises `ProgramError` when it is not well formed or has another interface."""
    adopted = replace(candidate, name=source.name, input_names=source.input_names, strides=source.strides)
    try:
        ours, theirs = infer_program(source), infer_program(adopted)
    except (MirageError, LookupError, TypeError, ValueError, ArithmeticError) as error:
        raise ProgramError(f"a candidate is not well formed: {error}") from None
    if source.inputs != adopted.inputs or [ours[v] for v in source.outputs] != [theirs[v] for v in adopted.outputs]:
        raise ProgramError("a candidate has other inputs or outputs than the program")
    return adopted


def _operators(nodes: tuple[BodyNode, ...]) -> set[str]:
    """The names of the operators that are applied anywhere."""
    found: set[str] = set()
    for node in nodes:
        match node:
            case Apply():
                found.add(node.op)
            case GraphOp():
                found |= _operators(node.body)
            case _:
                pass
    return found
