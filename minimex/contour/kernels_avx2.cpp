// The inner loops for machines with AVX2; the only file that is compiled with its flag.
#include "minimex/contour/kernels.hpp"
#include "minimex/contour/removal_rows_impl.hpp"
#include "minimex/contour/score_rows_impl.hpp"

namespace minimex::contour {
namespace {

constexpr std::size_t kBytes = 32;

}  // namespace

template <typename Value>
RemovalLoops<Value> avx2_removal_loops() noexcept {
  return RemovalRows<Lane<Value, kBytes>>::loops();
}

template <typename Value>
ScoreLoops<Value> avx2_score_loops() noexcept {
  return ScoreRows<Lane<Value, kBytes>>::loops();
}

template RemovalLoops<std::int32_t> avx2_removal_loops() noexcept;
template RemovalLoops<std::int64_t> avx2_removal_loops() noexcept;
template ScoreLoops<std::int32_t> avx2_score_loops() noexcept;
template ScoreLoops<std::int64_t> avx2_score_loops() noexcept;

}  // namespace minimex::contour
