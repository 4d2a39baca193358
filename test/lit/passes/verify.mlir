// RUN: mirage-opt -p 'mugraph-verify{tests=2}' %s 2> %t.err | filecheck %s
// RUN: mirage-opt -p 'mugraph-verify{first=1}' %s 2> %t.rest | filecheck %s --check-prefix FIRST
// RUN: filecheck %s --check-prefix WARNING --input-file %t.err

// Equivalent candidates are marked with the chance of error; others are dropped, with a warning that names them.

// CHECK:      func.func @f
// CHECK-NOT:  @f.candidate0
// CHECK:      func.func private @f.candidate1
// CHECK-SAME: mugraph.verified = {bound_log2 = -{{.*}} : f64, tests = 2 : i64, lanes = 4 : i64, primes = array<i64: {{([0-9]+, ){7}[0-9]+}}>}
// CHECK-NOT:  func.func

// WARNING:      verify.mlir:26:1: warning: @f.candidate0, a candidate for @f, is dropped: not proved: output 0
// WARNING:      verify.mlir:34:1: warning: @f.candidate2, a candidate for @f, is dropped: not proved: output 0
// WARNING-NOT:  warning

// With `first`, testing stops early, and what is untested is erased.
// FIRST:     func.func @f(
// FIRST:     func.func private @f.candidate1
// FIRST-NOT: func.func

func.func @f(%x: tensor<8x64xf16>) -> tensor<8x64xf16> {
  %y = mugraph.scale %x by 2.0
  func.return %y : tensor<8x64xf16>
}
func.func private @f.candidate0(%x: tensor<8x64xf16>) -> tensor<8x64xf16> attributes {mugraph.candidate_of = @f, mugraph.cost_us = 1.0 : f64} {
  %y = mugraph.square %x
  func.return %y : tensor<8x64xf16>
}
func.func private @f.candidate1(%x: tensor<8x64xf16>) -> tensor<8x64xf16> attributes {mugraph.candidate_of = @f, mugraph.cost_us = 2.0 : f64} {
  %y = mugraph.add %x, %x
  func.return %y : tensor<8x64xf16>
}
func.func private @f.candidate2(%x: tensor<8x64xf16>) -> tensor<8x64xf16> attributes {mugraph.candidate_of = @f, mugraph.cost_us = 3.0 : f64} {
  %a = mugraph.exp %x
  %b = mugraph.log %a
  %c = mugraph.square %b
  %y = mugraph.add %c, %x
  func.return %y : tensor<8x64xf16>
}
