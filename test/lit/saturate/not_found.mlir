// RUN: mirage-opt --explain %s | filecheck %s

// What is wrong is not found: a relu does not pass a norm, a scale of columns of the product is none of its contracted dimension, and
// the product of two products is not one.

// CHECK: @relu_after_norm: nothing better was found
// CHECK: @scaled_keys:
// CHECK-NOT: mugraph.mul %q
// CHECK: @product_of_products:
// CHECK-NOT: mugraph.mul %w
// CHECK: {{^  }}equivalent:
func.func @relu_after_norm(%x: tensor<64x128xf16>) -> tensor<64x128xf16> {
  %n = mugraph.rms_norm %x
  %o = mugraph.relu %n
  func.return %o : tensor<64x128xf16>
}
func.func @scaled_keys(%q: tensor<64x16xf16>, %k: tensor<4096x16xf16>, %c: tensor<4096x1xf16>) -> tensor<64x4096xf16> {
  %s = mugraph.mul %k, %c
  %t = mugraph.transpose %s permutation [1, 0]
  %o = mugraph.matmul %q, %t
  func.return %o : tensor<64x4096xf16>
}
func.func @product_of_products(%x: tensor<64x128xf16>, %w1: tensor<128x96xf16>, %w2: tensor<128x96xf16>) -> tensor<64x96xf16> {
  %g = mugraph.matmul %x, %w1
  %h = mugraph.matmul %x, %w2
  %o = mugraph.mul %g, %h
  func.return %o : tensor<64x96xf16>
}
