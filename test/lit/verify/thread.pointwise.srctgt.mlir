// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// The element-wise end of a kernel in a thread graph: each thread has one entry, and its row's sum.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
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
    %r = mugraph.thread ins(%xt, %s : !mugraph.tile<4x4xf32>, !mugraph.tile<4x1xf32>) threads [4, 4] {
    ^bb0(%xa: !mugraph.tile<4x4xf32>, %sa: !mugraph.tile<4x1xf32>):
      %xf = mugraph.load %xa imap [0, 1] : !mugraph.tile<4x4xf32> -> !mugraph.fragment<1x1xf32>
      %sf = mugraph.load %sa imap [0, *] : !mugraph.tile<4x1xf32> -> !mugraph.fragment<1x1xf32>
      %f = mugraph.exp %xf
      %q = mugraph.div %f, %sf
      mugraph.store %q omap [0, 1] : !mugraph.fragment<1x1xf32> -> !mugraph.tile<4x4xf32>
    } -> !mugraph.tile<4x4xf32>
    mugraph.store %r omap [0] : !mugraph.tile<4x4xf32> -> tensor<8x4xf32>
  } -> tensor<8x4xf32>
  func.return %o : tensor<8x4xf32>
}
