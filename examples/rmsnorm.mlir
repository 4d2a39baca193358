// RMSNorm and the linear layer after it; batch 1.
func.func @rmsnorm(%x: tensor<2x4096xf16>, %w: tensor<4096x6144xf16>) -> tensor<2x6144xf16> {
  %n = mugraph.rms_norm %x
  %o = mugraph.matmul %n, %w
  func.return %o : tensor<2x6144xf16>
}
