// RUN: mirage-opt %s | filecheck %s
// RUN: mirage-opt - < %s | filecheck %s
// RUN: mirage-opt < %s | filecheck %s
// RUN: mirage-opt %s -o %t.mlir
// RUN: mirage-opt %t.mlir --print-op-generic | filecheck %s --check-prefix GENERIC
// RUN: mirage-opt %s -o %t.mlir --stats %t.json
// RUN: filecheck %s --check-prefix STATS --input-file %t.json
// RUN: mirage-opt --version | filecheck %s --check-prefix VERSION
// RUN: mirage-opt --help | filecheck %s --check-prefix HELP

// CHECK: %y = mugraph.exp %x
// GENERIC: "mugraph.exp"(%x)
// STATS: {}
// VERSION: mirage-opt {{[0-9.]+}} (xdsl {{[0-9.]+}})
// HELP: usage: mirage-opt
// HELP: --superoptimize
func.func @f(%x: tensor<8x64xf16>) -> tensor<8x64xf16> {
  %y = mugraph.exp %x
  func.return %y : tensor<8x64xf16>
}
