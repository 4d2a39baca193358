"""Random modules through `torch.compile(backend="mirage")` on a CPU: none may be wrong, none may raise where eager does not.

    python bench/torch_modules.py                # 500 modules (half an hour on a core)
    python bench/torch_modules.py --first 3 --modules 20 --keep paying --fallback inductor
    python bench/torch_modules.py --symbolic     # all for symbolic sizes, each called with four

Prints each module with a fault, the counts, and how many of the operators that compute were in islands. Status 1 for a fault.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "test" / "support")]

from torch_results import faults  # noqa: E402


def main() -> int:
    parser = argparse.ArgumentParser(description="Random modules of PyTorch through the back end")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--modules", type=int, default=500)
    parser.add_argument("--keep", default="all", choices=("paying", "all"))
    parser.add_argument("--fallback", default="eager", choices=("inductor", "eager"))
    parser.add_argument("--symbolic", action="store_true", help="compile all modules for symbolic sizes, not only some")
    parser.add_argument("--budget", type=float, help="seconds for each part of an island")
    args = parser.parse_args()
    wrong, taken, computing = 0, 0, 0
    reasons: Counter[str] = Counter()
    for seed in range(args.first, args.first + args.modules):
        try:
            found, graphs = faults(seed, args.symbolic, effort="low", keep=args.keep, fallback=args.fallback, budget=args.budget)
        except (RuntimeError, ValueError, TypeError, LookupError, AssertionError) as error:
            found, graphs = [f"raises {type(error).__name__}: {str(error).splitlines()[0]}"], []
        wrong += bool(found)
        for fault in found:
            print(f"module {seed}: {fault}", flush=True)
        taken += sum(g.taken for g in graphs)
        computing += sum(g.computing for g in graphs)
        reasons.update(node.reason.partition(":")[0][:60] for g in graphs for node in g.left)
    print(f"{args.modules} modules, {wrong} with a fault; {taken} of {computing} operators in islands")
    for reason, count in reasons.most_common(8):
        print(f"{count:5} left: {reason}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
