// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// It makes no difference where a program is cut into kernels: the sum in one, the exponential in another.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%s: tensor<8x16xf32>, %mask: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %e = mugraph.exp %s
  %f = mugraph.exp %mask
  %o = mugraph.mul %e, %f
  func.return %o : tensor<8x16xf32>
}
func.func @tgt(%s: tensor<8x16xf32>, %mask: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %a = mugraph.block ins(%s, %mask : tensor<8x16xf32>, tensor<8x16xf32>) grid [4] {
  ^bb0(%ss: tensor<8x16xf32>, %ms: tensor<8x16xf32>):
    %st = mugraph.load %ss imap [0] : tensor<8x16xf32> -> !mugraph.tile<2x16xf32>
    %mt = mugraph.load %ms imap [0] : tensor<8x16xf32> -> !mugraph.tile<2x16xf32>
    %a = mugraph.add %st, %mt
    mugraph.store %a omap [0] : !mugraph.tile<2x16xf32> -> tensor<8x16xf32>
  } -> tensor<8x16xf32>
  %o = mugraph.block ins(%a : tensor<8x16xf32>) grid [2] {
  ^bb0(%as: tensor<8x16xf32>):
    %at = mugraph.load %as imap [1] : tensor<8x16xf32> -> !mugraph.tile<8x8xf32>
    %e = mugraph.exp %at
    mugraph.store %e omap [1] : !mugraph.tile<8x8xf32> -> tensor<8x16xf32>
  } -> tensor<8x16xf32>
  func.return %o : tensor<8x16xf32>
}
