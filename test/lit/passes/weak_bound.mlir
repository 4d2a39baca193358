// RUN: mirage-opt -p 'mugraph-verify{lanes=1 tests=1}' %s 2>&1 | filecheck %s
// RUN: mirage-opt -p 'mugraph-verify{lanes=2 tests=3}' %s 2>&1 | filecheck %s --check-prefix STRONG
// RUN: mirage-opt -p 'mugraph-verify{lanes=1}' %s 2>&1 | filecheck %s --check-prefix STRONG

// CHECK:      weak_bound.mlir:[[# @LINE + 4]]:1: warning: @f: the chance of a wrong program is bounded by 2^-{{1?[0-9]\.[0-9]}} only; more tests lower it
// CHECK-NOT:  warning
// CHECK:      mugraph.verified
// STRONG-NOT: warning
func.func @f(%x: tensor<8x64xf16>) -> tensor<8x64xf16> {
  %y = mugraph.softmax %x dim 1
  func.return %y : tensor<8x64xf16>
}
func.func private @f.candidate0(%x: tensor<8x64xf16>) -> tensor<8x64xf16> attributes {mugraph.candidate_of = @f, mugraph.cost_us = 1.0 : f64} {
  %e = mugraph.exp %x
  %s = mugraph.sum %e dim 1
  %y = mugraph.div %e, %s
  func.return %y : tensor<8x64xf16>
}
