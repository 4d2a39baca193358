// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong imap: a thread reads the sum of the row that its column number names.

// CHECK: error: @tgt: refuted: output 0 at [{{[0-9, ]+}}] is
// CHECK-NEXT: counterexample (rounded to float64):
// CHECK-NEXT: %x is 0 but for [{{[0-9, ]+}}] = 1{{$}}
func.func @src(%x: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %o = mugraph.softmax %x dim 1
  func.return %o : tensor<8x4xf32>
}
func.func @tgt(%x: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %o = mugraph.block ins(%x : tensor<8x4xf32>) grid [2] threads 16 {
  ^bb0(%xs: tensor<8x4xf32>):
    %xt = mugraph.load %xs imap [0] : tensor<8x4xf32> -> !mugraph.tile<4x4xf32>
    %e = mugraph.exp %xt
    %s = mugraph.sum %e dim 1
    %r = mugraph.thread ins(%e, %s : !mugraph.tile<4x4xf32>, !mugraph.tile<4x1xf32>) threads [4, 4] {
    ^bb0(%ea: !mugraph.tile<4x4xf32>, %sa: !mugraph.tile<4x1xf32>):
      %ef = mugraph.load %ea imap [0, 1] : !mugraph.tile<4x4xf32> -> !mugraph.fragment<1x1xf32>
      %sf = mugraph.load %sa imap [*, 0] : !mugraph.tile<4x1xf32> -> !mugraph.fragment<1x1xf32>
      %q = mugraph.div %ef, %sf
      mugraph.store %q omap [0, 1] : !mugraph.fragment<1x1xf32> -> !mugraph.tile<4x4xf32>
    } -> !mugraph.tile<4x4xf32>
    mugraph.store %r omap [0] : !mugraph.tile<4x4xf32> -> tensor<8x4xf32>
  } -> tensor<8x4xf32>
  func.return %o : tensor<8x4xf32>
}
