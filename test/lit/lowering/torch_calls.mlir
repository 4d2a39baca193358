// RUN: mirage-opt -t triton %s | filecheck %s

// What is no block graph becomes a torch call, which computes in float32 inside; views become views.

// CHECK:      def run(*inputs):
// CHECK:      def computed(x, w):
// CHECK-NEXT:     t2 = w.permute((1, 0))
// CHECK-NEXT:     t3 = torch.matmul(x, t2)
// CHECK-NEXT:     t4 = torch.nn.functional.silu(t3)
// CHECK-NEXT:     return t4
func.func @linear_silu(%x: tensor<4x64xf16>, %w: tensor<32x64xf16>) -> tensor<4x32xf16> {
  %t = mugraph.transpose %w permutation [1, 0]
  %y = mugraph.matmul %x, %t
  %z = mugraph.silu %y
  func.return %z : tensor<4x32xf16>
}
