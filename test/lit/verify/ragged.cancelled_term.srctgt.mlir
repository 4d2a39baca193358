// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// What is added to absent entries and subtracted again leaves them absent: y + x - x has 11 entries.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x11xf32>, %y: tensor<4x12xf32>) -> tensor<4x1xf32> {
  %z = mugraph.slice %y dim 1 start 0 stop 11
  %o = mugraph.sum %z dim 1
  func.return %o : tensor<4x1xf32>
}
func.func @tgt(%x: tensor<4x11xf32>, %y: tensor<4x12xf32>) -> tensor<4x1xf32> {
  %o = mugraph.block ins(%x, %y : tensor<4x11xf32>, tensor<4x12xf32>) grid [2] loop 3 {
  ^bb0(%xs: tensor<4x11xf32>, %ys: tensor<4x12xf32>):
    %xt = mugraph.load %xs imap [0] fmap 1 : tensor<4x11xf32> -> !mugraph.tile<2x4xf32>
    %yt = mugraph.load %ys imap [0] fmap 1 : tensor<4x12xf32> -> !mugraph.tile<2x4xf32>
    %s = mugraph.add %yt, %xt
    %d = mugraph.sub %s, %xt
    %r = mugraph.sum %d dim 1
    %a = mugraph.accumulate sum %r
    mugraph.store %a omap [0] : !mugraph.tile<2x1xf32> -> tensor<4x1xf32>
  } -> tensor<4x1xf32>
  func.return %o : tensor<4x1xf32>
}
