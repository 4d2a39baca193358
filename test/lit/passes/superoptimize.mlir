// RUN: mirage-opt -p mugraph-superoptimize %s | filecheck %s
// RUN: mirage-opt --superoptimize %s | filecheck %s
// RUN: mirage-opt -p mugraph-decompose,mugraph-generate %s -o %t.candidates
// RUN: mirage-opt -p mugraph-verify %t.candidates -o %t.verified
// RUN: mirage-opt -p mugraph-select %t.verified | filecheck %s
// RUN: mirage-opt --superoptimize %s --stats %t.json -o %t.mlir
// RUN: filecheck %s --check-prefix STATS --input-file %t.json
// RUN: mirage-opt -p canonicalize,mugraph-superoptimize,cse %s | filecheck %s
// RUN: not mirage-opt --superoptimize %t.mlir 2>&1 | filecheck %s --check-prefix AGAIN

// A product, scaled and exponentiated, becomes one kernel. The pipeline does the same in one pass, in four, and through text between them.

// CHECK-LABEL: func.func @f(%x: tensor<16x64xf16>, %w: tensor<64x128xf16>) -> tensor<16x128xf16> attributes {
// CHECK-SAME:    mugraph.cost_us = {{[0-9.]+}} : f64
// CHECK-SAME:    mugraph.verified = {bound_log2 = -{{[0-9.]+}} : f64
// CHECK-SAME:    mugraph.source = @f__source
// CHECK:         mugraph.block
// CHECK:         mugraph.matmul
// CHECK:         mugraph.exp
// CHECK:         mugraph.store
// CHECK:         func.return
// CHECK-LABEL: func.func private @f__source
// CHECK-NEXT:    mugraph.matmul %x, %w
// CHECK-NEXT:    mugraph.scale
// CHECK-NEXT:    mugraph.exp
// CHECK-LABEL: func.func @foreign
// CHECK-NEXT:    mugraph.exp
// CHECK-NEXT:    arith.constant
// CHECK-LABEL: func.func private @declaration
// CHECK-NOT:   func.func

// STATS-DAG: "best.kernels": 1
// STATS-DAG: "best.cost_us":
// STATS-DAG: "search.candidates":
// STATS-DAG: "search.exhausted":
// STATS-DAG: "search.min_kernels": 1
// STATS-DAG: "search.pruned":
// STATS-DAG: "search.seconds":
// STATS-DAG: "search.states":
// STATS-DAG: "search.verified":
// STATS-DAG: "verify.bound_log2": -

// AGAIN: error: nothing to superoptimize

func.func @f(%x: tensor<16x64xf16>, %w: tensor<64x128xf16>) -> tensor<16x128xf16> {
  %p = mugraph.matmul %x, %w
  %s = mugraph.scale %p by 0.125
  %y = mugraph.exp %s
  func.return %y : tensor<16x128xf16>
}

func.func @foreign(%x: tensor<8x64xf16>) -> (tensor<8x64xf16>, i32) {
  %y = mugraph.exp %x
  %c = arith.constant 1 : i32
  func.return %y, %c : tensor<8x64xf16>, i32
}

func.func private @declaration(tensor<8x64xf16>) -> tensor<8x64xf16>
