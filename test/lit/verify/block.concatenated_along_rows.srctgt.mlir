// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: tiles concatenated along the wrong dimension, and reshaped so that nobody notices.

// CHECK: error: @tgt: refuted: output 0 at [{{[0-9, ]+}}] is
// CHECK-NEXT: counterexample (rounded to float64):
// CHECK-NEXT: %x is 0 but for [{{[0-9, ]+}}] = 1{{$}}
func.func @src(%x: tensor<4x16xf32>) -> tensor<4x16xf32> {
  %o = mugraph.exp %x
  func.return %o : tensor<4x16xf32>
}
func.func @tgt(%x: tensor<4x16xf32>) -> tensor<4x16xf32> {
  %p = mugraph.block ins(%x : tensor<4x16xf32>) grid [1] loop 4 {
  ^bb0(%xs: tensor<4x16xf32>):
    %xt = mugraph.load %xs imap [*] fmap 1 : tensor<4x16xf32> -> !mugraph.tile<4x4xf32>
    %e = mugraph.exp %xt
    %a = mugraph.accumulate concat %e dim 0 : !mugraph.tile<16x4xf32>
    mugraph.store %a omap [*] : !mugraph.tile<16x4xf32> -> tensor<16x4xf32>
  } -> tensor<16x4xf32>
  %o = mugraph.reshape %p to [4, 16]
  func.return %o : tensor<4x16xf32>
}
