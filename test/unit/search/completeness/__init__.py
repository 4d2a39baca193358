"""What it means that the search is complete, and the test of it.

**The space.** A block graph reads whole inputs and has one grid and one for-loop. The loop splits at most one index, everywhere it
occurs, and no index of an output. That index is bound by the accumulators `sum`, and, where the program takes a maximum, `max` and
`sum … shift`. Its operators are those that are allowed, with the program's attributes; a reduction may go over any dimension of
extent above 1. An operator applied twice to the same operands is one operator, but one whose result is read under two index tuples
(X in X·Xᵀ) counts for each. No operator computes what a load holds. Every operator contributes to the output.

**The theory.** Programs are compared by what one entry is as a function of its indices, where an index k that the loop splits has
two parts, k.l (the iteration) and k.t (the place in the tile). Two programs are equal when these laws say so (x, y, z are entries,
i, j index parts; the paper's Tables 1 and 2, and what they leave out):

* addition and multiplication are commutative and associative, and multiplication distributes over addition; 1·x = x;
* (x·y)/z = x·(y/z), (x/y)/z = x/(y·z), (x + y)/z = x/z + y/z; x/1 = x;
* −(−x) = x, −(x + y) = (−x) + (−y), (−x)·y = −(x·y), (−x)/y = x/(−y) = −(x/y), x − y = x + (−y);
* Σ_k x = Σ_k.l Σ_k.t x, Σ_i Σ_j x = Σ_j Σ_i x, Σ_i (x + y) = Σ_i x + Σ_i y, Σ_i (−x) = −Σ_i x; where x does not depend on i,
  Σ_i (x·y) = x·Σ_i y, Σ_i (y/x) = (Σ_i y)/x and Σ_i x = |i|·x;
* exp(x)·exp(y) = exp(x + y), x/exp(y) = x·exp(−y); exp(x − m)·exp(m − max_i m) = exp(x − max_i m), where m is a maximum;
* a maximum is commutative, associative and idempotent; max_k x = max_k.l max_k.t x, max_i max_j x = max_j max_i x, and
  max_i x = x where x does not depend on i; max_i (x + y) = max_i x + y and max_i (p·x) = p·max_i x where y and p do not depend
  on i, and max(p·x, p·y) = p·max(x, y), for an exponential or a constant p;
* square(x) = x·x, reciprocal(x) = 1/x, rsqrt(x) = 1/sqrt(x), scale(x) = c·x, relu(x) = max(x, 0); of every other function,
  only that equal arguments give equal values.

There is no cancellation: (x·w)/w and (x + y) − y keep both parts.

**The claim.** Every block graph of the space that these laws make equal to the program is returned.

**The test.** `enumeration.py` builds all block graphs of a small space, operator by operator: it knows types and nothing else.
`theory.py` has the laws as egglog rules, and decides which graphs are provable; `indexed.py` says what an entry of a graph is.
`searched.py` is the only file that knows the search.
"""
