// Multi-head attention: 32 heads of 16 queries; batch 1.
func.func @mha(%q: tensor<32x16x64xf16>, %k: tensor<32x64x4096xf16>, %v: tensor<32x4096x64xf16>) -> tensor<32x16x64xf16> {
  %a = mugraph.matmul %q, %k
  %e = mugraph.exp %a
  %s = mugraph.sum %e dim 2
  %p = mugraph.div %e, %s
  %o = mugraph.matmul %p, %v
  func.return %o : tensor<32x16x64xf16>
}
