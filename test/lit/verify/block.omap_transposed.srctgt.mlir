// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong omap: blocks write their tiles of a square output to the place of the mirrored block.

// CHECK: error: @tgt: refuted: output 0 at [{{[0-9, ]+}}] is
// CHECK-NEXT: counterexample (rounded to float64):
// CHECK-NEXT: %x is 0 but for [{{[0-9, ]+}}] = 1{{$}}
func.func @src(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %o = mugraph.exp %x
  func.return %o : tensor<8x8xf32>
}
func.func @tgt(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %o = mugraph.block ins(%x : tensor<8x8xf32>) grid [2, 2] {
  ^bb0(%xs: tensor<8x8xf32>):
    %xt = mugraph.load %xs imap [0, 1] : tensor<8x8xf32> -> !mugraph.tile<4x4xf32>
    %e = mugraph.exp %xt
    mugraph.store %e omap [1, 0] : !mugraph.tile<4x4xf32> -> tensor<8x8xf32>
  } -> tensor<8x8xf32>
  func.return %o : tensor<8x8xf32>
}
