// RMSNorm and the linear layer after it; batch 8.
func.func @rmsnorm(%x: tensor<16x4096xf16>, %w: tensor<4096x6144xf16>) -> tensor<16x6144xf16> {
  %n = mugraph.rms_norm %x
  %o = mugraph.matmul %n, %w
  func.return %o : tensor<16x6144xf16>
}
