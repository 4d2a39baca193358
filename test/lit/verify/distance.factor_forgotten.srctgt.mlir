// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: (a − b)² without the 2 of the mixed term.

// CHECK: error: @tgt: refuted: output 0 at [0, 0] is 1 instead of 0{{$}}
// CHECK-NEXT: counterexample (exact):
// CHECK-NEXT: %a is 1 everywhere{{$}}
// CHECK-NEXT: %b is 1 everywhere{{$}}
func.func @src(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %d = mugraph.sub %a, %b
  %o = mugraph.square %d
  func.return %o : tensor<4x8xf32>
}
func.func @tgt(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %x = mugraph.square %a
  %y = mugraph.square %b
  %z = mugraph.mul %a, %b
  %s = mugraph.add %x, %y
  %o = mugraph.sub %s, %z
  func.return %o : tensor<4x8xf32>
}
