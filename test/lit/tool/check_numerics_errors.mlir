// What --check-numerics refuses: one line, whatever it is.

// RUN: not mirage-opt --check-numerics=lage=3 %s 2>&1 | filecheck %s --check-prefix OPTION
// OPTION: mirage-opt: error: flag 'check-numerics' has no option 'lage': its options are fail, large, seed, tiny, whole
// OPTION-NOT: {{.}}

// RUN: not mirage-opt --check-numerics=large=-3 %s 2>&1 | filecheck %s --check-prefix RANGE
// RANGE: mirage-opt: error: option 'large' takes positive magnitudes, not -3
// RANGE-NOT: {{.}}

// RUN: not mirage-opt --check-numerics=tiny=small %s 2>&1 | filecheck %s --check-prefix VALUE
// VALUE: mirage-opt: error: option 'tiny' of flag 'check-numerics' must be {{.*}}, not 'small'
// VALUE-NOT: {{.}}

// RUN: not mirage-opt --check-numerics=seed=-1 %s 2>&1 | filecheck %s --check-prefix SEED
// SEED: mirage-opt: error: option 'seed' takes an integer from 0 to 9223372036854775807, not -1
// SEED-NOT: {{.}}

// RUN: not mirage-opt --check-numerics='large=3},cse{' %s 2>&1 | filecheck %s --check-prefix INJECTED
// INJECTED: mirage-opt: error: --check-numerics takes options, not passes: 'large=3},cse{'
// INJECTED-NOT: {{.}}

// RUN: not mirage-opt --check-numerics --verify-equivalence %s 2>&1 | filecheck %s --check-prefix BOTH
// BOTH: mirage-opt: error: --check-numerics and --verify-equivalence both print something else than IR: give one of them
// BOTH-NOT: {{.}}

// RUN: not mirage-opt --check-numerics %S/../passes/nothing.mlir 2>&1 | filecheck %s --check-prefix NOTHING
// NOTHING: nothing.mlir:{{.*}}: error: nothing to check: no function consists of mugraph operators alone
// NOTHING-NOT: {{.}}

// RUN: not mirage-opt -p 'mugraph-check-numerics' %s 2>&1 | filecheck %s --check-prefix CANDIDATES
// CANDIDATES: error: no candidates: run mugraph-generate first
// CANDIDATES-NOT: {{.}}

// RUN: not mirage-opt -p 'mugraph-check-numerics{first=0}' %s 2>&1 | filecheck %s --check-prefix FIRST
// FIRST: mirage-opt: error: option 'first' takes a positive integer, not 0
// FIRST-NOT: {{.}}

// RUN: not mirage-opt --check-numerics='large=20 fail=true' %s 2>&1 | filecheck %s --check-prefix FAIL
// FAIL: check_numerics_errors.mlir:43:1: error: @f: it overflows: large inputs from 20 on
// FAIL-NOT: {{.}}

func.func @f(%x: tensor<8x64xf16>) -> tensor<8x64xf16> {
  %e = mugraph.exp %x
  %y = mugraph.log %e
  func.return %y : tensor<8x64xf16>
}
