// A budget ends the search with what is known by then, verified, and says so; a checkpoint gives the same result again.

// RUN: mirage-opt --superoptimize='budget=0.000001' %s --stats %t.json > %t.mlir 2> %t.err
// RUN: filecheck %s --check-prefix MET --input-file %t.err
// RUN: filecheck %s --check-prefix BEST --input-file %t.mlir
// RUN: filecheck %s --check-prefix STATS --input-file %t.json
// MET: {{^}}{{.*}}long_run.mlir:[[# @LINE + 45]]:1: warning: @f: the budget ended the search before all parts of the program were known{{$}}
// MET-NOT: {{.}}
// BEST: func.func @f({{.*}} mugraph.verified = {
// STATS-DAG: "search.budget_met": true
// STATS-DAG: "search.exhausted": false
// STATS-DAG: "search.left": 0

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
// FILE: {{^}}mirage-ir search checkpoint 1 {"operators": "{{[0-9a-f]+}}", "program": "{{.*}}"version": "

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
// PIPELINE: mugraph-generate{budget=60 checkpoint="run.ckpt" workers=2},
// PIPELINE-NOT: budget

func.func @f(%x: tensor<16x64xf16>, %w: tensor<64x32xf16>) -> tensor<16x32xf16> {
  %p = mugraph.matmul %x, %w
  %y = mugraph.exp %p
  func.return %y : tensor<16x32xf16>
}
