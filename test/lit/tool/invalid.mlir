// RUN: not mirage-opt %s 2>&1 | filecheck %s

// An operation that parses and does not verify is named with its place.

// CHECK: invalid.mlir:8:1: error: 'func.func': {{.*}}Expected entry block arguments{{.*}}
// CHECK-NOT: {{.}}

"func.func"() <{sym_name = "f", function_type = (f32) -> ()}> ({
^bb0(%x: f64):
  func.return
}) : () -> ()
