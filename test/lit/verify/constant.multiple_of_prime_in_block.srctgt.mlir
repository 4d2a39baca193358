// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: a kernel whose constant is 0.5 modulo the largest prime below 2^20.

// CHECK: error: @tgt: refuted:
func.func @src(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %e = mugraph.exp %x
  %o = mugraph.scale %e by 0.5
  func.return %o : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %o = mugraph.block ins(%x : tensor<4x6xf32>) grid [2] {
  ^bb0(%xs: tensor<4x6xf32>):
    %xt = mugraph.load %xs imap [0] : tensor<4x6xf32> -> !mugraph.tile<2x6xf32>
    %e = mugraph.exp %xt
    %s = mugraph.scale %e by 524287.0
    mugraph.store %s omap [0] : !mugraph.tile<2x6xf32> -> tensor<4x6xf32>
  } -> tensor<4x6xf32>
  func.return %o : tensor<4x6xf32>
}
