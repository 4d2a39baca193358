// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: a kernel divides by the root that it multiplied by; the source needs roots of y for its other output alone.

// CHECK: error: @tgt: {{refuted|not proved}}:
func.func @src(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>) {
  %o = mugraph.square %x
  %r = mugraph.sqrt %y
  func.return %o, %r : tensor<4x6xf32>, tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>) {
  %o, %r = mugraph.block ins(%x, %y : tensor<4x6xf32>, tensor<4x6xf32>) grid [2] {
  ^bb0(%xs: tensor<4x6xf32>, %ys: tensor<4x6xf32>):
    %xt = mugraph.load %xs imap [0] : tensor<4x6xf32> -> !mugraph.tile<2x6xf32>
    %yt = mugraph.load %ys imap [0] : tensor<4x6xf32> -> !mugraph.tile<2x6xf32>
    %q = mugraph.square %xt
    %w = mugraph.sqrt %yt
    %m = mugraph.mul %q, %w
    %d = mugraph.div %m, %w
    mugraph.store %d omap [0] : !mugraph.tile<2x6xf32> -> tensor<4x6xf32>
    mugraph.store %w omap [0] : !mugraph.tile<2x6xf32> -> tensor<4x6xf32>
  } -> (tensor<4x6xf32>, tensor<4x6xf32>)
  func.return %o, %r : tensor<4x6xf32>, tensor<4x6xf32>
}
