// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: the variance divided by n − 1.

// CHECK: error: @tgt: refuted: output 0 at [{{[0-9, ]+}}] is 1/9 instead of 8/81{{$}}
// CHECK-NEXT: counterexample (exact):
// CHECK-NEXT: %x is 0 but for [{{[0-9, ]+}}] = 1{{$}}
func.func @src(%x: tensor<4x9xf32>) -> tensor<4x1xf32> {
  %m = mugraph.mean %x dim 1
  %c = mugraph.sub %x, %m
  %q = mugraph.square %c
  %o = mugraph.mean %q dim 1
  func.return %o : tensor<4x1xf32>
}
func.func @tgt(%x: tensor<4x9xf32>) -> tensor<4x1xf32> {
  %m = mugraph.mean %x dim 1
  %c = mugraph.sub %x, %m
  %q = mugraph.square %c
  %s = mugraph.sum %q dim 1
  %o = mugraph.scale %s by 0.125
  func.return %o : tensor<4x1xf32>
}
