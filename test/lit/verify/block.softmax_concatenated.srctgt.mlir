// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// A softmax in one pass that keeps its exponentials: they are concatenated while their sum accumulates.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x16xf32>) -> tensor<4x16xf32> {
  %o = mugraph.softmax %x dim 1 subtract_max false
  func.return %o : tensor<4x16xf32>
}
func.func @tgt(%x: tensor<4x16xf32>) -> tensor<4x16xf32> {
  %o = mugraph.block ins(%x : tensor<4x16xf32>) grid [2] loop 4 {
  ^bb0(%xs: tensor<4x16xf32>):
    %xt = mugraph.load %xs imap [0] fmap 1 : tensor<4x16xf32> -> !mugraph.tile<2x4xf32>
    %e = mugraph.exp %xt
    %r = mugraph.sum %e dim 1
    %a = mugraph.accumulate concat %e dim 1 : !mugraph.tile<2x16xf32>
    %l = mugraph.accumulate sum %r
    %d = mugraph.div %a, %l
    mugraph.store %d omap [0] : !mugraph.tile<2x16xf32> -> tensor<4x16xf32>
  } -> tensor<4x16xf32>
  func.return %o : tensor<4x16xf32>
}
