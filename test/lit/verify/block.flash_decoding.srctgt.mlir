// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// Keys split over blocks: numerators and denominators as partial results, joined by a second kernel.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%s: tensor<4x16xf32>, %v: tensor<16x8xf32>) -> tensor<4x8xf32> {
  %w = mugraph.softmax %s dim 1
  %o = mugraph.matmul %w, %v
  func.return %o : tensor<4x8xf32>
}
func.func @tgt(%s: tensor<4x16xf32>, %v: tensor<16x8xf32>) -> tensor<4x8xf32> {
  %p, %l = mugraph.block ins(%s, %v : tensor<4x16xf32>, tensor<16x8xf32>) grid [2] loop 4 {
  ^bb0(%ss: tensor<4x16xf32>, %vs: tensor<16x8xf32>):
    %st = mugraph.load %ss imap [1] fmap 1 : tensor<4x16xf32> -> !mugraph.tile<4x2xf32>
    %vt = mugraph.load %vs imap [0] fmap 0 : tensor<16x8xf32> -> !mugraph.tile<2x8xf32>
    %e = mugraph.exp %st
    %r = mugraph.sum %e dim 1
    %p = mugraph.matmul %e, %vt
    %a = mugraph.accumulate sum %p
    %b = mugraph.accumulate sum %r
    mugraph.store %a omap [new] : !mugraph.tile<4x8xf32> -> tensor<2x4x8xf32>
    mugraph.store %b omap [new] : !mugraph.tile<4x1xf32> -> tensor<2x4x1xf32>
  } -> (tensor<2x4x8xf32>, tensor<2x4x1xf32>)
  %d = mugraph.block ins(%p, %l : tensor<2x4x8xf32>, tensor<2x4x1xf32>) grid [4] {
  ^bb0(%ps: tensor<2x4x8xf32>, %ls: tensor<2x4x1xf32>):
    %pt = mugraph.load %ps imap [1] : tensor<2x4x8xf32> -> !mugraph.tile<2x1x8xf32>
    %lt = mugraph.load %ls imap [1] : tensor<2x4x1xf32> -> !mugraph.tile<2x1x1xf32>
    %n = mugraph.sum %pt dim 0
    %m = mugraph.sum %lt dim 0
    %d = mugraph.div %n, %m
    mugraph.store %d omap [1] : !mugraph.tile<1x1x8xf32> -> tensor<1x4x8xf32>
  } -> tensor<1x4x8xf32>
  %o = mugraph.reshape %d to [4, 8]
  func.return %o : tensor<4x8xf32>
}
