// The inner loops for machines of which nothing is known but that they run this program.
#include "minimex/contour/kernels.hpp"
#include "minimex/contour/removal_rows_impl.hpp"
#include "minimex/contour/score_rows_impl.hpp"

namespace minimex::contour {
namespace {

constexpr std::size_t kBytes = 16;

}  // namespace

template <typename Value>
RemovalLoops<Value> portable_removal_loops() noexcept {
  return RemovalRows<Lane<Value, kBytes>>::loops();
}

template <typename Value>
ScoreLoops<Value> portable_score_loops() noexcept {
  return ScoreRows<Lane<Value, kBytes>>::loops();
}

template RemovalLoops<std::int32_t> portable_removal_loops() noexcept;
template RemovalLoops<std::int64_t> portable_removal_loops() noexcept;
template ScoreLoops<std::int32_t> portable_score_loops() noexcept;
template ScoreLoops<std::int64_t> portable_score_loops() noexcept;

}  // namespace minimex::contour
