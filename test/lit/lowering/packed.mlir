// RUN: mirage-opt -t triton %s | filecheck %s
// RUN: mirage-opt -t cuda-torch %s | filecheck %s --check-prefix CUDA

// Heads that a transposition brought to the front lie like no batch of matrices, so a product would copy them, and a reshape. A
// kernel of our own makes these copies. Rows that lie like one matrix are taken as they lie.

// CHECK:      def packing_kernel(
// CHECK:      def packed(x):
// CHECK:      def computed(q, k, w):
// CHECK:      [[H:t[0-9]+]] = q.permute((0, 2, 1, 3))
// CHECK:      [[S:t[0-9]+]] = torch.matmul(packed([[H]]), k)
// CHECK:      [[B:t[0-9]+]] = [[S]].permute((0, 2, 1, 3))
// CHECK:      [[R:t[0-9]+]] = packed([[B]]).reshape((2, 16, 128))
// CHECK:      torch.matmul([[R]], w)

// CUDA:       def packed(x):
// CUDA:       torch.matmul(packed(

func.func @heads(%q: tensor<2x16x4x32xf16>, %k: tensor<2x4x32x32xf16>, %w: tensor<128x64xf16>) -> tensor<2x16x64xf16> {
  %h = mugraph.transpose %q permutation [0, 2, 1, 3]
  %s = mugraph.matmul %h, %k
  %b = mugraph.transpose %s permutation [0, 2, 1, 3]
  %r = mugraph.reshape %b to [2, 16, 128]
  %y = mugraph.matmul %r, %w
  func.return %y : tensor<2x16x64xf16>
}
