// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// The same entries shared out among threads in another way.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<8x4xf32>, %y: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %o = mugraph.block ins(%x, %y : tensor<8x4xf32>, tensor<8x4xf32>) grid [2] threads 16 {
  ^bb0(%xs: tensor<8x4xf32>, %ys: tensor<8x4xf32>):
    %xt = mugraph.load %xs imap [0] : tensor<8x4xf32> -> !mugraph.tile<4x4xf32>
    %yt = mugraph.load %ys imap [0] : tensor<8x4xf32> -> !mugraph.tile<4x4xf32>
    %r = mugraph.thread ins(%xt, %yt : !mugraph.tile<4x4xf32>, !mugraph.tile<4x4xf32>) threads [4, 4] {
    ^bb0(%xa: !mugraph.tile<4x4xf32>, %ya: !mugraph.tile<4x4xf32>):
      %xf = mugraph.load %xa imap [0, 1] : !mugraph.tile<4x4xf32> -> !mugraph.fragment<1x1xf32>
      %yf = mugraph.load %ya imap [0, 1] : !mugraph.tile<4x4xf32> -> !mugraph.fragment<1x1xf32>
      %q = mugraph.mul %xf, %yf
      %t = mugraph.tanh %q
      mugraph.store %t omap [0, 1] : !mugraph.fragment<1x1xf32> -> !mugraph.tile<4x4xf32>
    } -> !mugraph.tile<4x4xf32>
    mugraph.store %r omap [0] : !mugraph.tile<4x4xf32> -> tensor<8x4xf32>
  } -> tensor<8x4xf32>
  func.return %o : tensor<8x4xf32>
}
func.func @tgt(%x: tensor<8x4xf32>, %y: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %o = mugraph.block ins(%x, %y : tensor<8x4xf32>, tensor<8x4xf32>) grid [4] threads 2 {
  ^bb0(%xs: tensor<8x4xf32>, %ys: tensor<8x4xf32>):
    %xt = mugraph.load %xs imap [1] : tensor<8x4xf32> -> !mugraph.tile<8x1xf32>
    %yt = mugraph.load %ys imap [1] : tensor<8x4xf32> -> !mugraph.tile<8x1xf32>
    %r = mugraph.thread ins(%xt, %yt : !mugraph.tile<8x1xf32>, !mugraph.tile<8x1xf32>) threads [2] {
    ^bb0(%xa: !mugraph.tile<8x1xf32>, %ya: !mugraph.tile<8x1xf32>):
      %xf = mugraph.load %xa imap [0] : !mugraph.tile<8x1xf32> -> !mugraph.fragment<4x1xf32>
      %yf = mugraph.load %ya imap [0] : !mugraph.tile<8x1xf32> -> !mugraph.fragment<4x1xf32>
      %q = mugraph.mul %yf, %xf
      %t = mugraph.tanh %q
      mugraph.store %t omap [0] : !mugraph.fragment<4x1xf32> -> !mugraph.tile<8x1xf32>
    } -> !mugraph.tile<8x1xf32>
    mugraph.store %r omap [1] : !mugraph.tile<8x1xf32> -> tensor<8x4xf32>
  } -> tensor<8x4xf32>
  func.return %o : tensor<8x4xf32>
}
