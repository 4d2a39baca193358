// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: square weights let (X W + X A) B pass for X W + (X A) B.

// CHECK: error: @tgt: refuted: output 0 at [0, 0] is 0 instead of 8{{$}}
// CHECK-NEXT: counterexample (exact):
// CHECK-NEXT: %x is 1 everywhere{{$}}
// CHECK-NEXT: %w is 1 everywhere{{$}}
// CHECK-NEXT: %a is 0 everywhere{{$}}
// CHECK-NEXT: %b is 0 everywhere{{$}}
func.func @src(%x: tensor<4x8xf32>, %w: tensor<8x8xf32>, %a: tensor<8x8xf32>, %b: tensor<8x8xf32>) -> tensor<4x8xf32> {
  %y = mugraph.matmul %x, %w
  %t = mugraph.matmul %x, %a
  %u = mugraph.matmul %t, %b
  %o = mugraph.add %y, %u
  func.return %o : tensor<4x8xf32>
}
func.func @tgt(%x: tensor<4x8xf32>, %w: tensor<8x8xf32>, %a: tensor<8x8xf32>, %b: tensor<8x8xf32>) -> tensor<4x8xf32> {
  %s = mugraph.add %w, %a
  %t = mugraph.matmul %x, %s
  %o = mugraph.matmul %t, %b
  func.return %o : tensor<4x8xf32>
}
