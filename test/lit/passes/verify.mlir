// RUN: mirage-opt -p 'mugraph-verify{tests=2}' %s 2> %t.err | filecheck %s
// RUN: filecheck %s --check-prefix WARNING --input-file %t.err

// Equivalent candidates are marked with the chance of error; others are dropped, with a warning that names them.

// CHECK:      func.func @f
// CHECK-NOT:  @f.candidate0
// CHECK:      func.func private @f.candidate1
// CHECK-SAME: mugraph.verified = {bound_log2 = -{{.*}} : f64, tests = 2 : i64, lanes = 4 : i64, prime = {{[0-9]+}} : i64}
// CHECK-NOT:  func.func

// WARNING:      verify.mlir:20:1: warning: @f.candidate0 is not equivalent to @f and was dropped:
// WARNING-NOT:  warning

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
