"""The pipeline's passes. Each reads functions as programs (`mirage_ir.dialects.bridge`), calls an engine and writes IR.

A *workload* is a function of the module whose body holds only operators of the mugraph dialect. The passes hand each other
candidates as functions beside it; `mirage_ir.dialects.workloads` says how:

    mugraph-decompose      @f                          composites become operators
    mugraph-outline        @f, @f.part0, …, @f__source a large @f calls its parts, and for @f below they stand
    mugraph-saturate       @f, @f.equal0, …            better programs by the laws of algebra, searched beside @f
    mugraph-generate       @f, @f.candidate0, …        programs that the search found, private, cheapest first
    mugraph-check-numerics @f, @f.candidate0, …        those without numerical faults first
    mugraph-verify         @f, @f.candidate0, …        the wrong ones dropped, the others marked with the chance of error
    mugraph-select         @f, @f__source              @f computed by the best verified candidate
    mugraph-inline         @f, @f__source              the programs chosen for its parts, joined

`mugraph-superoptimize` is all of them at once. `mugraph-form-threads` stands beside the pipeline, and before the passes that plan
kernels for CUDA (`mirage_ir.lowering.cuda.passes`).

Every file defines one pass. `convert/` has the passes that read other dialects, `islands/` their common parts,
`options/` the options that several passes take.
"""
