// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: exp(2) is taken for a factor of each iteration anew.

// CHECK: error: @tgt: refuted: output 0 at [0, 0] is -1.5{{[0-9]+}} instead of 2.4{{[0-9]+}}
// CHECK-NEXT: counterexample (rounded to float64):
func.func @src(%x: tensor<4x12xf32>) -> tensor<4x1xf32> {
  %e = mugraph.exp %x
  %s = mugraph.sum %e dim 1
  %o = mugraph.log %s
  func.return %o : tensor<4x1xf32>
}
func.func @tgt(%x: tensor<4x12xf32>) -> tensor<4x1xf32> {
  %o = mugraph.block ins(%x : tensor<4x12xf32>) grid [2] loop 3 {
  ^bb0(%xs: tensor<4x12xf32>):
    %xt = mugraph.load %xs imap [0] fmap 1 : tensor<4x12xf32> -> !mugraph.tile<2x4xf32>
    %d = mugraph.offset %xt by 2.0
    %e = mugraph.exp %d
    %r = mugraph.sum %e dim 1
    %s = mugraph.accumulate sum %r : !mugraph.tile<2x1xf32>
    %l = mugraph.log %s
    %a = mugraph.offset %l by -6.0
    mugraph.store %a omap [0] : !mugraph.tile<2x1xf32> -> tensor<4x1xf32>
  } -> tensor<4x1xf32>
  func.return %o : tensor<4x1xf32>
}
