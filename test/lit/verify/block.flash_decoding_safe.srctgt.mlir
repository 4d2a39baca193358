// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// The same with maxima subtracted: partial results are rescaled to the largest of the blocks' maxima.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%s: tensor<4x16xf32>, %v: tensor<16x8xf32>) -> tensor<4x8xf32> {
  %w = mugraph.softmax %s dim 1
  %o = mugraph.matmul %w, %v
  func.return %o : tensor<4x8xf32>
}
func.func @tgt(%s: tensor<4x16xf32>, %v: tensor<16x8xf32>) -> tensor<4x8xf32> {
  %p, %l, %m = mugraph.block ins(%s, %v : tensor<4x16xf32>, tensor<16x8xf32>) grid [2] {
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
    mugraph.store %m omap [new] : !mugraph.tile<4x1xf32> -> tensor<2x4x1xf32>
  } -> (tensor<2x4x8xf32>, tensor<2x4x1xf32>, tensor<2x4x1xf32>)
  %top = mugraph.max %m dim 0
  %c = mugraph.sub %m, %top
  %f = mugraph.exp %c
  %pf = mugraph.mul %p, %f
  %lf = mugraph.mul %l, %f
  %n = mugraph.sum %pf dim 0
  %d = mugraph.sum %lf dim 0
  %q = mugraph.div %n, %d
  %o = mugraph.reshape %q to [4, 8]
  func.return %o : tensor<4x8xf32>
}
