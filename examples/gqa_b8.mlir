// Grouped-query attention; batch 8.
func.func @gqa(%q: tensor<16x256x64xf16>, %k: tensor<16x64x4096xf16>, %v: tensor<16x4096x64xf16>) -> tensor<16x256x64xf16> {
  %a = mugraph.matmul %q, %k
  %e = mugraph.exp %a
  %s = mugraph.sum %e dim 2
  %p = mugraph.div %e, %s
  %o = mugraph.matmul %p, %v
  func.return %o : tensor<16x256x64xf16>
}
