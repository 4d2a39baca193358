// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// tanh(x) = (exp(x) − exp(−x))/(exp(x) + exp(−x)).

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %o = mugraph.tanh %x
  func.return %o : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %a = mugraph.exp %x
  %n = mugraph.neg %x
  %b = mugraph.exp %n
  %u = mugraph.sub %a, %b
  %d = mugraph.add %a, %b
  %o = mugraph.div %u, %d
  func.return %o : tensor<4x6xf32>
}
