// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: partial results with maxima of their own, added up without rescaling.

// CHECK: error: @tgt: refuted: output 0 at [{{[0-9, ]+}}] is
// CHECK-NEXT: counterexample (rounded to float64):
// CHECK-NEXT: %s is 0 but for [{{[0-9, ]+}}] = 1{{$}}
// CHECK-NEXT: %v is 0 but for [{{[0-9, ]+}}] = 1{{$}}
func.func @src(%s: tensor<4x16xf32>, %v: tensor<16x8xf32>) -> tensor<4x8xf32> {
  %w = mugraph.softmax %s dim 1
  %o = mugraph.matmul %w, %v
  func.return %o : tensor<4x8xf32>
}
func.func @tgt(%s: tensor<4x16xf32>, %v: tensor<16x8xf32>) -> tensor<4x8xf32> {
  %p, %l = mugraph.block ins(%s, %v : tensor<4x16xf32>, tensor<16x8xf32>) grid [2] {
  ^bb0(%ss: tensor<4x16xf32>, %vs: tensor<16x8xf32>):
    %st = mugraph.load %ss imap [1] : tensor<4x16xf32> -> !mugraph.tile<4x8xf32>
    %vt = mugraph.load %vs imap [0] : tensor<16x8xf32> -> !mugraph.tile<8x8xf32>
    %m = mugraph.max %st dim 1
    %c = mugraph.sub %st, %m
    %e = mugraph.exp %c
    %r = mugraph.sum %e dim 1
    %p = mugraph.matmul %e, %vt
    mugraph.store %p omap [new] : !mugraph.tile<4x8xf32> -> tensor<2x4x8xf32>
    mugraph.store %r omap [new] : !mugraph.tile<4x1xf32> -> tensor<2x4x1xf32>
  } -> (tensor<2x4x8xf32>, tensor<2x4x1xf32>)
  %n = mugraph.sum %p dim 0
  %d = mugraph.sum %l dim 0
  %q = mugraph.div %n, %d
  %o = mugraph.reshape %q to [4, 8]
  func.return %o : tensor<4x8xf32>
}
