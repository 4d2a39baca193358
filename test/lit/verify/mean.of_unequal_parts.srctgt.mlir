// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: the mean of the means of parts of different sizes.

// CHECK: error: @tgt: refuted: output 0 at [{{[0-9, ]+}}] is 1/12 instead of 1/8{{$}}
// CHECK-NEXT: counterexample (exact):
// CHECK-NEXT: %x is 0 but for [{{[0-9, ]+}}] = 1{{$}}
func.func @src(%x: tensor<4x8xf32>) -> tensor<4x1xf32> {
  %o = mugraph.mean %x dim 1
  func.return %o : tensor<4x1xf32>
}
func.func @tgt(%x: tensor<4x8xf32>) -> tensor<4x1xf32> {
  %l = mugraph.slice %x dim 1 start 0 stop 2
  %r = mugraph.slice %x dim 1 start 2 stop 8
  %a = mugraph.mean %l dim 1
  %b = mugraph.mean %r dim 1
  %s = mugraph.add %a, %b
  %o = mugraph.scale %s by 0.5
  func.return %o : tensor<4x1xf32>
}
