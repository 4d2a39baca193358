// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: a product does not distribute over an element-wise product of weights.

// CHECK: error: @tgt: refuted: output 0 at [0, 0] is 8 instead of 64{{$}}
// CHECK-NEXT: counterexample (exact):
// CHECK-NEXT: %x is 1 everywhere{{$}}
// CHECK-NEXT: %a is 1 everywhere{{$}}
// CHECK-NEXT: %b is 1 everywhere{{$}}
func.func @src(%x: tensor<4x8xf32>, %a: tensor<8x16xf32>, %b: tensor<8x16xf32>) -> tensor<4x16xf32> {
  %y = mugraph.matmul %x, %a
  %z = mugraph.matmul %x, %b
  %o = mugraph.mul %y, %z
  func.return %o : tensor<4x16xf32>
}
func.func @tgt(%x: tensor<4x8xf32>, %a: tensor<8x16xf32>, %b: tensor<8x16xf32>) -> tensor<4x16xf32> {
  %w = mugraph.mul %a, %b
  %o = mugraph.matmul %x, %w
  func.return %o : tensor<4x16xf32>
}
