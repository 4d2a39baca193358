// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// A softmax of 5 rows and 11 columns in tiles of 2 rows and 4 columns.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<5x11xf32>) -> tensor<5x11xf32> {
  %o = mugraph.softmax %x dim 1
  func.return %o : tensor<5x11xf32>
}
func.func @tgt(%x: tensor<5x11xf32>) -> tensor<5x11xf32> {
  %o = mugraph.block ins(%x : tensor<5x11xf32>) grid [3] loop 3 {
  ^bb0(%xs: tensor<5x11xf32>):
    %xt = mugraph.load %xs imap [0] fmap 1 : tensor<5x11xf32> -> !mugraph.tile<2x4xf32>
    %e = mugraph.exp %xt
    %r = mugraph.sum %e dim 1
    %s = mugraph.accumulate sum %r
    %a = mugraph.accumulate concat %e dim 1 : !mugraph.tile<2x12xf32>
    %d = mugraph.div %a, %s
    mugraph.store %d omap [0] : !mugraph.tile<2x12xf32> -> tensor<5x11xf32>
  } -> tensor<5x11xf32>
  func.return %o : tensor<5x11xf32>
}
