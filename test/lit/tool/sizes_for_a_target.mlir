// Symbolic sizes are not for CUDA; without a target, programs for all sizes stand beside the function.
// RUN: not mirage-opt --superoptimize %s -t cuda 2>&1 | filecheck %s
// RUN: mirage-opt --superoptimize='max-structures=20 max-cones=2' %s | filecheck %s --check-prefix=IR
// CHECK-NOT: Traceback
// CHECK: mirage-opt: error: @f has symbolic sizes, which -t cuda does not know: give -t triton, or no -t
// CHECK-NOT: Traceback
// IR: func.func @f(%x: tensor<?x64xf16> {{.*}} attributes {mugraph.symbols = {n = array<i64: 1, 8>}, mugraph.target = "h100"} {
// IR-NEXT: mugraph.exp %x
// IR: func.func private @f.program0({{.*}}mugraph.program_of = @f, mugraph.sizes = {n = {{.*}}}, mugraph.boxes = [{n = array<i64: 1, 8>}], mugraph.proof = "proved for all sizes"

func.func @f(%x: tensor<?x64xf16> {mugraph.dims = ["n", 64]}) -> tensor<?x64xf16> attributes {mugraph.symbols = {n = array<i64: 1, 8>}} {
  %y = mugraph.exp %x
  func.return %y : tensor<?x64xf16>
}
