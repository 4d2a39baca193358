// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong omap: threads write their entries of a square tile to the mirrored place.

// CHECK: error: @tgt: refuted: output 0 at [{{[0-9, ]+}}] is 0 instead of 1{{$}}
// CHECK-NEXT: counterexample (exact):
// CHECK-NEXT: %x is 0 but for [{{[0-9, ]+}}] = 1{{$}}
func.func @src(%x: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %o = mugraph.square %x
  func.return %o : tensor<8x4xf32>
}
func.func @tgt(%x: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %o = mugraph.block ins(%x : tensor<8x4xf32>) grid [2] threads 16 {
  ^bb0(%xs: tensor<8x4xf32>):
    %xt = mugraph.load %xs imap [0] : tensor<8x4xf32> -> !mugraph.tile<4x4xf32>
    %r = mugraph.thread ins(%xt : !mugraph.tile<4x4xf32>) threads [4, 4] {
    ^bb0(%xa: !mugraph.tile<4x4xf32>):
      %xf = mugraph.load %xa imap [0, 1] : !mugraph.tile<4x4xf32> -> !mugraph.fragment<1x1xf32>
      %q = mugraph.square %xf
      mugraph.store %q omap [1, 0] : !mugraph.fragment<1x1xf32> -> !mugraph.tile<4x4xf32>
    } -> !mugraph.tile<4x4xf32>
    mugraph.store %r omap [0] : !mugraph.tile<4x4xf32> -> tensor<8x4xf32>
  } -> tensor<8x4xf32>
  func.return %o : tensor<8x4xf32>
}
