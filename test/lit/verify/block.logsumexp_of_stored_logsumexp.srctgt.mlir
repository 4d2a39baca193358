// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// A logsumexp of logsumexps, whose largest terms are clamped: the numbers of a clamp go from one kernel to the next.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6x8xf32>) -> tensor<4x1x1xf32> {
  %e = mugraph.exp %x
  %r = mugraph.sum %e dim 2
  %s = mugraph.sum %r dim 1
  %o = mugraph.log %s
  func.return %o : tensor<4x1x1xf32>
}
func.func @tgt(%x: tensor<4x6x8xf32>) -> tensor<4x1x1xf32> {
  %first = mugraph.block ins(%x : tensor<4x6x8xf32>) grid [4, 3] {
  ^bb0(%xs: tensor<4x6x8xf32>):
    %xt = mugraph.load %xs imap [0, 1] : tensor<4x6x8xf32> -> !mugraph.tile<1x2x8xf32>
    %m = mugraph.max %xt dim 2
    %c = mugraph.clamp %m min -100.0 max 100.0
    %d = mugraph.sub %xt, %c
    %e = mugraph.exp %d
    %r = mugraph.sum %e dim 2
    %l = mugraph.log %r
    %a = mugraph.add %l, %c
    mugraph.store %a omap [0, 1] : !mugraph.tile<1x2x1xf32> -> tensor<4x6x1xf32>
  } -> tensor<4x6x1xf32>
  %o = mugraph.block ins(%first : tensor<4x6x1xf32>) grid [4] {
  ^bb0(%ys: tensor<4x6x1xf32>):
    %y = mugraph.load %ys imap [0] : tensor<4x6x1xf32> -> !mugraph.tile<1x6x1xf32>
    %m = mugraph.max %y dim 1
    %c = mugraph.clamp %m min -100.0 max 100.0
    %d = mugraph.sub %y, %c
    %e = mugraph.exp %d
    %r = mugraph.sum %e dim 1
    %l = mugraph.log %r
    %a = mugraph.add %l, %c
    mugraph.store %a omap [0] : !mugraph.tile<1x1x1xf32> -> tensor<4x1x1xf32>
  } -> tensor<4x1x1xf32>
  func.return %o : tensor<4x1x1xf32>
}
