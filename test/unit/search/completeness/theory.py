"""The laws of the theory (see the package's docstring) as rules of egglog, and who is equal under them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from egglog.bindings import EggSmolError, EGraph

LANGUAGE = """
(datatype E
  (In String) (One) (Zero) (Constant String) (Count String)
  (Add E E) (Mul E E) (Div E E) (Neg E)
  (Sum String E) (Over String E) (Larger E E)
  (Exp E) (Function String E))
(relation free (E String))  ; The first does not depend on the index part.
"""

FREE = """
(rule ((= e (Sum i x))) ((free e i)))
(rule ((= e (Over i x))) ((free e i)))
(rule ((= e (Sum j x)) (free x i)) ((free e i)))
(rule ((= e (Over j x)) (free x i)) ((free e i)))
(rule ((= e (Neg x)) (free x i)) ((free e i)))
(rule ((= e (Exp x)) (free x i)) ((free e i)))
(rule ((= e (Function f x)) (free x i)) ((free e i)))
(rule ((= e (Add x y)) (free x i) (free y i)) ((free e i)))
(rule ((= e (Mul x y)) (free x i) (free y i)) ((free e i)))
(rule ((= e (Div x y)) (free x i) (free y i)) ((free e i)))
(rule ((= e (Larger x y)) (free x i) (free y i)) ((free e i)))
"""

LAWS = """
; Sums and products.
(rewrite (Add x y) (Add y x))
(birewrite (Add x (Add y z)) (Add (Add x y) z))
(rewrite (Mul x y) (Mul y x))
(birewrite (Mul x (Mul y z)) (Mul (Mul x y) z))
(rewrite (Mul x (Add y z)) (Add (Mul x y) (Mul x z)))
(rewrite (Mul x (One)) x)
; Quotients.
(birewrite (Div (Mul x y) z) (Mul x (Div y z)))
(birewrite (Div (Div x y) z) (Div x (Mul y z)))
(rewrite (Div (Add x y) z) (Add (Div x z) (Div y z)))
(rewrite (Div x (One)) x)
(rewrite (Div x y) (Mul x (Div (One) y)))
; Signs.
(rewrite (Neg (Neg x)) x)
(rewrite (Neg (Add x y)) (Add (Neg x) (Neg y)))
(rewrite (Mul x (Neg y)) (Neg (Mul x y)))
(rewrite (Div (Neg x) y) (Neg (Div x y)))
(rewrite (Div x (Neg y)) (Neg (Div x y)))
; Sums over index parts.
(rewrite (Sum i (Sum j x)) (Sum j (Sum i x)))
(rewrite (Sum i (Add x y)) (Add (Sum i x) (Sum i y)))
(rewrite (Sum i (Neg x)) (Neg (Sum i x)))
(birewrite (Sum i (Mul x y)) (Mul x (Sum i y)) :when ((free x i)))
(rewrite (Sum i (Div y x)) (Div (Sum i y) x) :when ((free x i)))
(rewrite (Sum i x) (Mul (Count i) x) :when ((free x i)))
; Exponentials.
(rewrite (Mul (Exp x) (Exp y)) (Exp (Add x y)))
(rewrite (Div x (Exp y)) (Mul x (Exp (Neg y))))
(rewrite (Mul (Exp (Add (Over j m) (Neg (Over i (Over j m))))) (Exp (Add x (Neg (Over j m)))))
         (Exp (Add x (Neg (Over i (Over j m))))))
; Maxima.
(rewrite (Larger x y) (Larger y x))
(birewrite (Larger x (Larger y z)) (Larger (Larger x y) z))
(rewrite (Larger x x) x)
(rewrite (Over i (Over j x)) (Over j (Over i x)))
(rewrite (Over i x) x :when ((free x i)))
(birewrite (Over i (Add x y)) (Add (Over i x) y) :when ((free y i)))
(birewrite (Over i (Mul (Constant c) x)) (Mul (Constant c) (Over i x)))
(birewrite (Over i (Mul (Exp y) x)) (Mul (Exp y) (Over i x)) :when ((free y i)))
(birewrite (Larger (Mul (Constant c) x) (Mul (Constant c) y)) (Mul (Constant c) (Larger x y)))
(birewrite (Larger (Mul (Exp z) x) (Mul (Exp z) y)) (Mul (Exp z) (Larger x y)))
"""

ROUNDS = 12
"""Most rounds of rewriting."""
NODES = 2500
"""An e-graph of more nodes is not rewritten further."""


def _size(graph: Any) -> int:
    (sizes,) = graph.run_program(*graph.parse_program("(print-size)"))
    return sum(count for _, count in sizes.sizes)


def provable(source: str, others: Iterable[str]) -> tuple[set[str], bool]:
    """Those of `others` that the laws make equal to `source`; and whether that is all, whatever more rounds would give."""
    waiting = dict.fromkeys(o for o in others if o != source)
    graph: Any = EGraph()
    text = [LANGUAGE, FREE, LAWS, f"(let $source {source})"]
    names = {other: f"$e{n}" for n, other in enumerate(waiting)}
    text += [f"(let {name} {other})" for other, name in names.items()]
    whole = " ".join((source, *waiting))
    leaves = sorted(set(re.findall(r'\(In "([^"]*)"\)', whole)))
    bound = sorted(set(re.findall(r'\((?:Sum|Over) "([^"]*)"', whole)))
    for part in bound:
        text += [f'(free (In "{leaf}") "{part}")' for leaf in leaves if part not in leaf.split(":")[1].split(",")]
        text += [f'(free ({atom}) "{part}")' for atom in ("One", "Zero", *(f'Count "{p}"' for p in bound))]
        text += [f'(free {c} "{part}")' for c in set(re.findall(r'\(Constant "[^"]*"\)', whole))]
    graph.run_program(*graph.parse_program("\n".join(text)))
    proved = {source}
    for _ in range(ROUNDS):
        for other in list(waiting):
            if _equal(graph, names[other]):
                proved.add(other)
                del waiting[other]
        if not waiting:
            return proved, True
        if _size(graph) > NODES:
            break
        (ran,) = graph.run_program(*graph.parse_program("(run 1)"))
        if not ran.report.updated:
            return proved, True
    return proved, False


def _equal(graph: Any, name: str) -> bool:
    try:
        graph.run_program(*graph.parse_program(f"(check (= $source {name}))"))
    except EggSmolError:
        return False
    return True
