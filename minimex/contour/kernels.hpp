// The variants of the inner loops, each compiled for another kind of machine.
#pragma once

#include "minimex/contour/removal_rows.hpp"
#include "minimex/contour/score_rows.hpp"

namespace minimex::contour {

template <typename Value>
RemovalLoops<Value> portable_removal_loops() noexcept;
template <typename Value>
RemovalLoops<Value> avx2_removal_loops() noexcept;

template <typename Value>
ScoreLoops<Value> portable_score_loops() noexcept;
template <typename Value>
ScoreLoops<Value> avx2_score_loops() noexcept;

}  // namespace minimex::contour
