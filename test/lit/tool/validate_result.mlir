// A result names its source: it is the best known for that, and so is its runner-up nearly. Options and names are those of the search.
// RUN: mirage-opt --superoptimize='top=2' %s | mirage-opt --validate | filecheck %s
// RUN: mirage-opt --validate --superoptimize='target=a100' %s | filecheck %s --check-prefix A100

// CHECK: {{^}}@f on h100, times by the model
// CHECK: given {{ +}}1 {{ +}}2 MiB
// CHECK: no gap: nothing is more than 20% above the best known.
// CHECK: {{^}}@f.1 on h100, times by the model
// CHECK: no gap

// A100: {{^}}@f on a100, times by the model
// A100: gaps of more than 20%: kernels (2.00 times), bytes (2.00 times)
// A100: device memory: %e (512 × 1024 f16) is written and read once, not by the best known

func.func @f(%x: tensor<512x1024xf16>) -> tensor<512x1024xf16> {
  %e = mugraph.exp %x
  %y = mugraph.silu %e
  func.return %y : tensor<512x1024xf16>
}
