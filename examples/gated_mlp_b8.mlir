// Gated multi-layer perceptron, up to its gate; 8 rows whatever the batch.
func.func @gated_mlp(%x: tensor<8x4096xf16>, %w1: tensor<4096x4096xf16>, %w2: tensor<4096x4096xf16>) -> tensor<8x4096xf16> {
  %a = mugraph.matmul %x, %w1
  %g = mugraph.silu %a
  %b = mugraph.matmul %x, %w2
  %o = mugraph.mul %g, %b
  func.return %o : tensor<8x4096xf16>
}
