"""Which entries of a candidate pass the verifier's tests when each is looked at by itself: what the theorem's bound is about."""

from __future__ import annotations

import numpy as np

from mirage_ir.decompose import decompose
from mirage_ir.program import Program
from mirage_ir.verify.bound import BOUND_LOG2, MAX_DRAWS
from mirage_ir.verify.elements import Mask
from mirage_ir.verify.equivalence import Verifier, compared
from mirage_ir.verify.union import union_log2


class EntryVerifier(Verifier):
    """A verifier that says of each entry whether it is accepted."""

    def accepted_entries(self, candidate: Program) -> tuple[list[Mask], float]:
        """For each output, the entries that pass all tests; and log2 of the bound on the chance of each entry that is wrong.

        `check` wants all entries to pass, so it accepts no more often. The candidate has the source's interface.
        """
        accepted = [np.zeros(s, dtype=np.bool_) for s in self.shapes]
        given = list(self._normalized(decompose(candidate)))
        pairs = self._at_full_size(given)
        efforts = [self._effort(pair, len(pairs), BOUND_LOG2) for pair in pairs]
        for (source, whole), pair, effort in zip(given, pairs, efforts, strict=True):
            passed = [np.ones(s, dtype=np.bool_) for s in self.shapes]
            for test in range(effort.tests):
                missing = [np.ones(s, dtype=np.bool_) for s in self.shapes]
                for draw in range(MAX_DRAWS):
                    which = self._draw(pair, effort.lanes, test, draw)
                    ours, theirs = (self._run(program, (), which) for program in (source, whole))
                    for i, (x, y) in enumerate(zip(ours.values, theirs.values, strict=True)):
                        different, undefined = compared(x, y)
                        passed[i] &= ~(different & missing[i])
                        missing[i] &= undefined
                    if not any(m.any() for m in missing):
                        break
                for entries, never in zip(passed, missing, strict=True):
                    entries &= ~never
            for mask, entries in zip(accepted, passed, strict=True):
                mask |= entries
        return accepted, union_log2(e.bound_log2 for e in efforts)
