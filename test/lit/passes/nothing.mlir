// RUN: not mirage-opt -p mugraph-superoptimize %s 2>&1 | filecheck %s
// RUN: not mirage-opt -p mugraph-decompose %s 2>&1 | filecheck %s
// RUN: not mirage-opt -p mugraph-verify %s 2>&1 | filecheck %s --check-prefix CANDIDATES
// RUN: not mirage-opt -p mugraph-select %s 2>&1 | filecheck %s --check-prefix CANDIDATES

// CHECK: nothing.mlir:8:1: error: nothing to superoptimize: no function consists of mugraph operators alone
// CANDIDATES: nothing.mlir:8:1: error: no candidates: run mugraph-generate first
func.func @f(%x: tensor<4x64xf16>) -> tensor<4x64xf16> {
  func.return %x : tensor<4x64xf16>
}
