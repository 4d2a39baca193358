// RUN: not mirage-opt -p mugraph-superoptimize %s 2>&1 | filecheck %s
// RUN: not mirage-opt -p mugraph-verify %s 2>&1 | filecheck %s
// RUN: not mirage-opt -t triton %s 2>&1 | filecheck %s

// CHECK: nested.mlir:[[# @LINE + 2]]:1: error: {{.*}}; @f stands in a module of its own inside this one, where no pass and no target looks
// CHECK-NOT: {{.}}
builtin.module {
  builtin.module {
    func.func @f(%x: tensor<4x4xf16>) -> tensor<4x4xf16> {
      %y = mugraph.exp %x
      func.return %y : tensor<4x4xf16>
    }
  }
}
