// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: concatenated weights in another order than the results.

// CHECK: error: @tgt: refuted: output 0 at [0, 0] is 8 instead of 0{{$}}
// CHECK-NEXT: counterexample (exact):
// CHECK-NEXT: %x is 1 everywhere{{$}}
// CHECK-NEXT: %a is 0 everywhere{{$}}
// CHECK-NEXT: %b is 1 everywhere{{$}}
func.func @src(%x: tensor<4x8xf32>, %a: tensor<8x6xf32>, %b: tensor<8x10xf32>) -> tensor<4x16xf32> {
  %y = mugraph.matmul %x, %a
  %z = mugraph.matmul %x, %b
  %o = mugraph.concat %y, %z dim 1
  func.return %o : tensor<4x16xf32>
}
func.func @tgt(%x: tensor<4x8xf32>, %a: tensor<8x6xf32>, %b: tensor<8x10xf32>) -> tensor<4x16xf32> {
  %w = mugraph.concat %b, %a dim 1
  %o = mugraph.matmul %x, %w
  func.return %o : tensor<4x16xf32>
}
