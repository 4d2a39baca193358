"""Maxima and minima in the field: functions of a set that obey five laws.

* The maximum does not depend on the order, the grouping or the repetition of its arguments; the maximum of one argument is itself.
* max(x + b) = max x + b.
* min x = −max(−x).
* max(c·x) = c·max x for a number c > 0, which stands in the coefficient of `mirage_ir.verify.elements`, outside of the residues.

So the set {x, …} has one mean μ, and the differences x − μ are the same for all sets that are moved by some b. Their set D is
hashed, and the maximum is μ + h(D); the maximum of a single element is the element. The third law makes two hashes, of maxima and
minima, one: D and −D are told apart by the sign of the sum of cubes in the first lane, a residue up to p/2 being positive, and
whichever of max D and min(−D) has the positive set is the one that is hashed.
"""

from __future__ import annotations

import numpy as np

from mirage_ir.interpret.threads import each
from mirage_ir.verify import modular, oracles
from mirage_ir.verify.elements import Mask
from mirage_ir.verify.modular import Box, Moduli, Residues, Words

MEMBER_COPIES = 8
"""Copies of a member that exist at a time while its set is worked out (`_settled`)."""
_BLOCK = 1 << 15
"""Members worked on at once, so that temporaries stay in the cache."""


def settled(members: Residues, order: int, moduli: Moduli, secret: object) -> tuple[Residues, Mask | None]:
    """The maximum (`order` 1) or minimum (−1) of members (t, m, *shape), and which entries have none.

    There is none where the number of different members is a multiple of a prime.
    """
    shape = members.shape[2:]
    out = np.empty((members.shape[0], *shape), dtype=np.uint32)
    none = np.zeros(shape, dtype=np.bool_)
    keys = tuple(oracles.key(secret, name) for name in ("member", "largest", "smallest"))

    def work(box: Box) -> None:
        values, undefined = _settled(members[(slice(None), slice(None), *box)], order, moduli, keys)
        out[(slice(None), *box)] = values
        none[box] = undefined

    each(work, modular.boxes(shape, max(1, _BLOCK // members.shape[1])), heavy=members.size > _BLOCK)
    return out, none if members.shape[1] >= min(moduli.primes) and none.any() else None


def _settled(members: Residues, order: int, moduli: Moduli, keys: tuple[tuple[int, int], ...]) -> tuple[Residues, Mask]:
    member, largest, smallest = keys
    again = _repeated(oracles.absorb(oracles.pack(members), member))
    count = (~again).sum(axis=0)
    # Mean of the different members, lane by lane.
    different = np.where(again, np.uint32(0), members)
    counts = np.stack([(count % p).astype(np.uint32) for p in moduli.primes])
    mean = moduli.multiply(moduli.total(different, -members.ndim + 1)[:, 0], moduli.invert(counts))
    apart = moduli.subtract(members, mean[:, None])
    # The sign of the sum of cubes, in the first lane.
    first = moduli.each[0]
    x = apart[0].astype(np.float64)
    square = first.reduce(x * x)
    cubes = np.where(again, np.uint32(0), first.reduce(x * square)).sum(axis=0, dtype=np.uint64) % np.uint64(first.prime)
    positive = (cubes != 0) & (cubes <= (first.prime - 1) // 2)
    negative = cubes > (first.prime - 1) // 2
    flipped = negative if order > 0 else ~positive
    apart = np.where(flipped, moduli.subtract(np.zeros_like(apart), apart), apart)
    # The hash of the set, by two sums over its members; its key tells maxima from minima.
    sums = [np.where(again, np.uint64(0), w).sum(axis=0, dtype=np.uint64) for w in oracles.absorb(oracles.pack(apart), member)]
    as_minimum = flipped if order > 0 else ~flipped
    for i, total in enumerate(sums):
        total ^= np.where(as_minimum, np.uint64(smallest[i]), np.uint64(largest[i]))
    hashed = oracles.squeeze(*oracles.absorb(sums, member), moduli.primes)
    hashed = np.where(flipped, moduli.subtract(np.zeros_like(hashed), hashed), hashed)
    hashed = np.where(count == 1, np.uint32(0), hashed)
    return moduli.add(mean, hashed), (counts == 0).any(axis=0)


def _repeated(words: tuple[Words, Words]) -> Mask:
    """Which members (m, …) equal an earlier one, by the two words of each."""
    a, b = words
    order = np.argsort(a, axis=0, kind="stable")
    x, y = (np.take_along_axis(w, order, axis=0) for w in (a, b))
    again = np.zeros(a.shape, dtype=np.bool_)
    again[1:] = (x[1:] == x[:-1]) & (y[1:] == y[:-1])
    out = np.empty_like(again)
    np.put_along_axis(out, order, again, axis=0)
    return out
