// RUN: not mirage-opt -p mugraph-select %s 2>&1 | filecheck %s
// RUN: not mirage-opt -p mugraph-verify %s 2>&1 | filecheck %s

// CHECK: select_orphan.mlir:5:1: error: @f.candidate0: 'mugraph.candidate_of' names no function of this module
func.func private @f.candidate0(%x: tensor<8x64xf16>) -> tensor<8x64xf16> attributes {mugraph.candidate_of = @f} {
  %y = mugraph.add %x, %x
  func.return %y : tensor<8x64xf16>
}
