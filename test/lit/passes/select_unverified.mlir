// RUN: not mirage-opt -p mugraph-select %s 2>&1 | filecheck %s

// CHECK: select_unverified.mlir:4:1: error: @f: none of its 1 candidates is verified, so none can be chosen
func.func @f(%x: tensor<8x64xf16>) -> tensor<8x64xf16> {
  %y = mugraph.scale %x by 2.0
  func.return %y : tensor<8x64xf16>
}
func.func private @f.candidate0(%x: tensor<8x64xf16>) -> tensor<8x64xf16> attributes {mugraph.candidate_of = @f, mugraph.cost_us = 1.0 : f64} {
  %y = mugraph.add %x, %x
  func.return %y : tensor<8x64xf16>
}
