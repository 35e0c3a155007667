// The suites of benchmarks of the contour engines, and what they have in common.
//
// Names are GAME/BOARD/..., so that a regular expression selects boards or variants. Every suite
// has an 8x8 board, which takes no time: `--benchmark_filter=8x8` tries everything once.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>

#include "minimex/contour/kernel.hpp"
#include "minimex/core/control.hpp"

#include "bench/contour/work.hpp"

namespace minimex::bench {

void register_chessboard();
void register_ideals();
void register_woodchess();
void register_chomp();

/// How tables are kept and filled.
struct Variant {
  bool layers = false;  ///< or a whole table
  bool wide = false;    ///< 64-bit numbers, or 32
  contour::Kernel kernel = contour::Kernel::Automatic;
};

/// All variants that this machine can run, those with portable loops last.
std::vector<Variant> all_variants();

/// `8x8`, `layers/64bit/avx2`
std::string name_of(std::int32_t rows, std::int32_t cols);
std::string name_of(const Variant& variant);

/// Registers a benchmark that calls solve(control), which returns a RunReport, again and again, on
/// one thread and with up to 4 GiB. No transitions: they are not counted.
template <typename Solve>
void register_solve(const std::string& name, const Work& work, Solve solve) {
  const auto run = [work, solve = std::move(solve)](benchmark::State& state) {
    for ([[maybe_unused]] auto step : state) {
      Control control;
      const RunReport report = solve(control);
      if (report.status != Status::Proved) state.SkipWithError(report.limit.c_str());
    }
    // States a second, and the time that a transition takes.
    const auto rate = benchmark::Counter::kIsIterationInvariantRate;
    state.counters["states"] = {static_cast<double>(work.states), rate};
    if (work.transitions == 0) return;
    state.counters["transition"] = {static_cast<double>(work.transitions),
                                    rate | benchmark::Counter::kInvert};
  };
  benchmark::RegisterBenchmark(name.c_str(), run)->Unit(benchmark::kMillisecond);
}

}  // namespace minimex::bench
