// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// A thread graph carries absent entries through: 7 rows in tiles of 4.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<7x4xf32>, %g: tensor<1x4xf32>) -> tensor<7x4xf32> {
  %n = mugraph.rms_norm %x
  %o = mugraph.mul %n, %g
  func.return %o : tensor<7x4xf32>
}
func.func @tgt(%x: tensor<7x4xf32>, %g: tensor<1x4xf32>) -> tensor<7x4xf32> {
  %o = mugraph.block ins(%x, %g : tensor<7x4xf32>, tensor<1x4xf32>) grid [2] threads 8 {
  ^bb0(%xs: tensor<7x4xf32>, %gs: tensor<1x4xf32>):
    %xt = mugraph.load %xs imap [0] : tensor<7x4xf32> -> !mugraph.tile<4x4xf32>
    %gt = mugraph.load %gs imap [*] : tensor<1x4xf32> -> !mugraph.tile<1x4xf32>
    %q = mugraph.square %xt
    %m = mugraph.mean %q dim 1
    %r = mugraph.thread ins(%xt, %gt, %m : !mugraph.tile<4x4xf32>, !mugraph.tile<1x4xf32>, !mugraph.tile<4x1xf32>) threads [4, 2] {
    ^bb0(%xa: !mugraph.tile<4x4xf32>, %ga: !mugraph.tile<1x4xf32>, %ma: !mugraph.tile<4x1xf32>):
      %xf = mugraph.load %xa imap [0, 1] : !mugraph.tile<4x4xf32> -> !mugraph.fragment<1x2xf32>
      %gf = mugraph.load %ga imap [*, 1] : !mugraph.tile<1x4xf32> -> !mugraph.fragment<1x2xf32>
      %mf = mugraph.load %ma imap [0, *] : !mugraph.tile<4x1xf32> -> !mugraph.fragment<1x1xf32>
      %s = mugraph.rsqrt %mf
      %p = mugraph.mul %xf, %gf
      %y = mugraph.mul %p, %s
      mugraph.store %y omap [0, 1] : !mugraph.fragment<1x2xf32> -> !mugraph.tile<4x4xf32>
    } -> !mugraph.tile<4x4xf32>
    mugraph.store %r omap [0] : !mugraph.tile<4x4xf32> -> tensor<7x4xf32>
  } -> tensor<7x4xf32>
  func.return %o : tensor<7x4xf32>
}
