// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: a mask of zeros and ones that multiplies the scores; masked keys still have the weight exp(0).

// CHECK: error: @tgt: refuted: output 0 at [{{[0-9, ]+}}] is 1/8 instead of 1{{$}}
// CHECK-NEXT: counterexample (exact):
// CHECK-NEXT: %s is 0 everywhere{{$}}
// CHECK-NEXT: %mask is 0 but for [{{[0-9, ]+}}] = 1{{$}}
func.func @src(%s: tensor<8x8xf32>, %mask: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %e = mugraph.exp %s
  %f = mugraph.mul %e, %mask
  %d = mugraph.sum %f dim 1
  %o = mugraph.div %f, %d
  func.return %o : tensor<8x8xf32>
}
func.func @tgt(%s: tensor<8x8xf32>, %mask: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %m = mugraph.mul %s, %mask
  %o = mugraph.softmax %m dim 1
  func.return %o : tensor<8x8xf32>
}
