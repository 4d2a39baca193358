// A budget ends all phases together with what is known by then, and says so; a checkpoint gives the same result again.

// With no time at all the result is the program itself, which needs no test:

// RUN: mirage-opt --superoptimize='budget=0.000001 progress=false' %s --stats %t.json > %t.mlir 2> %t.err
// RUN: filecheck %s --check-prefix MET --input-file %t.err
// RUN: filecheck %s --check-prefix BEST --input-file %t.mlir
// RUN: filecheck %s --check-prefix STATS --input-file %t.json
// MET: {{^}}{{.*}}long_run.mlir:[[# @LINE + 85]]:1: warning: @f: the budget ended saturation before it began: the laws may lead to better programs{{$}}
// MET-NEXT: long_run.mlir:[[# @LINE + 84]]:1: warning: @f: the budget ended the search before all parts of the program were known{{$}}
// MET-NEXT: long_run.mlir:[[# @LINE + 83]]:1: warning: @f: the budget ended the check of numerics before any candidate had run{{$}}
// MET-NOT: {{.}}
// BEST: func.func @f({{.*}} mugraph.verified = {bound_log2 = -1.000000e+03 : f64, tests = 0 : i64, lanes = 0 : i64, primes = array<i64>}
// BEST-NEXT: mugraph.matmul
// BEST-NEXT: mugraph.exp
// BEST-NEXT: return
// STATS-DAG: "saturate.budget_met": true
// STATS-DAG: "search.budget_met": true
// STATS-DAG: "search.exhausted": false
// STATS-DAG: "search.left": 0
// STATS-DAG: "numerics.budget_met": true
// STATS-DAG: "numerics.checked": 0
// STATS-DAG: "verify.budget_met": false
// STATS-DAG: "verify.unverified": 0

// Passes with a budget of their own keep it, after a search that took its time. There are candidates
// that are not verified then, which are left out, and what is left is the program itself:
// RUN: mirage-opt -p mugraph-generate{progress=false},mugraph-check-numerics{budget=0.000001},mugraph-verify{budget=0.000001} %s --stats %t.json > %t.mlir 2> %t.err
// RUN: filecheck %s --check-prefix LATE --input-file %t.err
// RUN: filecheck %s --check-prefix LEFT --input-file %t.mlir
// RUN: filecheck %s --check-prefix COUNTS --input-file %t.json
// LATE: warning: @f: the budget ended the check of numerics before any candidate had run{{$}}
// LATE-NEXT: warning: @f: the budget ended verification: {{[0-9]+}} candidates were not verified and are left out{{$}}
// LATE-NOT: {{.}}
// LEFT: func.func private @f.candidate{{[0-9]+}}({{.*}} mugraph.verified = {bound_log2 = -1.000000e+03 : f64, tests = 0 : i64
// LEFT-NEXT: mugraph.matmul
// LEFT-NEXT: mugraph.exp
// LEFT-NEXT: return
// LEFT-NOT: candidate
// COUNTS-DAG: "search.budget_met": false
// COUNTS-DAG: "search.verified": 1
// COUNTS-DAG: "verify.budget_met": true
// COUNTS-DAG: "verify.rejected": 0

// An empty file is a new checkpoint:
// RUN: mirage-opt %s -o %t.copy > %t.ckpt
// RUN: mirage-opt --superoptimize='budget=1000 workers=2 progress=false checkpoint="%t.ckpt"' %s --stats %t.first > %t.mlir
// RUN: filecheck %s --check-prefix FUSED --input-file %t.mlir
// RUN: filecheck %s --check-prefix UNMET --input-file %t.first
// RUN: filecheck %s --check-prefix FILE --input-file %t.ckpt
// RUN: mirage-opt --superoptimize='checkpoint="%t.ckpt"' %s | filecheck %s --check-prefix FUSED
// FUSED: func.func @f
// FUSED: mugraph.block
// FUSED: mugraph.exp
// UNMET-DAG: "search.budget_met": false
// UNMET-DAG: "search.exhausted": true
// FILE: {{^}}mirage-ir search checkpoint 3 {"operators": "{{[0-9a-f]+}}", "program": "{{.*}}"version": "

// RUN: not mirage-opt --superoptimize='checkpoint="%t.ckpt" top=7' %s 2>&1 | filecheck %s --check-prefix OTHER
// OTHER: mirage-opt: error: cannot resume from the checkpoint '{{.*}}.ckpt': it belongs to another space (search options); remove it or name another file
// OTHER-NOT: {{.}}

// RUN: not mirage-opt --superoptimize='checkpoint="%S/Inputs/missing/run.ckpt"' %s 2>&1 | filecheck %s --check-prefix FOLDER
// FOLDER: mirage-opt: error: cannot use the checkpoint '{{.*}}missing/run.ckpt': No such file or directory
// FOLDER-NOT: {{.}}

// RUN: not mirage-opt --superoptimize='checkpoint="%S/Inputs/binary.bin"' %s 2>&1 | filecheck %s --check-prefix FOREIGN
// FOREIGN: mirage-opt: error: cannot resume from the checkpoint '{{.*}}binary.bin': it is no checkpoint of a search; remove it or name another file
// FOREIGN-NOT: {{.}}

// RUN: not mirage-opt --superoptimize='budget=0' %s 2>&1 | filecheck %s --check-prefix BUDGET
// BUDGET: mirage-opt: error: option 'budget' takes a positive number of seconds, not 0
// BUDGET-NOT: {{.}}

// RUN: not mirage-opt --superoptimize='workers=0' %s 2>&1 | filecheck %s --check-prefix WORKERS
// WORKERS: mirage-opt: error: option 'workers' takes an integer from 1 to 1024, not 0
// WORKERS-NOT: {{.}}

// RUN: mirage-opt --superoptimize='budget=60 checkpoint="run.ckpt" workers=2' --print-pipeline | filecheck %s --check-prefix PIPELINE
// PIPELINE: mugraph-decompose{budget=60},mugraph-outline,mugraph-saturate{budget=60 {{[^}]*}}},
// PIPELINE-SAME: mugraph-generate{budget=60 checkpoint="run.ckpt" workers=2},
// PIPELINE-SAME: mugraph-check-numerics{budget=60 {{[^}]*}}},mugraph-verify{budget=60 {{[^}]*}}},
// PIPELINE-NOT: budget

// RUN: not mirage-opt -p mugraph-verify{budget=-1} %s 2>&1 | filecheck %s --check-prefix VERIFY
// VERIFY: mirage-opt: error: option 'budget' takes a positive number of seconds, not -1
// RUN: not mirage-opt -p mugraph-check-numerics{budget=-1} %s 2>&1 | filecheck %s --check-prefix NUMERICS
// NUMERICS: mirage-opt: error: option 'budget' takes a positive number of seconds, not -1
// RUN: not mirage-opt -p mugraph-saturate{budget=-1} %s 2>&1 | filecheck %s --check-prefix SATURATE
// SATURATE: mirage-opt: error: option 'budget' takes a positive number of seconds, not -1
// RUN: not mirage-opt -p mugraph-decompose{budget=-1} %s 2>&1 | filecheck %s --check-prefix DECOMPOSE
// DECOMPOSE: mirage-opt: error: option 'budget' takes a positive number of seconds, not -1

func.func @f(%x: tensor<16x64xf16>, %w: tensor<64x32xf16>) -> tensor<16x32xf16> {
  %p = mugraph.matmul %x, %w
  %y = mugraph.exp %p
  func.return %y : tensor<16x32xf16>
}
