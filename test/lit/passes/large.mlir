// RUN: mirage-opt -p 'mugraph-outline{large=2},mugraph-generate,mugraph-verify{first=1},mugraph-select,mugraph-inline' %s --stats %t.json -o %t.mlir
// RUN: filecheck %s --input-file %t.mlir
// RUN: filecheck %s --check-prefix STATS --input-file %t.json
// RUN: mirage-opt -p 'mugraph-outline{large=2},mugraph-generate,mugraph-verify{first=1 budget=0.000001},mugraph-select,mugraph-inline' %s 2> %t.err | filecheck %s --check-prefix SHORT
// RUN: filecheck %s --check-prefix TOLD --input-file %t.err

// A program in parts, one of them called twice: every kernel of the whole counts, and no part is left behind.

// CHECK-LABEL: func.func @f(%x: tensor<4x8xf16>, %w: tensor<8x8xf16>, %u: tensor<8x8xf16>) -> tensor<4x8xf16> attributes {mugraph.source = @f__source
// CHECK:         mugraph.block ins(%x, %w
// CHECK:         mugraph.block
// CHECK-SAME:    %u
// CHECK:         mugraph.block
// CHECK-SAME:    %w
// CHECK-NOT:   func.call
// CHECK-LABEL: func.func private @f__source
// CHECK-NOT:   func.func

// STATS-DAG: "best.kernels": 3
// STATS-DAG: "search.min_kernels": 3
// STATS-DAG: "search.exhausted": false

// Parts that are not verified in time stay as they were:
// SHORT-LABEL: func.func @f({{.*}} mugraph.verified = {bound_log2 = -1.000000e+03 : f64, tests = 0 : i64, lanes = 0 : i64, primes = array<i64>}
// SHORT-NOT:   mugraph.block
// SHORT-LABEL: func.func private @f__source
// TOLD: warning: @f.part0: the budget ended verification: {{[0-9]+}} candidates were not verified and are left out
// TOLD-NEXT: warning: @f.part1: the budget ended verification: {{[0-9]+}} candidates were not verified and are left out

func.func @f(%x: tensor<4x8xf16>, %w: tensor<8x8xf16>, %u: tensor<8x8xf16>) -> tensor<4x8xf16> {
  %p = mugraph.matmul %x, %w
  %e = mugraph.exp %p
  %er = mugraph.reshape %e to [2, 16]
  %es = mugraph.reshape %er to [4, 8]
  %q = mugraph.matmul %es, %u
  %f = mugraph.exp %q
  %fr = mugraph.reshape %f to [2, 16]
  %fs = mugraph.reshape %fr to [4, 8]
  %r = mugraph.matmul %fs, %w
  %y = mugraph.exp %r
  func.return %y : tensor<4x8xf16>
}
