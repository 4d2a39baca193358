// RUN: mirage-opt -t triton %s -o %t.py
// RUN: filecheck %s --input-file %t.py
// RUN: python %t.py | filecheck %s --check-prefix CHECKED

// A product with a bias and what its kernel does with its sums at last. GELU is that by tanh, on a GPU and without one.

// CHECK:      def library_linear(x, w, bias, activation):
// CHECK:      def run(*inputs):
// CHECK:          t3 = library_linear(x, w, b, 'gelu')
// CHECK-NEXT:     t4 = library_linear(t3, w, b, 'relu')
// CHECK-NEXT:     t5 = library_linear(t4, w, b, 'none')
// CHECK-NEXT:     return t5

// CHECKED: contiguous inputs: largest relative error {{.*}}e-0
func.func @layers(%x: tensor<16x64xf32>, %w: tensor<64x64xf32>, %b: tensor<64xf32>) -> tensor<16x64xf32> {
  %g = mugraph.library_linear %x, %w, %b activation "gelu"
  %r = mugraph.library_linear %g, %w, %b activation "relu"
  %l = mugraph.library_linear %r, %w, %b
  func.return %l : tensor<16x64xf32>
}
