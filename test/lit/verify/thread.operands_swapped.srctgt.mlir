// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: a thread graph that subtracts the other way round.

// CHECK: error: @tgt: refuted: output 0 at [0, 0] is
// CHECK-NEXT: counterexample (rounded to float64):
// CHECK-NEXT: %x is 1 everywhere{{$}}
// CHECK-NEXT: %m is 0 everywhere{{$}}
func.func @src(%x: tensor<8x4xf32>, %m: tensor<8x1xf32>) -> tensor<8x4xf32> {
  %d = mugraph.sub %x, %m
  %o = mugraph.exp %d
  func.return %o : tensor<8x4xf32>
}
func.func @tgt(%x: tensor<8x4xf32>, %m: tensor<8x1xf32>) -> tensor<8x4xf32> {
  %o = mugraph.block ins(%x, %m : tensor<8x4xf32>, tensor<8x1xf32>) grid [2] threads 4 {
  ^bb0(%xs: tensor<8x4xf32>, %ms: tensor<8x1xf32>):
    %xt = mugraph.load %xs imap [0] : tensor<8x4xf32> -> !mugraph.tile<4x4xf32>
    %mt = mugraph.load %ms imap [0] : tensor<8x1xf32> -> !mugraph.tile<4x1xf32>
    %r = mugraph.thread ins(%xt, %mt : !mugraph.tile<4x4xf32>, !mugraph.tile<4x1xf32>) threads [4] {
    ^bb0(%xa: !mugraph.tile<4x4xf32>, %ma: !mugraph.tile<4x1xf32>):
      %xf = mugraph.load %xa imap [0] : !mugraph.tile<4x4xf32> -> !mugraph.fragment<1x4xf32>
      %mf = mugraph.load %ma imap [0] : !mugraph.tile<4x1xf32> -> !mugraph.fragment<1x1xf32>
      %d = mugraph.sub %mf, %xf
      %e = mugraph.exp %d
      mugraph.store %e omap [0] : !mugraph.fragment<1x4xf32> -> !mugraph.tile<4x4xf32>
    } -> !mugraph.tile<4x4xf32>
    mugraph.store %r omap [0] : !mugraph.tile<4x4xf32> -> tensor<8x4xf32>
  } -> tensor<8x4xf32>
  func.return %o : tensor<8x4xf32>
}
