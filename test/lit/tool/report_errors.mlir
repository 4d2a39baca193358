// A report that cannot be is one message, before anything is searched.

// RUN: not mirage-opt %s --report %t.html 2>&1 | filecheck %s --check-prefix ALONE
// ALONE: mirage-opt: error: --report is about a superoptimized program: give --superoptimize, or --select-from
// ALONE-NOT: {{.}}

// RUN: not mirage-opt --superoptimize %s --report %S/Inputs 2>&1 | filecheck %s --check-prefix FOLDER
// FOLDER: mirage-opt: error: cannot write '{{.*}}Inputs': Is a directory
// FOLDER-NOT: {{.}}

// RUN: not mirage-opt --superoptimize %s --report %S/Inputs/missing/out.html 2>&1 | filecheck %s --check-prefix MISSING
// MISSING: mirage-opt: error: cannot write '{{.*}}missing/out.html': No such file or directory
// MISSING-NOT: {{.}}

// RUN: not mirage-opt --superoptimize %s -o %t.same --report %t.same 2>&1 | filecheck %s --check-prefix SAME
// SAME: mirage-opt: error: -o and --report name the same file '{{.*}}.same'
// SAME-NOT: {{.}}

// RUN: not mirage-opt --superoptimize %s --explain --report %t.html 2>&1 | filecheck %s --check-prefix EXPLAIN
// EXPLAIN: mirage-opt: error: --report is about the result for one module: leave out --explain
// EXPLAIN-NOT: {{.}}

// RUN: not mirage-opt --superoptimize %s --split-input-file --report %t.html 2>&1 | filecheck %s --check-prefix SPLIT
// SPLIT: mirage-opt: error: --report is about the result for one module: leave out --split-input-file
// SPLIT-NOT: {{.}}

// RUN: not mirage-opt --superoptimize %s --check-numerics --report %t.html 2>&1 | filecheck %s --check-prefix NUMERICS
// NUMERICS: mirage-opt: error: --report is about the result for one module: leave out --check-numerics
// NUMERICS-NOT: {{.}}

func.func @f(%x: tensor<8x64xf16>) -> tensor<8x64xf16> {
  %y = mugraph.exp %x
  func.return %y : tensor<8x64xf16>
}
