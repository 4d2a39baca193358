// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: the transpose of a product is not the product of transposes in the same order.

// CHECK: error: @tgt: refuted: output 0 at [{{[0-9, ]+}}] is 1 instead of 0{{$}}
// CHECK-NEXT: counterexample (exact):
// CHECK-NEXT: %a is 1 everywhere{{$}}
// CHECK-NEXT: %b is 0 but for [{{[0-9, ]+}}] = 1{{$}}
func.func @src(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %y = mugraph.matmul %a, %b
  %o = mugraph.transpose %y permutation [1, 0]
  func.return %o : tensor<8x8xf32>
}
func.func @tgt(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %s = mugraph.transpose %a permutation [1, 0]
  %t = mugraph.transpose %b permutation [1, 0]
  %o = mugraph.matmul %s, %t
  func.return %o : tensor<8x8xf32>
}
