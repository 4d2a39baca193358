// A module declares the space of a search. Options replace what it declares, one by one.

// RUN: mirage-opt -p 'mugraph-generate{top=all}' %s | filecheck %s

builtin.module attributes {mugraph.space = {griddims = "4", franges = "1,2", operators = "matmul,accumulate sum"}} {
  func.func @product(%x: tensor<16x32xf16>, %w: tensor<32x64xf16>) -> tensor<16x64xf16> {
    %0 = mugraph.matmul %x, %w
    func.return %0 : tensor<16x64xf16>
  }
}
// CHECK-LABEL: func.func @product
// CHECK-DAG: grid [4] loop 1
// CHECK-DAG: grid [4] loop 2
// CHECK-NOT: grid [{{[^4]}}

// RUN: mirage-opt -p 'mugraph-generate{top=all griddims=8}' %s | filecheck %s --check-prefix GRID
// GRID-NOT: grid [4]
// GRID: grid [8] loop {{[12]}}
// GRID-NOT: loop 4

// RUN: sed 's/franges = "1,2"/franges = "few"/' %s > %t.few.mlir
// RUN: not mirage-opt -p mugraph-generate %t.few.mlir 2>&1 | filecheck %s --check-prefix FEW
// FEW: few.mlir:5:1: error: 'mugraph.space' is no space: option 'franges' is written like "1,4,8", not 'few'

// RUN: sed 's/franges = "1,2"/ranges = "1"/' %s > %t.name.mlir
// RUN: not mirage-opt -p mugraph-generate %t.name.mlir 2>&1 | filecheck %s --check-prefix NAME
// NAME: name.mlir:5:1: error: 'mugraph.space' is no space: unknown search option 'ranges': known are

// RUN: sed 's/{griddims.*sum"}/1/' %s > %t.number.mlir
// RUN: not mirage-opt -p mugraph-generate %t.number.mlir 2>&1 | filecheck %s --check-prefix NUMBER
// NUMBER: number.mlir:5:1: error: 'mugraph.space' is no space: it is no dictionary
