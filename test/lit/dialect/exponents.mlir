// Numbers with an exponent and no point, as Python writes them, are read; they are printed as MLIR wants them.
// RUN: mirage-opt %s | filecheck %s
// RUN: mirage-opt %s | mirage-opt - | filecheck %s
// RUN: mirage-opt %s --print-op-generic | mirage-opt - | filecheck %s
// CHECK: mugraph.offset %x by 1.0e-05
// CHECK: mugraph.scale %a by -2000.0
// CHECK: mugraph.clamp %b min -1.0e-20 max 1.0e+20
// CHECK: mugraph.rms_norm %c eps 1.0e-06
// CHECK: mugraph.offset %d by 3.0e-05

func.func @f(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %a = mugraph.offset %x by 1e-5
  %b = mugraph.scale %a by -2E3
  %c = mugraph.clamp %b min -1e-20 max 1e+20
  %d = mugraph.rms_norm %c eps 1e-06
  %e = "mugraph.offset"(%d) <{value = 3e-5 : f64}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  func.return %e : tensor<4x4xf32>
}
