// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// Mean and mean square in one loop over a row, which is read again for the result.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x16xf32>) -> tensor<4x16xf32> {
  %o = mugraph.layer_norm %x
  func.return %o : tensor<4x16xf32>
}
func.func @tgt(%x: tensor<4x16xf32>) -> tensor<4x16xf32> {
  %o = mugraph.block ins(%x : tensor<4x16xf32>) grid [2] loop 4 {
  ^bb0(%xs: tensor<4x16xf32>):
    %xt = mugraph.load %xs imap [0] fmap 1 : tensor<4x16xf32> -> !mugraph.tile<2x4xf32>
    %xw = mugraph.load %xs imap [0] : tensor<4x16xf32> -> !mugraph.tile<2x16xf32>
    %q = mugraph.square %xt
    %s = mugraph.sum %xt dim 1
    %t = mugraph.sum %q dim 1
    %a = mugraph.accumulate sum %s
    %b = mugraph.accumulate sum %t
    %m = mugraph.scale %a by 0.0625
    %e = mugraph.scale %b by 0.0625
    %n = mugraph.square %m
    %v = mugraph.sub %e, %n
    %w = mugraph.offset %v by 1.0e-05
    %r = mugraph.rsqrt %w
    %c = mugraph.sub %xw, %m
    %y = mugraph.mul %c, %r
    mugraph.store %y omap [0] : !mugraph.tile<2x16xf32> -> tensor<4x16xf32>
  } -> tensor<4x16xf32>
  func.return %o : tensor<4x16xf32>
}
