// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: partial results combined with the wrong operator.

// CHECK: error: @tgt: refuted: output 0 at [0, 0] is 64 instead of 16{{$}}
// CHECK-NEXT: counterexample (exact):
// CHECK-NEXT: %x is 1 everywhere{{$}}
func.func @src(%x: tensor<4x16xf32>) -> tensor<4x1xf32> {
  %o = mugraph.sum %x dim 1
  func.return %o : tensor<4x1xf32>
}
func.func @tgt(%x: tensor<4x16xf32>) -> tensor<4x1xf32> {
  %p = mugraph.block ins(%x : tensor<4x16xf32>) grid [2] {
  ^bb0(%xs: tensor<4x16xf32>):
    %xt = mugraph.load %xs imap [1] : tensor<4x16xf32> -> !mugraph.tile<4x8xf32>
    %s = mugraph.sum %xt dim 1
    mugraph.store %s omap [new] : !mugraph.tile<4x1xf32> -> tensor<2x4x1xf32>
  } -> tensor<2x4x1xf32>
  %a = mugraph.slice %p dim 0 start 0 stop 1
  %b = mugraph.slice %p dim 0 start 1 stop 2
  %m = mugraph.mul %a, %b
  %o = mugraph.reshape %m to [4, 1]
  func.return %o : tensor<4x1xf32>
}
