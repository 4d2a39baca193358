// Grouped-query attention with Q and V normalized over the head dimension; batch 8.
func.func @qknorm(%q: tensor<16x256x64xf16>, %k: tensor<16x64x4096xf16>, %v: tensor<16x4096x64xf16>) -> tensor<16x256x64xf16> {
  %qn = mugraph.rms_norm %q
  %vn = mugraph.rms_norm %v
  %a = mugraph.matmul %qn, %k
  %e = mugraph.exp %a
  %s = mugraph.sum %e dim 2
  %p = mugraph.div %e, %s
  %o = mugraph.matmul %p, %vn
  func.return %o : tensor<16x256x64xf16>
}
