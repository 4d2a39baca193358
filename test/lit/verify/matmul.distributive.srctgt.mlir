// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// A product distributes over a sum of weights: X A + X B = X (A + B).

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x8xf32>, %a: tensor<8x16xf32>, %b: tensor<8x16xf32>) -> tensor<4x16xf32> {
  %y = mugraph.matmul %x, %a
  %z = mugraph.matmul %x, %b
  %o = mugraph.add %y, %z
  func.return %o : tensor<4x16xf32>
}
func.func @tgt(%x: tensor<4x8xf32>, %a: tensor<8x16xf32>, %b: tensor<8x16xf32>) -> tensor<4x16xf32> {
  %w = mugraph.add %a, %b
  %o = mugraph.matmul %x, %w
  func.return %o : tensor<4x16xf32>
}
