"""Identities that rewriting programs needs, applied to both sides before anything is hashed.

Elsewhere functions are oracles without any law. Each identity is a rewrite of a graph, at every level:

| before | after |
|---|---|
| exp(a + b) | exp(a) · exp(b) |
| exp(a − b) | exp(a) / exp(b) |
| exp(c·(a ± b)), exp((a ± b) / c), c a number or any value | exp(c·a) · or / exp(c·b), … |
| exp(k/n · a), k a small integer; exp(−a) | exp(a/n)^k; 1 / exp(a) |
| exp(offset(a, c)) | exp(a) · exp(c) |
| exp(f(a)), f a layout operator | f(exp(a)), when one of these rules applies to exp(a) |
| accumulate sum x shift s | (accumulate sum exp(s)·x) / exp(accumulate max s) |
| log(a · b), log(a / b), b positive | log(a) + log(b), log(a) − log(b) |
| log(Σ a·b), b positive and alike for all terms | log(Σ a) + log(b), for sums, accumulators and products of matrices |
| x / (a · b), x / Σ (a · b), b alike for all terms | (x / b) / a, (x / b) / Σ a |
| max(a · b), b positive and alike for all; max(a + b), b alike for all | max(a) · b; max(a) + b |
| max(a · b, c · b), relu(a · b), b positive; max(a + b, c + b) | max(a, c) · b, relu(a) · b; max(a, c) + b |
| max(k·a), max(k·a, k·b), relu(k·a), k a positive number | k · max(a), k · max(a, b), k · relu(a) |
| min(a, b); clamp(x, a, b); max(x, 0) | −max(−a, −b); b − relu(b − a − relu(x − a)); relu(x) |
| log(exp(a)), log(√a), log(1 / a) | a, log(a) / 2, −log(a) |
| exp(log(a)), a positive | a |
| expm1(a), log1p(a) | exp(a) − 1, log(1 + a) |
| a + b − b where b has a value everywhere; a + a; the sum of n equal terms | a; 2·a; n times the term |
| silu(a) | a · sigmoid(a) |
| tanh(a); sigmoid(−a) | 2 · sigmoid(2a) − 1; 1 − sigmoid(a) |
| p / (p + q), p and q products of exponentials, q may be 1 | sigmoid(log p − log q), where a sigmoid is an oracle |
| sigmoid(a) | exp(a) / (exp(a) + 1), where it is a quotient |
| a · (1 / b) | a / b |
| gelu(a), the form with tanh | a · sigmoid of twice its argument of tanh |

The law of the shifted accumulator is its meaning, Σ_l exp(s_l − M)·x_l, by the second law. Loads and stores are views, too: where a
graph takes the exp of a sum that another one stores, a copy of that one stores the product of the exponentials, which is loaded;
and likewise for log. A graph loads and stores the terms of a sum and the positive factors of a product one by one, and a mere copy
is the operand itself. The exponential of a number is the same in all iterations, and a tensor that is a number in all its entries
is known as that number where it is loaded. So it makes no difference where a program is cut into kernels. Values that no output
needs are left out. Tiles may outgrow shared memory; the rewritten program never runs on a GPU.

Two laws have a choice, and each choice proves pairs that the others do not. Splitting every sum hides that exp(x·w) is
exp(x₁·w₁ + x₂·w₂), a product over two halves: one is the exponential of a sum that is not written as one, the other becomes a
product. Splitting only *shifts*, sums in which one operand is broadcast to the other (a maximum, a bias), keeps that, and hides
that exp(a + b) is exp(a)·exp(b) for whole tensors; nor does it take powers. `Splitting` says which. And `Activations` says whether
a sigmoid is an oracle, or a quotient of exponentials, which costs a division for each entry.

`rewriter` says which file is about which operator. All of them add nodes to one `body`.
"""

from mirage_ir.verify.identities.choices import Activations as Activations
from mirage_ir.verify.identities.choices import Splitting as Splitting
from mirage_ir.verify.identities.factors import PRODUCT as PRODUCT
from mirage_ir.verify.identities.gates import GELU as GELU
from mirage_ir.verify.identities.rewriter import normalize as normalize
from mirage_ir.verify.identities.roots import by_roots as by_roots
