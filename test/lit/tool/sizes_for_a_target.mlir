// Targets that do not know symbolic sizes; without a target, programs for all sizes stand beside the function.
// RUN: not mirage-opt --superoptimize %s -t dot 2>&1 | filecheck %s
// RUN: not mirage-opt %s -t cuda 2>&1 | filecheck %s --check-prefix=FIRST
// RUN: mirage-opt --superoptimize='max-structures=20 max-cones=2' %s | filecheck %s --check-prefix=IR
// RUN: mirage-opt --superoptimize='max-structures=20 max-cones=2' %s -t cuda | filecheck %s --check-prefix=CUDA
// CHECK-NOT: Traceback
// CHECK: mirage-opt: error: @f has symbolic sizes, which -t dot does not know: triton, cuda, cuda-torch do, and -t mlir
// CHECK-NOT: Traceback
// FIRST-NOT: Traceback
// FIRST: sizes_for_a_target.mlir:[[# @LINE + 7]]:1: error: @f: it has symbolic sizes and no programs for them: run mugraph-superoptimize first
// FIRST-NOT: Traceback
// IR: func.func @f(%x: tensor<?x64xf16> {{.*}} attributes {mugraph.symbols = {n = array<i64: 1, 8>}, mugraph.target = "h100"} {
// IR-NEXT: mugraph.exp %x
// IR: func.func private @f.program0({{.*}}mugraph.program_of = @f, mugraph.sizes = {n = {{.*}}}, mugraph.boxes = [{n = array<i64: 1, 8>}], mugraph.proof = "proved for all sizes"
// CUDA: // for n 1 … 8:

func.func @f(%x: tensor<?x64xf16> {mugraph.dims = ["n", 64]}) -> tensor<?x64xf16> attributes {mugraph.symbols = {n = array<i64: 1, 8>}} {
  %y = mugraph.exp %x
  func.return %y : tensor<?x64xf16>
}
