// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// log(softmax(x)) = x − log Σ exp(x).

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %e = mugraph.exp %x
  %s = mugraph.sum %e dim 1
  %q = mugraph.div %e, %s
  %o = mugraph.log %q
  func.return %o : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %e = mugraph.exp %x
  %s = mugraph.sum %e dim 1
  %l = mugraph.log %s
  %o = mugraph.sub %x, %l
  func.return %o : tensor<4x6xf32>
}
