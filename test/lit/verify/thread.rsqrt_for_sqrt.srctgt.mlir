// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: a thread graph that multiplies by the root it should divide by.

// CHECK: error: @tgt: refuted: output 0 at [{{[0-9, ]+}}] is 1/2 instead of 2{{$}}
// CHECK-NEXT: counterexample (exact):
// CHECK-NEXT: %x is 1 everywhere{{$}}
// CHECK-NEXT: %v is 0 but for [{{[0-9, ]+}}] = 1/4{{$}}
func.func @src(%x: tensor<8x4xf32>, %v: tensor<8x1xf32>) -> tensor<8x4xf32> {
  %r = mugraph.rsqrt %v
  %o = mugraph.mul %x, %r
  func.return %o : tensor<8x4xf32>
}
func.func @tgt(%x: tensor<8x4xf32>, %v: tensor<8x1xf32>) -> tensor<8x4xf32> {
  %o = mugraph.block ins(%x, %v : tensor<8x4xf32>, tensor<8x1xf32>) grid [2] threads 16 {
  ^bb0(%xs: tensor<8x4xf32>, %vs: tensor<8x1xf32>):
    %xt = mugraph.load %xs imap [0] : tensor<8x4xf32> -> !mugraph.tile<4x4xf32>
    %vt = mugraph.load %vs imap [0] : tensor<8x1xf32> -> !mugraph.tile<4x1xf32>
    %r = mugraph.thread ins(%xt, %vt : !mugraph.tile<4x4xf32>, !mugraph.tile<4x1xf32>) threads [4, 4] {
    ^bb0(%xa: !mugraph.tile<4x4xf32>, %va: !mugraph.tile<4x1xf32>):
      %xf = mugraph.load %xa imap [0, 1] : !mugraph.tile<4x4xf32> -> !mugraph.fragment<1x1xf32>
      %vf = mugraph.load %va imap [0, *] : !mugraph.tile<4x1xf32> -> !mugraph.fragment<1x1xf32>
      %s = mugraph.sqrt %vf
      %p = mugraph.mul %xf, %s
      mugraph.store %p omap [0, 1] : !mugraph.fragment<1x1xf32> -> !mugraph.tile<4x4xf32>
    } -> !mugraph.tile<4x4xf32>
    mugraph.store %r omap [0] : !mugraph.tile<4x4xf32> -> tensor<8x4xf32>
  } -> tensor<8x4xf32>
  func.return %o : tensor<8x4xf32>
}
