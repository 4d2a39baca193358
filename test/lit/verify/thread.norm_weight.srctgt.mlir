// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// The weight of a norm, one number a column, in a thread graph that runs over rows and columns.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<8x4xf32>, %g: tensor<1x4xf32>) -> tensor<8x4xf32> {
  %n = mugraph.rms_norm %x
  %o = mugraph.mul %n, %g
  func.return %o : tensor<8x4xf32>
}
func.func @tgt(%x: tensor<8x4xf32>, %g: tensor<1x4xf32>) -> tensor<8x4xf32> {
  %o = mugraph.block ins(%x, %g : tensor<8x4xf32>, tensor<1x4xf32>) grid [4] threads 8 {
  ^bb0(%xs: tensor<8x4xf32>, %gs: tensor<1x4xf32>):
    %xt = mugraph.load %xs imap [0] : tensor<8x4xf32> -> !mugraph.tile<2x4xf32>
    %gt = mugraph.load %gs imap [*] : tensor<1x4xf32> -> !mugraph.tile<1x4xf32>
    %q = mugraph.square %xt
    %m = mugraph.mean %q dim 1
    %r = mugraph.thread ins(%xt, %gt, %m : !mugraph.tile<2x4xf32>, !mugraph.tile<1x4xf32>, !mugraph.tile<2x1xf32>) threads [2, 4] {
    ^bb0(%xa: !mugraph.tile<2x4xf32>, %ga: !mugraph.tile<1x4xf32>, %ma: !mugraph.tile<2x1xf32>):
      %xf = mugraph.load %xa imap [0, 1] : !mugraph.tile<2x4xf32> -> !mugraph.fragment<1x1xf32>
      %gf = mugraph.load %ga imap [*, 1] : !mugraph.tile<1x4xf32> -> !mugraph.fragment<1x1xf32>
      %mf = mugraph.load %ma imap [0, *] : !mugraph.tile<2x1xf32> -> !mugraph.fragment<1x1xf32>
      %s = mugraph.rsqrt %mf
      %p = mugraph.mul %xf, %gf
      %y = mugraph.mul %p, %s
      mugraph.store %y omap [0, 1] : !mugraph.fragment<1x1xf32> -> !mugraph.tile<2x4xf32>
    } -> !mugraph.tile<2x4xf32>
    mugraph.store %r omap [0] : !mugraph.tile<2x4xf32> -> tensor<8x4xf32>
  } -> tensor<8x4xf32>
  func.return %o : tensor<8x4xf32>
}
