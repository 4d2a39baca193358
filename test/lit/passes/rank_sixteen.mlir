// As many dimensions as an input may have, through all of the pipeline: a split reduction has one more.
// RUN: mirage-opt %s --superoptimize='griddims=8' -t triton | filecheck %s --check-prefix TRITON
// RUN: mirage-opt %s --check-numerics | filecheck %s --check-prefix NUMERICS
// TRITON: def run({{.*}}):
// NUMERICS: normal

func.func @f(%x: tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x2x64xf32>) -> tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x2x1xf32> {
  %y = mugraph.sum %x dim 15
  func.return %y : tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x2x1xf32>
}
