// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong imap: the grid splits dimension 1 of a square input instead of dimension 0.

// CHECK: error: @tgt: refuted: output 0 at [{{[0-9, ]+}}] is 0 instead of 1{{$}}
// CHECK-NEXT: counterexample (exact):
// CHECK-NEXT: %x is 0 but for [{{[0-9, ]+}}] = 1{{$}}
func.func @src(%x: tensor<8x8xf32>) -> tensor<8xf32> {
  %s = mugraph.sum %x dim 1
  %o = mugraph.reshape %s to [8]
  func.return %o : tensor<8xf32>
}
func.func @tgt(%x: tensor<8x8xf32>) -> tensor<8xf32> {
  %p = mugraph.block ins(%x : tensor<8x8xf32>) grid [8] {
  ^bb0(%xs: tensor<8x8xf32>):
    %xt = mugraph.load %xs imap [1] : tensor<8x8xf32> -> !mugraph.tile<8x1xf32>
    %s = mugraph.sum %xt dim 0
    mugraph.store %s omap [0] : !mugraph.tile<1x1xf32> -> tensor<8x1xf32>
  } -> tensor<8x1xf32>
  %o = mugraph.reshape %p to [8]
  func.return %o : tensor<8xf32>
}
