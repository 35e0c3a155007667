// Time per state and per transition of the contour engines: docs/benchmarks.md.
#include <algorithm>

#include "bench/contour/suites.hpp"

namespace minimex::bench {

std::vector<Variant> all_variants() {
  std::vector<Variant> variants;
  for (const contour::Kernel kernel : {contour::Kernel::Avx2, contour::Kernel::Portable}) {
    if (!contour::available(kernel)) continue;
    for (const bool layers : {false, true}) {
      for (const bool wide : {false, true}) variants.push_back({layers, wide, kernel});
    }
  }
  return variants;
}

std::string name_of(std::int32_t rows, std::int32_t cols) {
  return std::to_string(rows) + "x" + std::to_string(cols);
}

std::string name_of(const Variant& variant) {
  return std::string(variant.layers ? "layers" : "table") + (variant.wide ? "/64bit/" : "/32bit/") +
         std::string(contour::to_string(variant.kernel));
}

}  // namespace minimex::bench

int main(int argc, char** argv) {
  minimex::bench::register_chessboard();
  minimex::bench::register_ideals();
  minimex::bench::register_woodchess();
  minimex::bench::register_chomp();
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
  return benchmark::RunSpecifiedBenchmarks() == 0 ? 1 : 0;
}
