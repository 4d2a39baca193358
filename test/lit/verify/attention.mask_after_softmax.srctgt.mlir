// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: a causal mask applied to the weights, whose sum is then less than one.

// CHECK: error: @tgt: refuted: output 0 at [{{[0-9, ]+}}] is 7/8 instead of 1{{$}}
// CHECK-NEXT: counterexample (exact):
// CHECK-NEXT: %s is 0 everywhere{{$}}
// CHECK-NEXT: %mask is 1 but for [{{[0-9, ]+}}] = 0{{$}}
// CHECK-NEXT: %v is 1 everywhere{{$}}
func.func @src(%s: tensor<8x8xf32>, %mask: tensor<8x8xf32>, %v: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %e = mugraph.exp %s
  %f = mugraph.mul %e, %mask
  %d = mugraph.sum %f dim 1
  %w = mugraph.div %f, %d
  %o = mugraph.matmul %w, %v
  func.return %o : tensor<8x4xf32>
}
func.func @tgt(%s: tensor<8x8xf32>, %mask: tensor<8x8xf32>, %v: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %p = mugraph.softmax %s dim 1
  %w = mugraph.mul %p, %mask
  %o = mugraph.matmul %w, %v
  func.return %o : tensor<8x4xf32>
}
