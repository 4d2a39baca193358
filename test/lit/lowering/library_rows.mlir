// RUN: mirage-opt -t triton %s -o %t.py
// RUN: filecheck %s --input-file %t.py
// RUN: python %t.py | filecheck %s --check-prefix CHECKED

// Kernels of libraries for rows are calls; the functions that they need, and no others, stand in the module. The reference is their meaning.

// CHECK-NOT:  def library_linear
// CHECK:      def library_rms_norm(x, weight, eps):
// CHECK:      def library_layer_norm(x, weight, bias, eps):
// CHECK:      def library_softmax(x):
// CHECK:          return torch.softmax(x, -1)
// CHECK:      def run(*inputs):
// CHECK:          t3 = library_rms_norm(x, w, 1e-05)
// CHECK-NEXT:     t4 = library_layer_norm(t3, w, b, 0.001)
// CHECK-NEXT:     t5 = library_layer_norm(t4, None, None, 0.0)
// CHECK-NEXT:     t6 = library_softmax(t5)
// CHECK-NEXT:     return t6

// CHECKED: contiguous inputs: largest relative error {{.*}}e-0
func.func @rows(%x: tensor<4x64xf32>, %w: tensor<64xf32>, %b: tensor<1x64xf32>) -> tensor<4x64xf32> {
  %r = mugraph.library_rms_norm %x, %w eps 1.0e-05
  %l = mugraph.library_layer_norm %r, %w, %b eps 1.0e-03
  %n = mugraph.library_layer_norm %l
  %s = mugraph.library_softmax %n
  func.return %s : tensor<4x64xf32>
}
