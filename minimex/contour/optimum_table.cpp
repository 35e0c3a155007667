#include "minimex/contour/optimum_table.hpp"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <numeric>
#include <utility>

namespace minimex::contour {
OptimumTable::OptimumTable(OptimumProblem problem, Core core, WordValues values)
    : problem_(std::move(problem)), core_(std::move(core)), values_(std::move(values)) {}

OptimumPosition::OptimumPosition(std::shared_ptr<const OptimumTable> table)
    : table_(std::move(table)),
      all_(place_all(table_->problem())),
      core_(table_->core().place),
      core_name_(table_->problem().pieces.size(), kNotInCore) {
  const Core& core = table_->core();
  for (std::size_t i = 0; i < core.pieces.size(); ++i) core_name_[core.pieces[i]] = i;
  alone_ = std::accumulate(core.alone.begin(), core.alone.end(), std::int64_t{0});
  core_.heights(heights_);
  value_ = alone_ + *table_->core_cost(heights_);
}

void OptimumPosition::take(std::size_t piece) {
  all_.take(piece);
  if (core_name_[piece] != kNotInCore) core_.take(core_name_[piece]);
  alone_ -= table_->core().alone[piece];
}

std::vector<std::int32_t> OptimumPosition::core_heights() const {
  std::vector<std::int32_t> heights;
  core_.heights(heights);
  return heights;
}

std::vector<std::size_t> OptimumPosition::exposed() const {
  std::vector<std::size_t> pieces;
  all_.exposed(pieces);
  std::sort(pieces.begin(), pieces.end());
  return pieces;
}

bool OptimumPosition::can_pair(std::size_t a, std::size_t b) const noexcept {
  const auto& pieces = table_->problem().pieces;
  return pieces[a].colour != pieces[b].colour;
}

std::vector<Removal> OptimumPosition::moves() const {
  const std::vector<std::size_t> pieces = exposed();
  std::vector<Removal> moves;
  moves.reserve(pieces.size());
  for (const std::size_t piece : pieces) moves.push_back({piece});
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    for (std::size_t j = i + 1; j < pieces.size(); ++j) {
      if (can_pair(pieces[i], pieces[j])) moves.push_back({pieces[i], pieces[j]});
    }
  }
  return moves;
}

std::int64_t OptimumPosition::cost(const Removal& move) const noexcept {
  const auto& pieces = table_->problem().pieces;
  const std::int64_t value = pieces[move.first].value;
  return move.second ? std::abs(value - pieces[*move.second].value) : value;
}

std::optional<std::int64_t> OptimumPosition::value_after(const Removal& move) {
  // Empty cells behind the pieces stay: they cost nothing, and moves lead no further than they say.
  core_.heights(heights_);
  std::int64_t alone = alone_;
  const auto leave = [&](std::size_t piece) {
    alone -= table_->core().alone[piece];
    const std::size_t name = core_name_[piece];
    if (name != kNotInCore)
      --heights_[static_cast<std::size_t>(table_->core().place.cells[name].col)];
  };
  leave(move.first);
  if (move.second) leave(*move.second);
  const std::optional<std::int64_t> cost = table_->core_cost(heights_);
  if (!cost) return std::nullopt;
  return alone + *cost;
}

void OptimumPosition::play(const Removal& move) {
  value_ = *value_after(move);
  take(move.first);
  if (move.second) take(*move.second);
}

std::optional<Removal> OptimumPosition::best_move() {
  for (const Removal& move : moves()) {
    const std::optional<std::int64_t> value = value_after(move);
    if (!value) return std::nullopt;
    if (cost(move) + *value == value_) return move;
  }
  assert(false);  // some removal attains the value
  return std::nullopt;
}

}  // namespace minimex::contour
