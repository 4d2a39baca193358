// Multi-head attention: 32 heads of 16 queries; batch 8.
func.func @mha(%q: tensor<256x16x64xf16>, %k: tensor<256x64x4096xf16>, %v: tensor<256x4096x64xf16>) -> tensor<256x16x64xf16> {
  %a = mugraph.matmul %q, %k
  %e = mugraph.exp %a
  %s = mugraph.sum %e dim 2
  %p = mugraph.div %e, %s
  %o = mugraph.matmul %p, %v
  func.return %o : tensor<256x16x64xf16>
}
